/** Undoing a removal. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Display, Notice, Wording } from '../../web/app.ts';
import { remove } from '../../web/model/removal.ts';

let notices: Notice[] = [];
let spoken: string[] = [];
const app = {
  get notices() {
    return notices;
  },
  notify: (notice: Notice) => void (notices = [...notices.filter(({ id }) => id !== notice.id), notice]),
  dismiss: (id: string) => void (notices = notices.filter(each => each.id !== id)),
  redraw() {},
  say: (id: string) => id,
  announce: (text: string) => spoken.push(text),
} as unknown as Wording & Display;
Object.assign(globalThis, { document: { activeElement: null, hidden: false, querySelector: () => null } });

beforeEach(() => {
  notices = [];
  spoken = [];
});

test('removals in a row are undone together', async () => {
  const there = new Set(['a', 'b']);
  for (const name of ['a', 'b'])
    await remove(app, name, () => {
      there.delete(name);
      return () => there.add(name);
    });
  assert.deepEqual([[...there], notices[0].args], [[], { what: 'b', count: 2 }]);
  await notices[0].act?.();
  assert.deepEqual([[...there], notices, spoken], [['a', 'b'], [], ['put-back']]);
});

test('a removal that fails, and an undo that fails, are told', async () => {
  await remove(app, 'a', () => Promise.reject(new Error('full')));
  assert.deepEqual(
    notices.map(({ text }) => text),
    ['notice-not-removed'],
  );
  notices = [];
  await remove(app, 'a', () => () => Promise.reject(new Error('full')));
  await notices[0].act?.();
  assert.deepEqual([notices.map(({ text }) => text), spoken], [['notice-not-kept'], []]);
});
