// Statistics: records of finished matches, and their sums.

import assert from 'node:assert/strict';
import { VERSION } from '../../../web/storage/review-shape.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { figure, finished, HEARTS, keep, record } from './records.ts';
import { put, REVIEWED } from './stored.ts';
import { sit } from './table.ts';
import { translate } from './translated.ts';

const STRONG = ['human', 'strong', 'strong', 'strong'];

type Nearly = {
  log: string[];
  last: string;
  earlier: { log: string[]; move: string };
  whole: string[];
  points: number[];
  places: number[];
};

/** The log of a match up to the last decision of the person at seat 0, and that decision; the same of the one before. */
const nearlyOver = (game: string, seats: string[], options: object) =>
  python<Nearly>(`
import json
from taku import Match
match = Match(${JSON.stringify(game)}, json.loads('${JSON.stringify(options)}'), seed="s", seats=${JSON.stringify(seats)})
while not match.over:
    match.play(match.moves()[0])
entry = match.last_decision(0)
before = match.at(entry).last_decision(0)
result = {"log": match.log[:entry], "last": match.log[entry], "whole": match.log,
          "earlier": {"log": match.log[:before], "move": match.log[before]},
          "points": match.points, "places": match.places}
`);

const untilFinished = (page: Page, count: number) => until(async () => (await finished(page)).length === count);

async function show(page: Page, screen = '#/statistics/hearts') {
  await page.enter(screen);
  await expect(page.locator('.statistics .help').first).toBeAttached();
}

/** Assert several figures by the words beside them. */
async function haveFigures(page: Page, figures: Record<string, string>) {
  for (const [word, text] of Object.entries(figures)) await expect(figure(page, word)).toHaveText(text);
}

test('a finished match is kept and found again', async ({ visit }) => {
  const options = { passing: false, target: 50 };
  const { log, last, whole, points, places } = await nearlyOver('hearts', HEARTS, options);
  const table = await sit(visit, 'hearts', { options, log });
  const { page } = table;
  page.request({ type: 'play', move: last });
  await until(() => page.taku.match?.result);
  await untilFinished(page, 1);
  const [kept] = await finished(page);
  same([kept.result?.points, kept.result?.places], [points, places]);
  assert(!('log' in kept));
  same(page.taku.matches.list(), []);
  same((await page.taku.matches.open('m'))?.log, whole);
  await table.sheet.getByRole('link', { name: 'Statistics' }).click();
  await haveFigures(page, { Matches: '1', Best: `${points[0]}` });
});

test('hints and undone moves are counted', async ({ visit }) => {
  const { log, last } = await nearlyOver('yahtzee', ['human'], {});
  let asked = 0;
  const storage = { persisted: async () => false, persist: async () => !!(asked += 1) };
  const { page } = await sit(visit, 'yahtzee', {
    seats: ['human'],
    log,
    page: { prepare: ({ navigator }) => Object.defineProperty(navigator, 'storage', { value: storage }) },
  });
  page.request({ type: 'hint' });
  await until(() => page.taku.match?.tally?.hints === 1);
  page.request({ type: 'play', move: last });
  await until(() => asked === 1);
  await untilFinished(page, 1);
  page.request({ type: 'undo' });
  await untilFinished(page, 0);
  await until(() => page.taku.matches.list().length === 1);
  page.request({ type: 'play', move: last });
  await untilFinished(page, 1);
  const [{ tally }] = await finished(page);
  same([tally?.hints, tally?.undone], [1, 1]);
  await page.enter('#/matches/yahtzee');
  await expect(page.getByText('1 hint', { exact: true })).toBeVisible();
  await expect(page.getByText('1 move undone')).toBeVisible();
});

test('a browser is asked once to keep matches', async ({ visit }) => {
  const { earlier, last } = await nearlyOver('yahtzee', ['human'], {});
  let asked = 0;
  const storage = { persisted: async () => false, persist: async () => !!(asked += 1) };
  const { page } = await sit(visit, 'yahtzee', {
    seats: ['human'],
    log: earlier.log,
    page: { prepare: ({ navigator }) => Object.defineProperty(navigator, 'storage', { value: storage }) },
  });
  const { matches } = page.taku;
  let release = () => {};
  const held = new Promise<void>(done => (release = done));
  const keep = matches.keep.bind(matches);
  const kept: Promise<void>[] = [];
  matches.keep = (...given) => {
    kept.push(held.then(() => keep(...given)));
    return kept[kept.length - 1];
  };
  for (const move of [earlier.move, last]) page.request({ type: 'play', move });
  await until(() => page.taku.match?.result);
  assert(kept.length > 1);
  release();
  await Promise.all(kept);
  await until(() => asked > 0);
  await matches.finished(); // as long as a second question would take
  same(asked, 1);
});

