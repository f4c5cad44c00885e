import { html, nothing } from 'lit-html';
import type { App, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { Task } from '../../exercise/lesson-task.ts';
import { offerOnTable, tintOf } from '../../model/offers.ts';
import { titleOf } from '../../model/own-lesson.ts';
import type { View } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { dice } from '../../table/dice.ts';
import { hand } from '../../table/hand.ts';
import { middle } from '../../table/middle.ts';
import { ownSheet } from '../../table/own-score-sheet.ts';
import { seats } from '../../table/seats.ts';
import { centreOf, hasWords, isUnprinted, ownHand } from '../../table/view-queries.ts';
import type { AnswerChoice } from './answer-choices.ts';

/** State of a step shown to a class. */
interface AskState {
  readonly lesson: LessonDocument;
  readonly at: number;
  readonly task: Task | null;
  readonly shown: boolean;
  readonly choices: AnswerChoice[] | null;
  readonly counts: number[];
  readonly all: number;
  readonly broken: boolean;
  readonly isLast: boolean;
  add(at: number, by: number): void;
  on(): void;
}

/** The position on the left, the choices on the right, in large type for the back row. */
export const projectorView = (app: App, state: AskState) => {
  const { lesson, at, task } = state;
  const view = task && hasWords(app) ? task.table.state.view : null;
  return html`<div class="projector">
    <header class="projector-bar"><button class="icon-button" aria-label=${app.say('ask-leave')} title=${app.say('ask-leave')} @click=${app.back}>${icon('i-cross')}</button>
      <h1>${titleOf(app, lesson)}</h1><span>${app.say('ask-step', { step: at + 1, steps: lesson.step.length })}</span>
      ${document.fullscreenEnabled ? html`<button class="icon-button projector-full" aria-label=${app.say('full-screen')} title=${app.say('full-screen')} @click=${fullScreen}>${icon('i-full')}</button>` : nothing}</header>
    <p class="projector-text">${task ? app.lessonText(task.step.say) : nothing}</p>
    <div class="projector-position">${task && view ? positionOf(app, task, view) : html`<p class="loading-note" role="status">${app.say(state.broken ? 'lesson-broken' : 'laying')}</p>`}</div>
    <aside class="projector-choices" aria-labelledby="ask-asked">
      <h2 id="ask-asked">${task ? app.lessonText(task.step.ask) : nothing}</h2>
      <ol role="list" data-many=${(state.choices?.length ?? 0) > 5 || nothing}>${state.choices?.map((choice, n) => row(app, state, choice, n))}</ol>
      <p class="projector-answer">${answerText(app, state)}</p>
      <footer><span>${app.say('ask-answers', { count: state.all })}</span>
        <button class="primary big" @click=${() => state.on()}>${app.say(nextLabel(state))}</button></footer>
    </aside>
  </div>`;
};

const fullScreen = () =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => {},
  );

const nextLabel = ({ shown, choices, isLast }: AskState) =>
  !shown && choices?.length ? 'show-answer' : isLast ? 'ask-end' : 'ask-next';

const answerText = (app: Wording, { shown, task, choices }: AskState) => {
  if (!shown) return choices?.length ? app.say('ask-tap') : choices ? app.say('ask-none') : nothing;
  return task ? app.lessonText(task.step.right) : nothing;
};

const SIGNS = { right: 'i-check', poor: 'i-info', wrong: 'i-cross' };

const row = (app: Wording, state: AskState, { look, spoken, stands }: AnswerChoice, n: number) => {
  const { shown, counts } = state;
  const most = Math.max(1, ...counts);
  const count = counts[n] ?? 0;
  return html`<li data-stands=${shown ? stands : nothing}>
    <span class="projector-key" aria-hidden="true">${n + 1}</span><span class="projector-look">${look}<span class="spoken">${spoken}</span></span>
    ${
      shown
        ? html`<span class="meter" aria-hidden="true"><i .style=${`--share:${count / most}`}></i></span><b class="projector-count">${count}</b>
          <span class="projector-standing">${icon(SIGNS[stands])}${app.say(`desk-stand-${stands}`)}</span>`
        : html`<button class="count-less" aria-label=${app.say('ask-less', { choice: spoken })} @click=${() => state.add(n, -1)}>−</button>
          <b class="projector-count">${count}</b>
          <button class="count-more" aria-label=${app.say('ask-more', { choice: spoken })} @click=${() => state.add(n, 1)}>+</button>`
    }</li>`;
};

const positionOf = (app: App, { table, kind }: Task, view: View) => {
  const centre = centreOf(view)?.kind;
  return html`<div class="table lesson" data-kind=${centre ?? nothing} data-tint=${tintOf(offerOnTable(app))} data-task=${kind}
    data-others=${view.points.length - 1} data-unprinted=${isUnprinted(view) || nothing}>${
      centre === 'dice'
        ? html`${ownSheet(app, table, view)}${dice(app, table, view)}`
        : html`${seats(app, table, view)}${middle(app, table, view)}${ownHand(view, '').length ? hand(app, table, view) : nothing}`
    }</div>`;
};
