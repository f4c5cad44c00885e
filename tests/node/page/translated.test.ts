// A page that the browser translates: every text that changes goes on changing.

import assert from 'node:assert/strict';
import { Pad } from './pad.ts';
import { expect, type Page, python, same, test } from './page.ts';
import { Table } from './table.ts';
import { translate } from './translated.ts';

const PARTS = '.bar, .seat, .totals, .own-sheet, .box, .dice, .status, .heading, .foot, .badge';

async function texts(page: Page, parts = PARTS) {
  await page.hasSettled();
  return page.locator(parts).texts;
}

const isTranslated = (page: Page) => assert(page.locator('#app font font').count > 10);

/** Assert that the page shows what it shows once it is drawn from the beginning, for which `isDrawn` waits. */
async function isAsDrawnAnew(page: Page, isDrawn: () => Promise<void>, parts = PARTS) {
  const shown = await texts(page, parts);
  isTranslated(page);
  await page.reload();
  await page.isReady();
  await isDrawn();
  same(page.locator('#app font').count, 0);
  same(await texts(page, parts), shown);
}

/** Play the first legal move, again and again. */
async function playOn(table: Table, decisions: number) {
  for (let count = 0; count < decisions; count += 1) {
    const save = JSON.stringify({ ...table.page.taku.match?.head, log: table.log });
    const move = await python<string>(`
import json
from taku import Match
result = Match.load(json.loads(${JSON.stringify(save)})).moves()[0]
`);
    await table.play(move);
  }
}

test('a translated table shows every change', async ({ visit }) => {
  const table = new Table(await visit('', { settings: { speed: 'none' } }));
  for (const game of ['hearts', 'president', 'haggis', 'yahtzee']) {
    await table.leaveFor(game, { players: 3 });
    translate(table.page);
    const before = await texts(table.page);
    await playOn(table, 6);
    assert.notDeepEqual(await texts(table.page), before);
    await isAsDrawnAnew(table.page, () => table.myTurn());
  }
});

test('a translated pad shows dice, totals and turns', async ({ visit }) => {
  const pad = new Pad(await visit('', { settings: { speed: 'none' } }));
  await pad.beginAt('yahtzee', 'Aki', 'Mia');
  translate(pad.page);
  await pad.enter('66666');
  await expect(pad.box('sixes')).toContainText('30 possible');
  await pad.page.hasSettled();
  await pad.box('sixes').click();
  await expect(pad.pointsOf(0)).toHaveText('30');
  await expect(pad.page.locator('.status')).toContainText('Mia’s turn');
  await pad.enter('1233');
  await isAsDrawnAnew(pad.page, () => expect(pad.pointsOf(0)).toHaveText('30'), '.totals, .status, .box');
});
