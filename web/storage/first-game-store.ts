/** Guided games that were begun on this device, and the rules that came up in them. */

import type { Check } from './checks.ts';
import { date, flag, list, parts } from './checks.ts';
import { records } from './local-store.ts';
import { LOG, word } from './match-shape.ts';
import { LOCAL_KEYS } from './places.ts';
import type { FirstGame, FirstGames } from './stored-types.ts';

const RULES = 1_000; // more than any game has

export const FIRST_GAME: Check<FirstGame> = parts({ log: LOG, met: list(word, RULES), over: flag, when: date });

const either = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

/** True if the other is the same game with more moves. */
const goesOn = (own: FirstGame, other: FirstGame) =>
  other.log.length > own.log.length && own.log.every((entry, at) => entry === other.log[at]);

/** Merge two records: the rules of both; the game of this device, unless the other goes on from it. */
function joined(own: FirstGame | undefined, other: FirstGame): FirstGame {
  if (!own) return other;
  const { log, when, over } = !own.over && (goesOn(own, other) || !own.log.length) ? other : own;
  return { log, when, over, met: either(own.met, other.met) };
}

/** Join two records; null if nothing is gained. */
function gained(own: FirstGame | undefined, other: FirstGame) {
  const both = joined(own, other);
  const isSame = both.met.length === own?.met.length && both.log.length === own.log.length && both.over === own.over;
  return isSame ? null : both;
}

const kept = records(LOCAL_KEYS.first, FIRST_GAME, gained);

const ofGame = (game: string) => kept.all().filter(([key]) => key.startsWith(`${game}/`));

/** The game whose guide asks whether it should go along; only until the page is left, as it asks once. */
let asking = '';

/** The store of guided games, in localStorage. */
export const firstGames: FirstGames = {
  ...kept,
  of: (game, name) => kept.get(`${game}/${name}`),
  left() {
    const begun = kept.all().filter(([, { over }]) => !over);
    const [key] = begun.sort(([, one], [, other]) => other.when - one.when)[0] ?? [];
    if (!key) return undefined;
    const [game, name = ''] = key.split('/');
    return { game, name };
  },
  met: game => [...new Set(ofGame(game).flatMap(([, { met }]) => met))],
  keep(game, name, played) {
    kept.readAgain();
    const met = either(this.of(game, name)?.met ?? [], played.met);
    kept.put({ [`${game}/${name}`]: { ...played, met } });
  },
  ask(game) {
    asking = game;
  },
  asks: game => game === asking,
  forget(game) {
    kept.readAgain();
    kept.put(Object.fromEntries(ofGame(game).map(([key, played]) => [key, { ...played, met: [] }])));
  },
};
