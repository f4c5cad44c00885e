// A bot's name stands for its temper: in the options, at the seat, and at another level.

import { expect, test } from './page.ts';
import { sit } from './table.ts';

test('the options name the tempers of bots', async ({ visit }) => {
  const page = await visit('#/options/hearts', { engine: false });
  const ways = page.locator('.players .temper b');
  await expect(ways).toHaveText(['daring', 'cautious', 'moon-shooter']);
  await page.getByRole('radio', { name: 'Easy' }).check();
  await expect(ways).toHaveCount(0);
});

test('a seat tells its temper and changes level', async ({ visit }) => {
  const seats = ['human', 'normal/daring', 'normal', 'normal/shooter'];
  const table = await sit(visit, 'hearts', { seats, page: { width: 1200, height: 850 } });
  const { page } = table;
  await expect(page.locator('.seat .temper')).toHaveText(['daring', 'moon-shooter']);
  await page.locator('.seat .participant').nth(2).click();
  const sheet = page.locator('dialog.sheet-seat');
  await expect(sheet).toContainText('Normal bot · moon-shooter');
  await expect(sheet).toContainText('Goes for the moon with hands');
  await sheet.getByRole('radio', { name: 'Strong' }).check();
  await expect(sheet).toContainText('Strong bot');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await table.sheet.getByRole('button', { name: 'What happened' }).click();
  await expect(table.sheet).toContainText('Ines now plays at another level: Strong (was Normal).');
});
