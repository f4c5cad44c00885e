/** The number on the icon: only on request, and gone once no mistake is due. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../web/app.ts';

const shown: (number | 'none')[] = [];
Object.defineProperty(globalThis, 'navigator', {
  value: {
    setAppBadge: async (count: number) => shown.push(count),
    clearAppBadge: async () => shown.push('none'),
  },
});
const { showBadge, updateBadge } = await import('../../web/model/app-badge.ts');

const HEAD = { game: 'hearts', options: {}, seats: ['human', 'easy', 'easy', 'easy'] };
const game = { name: 'hearts', options: [], levels: ['easy'], tempers: {}, seats: [4] };
const mistakes = (...due: string[]) => due.map(day => ({ head: HEAD, due: day }));

test('the icon tells how many mistakes are due, only where the player asks for it', async () => {
  const app = {
    settings: { badge: false },
    catalogue: { games: [game] },
    mistakes: { all: async () => mistakes('2001-01-01', '2001-01-02', '9999-01-01') },
  } as unknown as App;
  await updateBadge(app);
  assert.deepEqual(shown, []);
  app.settings.badge = true;
  await showBadge(app, true);
  assert.deepEqual(shown.splice(0), [2]);
  app.mistakes.all = async () => mistakes('9999-01-01') as never;
  await updateBadge(app);
  assert.deepEqual(shown.splice(0), ['none']);
  app.settings.badge = false;
  await showBadge(app, false);
  assert.deepEqual(shown, ['none']);
});
