/** Damaged files in the cache: what the page does with the service worker's word, however late it comes. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';

type Answer = (data: string) => void;

/** The service worker: answers what a test has it say. */
let answer: Answer = () => {};
let reloads = 0;
const active = {
  postMessage(message: { type: string }, [port]: [MessagePort]) {
    assert.equal(message.type, 'mend');
    answer = data => (port as unknown as { postMessage: Answer }).postMessage(data);
  },
};
/** Delivers at once what is posted. */
class Channel {
  port1 = { onmessage: (_: { data: string }) => {} };
  port2 = { postMessage: (data: string) => this.port1.onmessage({ data }) };
}
const session = new Map<string, string>();
Object.defineProperties(globalThis, {
  navigator: { value: { serviceWorker: { getRegistration: async () => ({ active, waiting: null }) } } },
  MessageChannel: { value: Channel },
  location: { value: { reload: () => (reloads += 1) } },
  sessionStorage: {
    value: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
  },
});
const { mend } = await import('../../web/browser/mending.ts');

const settled = () => new Promise(done => setImmediate(done));

async function pass(milliseconds: number) {
  mock.timers.tick(milliseconds);
  await settled();
}

/** Begin to mend; tells the outcome once there is one. */
async function mending() {
  const state: { outcome?: boolean } = {};
  mend().then(outcome => (state.outcome = outcome));
  await settled();
  return state;
}

beforeEach(() => {
  reloads = 0;
  session.clear();
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1e12 });
});
afterEach(() => mock.timers.reset());

test('without a sign of the worker the page goes on', async () => {
  const state = await mending();
  await pass(3_999);
  assert.equal(state.outcome, undefined);
  await pass(1);
  assert.equal(state.outcome, false);
});

test('a slow comparison is waited for', async () => {
  const state = await mending();
  answer('begun');
  await pass(30_000);
  assert.equal(state.outcome, undefined);
  answer('damaged');
  await settled();
  assert.equal(state.outcome, true);
  assert.equal(reloads, 0);
});

test('a comparison without an end is given up', async () => {
  const state = await mending();
  answer('begun');
  await pass(60_000);
  assert.equal(state.outcome, false);
});

test('the page reloads though the word comes late', async () => {
  const state = await mending();
  await pass(4_000);
  assert.equal(state.outcome, false);
  answer('mended');
  await settled();
  assert.equal(reloads, 1);
});

test('a page that has just reloaded waits a minute', async () => {
  session.set('taku.mended', `${Date.now() - 1_000}`);
  const state = await mending();
  answer('mended');
  await settled();
  assert.equal(state.outcome, true);
  await pass(58_999);
  assert.equal(reloads, 0);
  await pass(1);
  assert.equal(reloads, 1);
});
