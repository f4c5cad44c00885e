// Everything around the table, as a player meets it at the first visit.

import type { VisitOptions } from './browser/tab.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { Table } from './table.ts';

const NO_PASSING = { options: { passing: false }, seats: ['human', 'easy', 'easy', 'easy'], names: ['', '', '', ''] };
const AT_ONCE = { speed: 'none', last: { hearts: NO_PASSING } };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const html = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hand = (page: Page) => page.locator('.hand [data-card]');
const cards = (page: Page) => hand(page).values('data-card');

/** Begin a match of Hearts and decide something in it: it is kept. */
async function playsACard(page: Page) {
  await button(page, 'Play Hearts').click();
  const table = new Table(page);
  await table.myTurn();
  await table.decide(async () => {
    await table.touch(table.playable.first);
    await table.primary.click();
  });
}

// From an address to the first card

/** Open home, and have the engine come when the test releases it. */
async function early(visit: Visits['visit']) {
  const page = await visit('', { settings: AT_ONCE });
  page.tab.engine.hold();
  await page.reload();
  return page;
}

test('a tap before the engine comes is kept', async ({ visit }) => {
  const page = await early(visit);
  await button(page, 'Play Hearts').click();
  await expect(button(page, 'Play Hearts')).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, 'Play Hearts')).toContainText('Play');
  page.tab.engine.release();
  await until(() => page.address.startsWith('#/play/'));
  await expect(hand(page)).toHaveCount(13);
});

test('a player who goes elsewhere is not called back', async ({ visit }) => {
  const page = await early(visit);
  await button(page, 'Play Hearts').click();
  await link(page, 'About').click();
  await expect(heading(page)).toHaveText('About');
  page.tab.engine.release();
  await page.isReady();
  await page.hasSettled();
  same(page.address, '#/about');
});

test('a match left returns with the same hand', async ({ visit }) => {
  const page = await visit('', { settings: AT_ONCE });
  await playsACard(page);
  const held = cards(page);
  await page.enter('#/');
  await expect(page.getByText('Left unfinished')).toBeVisible();
  const glance = page.taku.matches.list()[0].glance as { items: string[] };
  same(glance.items.toSorted(), held.toSorted());
  await page.reload();
  await button(page, 'Resume').click();
  await expect(hand(page)).toHaveCount(12);
  same(cards(page), held);
  await page.enter('#/');
  await playsACard(page);
  await page.enter('#/');
  await expect(page.getByText('Other unfinished games')).toBeVisible();
  await button(page, /^Remove Hearts/).click();
  await expect(page.getByText('Other unfinished games')).toHaveCount(0);
  await until(async () => (await page.taku.matches.all()).length === 1);
  await page.reload();
  await expect(page.getByText('Left unfinished')).toBeVisible();
  await expect(page.getByText('Other unfinished games')).toHaveCount(0);
});

// Options

/** Go from home to the options, by the page of the game. */
async function toOptions(page: Page) {
  await link(page, 'Hearts').click();
  await page.getByRole('link', { name: 'Options: ' }).click();
}

test('a match starts with the options chosen', async ({ visit }) => {
  const page = await visit();
  await toOptions(page);
  await radio(page, /^75/).check();
  await page.getByRole('switch', { name: 'Scatter' }).check();
  await expect(radio(page, 'Your own mix')).toBeChecked();
  await button(page, 'Deal the cards').click();
  await expect(hand(page)).toHaveCount(13);
  same(page.taku.match?.head?.options, { target: 75, scatter: true });
  await page.enter('#/options/hearts');
  await expect(radio(page, /^75/)).toBeChecked();
});

test('bot level sets who sits at each seat', async ({ visit }) => {
  const page = await visit('#/options/haggis', { engine: false });
  await expect(page.getByRole('radiogroup', { name: 'Bot level' }).getByRole('radio')).toHaveCount(5);
  await expect(radio(page, 'Normal')).toBeChecked();
  await radio(page, 'Expert').check();
  for (const seat of [2, 3])
    await expect(page.getByRole('combobox', { name: `Who is player ${seat}` })).toHaveValue('expert');
});

