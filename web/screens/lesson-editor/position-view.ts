import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { die } from '../../art/die.ts';
import type { Row, View } from '../../protocol.d.ts';
import { face } from '../../table/face.ts';
import { trick } from '../../table/middle.ts';
import { pile } from '../../table/pile.ts';
import { stacks } from '../../table/stacks.ts';
import { centreOf, hasWords } from '../../table/view-queries.ts';
import { boxName } from '../../words/box-names.ts';
import { itemsIn } from './card-picker.ts';
import type { DraftStep } from './draft-step.ts';
import { kindOf, markOf } from './draft-step.ts';
import type { LessonEditor } from './lesson-editor.ts';

/** The position of a step; a tap on a card marks its move as right, poor or wrong. */
export const positionView = (editor: LessonEditor) => {
  const { app, draft, step, view } = editor;
  if (!step?.setup?.length) return waysToBegin(editor);
  return html`<section class="editor-position" aria-label=${app.say('desk-tab-position')}>
    <div class="editor-starts"><p>${app.say(whatToTouch(editor, step))}</p>
      <span><button class="word-button" @click=${() => editor.setUp()}>${icon('i-tune')}<span>${app.say('study-set-up')}</span></button>
      <button class="word-button" @click=${() => editor.fromMatch()}>${icon('i-last')}<span>${app.say('desk-from-match')}</span></button></span></div>
    ${view && hasWords(app) ? table(editor, view) : html`<p class="editor-waiting" role="status">${app.say(draft.step && editor.broken ? 'desk-broken' : 'laying')}</p>`}
  </section>`;
};

const whatToTouch = ({ picker: { boxes, several } }: LessonEditor, step: DraftStep) => {
  const kind = kindOf(step);
  if (kind !== 'move') return `desk-touch-${kind}`;
  return several ? 'desk-touch-several' : boxes.length ? 'desk-touch-box' : 'desk-touch-move';
};

/** Ways to begin, for a step without a position. */
const waysToBegin = (editor: LessonEditor) => {
  const { app, draft, before, step } = editor;
  const way = (sign: string, id: string, act: () => void) =>
    html`<button class="surface editor-start" @click=${act}>${icon(sign)}<span><b>${app.say(id)}</b><small>${app.say(`${id}-line`)}</small></span>${icon('i-next')}</button>`;
  return html`<section class="editor-begin" aria-label=${app.say('desk-tab-position')}>
    <h2>${app.say(step ? 'desk-lay-step' : 'desk-lay-first')}</h2>
    ${way('i-last', 'desk-from-match', () => editor.fromMatch())}
    ${way('i-tune', 'desk-set-up', () => editor.setUp())}
    ${before ? way('i-copy', 'desk-same', () => editor.copyEarlierPosition()) : nothing}
    ${draft.steps.length < 2 && !before ? builtInLessons(editor) : nothing}
  </section>`;
};

/** List of built-in lessons to copy. */
const builtInLessons = (editor: LessonEditor) => {
  const { app } = editor;
  const all = editor.ours;
  return html`<details class="surface editor-start editor-examples"><summary>${icon('i-copy')}<span><b>${app.say('desk-copy-ours')}</b><small>${app.say('desk-copy-ours-line')}</small></span>${icon('i-next')}</summary>
    <ul role="list">${(all ?? []).map(
      lesson =>
        html`<li><button class="word-button" @click=${() => editor.beginWith(lesson)}>${app.lessonText(lesson.title)}</button></li>`,
    )}</ul></details>`;
};

const table = (
  editor: LessonEditor,
  view: View,
) => html`<div class="editor-table" data-kind=${centreOf(view)?.kind ?? nothing}>
  ${others(editor, view)}${centre(editor, view)}${hand(editor)}${boxes(editor)}</div>`;

const others = ({ app }: LessonEditor, view: View) =>
  html`<ul class="editor-seats" role="list">${view.points
    .map((_, at) => (view.seat + at) % view.points.length)
    .slice(1)
    .map(seat => html`<li>${face(app, seat)}<b>${app.seatName(seat)}</b></li>`)}</ul>`;

const centre = (editor: LessonEditor, view: View) => {
  const { app, preview } = editor;
  const kind = centreOf(view)?.kind;
  if (kind === 'dice') return dice(editor);
  if (kind === 'pile') return html`<div class="editor-centre">${pile(app, view)}</div>`;
  if (kind === 'stack') return html`<div class="editor-centre">${stacks(app, preview.control.table, view)}</div>`;
  return html`<div class="editor-centre">${trick(app, preview.control.table, view)}</div>`;
};

