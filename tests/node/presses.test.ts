import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Presses } from '../../web/browser/presses.ts';

/** Tap at a place, and click there. Return whether the page hears of the click. */
const tap = (presses: Presses, time: number, { x = 100, y = 100, count = 1, mouse = false } = {}) => {
  presses.pointer(time, x, y, mouse);
  return !presses.click(count);
};

test('the second click of a double click is dropped once the first has decided', () => {
  const presses = new Presses();
  assert.equal(tap(presses, 0, { mouse: true }), true);
  presses.spend();
  assert.equal(tap(presses, 120, { mouse: true, count: 2 }), false);
  assert.equal(tap(presses, 240, { mouse: true, count: 3 }), false);
  assert.equal(tap(presses, 360, { mouse: true }), true);
});

test('a double click whose first click chooses a card decides by its second', () => {
  const presses = new Presses();
  assert.equal(tap(presses, 0, { mouse: true }), true);
  assert.equal(tap(presses, 120, { mouse: true, count: 2 }), true);
  presses.spend();
  assert.equal(tap(presses, 240, { mouse: true, count: 3 }), false);
});

test('the second tap of a finger is dropped though it counts as one', () => {
  const presses = new Presses();
  tap(presses, 0);
  presses.spend();
  assert.equal(tap(presses, 180, { x: 112, y: 95 }), false);
  assert.equal(tap(presses, 360), false);
  assert.equal(tap(presses, 1_000), true);
});

test('a tap at another place is meant, however soon it comes', () => {
  const presses = new Presses();
  tap(presses, 0);
  presses.spend();
  assert.equal(tap(presses, 150, { x: 200 }), true);
});

test('what is decided only after the click has ended counts as well', () => {
  const presses = new Presses();
  tap(presses, 0);
  presses.spend(); // the engine has answered meanwhile
  assert.equal(tap(presses, 300), false);
});

test('a tap after a key is meant', () => {
  const presses = new Presses();
  tap(presses, 0);
  presses.key();
  presses.spend();
  assert.equal(tap(presses, 200), true);
});
