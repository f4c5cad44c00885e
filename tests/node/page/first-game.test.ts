// A guided first game: a real table, where each rule is told when it matters, once and until it was read.

import assert from 'node:assert/strict';
import { begin, guide, keeping, keptGames, play, QUICK } from './guided.ts';
import { expect, type Page, same, test, type Visits, words } from './page.ts';
import { Table } from './table.ts';

const MOST = 120; // decisions, and things to be read, in a first game

const meets = (table: Table, rule: string) => keptGames(table)['hearts/first'].met.includes(rule);
const tapsBar = (page: Page) => page.locator('.bar h1').click();

// A whole first game by keyboard

/** What is to be done now, and the element; cards are tried one by one. */
function next(page: Page, tried: Set<string>): [what: string, element?: HTMLElement] {
  const seen = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .find()
      .filter(each => each.getAttribute('aria-disabled') !== 'true') as HTMLElement[];
  if (page.locator('.first-end').count) return ['end'];
  const told = seen('.guide-foot .button');
  if (told.length) return [told.length > 1 ? 'cost' : 'read', seen('.guide-foot .primary')[0]];
  const boxes = seen('button.box').sort((one, other) => words(other).length - words(one).length);
  const refused = page.locator('.callout').count ? seen('.foot .outlined') : [];
  const ways = [...seen('.readings .reading'), ...boxes, ...seen('.foot .primary'), ...seen('.question .button')];
  const [way] = [...ways, ...refused];
  if (way) return ['do', way];
  const card = seen('.hand .card-button[aria-pressed="false"]').find(
    ({ dataset }) => !tried.has(dataset.card as string),
  );
  return card ? ['card', card] : ['do', seen('.foot .outlined')[0]];
}

/** Play to the end by keyboard; returns what was told on the way. */
async function playOn(table: Table) {
  const { page } = table;
  const told: string[] = [];
  const tried = new Set<string>();
  for (let count = 0; count < MOST; count += 1) {
    await page.hasSettled();
    const [what, element] = next(page, tried);
    const text = guide(table).filter({ visible: true }).texts[0];
    if (text && what !== 'cost' && text !== told.at(-1)) told.push(text); // a repeated text is a tip that is still shown
    if (what === 'end') return told;
    if (what === 'card') tried.add(element?.dataset.card as string);
    element?.focus();
    await page.press(what === 'card' ? 'Space' : 'Enter');
    if (what === 'do') tried.clear();
  }
  return assert.fail(`not at its end after ${MOST} decisions: ${page.tab.visit.shown()}`);
}

test('a first game of Haggis is played to its end', async ({ visit }) => {
  const table = await begin(visit, 'haggis');
  const told = await playOn(table);
  assert(told.length > 3 && new Set(told).size === told.length, told.join('\n'));
  const { page } = table;
  await expect(page.locator('h1')).toContainText('You know how to play');
  await expect(page.locator('.best')).toContainText('won the round');
  assert(page.locator('.learnt').first.locator('a').count >= told.length);
  await expect(page.locator('.actions .primary')).toBeVisible();
});

test('a first game of Yahtzee is played in Japanese', async ({ visit }) => {
  const table = await begin(visit, 'yahtzee', { settings: { language: 'ja' } });
  const told = await playOn(table);
  assert(told.length > 3, told.join('\n'));
  const [played] = Object.values(keptGames(table));
  same([played.over, played.log], [true, []]);
});

// The guide

