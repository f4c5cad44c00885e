/** Store of the answers to problems, by game, the oldest first. */

import type { Check } from './checks.ts';
import { date, flag, list, maybe, number, parts } from './checks.ts';
import { records } from './local-store.ts';
import { SEATS, word } from './match-shape.ts';
import { LOCAL_KEYS } from './places.ts';
import type { HolderGuess, ProblemAnswer, TrainingHistory } from './stored-types.ts';

const MOST = 1_000; // answers of a game that are kept: the latest
const MUCH = 1e6; // more points than any move costs

const GUESS: Check<HolderGuess> = list(parts({ said: number(0, 100), was: flag }), SEATS + 1);

export const ANSWERED: Check<ProblemAnswer[]> = list(
  parts({ id: word, kind: word, when: date, right: flag, loss: number(0, MUCH), guess: maybe(GUESS) }),
  MOST,
);

const keyOf = ({ id, when }: ProblemAnswer) => `${when} ${id}`;

/** Both lists as one, each answer once; null if the other has none that are new and recent enough to be kept. */
function joined(own: ProblemAnswer[] = [], other: ProblemAnswer[]): ProblemAnswer[] | null {
  const all = new Map([...other, ...own].map(answer => [keyOf(answer), answer]));
  const kept = [...all.values()].sort((one, two) => one.when - two.when).slice(-MOST);
  const here = new Set(own.map(keyOf));
  return kept.some(answer => !here.has(keyOf(answer))) ? kept : null;
}

const kept = records(LOCAL_KEYS.training, ANSWERED, joined);

/** The store of answers to problems, in localStorage. */
export const training: TrainingHistory = {
  ...kept,
  of: game => kept.get(game) ?? [],
  answered: (game, answer) => void kept.add({ [game]: [answer] }),
};
