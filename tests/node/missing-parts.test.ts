/** Parts of the page that could not be fetched: what is told, and when it is tried again. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Display, Notice } from '../../web/app.ts';
import { fetchedFile, requiredFile } from '../../web/model/fetched-file.ts';
import { markFound, notFetched, retryMissing } from '../../web/model/missing-parts.ts';
import { settle } from './room-of-devices.ts';

let notices: Notice[] = [];
let drawn = 0;
const app = {
  get notices() {
    return notices;
  },
  notify: (notice: Notice) => void (notices = [...notices.filter(({ id }) => id !== notice.id), notice]),
  dismiss: (id: string) => void (notices = notices.filter(each => each.id !== id)),
  redraw: () => void (drawn += 1),
} as unknown as Display;
/** What the host answers: a page of this build, of another one, or nothing. */
let host: () => Promise<unknown> = async () => ({ text: async () => '', ok: true, json: async () => ({}) });
Object.assign(globalThis, { fetch: () => host(), location: { reload() {} } });
Object.assign(window, { mend: async () => false });

beforeEach(() => {
  notices = [];
  drawn = 0;
});

const texts = () => notices.map(({ text }) => text);

test('a missing part is told once, and tried again on request', async () => {
  const tried: boolean[] = [];
  await notFetched(app, 'words', asked => tried.push(asked));
  await notFetched(app, 'words', asked => tried.push(asked));
  assert.deepEqual(texts(), ['notice-incomplete']);
  notices[0].act?.();
  assert.deepEqual([tried, texts()], [[true, true], []]);
});

test('the notice stays until the last part is there', async () => {
  await notFetched(app, 'engine', () => {});
  await notFetched(app, 'screens', () => {});
  markFound(app, 'engine');
  assert.equal(notices.length, 1);
  assert.equal([...markFound(app, 'screens')].length, 1);
  assert.deepEqual(texts(), []);
  assert.deepEqual([...markFound(app, 'screens')], []);
});

test('a part is tried again when the connection is back', async () => {
  const tried: boolean[] = [];
  await notFetched(app, 'words', asked => tried.push(asked));
  retryMissing(app, false);
  assert.deepEqual([tried, texts()], [[false], []]);
});

test('a newer version that replaces the missing part is told', async () => {
  host = async () => ({ text: async () => '<script src="app-0123abc/main.js">' });
  await notFetched(app, 'words', () => {});
  assert.deepEqual(texts(), ['notice-replaced']);
  markFound(app, 'words');
});

test('a file of the build is fetched once, and asked for again on request', async () => {
  host = async () => ({ ok: false, status: 404 });
  assert.equal(fetchedFile(app, './data/a.json'), undefined);
  await settle(() => drawn === 1);
  assert.equal(requiredFile(app, './data/a.json'), undefined);
  await settle(() => notices.length === 1);
  host = async () => ({ ok: true, json: async () => [7] });
  notices[0].act?.();
  assert.equal(requiredFile(app, './data/a.json'), undefined);
  await settle(() => fetchedFile(app, './data/a.json') !== undefined);
  assert.deepEqual(fetchedFile(app, './data/a.json'), [7]);
});
