/** The end of a match, and how it was played: data for the statistics. */

import { age } from '../browser/clock.ts';
import type { Frame, View } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Result, StoredMatch, Tally } from '../storage/stored-types.ts';

import { placeOf, sidesOf } from './teams.ts';

const PAUSE = 120_000; // longest time between two frames, in milliseconds, that counts as playing time

const fresh = (): Tally => ({ time: 0, hints: 0, undone: 0 });

/** Counts of a match so far. */
export const tallyOf = (match: StoredMatch) => (match.tally ??= fresh());

/** Add the time since the match last changed, and count an undo. */
export function count(match: StoredMatch, { log, match: begins }: Frame, now: number) {
  const tally = tallyOf(match);
  const resumed = begins && !log?.start;
  if (!resumed) tally.time += Math.min(age(match.when, now), PAUSE);
  if (begins && !resumed) tally.undone += 1;
}

/** Sides at the end of the match; partners of the last hand alone form no side. */
const sidesAtEnd = (view: View) =>
  sidesOf(view).flatMap(side =>
    side.every(seat => view.places[seat] === view.places[side[0]]) ? [side] : side.map(seat => [seat]),
  );

/** Return the result of a finished match. */
export function resultOf(match: Pick<StoredMatch, 'head' | 'friends'>, view: View): Result {
  const seat = match.friends?.here[0] ?? match.head.seats.indexOf(HUMAN);
  const sides = sidesAtEnd(view);
  return {
    seat,
    sides: sides.length,
    places: view.points.map((_, other) => placeOf(view, sides, other)),
    points: view.points,
    rounds: view.scores.length || view.round,
    boxes: Object.fromEntries(
      view.sheet.filter(({ part }) => part !== 'total').map(({ id, points }) => [id, points[seat] ?? 0]),
    ),
  };
}
