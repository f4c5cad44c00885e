import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Display, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { choiceWords } from '../../exercise/lesson-task.ts';
import { solvedAtTry } from '../../exercise/solved-at-try.ts';
import type { Learner, Sort, StepStanding } from '../../model/class-results.ts';
import { hardest, rightAtOnce, sorted, standingOf } from '../../model/class-results.ts';
import { ANOTHER, answersOf, inGroups } from '../../model/slip.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { boxMessage, boxName } from '../../words/box-names.ts';
import { tagOf } from '../../words/languages.ts';
import { clock } from '../../words/numbers.ts';

/** Collected results of a class, and how they are sorted and shown. */
export interface ClassResults {
  readonly lesson: LessonDocument;
  readonly learners: Learner[];
  sort: Sort;
  /** Key of the learner whose slips are unfolded; "" if none. */
  open: string;
  drop(what: string, ids: string[]): Promise<void>;
}

const CARD = /^[0-9A-Z][0-9A-Za-z]( [0-9A-Z][0-9A-Za-z])*$/;

/** A wrong answer, given its place in the slip, in lesson markup: cards in braces. */
function wrongOf(app: Wording & CurrentTable, { step }: LessonDocument, at: number, place: number): string {
  const { number, seat, choice, answers } = step[at];
  if (place === ANOTHER) return app.say('class-another');
  if (number?.is !== undefined) return String(place - 1);
  if (seat?.is !== undefined) return app.seatName(place - 1);
  const said = answersOf(step[at])[place - 1] ?? '';
  if (choice?.is !== undefined) {
    const own = answers?.[said];
    return own ? app.plainText(own) : app.say(...choiceWords(app, said));
  }
  const box = said.replace(/^fill /, '');
  return CARD.test(said)
    ? `{${said}}`
    : app.has(boxMessage(box))
      ? boxName(app, box)
      : said || app.say('class-another');
}

/** A text that is already in the words of the page. */
const inOwn = (app: Wording, words: string) => ({ [app.language]: words });

/** A wrong answer of step `at`, given its place in the slip, as plain text. */
export const wrongInWords = (app: Wording & CurrentTable, lesson: LessonDocument, at: number, place: number): string =>
  app.plainText(inOwn(app, wrongOf(app, lesson, at, place)));

const wrongCell = (app: Wording & CurrentTable, lesson: LessonDocument, at: number, { wrong, times }: StepStanding) =>
  times
    ? html`<b>${app.lessonText(inOwn(app, wrongOf(app, lesson, at, wrong)))}</b> ${app.say('class-times', { times })}`
    : html`<span aria-hidden="true">–</span>`;

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Results of a class: a summary sentence, the whole class, then each learner. */
export const results = (app: Wording & Display & CurrentTable, state: ClassResults) => {
  const { lesson, learners } = state;
  const standings = lesson.step.map((_, at) => standingOf(learners, at));
  const hard = hardest(standings, learners.length);
  const sentence = {
    step: hard + 1,
    right: standings[hard]?.atOnce ?? 0,
    count: learners.length,
    hard: String(hard >= 0),
  };
  return html`<h2 class="class-sentence">${app.say('class-sentence', sentence)}</h2>
    <p class="help">${app.say('class-how')}</p>
    ${cards(app, state, standings)}
    <div class="surface class-sheet" tabindex="0" role="region" aria-label=${app.say('class')}><table>
      <thead><tr>${column(app, state, 'name', app.say('class-who'))}
        ${lesson.step.map((step, at) => column(app, state, at, html`${at + 1} ${app.lessonText(step.title ?? {})}`, 'class-step'))}
        ${(['first', 'best', 'last', 'time'] as const).map(by => column(app, state, by, app.say(`class-${by}`), 'figure'))}</tr></thead>
      <tbody>${totals(app, state, standings)}
        ${repeat(sorted(learners, state.sort, app.language), keyOf, learner => learnerRows(app, state, learner))}</tbody>
    </table></div>`;
};

const keyOf = ({ name, slips }: Learner) => name || slips[0].kept.id;

const column = (app: Display, state: ClassResults, by: Sort['by'], words: unknown, kind = '') => {
  const { sort } = state;
  const turn = () => {
    state.sort = {
      by,
      up: sort.by === by ? !sort.up : typeof by === 'number' ? false : by === 'name' || by === 'time',
    };
    app.redraw();
  };
  const way = sort.by === by ? (sort.up ? 'ascending' : 'descending') : 'none';
  return html`<th scope="col" class=${kind} aria-sort=${way}><button @click=${turn}>${words}</button></th>`;
};

