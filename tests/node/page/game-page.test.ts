// The page of a game, and the list of its matches: every door, and how one stands behind it.

import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { finished, keep, offers, record } from './records.ts';
import { match } from './stored.ts';

const DAY = 86_400_000; // milliseconds
const HAGGIS = ['human', 'normal', 'normal'];

/** Open the page of a game. */
async function game(visit: Visits['visit'], key = 'hearts', settings?: object) {
  const page = await visit(`#/game/${key}`, { engine: false, settings });
  await expect(page.locator('.page.game')).toBeVisible();
  return page;
}

/** What stands at the door of this name. */
const state = (page: Page, name: string) =>
  page
    .locator('.door')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('small');

const groups = (page: Page) => page.getByRole('heading', { level: 2 });
const toPlay = (page: Page) => page.locator('.game-play').getByRole('button');
const ofHaggis = (at: number, parts: object) => record(at, { seats: HAGGIS, head: { game: 'haggis' }, ...parts });

// The page of a game

test('before the first match no past is offered', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const { key, hasPad } of await offers()) {
    await page.go(`#/game/${key}`);
    await expect(page.locator(`.page.game[data-game="${key}"]`)).toBeVisible();
    await expect(groups(page)).toHaveText(['Learn', 'Workshop']);
    await expect(state(page, 'First game')).toHaveText('ten minutes');
    same(page.locator('.door, .setup').values('href'), [
      `#/options/${key}`,
      `#/friends/${key}`,
      ...(hasPad ? [`#/pad/${key}`] : []),
      `#/event/new/${key}`,
      ...['daily', 'first', 'learn', 'train', 'practice', 'rules', 'study'].map(room => `#/${room}/${key}`),
      '#/lessons',
      `#/lab/${key}`,
      `#/print/${key}`,
    ]);
    await expect(state(page, 'Deal of the day')).toHaveText('not played yet');
    await expect(state(page, 'Lessons')).toHaveText(/^0 of \d+$/);
    await expect(state(page, 'Practice')).toHaveText('not started');
    await expect(toPlay(page)).toHaveText(['Play']);
  }
});

test('a game that does not exist leads home', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.enter('#/game/bridge');
  await expect(page.notice).toContainText('#/game/bridge');
  await expect(page.locator('.home')).toBeVisible();
  await page.enter('#/matches/bridge');
  await expect(page.locator('.home')).toBeVisible();
});

test('a match alone shows its points and day', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keep(page, record(1, { points: 213, seats: ['human'], head: { game: 'yahtzee' }, when: 1_700_000_000_000 }));
  await page.enter('#/game/yahtzee');
  await expect(state(page, 'Replay')).toHaveText('213 points 14 Nov 2023');
  await expect(state(page, 'Statistics')).toHaveText('1 match');
});

test('every door leads to its room and back', async ({ visit }) => {
  const page = await game(visit, 'yahtzee/yams');
  await keep(page, record(2, { head: { game: 'yahtzee', options: { yams: true } } }));
  for (const door of ['Lessons', 'Rules', 'Deal of the day']) {
    await page
      .locator('.door')
      .filter({ hasText: new RegExp(`^${door}`) })
      .click();
    await expect(page.locator('.page.game')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.locator('.page.game h1')).toHaveText('Yams');
  }
});

test('the setup is told and leads to the options', async ({ visit }) => {
  const page = await game(visit, 'hearts', {
    last: {
      hearts: { options: { target: 75 }, seats: ['human', 'human', 'strong', 'easy'], names: ['', '', '', ''] },
      yahtzee: { options: {}, seats: ['human'], names: [''] },
    },
  });
  const line = page.getByRole('link', { name: 'Options: ' });
  await expect(line).toContainText('4 players, 2 at this device, bots of several levels');
  await expect(line).toContainText('House rules: Your own mix');
  await page.enter('#/game/yahtzee');
  await expect(line).toHaveAccessibleName(/^Options: 1 player House rules: /);
  await page.enter('#/game/haggis');
  await expect(line).toContainText('3 players, normal bots');
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haggis options' })).toBeFocused();
});

test('a match left goes before a new one', async ({ visit }) => {
  const page = await game(visit);
  await page.taku.matches.keep(match('other', { head: { game: 'haggis', options: {}, seats: HAGGIS } }));
  page.taku.redraw();
  await expect(toPlay(page)).toHaveText(['Play']);
  await page.taku.matches.keep(match('m'));
  page.taku.redraw();
  await expect(toPlay(page)).toHaveText(['New match', 'Resume']);
  await expect(page.locator('.primary')).toHaveText('Resume');
});