test('the guide is read, dismissed and shown again', async ({ visit }) => {
  const table = await begin(visit);
  const { page } = table;
  await expect(guide(table)).toContainText('You start');
  await expect(page.locator('.aim')).toContainText('Fewest points win');
  await page.hears('You start');
  await page.hears('Your turn');
  const at = (text: string) => page.spoken.indexOf(text);
  assert(at('Fewest points win') < at('You start') && at('You start') < at('Your turn'), page.spoken);
  await tapsBar(page);
  await expect(guide(table)).toHaveCount(0);
  await expect(page.locator('.bar-tools')).toHaveText('You start');
  await table.answers('w', 'You start');
  await expect(guide(table)).toBeVisible();
  await page.press('Escape');
  await expect(guide(table)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show again: You start' }).click();
  await expect(guide(table)).toBeVisible();
  await tapsBar(page);
  await expect(guide(table)).toHaveCount(0);
});

test('a rule is met by breaking it', async ({ visit }) => {
  const table = await begin(visit);
  await expect(guide(table)).toContainText('You start');
  await tapsBar(table.page);
  await expect(table.dimmed).toHaveCount(0);
  await table.touch('AS');
  await expect(table.callout).toBeVisible();
  await expect(guide(table)).toHaveCount(0);
  await expect(table.dimmed).toHaveCount(12);
  assert(meets(table, 'two-of-clubs'));
});

/** The table before a card is led that takes the queen of spades. */
async function poor(visit: Visits['visit']) {
  const table = await begin(visit);
  const log = [table.log[0], '2C', 'JC', 'TC', '8C', '5S', '3S', '4S', '8S'];
  const met = ['aim', 'two-of-clubs', 'trick', 'follow-suit', 'hearts-broken', 'discard', 'points', 'queen'];
  const kept = { 'hearts/first': { log, met, over: false, when: 1 } };
  table.page.window.localStorage['taku.first'] = JSON.stringify(kept);
  await table.page.reload();
  await table.myTurn();
  return table;
}

test('the cost of a poor move is shown', async ({ visit }) => {
  const table = await poor(visit);
  const { page } = table;
  const { names } = table;
  const log = [...table.log];
  await page.reload();
  await expect(table.hand).toHaveCount(names.length);
  same([table.names, table.log], [names, log]);
  await expect(page.locator('.known-count')).toContainText('8 of 9');
  const before = table.names;
  await play(table, 'AS');
  await expect(guide(table)).toContainText('13 points for you');
  await expect(page.locator('.trick .card.last')).toHaveCount(1);
  await expect(page.locator('.trick [data-card="AS"] .card.last')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.hand).toHaveCount(before.length);
  same(table.names, before);
  await expect(guide(table)).toHaveCount(0);
  await play(table, 'AS');
  await expect(table.trick).toHaveCount(0); // the trick is cleared once for each move
  await expect(page.locator('.foot')).toContainText('+13');
});

test('a poor move can be kept', async ({ visit }) => {
  const table = await poor(visit);
  await play(table, 'AS');
  await table.page.getByRole('button', { name: 'Keep it' }).click();
  await expect(table.page.locator('.foot')).toContainText('+13');
  await expect(table.page.locator('.foot[data-acts]:not(.guide-foot)')).toBeVisible();
});

test('hands stay when a poor move ends the round', async ({ visit }) => {
  const deal = '2Y 2G 3R 3Y 5G 6R 7O 8G 9R J0 Q0 K0 | 2R 2O 3O 4R 4O 4G 8O 9O 9G J1 Q1 K1 | 3G 4Y 5O TG';
  const tricks = ['8G J0 Q0 as run', 'J1 Q1 K1', 'pass', '4R 4O 4G', 'pass', '2R 2O', '3R 3Y', 'pass'];
  const log = ['dealer 1', `deal ${deal}`, ...tricks, '2Y 2G', '9O 9G', 'pass', '3O'];
  const kept = { 'haggis/first': { log, met: ['aim'], over: false, when: 1 } };
  const table = await begin(visit, 'haggis', { kept });
  await expect(table.hand).toHaveCount(5);
  await play(table, '5G');
  await expect(guide(table)).toContainText('20 points for Mia');
  same([table.hand.count, table.sheet.count], [4, 0]); // no score sheet before the guide's words
  await table.page.getByRole('button', { name: 'Keep it' }).click();
  await expect(guide(table)).toContainText('Mia went out');
  same(table.hand.count, 4);
});

test('an unread tip is told again after leaving', async ({ visit }) => {
  const begun = { 'hearts/first': { log: [], met: ['aim'], over: false, when: 1 } };
  const table = await begin(visit, 'hearts/first', { kept: begun });
  await expect(guide(table)).toContainText('You start');
  await table.touch('2C');
  await expect(guide(table)).toHaveCount(0);
  same(keptGames(table)['hearts/first'].met, ['aim']); // the rest may not have been read
  await table.page.reload();
  await expect(guide(table)).toContainText('You start');
  await play(table, '2C');
  await expect(guide(table)).not.toContainText('You start');
  assert(meets(table, 'two-of-clubs'));
});

test('the guide stays in matches after a first game', async ({ visit }) => {
  const done = { 'haggis/first': { log: [], met: ['aim', 'lead'], over: true, when: 1 } };
  const page = await visit('', { settings: QUICK, prepare: keeping(done), reducedMotion: true });
  await expect(page.getByRole('link', { name: 'Learn as you play' })).toContainText('Hearts');
  await page.getByRole('button', { name: 'Play Haggis' }).click();
  await expect(page.locator('.seat')).toHaveCount(1); // the next game is for two players, as the first one was
  await expect(guide({ page })).toBeVisible();
  const tip = words((await guide({ page }).locator('p').element()) as HTMLElement);
  await page.locator('.bar h1, .bar .caption').first.click();
  await expect(guide({ page })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Show the guide’s words again' }).click();
  await expect(guide({ page })).toContainText(tip);
  await page.reload();
  await expect(guide({ page })).toContainText(tip); // the tip is shown again, because the player may not have read it
});

test('words shown again over a result deal no new hand', async ({ visit }) => {
  const done = { 'hearts/first': { log: [], met: [], over: true, when: 1 } };
  const page = await visit('', { settings: QUICK, prepare: keeping(done), reducedMotion: true });
  const table = await new Table(page).sit('hearts', {
    ...{ seats: ['human', 'easy', 'easy', 'easy'], options: { passing: false } },
    log: ['deal 2C 5D | 3C 6D | 4C 7D | 5C 8D'],
  });
  await expect(guide(table)).toBeVisible();
  for (const card of ['2C', '5D']) {
    await play(table, card);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(table.primary).toHaveText('Next hand');
  for (const key of ['Enter', 'Escape']) {
    await page.press('Escape'); // the score sheet, or what is shown
    await page.press('w');
    await expect(guide(table)).toBeVisible();
    page.focused.blur(); // Enter on the button would ask for the next hand
    await page.press(key);
    await page.hasSettled();
    same(table.hand.count, 0);
    await expect(table.primary).toHaveText('Next hand');
  }
});

test('the guide is switched off and on', async ({ visit }) => {
  const done = { 'haggis/first': { log: [], met: ['aim', 'lead'], over: true, when: 1 } };
  const page = await visit('', { settings: QUICK, prepare: keeping(done), reducedMotion: true });
  await page.getByRole('button', { name: 'Play Haggis' }).click();
  await expect(guide({ page })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Still to come' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Bombs' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Guide: on' }).click();
  await expect(guide({ page })).toHaveCount(0);
  same(page.taku.settings.guideAlong, false);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Guide: off' }).click();
  await expect(guide({ page })).toBeVisible();
  same(page.taku.settings.guideAlong, true);
});

/** A match of Yahtzee on a device that has played none, with the guide's question. */
async function firstMatch(visit: Visits['visit']) {
  const page = await visit('#/game/yahtzee', { settings: QUICK, reducedMotion: true });
  await page.getByRole('button', { name: 'Play Yahtzee' }).click();
  await expect(guide({ page })).toContainText('New to Yahtzee?');
  return page;
}

test('a first match asks whether the guide explains', async ({ visit }) => {
  const page = await firstMatch(visit);
  await page.hears('New to Yahtzee?');
  await guide({ page }).getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(guide({ page })).not.toContainText('New to');
  await page.reload();
  await expect(guide({ page })).not.toContainText('New to');
});

test('a guide that was declined asks no more', async ({ visit }) => {
  const page = await firstMatch(visit);
  await guide({ page }).getByRole('button', { name: 'No', exact: true }).click();
  await expect(guide({ page })).toHaveCount(0);
  await page.enter('#/game/yahtzee');
  await page.getByRole('button', { name: 'Play Yahtzee' }).click();
  await new Table(page).myTurn();
  same(guide({ page }).count, 0);
});

test('a move leaves the question about the guide', async ({ visit }) => {
  const page = await firstMatch(visit);
  await page.locator('.roll .primary').click();
  await expect(guide({ page })).toHaveCount(0);
});