const atOnce = (
  app: Wording,
  { atOnce }: StepStanding,
  count: number,
) => html`<span>${app.say('class-at-once', { right: atOnce, count })}</span>
  <span class="meter" aria-hidden="true"><i .style=${`--share:${atOnce / count}`}></i></span>`;

const totals = (app: Wording & CurrentTable, { lesson, learners }: ClassResults, standings: StepStanding[]) => {
  const average = (key: 'first' | 'best' | 'last') =>
    new Intl.NumberFormat(tagOf(app.language), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
      mean(learners.map(learner => learner[key])),
    );
  return html`<tr class="class-all"><th scope="row">${app.say('class-all')}</th>
      ${standings.map(each => html`<td class="class-step">${atOnce(app, each, learners.length)}</td>`)}
      ${(['first', 'best', 'last'] as const).map(key => html`<td class="figure">${average(key)}</td>`)}
      <td class="figure">${clock(Math.round(mean(learners.map(({ time }) => time))))}</td></tr>
    <tr class="class-all class-step"><th scope="row">${app.say('class-wrong')}</th>
      ${standings.map((each, at) => html`<td>${wrongCell(app, lesson, at, each)}</td>`)}<td colspan="4"></td></tr>`;
};

/** Narrow screens show one card per step; the table then has no step columns. */
const cards = (app: Wording & CurrentTable, { lesson, learners }: ClassResults, standings: StepStanding[]) =>
  html`<ol class="class-cards" role="list">${lesson.step.map(
    (
      step,
      at,
    ) => html`<li class="surface"><h3>${at + 1} ${app.lessonText(step.title ?? {})}</h3>${atOnce(app, standings[at], learners.length)}
      ${standings[at].times ? html`<p>${app.say('class-wrong')}${app.say('colon')}${wrongCell(app, lesson, at, standings[at])}</p>` : nothing}</li>`,
  )}</ol>`;

const learnerRows = (app: Wording & Display & CurrentTable, state: ClassResults, learner: Learner) => {
  const key = keyOf(learner);
  const open = state.open === key;
  const turn = () => {
    state.open = open ? '' : key;
    app.redraw();
  };
  const all = learner.slips[0].slip.steps.length;
  const name = learner.name || app.say('class-nameless', { code: inGroups(learner.slips[0].kept.code).slice(0, 9) });
  return html`<tr><th scope="row"><button aria-expanded=${String(open)} @click=${turn}>${name}${learner.slips.length > 1 ? html`<small>${app.say('class-slips', { count: learner.slips.length })}</small>` : nothing}</button></th>
      ${learner.slips[0].slip.steps.map(took => html`<td class="class-step">${solvedAtTry(app, took)}</td>`)}
      ${(['first', 'best', 'last'] as const).map(by => html`<td class="figure">${learner[by]}/${all}</td>`)}
      <td class="figure">${clock(learner.time)}</td></tr>
    ${open ? slipsOf(app, state, learner, name) : nothing}`;
};

const slipsOf = (app: Wording & CurrentTable, state: ClassResults, learner: Learner, name: string) =>
  html`<tr class="class-open"><td colspan=${learner.slips[0].slip.steps.length + 5}><ol role="list">${learner.slips.map(
    ({ kept, slip }, at) => html`<li><b>${app.say('class-slip-of', { number: at + 1 })}</b>
      <span>${app.say('class-right-at-once', { right: rightAtOnce(slip), steps: slip.steps.length })} · ${clock(slip.time)}</span>
      <ul role="list">${slip.steps.map((took, step) => html`<li><span>${step + 1}</span>${solvedAtTry(app, took)}${took.wrong ? html`<small>${app.lessonText(inOwn(app, wrongOf(app, state.lesson, step, took.wrong)))}</small>` : nothing}</li>`)}</ul>
      <code lang="en">${inGroups(kept.code)}</code>
      <button class="icon-button" aria-label=${app.say('class-remove', { name, number: at + 1 })} title=${app.say('remove')} @click=${() => state.drop(app.say('class-slip-named', { name, number: at + 1 }), [kept.id])}>${icon('i-cross')}</button></li>`,
  )}</ol></td></tr>`;
