// A match seen again: found by its address or in the list, and played on.

import assert from 'node:assert/strict';
import { expect, same, test, until, type Visits } from './page.ts';
import { played, Replay } from './replay.ts';

const WIDE = { width: 1440, height: 900 };
const SEVERAL = ['human', 'human', 'easy', 'easy'];

const opened = async (visit: Visits['visit'], size = WIDE) =>
  new Replay(await visit('', { ...size, settings: { speed: 'none' } }));

test('an address may lead to a move', async ({ visit }) => {
  const match = await played('yahtzee', ['human']);
  const table = await (await opened(visit)).keep(match);
  const count = match.log.length;
  for (const [address, at] of [
    ['7', 7],
    ['99999', count],
    ['x', 1],
  ] as const) {
    await table.page.enter(`#/replay/m/${address}`);
    await table.at(at, count);
  }
  await table.keep(await played('hearts', SEVERAL, { most: 9 }), {
    id: 'several',
  });
  await table.page.enter('#/replay/several');
  await expect(table.page.locator('.notice')).toContainText('you can replay this only when it’s over');
});

test('a match played on is practice', async ({ visit }) => {
  const match = await played('yahtzee', ['human']);
  const count = match.log.length;
  const table = await (await opened(visit)).keep(match);
  await table.see();
  const { page } = table;
  await page.press('End');
  await table.at(count, count);
  const playOn = page.getByRole('button', { name: 'Play on' });
  await expect(playOn).toHaveAttribute('aria-disabled', 'true');
  await page.press('ArrowLeft');
  await table.at(count - 1, count);
  await playOn.click();
  await until(() => page.address.startsWith('#/play/') && table.log.length === count - 1);
  await table.myTurn();
  same(table.log, match.log.slice(0, -1));
  same(page.taku.match?.head.seed, 's');
  assert(page.taku.match?.practice);
  await expect(page.locator('.caption').filter({ visible: true })).toContainText('practice');
  page.request({ type: 'play', move: match.log[count - 1] });
  await expect(table.sheet).toContainText('points');
  await expect(table.sheet.getByRole('link', { name: 'Statistics' })).toHaveCount(0);
  await table.sheet.getByRole('link', { name: 'Replay' }).click();
  await table.at(1, count);
  same(await page.taku.matches.finished(), []);
});

test('a finished match of the list leads to replay', async ({ visit }) => {
  const match = await played('yahtzee', ['human', 'easy']);
  const result = {
    seat: 0,
    sides: 2,
    places: match.places,
    points: match.points,
    rounds: 13,
    boxes: {},
  };
  const table = await opened(visit, { width: 360, height: 640 });
  await table.keep(match, { tally: { time: 1, hints: 0, undone: 0 }, result });
  const { page } = table;
  await page.enter('#/matches/yahtzee');
  await page.getByRole('link', { name: 'replay' }).click();
  await table.at(1, match.log.length);
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(page.locator('.transcript summary')).toHaveCount(13);
  await table.turns.nth(3).click();
  await expect(table.sheet).toHaveCount(0);
  await expect(table.where).not.toHaveAttribute('aria-valuetext', `Move 1 of ${match.log.length}`);
});
