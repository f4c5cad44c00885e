// A match seen again: walked, read, seen from every seat, found by its address or in the list, and played on.

import assert from 'node:assert/strict';
import { expect, same, test, until, type Visits } from './page.ts';
import { HEARTS } from './records.ts';
import { type Played, played, Replay } from './replay.ts';
import { sit } from './table.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 568 };
const SEVERAL = ['human', 'human', 'easy', 'easy'];

const opened = async (visit: Visits['visit'], size = WIDE) =>
  new Replay(await visit('', { ...size, settings: { speed: 'none' } }));

/** The matches of Hearts that are seen again: one that is over, and one that is not. */
const OVER = { options: { target: 50, passing: false } };
const RUNNING = { most: 75 };

const NAMES = ['You', 'Mia', 'Otto', 'Ines'];
const deals = ({ log }: Played) => log.filter(entry => entry.startsWith('deal '));
/** The cards that a seat gets in a deal. */
const dealt = (deal: string, seat: number) => deal.replace('deal ', '').split(' | ')[seat].split(' ');

// Walked

test('keys walk a match, and moves are heard', async ({ visit }) => {
  const match = await played('hearts', HEARTS, OVER);
  const count = match.log.length;
  const table = await (await (await opened(visit)).keep(match)).see();
  const { page } = table;
  await expect(table.rows.locator('.name')).toHaveText(NAMES);
  await expect(page.locator('.rows [data-card]')).toHaveCount(52);
  await table.at(1, count);
  await page.press('ArrowRight');
  await table.at(2, count);
  await page.press('End');
  await table.at(count, count);
  await page.press('Home');
  await table.at(0, count);
  await page.fallsSilent();
  page.said = [];
  for (let step = 0; step < 3; step += 1) await page.press('ArrowRight');
  await table.at(3, count);
  const [leader] = table.current.texts[0].split(' ');
  assert(NAMES.includes(leader));
  await page.hears('Move 3 of');
  await page.hears(leader);
});

test('the transcript leads to each move', async ({ visit }) => {
  const match = await played('hearts', HEARTS, OVER);
  const count = match.log.length;
  const table = await (await (await opened(visit)).keep(match)).see();
  const { page, turns } = table;
  await expect(page.locator('.transcript summary')).toHaveCount(deals(match).length);
  await turns.nth(7).click();
  await table.at(8, count);
  await expect(turns.nth(7)).toHaveAttribute('aria-current', 'step');
  await expect(table.current).toHaveCount(1);
  for (let step = 0; step < 2; step += 1) await page.press('ArrowUp');
  await expect(turns.nth(5)).toBeFocused();
  await page.press('Enter');
  await table.at(6, count);
  await page.press('ArrowRight');
  await table.at(7, count);
  await expect(turns.nth(6)).toBeFocused();

  const hint = page.getByRole('button', { name: 'Hint' });
  await expect(hint).toBeEnabled();
  await page.locator('.transcript summary').last.click();
  await turns.last.click();
  await table.at(count, count);
  await expect(page.locator('.foot .status')).toContainText(/win|share/);
  await expect(turns.last).toHaveAttribute('aria-current', 'step');
  await expect(hint).toBeDisabled();
});

test('a match is seen from every seat', async ({ visit }) => {
  const match = await played('hearts', HEARTS, OVER);
  const table = await (await (await opened(visit)).keep(match)).see();
  const { page } = table;
  await table.at(1, match.log.length);
  for (const [seat, name] of NAMES.entries()) {
    await table.eyes.selectOption(name);
    await expect(page.locator('.foot .name')).toHaveText(name);
    await page.hasSettled();
    same([...table.names].sort(), dealt(match.log[0], seat).sort());
    await expect(page.locator('.seat .open [data-card]')).toHaveCount(0);
  }
  await table.eyes.selectOption('All hands');
  await expect(table.rows).toHaveCount(4);
});

test('an unfinished match shows the own view only', async ({ visit }) => {
  const match = await played('hearts', HEARTS, RUNNING);
  const count = match.log.length;
  const table = await (await (await opened(visit)).keep(match)).see();
  const { page } = table;
  await table.at(count, count);
  await expect(table.eyes).toHaveCount(0);
  for (const name of ['Play on', 'Bot moves', 'Send', 'Set up'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  const own = deals(match).flatMap(deal => dealt(deal, 0));
  for (const at of [0, 1, 3, 40, 60]) {
    page.request({ type: 'walk', at });
    await table.at(at, count);
    await page.hasSettled();
    await expect(page.locator('.seat .open [data-card]')).toHaveCount(0);
    await expect(table.rows).toHaveCount(0);
    await expect(table.playable).toHaveCount(table.names.length);
    if (at !== 1 && at !== 3) continue;
    assert(table.names.length);
    same(
      table.names.filter(name => !own.includes(name)),
      [],
    );
  }
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await until(() => !page.taku.match?.watched && table.log.length >= count);
  await table.myTurn();
  same(table.log.slice(0, count), match.log);
});

test('a running match is read from its beginning', async ({ visit }) => {
  const match = await played('hearts', HEARTS, RUNNING);
  const table = await sit(visit, 'hearts', { seats: HEARTS, log: match.log });
  const { page } = table;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await table.sheet.getByRole('button', { name: 'What happened' }).click();
  const rounds = page.locator('.transcript summary');
  await expect(rounds).toHaveCount(deals(match).length);
  await expect(page.locator('.transcript details[open]')).toHaveCount(1);
  await rounds.first.click();
  const exchanged = page
    .locator('.transcript details')
    .first.locator('.transcript-turn')
    .filter({ hasText: 'You gave' });
  for (const card of match.log[1].split(' ').slice(1))
    await expect(exchanged.locator(`use[href='#s${card[1]}']`).first).toBeAttached();
  await expect(exchanged).toContainText('gave you');
  await table.sheet.getByRole('link', { name: 'Step through it move by move' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible();
});

test('on a phone each step is told', async ({ visit }) => {
  const match = await played('hearts', HEARTS, OVER);
  const table = await (await (await opened(visit, PHONE)).keep(match)).see();
  const told = table.page.locator('.line-text');
  await expect(told).toContainText('dealt');
  await table.page.press('ArrowRight');
  await expect(told).toHaveText(/leads with|leads/);
  await table.page.press('Home');
  await expect(told).toHaveText('Before the first deal');
});

test('tricks and hands are strides', async ({ visit }) => {
  const match = await played('hearts', HEARTS, OVER);
  const count = match.log.length;
  const table = await (await (await opened(visit, PHONE)).keep(match)).see();
  const { page } = table;
  const stride = (name: string) => page.getByRole('button', { name });
  await table.at(1, count);
  await expect(stride('Trick: forward')).toBeEnabled(); // the button waits for the engine's reply
  await stride('Trick: forward').click();
  await table.at(2, count); // the first card follows the deal
  await stride('Trick: forward').click();
  await table.at(6, count);
  await page.press('PageDown');
  await table.at(10, count);
  await stride('Trick: back').click();
  await table.at(6, count);
  await stride('Hand: forward').click();
  await table.at(54, count); // a deal, 52 cards, and the second deal
  await page.press('Shift+PageUp');
  await table.at(1, count);
  await expect(stride('Hand: back')).toBeDisabled();
});

// Found and played on

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
