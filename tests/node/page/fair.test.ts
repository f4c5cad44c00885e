// The seal of a match before it is over, and the proof afterwards.

import { expect, type Page, python, test } from './page.ts';
import { put, match as stored } from './stored.ts';
import { Table } from './table.ts';

type Nearly = { log: string[]; last: string; count: number; seal: string; sealed: string };

/** A match alone, before the last box is written. */
const nearlyOver = (seed = 's') =>
  python<Nearly>(`
import re
from taku import Match, fair
match = Match("yahtzee", seed="${seed}", seats=["human"])
while len(fill := [move for move in match.moves() if move.startswith("fill")]) > 1:
    match.play(fill[0])
log, seal = match.log[:], " ".join(re.findall(".{8}", fair.seal(match)))
result = {"log": log, "last": fill[0], "count": len(fair.drawn(match)), "seal": seal, "sealed": fair.sealed(match)}
`);

/** Sit down at a match alone. */
async function sitsAlone(page: Page, seed: string, log: readonly string[]) {
  const head = { format: 1, game: 'yahtzee', options: {}, seed, seats: ['human'] };
  await put(page, { m: stored('m', { head, log, names: [''] }) });
  await page.reload();
  await page.enter('#/play/m');
  const table = new Table(page);
  await table.myTurn();
  return table;
}

async function opensRules(table: Table) {
  await table.page.getByRole('button', { name: 'More', exact: true }).click();
  await table.sheet.getByRole('button', { name: 'House rules' }).click();
}

for (const [honest, told] of [
  [true, (count: number) => `all ${count} deals and rolls`],
  [false, (count: number) => `one of ${count} deals and rolls isn’t`],
] as const) {
  test(`each draw is checked: ${honest ? 'an honest match' : 'a changed roll'}`, async ({ visit }) => {
    const { log, last, count, seal, sealed } = await nearlyOver();
    const page = await visit('', { settings: { speed: 'none' } });
    const table = await sitsAlone(page, 's', honest ? log : ['roll 6 6 6 6 6', ...log.slice(1)]);
    const proof = page.locator('.fairness');
    await opensRules(table);
    await expect(proof.locator('code')).toHaveText([seal]);
    await expect(proof.locator('.verdict')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();

    page.request({ type: 'play', move: last });
    const asked = table.sheet.getByRole('button', { name: 'Was it dealt fairly?' });
    await expect(asked).toBeVisible();
    let isLost = false;
    page.tab.engine.takes = ({ type }) => type !== 'proof' || isLost || !(isLost = true);
    await asked.click();
    page.request({ type: 'begin' }); // asks as a guest who has missed a message
    await expect(proof.locator('code')).toHaveText([sealed, seal]);
    await expect(proof.locator('.verdict')).toContainText(told(count));
  });
}

test('a deal that came with the page is no secret', async ({ visit }) => {
  const { log, last, seal } = await nearlyOver('brought/yahtzee/1');
  const page = await visit('', { settings: { speed: 'none' } });
  const table = await sitsAlone(page, 'brought/yahtzee/1', log);
  const proof = page.locator('.fairness');
  await opensRules(table);
  await expect(proof).toContainText('the same for everyone, and no secret');
  await expect(proof.locator('code')).toHaveText([seal]);
  await page.getByRole('button', { name: 'Close' }).click();
  page.request({ type: 'play', move: last });
  await table.sheet.getByRole('button', { name: 'Was it dealt fairly?' }).click();
  await expect(proof).toContainText('The deal itself came with the page');
  await expect(proof).not.toContainText('the browser draws the secret');
});
