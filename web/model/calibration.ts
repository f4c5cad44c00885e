/** How well a player's guesses of who holds something are calibrated: of what was called 70 %, how much was so. */

import type { HolderGuess, ProblemAnswer } from '../storage/stored-types.ts';

/** Guesses before which nothing can be said. */
export const ENOUGH = 30;

const WIDTH = 20; // per cent that are one point of the curve

/** The guesses that were made before these answers. */
export const guessesIn = (answers: readonly ProblemAnswer[]): HolderGuess[] =>
  answers.flatMap(({ guess }) => (guess ? [guess] : []));

/** The parts of guesses that were about as large. */
export interface Calibrated {
  /** What the player said on average, in per cent. */
  said: number;
  /** How often it was so, in per cent, with its standard error. */
  was: number;
  error: number;
  count: number;
}

/** The points of the curve in ascending order; none before there are enough guesses. */
export function calibration(guesses: readonly HolderGuess[]): Calibrated[] {
  if (guesses.length < ENOUGH) return [];
  const groups: Map<number, HolderGuess> = new Map();
  for (const part of guesses.flat()) {
    const group = Math.min(Math.floor(part.said / WIDTH), 100 / WIDTH - 1);
    groups.set(group, [...(groups.get(group) ?? []), part]);
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, parts]) => pointOf(parts));
}

function pointOf(parts: HolderGuess): Calibrated {
  const count = parts.length;
  const said = parts.reduce((sum, part) => sum + part.said, 0) / count;
  const share = parts.filter(({ was }) => was).length / count;
  return { said, was: 100 * share, error: 100 * Math.sqrt((share * (1 - share)) / count), count };
}

/** The point that says most: of those above one half, the one with most guesses. */
export const typical = (points: readonly Calibrated[]): Calibrated | undefined =>
  points.filter(({ said }) => said >= 50).sort((one, other) => other.count - one.count)[0] ?? points.at(-1);
