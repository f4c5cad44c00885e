/** How a match ends, and how it was played: what statistics keep of it. */
import { placeOf, sidesOf } from '../table/view.js';
import { HUMAN } from './match-shape.js';

/** @import { Frame, Result, StoredMatch, Tally, View } from '../types' */

const PAUSE = 120_000; // whoever does nothing for so many milliseconds has gone away

/** @returns {Tally} */
const fresh = () => ({ time: 0, hints: 0, undone: 0 });

/** What has been counted so far. @param {StoredMatch} match */
export const tallyOf = match => (match.tally ??= fresh());

/** Counts the time since the match last changed, and what has been taken back.
 * @param {StoredMatch} match @param {Frame} frame @param {number} now */
export function count(match, { log, match: begins }, now) {
  const tally = tallyOf(match);
  const resumed = begins && !log.from;
  if (!resumed) tally.time += Math.min(Math.max(now - match.when, 0), PAUSE);
  if (begins && !resumed) tally.undone += 1;
}

/** The sides at the end; partners of the last hand only are no side. @param {View} view */
const sidesAtEnd = view => sidesOf(view).flatMap(side =>
  side.every(seat => view.places[seat] === view.places[side[0]]) ? [side] : side.map(seat => [seat]));

/** @param {StoredMatch} match @param {View} view @returns {Result} */
export function resultOf(match, view) {
  const seat = match.head.seats.indexOf(HUMAN);
  const sides = sidesAtEnd(view);
  return {
    seat,
    sides: sides.length,
    places: view.points.map((_, other) => placeOf(view, sides, other)),
    points: view.points,
    rounds: view.scores.length || view.round,
    boxes: Object.fromEntries(view.sheet.slice(0, -1).map(({ id, points }) => [id, points[seat] ?? 0])),
  };
}
