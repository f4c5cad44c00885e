// A new match before Python is there, with an opening that the build has brought.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import type { GameCatalogue } from '../../../web/app.ts';
import { offers } from '../../../web/model/offers.ts';
import type { Catalogue, Opening } from '../../../web/protocol.d.ts';
import type { Setup } from '../../../web/storage/stored-types.ts';
import { APP, DIST, SITE } from './browser/bundle.ts';
import type { VisitOptions } from './browser/tab.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { stored } from './stored.ts';
import { drawn, Table } from './table.ts';

const BUILT = DIST + APP.slice(SITE.length);
const brought = (file: string): Record<string, Opening[]> => JSON.parse(readFileSync(BUILT + file, 'utf8'));

const play = (page: Page, name = 'Hearts') => page.getByRole('button', { name: `Play ${name}`, exact: true });
const seedOf = (page: Page) => page.taku.match?.head.seed as string;
const logOf = (page: Page) => page.taku.match?.log as string[];

/** Open home on a device where nothing has been played yet, with the engine held back. */
const early = (visit: Visits['visit'], options: VisitOptions = {}) =>
  visit('', { settings: { speed: 'none' }, engine: 'held', ...options });

/** Open home with one opening of Hearts and no other, whose head is changed. */
async function brings(page: Page, change: Partial<Opening['head']> = {}) {
  const [opening] = brought('data/openings/0.json').hearts;
  const body = JSON.stringify({ hearts: [{ ...opening, head: { ...opening.head, ...change } }] });
  page.tab.network.answer = path => (path.includes('/openings/') ? { status: 200, body } : undefined);
  await page.reload();
}

/** Press Play, and have a table before the engine is ready. */
async function begin(page: Page, name = 'Hearts') {
  await play(page, name).click();
  const table = new Table(page);
  await table.myTurn();
  same(page.taku.engineState, 'loading');
  return table;
}

/** Press Play, which waits for the engine. */
async function waitsForEngine(page: Page) {
  await play(page).click();
  await expect(play(page)).toHaveAttribute('aria-busy', 'true');
}

async function arrives(page: Page) {
  page.tab.engine.release();
  await page.isReady();
}

test('the build brings sixty openings of each game', async () => {
  const files = readdirSync(`${BUILT}data/openings`).map(name => brought(`data/openings/${name}`));
  const catalogue: Catalogue = JSON.parse(readFileSync(`${BUILT}data/catalogue.json`, 'utf8'));
  const keys = offers({ catalogue } as GameCatalogue).map(({ key }) => key);
  for (const file of files) {
    same(Object.keys(file).sort(), [...keys].sort());
    for (const openings of Object.values(file)) same(openings.length, 6);
  }
  const seeds = files.flatMap(file => Object.values(file).flatMap(six => six.map(({ head }) => head.seed)));
  same([new Set(seeds).size, seeds.length], [60 * keys.length, 60 * keys.length]);
});

test('each visit fetches one file of openings', async ({ visit }) => {
  const page = await visit();
  const { asked } = page.tab.network;
  const isOpenings = (path: string) => path.includes('/openings/');
  asked.length = 0;
  await page.reload();
  await until(() => asked.some(isOpenings));
  await page.hasFetchedAll();
  same(asked.filter(isOpenings), [APP.slice(SITE.length) + page.window.first.openings]);
});

for (const name of ['Hearts', 'President', 'Haggis', 'Yahtzee', 'Yacht']) {
  test(`${name} begins at once and Python changes nothing`, async ({ visit }) => {
    const page = await early(visit);
    if (name === 'Yacht') await page.getByRole('button', { name: 'More games' }).click();
    await begin(page, name);
    await page.hasSettled();
    const before = [drawn(page), logOf(page)];
    assert(seedOf(page).startsWith('brought/'));
    await arrives(page);
    await page.hasSettled();
    same([drawn(page), logOf(page)], before);
  });
}

test('a move made before Python is ready is played', async ({ visit }) => {
  const page = await early(visit);
  const table = await begin(page, 'Yahtzee');
  await table.primary.click();
  await expect(table.waiting).toHaveText('Done in a moment');
  same(page.taku.matches.list().length, 1);
  await arrives(page);
  await until(() => logOf(page).length > 2);
  same(logOf(page)[1], 'keep');
});

