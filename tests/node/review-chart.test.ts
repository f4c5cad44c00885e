/** The chart of a review: where its words are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideIt } from '../../web/screens/review/review-chart.ts';

const at = (x: number, y: number) => ({ x, y });

test('words on good or bad cards are where no disc and no diamond touches them', () => {
  assert.deepEqual(besideIt(at(10, 50), []), { side: 'after', y: 35 });
  assert.deepEqual(besideIt(at(90, 50), []), { side: 'before', y: 35 });
  assert.deepEqual(besideIt(at(10, 50), [at(30, 40)]), { side: 'after', y: 65 });
  assert.deepEqual(besideIt(at(50, 50), [at(70, 40)]), { side: 'before', y: 35 });
  assert.deepEqual(besideIt(at(10, 50), [at(30, 40), at(40, 60)]), { side: 'after', y: 20 });
  assert.deepEqual(besideIt(at(10, 8), []), { side: 'after', y: 23 });
});

test('words keep clear of the line if there is room', () => {
  const rising = [10, 20, 30, 40].map(x => at(x, 60 - x));
  assert.deepEqual(besideIt(at(10, 50), [], rising), { side: 'after', y: 65 });
  const everywhere = [35, 65, 20, 80].map(y => at(30, y));
  assert.deepEqual(besideIt(at(10, 50), [], everywhere), { side: 'after', y: 35 });
});

test('words keep to the nearest place where none is free', () => {
  const crowd = [10, 25, 40, 55, 70, 85].map(y => at(30, y));
  assert.deepEqual(besideIt(at(10, 50), crowd), { side: 'after', y: 35 });
});
