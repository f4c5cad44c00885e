import { html, nothing, svg } from 'lit-html';
import type { App } from '../../app.ts';
import type { KeptReview } from '../../kept/types.ts';
import type { Point } from '../../model/verdict.ts';
import { isExact, lineOf, turnOfLuck, worstOf } from '../../model/verdict.ts';
import type { Reviewed } from '../../protocol.d.ts';
import { ticks } from '../../table/chart.ts';
import { fewestWin, figure } from '../../table/view.ts';
import { addressOf } from './rows.ts';
import { amountOf, bothOf, moveRich, worthOf } from './words.ts';

const FEW = 5; // rounds that are named below the line

/** Where a value or a decision stands, in hundredths of the drawing. */
type Scale = { x(at: number): number; y(value: number): number; marks: number[] };

const scaleOf = (points: readonly Point[]): Scale => {
  const values = points.flatMap(each => each.values);
  const marks = ticks(Math.min(...values), Math.max(...values));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const last = Math.max(1, points.length - 1);
  return { marks, x: at => (at / last) * 100, y: value => 100 - ((value - low) / (high - low)) * 100 };
};

const path = ({ x, y }: Scale, points: readonly Point[], seat: number) =>
  `M${points.map(({ at, values }) => `${x(at)} ${y(values[seat])}`).join('L')}`;

/** The first decision of each round, as many as have room. */
const rounds = (points: readonly Point[]) => {
  const first = points.filter(({ round }, at) => round !== points[at - 1]?.round);
  const step = Math.ceil(first.length / FEW);
  return first.filter((_, at) => at % step === 0);
};

const spot = (kind: string, { x, y }: Placed, words: unknown) =>
  html`<span class="spot" data-kind=${kind} .style=${`left:${x}%;top:${y}%`}>${words}</span>`;

/** So far the words beside the hollow disc reach. */
const WORDS = 35;

/** The round whose cards or dice have changed most, where it begins. */
const lucky = (app: App, review: KeptReview, { x, y }: Scale, points: readonly Point[], discs: readonly Placed[]) => {
  const turn = turnOfLuck(review);
  const point = turn && points.find(({ round }) => round === turn.round);
  if (!point) return nothing;
  const id = turn.luck < 0 ? 'review-bad-luck' : 'review-good-luck';
  const at = { x: x(point.at), y: y(point.values[review.seat]) };
  const below = discs.some(disc => Math.abs(disc.x - at.x) < WORDS && Math.abs(disc.y - at.y + HIGH) < HIGH);
  const words = app.say(id, { what: isExact(review) ? 'dice' : 'cards' });
  return spot(
    'luck',
    at,
    html`<small data-side=${at.x > 60 ? 'before' : 'after'} data-below=${below || nothing}>${words}</small>`,
  );
};

/** Two discs lie upon each other that are nearer than this, in hundredths of the drawing. */
const [WIDE, HIGH] = [4, 15];

type Placed = { x: number; y: number };

/** The decisions that cost most, by their numbers; one that would lie upon another stands above it. */
function turns(review: KeptReview, { x, y }: Scale, points: readonly Point[]) {
  const placed: Placed[] = [];
  for (const one of worstOf(review)) {
    const point = points.find(({ entry }) => entry === one.entry);
    if (!point) continue;
    const spot = { x: x(point.at), y: y(point.values[review.seat]) };
    while (placed.some(other => Math.abs(other.x - spot.x) < WIDE && Math.abs(other.y - spot.y) < HIGH)) spot.y -= HIGH;
    placed.push(spot);
  }
  return placed;
}

/** A tap anywhere opens the decision that lies there. */
const nearest = (event: MouseEvent, points: readonly Point[]) => {
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
  const at = Math.round(((event.clientX - left) / width) * (points.length - 1));
  return points[Math.min(Math.max(at, 0), points.length - 1)];
};

/** For the eye and the finger; the table says the same. */
const drawing = (app: App, review: KeptReview, points: readonly Point[]) => {
  const scale = scaleOf(points);
  const { marks, x, y } = scale;
  const discs = turns(review, scale, points);
  const others = points[0].values.map((_, seat) => seat).filter(seat => seat !== review.seat);
  const open = (event: MouseEvent) => app.go(`#/review/${review.id}/${nearest(event, points).entry}`);
  return html`<div class="course-of-match" aria-hidden="true">
    <div class="marks">${marks.map(mark => html`<span .style=${`top:${y(mark)}%`}>${figure(app, mark)}</span>`)}</div>
    <div class="plot" @click=${open}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        ${marks.map(mark => svg`<path class="grid" data-zero=${mark === 0 || nothing} d=${`M0 ${y(mark)}H100`}></path>`)}
        ${others.map(seat => svg`<path class="other" d=${path(scale, points, seat)}></path>`)}
        <path class="own" d=${path(scale, points, review.seat)}></path>
      </svg>
      ${lucky(app, review, scale, points, discs)}${discs.map((disc, at) => spot('turn', disc, at + 1))}
    </div>
    <div class="rounds">${rounds(points).map(({ round, at }) => html`<span .style=${`left:${x(at)}%`}>${round}</span>`)}</div>
    <small class="round-word">${app.say('round')}</small>
  </div>`;
};

const entry = (app: App, review: KeptReview, one: Reviewed, point: Point) => {
  const { own, better } = bothOf(one);
  const cost = one.clear ? amountOf(app, one.loss, one.unit) : app.say(one.loss ? 'review-close' : 'review-none');
  return html`<tr><td>${one.round}</td>
    <th scope="row"><a href=${addressOf(review, one)}>${moveRich(app, own)}</a></th>
    <td>${one.clear ? moveRich(app, better) : nothing}</td><td data-bad=${one.clear || nothing}>${cost}</td><td>${worthOf(app, point.values[review.seat], 'round')}</td></tr>`;
};

const asTable = (
  app: App,
  review: KeptReview,
  points: readonly Point[],
) => html`<div class="scrolls" tabindex="0" role="region" aria-label=${app.say('review-table')}><table>
  <thead><tr>${['round', 'review-you', 'review-better', 'review-cost', 'review-expected'].map(id => html`<th scope="col">${app.say(id)}</th>`)}</tr></thead>
  <tbody>${review.judged.map((one, at) => entry(app, review, one, points[at]))}</tbody></table></div>`;

/** The expected result after every decision, own and others': a line, or a table of the same. */
export const course = (app: App, review: KeptReview, tabled: boolean, turn: () => void) => {
  const points = lineOf(review, fewestWin(app));
  if (points.length < 2) return nothing;
  return html`<section class="slab whole-match" aria-labelledby="course">
    <div class="headed"><h2 id="course">${app.say('review-course')}</h2><small>${app.say(isExact(review) ? 'review-axis-points' : 'review-axis-lead')}</small>
      <button class="word-button" aria-pressed=${String(tabled)} @click=${turn}>${app.say('review-table')}</button></div>
    ${tabled ? asTable(app, review, points) : drawing(app, review, points)}
  </section>`;
};
