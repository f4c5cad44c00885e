// More games in the page, in a copy of the project: two have their folders in it, tests/sixth has them. Agram has all that
// a game may have, crazy eights only what a game needs. Little crib lies outside, in tests/outside.
// tests/project/test_sixth_game.py builds the copy and runs this.

import { learn } from '../page/learner.ts';
import { expect, python, same, test } from '../page/page.ts';
import { sit, Table } from '../page/table.ts';

const QUICK = { settings: { speed: 'none' } };
const SAYS = {
  'en-GB': {
    lead: /^.* leads .*8 of spades/,
    discard: /discards .*7 of diamonds/,
    take: 'You take the trick',
  },
  'ja-JP': {
    lead: /が.*スペードの8をリードしました/,
    discard: /が.*ダイヤの7を捨てました/,
    take: 'でトリックを取りました',
  },
};
/** Seat 0 has led, seat 3 has no spades, and so has discarded; then it is the turn of seat 1. */
const HELD_BACK = {
  seats: ['easy', 'human', 'easy', 'easy'],
  log: ['deal 8S 4C 9H | TS 6S AH | 5S 9C 6D | 7D 3C TC', '8S', '7D', '5S'],
};

/** Touch a card that may be played, and touch it again. */
async function playOne(table: Table) {
  const [name] = table.playable.values('data-card') as string[];
  await table.touch(name);
  await table.touch(name);
}

// Played

test('home offers it, and a touch begins it', async ({ visit }) => {
  const page = await visit('', { locale: 'ja-JP', ...QUICK });
  const tile = page.locator('.tile').filter({ hasText: 'アグラム' });
  await tile.getByRole('link').click();
  await expect(page.locator('.page.game')).toContainText('最後のトリックだけが勝負');
  await page.locator('a[data-back]').click();
  await tile.getByRole('button').click();
  const table = new Table(page);
  await table.myTurn();
  await expect(page.locator('.seat')).toHaveCount(3);
  await table.decide(() => playOne(table));
});

test('a whole match is played by touch', async ({ visit }) => {
  const table = await sit(visit, 'agram', { players: 3, options: { cards: 5, target: 3 } });
  const places = table.sheet.locator('.place-number');
  const round = table.sheet.locator('.primary');
  while (!places.count) {
    if (table.sheet.count) {
      await round.click();
      await expect(table.sheet).toHaveCount(0);
      await expect(table.hand).toHaveCount(5);
      await table.myTurn();
    } else await table.decide(() => playOne(table));
  }
  await expect(places).toHaveCount(3);
});

for (const [locale, says] of Object.entries(SAYS))
  test(`a trick is told: ${locale}`, async ({ visit }) => {
    const table = await sit(visit, 'agram', { ...HELD_BACK, page: { locale, width: 1440, height: 900 } });
    const [leader, stranger] = [0, 3].map(seat => table.page.taku.seatName(seat));
    const told = table.page.locator('.panel .log');
    same(table.trick.values('data-card'), ['8S', '7D', '5S']);
    for (const line of [says.lead, says.discard]) await expect(told).toContainText(line);
    for (const name of [leader, stranger]) await expect(told).toContainText(name);
    await table.touch('TS');
    await table.touch('TS');
    await expect(told).toContainText(says.take);
  });

test('a card held back leads to its rule', async ({ visit }) => {
  const table = await sit(visit, 'agram', HELD_BACK);
  const leader = table.page.taku.seatName(0);
  await expect(table.dimmed).toHaveCount(1);
  await table.touch('AH');
  await expect(table.callout).toContainText(`${leader} led spades, and you have`);
  await expect(table.hand).toHaveCount(3);
  await table.callout.getByRole('button').click();
  const rule = table.sheet.locator('#rule-follow-suit');
  await expect(rule).toBeFocused();
  await expect(rule).toContainText('Follow suit');
});

// Learnt, practised, looked up

