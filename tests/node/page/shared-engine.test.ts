// Frames on one page share one engine: each has its own match in it, and outlives the frame that has started it.

import assert from 'node:assert/strict';
import { Framed } from './framed.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { Table } from './table.ts';

/** A frame with a match of Hearts. */
type Player = { framed: Framed; page: Page; table: Table };

/** Open so many frames on one page, and begin a match in each. */
async function open({ visit }: Visits, count: number) {
  const players: Player[] = [];
  while (players.length < count) {
    const framed = await Framed.open(visit, '#/game/hearts', {}, players[0]?.framed);
    const { page } = framed;
    const table = new Table(page);
    await page.getByRole('button', { name: 'Play Hearts' }).click();
    await table.begin();
    players.push({ framed, page, table });
  }
  return players;
}

const logs = (players: readonly Player[]) => players.map(({ table }) => structuredClone([...table.log]));

/** Play a card in each frame. */
async function playOn(players: readonly Player[]) {
  for (const { table } of players)
    await table.decide(async () => {
      await table.touch(table.playable.first);
      await table.primary.click();
    });
}

/** How many engines that a frame has started still run, by frame. */
const running = (players: readonly Player[]) =>
  players.map(({ page }) => page.tab.engine.workers.filter(({ isOver }) => !isOver).length);

/** Wait until the match goes on in each frame after its engine has ended. */
async function goOn(players: readonly Player[], before: string[][]) {
  for (const { page, table } of players) {
    await expect(page.notice).toContainText('continues where it was');
    await page.isReady();
    await page.hasSettled();
    await table.myTurn();
  }
  same(logs(players), before);
  same(running(players).toSorted(), [...Array(players.length - 1).fill(0), 1]);
  await playOn(players);
}

test('each frame plays its own match', async visits => {
  const players = await open(visits, 3);
  await playOn(players);
  await playOn(players);
  same(new Set(players.map(({ page }) => page.taku.match?.head.seed)).size, 3);
  same(running(players), [1, 0, 0]);
});

test('removed frames cost the others no match', async visits => {
  const players = await open(visits, 5);
  let before = logs(players);
  for (const { framed } of players.slice(0, 4)) {
    framed.remove();
    const left = players.slice(players.findIndex(player => player.framed === framed) + 1);
    await until(() => running(left).some(Boolean));
    for (const { page } of left) await page.isReady();
    before = before.slice(1);
    same(logs(left), before);
  }
  await goOn(players.slice(4), before); // without a move in between, as after a single crash
});

test('a crash restarts one engine for all', async visits => {
  const players = await open(visits, 2);
  const before = logs(players);
  players[0].page.tab.engine.die();
  await goOn(players, before);
});

test('a frame restarts its connection alone', async visits => {
  const players = await open(visits, 2);
  const [one, two] = players;
  two.page.taku.parts.engine.restart();
  await two.page.isReady();
  await one.page.hasSettled();
  same([running(players), one.page.taku.engineState], [[1, 0], 'ready']);
  await playOn([one]);
  await expect(one.page.notice).toHaveCount(0);
});

test('a silent engine is replaced for all', async visits => {
  const players = await open(visits, 2);
  const [one, two] = players;
  const before = logs(players);
  await two.page.hasSettled(); // a late answer would be a sign of life
  two.page.stopClock();
  one.page.tab.engine.takes = () => false;
  two.page.request({ type: 'hint' });
  await two.page.pass(60_000);
  await goOn(players, before);
});

test('a busy engine is not taken for dead', async visits => {
  const players = await open(visits, 2);
  const [one, two] = players;
  await two.page.hasSettled();
  two.page.stopClock();
  one.page.tab.engine.takes = ({ type }) => type !== 'hint';
  two.page.request({ type: 'hint' });
  await two.page.pass(40_000);
  await playOn([one]);
  await two.page.pass(40_000);
  same([running(players), two.page.taku.engineState], [[1, 0], 'busy']);
  await expect(two.page.notice).toHaveCount(0);
});

test('a long answer delays others by its steps', async visits => {
  const [one, two] = await open(visits, 2);
  const { answers } = one.page.tab.engine;
  const askedAtOnce = async () => {
    for (const { page } of [one, two]) await page.hasSettled();
    const before = answers.length;
    one.page.request({ type: 'play', move: one.page.taku.match?.glance?.items[0] ?? '' });
    two.page.request({ type: 'snapshot' });
    const types = () => answers.slice(before).map(({ type }) => type);
    await until(() => types().filter(type => type === 'answered').length >= 2);
    return types();
  };
  let types = await askedAtOnce();
  const isShort = types.filter(type => type === 'frame').length < 2;
  if (isShort) types = await askedAtOnce(); // the last player of the trick has won it, and leads now: the others follow
  assert(types.indexOf('snapshot-taken') < types.lastIndexOf('frame'), types.join());
});
