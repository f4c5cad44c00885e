/** Guided games that were begun on this device, and the rules that came up in them. */

import type { Check } from './checks.ts';
import { date, flag, list, parts } from './checks.ts';
import { shelf } from './local-store.ts';
import { LOG, word } from './match-shape.ts';
import type { FirstGame, FirstGames } from './stored-types.ts';

const kept = shelf('taku.first');

const RULES = 1_000; // more than any game has

export const FIRST_GAME: Check = parts({ log: LOG, met: list(word, RULES), over: flag, when: date });

const isFirstGame = (value: unknown): value is FirstGame => FIRST_GAME(value) === null;

/** Read all records; damaged ones are ignored. */
const readAll = (): Map<string, FirstGame> =>
  new Map(Object.entries(kept.read()).filter((entry): entry is [string, FirstGame] => isFirstGame(entry[1])));

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

/** Open the store of guided games, which is in localStorage. */
export function openFirstGames(): FirstGames {
  let all = readAll();
  const readAgain = () => void (all = readAll());
  const ofGame = (game: string) => [...all].filter(([key]) => key.startsWith(`${game}/`));
  return {
    of: (game, name) => all.get(`${game}/${name}`),
    all: () => [...all],
    left() {
      const begun = [...all].filter(([, { over }]) => !over);
      const [key] = begun.sort(([, one], [, other]) => other.when - one.when)[0] ?? [];
      if (!key) return undefined;
      const [game, name = ''] = key.split('/');
      return { game, name };
    },
    met: game => [...new Set(ofGame(game).flatMap(([, { met }]) => met))],
    keep(game, name, played) {
      readAgain();
      const met = either(this.of(game, name)?.met ?? [], played.met);
      kept.put({ [`${game}/${name}`]: { ...played, met } });
      readAgain();
    },
    forget(game) {
      readAgain();
      kept.put(Object.fromEntries(ofGame(game).map(([key, played]) => [key, { ...played, met: [] }])));
      readAgain();
    },
    add(found) {
      readAgain();
      const fresh = Object.entries(found).filter(([key, played]) => goesFurther(all.get(key), played));
      if (fresh.length) kept.put(Object.fromEntries(fresh.map(([key, played]) => [key, joined(all.get(key), played)])));
      readAgain();
      return fresh.length;
    },
    readAgain,
    erase() {
      kept.erase();
      readAgain();
    },
  };
}
