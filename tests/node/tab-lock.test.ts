/** Locks of matches between tabs. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockMatch, unlockMatch } from '../../web/storage/tab-lock.ts';

/** The browser's locks, held by name; `refuse` ends a request as a timeout does. */
const held = new Map<string, (error: DOMException) => void>();
const locks = {
  request(name: string, { steal = false }: { steal?: boolean }, granted: () => Promise<void>) {
    const holder = held.get(name);
    if (holder && !steal) return Promise.reject(new DOMException('late', 'TimeoutError'));
    holder?.(new DOMException('stolen', 'AbortError'));
    return new Promise<void>((done, failed) => {
      held.set(name, failed);
      granted().then(() => {
        held.delete(name);
        done();
      });
    });
  },
};
Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });

test('a tab has one match at a time, and lets go of the one before', async () => {
  assert.equal(await lockMatch('a', () => assert.fail('lost')), true);
  assert.equal(await lockMatch('b', () => assert.fail('lost')), true);
  assert.deepEqual([...held.keys()], ['taku match b']);
  await unlockMatch();
  assert.deepEqual([...held.keys()], []);
});

test('a match of another tab is refused, or taken over by force', async () => {
  let isLost = false;
  held.set('taku match a', () => (isLost = true));
  assert.equal(await lockMatch('a', () => {}), false);
  assert.equal(await lockMatch('a', () => {}, true), true);
  assert.equal(isLost, true);
  await unlockMatch();
});

test('a tab is told when another takes its match over', async () => {
  let isLost = false;
  await lockMatch('a', () => (isLost = true));
  held.get('taku match a')?.(new DOMException('stolen', 'AbortError'));
  await unlockMatch();
  assert.equal(isLost, true);
});

test('a browser without locks gives the match to every tab', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  assert.equal(await lockMatch('a', () => {}), true);
});
