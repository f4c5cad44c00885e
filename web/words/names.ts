/** Names that people give: of seats, of themselves, of their own house rules. */

import { INVISIBLE } from '../browser/invisible.ts';

export const LONGEST_NAME = 24; // characters

const [JOINERS, EMOJI_STYLE] = ['\u200c\u200d', '\ufe0f'];
/** What cannot be seen, but for joiners and the style of emoji. */
const UNSEEN = new RegExp(`(?![${JOINERS}${EMOJI_STYLE}])[${INVISIBLE}]`, 'gu');
/** A joiner that joins nothing. */
const LOOSE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{So}\\p{Sk}${EMOJI_STYLE}])[${JOINERS}]|[${JOINERS}](?![\\p{L}\\p{So}])`,
  'gu',
);
/** More accents upon each other than any script has. */
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** What a name is shown by where there is room for one sign: an emoji of several parts, or a letter with its accents. */
export const initialOf = (name: string) =>
  'Segmenter' in Intl
    ? (new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? '')
    : [...name][0];

/** The name as it can be shown anywhere: one short line. '' if nothing of it can be seen. */
export const properName = (text: string): string => properLine(text, LONGEST_NAME);

/** The same of so many characters. */
export const properLine = (text: string, longest: number): string => {
  const line = text
    .slice(0, 50 * longest)
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE, '')
    .replace(HEAP, '$1');
  const name = [...line.trim()].slice(0, longest).join('').trim();
  return /[^\p{M}\s]/u.test(name) ? name : '';
};
