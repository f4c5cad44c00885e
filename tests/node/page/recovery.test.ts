// No crash, closed tab, full disk or second tab loses a match.

import assert from 'node:assert/strict';
import { expect, type Page, same, test, until } from './page.ts';
import { match } from './stored.ts';
import { sit, Table } from './table.ts';

const DEALT = { options: { passing: false } };
const BROKEN = 'a screen that is broken';

/** Make any legal move, and wait for the next decision. */
const playOn = (table: Table) =>
  table.decide(async () => {
    await table.touch(table.playable.first);
    await table.primary.click();
  });

const played = (table: Table) => structuredClone([...table.log]);
const unsaved = (page: Page) => page.window.localStorage.getItem('taku.unsaved');

/** Have the database refuse everything that is written. */
function fillDisk(window: Page['window']) {
  window.IDBObjectStore.prototype.put = () => {
    throw new window.DOMException('full', 'QuotaExceededError');
  };
}

test('an engine that dies amid a move loses nothing', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { engine } = table.page.tab;
  await playOn(table);
  const before = played(table);
  await table.touch(table.playable.first);
  engine.hold();
  await table.primary.click();
  engine.die();
  const heard = engine.answers.length;
  engine.release();
  await expect(table.page.notice).toContainText('continues where it was');
  await until(() => engine.workers.length === 2);
  await until(() => engine.answers.slice(heard).some(({ type }) => type === 'frame'));
  await table.page.hasSettled();
  await expect(table.chosen).toHaveCount(0);
  await table.myTurn();
  same(played(table).slice(0, before.length), before);
  await playOn(table);
  assert(table.log.length > before.length);
});

test('a match that kills engines is put away', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { page } = table;
  await playOn(table);
  const before = played(table);
  let deaths = 0;
  const { Worker } = page.window;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: string) {
    if (!['play', 'load'].includes(JSON.parse(message).type)) return post.call(this, message);
    deaths += 1;
    this.terminate();
    this.dispatchEvent(new page.window.ErrorEvent('error', { message: 'out of memory' }));
  };
  await table.touch(table.playable.first);
  await table.primary.click();
  await expect(page.locator('.home .damaged')).toBeAttached();
  await expect(page.notice).toContainText('The game is kept as it is');
  same([deaths, page.taku.match], [2, null]);
  await page.notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.notice).toHaveCount(0); // the notice about the continued match is gone
  same((page.taku.matches.damaged()[0].value as { log: string[] }).log, before);
});

test('a screen that throws can be left', async ({ visit }) => {
  const page = await visit('', { engine: false, forgive: [BROKEN] });
  for (const part of ['leave', 'speaks']) {
    page.enter('#/learn/hearts/tricks');
    await expect(page.locator('.lesson')).toBeAttached();
    const fail = () => {
      throw new page.window.Error(BROKEN);
    };
    Object.assign(page.taku, { [part]: fail });
    page.enter('#/rules/hearts');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('.rules-page')).toBeAttached();
  }
});

test('a match saved at closing stays beside longer ones', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const log of [['deal'], ['deal', '2C', '3C']]) await page.taku.matches.keep(match('m', { log }));
  const foreign = {
    other: match('m'),
    new: match('new', { head: { game: 'whist' } }),
    bad: 7,
  };
  for (const [log, beside] of [
    [['deal', '2C'], []],
    [['deal', '4C'], [['deal', '4C']]],
  ]) {
    const left = { m: match('m', { log, revision: 1 }), ...foreign };
    page.window.localStorage.setItem('taku.unsaved', JSON.stringify(left));
    await page.reload();
    const kept = page.taku.matches.list();
    same(
      kept.filter(({ id }) => id === 'm').map(each => each.log),
      [['deal', '2C', '3C']],
    );
    same(
      kept.filter(({ id }) => id !== 'm').map(each => each.log),
      beside,
    );
  }
});

for (const [how, remove] of Object.entries({
  'a match': ({ taku }: Page) => taku.matches.drop('m'),
  everything: ({ taku }: Page) => taku.erase(),
})) {
  test(`removing ${how} removes what was not stored`, async ({ visit }) => {
    const page = await visit('', { engine: false });
    fillDisk(page.window);
    await page.taku.matches.keep(match('m')).catch(() => {});
    page.hide();
    assert('m' in JSON.parse(unsaved(page) ?? '{}'));
    await remove(page);
    await page.reload();
    same([page.taku.matches.list(), unsaved(page)], [[], null]);
  });
}