/** The dice; a tapped die is kept. */
const dice = (editor: LessonEditor) => {
  const { app, picker } = editor;
  return html`<ul class="editor-dice" role="list" aria-label=${app.say('dice')}>${picker.dice.map(key => {
    const chosen = picker.picked.includes(key);
    const drawn = html`${die(Number(key[0]), { kept: chosen })}<span class="spoken">${app.say(`face-${key[0]}`)}</span>`;
    return html`<li>${
      picker.several
        ? html`<button data-lays=${key} aria-pressed=${String(chosen)} @click=${() => picker.touch(key)}>${drawn}</button>`
        : drawn
    }</li>`;
  })}</ul>`;
};

/** The open boxes, each with the mark of its move. */
const boxes = (editor: LessonEditor) => {
  const { app, step, picker } = editor;
  const { boxes } = picker;
  const kind = step && kindOf(step);
  if (!boxes.length || (kind !== 'move' && kind !== 'forbidden')) return nothing;
  return html`<ul class="editor-boxes" role="list">${boxes.map(row => {
    const stand = markOfBox(editor, row);
    return html`<li><button data-lays=${row.id} @click=${() => picker.touchBox(row)}><b>${boxName(app, row.id)}</b> ${markLabel(app, stand)}</button></li>`;
  })}</ul>`;
};

function markOfBox({ checks, step }: LessonEditor, { move, refusal }: Row) {
  if (step?.forbidden) return step.forbidden[move] ? 'try' : refusal ? 'rules' : '';
  if (refusal) return 'rules';
  const row = checks.rows.find(each => each.move === move);
  return row ? row.stand || 'decide' : '';
}

/** The mark of a move, as an icon and a word. */
const markLabel = (app: Wording, stand: string) =>
  stand
    ? html`<span class="editor-standing" data-stand=${stand}>${SIGN[stand] ? icon(SIGN[stand]) : nothing}${app.say(`desk-stand-${stand}`)}</span>`
    : nothing;

/** The hand, each card with the mark of its move. */
const hand = (editor: LessonEditor) => {
  const { app, step, picker } = editor;
  const { hand: names, picked, several } = picker;
  if (!names.length || !step) return nothing;
  const kind = kindOf(step);
  const marked = kind === 'move' || kind === 'forbidden';
  return html`<ul class="editor-hand" role="list" aria-label=${app.say('your-hand', { count: names.length })} .style=${`--cards:${names.length}`}>${repeat(
    names,
    String,
    name => {
      const stand = marked ? markOfCard(editor, name) : '';
      const locked = marked && kind === 'move' && !!picker.refusalOf(name);
      const words = stand ? app.say(`desk-stand-${stand}`) : '';
      const drawn = html`${card(name, { dimmed: locked, chosen: picked.includes(name) })} ${markLabel(app, stand)}`;
      return html`<li>${
        marked
          ? html`<button data-lays=${name} aria-pressed=${several ? String(picked.includes(name)) : nothing}
        aria-label=${[app.cardName(name), words].filter(Boolean).join(app.say('comma'))} @click=${() => picker.touch(name)}>${drawn}</button>`
          : html`<span class="editor-card">${drawn}<span class="spoken">${app.cardName(name)}</span></span>`
      }</li>`;
    },
  )}</ul>`;
};

/** Icon of each mark. */
export const SIGN: Record<string, string> = {
  right: 'i-check',
  poor: 'i-info',
  wrong: 'i-cross',
  decide: 'i-help',
  rules: 'i-lock',
  try: 'i-check',
};

/** Id of the mark below a card: the stand of its move, forbidden by the rules, or undecided; "" if none. */
function markOfCard(editor: LessonEditor, name: string) {
  const { checks, step, picker } = editor;
  if (!step || picker.several) return '';
  const refused = picker.refusalOf(name);
  if (step.forbidden) return picker.trial.has(name) ? 'try' : refused ? 'rules' : '';
  if (refused) return 'rules';
  const row = checks.rows.find(({ say }) => itemsIn(say).includes(name));
  if (!row) return '';
  return row.stand || markOf(step, row.move) || 'decide';
}
