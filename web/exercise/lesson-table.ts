import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, CurrentTable, GameCatalogue, Navigation, Wording } from '../app.ts';
import { card, icon } from '../art/card.ts';
import { die, isDie } from '../art/die.ts';
import { offerOnTable, tintOf } from '../model/offers.ts';
import type { Step, View } from '../protocol.d.ts';
import type { Star } from '../storage/stored-types.ts';
import { tools } from '../table/bar.ts';
import { callout } from '../table/callout.ts';
import { dialog } from '../table/dialogs.ts';
import { dice } from '../table/dice.ts';
import { hand } from '../table/hand.ts';
import { badges, banner, middle } from '../table/middle.ts';
import { ownSheet } from '../table/own-score-sheet.ts';
import { lineOf, seats, takenOf } from '../table/seats.ts';
import { sideOffers } from '../table/side-offers.ts';
import { strength } from '../table/strength.ts';
import type { Table } from '../table/table-interface.ts';
import { totals } from '../table/totals.ts';
import { badgesOf, centreOf, everyBadge, hasWords, isUnprinted, ownHand, takenBy } from '../table/view-queries.ts';
import { answers, hintButton, lessonFoot, panel } from './lesson-panel.ts';
import type { Task } from './lesson-task.ts';

/**
 * A lesson under way, as the table needs it.
 * `head` stands above it: how far the learner has come.
 */
export type LessonInProgress = { task: Task; head: unknown; at: number; next(): void };

/** Title and caption of the bar; `leave` is the message id of the button that leaves. */
export type Names = { title: string; caption: unknown; leave?: string };

/** What stands in place of the bar, with the help of the foot in it, and in place of that help. */
export type Surround = { bar(help: unknown): unknown; foot: unknown };

const MOST_IN_A_ROW = 10; // stars that fit a row at full size
const FEW = 7; // cards that need no sorting

const bar = (
  app: Wording & Navigation,
  table: Table | undefined,
  { title, caption, leave = 'lesson-leave' }: Names,
) => html`<header class="bar">
  <div class="bar-name">
    <button class="tool back" aria-label=${app.say(leave)} title=${app.say(leave)} @click=${app.back}>${icon('i-cross')}</button>
    <h1>${title}</h1><span class="caption">${caption}</span></div>
  <div class="bar-tools">${
    table?.state.view
      ? html`<button class="tool" aria-label=${app.say('more')} title=${app.say('more')} aria-haspopup="dialog"
    @click=${() => table.act.open({ name: 'menu' })}>${icon('i-more')}</button>`
      : nothing
  }</div>
</header>`;

const SIGN: Record<Star, string> = { '': 'i-star', tick: 'i-check', star: 'i-starf' };

/** A symbol for each step: star, solved with help, or still open; `at` is the current step. */
export const starsRow = (
  app: Wording,
  stars: Star[],
  at: number = -1,
) => html`<div class="stars" role="img" data-many=${stars.length > MOST_IN_A_ROW || nothing}
  aria-label=${app.say(at < 0 ? 'lesson-stars' : 'lesson-step', { step: at + 1, steps: stars.length, stars: stars.filter(star => star === 'star').length })}
  >${stars.map((star, n) => html`<span data-star=${star || 'none'} data-now=${n === at || nothing}>${icon(SIGN[star])}</span>`)}</div>`;

/** Icon and tone for a caption that begins with ✓ or ✗. */
const CAPTION_SIGNS: Record<string, [icon: string, tone: string]> = {
  '✓': ['i-check', 'good'],
  '✗': ['i-cross', 'bad'],
};

const example = (app: Wording, { example, caption }: Step) => {
  const names = example.split(' ');
  if (!names.every(app.isThing)) return nothing; // an imported lesson may name unknown cards
  const words = app.plainText(caption);
  const [sign, tone] = CAPTION_SIGNS[words[0]] ?? [];
  const spoken = names.map(name => (isDie(name) ? app.say(`face-${name}`) : app.cardName(name))).join(app.say('comma'));
  return html`<figure class="lesson-example">
    <span class="strip" role="img" aria-label=${spoken}>${names.map(name => (isDie(name) ? die(Number(name)) : card(name)))}</span>
    <figcaption data-tone=${tone ?? nothing}>${sign ? icon(sign) : nothing}<span>${sign ? words.slice(1).trim() : app.lessonText(caption)}</span></figcaption>
  </figure>`;
};

