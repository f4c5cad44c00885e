/** Measuring a bot: it rests while a table is open, goes on from what is stored, and is told when done. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Display, Navigation, Notice } from '../../web/app.ts';
import { measurementOf, type Trial } from '../../web/model/measuring.ts';
import { measured } from '../../web/storage/measured-store.ts';
import { Lab, type Measuring } from '../../web/wire/lab.ts';
import { erase } from './browser.ts';
import { settle } from './room-of-devices.ts';

const page = new EventTarget();
const location = { hash: '#/lab/hearts' };
Object.assign(globalThis, {
  location,
  document: Object.assign(new EventTarget(), { hidden: false }),
  addEventListener: page.addEventListener.bind(page),
});
const goTo = (hash: string) => {
  location.hash = hash;
  page.dispatchEvent(new Event('hashchange'));
};

type Run = { since: string; says(now: Measuring): void; ends(wrong: null): void };
let runs: Run[] = [];
let ended = 0;
Lab.prototype.measure = function (this: Lab, { since }: { since: string }, says: Run['says']) {
  return new Promise(ends => runs.push({ since, says, ends }));
} as unknown as Lab['measure'];
Lab.prototype.end = () => void (ended += 1);

const notices: Notice[] = [];
const app = {
  redraw() {},
  go: goTo,
  dismiss() {},
  notify: (notice: Notice) => notices.push(notice),
} as unknown as Navigation & Display;
const measure = measurementOf(app);
const trial: Trial = {
  ...{ kind: 'measure', id: 'a hearts', key: 'hearts', game: 'hearts', own: 1, options: {} },
  entrants: [{ name: 'ada.py', code: 'x' }, { name: 'easy' }],
};
const figures = (deals: number, begins: number, rows: string): Measuring => ({
  ...{ deals, begins, rows, done: false, figures: [], against: [], ratings: [] },
});

beforeEach(async () => {
  measure.stop();
  await erase();
  runs = [];
  notices.length = 0;
  location.hash = '#/lab/hearts';
});

test('it rests at a table and goes on afterwards, from its last rows', async () => {
  await measure.begin(trial, 20);
  runs[0].says(figures(5, 0, 'five '));
  for (const table of ['#/play/m', '#/learn/hearts', '#/study/hearts']) {
    goTo(table);
    assert.deepEqual([measure.running, measure.going], [false, true], table);
  }
  goTo('#/statistics');
  assert.equal(runs[1].since, 'five ');
  runs[1].says(figures(20, 5, 'more '));
  runs[1].ends(null);
  await settle(() => notices.length > 0);
  assert.equal(measure.rows, 'five more ');
  assert.deepEqual(notices[0].args, { kind: 'measure', name: 'ada.py', deals: 20 });
  assert.equal((await measured.one('a hearts'))?.deals, 20);
});

test('stored figures count, unless the bot has changed', async () => {
  await measure.begin(trial, 20);
  runs[0].says(figures(20, 0, 'rows '));
  runs[0].ends(null);
  await settle(() => !measure.going);
  await measure.begin(trial, 20);
  assert.deepEqual([measure.going, runs.length], [false, 1]);
  await measure.begin({ ...trial, entrants: [{ name: 'ada.py', code: 'y' }, { name: 'easy' }] }, 20);
  assert.deepEqual([measure.going, runs[1].since], [true, '']);
});

test('leaving the lab stops it, unless the player wants it to go on', async () => {
  await measure.begin(trial, 20);
  measure.leave();
  assert.equal(measure.going, false);
  await measure.begin(trial, 20);
  measure.away = true;
  measure.leave();
  assert.equal(measure.going, true);
  measure.away = false;
  const before = ended;
  measure.stop();
  assert.equal(ended, before + 1);
});
