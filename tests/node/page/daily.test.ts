// The deal of the day: by the player's date, the same for all players, told without a card.

import { readFileSync } from 'node:fs';
import { packed } from '../packed-links.ts';
import { ROOT } from './browser/bundle.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { keep, record } from './records.ts';
import { Table } from './table.ts';
import { today } from './today.ts';

type Day = { seed: string; seats: string[]; log: string[] };
const DAYS: Record<string, Day> = JSON.parse(readFileSync(`${ROOT}tests/logs/daily.json`, 'utf8'));
const { seed: SEED, seats: SEATS } = DAYS.hearts;
const NOON = '2026-11-21T12:00:00';

/** Open the page at a time of the player's zone. */
const visitAt = (visit: Visits['visit'], { time = NOON, path = '#/daily', engine = true } = {}) =>
  visit(path, { engine, prepare: today(new Date(time).getTime()), settings: { speed: 'none' } });

type Played = { seed?: string; points?: number; hints?: number; undone?: number; when?: number; rival?: object };

/** A match of the deal of the day in Hearts; `seed` names another. */
function played(id: string, { seed = SEED, points = 18, hints = 0, undone = 0, when = 1, ...more }: Played = {}) {
  const result = { seat: 0, sides: 4, places: [2, 1, 3, 4], points: [points, 3, 60, 101], rounds: 7, boxes: {} };
  const parts = { id, log: ['deal'], when, tally: { time: 1, hints, undone }, result };
  return record(0, { seats: SEATS, head: { seed }, ...parts, ...more });
}

const entry = (page: Page, game = 'hearts') => page.locator(`.daily li[data-game="${game}"]`);
const result = (page: Page) => entry(page).locator('.daily-game');

/** Come to the deals of the day anew. */
async function comeAnew(page: Page) {
  await page.enter('#/');
  await page.enter('#/daily');
}

async function playsOf(page: Page, game: string) {
  await page.enter('#/daily');
  await expect(entry(page, game)).toContainText('Not played yet');
  await entry(page, game).getByRole('button', { name: 'Play' }).click();
  await new Table(page).begin();
}

test('all get the recorded deal of the day', async ({ visit }) => {
  const page = await visitAt(visit);
  const table = new Table(page);
  await expect(page.locator('.daily h2').first).toHaveText('Sat, 21 Nov 2026');
  for (const game of ['hearts', 'yahtzee']) {
    await playsOf(page, game);
    const { seed, seats, log } = DAYS[game];
    same(table.log[0], log[0]);
    const { head } = page.taku.match as NonNullable<typeof page.taku.match>;
    same([head.seed, head.seats, head.options], [seed, seats, {}]);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await expect(entry(page, game)).toContainText('Left unfinished');
    await entry(page, game).getByRole('button', { name: 'Resume' }).click();
    await table.myTurn();
    same(page.taku.matches.list().filter(match => match.head.game === game).length, 1);
  }
});

test('a link to the deal resumes the match', async ({ visit }) => {
  const page = await visitAt(visit);
  await playsOf(page, 'hearts');
  const id = page.taku.match?.id;
  await page.enter(`#/deal/${packed(['deal', 'hearts', {}, SEATS, SEED])}`);
  await page.getByRole('button', { name: 'Play Hearts' }).click();
  await new Table(page).myTurn();
  same(page.taku.match?.id, id);
  same(page.taku.matches.list().length, 1);
});

test('a past day has the cards of its date', async ({ visit }) => {
  const page = await visitAt(visit, { path: '#/daily/hearts/2026-11-20' });
  await expect(page.locator('.daily li[data-game]')).toHaveCount(1);
  await entry(page).getByRole('button', { name: 'Play' }).click();
  await new Table(page).myTurn();
  same(page.taku.match?.head.seed, 'daily/hearts/2026-11-20');
});

test('the day is that of the player', async ({ visit }) => {
  const page = await visitAt(visit, { time: '2026-12-31T23:59:30', engine: false });
  await expect(page.locator('.daily h2').first).toHaveText('Thu, 31 Dec 2026');
});

const TOLD = {
  en: ['Taku · Hearts · 21 Nov 2026 · 2nd of 4 · 18 points', ' · 1 hint · 3 moves undone', 'Copied'],
  ja: ['Taku · ハーツ · 2026/11/21 · 4人中2位 · 18点', ' · ヒント1回 · 一手戻し3回', 'コピー'],
} as const;

/** Copy the result of the day's one deal, and assert what it tells. */
async function isCopied(page: Page, text: string, answer: string) {
  await expect(entry(page).getByRole('button')).toHaveCount(1);
  await entry(page).getByRole('button').click();
  await expect(entry(page).getByRole('button')).toContainText(answer);
  same(page.tab.device.clipboard, text);
}

