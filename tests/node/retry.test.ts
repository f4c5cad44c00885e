/** Actions that run again after a failure. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { retried } from '../../web/browser/retry.ts';

const settled = () => new Promise(done => setImmediate(done));
const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});
let tries = 0;

/** Fail so many times before it succeeds. */
const failing = (failures: number) => async () => {
  tries += 1;
  if (tries <= failures) throw new Error(`try ${tries}`);
  return 'there';
};

beforeEach(() => {
  tries = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => mock.timers.reset());

/** Let so many milliseconds pass, and what happens then end. */
async function pass(milliseconds: number) {
  mock.timers.tick(milliseconds);
  await settled();
}

test('a failed action runs again after growing waits', async () => {
  const result = retried(failing(3));
  await settled();
  assert.equal(tries, 1);
  for (const [at, wait] of [1000, 2000, 4000].entries()) {
    await pass(wait - 1);
    assert.equal(tries, at + 1, `before ${wait}`);
    await pass(1);
    assert.equal(tries, at + 2, `after ${wait}`);
  }
  assert.equal(await result, 'there');
});

test('a failed action runs again once the connection is back', async () => {
  const result = retried(failing(2));
  await settled();
  page.dispatchEvent(new Event('online'));
  await settled();
  page.dispatchEvent(new Event('online'));
  assert.equal(await result, 'there');
  await pass(100_000);
  page.dispatchEvent(new Event('online'));
  await settled();
  assert.equal(tries, 3);
});

test('an action that fails seven times is given up', async () => {
  const result = assert.rejects(retried(failing(Infinity)), /try 7/);
  await settled();
  for (let wait = 1000; wait <= 32_000; wait *= 2) await pass(wait);
  await result;
  assert.equal(tries, 7);
});
