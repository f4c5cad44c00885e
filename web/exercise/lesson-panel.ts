import { html, nothing } from 'lit-html';
import type { CurrentTable, Display, EngineAccess, GameCatalogue, Preferences, Wording } from '../app.ts';
import { card, icon } from '../art/card.ts';
import type { Refusal, View } from '../protocol.d.ts';
import { wayToLesson } from '../table/callout.ts';
import { face } from '../table/face.ts';
import { buttons } from '../table/foot.ts';
import { rollButtons } from '../table/roll-buttons.ts';
import { cardsIn, centreOf, spokenCards } from '../table/view-queries.ts';
import { waitingButton } from '../table/waiting-button.ts';
import { wholeNumber } from '../words/typed-text.ts';
import type { Task } from './lesson-task.ts';

const SIGN: Record<string, string> = {
  right: 'i-starf',
  poor: 'i-info',
  other: 'i-info',
  refused: 'i-cross',
  wrong: 'i-info',
};

/** The cards of an answer, with the wrong ones ringed. */
const cardStrip = (app: Wording, items: string[], odd: string[]) =>
  html`<span class="strip" role="img" aria-label=${spokenCards(app, items)}>${items.map(
    name => html`<span class="answer-card" data-odd=${odd.includes(name) || nothing}>${card(name)}</span>`,
  )}</span>`;

/** The cards of a wrong answer of two or more cards. */
const cards = (app: Wording, { given, mark }: Task) => {
  const items = given?.items ?? [];
  if (!mark || mark.verdict === 'right' || items.length < 2) return nothing;
  const named = cardsIn(mark.refusal?.args).filter(name => items.includes(name));
  return cardStrip(app, items, mark.extra.length ? mark.extra : named.length < items.length ? named : []);
};

/** Why a move is refused, with a link to the rule. */
const reason = (
  app: Wording,
  task: Task,
  refusal: Refusal,
) => html`<p>${app.rich(`refusal-${refusal.rule}`, refusal.args)}</p>
  ${wayToRule(app, task, refusal.rule)}`;

const wayToRule = (app: Wording, { table }: Task, rule: string) =>
  app.has(`rule-${rule}-title`)
    ? html`<button class="link" @click=${() => table.act.open({ name: 'rules', rule })}>${app.say('lesson-rule', { rule: app.say(`rule-${rule}-title`) })}${icon('i-next')}</button>`
    : nothing;

/** The mark of an answer: headline, cards, reason and explanation. */
const verdict = (app: Wording & GameCatalogue & Display & CurrentTable, task: Task) => {
  const { mark } = task;
  if (!mark) return nothing;
  const { refusal, missed } = mark;
  return html`<section class="mark" data-tone=${mark.verdict} aria-label=${task.headline}>
    <h3>${icon(SIGN[mark.verdict])}<span>${task.heading}</span></h3>
    ${cards(app, task)}
    ${refusal && !task.rule ? reason(app, task, refusal) : nothing}
    ${missed.length ? html`<p>${app.rich('lesson-missed', { cards: missed })}</p>` : nothing}
    ${task.said.map(words => html`<p>${words}</p>`)}
    ${task.rule ? html`<div class="mark-links">${wayToRule(app, task, task.rule)}${wayToLesson(app, task.rule)}</div>` : nothing}
  </section>`;
};

/** A hint; after a second request the answer as well. */
const hint = (app: Wording, task: Task) => html`<section class="mark" data-tone="hint" aria-label=${app.say('hint')}>
  <p class="hint-text">${icon('i-hint')}<span>${app.plainText(task.step.hint) ? app.lessonText(task.step.hint) : task.nudgeInWords}</span></p>
  ${
    task.kind === 'play'
      ? nothing
      : task.hint === 1
        ? html`<button class="link" @click=${() => task.nudge()}>${app.say(task.kind === 'move' || task.kind === 'forbidden' ? 'show-move' : 'show-answer')}${icon('i-next')}</button>`
        : html`<p><b>${task.solutionTold(app.rich)}</b></p>`
  }
</section>`;

/** The mark, the hint or the notice of a broken step. */
export const panel = (app: Wording & GameCatalogue & Display & CurrentTable, task: Task) => {
  if (task.phase === 'broken')
    return html`<section class="mark" data-tone="wrong"><p>${app.say('lesson-broken')}</p></section>`;
  if (task.phase === 'marked') return verdict(app, task);
  return task.hint ? hint(app, task) : nothing;
};

const numberField = (app: Wording, task: Task) => {
  const answer = (event: Event) => {
    event.preventDefault();
    task.answer({ number: task.number });
  };
  return html`<form class="answers number" @submit=${answer} aria-label=${app.say('lesson-your-answer')}>
    <button type="button" class="button tonal" aria-label=${app.say('lesson-less')} @click=${() => task.fill(task.number - 1)}>−</button>
    <input type="text" inputmode="numeric" autocomplete="off" aria-label=${app.say('lesson-your-answer')} .value=${String(task.number)}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      @input=${(event: Event) => task.type(wholeNumber((event.target as HTMLInputElement).value))}>
    <button type="button" class="button tonal" aria-label=${app.say('lesson-more')} @click=${() => task.fill(task.number + 1)}>+</button>
    <button class="button primary">${app.say('lesson-answer')}</button>
  </form>`;
};

