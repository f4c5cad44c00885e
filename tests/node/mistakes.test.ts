/** When a mistake comes back, and when it is done with. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered, DAYS, made } from '../../web/kept/schedule.ts';

const TODAY = '2026-03-10';

test('a mistake is due on the day after it was made', () => {
  assert.deepEqual(made(TODAY), { stage: 0, due: '2026-03-11' });
});

test('a mistake put right comes back after 3, 7 and 21 days, then it is done with', () => {
  assert.deepEqual(DAYS, [1, 3, 7, 21]);
  assert.deepEqual(answered({ stage: 0, due: TODAY }, true, TODAY), { stage: 1, due: '2026-03-13' });
  assert.deepEqual(answered({ stage: 1, due: TODAY }, true, TODAY), { stage: 2, due: '2026-03-17' });
  assert.deepEqual(answered({ stage: 2, due: '2026-03-01' }, true, TODAY), { stage: 3, due: '2026-03-31' });
  assert.equal(answered({ stage: 3, due: TODAY }, true, TODAY), null);
});

test('a wrong answer begins again from the first day', () => {
  for (const stage of [0, 1, 2, 3])
    assert.deepEqual(answered({ stage, due: TODAY }, false, TODAY), { stage: 0, due: '2026-03-11' });
});

test('a mistake that is not due yet shows nothing when it is put right', () => {
  const later = { stage: 1, due: '2026-03-11' };
  assert.deepEqual(answered(later, true, TODAY), later);
});
