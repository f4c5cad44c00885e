/** Numbers, lists and dates as each language writes them. Formatters are cached, because browsers take long to create them. */

import type { Language } from '../protocol.d.ts';

export const LOCALES: Record<Language, string> = { en: 'en-GB', ja: 'ja-JP' };

function cached<How, Writer>(
  make: (locale: string, how: How) => Writer,
  localeOf = (language: Language) => LOCALES[language],
) {
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
  globalThis.navigator?.languages?.find(tag => tag.split('-')[0] === language && isTag(tag)) ?? LOCALES[language];

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

/** Format a number: "3", "1,000", "−2" with a true minus sign. */
export function numberIn(language: Language, number: number, how: Intl.NumberFormatOptions = {}): string {
  const isPlain = Number.isInteger(number) && Math.abs(number) < 1000 && !Object.keys(how).length;
  return (isPlain ? String(number) : numbers(language, how).format(number)).replace('-', '\u2212');
}

/** Format a list: "Mia, Ben and Zoe". A Japanese list of units has commas too, where Intl has spaces. */
export const listIn = (
  language: Language,
  texts: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => {
  const kind = language === 'ja' && type === 'unit' ? 'conjunction' : type;
  return texts.length < 2 ? texts.join('') : lists(language, { type: kind }).format(texts);
};
