// Haggis at the table: rounds, bets, bombs, readings, bids and captures, and what stays hidden.

import assert from 'node:assert/strict';
import { expect, type Page, same, test, until } from './page.ts';
import { sit as sitAt, type Table } from './table.ts';

const NUMBERS = '2R 3O 4Y 5G 6B 7R 8O 9Y TG 2B 3R 4O 5Y 6G';
const SMALL = ['dealer 2', 'deal 4R 4O 9R 9O 6Y 7Y J0 Q0 | 5R 5O 6R 6O K1 | 7R 7O 8G 8Y | 3B 2B'];
const PAIRS = ['dealer 0', 'deal 8R 8O 8B 2R | 5R 5O 2O | 6R 6O 2Y', '5R 5O', '6R 6O'];
/** A run of pairs to beat, a bomb in the hand, a bet at a seat. */
const FOLLOW = [
  'dealer 0',
  'deal 3Y 4R 4G 5R 6Y 6G 7B 8O 8B 9O 9B TO TY 2G J0 Q0 K0 | 4O 4B 5O 5B 6O 6B 2R J1 Q1 K1 | 7R 7G 8R 8G 9R 9G 3R J2 Q2 K2',
  ...['4O 4B 5O 5B 6O 6B', 'bet 30', '7R 7G 8R 8G 9R 9G'],
];
const READINGS = ['dealer 2', 'deal 5R 2Y J0 Q0 K0 | 6R 7R | 8R 9R'];
const BOMBED = ['dealer 2', 'deal J0 Q0 5R 6R | 9R 9O 2Y | 3Y 4Y', 'J0 Q0', 'pass', 'pass'];
const BIDDING = ['dealer 1', `deal ${NUMBERS} J0 Q0 K0 | 2O 2Y 3Y 3G 4G | 6R 7O 8Y`, 'bid 15'];
const NINES = '9R 9O 9Y 9G 9r 9o 9y 9g J1 Q1 K1';
const ELEVEN = [
  'dealer 0',
  `deal 2R 2r 2O 2o 3R 3r 3O 3o 4R 4r 4O 4o 5R 5r 5O 5o 6R 6r J0 Q0 K0 | ${NINES} TR | 7R 7O J2 Q2 K2 | 7Y 7G J3 Q3 K3`,
  ...[`${NINES} as set`, 'pass', 'pass'],
];

const sit = (visit: Parameters<typeof sitAt>[0], match: Parameters<typeof sitAt>[2] = {}) =>
  sitAt(visit, 'haggis', { players: 3, ...match });

const seat = (page: Page, at: number) => page.locator('.seat').nth(at);

async function touches(table: Table, ...names: string[]) {
  for (const name of names) await table.touch(name);
}

/** Show the points of the match. */
async function opensPoints(table: Table) {
  await table.page.getByRole('button', { name: 'More', exact: true }).click();
  await table.sheet.getByRole('button', { name: 'Points' }).click();
}

// A round

test('a round is played and the next begins', async ({ visit }) => {
  const table = await sit(visit, { log: SMALL, settings: { completeChoice: true } });
  const { page } = table;
  const goesOn = () =>
    [table.primary, page.locator('.answers .button'), table.outlined].find(({ count }) => count)?.first.click();
  const plays = async () => {
    const [name] = table.playable.values('data-card') as string[];
    await table.touch(name);
    await until(
      () => table.primary.count || page.locator('.reading').count || table.waiting.texts.join().includes('Choose'),
    );
    await goesOn();
  };
  for (let turn = 0; turn < 30 && !table.sheet.count; turn += 1)
    await table.decide(table.playable.count ? plays : goesOn);
  await expect(table.sheet).toContainText('Round 1');
  await expect(table.sheet.locator('.standing > li')).toHaveCount(3);
  await expect(table.sheet.locator('.score-sources').first).toContainText('captured card');
  await table.sheet.getByRole('button', { name: 'Next round' }).click();
  await table.myTurn();
  await expect(page.locator('.caption').first).toContainText('Round 2');
  await expect(table.hand).toHaveCount(17);
});

// A follower

