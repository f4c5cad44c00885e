/** The days of the deal of the day: their addresses, what was played on each, and days in a row. */

import type { App, Params } from '../app.ts';
import { datesOf, isDate, later, today } from '../storage/dates.ts';
import type { Kept } from '../storage/stored-types.ts';
import { dayOf } from './daily.ts';
import type { Offer } from './offers.ts';
import { offerAt } from './offers.ts';

/** Nobody goes back further. */
export const FIRST = '2026-01-01';

/** Has that day come, and is it none of long ago? */
export const isThere = (date: string) => date === today() || (date >= FIRST && date < today());

/** What an address means: '#/daily', '#/daily/hearts', '#/daily/yahtzee/yams/2026-11-20'; null if it means nothing. */
export function addressed(app: App, params: Params): { date: string; what: Offer | undefined } | null {
  const last = params.at(-1) ?? '';
  const dated = isDate(last);
  const key = (dated ? params.slice(0, -1) : params).join('/');
  const what = offerAt(app, key);
  const date = dated ? last : today();
  return isThere(date) && (what || !key) ? { date, what } : null;
}

/** Where the deals of a day are, or that of one game. */
export const addressOf = (date: string, what?: Offer) =>
  ['#/daily', ...(what ? [what.key] : []), ...(date === today() ? [] : [date])].join('/');

/** What was played of a day. */
export interface Day {
  date: string;
  /** By the game that it was, the newest first. */
  records: Map<string, Kept[]>;
  /** Those that were played to their end on that day. */
  inTime: Set<string>;
}

/** True if a match was played on this date; also if it began before midnight. */
const isInTime = (record: Kept, date: string) => Object.values(datesOf(record)).includes(date);

/**
 * The days of which something was played, by their dates.
 * @param records the newest first
 */
export function daysIn(app: App, records: readonly Kept[]) {
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

/** Days in a row on which something was played in time: up to now, and at best. Today may still be one of them. */
export function rowOf(days: ReadonlyMap<string, Day>, now: string = today()) {
  const counts = (date: string) => !!days.get(date)?.inTime.size;
  const upTo = (date: string): number => {
    let length = 0;
    while (counts(later(date, -length))) length += 1;
    return length;
  };
  const ends = [...days.keys()].filter(date => counts(date) && !counts(later(date, 1)));
  return { now: upTo(counts(now) ? now : later(now, -1)), best: Math.max(0, ...ends.map(upTo)) };
}

/** The dates of a month, '2026-11', and how many days of the week come before its first; the week begins on day `from`. */
export function datesIn(month: string, from: number) {
  const first = `${month}-01`;
  const dates = Array.from({ length: 31 }, (_, at) => later(first, at)).filter(date => date.startsWith(month));
  return { dates, before: (new Date(first).getUTCDay() - from + 7) % 7 };
}

/** The month so many months later. */
export function monthAfter(month: string, months: number) {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1, 12)).toISOString().slice(0, 7);
}
