// A database that never answers, comes late, is newer, deleted or full: the page goes on.

import assert from 'node:assert/strict';
import type { PageWindow } from './browser/window.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { match, stored } from './stored.ts';
import { sit } from './table.ts';

const NOT_SAVED = 'doesn’t save anything here';

type Opening = {
  result?: IDBDatabase;
  error?: DOMException;
  onsuccess?(): void;
  onerror?(): void;
  onupgradeneeded?(): void;
};

/** Answer the page's first request for its database in another way. */
function answerOpening(window: PageWindow, answer: (request: Opening, ask: () => IDBOpenDBRequest) => void) {
  const { indexedDB } = window;
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...what) => {
    indexedDB.open = open;
    const request: Opening = {};
    answer(request, () => open(...what));
    return request as unknown as IDBOpenDBRequest;
  };
}

const ended = (request: IDBOpenDBRequest) =>
  new Promise<IDBDatabase>((done, failed) =>
    Object.assign(request, { onsuccess: () => done(request.result), onerror: failed }),
  );

/** Open the database as a newer version of the page does. */
async function openNewer({ window }: Page) {
  const request = window.indexedDB.open('taku', 7);
  request.onupgradeneeded = () => {
    const { result, transaction } = request;
    if (!result.objectStoreNames.contains('matches')) result.createObjectStore('matches');
    transaction?.objectStore('matches').put('of a newer version', 'match:new');
  };
  (await ended(request)).close();
}

const keep = (page: Page, id = 'm', parts = {}) => page.taku.matches.keep(match(id, parts));
const listed = (page: Page) => page.taku.matches.list().map(({ id }) => id);
const keysOf = async (page: Page) => Object.keys(await stored(page)).sort();

/** Have a method of the page's stores fail until the returned function is called. */
function breakStore({ window }: Page, method: 'put' | 'getAll' | 'clear') {
  const { prototype } = window.IDBObjectStore;
  const { [method]: before } = prototype;
  Object.assign(prototype, {
    [method]() {
      throw new DOMException('no', 'UnknownError');
    },
  });
  return () => Object.assign(prototype, { [method]: before });
}

/** Assert that a page plays on without its database, and says so. */
async function startsWithout(visit: Visits['visit'], answer: Parameters<typeof answerOpening>[1]) {
  const page = await visit('', { engine: false, prepare: window => answerOpening(window, answer) });
  await expect(page.getByRole('button', { name: 'Play Hearts' })).toBeVisible();
  await expect(page.notice).toContainText(NOT_SAVED);
  await keep(page);
  same(listed(page), ['m']);
  assert.equal(page.taku.matches.lasting, false);
}

test('the page starts though the database never answers', ({ visit }) => startsWithout(visit, () => {}));

test('the page starts though the database fails', ({ visit }) =>
  startsWithout(visit, request => {
    request.error = new DOMException('the disk is broken', 'UnknownError');
    queueMicrotask(() => request.onerror?.());
  }));

test('the page plays though the browser has no database', async ({ visit }) => {
  const forbid = (window: PageWindow) =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new window.DOMException('not in a private window', 'SecurityError');
      },
    });
  const page = await visit('', { prepare: forbid });
  await expect(page.notice).toContainText('This browser doesn’t save anything here');
  await page.getByRole('button', { name: 'Play Hearts' }).click();
  await expect(page.locator('.hand [data-card]')).toHaveCount(13);
});

test('a late database takes what was played meanwhile', async ({ visit }) => {
  await keep(await visit('', { engine: false }), 'before');
  let comes = () => {};
  const late = (request: Opening, ask: () => IDBOpenDBRequest) => {
    comes = () => {
      const real = ask();
      const pass = (event: 'onsuccess' | 'onupgradeneeded') => () => {
        request.result = real.result;
        request[event]?.();
      };
      Object.assign(real, { onsuccess: pass('onsuccess'), onupgradeneeded: pass('onupgradeneeded') });
    };
  };
  const page = await visit('', { engine: false, prepare: window => answerOpening(window, late) });
  await expect(page.notice).toContainText(NOT_SAVED);
  await keep(page, 'meanwhile');
  same(listed(page), ['meanwhile']);
  comes();
  await expect(page.notice).toHaveCount(0);
  same(listed(page).sort(), ['before', 'meanwhile']);
  same(await keysOf(page), ['match:before', 'match:meanwhile']);
});

