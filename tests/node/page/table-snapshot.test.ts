// The table as it was left: it is shown, and can be touched, before Python is there.

import assert from 'node:assert/strict';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { LED, put, stored } from './stored.ts';
import { drawn, type Sitting, sit, type Table } from './table.ts';

const TRICK = { log: LED, options: { passing: false } };
const PASS = { log: [LED[0]] };

type Kept = { log: string[]; build: string; frame: { view: { zones: unknown; points: number[] } } };

/** The snapshot of the match, once it is that of the table as it is. */
async function snapshot(page: Page) {
  let kept: Kept | undefined;
  await until(async () => {
    kept = (await stored(page))['sketch:m'] as Kept | undefined;
    return kept?.log.length === page.taku.match?.log.length;
  });
  return kept as Kept;
}

/** Load the page anew; its engine says nothing before it is released. */
async function reloadEarly(page: Page) {
  page.tab.engine.hold();
  await page.reload();
}

/** Reload a table once its snapshot is stored, while the engine is held back; `change` changes the snapshot before. */
async function leaveAndReturn({ page }: Table, change?: (kept: Kept) => void) {
  const kept = await snapshot(page);
  if (change) {
    change(kept);
    await put(page, { m: kept }, 'sketch:');
  }
  await reloadEarly(page);
}

/** Sit down at a match that has been left, and is opened again before Python is there. */
async function left(visit: Visits['visit'], game: string, match: Sitting, change?: (kept: Kept) => void) {
  const table = await sit(visit, game, match);
  await leaveAndReturn(table, change);
  return table;
}

async function arrives(page: Page) {
  page.tab.engine.release();
  await page.isReady();
  await page.hasSettled();
}

const TABLES: Record<string, [game: string, match: Sitting]> = {
  'a trick of Hearts': ['hearts', TRICK],
  'a pass of Hearts': ['hearts', PASS],
  Haggis: ['haggis', { players: 3 }],
  President: ['president', {}],
  Yahtzee: ['yahtzee', { seats: ['human'] }],
};

for (const [what, [game, match]] of Object.entries(TABLES)) {
  test(`${what} returns as left and Python agrees`, async ({ visit }) => {
    const table = await sit(visit, game, match);
    const { page } = table;
    await page.hasSettled();
    const before = drawn(page);
    await leaveAndReturn(table);
    await table.myTurn();
    same([page.taku.engineState, drawn(page)], ['loading', before]);
    await arrives(page);
    same(drawn(page), before);
  });
}

test('a move made before Python is played once', async ({ visit }) => {
  const table = await left(visit, 'hearts', TRICK);
  const { page } = table;
  await table.myTurn();
  await table.dimmed.first.click();
  await expect(table.callout).toBeVisible();
  const before = table.log.length;
  const [card] = table.playable.values('data-card') as string[];
  await table.touch(card);
  await table.primary.click();
  await expect(table.waiting).toHaveText('Done in a moment');
  same(table.log.length, before);
  page.tab.engine.release();
  await until(() => table.log.length > before);
  await page.hasSettled();
  same(table.log[before], card);
  same(
    table.log.filter(entry => entry === card),
    [card],
  );
});

test('President plays a card chosen before Python', async ({ visit }) => {
  const table = await left(visit, 'president', {});
  await table.myTurn();
  const card = table.playable.values('data-card').at(-1) as string;
  await table.touch(card);
  await expect(table.primary).toBeEnabled();
  await table.primary.click();
  await expect(table.waiting).toHaveText('Done in a moment');
  assert(!table.log.includes(card));
  table.page.tab.engine.release();
  await until(() => table.log.includes(card));
});

test('chosen cards stay chosen when Python comes', async ({ visit }) => {
  const table = await left(visit, 'hearts', PASS);
  await table.myTurn();
  for (const card of ['AC', '3D']) await table.touch(card);
  await expect(table.slots).toHaveCount(2);
  await arrives(table.page);
  await expect(table.slots).toHaveCount(2);
  same(table.slots.values('data-card'), ['AC', '3D']);
  await table.touch('AH');
  await expect(table.primary).toContainText('Pass');
});

const UNFIT: Record<string, (kept: Kept) => void> = {
  'of another log': ({ log }) => log.push(`${log.pop()} `),
  'of another build': kept => Object.assign(kept, { build: 'another' }),
  'of another shape': ({ frame }) => Object.assign(frame.view, { zones: null }),
};

for (const [what, change] of Object.entries(UNFIT)) {
  test(`a snapshot ${what} is not shown`, async ({ visit }) => {
    let isRead = false;
    const prepare = ({ IDBObjectStore: { prototype } }: Page['window']) => {
      const { get } = prototype;
      prototype.get = function (key) {
        const request = get.call(this, key);
        if (key === 'sketch:m') request.addEventListener('success', () => (isRead = true));
        return request;
      };
    };
    const table = await sit(visit, 'hearts', { ...TRICK, page: { prepare } });
    const { page } = table;
    await snapshot(page);
    isRead = false;
    await leaveAndReturn(table, change);
    await until(() => isRead);
    await page.hasSettled();
    await expect(page.locator('.loading-note')).toBeVisible();
    same([table.hand.count, page.taku.engineState], [0, 'loading']);
    page.tab.engine.release();
    await table.myTurn();
  });
}

test('what Python says replaces the snapshot', async ({ visit }) => {
  const table = await left(visit, 'hearts', TRICK, ({ frame: { view } }) => view.points.fill(77));
  const seats = table.page.locator('.seats');
  await table.myTurn();
  await expect(seats).toContainText('77');
  table.page.tab.engine.release();
  await expect(seats).not.toContainText('77');
});

test('home resumes a match before Python is ready', async ({ visit }) => {
  const table = await sit(visit, 'hearts', PASS);
  const { page } = table;
  await table.begin();
  await snapshot(page);
  await page.enter('#/');
  await reloadEarly(page);
  await page.getByRole('button', { name: 'Resume' }).first.click();
  await table.myTurn();
  same(page.taku.engineState, 'loading');
});

test('a shared device is handed over after reloading', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { ...TRICK, seats: ['human', 'human', 'easy', 'easy'] });
  const { page } = table;
  const curtain = page.locator('.curtain');
  await curtain.locator('.primary').click();
  await table.myTurn();
  await leaveAndReturn(table);
  await expect(curtain).toBeVisible();
  same(table.hand.count, 0);
});

test('a snapshot is deleted with its match', async ({ visit }) => {
  const { page } = await sit(visit, 'hearts', TRICK);
  await snapshot(page);
  await page.go('#/');
  await page.taku.matches.drop('m');
  const keys = Object.keys(await stored(page));
  same(
    keys.filter(key => key.endsWith(':m')),
    [],
  );
});