test('a pass chosen before Python is changed and played', async ({ visit }) => {
  const page = await early(visit);
  const table = await begin(page);
  const chosen = table.names.slice(0, 3);
  const choose = page.getByRole('button', { name: 'Choose these' });
  for (const card of chosen) await table.touch(card);
  await choose.click();
  await expect(table.waiting).toHaveText('Done in a moment');
  await table.slots.last.click();
  await expect(table.waiting).toHaveText('Choose one more');
  await table.touch(chosen[2]);
  await choose.click();
  await arrives(page);
  await until(() => logOf(page).length > 1);
  const passed = logOf(page).find(entry => entry.startsWith('pass')) as string;
  same(passed.split(' ').slice(1).sort(), [...chosen].sort());
});

test('a move made before Python waits for the next visit', async ({ visit }) => {
  const page = await early(visit);
  const table = await begin(page, 'Yahtzee');
  await table.primary.click();
  await until(async () => {
    const snapshot = (await stored(page))[`sketch:${page.taku.match?.id}`] as { move?: string };
    return snapshot?.move;
  });
  await page.reload();
  await expect(table.waiting).toHaveText('Done in a moment');
  await arrives(page);
  await until(() => (page.taku.match?.log.length ?? 0) > 2);
  await page.hasSettled();
  same(
    logOf(page).filter(entry => entry === 'keep'),
    ['keep'],
  );
});

test('two tabs never begin with the same opening', async ({ visit }) => {
  const [page, other] = [await early(visit), await early(visit)];
  for (const tab of [page, other]) await brings(tab);
  await begin(page);
  await waitsForEngine(other);
});

test('no opening is taken twice, then Python is waited for', async ({ visit }) => {
  const page = await early(visit, { engine: false });
  const body = readFileSync(`${BUILT}data/openings/0.json`, 'utf8');
  page.tab.network.answer = path => (path.includes('/openings/') ? { status: 200, body } : undefined);
  await page.reload();
  const seeds = new Set<string>();
  for (let each = 0; each < 6; each += 1) {
    await begin(page);
    seeds.add(seedOf(page));
    await page.go('#/');
    await expect(page.locator('.home')).toBeAttached();
  }
  same(seeds.size, 6);
  await waitsForEngine(page);
  await page.reload();
  await waitsForEngine(page);
});

for (const [what, change] of Object.entries({
  rules: { options: { passing: false } },
  players: { seats: ['human', 'easy', 'easy', 'easy'] },
}))
  test(`an opening of other ${what} is not taken`, async ({ visit }) => {
    const page = await early(visit);
    await brings(page, change);
    await waitsForEngine(page);
  });

const SETUP: Setup = { options: {}, names: ['', '', '', ''], seats: ['human', 'normal', 'normal', 'normal'] };
const OTHERS: Record<string, Partial<Setup>> = {
  'other rules': { options: { passing: false } },
  'two people': { seats: ['human', 'human', 'normal', 'normal'] },
  'another level': { seats: ['human', 'strong', 'strong', 'strong'] },
};

for (const [what, change] of Object.entries(OTHERS)) {
  test(`a table of ${what} waits for Python`, async ({ visit }) => {
    const page = await early(visit);
    page.taku.start('hearts', { ...SETUP, ...change });
    await expect(play(page)).toHaveAttribute('aria-busy', 'true');
    await arrives(page);
    await until(() => page.taku.match?.log.length);
    assert(!/^(|brought\/.*)$/.test(seedOf(page)), seedOf(page));
  });
}

test('a full device uses up no opening', async ({ visit }) => {
  const page = await early(visit);
  page.window.IDBObjectStore.prototype.put = () => {
    throw new page.window.DOMException('full', 'QuotaExceededError');
  };
  await waitsForEngine(page);
  await arrives(page);
  await new Table(page).myTurn();
  await expect(page.notice).toContainText('doesn’t save anything here');
  same(await stored(page), {});
});

test('without a database Play waits for Python', async ({ visit }) => {
  const prepare = ({ indexedDB, DOMException }: Page['window']) => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  };
  const page = await early(visit, { prepare });
  await waitsForEngine(page);
  await arrives(page);
  await new Table(page).myTurn();
  assert(!seedOf(page).startsWith('brought/'));
});

test('a reload before Python finds the same match', async ({ visit }) => {
  const page = await early(visit);
  await begin(page);
  const [seed, log] = [seedOf(page), logOf(page)];
  await page.reload();
  await new Table(page).myTurn();
  same([seedOf(page), logOf(page)], [seed, log]);
  await arrives(page);
  await page.hasSettled();
  same(logOf(page), log);
});

test('a player who goes elsewhere meanwhile stays there', async ({ visit }) => {
  const page = await early(visit);
  page.tab.network.answer = path => (path.includes('openings') ? new Promise<never>(() => {}) : undefined);
  await page.reload();
  await waitsForEngine(page);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await arrives(page);
  await page.hasSettled();
  same([page.address, page.taku.match], ['#/about', null]);
});
