import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { HintedMove, Sentence } from '../protocol.d.ts';
import { boxName } from '../words/box-names.ts';
import { pointsOf } from '../words/numbers.ts';
import { isHelping, nudge, soon } from './coach.ts';
import { costOf, lossOf, tenths, weighed } from './hint-points.ts';
import type { Table } from './table-interface.ts';
import type { Hint } from './table-state.ts';
import { argsOf, hintMessage } from './view-queries.ts';

const SHOWN = 5; // moves with a bar
const BASE = 0.3; // bars start this share of the best-to-worst range below the worst value

/** A move as dice kept or box filled, in the hint's own wording where the game has one. */
const inWords = (app: Wording, say: Sentence) => app.rich(hintMessage(app, say), argsOf(say));

/** The reason why the best move is good. */
const advice = (app: Wording, { advice: why }: Hint) =>
  app.has(`advice-${why.id}`) ? app.rich(`advice-${why.id}`, argsOf(why)) : nothing;

/** The best moves as bars of their expected points. */
const bars = (app: Wording, moves: HintedMove[]) => {
  const shown = moves.slice(0, SHOWN);
  const values = shown.map(({ points }) => Number(points));
  const [best, worst] = [values[0], values[values.length - 1]];
  const base = worst - BASE * (best - worst || 1);
  return html`<ol class="worth" role="list">${shown.map(
    ({ say }, at) => html`<li><span class="what">${inWords(app, say)}</span>
      <span class="worth-bar" aria-hidden="true"><i .style=${`--share:${(values[at] - base) / (best - base)}`}></i></span>
      <b>${tenths(app, values[at])}</b></li>`,
  )}</ol>`;
};

/** Explains the costs shown in the boxes, using the smallest loss as the example. */
const costs = (app: Wording, table: Table) => {
  const sheet = table.state.view?.sheet ?? [];
  const boxes = weighed(table).flatMap(({ move }) => sheet.filter(row => row.move === move));
  const box = boxes.find(({ move }) => lossOf(table, move) !== null);
  if (!box) return nothing;
  const args = { cost: costOf(app, table, box.move), amount: pointsOf(app, lossOf(table, box.move) ?? 0, 1) };
  return html`<p class="help">${app.say('costs', { box: boxName(app, box.id), ...args })}</p>`;
};

/** The hint on a phone: the best move and its reason in one line. The boxes show their own costs. */
export const coachLine = (app: Wording, table: Table) => {
  if (!isHelping(table)) return nothing;
  return html`<section class="coach-line" aria-label=${app.say('hint')}>${icon('i-coach')}<div>${inLine(app, table)}</div></section>`;
};

const inLine = (app: Wording, table: Table) => {
  const { hint } = table.state;
  if (!hint) return soon(app);
  if (hint.stage === 1) return nudge(app, table, hint);
  const [best] = hint.moves;
  return html`<p><b>${inWords(app, best.say)}${app.say('stop')}</b>${app.say('gap')}${advice(app, hint)}</p>${costs(app, table)}`;
};

/** The hint on a wide window: the best moves as bars. */
export const coachBars = (app: Wording, table: Table) => {
  if (!isHelping(table)) return nothing;
  const moves = weighed(table);
  return html`<section class="coach-bars" aria-label=${app.say('hint')}>
    <h2>${icon('i-coach')}<span>${app.say('coach')}</span>${moves.length ? html`<small>${app.say('coach-worth')}</small>` : nothing}</h2>
    ${inBars(app, table)}</section>`;
};

const inBars = (app: Wording, table: Table) => {
  const { hint } = table.state;
  if (!hint) return soon(app);
  if (hint.stage === 1) return nudge(app, table, hint);
  const moves = weighed(table);
  return html`${moves.length ? bars(app, moves) : html`<p><b>${inWords(app, hint.moves[0].say)}${app.say('stop')}</b></p>`}
    <p class="note">${advice(app, hint)}</p>`;
};
