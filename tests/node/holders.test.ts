/** A guess of who holds something: it stays whole, and many guesses tell how well they are calibrated. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Spread } from '../../web/exercise/holder-guess.ts';
import { calibration, ENOUGH, typical } from '../../web/model/calibration.ts';
import type { Holders } from '../../web/protocol.d.ts';
import { ANSWERED } from '../../web/storage/training-store.ts';

const FOUND: Holders = {
  question: 'queen',
  shares: [0.5, 0, 0.3, 0.2],
  none: 0,
  impossible: [],
  truth: [2],
};
const spread = (parts: Partial<Holders> = {}, viewer = 1) => new Spread('queen', { ...FOUND, ...parts }, viewer);
const whole = ({ parts }: Spread) => parts.reduce((sum, part) => sum + part, 0);

test('the seats come in their order from the viewer on', () => {
  const { holders } = spread();
  assert.deepEqual(
    holders.map(({ seat, engine, isTrue }) => [seat, Math.round(engine), isTrue]),
    [
      [2, 30, true],
      [3, 20, false],
      [0, 50, false],
    ],
  );
});

test('a spread begins evenly, in steps, and returns to that', () => {
  const guess = spread();
  assert.deepEqual(guess.parts, [35, 35, 30]);
  guess.set(0, 90);
  guess.reset();
  assert.deepEqual(guess.parts, [35, 35, 30]);
});

test('the others give and take, the largest first', () => {
  const guess = spread();
  guess.set(0, 45);
  assert.deepEqual(guess.parts, [45, 25, 30]);
  guess.set(0, 100);
  assert.deepEqual(guess.parts, [100, 0, 0]);
  guess.set(0, 140);
  assert.deepEqual(guess.parts, [100, 0, 0]);
  guess.set(0, 88);
  assert.deepEqual([guess.parts[0], whole(guess)], [90, 100]);
  guess.set(1, -20);
  assert.deepEqual([guess.parts[1], whole(guess)], [0, 100]);
});

test('a seat that cannot hold it gets nothing', () => {
  const guess = spread({ impossible: [3] });
  guess.set(1, 50);
  assert.deepEqual(guess.parts, [50, 0, 50]);
  assert.equal(guess.isOpen, true);
  assert.equal(spread({ impossible: [3, 0] }).isOpen, false);
});

test('no other seat may have it', () => {
  const { holders } = spread({ none: 0.4, truth: [] });
  assert.deepEqual(holders.at(-1), { seat: null, isPossible: true, engine: 40, isTrue: true });
  assert.equal(Math.round(holders[0].engine), 18);
});

test('the stored guess leaves out what was known, and is checked', () => {
  const guess = spread({ impossible: [3] });
  assert.deepEqual(guess.result, [
    { said: 50, was: true },
    { said: 50, was: false },
  ]);
  const answer = { id: 'a', kind: 'duck', when: 1e12, right: true, loss: 0 };
  assert.equal(ANSWERED([{ ...answer, guess: guess.result }, answer]), null);
  assert.equal(ANSWERED([{ ...answer, guess: [{ said: 120, was: true }] }]), '[0].guess[0].said');
});

test('what was said is compared with what was so after thirty guesses', () => {
  const guess = (was: boolean) => [
    { said: 70, was },
    { said: 30, was: !was },
  ];
  const guesses = Array.from({ length: ENOUGH }, (_, at) => guess(at % 3 > 0));
  assert.deepEqual(calibration(guesses.slice(1)), []);
  const points = calibration(guesses).map(({ said, was, error, count }) => [
    said,
    Math.round(was),
    Math.round(error),
    count,
  ]);
  assert.deepEqual(points, [
    [30, 33, 9, ENOUGH],
    [70, 67, 9, ENOUGH],
  ]);
  assert.equal(typical(calibration(guesses))?.said, 70);
});

test('certainty is a part of the curve as well', () => {
  const sure = Array.from({ length: ENOUGH }, () => [
    { said: 100, was: true },
    { said: 0, was: false },
  ]);
  assert.deepEqual(
    calibration(sure).map(({ said, was }) => [said, was]),
    [
      [0, 0],
      [100, 100],
    ],
  );
});
