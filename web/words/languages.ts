/** The languages in which the page is offered, and the choice among them. */

import { negotiateLanguages } from '@fluent/langneg';
import { languages as offered } from '../built.js';
import type { Language } from '../protocol.d.ts';

/** The form of a language's code: "en", "pt-BR". */
export const LANGUAGE_CODE: RegExp = /^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i;

/** The language of messages that another language lacks, and of visitors whose languages are not offered. */
export const ENGLISH: Language = 'en';

/** The languages by code, each with its own name, its tag for Intl, and how much of it is written. */
export const LANGUAGES = offered;

export const languages: readonly Language[] = Object.keys(offered);

/** The tag by which Intl formats in a language. */
export const tagOf = (language: Language) => offered[language]?.tag ?? language;

/** A language by its own name, offered or not. */
export function nameOfLanguage(language: Language) {
  const { name } = offered[language] ?? {};
  return name ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** The part of a language tag that can be negotiated: browsers also name en-US@posix, es-419, de-DE-u-co-phonebk. */
const NEGOTIABLE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?(?![a-z\d])/i;

/**
 * The offered language that fits the earliest of these tags; English if none does. start.js chooses the same.
 * @param available other languages than those that are offered, for tests
 */
export function negotiated(wanted: readonly string[], available: readonly Language[] = languages): Language {
  const tags = wanted.flatMap(tag => NEGOTIABLE.exec(String(tag).replaceAll('_', '-')) ?? []);
  return negotiateLanguages(tags, available, { strategy: 'lookup', defaultLocale: ENGLISH })[0];
}

/** The offered language that the browser prefers, or the chosen one if it is offered. */
export const preferredLanguage = (chosen: string = ''): Language => negotiated([chosen, ...navigator.languages]);
