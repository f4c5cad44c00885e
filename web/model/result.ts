/** How a match ends, and how it was played: what statistics keep of it. */

import type { Frame, View } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Result, StoredMatch, Tally } from '../storage/stored-types.ts';

import { placeOf, sidesOf } from './teams.ts';

const PAUSE = 120_000; // whoever does nothing for so many milliseconds has gone away

const fresh = (): Tally => ({ time: 0, hints: 0, undone: 0 });

/** What has been counted so far. */
export const tallyOf = (match: StoredMatch) => (match.tally ??= fresh());

/** Counts the time since the match last changed, and what has been taken back. */
export function count(match: StoredMatch, { log, match: begins }: Frame, now: number) {
  const tally = tallyOf(match);
  const resumed = begins && !log?.start;
  if (!resumed) tally.time += Math.min(Math.max(now - match.when, 0), PAUSE);
  if (begins && !resumed) tally.undone += 1;
}

/** The sides at the end; partners of the last hand only are no side. */
const sidesAtEnd = (view: View) =>
  sidesOf(view).flatMap(side =>
    side.every(seat => view.places[seat] === view.places[side[0]]) ? [side] : side.map(seat => [seat]),
  );

export function resultOf(match: Pick<StoredMatch, 'head' | 'friends'>, view: View): Result {
  const seat = match.friends?.here[0] ?? match.head.seats.indexOf(HUMAN);
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
