// The score pad: real dice or points are entered, undone, kept, and looked back at.

import { Pad } from './pad.ts';
import { expect, type Page, python, same, test, type Visits } from './page.ts';

const NAMES = ['Aki', 'Mia'];

/** The log of two people but for the last box of the second, in which points are entered; and that box. */
const nearlyOver = (sheet: string) =>
  python<{ log: string[]; last: string }>(`
from taku.games.yahtzee.sheets import Options, sheet_of
*others, last = sheet_of(Options(sheet=${JSON.stringify(sheet)})).boxes
log = [f"score {box.id} {max(box.points.values())}" for box in others for _ in range(2)]
result = {"log": [*log, "lay 1 2 3 4 5", f"fill {last.id}"], "last": last.id}
`);

/** Ask what would have been best, and wait for this answer. */
async function isBest({ page, callout }: Pad, text: string) {
  await page.getByRole('button', { name: 'What would have been best?' }).click();
  await expect(callout).toContainText(text);
}

/** Sit down at a pad that lacks one entry, and make it. */
async function finish(page: Page, id: string, sheet: string) {
  const { log, last } = await nearlyOver(sheet);
  const head = { format: 1, game: 'yahtzee', options: { sheet }, seed: 's', seats: ['human', 'human'] };
  const match = { id, head, names: NAMES, pad: true, log, when: 1, glance: null, over: false };
  await page.taku.matches.keep(match as never);
  await page.enter(`#/play/${id}`);
  await page.locator(`[data-box="${last}"]`).click();
  await page.locator('.points-grid button').first.click();
  await expect(page.locator('.sheet-round .review-links')).toBeVisible();
}

/** Open a score pad of this sheet. */
async function pad(visit: Visits['visit'], key = 'yahtzee') {
  const table = new Pad(await visit('', { settings: { speed: 'none' } }));
  await table.beginAt(key, ...NAMES);
  return table;
}

test('dice are entered, undone and kept', async ({ visit }) => {
  const table = await pad(visit);
  const { page } = table;
  await table.enter('66231');
  await expect(table.box('sixes')).toContainText('12');
  await page.locator('.dice [data-place="2"]').click();
  await table.enter('6'); // the third die was another
  await expect(table.box('sixes')).toContainText('18');
  await table.box('sixes').click();
  await expect(table.pointsOf(0)).toHaveText('18');
  await expect(page.locator('.status')).toContainText('Mia’s turn');
  await isBest(table, 'best');
  await page.reload();
  await expect(table.pointsOf(0)).toHaveText('18');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.pointsOf(0)).toHaveText('0');
  await expect(table.box('sixes')).toContainText('18');
});

test('only possible points are entered', async ({ visit }) => {
  const table = await pad(visit);
  const { page } = table;
  await table.box('fours').click();
  await page.getByLabel('Points').last.fill('7');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(table.callout).toContainText('No dice score 7 in Fours.');
  await table.box('fours').click();
  await page.locator('[data-points="12"]').click();
  await expect(table.pointsOf(0)).toHaveText('12');
  await isBest(table, 'no saying what was best');
  await page.reload();
  await expect(table.pointsOf(0)).toHaveText('12');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.pointsOf(0)).toHaveText('0');
});

test('dice are entered by keyboard', async ({ visit }) => {
  const table = await pad(visit, 'yahtzee/yacht');
  for (const key of ['5', '5', 'Backspace', '5', '5', '5', '5']) await table.page.press(key);
  await expect(table.box('yacht')).toContainText('50');
});

test('an evening counts matches of several sheets', async ({ visit }) => {
  const page = await visit('', { settings: { speed: 'none' } });
  await finish(page, 'first', 'yahtzee');
  await finish(page, 'second', 'yams');
  const evening = page.locator('.sheet-round .evening');
  await expect(evening).toContainText('2 matches');
  await expect(evening.locator('tbody th').first).toHaveText('Aki');
  same(evening.locator('tbody tr').cells[0].slice(0, 2), ['Aki', '2']);
  await page.enter('#/pad/yahtzee');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Mia');
  await expect(page.locator('.pad-page .evening')).toContainText('2 matches');
});

// Who plays, and points that are typed

const EIGHT = ['Aki', 'Ben', 'Kai', 'Lena', 'Mia', 'Nora', 'Tom', 'Yuki'];

test('a pad has room for eight and says so', async ({ visit }) => {
  const page = await visit('#/pad/yahtzee', { settings: { speed: 'none' } });
  const add = page.getByRole('button', { name: 'Add a player' });
  for (const _ of EIGHT.slice(2)) await add.click();
  await expect(add).toHaveCount(0);
  await expect(page.getByText('A pad has room for 8 players.')).toBeVisible();
  for (const [seat, name] of EIGHT.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  const table = new Pad(page);
  await expect(page.locator('.totals .name')).toHaveText(EIGHT);
  for (const seat of EIGHT.keys()) {
    await expect(page.locator('.totals [data-acts] .name')).toHaveText(EIGHT[seat]);
    await table.enter('66612');
    await expect(table.box('sixes')).toContainText('18 possible');
    await table.box('sixes').click();
    await expect(table.pointsOf(seat)).toHaveText('18');
  }
  same(page.taku.match?.log.length, 2 * EIGHT.length);
});

test('points that are no number are told in our words', async ({ visit }) => {
  const table = await pad(visit);
  const { page } = table;
  await table.box('sixes').click();
  for (const typed of ['', 'x', '-1']) {
    await page.locator('[name=points]').fill(typed);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.locator('#no-points')).toHaveText('Enter the points as a whole number.');
    await expect(page.locator('[name=points]')).toBeFocused();
  }
  await page.locator('[name=points]').fill('１８');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(table.pointsOf(0)).toHaveText('18');
});

test('a sheet is printed for up to eight people, or four with three columns each', async ({ visit }) => {
  const last = { 'yahtzee/yams': { options: { yams_column: 'all' }, seats: ['human'], names: [''] } };
  const page = await visit('', { settings: { last } });
  const choices = page.locator('[name="columns"]');
  for (const [key, most] of [['yahtzee', 8] as const, ['yahtzee/yams', 4] as const]) {
    await page.enter(`#/print/${key}`);
    await expect(choices).toHaveCount(most - 1);
    await choices.last.click();
    await expect(page.locator('.paper')).toHaveAttribute('data-columns', `${most}`);
  }
});