test('open wild cards lie before their holders', async ({ visit }) => {
  const table = await sit(visit, { log: FOLLOW });
  const mia = seat(table.page, 0);
  await expect(mia.locator('.open [data-card]')).toHaveCount(3);
  await expect(mia.locator('.open')).toHaveAccessibleName(
    'Face up: Mia’s wild jack, Mia’s wild queen and Mia’s wild king',
  );
  await expect(mia.locator('.portrait .count')).toHaveText('1');
  await expect(table.card('J0')).toHaveAttribute('aria-label', 'your wild jack');
  await expect(table.card('7B')).toHaveAttribute('aria-label', '7 of moons');
});

test('bets and the trick are told', async ({ visit }) => {
  const table = await sit(visit, { log: FOLLOW });
  const { page } = table;
  await expect(seat(page, 1)).toContainText('Bet 30');
  await expect(page.locator('.pile .what')).toHaveText('Otto: run of pairs 7–9');
  await expect(page.locator('.bet-at-stake')).toContainText('Trick so far: 12 cards');
  await table.answers('t', 'run of pairs 7–9');
  assert(page.spoken.includes('Bet 30'));
  await table.answers('h', 'your wild king');
  await table.answers('l', 'There’s no last trick yet');
  page.taku.set('language', 'ja');
  await until(() => page.document.documentElement.lang === 'ja');
  await table.myTurn();
  await table.answers('h', 'あなたのワイルドK');
});

test('a bomb is chosen with one tap', async ({ visit }) => {
  const table = await sit(visit, { log: FOLLOW });
  await expect(table.page.locator('.hand .bomb-mark')).toHaveCount(4);
  const bomb = table.page.locator('.bomb');
  await expect(bomb).toHaveAccessibleName('Bomb 3 5 7 9 : 3 of stars, 5 of mountains, 7 of moons, 9 of suns');
  await bomb.click();
  await expect(table.chosen).toHaveCount(4);
  await expect(table.primary).toHaveText('Play 3-5-7-9 bomb in four suits');
  await bomb.click();
  await expect(table.chosen).toHaveCount(0);
});

test('a follower bets and plays', async ({ visit }) => {
  const table = await sit(visit, { log: FOLLOW });
  await expect(table.card('2G')).toHaveAttribute('aria-disabled', 'true');
  await table.touch('2G');
  await expect(table.callout).toBeVisible();
  await expect(table.callout.getByRole('button', { name: 'Rule' })).toBeVisible();
  const offer = table.page.getByRole('group', { name: 'Bet on going out first' });
  await expect(offer.getByRole('button')).toHaveText(['Bet 15', 'Bet 30']);
  await table.decide(() => offer.getByRole('button', { name: 'Bet 15' }).click()); // a bet takes no turn
  await expect(offer).toHaveCount(0);
  await expect(table.page.locator('.foot [data-role=bet]')).toHaveText('Bet 15');
  await expect(table.outlined).toHaveText('Pass');
  await touches(table, '8O', '8B', '9O', '9B', 'TO', 'J0');
  await expect(table.primary).toHaveText('Play pairs 8–10');
  await table.decide(() => table.primary.click());
  await expect(table.card('8O')).toHaveCount(0);
});

// Special deals

test('no hidden card is in the document', async ({ visit }) => {
  const table = await sit(visit);
  const { page } = table;
  const [, deal, ...played] = table.log;
  const [mine, ...others] = deal
    .replace('deal ', '')
    .split(' | ')
    .map(cards => cards.split(' '));
  same([...table.names].sort(), [...mine].sort());
  same(
    others.map(cards => cards.length),
    [17, 17, 3],
  );
  const shown = new Set(['J', 'Q', 'K', ...played.join(' ').split(' ')]);
  const hidden = others.flat().filter(card => !shown.has(card) && !shown.has(card[0]));
  const written = page.document.documentElement.outerHTML;
  const isNamed = (card: string) => written.includes(page.taku.cardName(card));
  same(hidden.filter(isNamed), []);
  same(mine.filter(isNamed), mine);
  same(
    hidden.filter(card => written.includes(`"${card}"`)),
    [],
  );
});

test('two players and partners have their own tables', async ({ visit }) => {
  const table = await sit(visit, { players: 2 });
  await expect(table.page.locator('.open')).toBeAttached();
  await table.leaveFor('haggis', { players: 4 });
  await expect(seat(table.page, 1)).toContainText('Partner');
  await opensPoints(table);
  const heads = table.sheet.locator('thead th').texts;
  same(
    ['Round', 'You and Otto', 'Mia and Ines'].map((words, at) => heads[at].includes(words)),
    [true, true, true],
  );
});

