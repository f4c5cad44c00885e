// Python that gives no sign of life, or never comes: that is said, and another begins.

import { expect, type Page, same, test, until } from './page.ts';
import { sit, type Table } from './table.ts';

const DEALT = { options: { passing: false } };
const LONG = 600; // seconds in which everything has happened that will

/** Seconds that pass when a test says so. */
class Seconds {
  readonly #tickers = new Set<() => void>();

  /** Have the intervals of a page wait for `pass`. */
  prepare = (window: Page['window']) => {
    const setInterval = (tick: () => void) => this.#tickers.add(tick).size;
    Object.assign(window, { setInterval });
  };

  pass(count: number) {
    for (let each = 0; each < count; each += 1) for (const tick of this.#tickers) tick();
  }
}

const isDeaf = (page: Page, isSo = true) => {
  page.tab.engine.takes = () => !isSo;
};
const enginesOf = (page: Page) => page.tab.engine.workers.length;
const stateOf = (page: Page) => page.locator('.about').getByRole('status');

async function playCard(table: Table) {
  await table.touch(table.playable.first);
  await table.primary.click();
}

type Visits = Parameters<Parameters<typeof test>[1]>[0];

/** Sit at a match whose last move the engine has not received. */
async function beforeDeafEngine({ visit }: Visits) {
  const seconds = new Seconds();
  const table = await sit(visit, 'hearts', { ...DEALT, page: { prepare: seconds.prepare } });
  const { page } = table;
  await page.hasSettled();
  isDeaf(page);
  const before = structuredClone([...table.log]);
  await playCard(table);
  return { table, page, seconds, before };
}

// A running engine

test('an engine that never answers is followed by another', async visits => {
  const { table, page, seconds, before } = await beforeDeafEngine(visits);
  seconds.pass(30); // a bot on a slow phone may think as long
  await expect(page.notice).toHaveCount(0);
  same(enginesOf(page), 1);
  isDeaf(page, false);
  seconds.pass(60);
  await expect(page.notice).toContainText('continues where it was');
  await until(() => page.tab.engine.answers.filter(answer => 'begins' in answer && answer.begins).length === 2);
  same(enginesOf(page), 2);
  await table.myTurn();
  same([...table.log].slice(0, before.length), before);
});

test('a slow bot is not taken for dead', async visits => {
  const { page, seconds } = await beforeDeafEngine(visits);
  for (let each = 0; each < 5; each += 1) {
    seconds.pass(30);
    page.tab.engine.say({ type: 'tablebase-missing', name: 'yahtzee/yahtzee' });
  }
  same(enginesOf(page), 1);
});

test('time counts only while the page is seen', async visits => {
  const { page, seconds } = await beforeDeafEngine(visits);
  seconds.pass(30);
  page.hide(true);
  seconds.pass(LONG);
  page.hide(false);
  seconds.pass(30); // a page that is seen again has all the time once more
  same(enginesOf(page), 1);
  seconds.pass(60);
  same(enginesOf(page), 2);
});

test('an engine with nothing to answer may be silent', async ({ visit }) => {
  const seconds = new Seconds();
  const table = await sit(visit, 'hearts', { ...DEALT, page: { prepare: seconds.prepare } });
  await table.decide(() => playCard(table));
  await table.page.hasSettled();
  seconds.pass(LONG);
  same(enginesOf(table.page), 1);
});

// The About screen

test('About tells how Python is, and restarts it', async visits => {
  const { table, page, before } = await beforeDeafEngine(visits);
  await page.enter('#/about');
  await expect(stateOf(page)).toHaveText('Python: busy');
  page.tab.engine.say({ type: 'unavailable', message: 'no room' });
  await expect(stateOf(page)).toHaveText('Python: stopped');
  isDeaf(page, false);
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(stateOf(page)).toHaveText('Python: ready');
  await page.enter('#/');
  await page.getByRole('button', { name: 'Resume' }).click();
  await table.myTurn();
  same([...table.log].slice(0, before.length), before);
});

// A starting engine

test('a start that stands still is told', async ({ visit }) => {
  const seconds = new Seconds();
  const page = await visit('', { engine: false, prepare: seconds.prepare });
  seconds.pass(20);
  await expect(page.notice).toHaveCount(0);
  seconds.pass(LONG);
  await expect(page.notice).toContainText('taking a long time');
  await expect(page.notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  page.tab.engine.say({ type: 'progress', phase: 'loading', loaded: 1, total: 2 });
  await expect(page.notice).toHaveCount(0);
});

/** Have the engine say this to start.js, before the page has taken it over. */
const says = (message: object) => (window: Page['window']) => {
  const { Worker } = window;
  const data = JSON.stringify(message);
  class Early extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      let hear: Worker['onmessage'] = null;
      const set = (next: Worker['onmessage']) => {
        const isFirst = !hear;
        hear = next;
        if (isFirst) next?.call(this, new window.MessageEvent('message', { data }));
      };
      Object.defineProperty(this, 'onmessage', { get: () => hear, set });
    }
  }
  Object.assign(window, { Worker: Early });
};

test('an engine ready before the page may be silent', async ({ visit }) => {
  const seconds = new Seconds();
  const isReady = says({ type: 'progress', phase: 'ready', loaded: 1, total: 1 });
  const prepare = (window: Page['window']) => {
    isReady(window);
    seconds.prepare(window);
  };
  const page = await visit('#/about', { engine: false, prepare });
  await expect(stateOf(page)).toHaveText('Python: ready');
  seconds.pass(LONG);
  await page.hasSettled();
  same(enginesOf(page), 1);
  await expect(stateOf(page)).toHaveText('Python: ready');
  await expect(page.notice).toHaveCount(0);
});

test('an engine unavailable before the page is told', async ({ visit }) => {
  const page = await visit('#/about', { engine: false, prepare: says({ type: 'unavailable', message: 'no room' }) });
  await expect(page.notice).toContainText('couldn’t be loaded');
  await expect(stateOf(page)).toHaveText('Python: stopped');
});
