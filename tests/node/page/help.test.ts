// Help: what the page can do, in short sections that can be searched.

import { expect, type Page, test, until } from './page.ts';

const sections = (page: Page) => page.locator('.help-page section');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('help is searched in both languages', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(sections(page)).toHaveCount(26);
  const field = page.getByRole('searchbox');
  await field.fill('qr code');
  await expect(sections(page)).toHaveCount(2);
  await expect(status(page, '2 sections')).toBeVisible();
  await field.fill('zebra');
  await expect(status(page, 'Nothing found')).toBeVisible();
  await page.press('Escape');
  await expect(sections(page)).toHaveCount(26);
  page.taku.set('language', 'ja');
  await field.fill('ﾎﾞｯﾄ');
  await expect(sections(page).filter({ hasText: 'ボット工房' })).toHaveCount(1);
});

test('help leads to each screen it names', async ({ visit }) => {
  const page = await visit('#/help', { engine: false });
  await expect(sections(page)).toHaveCount(26);
  const addresses = new Set(page.locator('.help-page section a').values('href') as string[]);
  for (const address of addresses) {
    await page.enter(address);
    await until(() => page.address.startsWith(address));
    await expect(page.locator('h1').first).toBeVisible();
    await expect(page.locator('.notice')).toHaveCount(0);
    if (address === '#/accessibility') await expect(page.getByText('level AA')).toBeVisible();
  }
});
