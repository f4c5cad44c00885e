/** Dates where the player is, as texts ('2026-03-29'): compared as texts, and without hours. */

import type { Check } from './checks.ts';
import { parts } from './checks.ts';
import type { Dates, StoredMatch } from './stored-types.ts';

const DAY = 86_400_000; // milliseconds

/** Return the date that it is at a moment, in the time zone of this device. */
export function dateOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const today = (): string => dateOf(Date.now());

/** Dates have no hours: neither a change of the clocks nor a journey makes one longer. */
const numberOf = (date: string) => Date.parse(`${date}T00:00Z`) / DAY;

/** Return the date so many days later. */
export const later = (date: string, days: number): string =>
  new Date((numberOf(date) + days) * DAY).toISOString().slice(0, 10);

/** Return how many days it is from one date to another; 0 or less: it has come. */
export const daysUntil = (date: string, from: string): number => numberOf(date) - numberOf(from);

/** True if a text is a date of the calendar. */
export const isDate = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(numberOf(text)) &&
  later(text, 0) === text;

export const DATE: Check = value => (isDate(value) ? null : '');

export const DATES = parts({ began: DATE, ended: DATE });

/** Return the dates of a match that ends now: it began as long ago as the time at the table tells. */
export const datesAt = (now: number, time: number): Dates => ({ began: dateOf(now - time), ended: dateOf(now) });

/** Return the dates of a match as they were kept; of an older one, as they are in the time zone of this device. */
export const datesOf = ({ dates, when, tally }: Pick<StoredMatch, 'dates' | 'when' | 'tally'>): Dates =>
  dates ?? datesAt(when, tally?.time ?? 0);