test('its lessons are learnt to the end', async ({ visit }) => {
  const lessons = await python<[name: string, steps: number][]>(`
from taku.teaching.lessons import lessons
result = [(each.name, len(each.steps)) for each in lessons("agram")]
`);
  const pupil = await learn(visit, '/agram', { locale: 'ja-JP' });
  for (const [name, steps] of lessons) {
    await pupil.opens(`/agram/${name}`);
    for (let at = 0; at < steps; at += 1) {
      await pupil.isAt(at);
      await pupil.solve();
      await pupil.goesOn();
    }
    await expect(pupil.stars).toHaveCount(steps);
  }
});

test('a question of practice is answered', async ({ visit }) => {
  const pupil = await learn(visit);
  await pupil.page.enter('#/practice/agram');
  await pupil.solve();
  await expect(pupil.page.locator('.lesson-text h2')).toContainText(/./);
  await expect(pupil.panel.locator('p').first).toContainText(/./);
});

test('its rules open at the rule asked for', async ({ visit }) => {
  const page = await visit('#/rules/agram/follow-suit', { locale: 'ja-JP', engine: false });
  const rule = page.locator('#rule-follow-suit');
  await expect(rule).toBeFocused();
  await expect(rule).toContainText('フォロー');
  await expect(rule.locator('[data-card], .card').first).toBeAttached();
});

// With a stock and a discard pile; without lessons, practice and Japanese

test('a card is drawn from the stock and told', async ({ visit }) => {
  const log = ['deal 2C 3C | 4C 5C | 6C 7C | 9C QC | KD']; // no one can play, and seat 0 draws T♠ with this seed
  const table = await sit(visit, 'eights', { log });
  const { page } = table;
  const stock = page.getByRole('button', { name: 'Stock' });
  await expect(stock).toContainText('43');
  await expect(page.locator('[data-role="discard"] [data-card="KD"]')).toBeVisible();
  await table.answers('t', 'Pile: king of diamonds');
  await stock.click();
  await expect(table.hand).toHaveCount(3);
  await expect(table.card('TS')).toBeVisible();
  await page.hears('You draw 10 of spades');
  await page.hears('draws a card');
  await table.myTurn();
});

test('no door leads to what a game lacks', async ({ visit }) => {
  const page = await visit('#/game/eights', { locale: 'ja-JP', engine: false });
  await expect(page.locator('h1 [lang="en"]')).toHaveText('Crazy Eights');
  await expect(page.locator('.page.game')).toContainText('Match the suit or the number'); // it has no Japanese
  await expect(page.locator('a[href="#/rules/eights"]')).toBeVisible();
  await expect(page.locator('a:is([href*="learn/eights"], [href*="practice/eights"])')).toHaveCount(0);
  for (const room of ['learn', 'practice']) {
    await page.enter(`#/${room}`);
    await expect(page.locator(`a[href="#/${room}/agram"]`)).toBeVisible();
    await expect(page.locator(`a[href="#/${room}/eights"]`)).toHaveCount(0);
  }
});

// A game outside the tree, with a pool and with points on the way

test('a game outside has its pool, and its points are told', async ({ visit }) => {
  const log = ['deal 5C 6C 2C | TD 9D QD', 'lay 6C', 'lay 9D']; // either card of seat 1 makes fifteen
  const table = await sit(visit, 'crib', { players: 2, log });
  const { page } = table;
  await expect(page.locator('.stack')).toHaveText(/Crib 2/);
  await table.answers('t', 'Crib: 2');
  await table.touch('5C');
  await table.touch('5C');
  await page.hears('makes fifteen, for 2 points');
  await table.myTurn();
  await table.touch('2C');
  await table.touch('2C');
  await page.hears('shows the crib: 6 of clubs and 9 of diamonds');
  await page.hears('gets 2 points for the crib');
  await expect(page.locator('.sheet-round[open]')).toBeVisible();
  await expect(page.locator('.seat .points')).toHaveAttribute('data-points', '5');
});
