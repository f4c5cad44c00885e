// Inside another page: what can be shown there, what the framing page is told, and what it cannot do.

import assert from 'node:assert/strict';
import { packed } from '../packed-links.ts';
import { tasks } from './browser/clock.ts';
import { Framed } from './framed.ts';
import { Learner } from './learner.ts';
import { expect, python, same, test, until } from './page.ts';
import { match, put, stored } from './stored.ts';

/** A problem, a packed position and a lesson, as links have them. */
const PROBLEM = await python<{ id: string; good: string[]; losses: Record<string, number[]> }>(`
from taku.problems import problems
from taku.records import plain
found = (each for each in problems("hearts") if not each.options and each.kind != "passing" and each.losses)
result = plain(min(found, key=lambda each: len(each.log)))
`);

test('a lesson tells each step, each answer and the end', async ({ visit }) => {
  const framed = await Framed.open(visit, '#/learn/hearts/points');
  const learner = new Learner(framed.page);
  await framed.tells('step', { step: 1, steps: 4, won: '' });
  same(framed.latest('loaded'), { kind: 'lesson', title: 'Points are bad', language: 'en' });
  await expect(framed.page.getByRole('heading', { level: 1 })).toContainText('Points are bad');
  await expect(framed.page.getByRole('heading', { level: 1 })).toContainText('step 1 of 4');
  framed.page.taku.parts.engine.wake();
  for (let at = 0; at < 4; at += 1) {
    const won = '1'.repeat(at);
    await framed.tells('step', { step: at + 1, steps: 4, won });
    await learner.solve();
    await framed.tells('answer', { right: true, step: at + 1, won: `${won}1` });
    await learner.goesOn();
  }
  await framed.tells('done', { right: 4, of: 4 });
  await expect(framed.page.getByText('4 of 4 right')).toBeVisible();
  await learner.presses('Play again');
  await framed.tells('step', { step: 1, steps: 4, won: '' });
  framed.isVersioned();
});

test('a lesson goes on after the steps in its address', async ({ visit }) => {
  const framed = await Framed.open(visit, '?won=101#/learn/hearts/points');
  await framed.tells('step', { step: 4, steps: 4, won: '101' });
  framed.page.taku.parts.engine.wake();
  const learner = new Learner(framed.page);
  await learner.solve();
  await learner.goesOn();
  await framed.tells('done', { right: 3, of: 4 });
  const over = await Framed.open(visit, '?won=11011111#/learn/hearts/points');
  await over.tells('done', { right: 3, of: 4 });
  for (const won of ['2', '1x', '<b>', '1'.repeat(1000).concat('.')]) {
    const other = await Framed.open(visit, `?won=${encodeURIComponent(won)}#/learn/hearts/points`);
    await other.tells('step', { step: 1, steps: 4, won: '' });
  }
});

test('one step of a lesson is taken alone', async ({ visit }) => {
  const framed = await Framed.open(visit, '#/learn/hearts/points/2');
  const learner = new Learner(framed.page);
  await framed.tells('step', { step: 2, steps: 4 });
  framed.page.taku.parts.engine.wake();
  await learner.solve();
  await learner.goesOn();
  await framed.tells('done', { right: 1, of: 1 });
});

test('a lesson needs no engine before the first touch', async ({ visit }) => {
  const { page } = await Framed.open(visit, '#/learn/hearts/points');
  await expect(page.locator('.hand [data-card]').first).toBeVisible();
  same(page.taku.engineState, 'loading');
  same(page.tab.engine.workers.length, 0);
  await page.locator('.hand [data-card]').first.click();
  await page.isReady();
});

test('a problem needs no engine before the first touch', async ({ visit }) => {
  const framed = await Framed.open(visit, `#/train/hearts/${PROBLEM.id}`);
  const { page } = framed;
  await expect(page.locator('.hand [data-card]').first).toBeVisible();
  await framed.tells('loaded', { kind: 'problem', title: 'What would you play?', language: 'en' });
  same(page.tab.engine.workers.length, 0);
  await page.locator(`.hand [data-card="${PROBLEM.good[0]}"]`).click();
  await page.getByRole('button', { name: 'Play' }).click();
  await framed.tells('done', { right: 1, of: 1 });
  same(page.tab.engine.workers.length, 1);
});

test('a problem whose table cannot be fetched starts the engine', async ({ visit }) => {
  const { page } = await Framed.open(visit, '#/rules/hearts/follow-suit');
  const missing = { status: 404, body: '' };
  page.tab.network.answer = path => (path.includes('/problem-views/') ? missing : undefined);
  await page.enter(`#/train/hearts/${PROBLEM.id}`);
  await page.isReady();
  await new Learner(page).canAnswer();
});

