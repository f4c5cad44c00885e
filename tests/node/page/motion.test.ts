// Animations of the table that need no layout: figures count up, the order of ranks turns over, a hidden tab animates nothing.

import assert from 'node:assert/strict';
import type { PageWindow } from './browser/window.ts';
import { expect, same, test, until } from './page.ts';
import { sit, type Table } from './table.ts';

const LAST_BUT_ONE = ['deal 2C 3C | 4C 5C | 6C 7C | 8H AH']; // hearts: seat 3 has nothing but points
const FOURS = ['deal 3S 3H 3C 3D 9S KD 2H | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC 2C'];
const NO_PASSING = { passing: false };

/** Note the texts that figures which count have had. */
const countInto = (counted: string[]) => (window: PageWindow) => {
  const observer = new window.MutationObserver(changes => {
    for (const { target } of changes)
      if (target.parentElement?.matches('[data-counts]')) counted.push((target as Text).data);
  });
  observer.observe(window.document, { subtree: true, characterData: true });
};

/** Play a card, and wait until the next one can be played. */
async function playTrick(table: Table) {
  const held = table.hand.count;
  await table.touch(table.playable.first);
  await table.primary.click();
  await expect(table.hand).toHaveCount(held - 1);
  await table.myTurn();
}

test('points count up, each in its own form', async ({ visit }) => {
  const counted: string[] = [];
  const page = { prepare: countInto(counted) };
  const table = await sit(visit, 'hearts', {
    options: NO_PASSING,
    log: LAST_BUT_ONE,
    settings: { speed: 'fast' },
    page,
  });
  await playTrick(table);
  await playTrick(table);
  const brought = table.sheet.locator('.round-points');
  await expect(brought.last).toHaveText('+2');
  same(brought.texts.sort(), ['+2', '0', '0', '0']);
  assert(counted.includes('+0') || counted.includes('+1'), counted.join());
  assert(!counted.includes('1 points'), counted.join());
});

test('the total of a dice player counts up', async ({ visit }) => {
  const counted: string[] = [];
  const table = await sit(visit, 'yahtzee', {
    seats: ['human', 'easy'],
    log: ['roll 6 6 6 6 5'],
    settings: { speed: 'fast' },
    page: { prepare: countInto(counted) },
  });
  await table.page.locator('[data-box="sixes"]').click();
  await expect(table.page.locator('.totals .total').first).toHaveText('24');
  await until(() => counted.some(text => Number(text) < 24));
});

test('a revolution turns the strength over', async ({ visit }) => {
  const table = await sit(visit, 'president', { log: FOURS, settings: { speed: 'fast' } });
  const { animations } = table.page.tab.visit;
  animations.length = 0;
  for (const name of ['3S', '3H', '3C', '3D']) await table.touch(name);
  await expect(table.primary).toHaveText('Play four 3s');
  await table.primary.click();
  await expect(table.ranks.first).toHaveAttribute('data-rank', '2');
  const turns = animations.filter(({ frames }) => frames.some(({ transform }) => transform === 'rotateY(180deg)'));
  same(
    turns.map(({ element, options }) => [element.className, options.duration]),
    [['strength', 150]],
  );
});

test('a hidden tab gathers no cards', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, settings: { speed: 'fast' } });
  const { page } = table;
  const { animations } = page.tab.visit;
  const gathered = () => animations.filter(({ frames }) => frames.some(({ opacity }) => opacity === 0.6)).length;
  await playTrick(table);
  same(gathered(), 4);
  page.hide();
  await playTrick(table); // no animation ends in this test, so the table must not wait for one
  same(gathered(), 4);
  page.hide(false);
  await playTrick(table);
  same(gathered(), 8);
});
