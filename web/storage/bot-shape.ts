/** The shape of a stored bot. */

import { properName } from '../words/names.ts';
import type { Check, Foreign } from './checks.ts';
import { count, date, flag, maybe, parts, text } from './checks.ts';
import type { OwnBot } from './stored-types.ts';

export const LONGEST_CODE = 60_000; // characters
export const MOST_BOTS = 500;

export const BOT: Check = parts({
  id: text(100),
  game: text(200),
  name: text(2_000),
  code: text(LONGEST_CODE),
  when: date,
  revision: maybe(count(1e9)),
  unread: maybe(flag),
});

/** Return a bot with its known fields only. */
export const botOf = ({ id, game, name, code, when, unread }: Foreign): OwnBot => ({
  id,
  game,
  name: fileName(name),
  code,
  when,
  ...(unread ? { unread } : {}),
});

/** Make a valid file name: letters and digits of any script, and a few signs. */
export function fileName(written: string) {
  const stem = properName(written.replace(/\.py$/i, '').replace(/[^\p{L}\p{N} _-]/gu, ''));
  return `${stem || 'bot'}.py`;
}

/** Return a name that is not taken: "ducks 2.py". */
export function freeName(written: string, taken: readonly string[]) {
  const name = fileName(written);
  const [stem] = name.replace(/\.py$/, '').split(/ \d+$/);
  for (let number = 2, now = name; ; number += 1) {
    if (!taken.includes(now)) return now;
    now = `${stem} ${number}.py`;
  }
}