test('the page writes to the disk before it goes on', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const { prototype } = page.window.IDBDatabase;
  const { transaction } = prototype;
  const asked: unknown[] = [];
  prototype.transaction = function (...how) {
    if (how[1] === 'readwrite') asked.push(how[2]?.durability);
    return transaction.apply(this, how);
  };
  await keep(page);
  same(asked, ['strict']);
});

test('an unwritten match is written with the next move', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const mend = breakStore(page, 'put');
  await keep(page, 'unwritten').catch(() => {});
  same(await keysOf(page), []);
  mend();
  await keep(page, 'next');
  same(await keysOf(page), ['match:next', 'match:unwritten']);
  assert(page.taku.matches.lasting);
});

test('a database of a newer version stays as it is', async ({ visit }) => {
  const first = await visit('', { engine: false });
  await openNewer(first);
  const page = await visit('', { engine: false });
  await expect(page.notice).toContainText(NOT_SAVED);
  await keep(page);
  same(listed(page), ['m']);
  same(await keysOf(page), ['match:new']);
});

test('a newer version in another tab never waits', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: { passing: false } });
  const { page } = table;
  await openNewer(page);
  await table.decide(async () => {
    await table.touch(table.playable.first);
    await table.primary.click();
  });
  await expect(page.notice).toContainText(NOT_SAVED);
  const played = structuredClone(table.log);
  await page.enter('#/');
  await page.getByRole('button', { name: 'Resume' }).click();
  await table.myTurn();
  same(table.log, played);
});

test('a write that never ends is given up', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await until(() => page.taku.matches.lasting);
  page.stopClock();
  const { prototype } = page.window.IDBDatabase;
  const { transaction } = prototype;
  prototype.transaction = function (...how) {
    return Object.defineProperty(transaction.apply(this, how), 'oncomplete', { set() {} }); // the page never hears of its end
  };
  let outcome = '';
  keep(page).then(
    () => (outcome = 'kept'),
    () => (outcome = 'failed'),
  );
  await page.pass(10_001);
  await until(() => outcome);
  assert.equal(outcome, 'failed');
  same(listed(page), ['m']);
  assert.equal(page.taku.matches.lasting, false);
});

test('matches that the player deletes are not lost', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const remove of [() => page.taku.matches.drop('m'), () => page.taku.erase()]) {
    await keep(page);
    await remove();
    await page.reload();
    await expect(page.notice).toHaveCount(0);
    assert.equal(page.taku.matches.lost, false);
  }
});

test('statistics that failed are read again on demand', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const mend = breakStore(page, 'getAll');
  await page.enter('#/statistics');
  await expect(page.notice).toContainText('can’t be read right now');
  mend();
  await page.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.notice).toHaveCount(0);
  await expect(page.locator('.statistics .surface').first).toBeVisible();
});

test('what cannot be erased is told', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keep(page);
  page.taku.set('theme', 'dark');
  breakStore(page, 'clear');
  page.taku.erase();
  await expect(page.notice).toContainText('won’t delete the saved games');
  assert.equal(page.window.localStorage.getItem('taku.settings'), null);
  same(await keysOf(page), ['match:m']);
});

test('an open match outlives a deleted database', async ({ visit }) => {
  const page = await visit('', { engine: false });
  page.taku.set('theme', 'dark');
  await keep(page);
  const remove = () => ended(page.window.indexedDB.deleteDatabase('taku'));
  await remove();
  await until(async () => page.taku.matches.lasting && (await keysOf(page)).includes('match:m'));
  await expect(page.notice).toContainText('deleted your saved games');
  await page.taku.matches.drop('m');
  await keep(page, 'finished', { over: true });
  await page.reload(); // a finished one is not read again
  await remove();
  await expect(page.notice).toContainText('deleted your saved games');
  await page.reload();
  await expect(page.notice).toHaveCount(0);
});