const choice = (
  task: Task,
  kind: 'seat' | 'choice',
  value: number | string,
  words: unknown,
) => html`<button class="button tonal" data-choice=${value} data-shown=${(task.hint === 2 && task.solution[kind] === value) || nothing}
  @click=${() => task.answer(kind === 'seat' ? { seat: Number(value) } : { choice: String(value) })}>${words}</button>`;

/** Controls to answer a question: a number, a seat or one of several choices. */
export const answers = (app: Wording & Preferences & CurrentTable, task: Task, view: View) => {
  if (task.phase === 'marked' || task.phase === 'broken') return nothing;
  if (task.kind === 'number') return numberField(app, task);
  if (task.kind === 'seat') {
    return html`<div class="answers choice" role="group" aria-label=${app.say('lesson-your-answer')}>${view.points.map(
      (_, seat) => choice(task, 'seat', seat, html`${face(app, seat)}<span>${app.seatName(seat)}</span>`),
    )}</div>`;
  }
  if (task.kind !== 'choice') return nothing;
  return html`<div class="answers choice" role="group" aria-label=${app.say('lesson-your-answer')}>${(
    task.step.choice.among ?? []
  ).map(id => choice(task, 'choice', id, task.called(id, app.rich)))}</div>`;
};

/** The button for a hint; after several tries, for the answer. */
export const hintButton = (
  app: Wording,
  task: Task,
) => html`<button class="button outlined hint" aria-pressed=${String(task.hint > 0)} @click=${() => task.nudge()}
  >${icon('i-hint')}<span class="hint-says">${app.say(task.phase === 'marked' && task.stuck ? 'show-answer' : task.help)}</span></button>`;

const besideButton = (app: Wording, { beside }: Task) =>
  beside ? html`<button class="button outlined" @click=${beside.act}>${app.say(beside.words)}</button>` : nothing;

/** The button after an answer: on, again, or take back. */
const wayOn = (app: Wording, task: Task, next: () => void) => {
  const { done } = task;
  const words = done ? task.onward : task.mark && task.frames ? 'lesson-take-back' : 'lesson-again';
  return html`<div class="buttons"><button class="button primary" @click=${() => (done ? next() : task.again())}>${app.say(words)}</button></div>`;
};

const confirmButton = (app: Wording, task: Task, { table } = task) => {
  const count = table.state.chosen.length;
  if (!count) return waitingButton(app.say('lesson-these', { count }), table.act.confirm);
  return html`<button class="button primary" @click=${() => table.act.confirm()}>
    ${app.say(task.kind === 'playable' ? 'lesson-these' : 'try-these', { count })}</button>`;
};

/** The foot's buttons while the task is open. */
const actions = (app: Wording & EngineAccess & CurrentTable, task: Task, view: View) => {
  const { table } = task;
  if (task.waits) return waitingButton(app.say('played-soon'), () => {});
  if (task.free) return confirmButton(app, task);
  if (!view.ask || task.phase !== 'asking') return nothing;
  return centreOf(view)?.kind === 'dice' ? rollButtons(app, table, view) : buttons(app, table, view);
};

/** The button that answers a question before the move, once that is possible. */
const confirmFirst = (app: Wording, { confirm }: NonNullable<Task['before']>) =>
  confirm
    ? html`<button class="button primary" @click=${confirm.act}>${app.say(confirm.words)}</button>`
    : waitingButton(app.say('laying'), () => {});

/** Help, or the way past a question before the move, or a further action once the task is solved. */
const helpButton = (app: Wording, task: Task, isOver: boolean) => {
  if (isOver && task.done) return besideButton(app, task);
  const { before } = task;
  return before
    ? html`<button class="button outlined" @click=${before.skip.act}>${app.say(before.skip.words)}</button>`
    : hintButton(app, task);
};

/** The foot: help on the left, or what stands in its place, and actions on the right. */
export const lessonFoot = (
  app: Wording & EngineAccess & CurrentTable,
  task: Task,
  view: View | null,
  next: () => void,
  left?: unknown,
) => {
  const isOver = task.phase === 'marked' || task.phase === 'broken';
  const acts = task.before ? confirmFirst(app, task.before) : view ? actions(app, task, view) : nothing;
  return html`<footer class="foot" data-acts=${task.phase === 'asking' || nothing}>
    ${left ?? helpButton(app, task, isOver)}
    ${isOver ? wayOn(app, task, next) : html`<div class="buttons">${acts}</div>`}</footer>`;
};
