// Frames for another table are dropped or refused by name; no table waits for them or shows them twice.

import { packed } from '../packed-links.ts';
import { ROOT } from './browser/bundle.ts';
import type { RunningWorker } from './browser/worker.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { Table } from './table.ts';

const LOG = 'deal 2C 3D | 9C 4D | TC AD | 8D KD\n2C';
const POSITION = `#/study/hearts/${packed(['position', {}, 4, 2, LOG])}`;

async function ready(visit: Visits['visit']) {
  const page = await visit('', { settings: { speed: 'none' } });
  await page.isReady();
  return page;
}

const latest = (page: Page) => page.tab.engine.workers.map(({ asked }) => asked.at(-1) ?? '');

/** Have each engine do nothing more from a request of this type on; return whether one has got it. */
function neverEnds(page: Page, type: string) {
  const busy = new Set<RunningWorker>();
  page.tab.engine.takes = (request, worker) => {
    if (request.type === type) busy.add(worker);
    return !busy.has(worker);
  };
  return () => busy.size > 0;
}

test('more cards than a hand holds are refused', async ({ visit }) => {
  const page = await ready(visit);
  const log = await python<string[]>(
    `import sys; sys.path.insert(0, "${ROOT}tests"); import haggis_deals; result = list(haggis_deals.dealt(44))`,
  );
  await page.enter(`#/study/haggis/${packed(['position', {}, 4, 2, log.join('\n')])}`);
  await expect(page.notice).toContainText('its moves can’t be played');
  await expect(page.locator('.home')).toBeAttached();
  same(page.tab.engine.workers.length, 1);
});

test('a position that kills two engines is dropped', async ({ visit }) => {
  const page = await ready(visit);
  page.tab.engine.takes = ({ type }, { ears }) => {
    if (type !== 'open') return true;
    page.window.setTimeout(() => ears.died('the position has killed the engine'));
    return false;
  };
  await page.enter(POSITION);
  await expect(page.notice).toContainText('can’t be opened here');
  await expect(page.locator('.home')).toBeAttached();
  same(page.taku.match, null);
  same(latest(page), ['open', 'open', '']);
  await page.goBack();
  await until(() => !page.address.includes('study'));
});

test('a match does not wait for a left position', async ({ visit }) => {
  const page = await ready(visit);
  const isBusy = neverEnds(page, 'open');
  await page.enter(POSITION);
  await until(isBusy);
  await page.enter('#/');
  await page.getByRole('button', { name: 'Play Yahtzee' }).click();
  await new Table(page).myTurn();
  same(page.tab.engine.workers.length, 2);
});

test('a position does not wait for a left lesson', async ({ visit }) => {
  const page = await ready(visit);
  const isBusy = neverEnds(page, 'learn');
  await page.enter('#/learn/hearts/tricks');
  await until(isBusy);
  await page.enter(POSITION);
  await expect(page.locator('.study')).toBeVisible();
  await expect(page.locator('.table .hand').first).toBeVisible();
  same(page.tab.engine.workers.length, 2);
});
