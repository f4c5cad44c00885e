/** Store of the player's results in practice. */

import type { Check } from './checks.ts';
import { count, maybe, number, parts, table, text } from './checks.ts';
import { records } from './local-store.ts';
import { LOCAL_KEYS } from './places.ts';
import type { Answers, Practice, PracticeResults } from './stored-types.ts';

const FADES = 0.5; // factor on the weight of a missed question, at each right answer
const FIRM = 0.2; // weight below which it counts as known

const fresh = (): PracticeResults => ({ kinds: {}, rules: {}, answered: 0, right: 0, streak: 0, best: 0 });

const MANY = 1e9; // more questions than any learner answers
const NAMES = 1_000; // more kinds of questions, or rules, than any game has

const DEVICES = 100; // more parts than any learner has devices

const shares = table(number(0, 1), NAMES);

export const STANDING: Check<PracticeResults> = parts({
  kinds: shares,
  rules: shares,
  answered: count(MANY),
  right: count(MANY),
  streak: count(MANY),
  best: count(MANY),
  parts: maybe(table(parts({ answered: count(MANY), right: count(MANY) }), DEVICES)),
  own: maybe(text(40)),
});

function updateWeight(shaky: Record<string, number>, name: string, right: boolean) {
  const share = right ? (shaky[name] ?? 0) * FADES : 1;
  if (share < FIRM) delete shaky[name];
  else shaky[name] = share;
}

/** Kinds of questions that were missed, the weakest first. */
export const shakyKinds = ({ kinds }: PracticeResults) =>
  Object.keys(kinds).sort((one, other) => kinds[other] - kinds[one]);

const total = (all: readonly Answers[], name: keyof Answers) =>
  Math.min(
    MANY,
    all.reduce((sum, { [name]: count }) => sum + count, 0),
  );
const sum = (all: readonly Answers[]): Answers => ({ answered: total(all, 'answered'), right: total(all, 'right') });

const more = (one: Answers | undefined, other: Answers | undefined): Answers => ({
  answered: Math.max(one?.answered ?? 0, other?.answered ?? 0),
  right: Math.max(one?.right ?? 0, other?.right ?? 0),
});

/** Answers that belong to no part: an older version of the page does not count them for any. */
function unassigned({ answered, right, parts = {} }: PracticeResults): Answers {
  const known = sum(Object.values(parts));
  return { answered: Math.max(0, answered - known.answered), right: Math.max(0, right - known.right) };
}

/** Add the answers that other devices have counted: no number of this device gets less, and none counts twice. */
function joined(own: PracticeResults, other: PracticeResults): PracticeResults {
  const [mine, theirs] = [own.parts ?? {}, other.parts ?? {}];
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].slice(0, DEVICES);
  const parts = Object.fromEntries(ids.map(id => [id, more(mine[id], theirs[id])]));
  return {
    ...own,
    ...sum([more(unassigned(own), unassigned(other)), ...Object.values(parts)]),
    kinds: { ...other.kinds, ...own.kinds },
    rules: { ...other.rules, ...own.rules },
    best: Math.max(own.best, other.best),
    ...(ids.length && { parts }),
  };
}

const kept = records(LOCAL_KEYS.practice, STANDING, (own, { own: _, ...other }) => {
  if (!own) return other;
  const both = joined(own, other);
  return both.answered > own.answered || both.right > own.right ? both : null;
});

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
    standing.own ??= Math.random().toString(36).slice(2);
    const { answered = 0, right: before = 0 } = standing.parts?.[standing.own] ?? {};
    const part = { answered: answered + 1, right: before + Number(right) };
    standing.parts = { ...standing.parts, [standing.own]: part };
    standing.streak = right ? standing.streak + 1 : 0;
    standing.best = Math.max(standing.best, standing.streak);
    this.keep(key, standing);
  },
};
