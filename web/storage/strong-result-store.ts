/** What the strongest bot got with the deals of a day. It can be reckoned again: it is in no file. */

import { parts } from './checks.ts';
import { shelf } from './local-store.ts';
import { SCORED } from './match-shape.ts';
import type { Score } from './stored-types.ts';

const MOST = 1_000; // deals

const kept = shelf('taku.tables.strong_replay');

const IS = parts(SCORED);

/** By the seed of the deal; what is damaged counts as not there. */
export const parsKept = (): Record<string, Score> =>
  Object.fromEntries(Object.entries(kept.read()).filter((entry): entry is [string, Score] => IS(entry[1]) === null));

export const keepPar = (seed: string, score: Score) => kept.put({ [seed]: score }, MOST);

export const erasePars = () => kept.erase();
