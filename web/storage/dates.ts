/** Calendar dates at the player's place as texts ('2026-03-29'), compared as texts, without times. */

import type { Check } from './checks.ts';
import { parts } from './checks.ts';
import type { Dates, StoredMatch } from './stored-types.ts';

const DAY = 86_400_000; // milliseconds

/** Return the date of a moment, in the time zone of this device. */
export function dateOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Return today's date on this device. */
export const today = (): string => dateOf(Date.now());

/** Days since 1970. It ignores time zones, so that clock changes and journeys do not matter. */
const numberOf = (date: string) => Date.parse(`${date}T00:00Z`) / DAY;

/** Return the date `days` later. */
export const later = (date: string, days: number): string =>
  new Date((numberOf(date) + days) * DAY).toISOString().slice(0, 10);

/** Return the number of days from one date to another; 0 or negative if it is not in the future. */
export const daysUntil = (date: string, from: string): number => numberOf(date) - numberOf(from);

/** True if a text is a date of the calendar. */
export const isDate = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(numberOf(text)) &&
  later(text, 0) === text;

export const DATE: Check = value => (isDate(value) ? null : '');

export const DATES = parts({ began: DATE, ended: DATE });

/** Return the dates of a match that ends now. `time`: milliseconds of play, from which its beginning follows. */
export const datesAt = (now: number, time: number): Dates => ({ began: dateOf(now - time), ended: dateOf(now) });

/**
 * Return the stored dates of a match; those of an older match follow from its times, in the time zone of this device.
 */
export const datesOf = ({ dates, when, tally }: Pick<StoredMatch, 'dates' | 'when' | 'tally'>): Dates =>
  dates ?? datesAt(when, tally?.time ?? 0);
