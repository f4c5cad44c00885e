/** Store of the strongest bot's results with daily deals. They are not exported: they can be computed again. */

import type { Check } from './checks.ts';
import { parts, validOnly } from './checks.ts';
import { storedObject } from './local-store.ts';
import { SCORED } from './match-shape.ts';
import type { Score } from './stored-types.ts';

const MOST = 1_000; // deals

const kept = storedObject('taku.par');

const SCORE: Check<Score> = parts(SCORED);

/** Read all results, by the seed of the deal; damaged ones are ignored. */
export const readStrongResults = (): Record<string, Score> => validOnly(kept.read(), SCORE);

/** Store a result. */
export const keepStrongResult = (seed: string, score: Score) => kept.put({ [seed]: score }, MOST);
