import { html, nothing, svg } from 'lit-html';
import type { Wording } from '../../app.ts';
import type { Offer } from '../../model/offers.ts';
import { contested, day, isWon, placeIn, pointsIn, summary } from '../../model/statistics.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { ticks } from '../../table/points-chart.ts';
import { decimal } from '../../words/numbers.ts';

export const SHOWN = 20; // matches
const [LEFT, RIGHT, TOP, BOTTOM, WIDTH, HEIGHT] = [36, 308, 12, 124, 320, 136];
const STAR = 'M0-7 1.9-2.3 6.9-2 3 1.3 4.3 6.2 0 3.5-4.3 6.2-3 1.3-6.9-2-1.9-2.3Z';

/**
 * A chart of the points of the latest matches, with won ones as stars, and a table for screen readers.
 * @param records the newest first
 */
export const results = (app: Wording, what: Offer, records: MatchRecord[]) => {
  const last = records.slice(0, SHOWN).reverse();
  if (last.length < 2) return nothing;
  const average = summary(records, what.game.low_wins).points;
  return html`<section class="surface result-chart"><h2 id="results">${app.say('last-results', { count: last.length })}</h2>
    ${drawing(app, last, average)}
    <p class="help legend" aria-hidden="true">
      ${last.some(isWon) ? html`<span><svg viewBox="-9 -9 18 18">${mark(true)}</svg>${app.say('legend-won')}</span>` : nothing}
      <span><svg viewBox="-9 -9 18 18"><path class="average" d="M-9 0H9"></path></svg>${app.say('legend-average', { points: decimal(app, average) })}</span>
      <span>${app.say(what.game.low_wins ? 'fewest-wins' : 'most-wins')}</span></p>
    ${asTable(app, last)}
  </section>`;
};

const mark = (won: boolean) =>
  won ? svg`<path class="star" d=${STAR}></path>` : svg`<circle class="dot" r="4.5"></circle>`;

/** Scales and grid lines of a chart of `count` matches. */
export const axes = (app: Wording, values: readonly number[], count: number) => {
  const marks = ticks(Math.min(...values), Math.max(...values));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (at: number) => LEFT + 8 + (at / (count - 1)) * (RIGHT - LEFT - 8);
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const grid = marks.map(
    value => svg`<path class="grid" d=${`M${LEFT} ${y(value)}H${RIGHT + 8}`}></path>
      <text class="mark" x=${LEFT - 8} y=${y(value)}>${decimal(app, value)}</text>`,
  );
  return { low, high, x, y, grid };
};

const drawing = (app: Wording, last: MatchRecord[], average: number) => {
  const points = last.map(pointsIn);
  const { low, high, x, y, grid } = axes(app, points, last.length);
  return html`<svg class="chart" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    ${grid}
    ${average >= low && average <= high ? svg`<path class="average" d=${`M${LEFT} ${y(average)}H${RIGHT + 8}`}></path>` : nothing}
    <path class="run" d=${`M${points.map((value, at) => `${x(at)} ${y(value)}`).join('L')}`}></path>
    ${last.map((record, at) => svg`<g transform=${`translate(${x(at)} ${y(points[at])})`}>${mark(isWon(record))}</g>`)}
  </svg>`;
};

const asTable = (app: Wording, last: MatchRecord[]) => html`<div class="spoken"><table aria-labelledby="results">
  <thead><tr><th scope="col">${app.say('day')}</th><th scope="col">${app.say('place-word')}</th><th scope="col">${app.say('scores')}</th></tr></thead>
  <tbody>${last.map(
    record => html`<tr><th scope="row">${day(app, record)}</th>
    <td>${contested(record) ? app.say('place', { place: placeIn(record) }) : '–'}</td><td>${decimal(app, pointsIn(record))}</td></tr>`,
  )}</tbody>
</table></div>`;
