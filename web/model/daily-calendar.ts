/** Days with daily deals: their addresses, the deals played on each day, and streaks. */

import type { GameCatalogue, Params } from '../app.ts';
import { datesOf, isDate, later, today } from '../storage/dates.ts';
import type { MatchRecord } from '../storage/stored-types.ts';
import { dayOf } from './daily.ts';
import type { Offer } from './offers.ts';
import { offerAt } from './offers.ts';

/** The earliest day that can be opened. */
export const FIRST = '2026-01-01';

/** True if the date is not in the future and not before `FIRST`. */
export const isDayOpen = (date: string) => date === today() || (date >= FIRST && date < today());

/** Parse an address such as '#/daily', '#/daily/hearts', '#/daily/yahtzee/yams/2026-11-20'; null if it is not valid. */
export function addressed(app: GameCatalogue, params: Params): { date: string; what: Offer | undefined } | null {
  const last = params.at(-1) ?? '';
  const dated = isDate(last);
  const key = (dated ? params.slice(0, -1) : params).join('/');
  const what = offerAt(app, key);
  const date = dated ? last : today();
  return isDayOpen(date) && (what || !key) ? { date, what } : null;
}

/** Address of all daily deals of a day, or of the deal of one game. */
export const addressOf = (date: string, what?: Offer) =>
  ['#/daily', ...(what ? [what.key] : []), ...(date === today() ? [] : [date])].join('/');

/** The daily deals of one day that were played. */
export interface Day {
  date: string;
  /** Finished matches by the key of their game, the newest first. */
  records: Map<string, MatchRecord[]>;
  /** Keys of the games whose deal was played on the day itself. */
  inTime: Set<string>;
}

/** True if a match was played on this date; also if it began before midnight. */
const isInTime = (record: MatchRecord, date: string) => Object.values(datesOf(record)).includes(date);

/**
 * Group finished daily deals by date.
 * @param records the newest first
 */
export function daysIn(app: GameCatalogue, records: readonly MatchRecord[]) {
  const days: Map<string, Day> = new Map();
  for (const record of records) {
    const daily = dayOf(app, record);
    if (!daily) continue;
    const { what, date } = daily;
    const day = days.get(date) ?? { date, records: new Map(), inTime: new Set() };
    days.set(date, day);
    day.records.set(what.key, [...(day.records.get(what.key) ?? []), record]);
    if (isInTime(record, date)) day.inTime.add(what.key);
  }
  return days;
}

/** Current and longest streak of days on which a deal was played in time. A streak up to yesterday is still current. */
export function streakOf(days: ReadonlyMap<string, Day>, now: string = today()) {
  const counts = (date: string) => !!days.get(date)?.inTime.size;
  const lengthUpTo = (date: string): number => {
    let length = 0;
    while (counts(later(date, -length))) length += 1;
    return length;
  };
  const ends = [...days.keys()].filter(date => counts(date) && !counts(later(date, 1)));
  return { now: lengthUpTo(counts(now) ? now : later(now, -1)), best: Math.max(0, ...ends.map(lengthUpTo)) };
}

/** Dates of a month ('2026-11'), and the number of weekdays before its first day; the week begins on weekday `from`. */
export function datesIn(month: string, from: number) {
  const first = `${month}-01`;
  const dates = Array.from({ length: 31 }, (_, at) => later(first, at)).filter(date => date.startsWith(month));
  return { dates, before: (new Date(first).getUTCDay() - from + 7) % 7 };
}

/** Return the month that is `months` later. */
export function monthAfter(month: string, months: number) {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1, 12)).toISOString().slice(0, 7);
}
