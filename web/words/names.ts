/** Names that people choose: for seats, for themselves, for their own house rules. */

import { INVISIBLE } from '../browser/invisible.ts';

export const LONGEST_NAME = 24; // characters
/** Most UTF-16 units in a field for a name: so many that the browser never cuts one within a character. */
export const LONGEST_TYPED: number = 4 * LONGEST_NAME;

const [JOINERS, EMOJI_STYLE] = ['\u200c\u200d', '\ufe0f'];
/** Invisible characters, except joiners and the emoji style selector. */
const UNSEEN = new RegExp(`(?![${JOINERS}${EMOJI_STYLE}])[${INVISIBLE}]`, 'gu');
/** A joiner without neighbours to join. */
const LOOSE_JOINER = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{So}\\p{Sk}${EMOJI_STYLE}])[${JOINERS}]|[${JOINERS}](?![\\p{L}\\p{So}])`,
  'gu',
);
/** More stacked accents than any script uses. */
const STACKED_ACCENTS = /(\p{M}{3})\p{M}+/gu;

/** Visible characters of a text: a letter with its accents, or an emoji of several code points, is one. */
const charactersOf = (text: string) =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

/** First visible character of a name, for a small space. */
export const initialOf = (name: string): string => charactersOf(name)[0] ?? '';

/** The beginning of a text: as many whole visible characters as have together at most `longest` code points. */
function cut(text: string, longest: number) {
  let room = longest;
  return charactersOf(text)
    .filter(character => {
      room -= [...character].length;
      return room >= 0;
    })
    .join('');
}

/** Clean a name so that it can be shown anywhere on one short line; '' if nothing visible remains. */
export const properName = (text: string): string => properLine(text, LONGEST_NAME);

/** Like `properName`, with another length limit. */
export const properLine = (text: string, longest: number): string => {
  const line = text
    .slice(0, 50 * longest)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINER, '')
    .replace(STACKED_ACCENTS, '$1');
  const name = cut(line.trim(), longest).trim();
  return /[^\p{M}\s]/u.test(name) ? name : '';
};
