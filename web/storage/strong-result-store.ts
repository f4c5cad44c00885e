/** Store of the strongest bot's results with daily deals. They are not exported: they can be computed again. */

import { parts } from './checks.ts';
import { shelf } from './local-store.ts';
import { SCORED } from './match-shape.ts';
import type { Score } from './stored-types.ts';

const MOST = 1_000; // deals

const kept = shelf('taku.par');

const IS = parts(SCORED);

/** Read all results, by the seed of the deal; damaged ones are ignored. */
export const parsKept = (): Record<string, Score> =>
  Object.fromEntries(Object.entries(kept.read()).filter((entry): entry is [string, Score] => IS(entry[1]) === null));

/** Store a result. */
export const keepPar = (seed: string, score: Score) => kept.put({ [seed]: score }, MOST);

/** Delete all results. */
export const erasePars = () => kept.erase();
