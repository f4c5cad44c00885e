import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Throttle } from '../../web/friends/throttle.ts';

test('calls in one pause run once, and the last call is not lost', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let runs = 0;
  const throttle = new Throttle(() => (runs += 1), 250);
  for (let call = 0; call < 100; call += 1) throttle.call();
  assert.equal(runs, 1);
  mock.timers.tick(250);
  assert.equal(runs, 2);
  mock.timers.tick(1_000);
  assert.equal(runs, 2);
  throttle.call();
  assert.equal(runs, 3);
  mock.timers.reset();
});