test('late replies of an earlier table are ignored', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { page } = table;
  await playOn(table);
  const kept = structuredClone(page.taku.match) as NonNullable<typeof page.taku.match>;
  const head = { ...kept.head, game: 'president', options: {}, seed: 'other' };
  await page.taku.matches.keep({
    ...kept,
    id: 'n',
    log: [],
    over: false,
    glance: null,
    result: null,
    head,
  } as never);
  page.enter('#/');
  const frame = {
    type: 'frame',
    view: kept.glance,
    events: [],
    undo: false,
    meanings: [],
    begins: false,
    match: null,
    line: null,
    log: { start: 0, entries: kept.log },
  };
  const refused = {
    type: 'refused',
    request: 'load',
    refusal: { rule: 'x', args: {} },
    part: 'options',
    entry: null,
  };
  for (const late of [frame, { ...frame, begins: true, match: kept.head }, refused]) {
    page.enter('#/play/n');
    await until(() => page.taku.match?.id === 'n');
    page.tab.engine.workers.at(-1)?.ears.said(JSON.stringify(late));
    await table.myTurn();
    assert.notEqual(table.log[0], kept.log[0]);
    page.enter('#/');
    await expect(page.locator('.home')).toBeAttached();
  }
  const stored = await page.taku.matches.open('n');
  same(stored?.head.game, 'president');
});

test('only one tab has a match', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { page } = table;
  const tab = await visit();
  await tab.getByRole('button', { name: 'Resume' }).click();
  await expect(tab.notice).toContainText('open in another tab');
  await playOn(table);
  const before = played(table);
  await tab.notice.getByRole('button', { name: 'Play it here' }).click();
  await expect(page.notice).toContainText('This game continues in another tab');
  await expect(page.locator('.home')).toBeAttached();
  const second = new Table(tab);
  await second.myTurn();
  same(played(second), before);
  await playOn(second);
  tab.enter('#/');
  await expect(tab.locator('.home')).toBeAttached();
  await page.getByRole('button', { name: 'Resume' }).click();
  await until(() => (page.taku.match?.log.length ?? 0) > before.length); // the tab first shows its own version
  await table.myTurn();
  same(played(table).slice(0, before.length), before);
  await expect(page.notice).toHaveCount(0);
});

test('a tab that is being closed is waited for', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { page } = table;
  await playOn(table);
  page.window.AbortSignal.timeout = () => new page.window.AbortController().signal;
  page.enter('#/');
  await expect(page.locator('.home')).toBeAttached();
  const closing = await visit();
  const { locks } = closing.window.navigator;
  let letGo = () => {};
  const released = new Promise<void>(done => (letGo = done));
  const holds = new Promise<void>(
    held =>
      void locks.request('taku match m', () => {
        held();
        return released;
      }),
  );
  await holds;
  await page.getByRole('button', { name: 'Resume' }).click();
  await until(async () => (await locks.query()).pending?.some(({ name }) => name === 'taku match m'));
  letGo();
  await table.myTurn();
  await expect(page.notice).toHaveCount(0);
});

test('a tab closed amid a trick is resumed there', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { page } = table;
  await playOn(table);
  page.taku.set('speed', 'calm');
  const before = played(table);
  await table.touch(table.playable.first);
  await table.primary.click();
  await until(() => table.log.length > before.length);
  page.tab.visit.end();
  const tab = await visit();
  await tab.getByRole('button', { name: 'Resume' }).click();
  const resumed = new Table(tab);
  await resumed.myTurn();
  same(played(resumed).slice(0, before.length), before);
  assert(resumed.log.length > before.length);
});

test('a full disk is told once', async ({ visit }) => {
  const table = await sit(visit, 'hearts', {
    ...DEALT,
    page: { prepare: fillDisk },
  });
  const { page } = table;
  await expect(page.notice).toContainText('save anything');
  for (let times = 0; times < 2; times += 1) await playOn(table);
  await page.hears('save anything');
  same(page.said.filter(([, said]) => said.includes('save anything')).length, 1);
  const before = played(table);
  page.enter('#/');
  await page.getByRole('button', { name: 'Resume' }).click();
  await table.myTurn();
  same(played(table), before);
});

test('a clock running backwards loses no match', async ({ visit }) => {
  let hours = 0;
  const leap = ({ Date: clock }: Page['window']) => {
    const now = clock.now.bind(clock);
    clock.now = () => now() - 3_600_000 * hours++;
  };
  const table = await sit(visit, 'hearts', {
    ...DEALT,
    page: { prepare: leap },
  });
  const { page } = table;
  await playOn(table);
  const before = played(table);
  page.enter('#/');
  await page.getByRole('button', { name: 'Play Hearts' }).click();
  await until(() => page.address !== '#/play/m' && page.taku.match?.log.length);
  await table.myTurn();
  const dealt = table.log.length;
  page.request({ type: 'play', move: `pass ${table.names.slice(0, 3).join(' ')}` });
  await until(() => table.log.length > dealt);
  page.enter('#/');
  await page.hasSettled();
  await page.reload();
  const found = page.taku.matches.list().map(({ log }) => log.length);
  same(found.length, 2);
  assert(found.includes(before.length));
});
