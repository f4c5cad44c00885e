// The page's language: chosen in a dialog, changed while something is open, named by settings of another build.

import { languages } from '../../../web/words/languages.ts';
import { begin, guide } from './guided.ts';
import { learn } from './learner.ts';
import { expect, same, test, until } from './page.ts';

test('a language is chosen while the dialog stays', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.getByRole('button', { name: 'Choose a language' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
  await dialog.getByRole('radio', { name: '日本語' }).check();
  await expect(dialog.getByRole('heading')).toHaveText('言語');
  same(page.taku.settings.language, 'ja');
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '言語を選ぶ' })).toBeFocused();
});

test('settings offer the browser’s language too', async ({ visit }) => {
  const page = await visit('#/settings', { engine: false, settings: { language: 'ja' } });
  await page.getByRole('button', { name: '日本語' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(languages.length + 1);
  await dialog.getByRole('radio', { name: 'ブラウザーと同じ' }).check();
  await expect(dialog.getByRole('heading')).toHaveText('Language');
  same(page.taku.settings.language, '');
});

test('a language of another build falls back and stays stored', async ({ visit }) => {
  const page = await visit('#/settings', { engine: false, settings: { language: 'tlh' }, locale: 'ja-JP' });
  await expect(page.locator('h1')).toHaveText('設定');
  page.taku.set('theme', 'dark');
  await page.reload();
  same(page.taku.settings.language, 'tlh');
});

test('an open lesson changes its language', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/points');
  await learner.isAt(0);
  const { page } = learner;
  const question = page.locator('.lesson-question');
  await expect(question).toContainText('Play the spade');
  page.taku.set('language', 'ja');
  await until(() => page.document.documentElement.lang === 'ja');
  await expect(question).not.toContainText('Play');
  await learner.solve();
  await expect(page.locator('.lesson-question [lang], .lesson-told [lang]')).toHaveCount(0);
});

test('an open guided deal changes its language', async ({ visit }) => {
  const table = await begin(visit);
  await expect(guide(table)).toContainText('You start');
  table.page.taku.set('language', 'ja');
  await expect(guide(table)).not.toContainText('You');
  await expect(table.page.locator('.bar h1')).not.toContainText('First');
});
