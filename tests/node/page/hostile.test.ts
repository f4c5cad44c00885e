// Stored matches that hold anything: each is listed or named as damaged, and all goes on.

import assert from 'node:assert/strict';
import { Chance, SEED, spoilt } from '../chance.ts';
import { expect, type Page, same, test, until } from './page.ts';
import { GOOD, put } from './stored.ts';

const LOG = ['deal 2C QS | 9C 4D | TC AD | 8D KD', '2C'];

/** Ids of the matches that the page lists, and of those that it cannot open. */
function known({ taku: { matches } }: Page) {
  const [listed, damaged] = [matches.list(), matches.damaged()].map(all => all.map(({ id }) => id));
  return { listed, damaged, all: [...listed, ...damaged].sort() };
}

test('hostile matches are listed or named as damaged', async ({ visit }) => {
  const chance = new Chance(SEED);
  const ids = Array.from({ length: 80 }, (_, at) => `${at}`).sort();
  const values = ids.map(id => [id, spoilt(chance, { ...GOOD, log: LOG, id })]);
  const page = await visit('', { settings: { speed: 'none' } });
  await put(page, Object.fromEntries(values));
  await page.reload();
  await expect(page.locator('.home')).toBeAttached();
  const { listed, damaged, all } = known(page);
  same(all, ids, `SEED=${SEED}`);
  assert(listed.length && damaged.length);
  for (const id of listed.slice(0, 4)) {
    await page.enter(`#/play/${id}`);
    await until(() => page.taku.match?.glance || page.address === '#/');
    await page.enter('#/');
    await expect(page.locator('.home')).toBeAttached();
  }
  same(known(page).all, ids, `SEED=${SEED}`);
});
