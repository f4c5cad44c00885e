// First games are offered, left and resumed; their guide tells a player who knows the rules nothing new.

import { begin, guide, isLaid, play, QUICK } from './guided.ts';
import { expect, type Page, same, test, until } from './page.ts';

const first = (page: Page) => page.getByRole('link', { name: 'First game' });

// Tips of the guide

test('a guide that is off says nothing', async ({ visit }) => {
  const table = await begin(visit, 'hearts', { settings: { guide: false } });
  const { page } = table;
  await expect(table.dimmed).toHaveCount(12);
  page.taku.redraw(); // any later change redraws the page, too
  await page.hasSettled();
  same(guide(table).count, 0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Guide: off' }).click();
  await expect(table.dimmed).toHaveCount(0);
});

test('bets and bombs come once they are told', async ({ visit }) => {
  const table = await begin(visit, 'haggis');
  const aside = table.page.locator('.aside .button');
  await expect(table.hand).toHaveCount(12);
  same(aside.count, 0);
  await play(table, '2Y');
  await expect(guide(table)).toContainText('A bomb!'); // the automatic pass waits until the tip is read
  await expect(aside.filter({ hasText: 'Bomb' })).toHaveCount(1);
  same(aside.filter({ hasText: 'Bet' }).count, 0);
});

test('known rules are told again only on request', async ({ visit }) => {
  const kept = { 'hearts/first': { log: [], met: ['aim', 'two-of-clubs'], over: true, when: 1 } };
  const table = await begin(visit, 'hearts/first', { kept });
  await expect(table.dimmed).toHaveCount(12);
  same(guide(table).count, 0);
  await table.page.locator('.known-count').click();
  await table.page.getByRole('button', { name: 'Explain all the rules again' }).click();
  await expect(guide(table)).toContainText('You start');
});

// Storage

const DAMAGE = [
  'not JSON',
  '"a text"',
  '[1]',
  ...[
    { log: 'x', met: [], over: false, when: 1 },
    { log: ['deal AS'], met: ['moon'], over: false, when: 1 },
    { log: ['deal AS'], met: [1], over: 0, when: 'x' },
  ].map(kept => JSON.stringify({ 'hearts/first': kept })),
];

test('a damaged first game begins from its first card', async ({ visit }) => {
  const { page, hand, names } = await begin(visit);
  for (const damage of DAMAGE) {
    page.window.localStorage['taku.first'] = damage;
    await page.reload();
    await expect(hand).toHaveCount(13);
    await isLaid(page);
    same(hand.values('data-card'), names, damage);
  }
});

test('another tab takes over a first game', async ({ visit }) => {
  const { page } = await begin(visit);
  const second = await visit('#/first/hearts', { settings: QUICK });
  await expect(second.locator('.home')).toBeVisible();
  await second.getByRole('button', { name: 'Play it here' }).click();
  await expect(guide({ page: second })).toBeVisible();
  await expect(page.notice).toContainText('another tab');
  await expect(page.locator('.home')).toBeVisible();
});

test('a first game left waits on two screens', async ({ visit }) => {
  const table = await begin(visit);
  const { page } = table;
  await play(table, '2C');
  await page.getByRole('button', { name: 'Continue' }).click();
  await table.myTurn();
  await page.enter('#/game/hearts');
  await expect(first(page)).toContainText('left unfinished');
  await page.enter('#/');
  await page.getByRole('link', { name: 'Continue: Hearts' }).click();
  await expect(table.hand).toHaveCount(12);
});

// Doors

test('home asks which game to learn', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.getByRole('link', { name: 'Learn as you play' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link')).toHaveCount(9);
  await expect(sheet.getByRole('link', { name: 'Hearts' })).toContainText('10 min');
  await expect(sheet.getByRole('link', { name: 'Yatzy' })).toContainText('Scandinavian, with pairs');
  await page.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.home')).toBeVisible();
});

test('a late first game never moves the lessons', async ({ visit }) => {
  const arrived = new Set<string>();
  let arrive = () => {};
  const gate = new Promise<void>(done => (arrive = done));
  let moved = false;
  const page = await visit('#/learn/hearts', {
    engine: false,
    prepare: window => {
      const { fetch, document } = window;
      window.fetch = async (what, how) => {
        if (`${what}`.includes('guided')) await gate;
        const answer = await fetch(what, how);
        arrived.add(`${what}`.split('/').at(-1) as string);
        return answer;
      };
      const isThere = (part: string) => !!document.querySelector(part);
      new window.MutationObserver(() => {
        moved ||= isThere('.lessons') && !isThere('.learn-row');
      }).observe(document, { childList: true, subtree: true });
    },
  });
  await until(() => arrived.has('lessons.en.json'));
  await page.hasSettled();
  arrive();
  await expect(first(page)).toBeVisible();
  await expect(page.locator('.lessons').first).toBeVisible();
  same(moved, false, 'something came in above the lessons');
});

test('a house rule leads to its deal', async ({ visit }) => {
  const page = await visit('#/options/yahtzee', { engine: false });
  const joker = page.getByRole('link', { name: 'Joker' });
  const way = page.locator('.try-it').filter({ has: joker }).getByRole('link');
  await expect(way).toHaveAttribute('href', '#/first/yahtzee/joker');
  await page.getByRole('radiogroup', { name: 'Joker' }).getByRole('radio', { name: 'none' }).check();
  await expect(way).toHaveAttribute('href', '#/first/yahtzee/no-joker');
});

test('rare house rules have deals too', async ({ visit }) => {
  const page = await visit('#/options/president', { engine: false });
  await page.getByText('More house rules (none on)').click();
  for (const name of ['overturn', 'calamity', 'equal-hands', 'first-card', 'rounds', 'titles-reset'])
    await expect(page.locator(`.try-it a[href="#/first/president/${name}"]`)).toBeVisible();
});

test('a house rule is tried in a deal', async ({ visit }) => {
  const page = await visit('#/options/president', { settings: QUICK });
  await page.getByRole('link', { name: '8-cut' }).click();
  await expect(page.locator('.table h1')).toHaveText('President');
  await expect(page.locator('.caption')).toContainText('8-cut');
  await isLaid(page);
  await page.enter('#/rules/president/eight-cut');
  const way = page.locator('#rule-eight-cut').getByRole('link', { name: 'Try it in a short deal' });
  await expect(way).toHaveAttribute('href', /^#\/first\/president\//);
});

test('settings switch the guide off', async ({ visit }) => {
  const page = await visit('#/settings', { engine: false });
  const guided = page.getByRole('switch', { name: 'The guide', exact: true });
  await expect(guided).toBeChecked();
  await guided.click();
  await expect(guided).not.toBeChecked();
  same(page.taku.settings.guide, false);
});
