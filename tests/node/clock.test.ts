import assert from 'node:assert/strict';
import { test } from 'node:test';
import { age, sleepAwareClock } from '../../web/browser/clock.ts';

const HOUR = 3_600_000;

/** A device's clocks: what runs, what sleeps, and what a person sets. */
function device() {
  const at = { steady: 0, wall: 1e12 };
  const runs = (time: number) => {
    at.steady += time;
    at.wall += time;
  };
  const clock = sleepAwareClock(
    () => at.steady,
    () => at.wall,
  );
  return { at, runs, clock };
}

test('a clock that is set back stops no wait', () => {
  const { at, runs, clock } = device();
  runs(5_000);
  at.wall -= HOUR;
  assert.equal(clock(), 5_000);
  runs(5_000);
  assert.equal(clock(), 10_000);
});

test('a clock runs on while the device sleeps', () => {
  const { at, runs, clock } = device();
  runs(1_000);
  clock();
  at.wall += HOUR;
  assert.equal(clock(), 1_000 + HOUR);
});

test('a date in the future has no age', () => {
  assert.equal(age(2_000, 1_000), 0);
  assert.equal(age(1_000, 3_000), 2_000);
});
