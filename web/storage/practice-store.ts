/** Store of the player's results in practice. */

import type { Check } from './checks.ts';
import { count, number, parts, table } from './checks.ts';
import { records } from './local-store.ts';
import { SHELVES } from './places.ts';
import type { Practice, Standing } from './stored-types.ts';

const FADES = 0.5; // factor on the weight of a missed question, at each right answer
const FIRM = 0.2; // weight below which it counts as known

const fresh = (): Standing => ({ kinds: {}, rules: {}, answered: 0, right: 0, streak: 0, best: 0 });

const MANY = 1e9; // more questions than any learner answers
const NAMES = 1_000; // more kinds of questions, or rules, than any game has

const shares = table(number(0, 1), NAMES);

export const STANDING: Check<Standing> = parts({
  kinds: shares,
  rules: shares,
  answered: count(MANY),
  right: count(MANY),
  streak: count(MANY),
  best: count(MANY),
});

function updateWeight(shaky: Record<string, number>, name: string, right: boolean) {
  const share = right ? (shaky[name] ?? 0) * FADES : 1;
  if (share < FIRM) delete shaky[name];
  else shaky[name] = share;
}

/** Kinds of questions that were missed, the weakest first. */
export const shakyKinds = ({ kinds }: Standing) => Object.keys(kinds).sort((one, other) => kinds[other] - kinds[one]);

const kept = records(SHELVES.practice, STANDING, (own = fresh(), other) =>
  other.answered > own.answered ? { ...other, best: Math.max(other.best, own.best) } : null,
);

/** The store of practice results, in localStorage. */
export const practice: Practice = {
  ...kept,
  of: key => kept.get(key) ?? fresh(),
  keep: (key, standing) => kept.put({ [key]: standing }),
  answered(key, { kind, rule }, right) {
    kept.readAgain();
    const standing = structuredClone(this.of(key));
    updateWeight(standing.kinds, kind, right);
    updateWeight(standing.rules, rule, right);
    standing.answered += 1;
    standing.right += Number(right);
    standing.streak = right ? standing.streak + 1 : 0;
    standing.best = Math.max(standing.best, standing.streak);
    this.keep(key, standing);
  },
};
