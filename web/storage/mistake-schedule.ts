/** Spaced repetition of mistakes: the interval grows with each right answer. */

import { daysUntil, later } from './dates.ts';

/** Days until a mistake is due again, by the number of right answers since the last wrong one. */
export const DAYS = [1, 3, 7, 21];

/** Right answers until a mistake is removed. */
export const TIMES = DAYS.length;

/** Number of right answers in a row, and the date on which it is due. */
export type Due = { stage: number; due: string };

/** The state of a new mistake. */
export const newSchedule = (today: string): Due => ({ stage: 0, due: later(today, DAYS[0]) });

/**
 * The state after an answer; null if the mistake is mastered. A right answer before the due date changes nothing, and a
 * wrong one starts again.
 */
export function scheduleAfter(now: Due, right: boolean, today: string): Due | null {
  if (!right) return newSchedule(today);
  if (daysUntil(now.due, today) > 0) return { stage: now.stage, due: now.due };
  const stage = now.stage + 1;
  return stage < TIMES ? { stage, due: later(today, DAYS[stage]) } : null;
}
