import { html, nothing, svg } from 'lit-html';
import type { CurrentTable, GameCatalogue, Navigation, Wording } from '../../app.ts';
import { amountOf, bothOf, moveRich, worthOf } from '../../exercise/review-words.ts';
import type { Point } from '../../model/verdict.ts';
import { changeAt, isExact, lineOf, turnOfLuck, turnsOfOthers, worstOf } from '../../model/verdict.ts';
import type { KeptReview } from '../../storage/stored-types.ts';
import { ticks } from '../../table/points-chart.ts';
import { argsOf, fewestWin } from '../../table/view-queries.ts';
import { figure, signed } from '../../words/numbers.ts';
import { addressOf } from './decision-list.ts';

const FEW = 5; // rounds named below the line
const FINGER = 22; // pixels around a disc that count as a tap on it
const ROOM = 0.35; // steps between marks, free above and below the line
const DOTS = 120; // points beyond which single dots are not drawn

/** Presentation of the chart and the point that the pointer is at. */
export interface Pointing {
  tabled: boolean;
  /** Index of the point; null if the pointer is at none. */
  pointed: number | null;
  changed(): void;
}

/** Maps decisions and values to per cent of the drawing. */
type Scale = { x(at: number): number; y(value: number): number; marks: number[] };

/** A scale from the least to the largest value, with round numbers as marks. */
const scaleOf = (points: readonly Point[]): Scale => {
  const values = points.flatMap(each => each.values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const marks = ticks(least, most);
  const room = (marks[1] - marks[0]) * ROOM;
  const [low, high] = [least - room, most + room];
  const last = Math.max(1, points.length - 1);
  return {
    marks: marks.filter(mark => mark >= low && mark <= high),
    x: at => (at / last) * 100,
    y: value => 100 - ((value - low) / (high - low)) * 100,
  };
};

const path = ({ x, y }: Scale, points: readonly Point[], seat: number) =>
  `M${points.map(({ at, values }) => `${x(at)} ${y(values[seat])}`).join('L')}`;

/** The first point of each round; every nth round if there are more than FEW. */
const rounds = (points: readonly Point[]) => {
  const first = points.filter(({ round }, at) => round !== points[at - 1]?.round);
  const step = Math.ceil(first.length / FEW);
  return first.filter((_, at) => at % step === 0);
};

/** An SVG path of dots: lines of no length, whose width stays when the drawing is stretched. */
const dots = ({ x, y }: Scale, points: readonly Point[], seat: number) =>
  points.map(({ at, values }) => `M${x(at)} ${y(values[seat])}h.001`).join('');

/** The line between a shifted disc and its point. */
const stem = (scale: Scale, { values }: Point, { x, y }: Placed, seat: number) =>
  svg`<path class="stem" d=${`M${x} ${y}V${scale.y(values[seat])}`}></path>`;

const spot = (kind: string, { x, y }: Placed, words: unknown) =>
  html`<span class="spot" data-kind=${kind} .style=${`left:${x}%;top:${y}%`}>${words}</span>`;

/** Discs nearer than this overlap, in per cent of the drawing. */
const [WIDE, HIGH] = [8, 15];

type Placed = { x: number; y: number };

/** Width of the words beside the hollow disc, in per cent of the drawing. */
const WORDS = 35;

/** Heights for the words, from the hollow disc: near it if possible. */
const HEIGHTS = [-HIGH, HIGH, -2 * HIGH, 2 * HIGH];

/** Height from the middle of these words to a line that does not cross them. */
const CLEAR = HIGH / 2;

/**
 * Side and height for the words beside the hollow disc: the first place within the plot that no other disc touches,
 * and if possible one that the player's line does not cross.
 */
export const besideIt = (spot: Placed, others: readonly Placed[], line: readonly Placed[] = []) => {
  const sides = [...(spot.x <= 100 - WORDS ? ['after'] : []), ...(spot.x >= WORDS ? ['before'] : [])];
  const places = HEIGHTS.flatMap(away => sides.map(side => ({ side, y: spot.y + away })));
  const span = (side: string) => (side === 'before' ? [spot.x - WORDS, spot.x] : [spot.x, spot.x + WORDS]);
  const isFree = (place: { side: string; y: number }) => {
    const [from, to] = span(place.side);
    return others.every(({ x, y }) => x < from - WIDE || x > to + WIDE || Math.abs(y - place.y) >= HIGH);
  };
  const isClear = (place: { side: string; y: number }) => {
    const [from, to] = span(place.side);
    return line.every(({ x, y }) => x < from || x > to || Math.abs(y - place.y) >= CLEAR);
  };
  const within = places.filter(({ y }) => y > 0 && y < 100);
  return within.find(place => isFree(place) && isClear(place)) ?? within.find(isFree) ?? within[0];
};

/** A mark where the round begins whose cards or dice changed the expected result most. */
const lucky = (
  app: Wording,
  review: KeptReview,
  { x, y }: Scale,
  points: readonly Point[],
  others: readonly Placed[],
) => {
  const turn = turnOfLuck(review);
  const point = turn && points.find(({ round }) => round === turn.round);
  if (!point) return nothing;
  const id = turn.luck < 0 ? 'review-bad-luck' : 'review-good-luck';
  const at = { x: x(point.at), y: y(point.values[review.seat]) };
  const line = points.map(({ at, values }) => ({ x: x(at), y: y(values[review.seat]) }));
  const { side, y: height } = besideIt(at, others, line);
  const words = app.say(id, { what: isExact(review) ? 'dice' : 'cards' });
  return html`${spot('luck', at, nothing)}<small class="luck-label" data-side=${side} .style=${`left:${at.x}%;top:${height}%`}>${words}</small>`;
};

/** Positions for discs at these points; overlapping discs move up. */
function placed({ x, y }: Scale, points: readonly Point[], seat: number, before: readonly Placed[] = []): Placed[] {
  const all = [...before];
  for (const { at, values } of points) {
    const spot = { x: x(at), y: y(values[seat]) };
    while (all.some(other => Math.abs(other.x - spot.x) < WIDE && Math.abs(other.y - spot.y) < HIGH)) spot.y -= HIGH;
    all.push(spot);
  }
  return all.slice(before.length);
}

/** The points of the most costly decisions, in the order of their numbers. */
const turnsOf = (review: KeptReview, points: readonly Point[]) =>
  worstOf(review).flatMap(({ entry }) => points.find(({ one }) => one?.entry === entry) ?? []);

/** The point whose disc was tapped, else the point nearest across. */
const touched = (event: MouseEvent, points: readonly Point[], discs: ReadonlyMap<Point, Placed>) => {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
  const [across, down] = [event.clientX - left, event.clientY - top];
  const away = ({ x, y }: Placed) => Math.hypot((x / 100) * width - across, (y / 100) * height - down);
  const [nearest] = [...discs].filter(([, disc]) => away(disc) <= FINGER).sort((a, b) => away(a[1]) - away(b[1]));
  if (nearest) return nearest[0];
  const at = Math.round((across / width) * (points.length - 1));
  return points[Math.min(Math.max(at, 0), points.length - 1)];
};

/** Address of a point: the review for the viewer's own decision, else the replay. */
const whereTo = (review: KeptReview, { one, entry }: Point) =>
  one ? addressOf(review, one) : `#/replay/${review.id}/${entry + 1}`;

/** The event at a point in words; the move itself if it was made face down. */
const toldOf = (app: Wording, { one, moment }: Point) => {
  const event = moment && `event-${moment.what.id}`;
  if (one && !(event && app.has(event))) return moveRich(app, bothOf(one).own);
  return moment && app.rich(`event-${moment.what.id}`, argsOf(moment.what));
};

const byHow = (app: Wording, change: number) => signed(app, change, { maximumFractionDigits: 1 });

/** The letter that marks an event by another player. */
const letter = (at: number) => String.fromCodePoint(97 + at);

/** What happened at the point under the pointer, or how to see that. */
const atPointer = (app: Wording, review: KeptReview, points: readonly Point[], { pointed }: Pointing) => {
  const point = pointed === null ? undefined : points[pointed];
  if (!point) return app.say('review-slide');
  return html`<a tabindex="-1" href=${whereTo(review, point)}><span>${app.say('review-round', { round: point.round })}</span> <span>${toldOf(app, point)}</span> <b>${worthOf(app, point.values[review.seat], 'round')}</b></a>`;
};

/** The meaning of the lines, the dots, the discs and the diamonds. */
const legend = (
  app: Wording & CurrentTable,
  { seat }: KeptReview,
  points: readonly Point[],
  { discs, diamonds }: { discs: boolean; diamonds: boolean },
) => {
  const dotted = points.length <= DOTS && points.some(({ one }) => !one);
  return html`<p class="chart-legend">
    <span data-line="own">${app.seatName(seat)}</span>
    ${points[0].values.length > 1 ? html`<span data-line="other">${app.say('review-others')}</span>` : nothing}
    ${dotted ? html`<span data-dot="own">${app.say('review-decisions')}</span><span data-dot="other">${app.say('review-else')}</span>` : nothing}
    ${discs ? html`<span><i class="spot" data-kind="turn">1</i>${app.say('review-costs')}</span>` : nothing}
    ${diamonds ? html`<span><span class="spot" data-kind="others"><i></i><b>${letter(0)}</b></span>${app.say('review-by-others')}</span>` : nothing}</p>`;
};

/** The chart for eye and finger; hidden from screen readers, which get the table. */
const drawing = (
  app: Wording & Navigation & CurrentTable,
  review: KeptReview,
  points: readonly Point[],
  pointing: Pointing,
) => {
  const scale = scaleOf(points);
  const { marks, x, y } = scale;
  const { seat } = review;
  const others = points[0].values.map((_, other) => other).filter(other => other !== seat);
  const [own, theirs] = [turnsOf(review, points), turnsOfOthers(review, points)];
  const discs = placed(scale, own, seat);
  const diamonds = placed(scale, theirs, seat, discs);
  const all = [...discs, ...diamonds];
  const turns = new Map([...own, ...theirs].map((point, at): [Point, Placed] => [point, all[at]]));
  const open = (event: MouseEvent) => app.go(whereTo(review, touched(event, points, turns)));
  const point = (at: number | null) => {
    if (pointing.pointed === at) return;
    pointing.pointed = at;
    pointing.changed();
  };
  const follow = (event: PointerEvent) => point(touched(event, points, turns).at);
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && point(null);
  const few = points.length <= DOTS;
  const here = pointing.pointed === null ? undefined : points[pointing.pointed];
  return html`<div class="course-of-match" aria-hidden="true">
    ${legend(app, review, points, { discs: !!own.length, diamonds: !!theirs.length })}
    <div class="marks">${marks.map(mark => html`<span .style=${`top:${y(mark)}%`}>${figure(app, mark)}</span>`)}</div>
    <div class="plot" @click=${open} @pointermove=${follow} @pointerleave=${leave}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        ${marks.map(mark => svg`<path class="grid" data-zero=${mark === 0 || nothing} d=${`M0 ${y(mark)}H100`}></path>`)}
        ${here ? svg`<path class="here" d=${`M${x(here.at)} 0V100`}></path>` : nothing}
        ${others.map(other => svg`<path class="other" d=${path(scale, points, other)}></path>`)}
        <path class="own" d=${path(scale, points, seat)}></path>
        ${[...turns].map(([point, disc]) => stem(scale, point, disc, seat))}
        ${few ? svg`<path class="dots" d=${dots(scale, points, seat)}></path>` : nothing}
        ${
          few
            ? svg`<path class="dots" data-own d=${dots(
                scale,
                points.filter(({ one }) => one),
                seat,
              )}></path>`
            : nothing
        }
      </svg>
      ${lucky(app, review, scale, points, all)}${diamonds.map((one, at) => spot('others', one, html`<i></i><b>${letter(at)}</b>`))}${discs.map((disc, at) => spot('turn', disc, at + 1))}
    </div>
    <div class="rounds">${rounds(points).map(({ round, at }) => html`<span .style=${`left:${x(at)}%`}>${round}</span>`)}</div>
    <small class="round-word">${app.say('round')}</small>
    <p class="chart-readout">${atPointer(app, review, points, pointing)}</p>
  </div>`;
};

/** Events by other players that changed the expected result most, and by how much. */
const turnsByOthers = (app: Wording, review: KeptReview, points: readonly Point[]) => {
  const turns = turnsOfOthers(review, points);
  if (!turns.length) return nothing;
  return html`<h3>${app.say('review-by-others')}</h3><ol class="by-others" role="list">${turns.map((point, at) => {
    const change = changeAt(points, point, review.seat);
    return html`<li><a href=${whereTo(review, point)}><span class="spot" data-kind="others" aria-hidden="true"><i></i><b>${letter(at)}</b></span>
      <span class="what">${toldOf(app, point)} <small>${app.say('review-round', { round: point.round })}</small></span><b data-bad=${change < 0 || nothing}>${byHow(app, change)}</b></a></li>`;
  })}</ol>`;
};

const cost = (app: Wording, { one }: Point) => {
  if (!one) return '';
  return one.clear ? amountOf(app, one.loss, one.unit) : app.say(one.loss ? 'review-close' : 'review-none');
};

const better = (app: Wording, { one }: Point) =>
  one?.clear
    ? html` <small>${app.say('review-better')}${app.say('colon')}${moveRich(app, bothOf(one).better)}</small>`
    : nothing;

const entry = (app: Wording, review: KeptReview, points: readonly Point[], point: Point) => {
  const { one, moment, round, values } = point;
  const sure = moment ? moment.sure : one?.clear;
  return html`<tr data-own=${!!one || nothing}><td>${round}</td>
    <th scope="row"><a href=${whereTo(review, point)}>${toldOf(app, point)}</a>${better(app, point)}</th>
    <td data-bad=${one?.clear || nothing}>${cost(app, point)}</td><td>${sure && point.at ? byHow(app, changeAt(points, point, review.seat)) : nothing}</td><td>${worthOf(app, values[review.seat], 'round')}</td></tr>`;
};

const COLUMNS = ['round', 'review-what', 'review-cost', 'review-change', 'review-expected'];

const asTable = (
  app: Wording,
  review: KeptReview,
  points: readonly Point[],
) => html`<div class="scrolls" tabindex="0" role="region" aria-label=${app.say('review-table')}><table>
  <thead><tr>${COLUMNS.map(id => html`<th scope="col">${app.say(id)}</th>`)}</tr></thead>
  <tbody>${points.map(point => entry(app, review, points, point))}</tbody></table></div>`;

/** The expected result after each decision and event, as a chart or as a table. */
export const course = (
  app: Wording & GameCatalogue & Navigation & CurrentTable,
  review: KeptReview,
  pointing: Pointing,
) => {
  const points = lineOf(review, fewestWin(app));
  if (points.length < 2) return nothing;
  const { tabled } = pointing;
  const turn = () => {
    pointing.tabled = !tabled;
    pointing.changed();
  };
  return html`<section class="surface whole-match" aria-labelledby="course">
    <div class="section-head"><h2 id="course">${app.say('review-course')}</h2><small>${app.say(isExact(review) ? 'review-axis-points' : 'review-axis-lead')}</small>
      <button class="word-button" aria-pressed=${String(tabled)} @click=${turn}>${app.say('review-table')}</button></div>
    ${tabled ? asTable(app, review, points) : drawing(app, review, points, pointing)}
    ${turnsByOthers(app, review, points)}
  </section>`;
};