/** The step's title, text, example and task. */
const stepText = (app: Wording, { head, at }: LessonInProgress, { step, telling: { title, say, ask } }: Task) => html`
  ${head}
  ${repeat(
    [at],
    key => key,
    () => (title ? html`<h2>${title}</h2>` : nothing),
  )}
  <p class="lesson-words">${say}</p>
  ${step.example ? example(app, step) : nothing}
  <p class="lesson-question">${ask}</p>`;

/** True if no seat has points; the step is then not about points. */
const pointless = (view: View) => ![...view.points, ...(view.running?.points ?? [])].some(Boolean);

/** The learner's name and standing; nothing while there is no point, card or badge to show. */
const ownLine = (app: Wording & GameCatalogue & CurrentTable, view: View) =>
  pointless(view) &&
  !takenBy(view, view.seat)?.items.length &&
  !badgesOf(view, view.seat).some(({ tone, icon }) => tone || icon)
    ? nothing
    : html`<p class="learner-line"><b>${app.seatName(view.seat)}</b>${lineOf(app, view, view.seat)}${takenOf(app, view, view.seat)}</p>`;

const withCards = (app: App, task: Task, view: View, table = task.table) => html`
  ${seats(app, table, view)}
  ${middle(app, table, view)}
  ${ownHand(view, '').length > FEW ? tools(app, table, view) : nothing}
  ${strength(app, table, view)}
  ${ownLine(app, view)}
  ${sideOffers(app, table, view)}
  ${answers(app, task, view)}
  ${ownHand(view, '').length ? hand(app, table, view) : nothing}`;

const withDice = (app: App, task: Task, view: View, table = task.table) => html`
  <section class="talk">${badges(app, table, everyBadge(view))}${table.state.callout ? callout(app, table, new Map()) : nothing}${sideOffers(app, table, view)}</section>
  ${answers(app, task, view)}
  ${dice(app, table, view)}${banner(table)}`;

/** What an answer has led to, in place of the table. */
const answered = (app: App, aftermath: unknown, foot: unknown) => html`
  <section class="aftermath" tabindex="0" aria-label=${app.say('lesson-your-answer')}>${aftermath}</section>
  ${foot}`;

/** The words of the step, and the table below or beside them. */
const asked = (app: App, inProgress: LessonInProgress, view: View | null, foot: unknown) => {
  const { task } = inProgress;
  const { table } = task;
  return html`<div class="words">
      <section class="lesson-text" tabindex="0" aria-label=${app.say('lesson-text')}>${stepText(app, inProgress, task)}${task.before?.content ?? nothing}
        ${view && centreOf(view)?.kind === 'dice' ? html`${totals(app, table, view)}${ownSheet(app, table, view)}` : nothing}</section>
      ${hasWords(app) ? panel(app, task) : nothing}
    </div>
    ${view ? (centreOf(view)?.kind === 'dice' ? withDice(app, task, view) : withCards(app, task, view)) : nothing}
    ${view || task.phase === 'broken' ? foot : loading(app)}`;
};

const loading = (app: Wording) => html`<p class="loading-note" role="status">${app.say('laying')}</p>`;

/** A step of a lesson: its text, and the table it is about. A broken step can only be skipped. */
export const lessonTable = (app: App, inProgress: LessonInProgress | null, names: Names, around?: Surround) => {
  if (!inProgress)
    return html`<div class="table lesson">${around ? around.bar(nothing) : bar(app, undefined, names)}${loading(app)}</div>`;
  const { task, next } = inProgress;
  const { table } = task;
  const spoken = hasWords(app);
  const view = spoken && !task.isUnknown ? table.state.view : null;
  const kind = view ? centreOf(view)?.kind : undefined;
  const { aftermath } = task;
  const foot = lessonFoot(app, task, view, next, around?.foot);
  return html`<div class="table lesson" data-kind=${kind ?? nothing} data-tint=${tintOf(offerOnTable(app))}
    data-others=${view ? view.points.length - 1 : nothing} data-phase=${task.phase} data-verdict=${task.phase === 'marked' ? task.mark?.verdict : nothing}
    data-asking=${!!table.state.callout || nothing} data-reading=${table.state.readings.length > 1 || nothing} data-task=${task.kind} data-pointless=${(view && pointless(view)) || nothing}
    data-unprinted=${(view && isUnprinted(view)) || nothing} data-answered=${!!aftermath || nothing}
    @pointerdown=${(event: Event) => table.act.touchAnywhere(event)}>
    ${around ? around.bar(task.done ? nothing : hintButton(app, task)) : bar(app, table, names)}
    ${aftermath ? answered(app, aftermath, foot) : asked(app, inProgress, view, foot)}
  </div>${view ? dialog(app, table, view) : nothing}`;
};
