import { html, nothing, svg } from 'lit-html';
import type { CurrentTable, Wording } from '../app.ts';
import { sidesOf } from '../model/teams.ts';
import type { View } from '../protocol.d.ts';
import { figure } from '../words/numbers.ts';
import { namesOf } from './view-queries.ts';

// In units of the viewBox: edges of the plot, and least distance of two labels.
const [LEFT, TOP, BOTTOM, LABEL] = [30, 10, 118, 15];

/** Axis ticks: round numbers from below the minimum to above the maximum. */
export const ticks = (least: number, most: number) => {
  const span = Math.max(most - least, 5);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(size => span / size <= 4) ?? 1000;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
};

/**
 * Spread the labels at the line ends: a label that touches the one above it moves down;
 * if the last falls off the chart, they move up again.
 */
const spreadLabels = (heights: number[]) => {
  const placed = heights.slice();
  const order = heights.map((_, seat) => seat).sort((a, b) => heights[a] - heights[b]);
  let free = -Infinity;
  for (const seat of order) free = LABEL + (placed[seat] = Math.max(placed[seat], free));
  free = BOTTOM + 4;
  for (const seat of order.reverse()) free = (placed[seat] = Math.min(placed[seat], free)) - LABEL;
  return placed;
};

/** The running totals of each side, round by round, from 0. */
const totals = (view: View, sides: number[][]) =>
  sides.map(([seat]) => {
    let total = 0;
    return [0, ...view.scores.map(score => (total += score.points[seat]))];
  });

/** Chart of the totals: one line per side, its name at the end. The score table has the same figures as text. */
export const chart = (app: Wording & CurrentTable, view: View) => {
  if (!view.scores.length) return nothing;
  const sides = sidesOf(view);
  const lines = totals(view, sides);
  const right = sides.some(side => side.length > 1) ? 186 : 226;
  const marks = ticks(Math.min(...lines.flat()), Math.max(...lines.flat()));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const y = (points: number) => BOTTOM - ((points - low) / (high - low)) * (BOTTOM - TOP);
  const x = (round: number) => LEFT + (round / view.scores.length) * (right - LEFT);
  const ends = lines.map(line => y(line[line.length - 1]));
  const labels = spreadLabels(ends);
  return html`<svg class="chart" viewBox="0 0 300 130" role="img" aria-label=${app.say('chart')}>
    ${marks.map(
      mark => svg`<path class="grid" d=${`M${LEFT} ${y(mark)}H${right}`}></path>
      <text class="mark" x=${LEFT - 8} y=${y(mark) + 4}>${figure(app, mark)}</text>`,
    )}
    ${lines.map(
      (line, at) => svg`<g data-hue=${app.isYou(sides[at][0]) ? 'you' : (sides[at][0] % 8) + 1}>
      <path class="run" d=${`M${line.map((points, round) => `${x(round)} ${y(points)}`).join('L')}`}></path>
      <circle cx=${right} cy=${ends[at]} r="3.2"></circle>
      <text x=${right + 10} y=${labels[at] + 4}>${namesOf(app, sides[at])}</text></g>`,
    )}</svg>`;
};
