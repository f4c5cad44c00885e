/** The player's own bots. */

import { asJson } from '../browser/json.ts';
import { properName } from '../words/names.ts';
import type { Foreign, Valid } from './checks.ts';
import { flag, maybe, parts, text } from './checks.ts';
import { AuthoredCollection, WRITTEN } from './collection.ts';
import { revisionOf } from './database.ts';
import { dropMeasured } from './measured-store.ts';
import { KEY_PREFIXES } from './places.ts';

export const LONGEST_CODE = 60_000; // characters
const MOST_BYTES = 3; // bytes of a character in UTF-8
export const MOST_BOTS = 500;

/** A player's own bot: Python code for one game. */
const BOT = parts({
  ...WRITTEN,
  game: text(200),
  /** File name, with `.py`. */
  name: text(2_000),
  code: text(LONGEST_CODE),
  /** True if it came from a file and was not read here yet: its code does not run. */
  unread: maybe(flag),
});
export type OwnBot = Valid<typeof BOT>;

class BotStore extends AuthoredCollection<OwnBot> {
  /** Import bots. They are marked unread, so that the player reads the code before it runs. */
  override add(found: readonly OwnBot[]) {
    return super.add(found.map(bot => ({ ...bot, unread: true })));
  }
}

export const bots = new BotStore(
  {
    place: KEY_PREFIXES.bots[0],
    shape: BOT,
    most: MOST_BOTS,
    read: ({ id, game, name, code, when, unread, ...rest }) => ({
      ...{ id, revision: revisionOf(rest), game, name: fileName(name), code, when },
      ...(unread ? { unread } : {}),
    }),
    dropAlong: dropMeasured,
  },
  bot => asJson([bot?.game, bot?.code]),
  (bot, others) => {
    const names = others.filter(other => other?.game === bot.game).map((other: Foreign) => `${other.name}`);
    return { ...bot, name: freeName(bot.name, names) };
  },
);

/** Return the code in a file; null if it is longer than a bot may be. A far too large file is not read. */
export async function codeIn(file: Blob) {
  if (file.size > MOST_BYTES * LONGEST_CODE) return null;
  const code = await file.text();
  return code.length > LONGEST_CODE ? null : code;
}

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