test('a problem tells what its answer costs', async ({ visit }) => {
  const framed = await Framed.open(visit, `#/train/hearts/${PROBLEM.id}`);
  const learner = new Learner(framed.page);
  await learner.canAnswer();
  framed.page.taku.parts.engine.wake();
  await learner.isLaid();
  await expect(framed.page.getByRole('heading', { level: 1 })).toHaveText('What would you play?');
  const [wrong] = Object.keys(PROBLEM.losses);
  await learner.give({ move: wrong });
  await until(() => framed.latest('done'));
  same(framed.latest('done'), { right: 0, of: 1 });
  const { right, loss } = framed.latest('answer') as { right: boolean; loss: number };
  same([right, loss.toFixed(1)], [false, PROBLEM.losses[wrong][0].toFixed(1)]);
  await learner.presses('Try again');
  await learner.canAnswer();
  await learner.give({ move: PROBLEM.good[0] });
  await framed.tells('done', { right: 1, of: 1 });
});

test('the deal and the problem of the day are shown', async ({ visit }) => {
  const deal = await Framed.open(visit, '#/daily/hearts');
  await deal.tells('loaded', { kind: 'match', title: 'Hearts', language: 'en' });
  await deal.page.getByRole('button', { name: 'Play Hearts' }).click();
  await until(() => deal.page.taku.match?.log.length);
  assert.match(String(deal.page.taku.match?.head.seed), /^daily\/hearts\/\d{4}-\d\d-\d\d$/);
  const problem = await Framed.open(visit, '#/train/hearts/day');
  await new Learner(problem.page).canAnswer();
  await problem.tells('loaded', { kind: 'problem', title: 'What would you play?', language: 'en' });
});

test('what has a place in the whole page has lines to embed it', async ({ visit }) => {
  for (const [hash, content] of [
    ['#/rules/hearts/follow-suit', '#/rules/hearts/follow-suit'],
    ['#/daily/hearts', '#/daily/hearts'],
    ['#/train/hearts', '#/train/hearts/day'],
  ]) {
    const page = await visit(hash, { engine: false });
    await page.locator('.embed-code summary').click();
    await expect(page.locator('#embed-lines')).toHaveValue(
      new RegExp(`<iframe src="[^"]*/embed\\.html${content}" title="[^"]+"`),
    );
  }
});

test('a rule is shown with its examples and no link but one', async ({ visit }) => {
  const framed = await Framed.open(visit, '#/rules/hearts/follow-suit');
  const { page } = framed;
  await framed.tells('loaded', { kind: 'rule', title: 'Follow suit', language: 'en' });
  await expect(page.locator('.example .no').first).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open in Taku' }).click();
  assert(page.tab.opened[0].endsWith('/some/where/#/rules/hearts/follow-suit'), page.tab.opened[0]);
  same(page.tab.engine.workers.length, 0);
});

test('a position is stepped through without the actions of the whole page', async ({ visit }) => {
  const log = ['deal 2C 3D | 5C AH | 8C TD | JC KD', '2C'];
  const framed = await Framed.open(
    visit,
    `#/study/hearts/${packed(['position', { passing: false }, 4, 2, log.join('\n')])}`,
  );
  const { page } = framed;
  await expect(page.locator('.line-steps output')).toHaveText('2 / 2');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.locator('.line-steps output')).toHaveText('1 / 2');
  await expect(page.locator('.line-actions')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(1);
  same(framed.latest('loaded'), { kind: 'position', title: 'Hearts', language: 'en' });
});

test('a match begins with Play, and tells its points', async ({ visit }) => {
  const framed = await Framed.open(visit, '#/game/yahtzee');
  const { page } = framed;
  await framed.tells('loaded', { kind: 'match', title: 'Yahtzee', language: 'en' });
  same(page.tab.engine.workers.length, 0);
  await page.getByRole('button', { name: 'Play Yahtzee' }).click();
  await expect(page.locator('.table .dice')).toBeVisible();
  await until(() => page.taku.match?.log.length);
  await expect(page.locator('.bar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in Taku' })).toHaveCount(1);
  same(page.address, 'embed.html#/game/yahtzee');
});

test('a score pad begins with the names typed here and tells none', async ({ visit }) => {
  const framed = await Framed.open(visit, '#/pad/yahtzee');
  const { page } = framed;
  await framed.tells('loaded', { kind: 'pad', title: 'Score pad: Yahtzee', language: 'en' });
  await page.getByLabel('Name of player 1').fill('Yuki');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.table')).toContainText('Yuki');
  assert(!JSON.stringify(framed.told).includes('Yuki'));
});

test('an address that shows nothing says so', async ({ visit }) => {
  for (const address of [
    '',
    '#/settings',
    '#/learn/hearts/nothing',
    '#/train/hearts/nothing',
    '#/rules/chess/x',
    '#/%',
  ]) {
    const framed = await Framed.open(visit, address);
    await expect(framed.page.getByRole('link', { name: 'Open in Taku' })).toBeVisible();
    same(framed.latest('loaded'), undefined, address);
  }
});

