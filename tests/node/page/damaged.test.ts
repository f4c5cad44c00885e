// Matches that cannot be opened: listed with their reason, kept whole, never loaded in part.

import assert from 'node:assert/strict';
import { expect, type Page, same, test, type Visits } from './page.ts';
import { match, put, stored } from './stored.ts';

const HOSTILE = '<img src=x onerror="window.broken=1">';

const without = (id: string, part: string) =>
  Object.fromEntries(Object.entries(match(id)).filter(([name]) => name !== part));

const DAMAGED: Record<string, [value: unknown, why: string]> = {
  a: ['what is this?', 'is damaged.'],
  b: [match('b', { head: { format: 2, options: 'of another kind' } }), 'another version'],
  c: [match('c', { head: { game: 'bridge' } }), 'doesn’t have this game'],
  d: [match('d', { head: { game: '__proto__' } }), 'doesn’t have this game'],
  e: [match('e', { head: { options: { pasing: true } } }), 'house rules'],
  f: [match('f', { head: { options: { passing: 'both ways' } } }), 'house rules'],
  g: [match('g', { head: { seats: ['human'] } }), 'players'],
  h: [match('h', { head: { seats: ['human', 'easy', 'wise', 'easy'] } }), 'players'],
  i: [match('i', { head: { seats: Array(4).fill('easy') } }), 'players'],
  j: [match('j', { head: { seats: ['human', 7] } }), '“head.seats[1]”'],
  k: [match('k', { head: { seed: null } }), '“head.seed”'],
  l: [without('l', 'head'), '“head”'],
  m: [without('m', 'log'), 'its moves'],
  n: [match('n', { log: ['deal', 3] }), '“log[1]”'],
  o: [match('o', { names: HOSTILE }), 'its players’ names'],
  p: [match('p', { when: 'yesterday' }), 'its date'],
  q: [match('another'), '“id”'],
  r: [match('r', { over: true }), '“over”'],
  s: [match('s', { friends: { here: ['0'], commitments: [] } }), '“friends.here[0]”'],
  t: [match('t', { friends: { here: [4], commitments: [] } }), '“friends.here”'],
  [HOSTILE]: [{ [HOSTILE]: HOSTILE, head: { game: HOSTILE } }, '“id”'],
};

/** Open home where these have been stored before. */
async function home(visit: Visits['visit'], values: Record<string, unknown>, engine = false) {
  const page = await visit('', { engine });
  await put(page, values);
  await page.reload();
  await expect(page.locator('.home')).toBeVisible();
  return page;
}

/** What home lists as damaged. */
const section = (page: Page) => page.getByRole('region', { name: 'Can’t be opened' });
const items = (page: Page) => section(page).getByRole('listitem');

const SCREENS = {
  data: '#/data',
  statistics: '#/statistics',
  matches: '#/matches/hearts',
  lessons: '#/lessons',
  learn: '#/learn',
  lab: '#/lab/hearts',
  given: '#/given',
  mistakes: '#/mistakes',
  home: '#/',
};

test('values no JSON can hold break no screen', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const odd: Record<string, unknown> = {};
  for (const [at, when] of [5n, new Date(0), Number.NaN, 8.64e15, []].entries()) {
    odd[`match:o${at}`] = { ...(match(`o${at}`) as object), when };
    odd[`over:r${at}`] = { ...(match(`r${at}`, { over: true }) as object), when };
    odd[`record:r${at}`] = { id: `r${at}`, when, head: (match('r') as { head: object }).head };
    odd[`lesson:l${at}`] = { id: `l${at}`, when, lesson: { cycle: 'matches' } };
    odd[`slip:AAAA ${at}`] = { id: `AAAA ${at}`, when, code: 5n };
  }
  await put(page, odd, '');
  await page.reload();
  await expect(items(page)).toHaveCount(5);
  for (const [screen, address] of Object.entries(SCREENS)) {
    await page.go(address);
    await expect(page.locator(`[data-screen="${screen}"]`)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first).toBeVisible();
  }
  await expect(section(page).getByText('its date').first).toBeVisible();
  await page.go('#/data');
  const { text } = await page.download(() => page.getByRole('button', { name: 'Save as a file' }).click());
  same(JSON.parse(text).format, 1);
});

test('each damaged match is listed and kept', async ({ visit }) => {
  const values = {
    ...Object.fromEntries(Object.entries(DAMAGED).map(([id, [value]]) => [id, value])),
    good: match('good'),
  };
  const page = await home(visit, values);
  await expect(items(page)).toHaveCount(Object.keys(DAMAGED).length);
  const texts = items(page).texts;
  for (const [at, { id }] of page.taku.matches.damaged().entries()) assert(texts[at].includes(DAMAGED[id][1]), id);
  same(
    page.taku.matches.list().map(({ id }) => id),
    ['good'],
  );
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(1);
  same(await stored(page), Object.fromEntries(Object.entries(values).map(([id, value]) => [`match:${id}`, value])));
  assert(!('broken' in page.window));
});

