// Words that cannot be fetched: that is said, and what waits for them goes on when they come.

import { Device, expect, type Page, same, test, until, type Visits } from './page.ts';
import { match, put } from './stored.ts';

const NEWER = "<script src='app-0123456789ab/main.js'></script>";
const SCREENS = { rules: '[role=tab]', options: '.house-rules', statistics: '.invitation' };
const TABLES = {
  'play/hearts': ['hearts', '.hand [data-card]'],
  'study/president': ['president', '.line'],
  'learn/haggis/bombs': ['haggis', '.lesson .hand'],
  'practice/yahtzee': ['yahtzee', '.lesson .foot'],
};

const isWordsOf = (path: string, game: string) => path.includes(`/words/${game}.`);

/** Make the words of a game unreachable; return what makes all reachable again. */
function loses({ tab: { network } }: Page, game: string) {
  network.answer = path => {
    if (isWordsOf(path, game)) throw new Error('Failed to fetch');
    return undefined;
  };
  return () => void (network.answer = () => undefined);
}

const lonely = (visit: Visits['visit']) => visit('', { engine: false });
const isTold = (page: Page) => expect(page.notice).toContainText('Part of the page couldn’t be loaded');
const retry = (page: Page) => page.notice.getByRole('button', { name: 'Try again' });
/** The browser says that the connection is there again. */
const comesBack = ({ window }: Page) => window.dispatchEvent(new window.Event('online'));

test('a screen without words heals when online', async ({ visit }) => {
  for (const [screen, sign] of Object.entries(SCREENS)) {
    const page = await lonely(visit);
    const finds = loses(page, 'haggis');
    await page.enter(`#/${screen}/haggis`);
    await isTold(page);
    same(page.locator(sign).count, 0);
    finds();
    comesBack(page);
    await expect(page.locator(sign).first).toBeVisible();
    await expect(page.notice).toHaveCount(0);
  }
});

test('missing words are fetched at each request', async ({ visit }) => {
  const page = await lonely(visit);
  const finds = loses(page, 'haggis');
  await page.enter('#/rules/haggis');
  await isTold(page);
  const asked = () => page.tab.network.asked.filter(path => isWordsOf(path, 'haggis')).length;
  const before = asked();
  for (const times of [1, 2]) {
    await retry(page).click();
    await until(() => asked() === before + times);
    await isTold(page);
  }
  finds();
  await retry(page).click();
  await expect(page.getByRole('tab').first).toBeVisible();
  await expect(page.notice).toHaveCount(0);
});

test('a table without words is set once they come', async ({ visit }) => {
  for (const ask of [comesBack, (page: Page) => retry(page).click()]) {
    const page = await visit('', { device: new Device(), settings: { speed: 'none' } });
    await put(page, { hearts: match('hearts') });
    for (const [address, [game, sign]] of Object.entries(TABLES)) {
      const finds = loses(page, game);
      await page.enter(`#/${address}`);
      await isTold(page);
      await expect(page.locator('.loading-note')).toBeVisible();
      finds();
      await ask(page);
      await expect(page.locator(sign).first).toBeVisible();
      await expect(page.notice).toHaveCount(0);
    }
  }
});

test('a player who opens another game stays there', async ({ visit }) => {
  const page = await lonely(visit);
  const finds = loses(page, 'haggis');
  await page.enter('#/rules/haggis');
  await isTold(page);
  await page.enter('#/rules/hearts');
  await expect(page.getByRole('tab', { name: 'Passing' })).toBeVisible();
  await expect(page.notice).toHaveCount(0);
  finds();
  comesBack(page);
  await page.enter('#/rules/hearts/moon');
  await expect(page.locator('#rule-moon')).toBeFocused();
});

test('a table with outdated words offers a reload', async ({ visit }) => {
  const page = await lonely(visit);
  const { tab } = page;
  await put(page, { hearts: match('hearts') });
  tab.network.answer = path => {
    if (isWordsOf(path, 'hearts')) return { status: 404, body: '' };
    return path.includes('app-') ? undefined : { status: 200, body: NEWER };
  };
  await page.enter('#/play/hearts');
  await expect(page.notice).toContainText('Taku has been updated');
  tab.network.answer = () => undefined;
  await page.notice.getByRole('button', { name: 'Reload' }).click();
  await until(() => tab.loads === 1);
  await page.hasBegun();
  same((await page.taku.matches.open('hearts'))?.id, 'hearts');
});
