/** The evening: score pads that were filled one after another, with wins and points by name. */

import type { Preferences, Wording } from '../app.ts';
import { age } from '../browser/clock.ts';
import type { MatchRecord } from '../storage/stored-types.ts';
import { allDistinct } from '../words/distinct.ts';
import { usualName } from './matches.ts';

const PAUSE = 6 * 3_600_000; // milliseconds: the longest pause within an evening

/**
 * Return the score pads of this evening.
 * @param records finished matches, the newest first
 */
export function eveningOf(records: readonly MatchRecord[], now: number): MatchRecord[] {
  const pads = records.filter(({ pad }) => pad);
  const later = [now, ...pads.map(({ when }) => when)];
  const pause = pads.findIndex(({ when }, at) => age(when, later[at]) > PAUSE);
  return pause < 0 ? pads : pads.slice(0, pause);
}

/** The evening of one person. */
export type EveningStanding = { name: string; wins: number; points: number; matches: number };

/** Wins and points by name, the most wins first; a shared first place is a win. */
export function standings(app: Wording & Preferences, evening: readonly MatchRecord[]): EveningStanding[] {
  const found: Map<string, EveningStanding> = new Map();
  for (const { head, names, result } of evening) {
    const called = allDistinct(result.points.map((_, seat) => names[seat] || usualName(app, head.seats, seat, names)));
    for (const [seat, points] of result.points.entries()) {
      const name = called[seat];
      const before = found.get(name) ?? { name, wins: 0, points: 0, matches: 0 };
      const wins = before.wins + Number(result.places[seat] === 1);
      found.set(name, { name, wins, points: before.points + points, matches: before.matches + 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.wins - one.wins || other.points - one.points);
}
