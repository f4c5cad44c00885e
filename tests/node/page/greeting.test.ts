// Home as index.html itself has it, and what is done there, before the page's own script has come.

import { learnt } from './lessons.ts';
import { expect, type Page, same, test, until } from './page.ts';
import { match } from './stored.ts';
import { Table } from './table.ts';

const GLANCE = {
  items: ['9C', 'JC', '3D'],
  caption: { id: 'hand', args: { round: 5, target: 100 } },
  to_act: 0,
  seat: 0,
  points: [20, 13, 40, 35],
  round: 5,
  place: 2,
};
const HELD = { script: 'held' } as const;
const DARK = { colorScheme: 'dark' } as const;

const play = (page: Page, name = 'Play Hearts') => page.getByRole('button', { name });
const hand = (page: Page) => page.locator('.hand [data-card]');
const tiles = (page: Page) => page.getByRole('article');
const fan = (page: Page) => page.locator('.resume .fan > span');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** All that is drawn, but for the progress of loading: elements with their attributes and texts. */
const drawn = (page: Page) =>
  page
    .locator('#app *')
    .find()
    .filter(element => !element.closest('.loading'))
    .map(element => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const texts = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(node => node.textContent?.trim());
      return [element.tagName, ...attributes, ...texts].filter(Boolean).join(' ');
    });

/** Count how often home is drawn from now on. */
function countHomes({ window, document }: Page) {
  const counted = { homes: 0 };
  const isHome = (node: Node) => (node as Element).matches?.('.home');
  new window.MutationObserver(changes => {
    counted.homes += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isHome).length;
  }).observe(document.getElementById('app') as HTMLElement, { childList: true, subtree: true });
  return counted;
}

/** Leave the page and come back to index.html alone. */
async function comesBack(page: Page) {
  page.hide();
  await page.reload(HELD);
}

/** Keep these matches, as a player who has left them. */
async function hasLeft(page: Page, ...matches: object[]) {
  for (const each of matches) await page.taku.matches.keep(each as never);
  await page.taku.useGame('hearts'); // stands for another visit
  page.taku.redraw();
  await expect(fan(page)).toHaveCount(3);
}

// Taps before the page runs

test('a tap before the page comes is kept', async ({ visit }) => {
  const page = await visit('', { engine: false, ...HELD });
  const counted = countHomes(page);
  await play(page).click();
  await expect(play(page)).toHaveAttribute('aria-busy', 'true');
  await expect(play(page).locator('.turning')).toBeAttached();
  await page.arrives();
  await expect(hand(page)).toHaveCount(13);
  same(counted.homes, 0);
  await page.goBack();
  await expect(play(page)).toHaveAttribute('aria-busy', 'false');
  await play(page).press('Enter');
  await expect(hand(page)).toHaveCount(13);
  await expect(page.getByRole('heading', { level: 1, name: 'Hearts' })).toBeFocused();
});

test('buttons, focus and links outlive the takeover', async ({ visit }) => {
  const page = await visit('', { engine: false, ...HELD, ...DARK });
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await page.arrives();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await comesBack(page);
  await play(page, 'Play Haggis').focus();
  await page.arrives();
  await expect(play(page, 'Play Haggis')).toBeFocused();

  await comesBack(page);
  await page.getByRole('link', { name: 'Hearts' }).press('Enter');
  await page.arrives();
  await expect(page.getByRole('heading', { level: 1, name: 'Hearts' })).toBeFocused();
});

test('a tap while a match begins replaces it', async ({ visit }) => {
  const page = await visit('', { engine: false, ...HELD });
  page.tab.network.answer = path => (path.includes('openings') ? new Promise(() => {}) : undefined);
  const counted = countHomes(page);
  await play(page).click();
  await page.arrives();
  await play(page).click();
  same(counted.homes, 0);
  await play(page, 'Play Haggis').click();
  await expect(play(page, 'Play Haggis')).toHaveAttribute('aria-busy', 'true');
  await expect(play(page)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText('About');
  same(page.taku.starting, null);
});

test('of several taps before the page the last counts', async ({ visit }) => {
  const page = await visit('', HELD);
  await play(page).click();
  await page.getByRole('link', { name: 'About' }).click();
  await page.arrives();
  await expect(heading(page)).toHaveText('About');
  await page.isReady();
  await page.hasSettled();
  same(page.address, '#/about');
});

test('home greets though nothing may be read', async ({ visit }) => {
  const page = await visit('', {
    engine: false,
    ...HELD,
    prepare: window =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new window.DOMException('not here', 'SecurityError');
        },
      }),
  });
  await play(page).click();
  await page.arrives();
  await expect(hand(page)).toHaveCount(13);
});

