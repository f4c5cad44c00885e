/** Guided games that were begun on this device, and the rules that came up in them. */

import type { Check } from './checks.ts';
import { date, flag, list, parts } from './checks.ts';
import { records } from './local-store.ts';
import { LOG, word } from './match-shape.ts';
import { SHELVES } from './places.ts';
import type { FirstGame, FirstGames } from './stored-types.ts';

const RULES = 1_000; // more than any game has

export const FIRST_GAME: Check<FirstGame> = parts({ log: LOG, met: list(word, RULES), over: flag, when: date });

const either = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

/** Merge two records: the rules of both, and the log of the later one. */
function joined(own: FirstGame | undefined, other: FirstGame): FirstGame {
  if (!own) return other;
  const { log, when } = other.when > own.when ? other : own;
  const over = own.over || other.over;
  return { log: over ? [] : log, when, over, met: either(own.met, other.met) };
}

/** True if the other record has more rules, or is the only finished one. */
const goesFurther = (own: FirstGame | undefined, other: FirstGame) =>
  !own || (other.over && !own.over) || joined(own, other).met.length > own.met.length;

const kept = records(SHELVES.first, FIRST_GAME, (own, other) => (goesFurther(own, other) ? joined(own, other) : null));

const ofGame = (game: string) => kept.all().filter(([key]) => key.startsWith(`${game}/`));

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
  forget(game) {
    kept.readAgain();
    kept.put(Object.fromEntries(ofGame(game).map(([key, played]) => [key, { ...played, met: [] }])));
  },
};
