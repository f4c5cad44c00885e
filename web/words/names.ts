/** Names that people choose: for seats, for themselves, for their own house rules. */

import { INVISIBLE } from '../browser/invisible.ts';

export const LONGEST_NAME = 24; // characters

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

/**
 * First visible character of a name, for a small space: an emoji of several code points, or a letter with its accents.
 */
export const initialOf = (name: string) =>
  'Segmenter' in Intl
    ? (new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? '')
    : [...name][0];

/** Clean a name so that it can be shown anywhere on one short line; '' if nothing visible remains. */
export const properName = (text: string): string => properLine(text, LONGEST_NAME);

/** Like `properName`, with another length limit. */
export const properLine = (text: string, longest: number): string => {
  const line = text
    .slice(0, 50 * longest)
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINER, '')
    .replace(STACKED_ACCENTS, '$1');
  const name = [...line.trim()].slice(0, longest).join('').trim();
  return /[^\p{M}\s]/u.test(name) ? name : '';
};