/** Have the deal of the day in Hearts be all that was played, and all that was chosen the language. */
async function playedOnce(page: Page, language: keyof typeof TOLD, parts = {}) {
  await page.taku.erase();
  page.taku.set('language', language);
  await until(() => page.document.documentElement.lang === language);
  await keep(page, played('d', parts));
  await comeAnew(page);
}

test('a result is copied without cards', async ({ visit }) => {
  const page = await visitAt(visit, { engine: false });
  for (const language of ['en', 'ja'] as const) {
    const [told, helped, answer] = TOLD[language];
    await playedOnce(page, language);
    await expect(entry(page).locator('.place-mark')).toBeVisible();
    await isCopied(page, told, answer);
    await playedOnce(page, language, { hints: 1, undone: 3 });
    for (const piece of (told + helped).split(' · ').slice(-3)) await expect(result(page)).toContainText(piece);
    await isCopied(page, told + helped, answer);
  }
});

const DAMAGED_PARS = ['[', '[]', '{"a": 1}', JSON.stringify({ [SEED]: { points: 'x', place: 1, sides: 4 } })];

test('damaged scores to compare count as missing', async ({ visit }) => {
  const page = await visitAt(visit, { engine: false });
  for (const par of DAMAGED_PARS) {
    page.window.localStorage['taku.par'] = par;
    await keep(page, played('d', { rival: { name: 1 } }));
    await comeAnew(page);
    await expect(entry(page)).toContainText('18 points');
    await expect(entry(page)).toContainText('working it out');
  }
  await page.reload();
  const [kept] = await page.taku.matches.all();
  same(kept.rival ?? null, null);
});

/** The match of the day in Yahtzee, played to its end by a player who keeps nothing and fills downwards. */
const ofYahtzee = () =>
  python<{ log: string[]; places: number[]; points: number[] }>(`
from taku import Match
match = Match("yahtzee", seed=${JSON.stringify(DAYS.yahtzee.seed)}, seats=${JSON.stringify(DAYS.yahtzee.seats)})
while not match.over:
    if match.seats[match.to_act] == "human":
        moves = match.moves()
        match.play(next((move for move in moves if move.startswith("fill")), moves[0]))
    else:
        bot = match.game.bots[match.seats[match.to_act]]
        match.apply(bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move)
result = {"log": match.log, "places": match.places, "points": match.points}
`);

const PAR = 'The strong bot in your place: 2nd of 2, 237 points';

test('the strong bot plays in ones place', async ({ visit }) => {
  const { log, places, points } = await ofYahtzee();
  const result = { seat: 0, sides: 2, places, points, rounds: 13, boxes: {} };
  const rival = { name: 'Kai', points: 3, place: 1, sides: 2, hints: 2, undone: 0 };
  const { seed, seats } = DAYS.yahtzee;
  const page = await visitAt(visit);
  const yahtzee = entry(page, 'yahtzee');
  await expect(yahtzee).toContainText('Not played yet');
  await expect(yahtzee).not.toContainText('The strong bot');
  await keep(page, record(0, { id: 'y', seats, head: { game: 'yahtzee', seed }, log, result, rival }));
  await comeAnew(page);
  await expect(yahtzee).toContainText(PAR);
  await expect(entry(page, 'hearts')).not.toContainText('The strong bot');
  await page.reload();
  await expect(yahtzee).toContainText(PAR);
  await page.enter('#/play/y');
  const rows = page.getByRole('dialog').locator('.comparison li');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(`2nd of 2, ${points[0]} points`);
  await expect(rows.nth(1)).toContainText('Kai, according to the link 1st of 2, 3 points 2 hints');
  await expect(rows.nth(1).locator('.tag')).toHaveText(`${points[0] - 3} better`);
  await expect(rows.nth(2)).toContainText('The strong bot in your place 2nd of 2, 237 points');
  await expect(rows.nth(2).locator('.tag')).toHaveText(`${237 - points[0]} worse`);
});

test('home tells how many have been played today', async ({ visit }) => {
  const page = await visitAt(visit, { path: '' });
  const door = page.getByRole('link', { name: 'Deal of the day' });
  await page.isReady();
  await expect(page.locator('.home')).toBeVisible();
  await expect(door).toHaveCount(0); // newcomers see no deal of the day
  await keep(page, played('a', { seed: 'daily/hearts/2026-11-20' }), played('b'));
  await page.enter('#/daily');
  await page.enter('#/');
  await expect(door).toContainText('1 of 9 played');
});

