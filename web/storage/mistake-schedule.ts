/** When a mistake comes back: after more and more days, each time that it has been put right. */

import { daysUntil, later } from './dates.ts';

/** Days until it comes back, by how often it has been put right since it was made last. */
export const DAYS = [1, 3, 7, 21];

/** How often a mistake is put right until it is done with. */
export const TIMES = DAYS.length;

/** How often it has been put right, and the day on which it comes back. */
export type Due = { stage: number; due: string };

/** A mistake that has just been made. */
export const made = (today: string): Due => ({ stage: 0, due: later(today, DAYS[0]) });

/**
 * What becomes of it with an answer; null when it is done with. Who puts right what is not due has shown nothing yet,
 * and who gets it wrong begins anew.
 */
export function answered(now: Due, right: boolean, today: string): Due | null {
  if (!right) return made(today);
  if (daysUntil(now.due, today) > 0) return { stage: now.stage, due: now.due };
  const stage = now.stage + 1;
  return stage < TIMES ? { stage, due: later(today, DAYS[stage]) } : null;
}