test('eleven of a kind on the table is named', async ({ visit }) => {
  const table = await sit(visit, { players: 4, log: ELEVEN });
  await expect(table.pile).toHaveCount(11);
  await expect(table.hand).toHaveCount(21);
  await expect(table.page.locator('.pile .what')).toContainText('eleven 9s');
});

test('a wrong number of cards says what to play', async ({ visit }) => {
  const table = await sit(visit, { log: PAIRS });
  await expect(table.page.locator('.bet-at-stake')).toHaveText('Trick so far: 4 cards, 2 points');
  for (const name of ['8R', '8O', '8B']) {
    await table.touch(name);
    await expect(table.card('8R')).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(table.callout).toContainText('There is a pair on the table; this is three of a kind. Play 2 cards.');
});

test('a lost bet stands in the points', async ({ visit }) => {
  const table = await sit(visit, { players: 2, log: ['dealer 1', 'deal 2R 3R | 4O', 'bet 15', '2R', '4O'] });
  await opensPoints(table);
  const lost = table.sheet.locator('.earlier-round .score-sources').filter({ hasText: 'Your lost bet+15' });
  await expect(lost).toContainText('Went out first; you had 1 left');
});

// Questions in the middle

test('several readings are asked in the middle', async ({ visit }) => {
  const table = await sit(visit, { log: READINGS });
  const { page } = table;
  await touches(table, '5R', 'J0', 'Q0', 'K0');
  const asked = page.locator('.reading');
  await expect(asked).toHaveText(['Play four 5s', 'Play pairs 5–6', 'Play run 5–8']);
  await expect(asked.nth(0).locator('.card')).toHaveCount(4);
  await expect(asked.nth(1).locator('.strip')).toHaveCount(2);
  await page.hears('Play run 5–8');
  await table.card('5R').press('Enter');
  await expect(asked.nth(0)).toBeFocused();
  await page.press('Tab');
  await page.press('Tab');
  await table.decide(() => page.press('Enter'));
  assert(table.log.includes('5R J0 Q0 K0 as run'));
});

test('bids are asked in the middle', async ({ visit }) => {
  const table = await sit(visit, { log: BIDDING, options: { tatties: true } });
  await expect(table.heading).toHaveText('15 is bid. More?');
  await expect(seat(table.page, 1)).toContainText('Bids 15');
  await expect(table.dimmed).toHaveCount(0);
  const answers = table.page.locator('.answers').getByRole('button');
  await expect(answers).toHaveText(['Pass', 'Bid 30', 'Bid 45']);
  await table.decide(() => answers.filter({ hasText: 'Bid 45' }).click());
  await expect(table.page.locator('.foot')).toContainText('Your turn');
  assert(table.log.includes('bid 45'));
});

test('who captures is asked in the middle', async ({ visit }) => {
  const table = await sit(visit, { log: BOMBED, options: { bomb_capture: 'choose' } });
  await expect(table.heading).toContainText('Who captures 2 cards, 5 points?');
  const answers = table.page.locator('.answers').getByRole('button');
  await expect(answers).toHaveCount(2);
  await expect(answers.nth(0)).toContainText('Mia');
  await table.decide(() => answers.filter({ hasText: 'Otto' }).click());
  await expect(seat(table.page, 1)).toContainText('2 cards, 5 points');
});

// Options and rules

test('an auction makes it a game for three', async ({ visit }) => {
  const page = await visit('#/options/haggis', { engine: false });
  await page.getByRole('radio', { name: '4', exact: true }).check();
  const auction = page.getByRole('switch', { name: 'Haggis & Tatties' });
  await expect(auction).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Only with 3 players')).toBeVisible();
  await page.getByRole('radio', { name: 'Haggis & Tatties' }).check();
  await expect(page.locator('.players ol > li')).toHaveCount(3);
  await expect(auction).toBeChecked();
});

test('the rules draw combinations and bombs', async ({ visit }) => {
  const page = await visit('#/rules/haggis', { engine: false });
  await page.getByRole('tab').nth(2).click();
  const bombs = page.locator('#rule-bomb .example-kinds li');
  await expect(bombs).toHaveCount(6);
  await expect(bombs.first.locator('.card')).toHaveCount(4);
  await expect(bombs.last.locator('.card[data-suit="B"]')).toHaveCount(4);
  await expect(page.locator('#rule-combination .example-kinds li')).toHaveCount(6);
});
