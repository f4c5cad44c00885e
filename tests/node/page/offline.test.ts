// Files that the page fetches early, and its words about being offline.

import { expect, test, until } from './page.ts';

const withoutJapanese = (path: string) => (path.includes('ja.') ? { status: 503, body: '' } : undefined);

test('a language that could not be fetched comes with the connection', async ({ visit }) => {
  const page = await visit('#/settings');
  page.tab.network.answer = withoutJapanese;
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.locator('dialog label').last).toContainText('Needs a connection the first time');
  await expect(page.locator('h1')).toHaveText('Settings');
  page.tab.network.answer = () => undefined;
  page.window.dispatchEvent(new page.window.Event('online'));
  await expect(page.locator('h1')).toHaveText('設定');
});

test('a start without the words of the language is in English', async ({ visit }) => {
  const page = await visit('#/settings', { settings: { language: 'ja' } });
  page.tab.network.answer = withoutJapanese;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  page.tab.network.answer = () => undefined;
  page.window.dispatchEvent(new page.window.Event('online'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
});

test('a page without service worker promises nothing offline', async ({ visit }) => {
  const page = await visit();
  await until(() => page.taku.offline === false);
  await expect(page.getByText('No account')).toBeVisible();
  await expect(page.getByText('Works offline')).toHaveCount(0);
  await page.enter('#/about');
  await expect(page.getByText('Not everything is on this device')).toBeVisible();
});