test('an option without effect says what it needs', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await toOptions(page);
  await expect(page.locator('form > *').nth(1)).toContainText('Bot level');
  const moon = page.getByRole('switch', { name: 'Moon needs the bonus card' });
  await expect(moon).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Needs Bonus card: jack of diamonds or ten of diamonds')).toHaveCount(3);
  await moon.click();
  await expect(moon).not.toBeChecked();
  await radio(page, /^ten of diamonds$/).check();
  await expect(moon).toHaveAttribute('aria-disabled', 'false');
  await moon.check();
  await expect(moon).toBeChecked();
  await radio(page, 'Omnibus').check();
  await expect(radio(page, /^jack of diamonds$/)).toBeChecked();
  await radio(page, 'Classic').check();
  await expect(radio(page, /^jack of diamonds$/)).not.toBeChecked();
});

test('two people sit down with their names', async ({ visit }) => {
  const page = await visit();
  await toOptions(page);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aki');
  await page.getByRole('combobox', { name: 'Who is player 3' }).selectOption('human');
  await page.getByRole('textbox', { name: 'Name of player 3' }).fill('Bea');
  await radio(page, 'Strong').check();
  await button(page, 'Deal the cards').click();
  await until(() => page.taku.match?.glance);
  same(page.taku.match?.head?.seats, ['human', 'strong/daring', 'human', 'strong/cautious']); // the seats have the tempers of Mia and Otto
  same([0, 1, 2, 3].map(page.taku.seatName), ['Aki', 'Mia', 'Bea', 'Otto']);
  same((page.taku.match?.glance as { items: string[] } | undefined)?.items, []); // home shows no hand of several people
});

const DAMAGED = [5, { hearts: 5 }, { hearts: { seats: 'human', options: 3 } }];

for (const last of DAMAGED) {
  test(`damaged preferences count as not set: ${JSON.stringify(last)}`, async ({ visit }) => {
    const page = await visit('', { settings: { language: 'xx', theme: 7, speed: 'warp', last } });
    await button(page, 'Play Hearts').click();
    await expect(hand(page)).toHaveCount(13);
  });
}

// Language and theme

test('a theme that was chosen stays', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await button(page, 'Light or dark').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('four colours are a tap away and stay', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await link(page, 'Settings').click();
  await radio(page, 'Four colours').check();
  await expect(html(page)).toHaveAttribute('data-deck', 'four');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-deck', 'four');
});

test('a Japanese browser is greeted in Japanese', async ({ visit }) => {
  const page = await visit('', { engine: false, locale: 'ja-JP' });
  await expect(button(page, 'ハーツで遊ぶ')).toBeVisible();
  await button(page, '言語を選ぶ').click();
  await page.getByRole('radio', { name: 'English' }).check();
  await button(page, 'Close').click();
  await expect(button(page, 'Play Hearts')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Play Hearts')).toBeVisible();
});

// Addresses

test('a new screen is announced by its heading', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await link(page, 'Settings').click();
  await expect(heading(page)).toBeFocused();
  same(page.document.title, 'Settings · Taku');
  await link(page, 'Back').click();
  await until(() => page.document.title === 'Taku 卓');
});

test('an unknown address leads home', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const address of ['#/nowhere/at/all', '#/rules/bridge']) {
    await page.enter('#/about');
    await expect(heading(page)).toHaveText('About');
    await page.enter(address);
    await expect(button(page, 'Play Hearts')).toBeVisible();
  }
});

test('a notice goes with the next screen', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.enter('#/rules/bridge');
  await expect(page.notice).toContainText('There’s no page at “#/rules/bridge”');
  await page.go('#/about');
  await expect(heading(page)).toHaveText('About');
  await expect(page.notice).toHaveCount(0);
  page.taku.notify({ id: 'lasts', text: 'notice-not-kept', lasting: true });
  await link(page, 'Back').click();
  await expect(button(page, 'Play Hearts')).toBeVisible();
  await expect(page.notice).toHaveCount(1);
});

// Notices

test('without a database one plays and is told', async ({ visit }) => {
  const prepare: VisitOptions['prepare'] = window =>
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  const page = await visit('', { prepare });
  await expect(page.notice).toContainText('save anything');
  await page.notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.notice).toHaveCount(0);
  await button(page, 'Play Hearts').click();
  await expect(hand(page)).toHaveCount(13);
});

test('a new version waits while a match goes', async ({ visit }) => {
  const page = await visit();
  await button(page, 'Play Hearts').click();
  await expect(hand(page)).toHaveCount(13);
  page.taku.notify({ id: 'update', text: 'notice-update', patient: true });
  await page.hasSettled();
  await expect(page.notice).toHaveCount(0);
  await page.enter('#/');
  await expect(page.notice).toContainText('new version');
});