test('figures follow what is chosen', async ({ visit }) => {
  const page = await visit('#/statistics', { engine: false });
  await expect(page.getByRole('heading', { name: 'No finished matches yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Hearts' })).toBeVisible();
  const strong = [record(3, { points: 60, place: 3, seats: STRONG }), record(4, { points: 14, seats: STRONG })];
  await keep(page, record(1, { points: 10 }), record(2, { points: 20 }), ...strong);
  await show(page);
  await haveFigures(page, {
    Matches: '4',
    'First places': '3 75%',
    'Average place': '1.5',
    'Average points': '26',
    Best: '10',
    'Current winning streak': '1',
    'Longest winning streak': '2',
  });
  await page.getByRole('radio', { name: 'Strong' }).check();
  await haveFigures(page, { Matches: '2', 'Average points': '37' });
});

test('translated figures follow what is chosen', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keep(page, record(1, { points: 10 }), record(2, { points: 40, seats: STRONG }));
  await show(page);
  translate(page);
  await haveFigures(page, { Matches: '2', 'Average points': '25' });
  await page.getByRole('radio', { name: 'Strong' }).check();
  await haveFigures(page, { Matches: '1', 'Average points': '40' });
});

test('absurd figures hide no others', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const odd = [300_000_000, 5_000_000_000].map((sides, at) => {
    const { result, ...parts } = record(5 + at);
    return { ...parts, result: { ...result, sides } };
  });
  await keep(page, record(1), record(2), ...odd);
  await show(page);
  await haveFigures(page, { Matches: '2' });
  await page.enter('#/');
  const damaged = page.getByRole('region', { name: 'Can’t be opened' }).getByText('result.sides');
  await expect(damaged).toHaveCount(2);
});

test('matches with friends are told from those with bots', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const friends = { here: [1], commitments: [] };
  const seats = ['human', 'human', 'human', 'easy'];
  await keep(page, record(1, { points: 10 }), record(2, { points: 30 }), record(3, { seats: Array(4).fill('human') }));
  await keep(page, record(4, { points: 50, seats, friends }));
  await page.enter('#/matches/hearts');
  await expect(page.locator('.played li').first).toContainText('With friends');
  await page.getByRole('radio', { name: 'With friends' }).check();
  await expect(page.locator('.played li')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Easy' }).check();
  await expect(page.locator('.played li')).toHaveCount(2);
  await show(page);
  await page.getByRole('radio', { name: 'With friends' }).check();
  await haveFigures(page, { Matches: '1', 'Average points': '50' });
  await expect(page.getByRole('row', { name: 'With friends 1 100% 50' })).toBeVisible();
});

test('own house rules go by their name', async ({ visit }) => {
  const rules = { hearts: [{ name: 'Sunday', options: { target: 50 } }] };
  const page = await visit('', { engine: false, settings: { rules } });
  const mixed = [50, 75].map(target => ({ ...record().head, options: { target } }));
  await keep(page, record(0), ...mixed.map((head, at) => record(at + 1, { points: at + 1, head })));
  await page.enter('#/matches/hearts');
  await expect(page.locator('.played li').nth(1)).toContainText('Sunday');
  await show(page);
  await expect(page.getByRole('radio', { name: 'Your own mix' })).toBeVisible();
  await page.getByRole('radio', { name: 'Sunday' }).check();
  await haveFigures(page, { 'Average points': '1' });
});

test('a thousand matches are charted as a table', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const many = Array.from({ length: 1225 }, (_, at) => record(at, { points: at % 50, place: 1 + (at % 4) }));
  await keep(page, ...many);
  await show(page);
  await haveFigures(page, { Matches: '1,225' });
  const rows = page.getByRole('table', { name: '20 latest results' }).getByRole('row');
  await expect(rows).toHaveCount(21);
  await expect(rows.last).toContainText('1st24');
  await expect(page.locator('.result-chart .star')).toHaveCount(6); // one star is in the legend
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.played li')).toHaveCount(10);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(page.locator('.played li')).toHaveCount(60);
});

// Skill, apart from luck

type Kind = readonly [kind: string, decisions: number, clear: number];