// Display

test('what was left is shown before the page comes', async ({ visit }) => {
  const begun = { 'hearts/tricks': { at: 2, stars: ['tick', 'tick', '', ''], when: 1 } };
  const page = await visit('', { engine: false, locale: 'ja-JP', prepare: learnt(begun) });
  await hasLeft(page, match('other'), match('m', { glance: GLANCE }));
  await expect(page.locator('.suggestions a')).toHaveCount(2);
  const { count } = tiles(page);

  await comesBack(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  same([fan(page).count, page.locator('.suggestions a').count, tiles(page).count], [3, 2, count]);
  const before = drawn(page);
  await page.arrives();
  same(drawn(page), before);
});

type Note = { left: { build: string; language: string; above: unknown[] } | number };

const SPOILT: Record<string, (note: Note) => void> = {
  'another build': ({ left }) => Object.assign(left, { build: 'another' }),
  'another language': ({ left }) => Object.assign(left, { language: 'another' }),
  'no element': ({ left }) => Object.assign(left, { above: [['']] }),
  'a number': note => Object.assign(note, { left: 7 }),
};

test('a note that does not fit is not shown', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await hasLeft(page, match('m', { glance: GLANCE }));
  for (const [what, spoil] of Object.entries(SPOILT)) {
    page.hide();
    const { localStorage } = page.window;
    const note = JSON.parse(localStorage['taku.home']);
    spoil(note);
    localStorage['taku.home'] = JSON.stringify(note);
    await page.reload(HELD);
    same(tiles(page).count, 0, what);
    await page.arrives();
    await expect(fan(page)).toHaveCount(3);
  }
});

test('a player who left a match is no newcomer', async ({ visit }) => {
  const page = await visit('', { settings: { speed: 'none' } });
  const { count } = tiles(page);
  await play(page).click();
  await new Table(page).begin();
  await comesBackHome(page);
  await expect(page.getByText('Left unfinished')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.arrives();
  await expect(hand(page)).toHaveCount(13);
  await page.enter('#/');
  await expect(page.getByText('Left unfinished')).toBeVisible();

  await page.taku.matches.drop(page.taku.matches.list()[0].id);
  page.taku.redraw();
  await expect(page.getByText('Left unfinished')).toHaveCount(0);
  const daily = page.getByRole('link', { name: 'Deal of the day' });
  await expect(daily).toBeVisible();
  await comesBack(page);
  same([tiles(page).count, daily.count], [count, 1]);
  same(page.getByRole('heading', { name: 'Take a seat' }).count, 0);
  const before = drawn(page);
  await page.arrives();
  same(drawn(page), before);
});

/** Go home, leave the page, and come back to index.html alone. */
async function comesBackHome(page: Page) {
  await page.enter('#/');
  await until(() => page.locator('.home').count);
  await comesBack(page);
}

// Browsers that cannot run the page

const LACKING: Record<string, string[]> = { modules: ['HTMLScriptElement'], 'packed files': ['DecompressionStream'] };

test('a browser lacking a feature is told', async ({ visit }) => {
  for (const [missing, names] of Object.entries({ nothing: [], ...LACKING })) {
    const page = await visit('', {
      ...HELD,
      prepare: window => {
        for (const name of names) Object.defineProperty(window, name, { value: undefined });
      },
    });
    await expect(page.getByRole('heading', { name: 'Taku' }).first).toBeVisible();
    for (const text of ['too old for Taku', 'このブラウザーは古いため']) {
      const shown = page.getByText(text).filter({ visible: true });
      same(shown.count, names.length, missing);
    }
  }
});
