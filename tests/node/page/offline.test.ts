// Files that the page fetches early, and its words about being offline.

import { expect, test, until } from './page.ts';

test('words that have failed come with the connection', async ({ visit }) => {
  const page = await visit('#/settings');
  const { network } = page.tab;
  network.answer = path => (path.endsWith('/ja.ftl') ? { status: 503, body: '' } : undefined);
  await page.reload();
  const asked = () => network.asked.filter(path => path.endsWith('/ja.ftl')).length;
  const before = asked();
  await until(() => asked() > before);
  network.answer = () => undefined;
  await until(() => {
    page.window.dispatchEvent(new page.window.Event('online'));
    return asked() > before + 1;
  });
  network.isDown = true;
  await page.getByRole('radio', { name: '日本語' }).check();
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