/** So many decisions of each kind, of which so many were clear mistakes that cost 5 points. */
const decisions = (kinds: readonly Kind[]) =>
  kinds
    .flatMap(([kind, count, clear]) =>
      Array.from({ length: count }, (_, at) => ({ kind, clear: at < clear, loss: at < clear ? 5 : 0.2, error: 0.1 })),
    )
    .map((one, at) => ({ ...REVIEWED, ...one, entry: at + 1 }));

/** A review of a match of two rounds. */
function review(id: string, kinds: readonly Kind[], parts: object = {}) {
  const judged = decisions(kinds);
  const shares = [2, -5].map((luck, round) => ({
    round,
    entries: [20 * round, 20 * round + 20],
    unit: 'round',
    expected: 0,
    result: 0,
    luck,
    play: -luck,
    error: 0.3,
    strong: null,
    strong_error: 0,
  }));
  const [entries, ends] = [judged.map(({ entry }) => entry), shares.map(share => share.entries[1])];
  return { id, version: VERSION, log: '0-0', seat: 0, seed: id, least: 1, entries, ends, judged, shares, ...parts };
}

const POOR: Kind[] = [
  ['leading-spades', 12, 6],
  ['discarding', 15, 0],
  ['moon', 2, 2],
];
const DAMAGED = [
  { version: 0 },
  { seat: 1 },
  { least: 0 },
  { judged: [{ entry: 1 }] },
  { id: 'other' },
  { entries: [1] },
];

/** The statistics of Hearts, of matches r0, r1 … of which these reviews are kept. */
async function withReviews(visit: Visits['visit'], reviews: Record<string, object>, matches = 3) {
  const page = await visit('', { engine: false });
  await keep(page, ...Array.from({ length: matches }, (_, at) => record(at)));
  await put(page, reviews, 'review:');
  await show(page);
  return page;
}

test('skill is told from luck in undamaged reviews', async ({ visit }) => {
  const damaged = Object.fromEntries(DAMAGED.map((parts, at) => [`r${at + 2}`, review(`r${at + 2}`, POOR, parts)]));
  const good = { r0: review('r0', POOR), r1: review('r1', [['discarding', 12, 2]]), r9: review('r9', POOR) };
  const page = await withReviews(visit, { ...damaged, ...good }, 9);
  const skill = page.locator('.skill');
  await expect(skill).toContainText('2 of 9 matches reviewed.');
  await expect(page.getByRole('link', { name: 'Review the match of' })).toHaveAttribute('href', '#/review/r8');
  // 8 mistakes of 5 points in two rounds, and 2 in two
  await expect(figure(page, 'Your decisions')).toContainText('−12.5 points a round');
  await expect(figure(page, 'Your decisions')).toContainText('±0.3');
  await expect(figure(page, 'Luck')).toContainText('−1.5 points a round');
  same(skill.locator('tbody tr').cells, [
    ['9 Sept 2001', '−20', '0.5', '−1.5'],
    ['9 Sept 2001', '−5', '0.3', '−1.5'],
  ]);
  await expect(skill.locator('circle.own')).toHaveCount(3); // one star is in the legend
});

test('the best and the worst kind are named', async ({ visit }) => {
  const page = await withReviews(visit, { r0: review('r0', POOR) });
  const [best, worst] = ['best', 'worst'].map(end => page.locator(`[data-end=${end}]`));
  await expect(best).toContainText('Discarding a costly card');
  await expect(best).toContainText('no clear mistake in 15 decisions');
  await expect(worst).toContainText('Leading spades');
  await expect(worst).toContainText('6 clear mistakes in 12 decisions');
  const kinds = page.getByRole('table', { name: 'Strengths and weaknesses' }).locator('tbody tr');
  same(kinds.cells, [
    ['Discarding a costly card', '15', '0', '0'],
    ['Leading spades', '12', '6', '2.5'],
  ]); // two moons are too few to be named
});

test('no kind is named for too few decisions', async ({ visit }) => {
  const page = await withReviews(visit, { r0: review('r0', [['discarding', 9, 3]]) });
  await expect(page.getByText('Too few decisions have been reviewed')).toBeVisible();
  await put(
    page,
    {
      r0: review('r0', [
        ['discarding', 10, 0],
        ['taking', 10, 0],
      ]),
    },
    'review:',
  );
  await page.reload();
  await expect(page.getByText('No kind of decision stands out')).toBeVisible();
  await expect(page.locator('[data-end]')).toHaveCount(0);
});
