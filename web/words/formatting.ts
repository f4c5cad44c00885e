/** Numbers, lists and dates as each language writes them. Formatters are cached, because browsers take long to create them. */

import type { Language } from '../protocol.d.ts';
import { tagOf } from './languages.ts';

function cached<How, Writer>(make: (locale: string, how: How) => Writer, localeOf = tagOf) {
  const made = new Map<string, Writer>();
  return (language: Language, how: How) => {
    const key = language + JSON.stringify(how);
    const writer = made.get(key) ?? make(localeOf(language), how);
    made.set(key, writer);
    return writer;
  };
}

const numbers = cached((locale, how: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, how));
const lists = cached((locale, how: Intl.ListFormatOptions) => new Intl.ListFormat(locale, how));

/** The reader's own region, if the page speaks a language of theirs. A browser may name one that is no tag: en-US@posix. */
const regionOf = (language: Language) =>
  globalThis.navigator?.languages?.find(tag => tag.split('-')[0] === language.split('-')[0] && isTag(tag)) ??
  tagOf(language);

function isTag(text: string) {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

const dates = cached((locale, how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, how), regionOf);

/** Format a time, or with `timeZone: 'UTC'` a date, as the reader's region writes it: "21 Nov 2026", "Nov 21, 2026". */
export const dateIn = (
  language: Language,
  when: Date | number,
  how: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => dates(language, how).format(when);

const SUNDAY = 7;
const MONDAY = 1;
/** Regions whose week begins on Sunday by CLDR, for browsers that do not tell it. */
const FROM_SUNDAY = new Set('BR CA CO HK ID IL IN JP KR MX PE PH PK PT SG TH TW US ZA'.split(' '));

/** The first day of the week in the reader's region: 0 for Sunday, 1 for Monday. */
export function firstWeekday(language: Language): number {
  const locale: Intl.Locale & Week = new Intl.Locale(regionOf(language));
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay ?? (FROM_SUNDAY.has(locale.maximize().region ?? '') ? SUNDAY : MONDAY)) % 7;
}

type WeekInfo = { firstDay: number };
/** What newer browsers know of weeks: as a method, or in older ones of them as a property. */
type Week = { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };

/** Format a number: "3", "1,000", "−2" with a true minus sign. */
export function numberIn(language: Language, number: number, how: Intl.NumberFormatOptions = {}): string {
  const isPlain = Number.isInteger(number) && Math.abs(number) < 1000 && !Object.keys(how).length;
  return (isPlain ? String(number) : numbers(language, how).format(number)).replace('-', '\u2212');
}

/** Format a list: "Mia, Ben and Zoe". A list of units has commas too, where Intl has only spaces. */
export const listIn = (
  language: Language,
  texts: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => {
  if (texts.length < 2) return texts.join('');
  const list = lists(language, { type });
  return (list.format(['1', '2']) === '1 2' ? lists(language, { type: 'conjunction' }) : list).format(texts);
};