test('a damaged match is copied as text or removed', async ({ visit }) => {
  const [value] = DAMAGED.c;
  const page = await home(visit, { c: value, e: DAMAGED.e[0] });
  await section(page).getByRole('button', { name: 'Copy as text: Saved game, 14 Nov 2023' }).click();
  await expect(page.notice).toContainText('copied as text');
  same(JSON.parse(page.tab.device.clipboard), value);
  await section(page).getByRole('button', { name: 'Delete for good: Saved game' }).click();
  await expect(items(page)).toHaveCount(1);
  same(Object.keys(await stored(page)), ['match:e']);
  await section(page).getByRole('button', { name: 'Delete for good: Hearts' }).click();
  await expect(section(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.home')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  same(await stored(page), {});
});

test('without a clipboard the text comes as a file', async ({ visit }) => {
  const page = await home(visit, { a: { what: 'is this?' } });
  Object.assign(page.window.navigator.clipboard, { writeText: () => page.window.Promise.reject() });
  const copy = section(page).getByRole('button', { name: 'Copy as text' });
  const { text } = await page.download(() => copy.click());
  same(JSON.parse(text), { what: 'is this?' });
});

const CAPTION = { id: 'turn', args: {} };
const GLANCES = [
  7,
  { items: [''], caption: CAPTION, to_act: 0, seat: 0, points: [] },
  { items: [HOSTILE], caption: CAPTION, to_act: 0, seat: 0 },
  { items: ['QS'], caption: { id: 'turn', args: null }, to_act: 0, seat: 0 },
  { items: ['QS'], caption: CAPTION, to_act: '0', seat: 0 },
];

test('a damaged glance of a match does no harm', async ({ visit }) => {
  const odd = GLANCES.map((glance, at) => [`${at}`, match(`${at}`, { glance, tally: glance })]);
  const page = await home(visit, Object.fromEntries(odd));
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(odd.length);
  await expect(section(page)).toHaveCount(0);
  same(
    page.taku.matches.list().map(({ glance }) => glance),
    odd.map(() => null),
  );
});

test('a stored match brings only its own parts', async ({ visit }) => {
  const wish = { type: 'start', game: 'haggis', seats: ['human', 'easy'], seed: '1' };
  const page = await home(visit, { good: match('good', { wish, open: true, x: 1 }) });
  const parts = Object.keys(page.taku.matches.known('good') ?? {});
  assert(parts.includes('log') && !['wish', 'open', 'x'].some(part => parts.includes(part)));
});

test('an unplayable log names its move', async ({ visit }) => {
  const odd = match('odd', { log: ['deal nonsense'] });
  const page = await home(visit, { odd }, true);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.notice).toContainText('Move 1 of this game isn’t allowed');
  await expect(page.notice).toContainText('kept as it is');
  await expect(section(page)).toContainText('Move 1 of this game isn’t allowed');
  same((await stored(page))['match:odd'], odd);
  await page.reload();
  await expect(section(page)).toContainText('Move 1 of this game isn’t allowed');
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
});

test('the address of a damaged match says why', async ({ visit }) => {
  const page = await home(visit, { e: DAMAGED.e[0] });
  await page.enter('#/play/e');
  await expect(page.notice).toContainText('doesn’t have this game’s house rules');
  await expect(section(page)).toBeVisible();
});

test('another tab lists a damaged match too', async ({ visit }) => {
  const page = await home(visit, {});
  const tab = await visit('', { engine: false });
  await put(tab, { e: DAMAGED.e[0] });
  new tab.window.BroadcastChannel('taku matches').postMessage('e');
  await expect(section(page)).toContainText('house rules');
});

test('a damaged record is restored from its match', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const result = { seat: 0, sides: 4, places: [1, 2, 3, 4], points: [0, 5, 9, 12], rounds: 1, boxes: {} };
  const tally = { time: 1, hints: 0, undone: 0 };
  await page.taku.matches.keep(match('whole', { over: true, result, tally }));
  await put(page, { whole: 'damaged', lost: 'damaged' }, 'record:');
  const finished = await page.taku.matches.finished();
  same(
    finished.map(record => [record.id, record.result]),
    [['whole', result]],
  );
  page.taku.redraw();
  await expect(items(page)).toHaveCount(1);
  same(
    page.taku.matches.damaged().map(({ id }) => id),
    ['lost'],
  );
});