test('the first of several results counts', async ({ visit }) => {
  const page = await visitAt(visit, { engine: false });
  const head = { seed: SEED, options: { target: 50 } }; // by other house rules: it is none of the day
  await keep(page, record(0, { seats: SEATS, head }));
  await comeAnew(page);
  await expect(entry(page)).toContainText('Not played yet');
  await keep(page, played('first', { when: 5 }), played('again', { when: 9, points: 3 }));
  await comeAnew(page);
  await expect(result(page)).toContainText('18 points');
  await expect(result(page)).toContainText('Played again: 3 points');
  await expect(entry(page).getByRole('link')).toHaveAttribute('href', '#/replay/first');
});

test('nothing is offered before stored matches are known', async ({ visit }) => {
  const page = await visitAt(visit, { path: '', engine: false });
  const { matches } = page.taku;
  const finished = matches.finished.bind(matches);
  let tell = () => {};
  const held = new Promise<void>(done => (tell = done));
  matches.finished = () => held.then(() => finished());
  await page.enter('#/daily');
  await expect(page.locator('.daily')).toBeVisible();
  await expect(page.locator('.daily li button')).toHaveCount(0);
  tell();
  await expect(entry(page, 'haggis').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a removed deal of the day spoils the first try', async ({ visit }) => {
  const page = await visitAt(visit);
  await playsOf(page, 'hearts');
  await page.taku.matches.drop(page.taku.match?.id as string);
  await page.enter('#/daily');
  await expect(entry(page)).toContainText('Started, then removed');
  await entry(page).getByRole('button', { name: 'Play again' }).click();
  await new Table(page).begin();
  const again = page.taku.match?.id as string;
  await page.enter('#/daily');
  await expect(entry(page)).toContainText('Left unfinished');
  await expect(entry(page)).toContainText('not the first try');
  await keep(page, played(again));
  await comeAnew(page);
  await expect(result(page)).toContainText('18 points');
  await expect(result(page)).toContainText('not the first try');
  await expect(entry(page).getByRole('button')).toHaveAttribute('title', /not the first try$/);
  await page.taku.erase();
  await comeAnew(page);
  await expect(entry(page)).toContainText('Not played yet');
});

// Days

/** A match of that day, played at noon of it. */
const on = (date: string, more = {}) =>
  played(date, { seed: `daily/hearts/${date}`, when: Date.parse(`${date}T12:00:00Z`), ...more });

const cell = (page: Page, name: string) => page.locator('.calendar').getByRole('link', { name });

test('past days lie in a calendar and are played', async ({ visit }) => {
  const page = await visitAt(visit, { path: '', engine: false });
  await keep(page, on('2026-11-20'), on('2026-10-31', { points: 7 }));
  await page.enter('#/daily');
  await expect(cell(page, '21 Nov 2026')).toHaveAttribute('aria-current', 'date');
  await expect(cell(page, '22 Nov 2026')).toHaveCount(0); // that day has not come yet
  await cell(page, '20 Nov 2026, 1 of 9 played').click();
  await expect(page.locator('.daily h2').first).toHaveText('Fri, 20 Nov 2026');
  await expect(entry(page)).toContainText('18 points');
  await expect(entry(page, 'haggis').getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('button', { name: 'October 2026' }).click();
  await cell(page, '31 Oct 2026, 1 of 9 played').click();
  await expect(entry(page)).toContainText('7 points');
  await page.getByRole('link', { name: 'Back' }).click(); // past the days that were looked at
  await expect(page.locator('.home')).toBeVisible();
});

test('the calendar of one game has its results', async ({ visit }) => {
  const page = await visitAt(visit, { path: '', engine: false });
  await keep(page, on('2026-11-20'));
  const par = { 'daily/hearts/2026-11-20': { points: 19, place: 3, sides: 4 } };
  page.window.localStorage['taku.par'] = JSON.stringify(par);
  await page.enter('#/daily/hearts');
  const compared = cell(page, '20 Nov 2026, 2nd of 4, 18 points, The strong bot in your place: 3rd of 4, 19 points');
  await expect(compared.locator('small')).toHaveText('18');
  await expect(compared.locator('[data-better]')).toBeVisible(); // fewest points win
  await expect(page.locator('.daily h1')).toHaveText('Deal of the day: Hearts');
  await page.getByRole('link', { name: 'All deals of the day' }).click();
  await expect(page.locator('.daily li[data-game]')).toHaveCount(9);
});

test('a day to come or none leads home', async ({ visit }) => {
  const page = await visitAt(visit, { path: '', engine: false });
  for (const path of ['go', '2026-11-22', '2026-02-30', '2025-12-31', 'hearts/2026-11-22']) {
    await page.enter(`#/daily/${path}`);
    await expect(page.notice).toContainText(`There’s no page at “#/daily/${path}”`);
    await expect(page.locator('.home')).toBeVisible();
  }
});
