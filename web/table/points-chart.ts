import { html, nothing, svg } from 'lit-html';
import type { App } from '../app.ts';
import { sidesOf } from '../model/teams.ts';
import type { View } from '../protocol.d.ts';
import { figure, namesOf } from './view.ts';

const [LEFT, TOP, BOTTOM, LABEL] = [30, 10, 118, 15];

/** Round numbers from below the least to above the most. */
export const ticks = (least: number, most: number) => {
  const span = Math.max(most - least, 5);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(size => span / size <= 4) ?? 1000;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
};

/**
 * Labels at the ends of the lines: one that would touch the label above it moves down, and all
 * of them up again where the last would fall off the chart.
 */
const apart = (heights: number[]) => {
  const placed = heights.slice();
  const order = heights.map((_, seat) => seat).sort((a, b) => heights[a] - heights[b]);
  let free = -Infinity;
  for (const seat of order) free = LABEL + (placed[seat] = Math.max(placed[seat], free));
  free = BOTTOM + 4;
  for (const seat of order.reverse()) free = (placed[seat] = Math.min(placed[seat], free)) - LABEL;
  return placed;
};

/** The totals of every side, round by round. */
const totals = (view: View, sides: number[][]) =>
  sides.map(([seat]) => {
    let total = 0;
    return [0, ...view.scores.map(score => (total += score.points[seat]))];
  });

/** How the points have grown: a line a seat, its name at its end. The table beside it says the same in figures. */
export const chart = (app: App, view: View) => {
  if (!view.scores.length) return nothing;
  const sides = sidesOf(view);
  const lines = totals(view, sides);
  const right = sides.some(side => side.length > 1) ? 186 : 226;
  const marks = ticks(Math.min(...lines.flat()), Math.max(...lines.flat()));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const y = (points: number) => BOTTOM - ((points - low) / (high - low)) * (BOTTOM - TOP);
  const x = (round: number) => LEFT + (round / view.scores.length) * (right - LEFT);
  const ends = lines.map(line => y(line[line.length - 1]));
  const labels = apart(ends);
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