test('the doors follow what another tab keeps', async ({ visit }) => {
  const [page, other] = [await game(visit, 'haggis'), await visit('', { engine: false })];
  const learnt = { 'haggis/sets': { at: 5, stars: Array(5).fill('star'), when: 1 } };
  other.window.localStorage.setItem('taku.lessons', JSON.stringify(learnt));
  await expect(state(page, 'Lessons')).toHaveText(/^1 of \d+$/);
  other.taku.practice.answered('haggis', { kind: 'beats', rule: 'beat' } as never, true);
  await expect(state(page, 'Practice')).toHaveText('1 of 1 right');
  await keep(other, ofHaggis(1, { place: 2, when: Date.now() - DAY }));
  await expect(groups(page)).toHaveText(['Learn', 'Your games', 'Workshop']);
  await expect(state(page, 'Replay')).toHaveText('2nd yesterday');
  await expect(state(page, 'Statistics')).toHaveText('0 of 1 won');
  await keep(other, ofHaggis(2, { when: Date.now() }));
  await expect(state(page, 'Replay')).toHaveText('1st today');
  await expect(state(page, 'Statistics')).toHaveText('1 of 2 won');
  for (const id of ['r1', 'r2']) await other.taku.matches.drop(id);
  await expect(groups(page)).toHaveText(['Learn', 'Workshop']);
});

test('the deal of the day shows how it went', async ({ visit }) => {
  const [page, other] = [await game(visit), await visit('', { engine: false })];
  const { seats } = page.taku.setup('hearts');
  const head = { seed: `daily/hearts/${new Intl.DateTimeFormat('sv').format()}`, seats };
  await other.taku.matches.keep(match('d', { head: { ...head, options: {} } }));
  await expect(state(page, 'Deal of the day')).toHaveText('left unfinished');
  await keep(other, record(3, { place: 2, head }));
  await expect(state(page, 'Deal of the day')).toHaveText('2nd');
});

// The matches of a game

const listed = (page: Page) => page.locator('.played li');

async function withThree(visit: Visits['visit']) {
  const page = await visit('', { engine: false });
  const mixed = record(2, { place: 2, head: { options: { target: 75 } } });
  await keep(page, record(1), mixed, record(3, { place: 2, points: 44, when: 1e12 }));
  await page.enter('#/matches/hearts');
  await expect(listed(page)).toHaveCount(3);
  return page;
}

test('matches are chosen by result and house rules', async ({ visit }) => {
  const page = await withThree(visit);
  await page.getByRole('radio', { name: '2nd' }).check();
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole('radio', { name: 'Your own mix' }).check();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page).getByRole('link', { name: 'replay' })).toHaveAttribute('href', '#/replay/r2');
  await page.getByRole('radio', { name: '1st' }).check();
  await expect(page.getByText('No match of this kind yet')).toBeVisible();
  await page.reload();
  await expect(listed(page)).toHaveCount(3);
});

test('a match can be deleted and put back', async ({ visit }) => {
  const page = await withThree(visit);
  await page.getByRole('radio', { name: '1st' }).check();
  const before = await finished(page);
  await listed(page)
    .getByRole('button', { name: /^Remove the match of .*, 1st$/ })
    .press('Enter');
  await expect(listed(page)).toHaveCount(2); // the only first place was removed, so that the filter shows all
  await expect(page.notice).toContainText('Removed: Hearts, ');
  await expect(page.notice.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.press('Enter');
  await expect(listed(page)).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Remove the match of /);
  same(await finished(page), before);
});

test('the list follows what another tab does', async ({ visit }) => {
  const [page, other] = [await withThree(visit), await visit('', { engine: false })];
  await keep(other, record(7));
  await expect(listed(page)).toHaveCount(4);
  await other.taku.matches.drop('r3');
  await expect(listed(page)).toHaveCount(3);
});

test('without matches one is invited to play', async ({ visit }) => {
  const page = await withThree(visit);
  await page.taku.erase();
  await until(async () => !(await finished(page)).length);
  await page.go('#/');
  await page.enter('#/matches/hearts');
  await expect(page.getByRole('button', { name: 'Play Hearts' })).toBeVisible();
});
