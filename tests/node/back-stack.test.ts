/** The way back, in a history that behaves as the browser's does. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { CurrentTable, GameCatalogue } from '../../web/app.ts';
import { arrive, go, goBack, leadsBackTo, rename, wayBack } from '../../web/model/back-stack.ts';
import { reportUnknownAddress } from '../../web/model/unknown-address.ts';

type Entry = { hash: string; state: unknown };

/** Entries of the history, and the current one. */
let entries: Entry[] = [];
let at = 0;

/** What the browser has yet to tell the page, one event an address; null if it tells at once. */
let untold: (() => void)[] | null = null;
const tell = () => void (untold ? untold.push(arrive) : arrive());

const browser = {
  location: {
    get hash() {
      return entries[at].hash;
    },
    set hash(hash: string) {
      entries = [...entries.slice(0, at + 1), { hash, state: null }];
      at += 1;
      tell();
    },
    replace(hash: string) {
      entries[at] = { hash, state: null };
      tell();
    },
  },
  history: {
    get state() {
      return entries[at].state;
    },
    replaceState(state: unknown, _: string, hash = entries[at].hash) {
      entries[at] = { hash, state };
    },
    go(steps: number) {
      at = Math.max(0, at + steps);
      tell();
    },
  },
};
Object.assign(globalThis, browser);

const entry = { name: 'hearts', presets: {}, lines: [] };
const app = {
  catalogue: { games: [entry] },
  game: (name: string) => (name === 'hearts' ? entry : undefined),
  match: null,
} as unknown as GameCatalogue & CurrentTable;
const visit = (...hashes: string[]) => hashes.forEach(hash => go(app, hash));
const stack = () => entries.slice(0, at + 1).map(({ hash }) => hash);

/** A new tab, opened at an address. */
beforeEach(() => {
  untold = null;
  entries = [{ hash: '#/', state: { from: [] } }];
  at = 0;
  arrive();
});

test('back leads to the previous screen, by each of its ways', () => {
  visit('#/matches', '#/replay/m');
  assert.equal(wayBack(app), '#/matches');
  goBack(app);
  assert.deepEqual(stack(), ['#/', '#/matches']);
  visit('#/'); // a link to the previous screen goes back, too
  assert.deepEqual(stack(), ['#/']);
});

test('an address left before its event came is a step back', () => {
  visit('#/review/m');
  untold = [];
  visit('#/replay/m/3', '#/');
  for (const event of untold.splice(0)) event();
  assert.equal(wayBack(app), '#/replay/m/3');
  visit('#/review/m'); // further back than one step: a new entry
  assert.deepEqual(stack(), ['#/', '#/review/m', '#/replay/m/3', '#/', '#/review/m']);
});

test('back takes one step from an address whose event is late', () => {
  untold = [];
  visit('#/game/hearts');
  goBack(app);
  for (const event of untold.splice(0)) event();
  assert.deepEqual(stack(), ['#/']);
});

test('the way back skips what only led to a match', () => {
  visit('#/game/hearts', '#/options/hearts', '#/play/m');
  assert.deepEqual(stack(), ['#/', '#/game/hearts', '#/play/m']);
  assert(leadsBackTo('#/game/hearts'));
  assert(!leadsBackTo('#/options/hearts'));
});

test('a match that was left for another screen is returned to', () => {
  visit('#/play/m', '#/rules/hearts', '#/rules/hearts/moon', '#/play/m');
  assert.deepEqual(stack(), ['#/', '#/play/m']);
});

test('an address keeps its place when it is renamed', () => {
  visit('#/matches');
  rename('#/matches/hearts');
  visit('#/replay/m');
  assert.equal(wayBack(app), '#/matches/hearts');
});

test('an address that does not exist is told, and the way back skips it', () => {
  const told: unknown[] = [];
  visit('#/matches');
  browser.location.hash = '#/strange';
  reportUnknownAddress({ ...app, notify: (notice: unknown) => told.push(notice) } as never);
  assert.deepEqual(stack(), ['#/', '#/matches', '#/']);
  assert.deepEqual(told, [{ id: 'nowhere', text: 'notice-nowhere', args: { address: '#/strange' } }]);
});

test('a reload keeps the way back', () => {
  visit('#/matches', '#/replay/m');
  const { state } = entries[at];
  assert.deepEqual(state, { from: ['#/', '#/matches'] });
  arrive();
  assert.equal(wayBack(app), '#/matches');
});
