/** The shape of a stored review. */

import type { Check } from './checks.ts';
import { among, count, flag, list, maybe, number, parts, table, text } from './checks.ts';
import type { KeptReview } from './stored-types.ts';

/** `VERSION` of engine/taku/review/results.py; reviews of another version are computed again. */
export const VERSION = 2;

const SEATS = 16;
const ENTRIES = 20_000; // entries of a log
const MOVES = 100; // moves weighed for one decision
const GOOD = 200; // moves that are as good as the better one
const MUCH = 1e6; // more points than any match brings
const MANY = 1e6; // more sampled worlds than any review uses
const MOVE = text(2_000);
const WORD = text(200);

const points = number(-MUCH, MUCH);
const more = number(0, MUCH);
const unit = among(['round', 'match', 'chance']);
const args: Check = table(value => (typeof value === 'number' ? points(value) : MOVE(value)), 20);
const SENTENCE = parts({ id: WORD, seat: maybe(count(SEATS)), args });

const TRIED = parts({ move: MOVE, say: SENTENCE, mean: points, error: more, worlds: count(MANY) });

export const REVIEWED: Check = parts({
  entry: count(ENTRIES),
  round: count(ENTRIES),
  kind: WORD,
  move: MOVE,
  best: MOVE,
  loss: more,
  error: more,
  clear: flag,
  plain: flag,
  unit,
  least: number(1e-6, MUCH),
  better: number(0, 1),
  good: list(MOVE, GOOD),
  weighed: list(TRIED, MOVES),
  expected: list(points, SEATS),
  why: SENTENCE,
  reason: SENTENCE,
  source: maybe(WORD), // older reviews do not have it
});

const SHARE = parts({
  round: count(ENTRIES),
  entries: list(count(ENTRIES), 2),
  unit,
  expected: points,
  result: points,
  luck: points,
  play: points,
  error: more,
  strong: maybe(points),
  strong_error: more,
});

const MOMENT = parts({
  entry: count(ENTRIES),
  round: count(ENTRIES),
  seat: maybe(count(SEATS)),
  what: SENTENCE,
  expected: list(points, SEATS),
  sure: flag,
});

const FORM = parts({
  id: text(100),
  version: among([VERSION]),
  log: text(40),
  seat: count(SEATS),
  seed: WORD,
  least: number(1e-6, MUCH),
  entries: list(count(ENTRIES), ENTRIES),
  ends: list(count(ENTRIES), ENTRIES),
  judged: list(REVIEWED, ENTRIES),
  shares: list(SHARE, ENTRIES),
  moments: maybe(list(MOMENT, ENTRIES)),
});

/** True if the results are those of this review's entries, in order. */
const isInOrder = ({ entries, ends, judged, shares }: KeptReview) =>
  judged.every(({ entry }, at) => entry === entries[at]) &&
  shares.every(({ entries: part }, at) => part.length === 2 && part[1] === ends[at]);

export const REVIEW_FORM: Check = value => FORM(value) ?? (isInOrder(value) ? null : '.judged');

/** Check a review in a file. One of another version is valid, but is not imported. */
export const FILED: Check = value =>
  Number.isInteger(value?.version) && value.version !== VERSION ? null : REVIEW_FORM(value);
