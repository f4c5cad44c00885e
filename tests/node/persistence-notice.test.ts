/** What is done so that the browser keeps finished matches. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Notice } from '../../web/app.ts';
import { askForPersistence } from '../../web/model/persistence-notice.ts';
import { forgetfulDevice, noteSaved } from '../../web/storage/persistence.ts';
import { erase, localStorage } from './browser.ts';

const DAY = 86_400_000;
let asked = 0;
let notices: Notice[] = [];

/** A browser that promises to keep what is stored, or does not, or does not say. */
function browser(safe: boolean | undefined, more: object = {}) {
  const storage = { persisted: async () => safe, persist: async () => (asked += 1) };
  Object.defineProperty(globalThis, 'navigator', { value: { storage, ...more }, configurable: true });
}

const finish = (count: number) =>
  askForPersistence({
    matches: { finished: async () => Array(count) },
    notify: (notice: Notice) => notices.push(notice),
  } as never);

beforeEach(async () => {
  await erase();
  browser(false);
  asked = 0;
  notices = [];
});

test('persistent storage is requested after the first finished match', async () => {
  for (const count of [0, 1, 2]) await finish(count);
  assert.equal(asked, 1);
  assert.deepEqual(notices, []);
});

test('from the third match on players are told once a month that matches may go', async () => {
  for (const count of [3, 4]) await finish(count);
  assert.deepEqual(
    notices.map(({ id, args, patient }) => [id, args, patient]),
    [['may-go', { browser: 'other' }, true]],
  );
  const noted = JSON.parse(localStorage.getItem('taku.keeping') ?? '{}');
  const before = new Date(Date.parse(noted.reminded) - 31 * DAY).toISOString().slice(0, 10);
  localStorage.setItem('taku.keeping', JSON.stringify({ reminded: before }));
  await finish(5);
  assert.equal(notices.length, 2);
});

test('players whose matches are safe or just saved are not told', async () => {
  for (const safe of [true, undefined]) {
    browser(safe);
    await finish(3);
  }
  browser(false);
  noteSaved();
  await finish(3);
  assert.deepEqual(notices, []);
});

test('a damaged note counts as none', async () => {
  localStorage.setItem('taku.keeping', '{"saved":"soon","reminded":7}');
  await finish(3);
  assert.equal(notices.length, 1);
});

test('the devices whose browser deletes pages after a week are told apart', async () => {
  const vendor = 'Apple Computer, Inc.';
  const found = [
    { vendor, maxTouchPoints: 5 },
    { vendor, maxTouchPoints: 0 },
    { vendor: 'Google Inc.', maxTouchPoints: 5 },
  ].map(parts => {
    browser(false, parts);
    return forgetfulDevice();
  });
  assert.deepEqual(found, ['phone', 'mac', '']);
  browser(false, { vendor });
  await finish(3);
  assert.deepEqual(notices[0]?.args, { browser: 'webkit' });
});
