/** The verdict of a review: never more certain than its standard errors. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf, weakestKind } from '../../web/model/verdict.ts';
import type { KeptReview } from '../../web/storage/stored-types.ts';

const judged = (kind: string, loss: number, clear = true) => ({ kind, loss, clear, least: 1 });
const review = (...decisions: ReturnType<typeof judged>[]) =>
  ({ judged: decisions, least: 1, shares: [] }) as unknown as KeptReview;

test('the weakest kind of decision is the one whose clear mistakes cost most together', () => {
  const found = weakestKind(review(judged('lead', 5), judged('pass', 3), judged('pass', 4), judged('take', 9, false)));
  assert.deepEqual([found?.kind, found?.cost, found?.count, found?.worst.loss], ['pass', 7, 2, 4]);
  assert.equal(weakestKind(review(judged('take', 9, false))), undefined);
});

const CASES: [luck: [number, number], play: [number, number], verdict: string][] = [
  [[-33, 0], [-12.6, 0], 'more-luck'],
  [[-40, 0], [-12, 0], 'luck'],
  [[40, 0], [-12, 0], 'luck'],
  [[-10, 0], [-11, 0], 'half'],
  [[-10, 0], [-13, 0], 'more-you'],
  [[3, 4.5], [-35, 3], 'more-you'],
  [[3, 30], [-35, 3], 'unclear'],
  [[-20, 2], [-1, 1], 'luck'],
  [[-20, 8], [-1, 1], 'more-luck'],
  [[-20, 12], [-1, 1], 'unclear'],
  [[-20, 4], [-6, 2], 'more-luck'],
  [[-20, 0.5], [-20, 0.5], 'half'],
  [[-20, 9], [-20, 9], 'unclear'],
  [[0, 0], [0, 0], 'unclear'],
];

for (const [luck, play, verdict] of CASES)
  test(`luck ${luck.join(' ± ')} and play ${play.join(' ± ')}: ${verdict}`, () => {
    const amount = ([value, error]: [number, number]) => ({ value, error });
    assert.equal(verdictOf(amount(luck), amount(play)), verdict);
  });