test('the address and the framing page choose language and theme', async ({ visit }) => {
  const framed = await Framed.open(visit, '?language=ja&theme=dark#/rules/hearts/follow-suit');
  const { page } = framed;
  const root = page.document.documentElement;
  same([root.lang, root.dataset.theme], ['ja', 'dark']);
  framed.send({ taku: 1, type: 'appearance', theme: 'light', language: 'en' });
  await until(() => root.lang === 'en' && root.dataset.theme === 'light');
  await expect(page.getByRole('link', { name: 'Open in Taku' })).toBeVisible();
});

// What a frame cannot do

/** Messages to which a frame must not react. */
const HOSTILE: unknown[] = [
  ...[undefined, null, true, 0, 1, -1, NaN, '', 'appearance', '{"taku":1,"type":"appearance","theme":"dark"}'],
  ...[[], [1, 'appearance'], {}, { taku: 1 }, { type: 'appearance', theme: 'dark' }, { taku: '1', type: 'appearance' }],
  { taku: 2, type: 'appearance', theme: 'dark' },
  { taku: 0, type: 'appearance', theme: 'dark' },
  { taku: [1], type: 'appearance', theme: 'dark' },
  { taku: 1, type: 'Appearance', theme: 'dark' },
  { taku: 1, type: ['appearance'], theme: 'dark' },
  { taku: 1, type: 'appearance', theme: 'blue' },
  { taku: 1, type: 'appearance', theme: ['dark'] },
  { taku: 1, type: 'appearance', theme: { toString: 'dark' } },
  { taku: 1, type: 'appearance', theme: 'dark" onload="alert(1)' },
  { taku: 1, type: 'appearance', theme: 'dark', language: 'none' },
  { taku: 1, type: 'appearance', theme: 'dark', language: '../../en' },
  { taku: 1, type: 'appearance', theme: 'dark', language: 7 },
  { taku: 1, type: 'appearance', language: 'x'.repeat(1_000_000) },
  JSON.parse('{"__proto__":{"taku":1,"type":"appearance","theme":"dark"}}'),
  { taku: 1, type: 'constructor', prototype: { theme: 'dark' } },
  { taku: 1, type: 'resize', height: 1e9 },
  { taku: 1, type: 'loaded', kind: 'lesson', title: '<img src=x>' },
  { taku: 1, type: 'go', hash: '#/settings' },
  { taku: 1, type: 'settings', yourName: 'Mallory' },
  { taku: 1, type: 'play', move: '2C' },
  { type: 'play', move: '2C' },
  { type: 'load', save: { format: 1, game: 'hearts', options: {}, seed: '1', seats: ['human'], log: [] } },
  { type: 'read-toml', text: 'x = 1' },
  { type: 'skip-waiting' },
  { type: 'crash', message: 'x' },
  { type: 'frame', view: { seat: 0 } },
  { type: 'relay', url: 'wss://elsewhere' },
];

test('messages other than an appearance change nothing', async ({ visit }) => {
  const framed = await Framed.open(visit, '?theme=light&language=en#/learn/hearts/points');
  const { page, told } = framed;
  await framed.tells('step', { step: 1, steps: 4, won: '' });
  await tasks();
  const { match: shown, settings } = page.taku;
  const state = () => JSON.stringify([settings, page.document.documentElement.dataset, page.address, shown, told]);
  const before = state();
  assert(HOSTILE.length >= 40);
  for (const data of HOSTILE) framed.send(data);
  const wanted = { taku: 1, type: 'appearance', theme: 'dark', language: 'ja' };
  for (const source of [null, page.window, {}]) framed.send(wanted, source);
  await tasks();
  same(state(), before);
  same(page.taku.match, shown);
  same(page.tab.engine.workers.length, 0);
});

test('a frame sees nothing stored and stores nothing', async ({ visit }) => {
  const mine = await visit('', { settings: { yourName: 'Yuki', theme: 'dark' }, engine: false });
  await put(mine, { 'match:one': match('one') });
  const before = JSON.stringify([await stored(mine), { ...mine.window.localStorage }]);
  const framed = await Framed.open(visit, '#/game/yahtzee');
  const { page } = framed;
  same([page.taku.settings.yourName, page.document.documentElement.dataset.theme], ['', 'light']);
  same(page.taku.matches.list(), []);
  await page.getByRole('button', { name: 'Play Yahtzee' }).click();
  await until(() => page.taku.match?.log.length);
  page.hide();
  same(JSON.stringify([await stored(mine), { ...mine.window.localStorage }]), before);
  await expect(mine.locator('.home')).toBeAttached();
  const { window } = page;
  same(
    ['indexedDB', 'caches', 'BroadcastChannel', 'RTCPeerConnection', 'SharedWorker'].filter(
      name => window[name as never],
    ),
    [],
  );
  same(
    [window.navigator.locks, window.navigator.serviceWorker, window.navigator.mediaDevices],
    [undefined, undefined, undefined],
  );
});
