// A player who is faster than the page: what a screen begins does not outlive the screen.

import { Chance, SEED } from '../chance.ts';
import { tasks } from './browser/clock.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { match, put } from './stored.ts';
import { Table } from './table.ts';

const SCREENS = [
  '',
  'learn',
  'learn/hearts/tricks',
  'learn/haggis/bombs',
  'options/president',
  'options/yahtzee/yams',
  'play/hearts',
  'play/haggis',
  'play/nobody',
  'practice/haggis',
  'practice/yahtzee',
  'replay/hearts',
  'rules/hearts',
  'rules/yahtzee',
  'statistics/president',
  'study/hearts',
  'study/president',
  'study/yahtzee',
];
const TABLES = [
  'study/president',
  'play/hearts',
  'study/hearts',
  'learn/haggis/bombs',
  'play/haggis',
  'practice/yahtzee',
  'study/yahtzee',
  'learn/hearts/tricks',
];
const EASY = ['human', 'easy', 'easy', 'easy'];

/** Open the page with a match of each of these games, by its name, that has just begun. */
async function withUnfinished(visit: Visits['visit'], games: string[], options = {}) {
  const page = await visit('', options);
  const head = (game: string) => ({ game, options: {}, seats: EASY.slice(0, game === 'haggis' ? 2 : 4) });
  await put(page, Object.fromEntries(games.map(game => [game, match(game, { head: head(game) })])));
  await page.reload();
  return page;
}

/** Enter an address, and go on as soon as the page has heard of it. */
async function follow(page: Page, address: string) {
  page.window.location.hash = `#/${address}`;
  await tasks(1);
}

/** Go from one of these addresses to another, staying for up to `most` tasks. */
async function run(page: Page, addresses: string[], steps: number, most: number) {
  const chance = new Chance(`haste ${SEED}`);
  for (let step = 0; step < steps; step += 1) {
    const others = addresses.filter(address => page.address !== `#/${address}`);
    await follow(page, others[chance.below(others.length)]);
    await tasks(chance.below(most));
  }
}

async function comesToHearts(page: Page) {
  await page.enter('#/play/hearts');
  await expect(page.locator('.foot[data-acts]')).toBeAttached();
  await page.hasSettled();
  same([page.address, page.taku.match?.id], ['#/play/hearts', 'hearts']);
  same(page.taku.matches.damaged(), []);
}

test('running through all screens leads to the last', async ({ visit }) => {
  const page = await withUnfinished(visit, ['hearts', 'haggis'], { settings: { speed: 'fast' } });
  await run(page, SCREENS, 60, 40);
  await comesToHearts(page);
});

test('going from table to table leads to the last', async ({ visit }) => {
  const page = await withUnfinished(visit, ['hearts', 'haggis'], { settings: { speed: 'fast' } });
  for (const address of [...TABLES, ...TABLES]) await follow(page, address);
  await comesToHearts(page);
});

test('of matches opened at once the last is locked', async ({ visit }) => {
  const page = await withUnfinished(visit, ['hearts', 'haggis', 'president'], { engine: false });
  const holds = (...names: string[]) =>
    until(async () => {
      const { held = [], pending = [] } = await page.window.navigator.locks.query();
      const ours = [...held, ...pending].flatMap(({ name }) => (name?.startsWith('taku match ') ? [name] : []));
      return ours.join() === names.map(name => `taku match ${name}`).join();
    });
  for (const end of ['haggis', 'hearts', 'president']) {
    await run(page, ['play/hearts', 'play/president', 'play/haggis'], 20, 8);
    await follow(page, `play/${end}`);
    await until(() => page.taku.match?.id === end);
    await holds(end);
    await follow(page, '');
    await holds();
  }
});

test('a match that opens late pulls nobody back', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const way of [['rules/haggis'], ['play/nobody', 'rules/hearts']]) {
    for (const address of way) await follow(page, address);
    await expect(page.locator('.rules [role=tab]').first).toBeAttached();
  }
  await page.hasSettled();
  same(page.address, '#/rules/hearts');
});

const DEALT = 'deal 2C 3C 4C 5C | 6C 7C 8C 9C | TC JC QC KC | AC 2D 3D 4D';

/** Have the database never answer for a bot, and the page wait for it without end; return the ids asked for. */
function loseBots({ window }: Page) {
  const asked: string[] = [];
  const { get } = window.IDBObjectStore.prototype;
  window.IDBObjectStore.prototype.get = function (key) {
    if (!String(key).startsWith('bot:')) return get.call(this, key);
    asked.push(String(key));
    return new window.EventTarget() as IDBRequest;
  };
  const { setTimeout } = window;
  const patient = (act: () => void, wait?: number) => setTimeout(act, wait === 10_000 ? 1e9 : wait);
  window.setTimeout = patient as typeof setTimeout;
  return asked;
}

test('a left table does not wait for its bot', async ({ visit }) => {
  const page = await visit('', { settings: { speed: 'none' } });
  await page.taku.matches.keep(match('left', { log: [DEALT, '2C'], own: { 1: 'a' } }));
  await page.taku.matches.keep(match('next', { log: [DEALT] }));
  const asked = loseBots(page);
  await page.enter('#/play/left');
  await until(() => page.tab.engine.heard('wants-move') && asked.length);
  same(asked, ['bot:a']);
  await page.enter('#/play/next');
  const table = new Table(page);
  await table.myTurn();
  await table.play('2C');
  same(page.taku.matches.known('left')?.log, [DEALT, '2C']);
});
