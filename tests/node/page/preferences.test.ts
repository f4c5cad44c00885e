// Preferences of this device: the table, cards, sounds, voice, keys and own house rules keep to them.

import assert from 'node:assert/strict';
import type { StoredMatch } from '../../../web/storage/stored-types.ts';
import type { PageWindow } from './browser/window.ts';
import { expect, type Page, same, test, until } from './page.ts';
import { put, stored } from './stored.ts';
import { sit as sitAt, type Table } from './table.ts';

const LAST = ['deal 2C 3D | 5C AH | 8C TD | JC KD']; // one card is left after the first trick
/** After the deal it is the first player's turn. */
const HANDS =
  'deal 2C 5C 9C 3D 7D JD 4S 8S KS 2H 6H TH QH | 3C 6C TC 4D 8D QD 5S 9S AS 3H 7H JH KH | 4C 7C JC 5D 9D KD 2S 6S TS QS 4H 8H AH | 8C QC KC AC 2D 6D TD AD 3S 7S JS 5H 9H';
/** No penalty card is dealt, and the player leads to the second trick. */
const CALM = ['deal AC 3C 4D | 5C 6C 7D | 2C 9C TD | JC QC KD', '2C', 'JC', 'AC', '5C'];
const NO_PASSING = { passing: false };

const sit = (visit: Parameters<typeof sitAt>[0], match: Parameters<typeof sitAt>[2] = {}) =>
  sitAt(visit, 'hearts', { options: NO_PASSING, ...match });

async function leads(table: Table, card = '2C') {
  await table.touch(card);
  await table.touch(card);
}

// Taps

test('two taps choose, then play', async ({ visit }) => {
  const table = await sit(visit, { log: CALM });
  await table.touch('3C');
  await expect(table.chosen).toHaveCount(1);
  await expect(table.hand).toHaveCount(2);
  await table.page.getByRole('button', { name: 'End the hand' }).click();
  await expect(table.sheet).toContainText('won the hand');
});

test('one tap plays if preferred', async ({ visit }) => {
  const table = await sit(visit, { log: CALM, settings: { taps: 'one' } });
  await table.touch('3C'); // a bot claims the rest
  await expect(table.sheet).toContainText('won the hand');
});

test('a decided hand ends by itself if preferred', async ({ visit }) => {
  const table = await sit(visit, { log: CALM.slice(0, 3), settings: { taps: 'two', finishDecided: true } });
  await leads(table, 'AC'); // AC takes the trick, after which no points are left
  await expect(table.sheet).toContainText('won the hand');
});

test('the only card waits unless preferred', async ({ visit }) => {
  const table = await sit(visit, { log: LAST, options: {}, settings: { finishDecided: true } });
  await expect(table.page.getByRole('button', { name: 'End the hand' })).toHaveCount(0); // the rest has points
  table.page.taku.set('finishDecided', false);
  await table.decide(() => leads(table));
  await expect(table.hand).toHaveCount(1);
  await expect(table.sheet).toHaveCount(0);
  table.page.taku.set('onlyCard', true);
  await table.leaveFor('hearts', { log: LAST });
  await leads(table);
  await expect(table.sheet).toContainText('won the hand');
});

test('only the house rule passes by itself', async ({ visit }) => {
  const log = ['deal 4S 6H | 3D 5S | 8S 2S | 7S 9S', '3D', '2S'];
  const options = { jokers: 0 };
  const table = await sitAt(visit, 'president', {
    log,
    options: { ...options, auto_pass: false },
    settings: { onlyCard: true, finishDecided: true },
  });
  await expect(table.page.locator('.foot .name')).toHaveText('Your turn');
  await table.leaveFor('president', { log, options });
  await until(() => table.log[4] === 'pass');
});

// Display

test('hands are sorted as preferred', async ({ visit }) => {
  const table = await sit(visit, { settings: { sort: 'rank' } });
  const ranks = table.names.map(name => '23456789TJQKA'.indexOf(name[0]));
  const rising = [...ranks].sort((one, other) => one - other);
  assert([rising.join(), rising.reverse().join()].includes(ranks.join()), ranks.join());
});

test('faces and backs outlive a reload', async ({ visit }) => {
  const table = await sit(visit, { log: [HANDS], settings: { sort: 'suit' }, page: { width: 1440, height: 900 } });
  const { page } = table;
  const back = page.locator('.backs .card path').first;
  const indexes = table.card('2C').locator("use[href='#r2']");
  const lozenge = back.values('d')[0] as string;
  await expect(indexes).toHaveCount(1);
  page.taku.set('cardFace', 'corners');
  page.taku.set('cardBack', 'waves');
  for (const _ of [1, 2]) {
    await expect(indexes).toHaveCount(2);
    await expect(back).not.toHaveAttribute('d', lozenge);
    await page.reload();
    await table.myTurn();
  }
  page.taku.set('cardFace', 'jumbo');
  await expect(table.card('2C').locator('.jumbo')).toBeAttached();
});

test('card designs are chosen by key, unknown ignored', async ({ visit }) => {
  const page = await visit('#/settings', { engine: false, settings: { cardBack: 'casino', cardFace: 7 } });
  const backs = page.getByRole('radiogroup', { name: 'Backs' });
  await expect(backs.getByRole('radio', { name: 'Lozenge' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Large suit' })).toBeChecked();
  await backs.getByRole('radio', { name: 'Lozenge' }).press('ArrowRight');
  await expect(backs.getByRole('radio', { name: 'Waves' })).toBeChecked();
});

test('a key for a question is chosen once', async ({ visit }) => {
  const page = await visit('#/settings', { engine: false });
  await page.getByText('Choose the keys').click();
  const points = page.getByLabel('the points', { exact: true });
  await points.press('t');
  await expect(page.getByText('T is already used for: what is on the table.')).toBeVisible();
  await expect(points).toHaveValue('P');
  await points.press('x');
  await expect(points).toHaveValue('X');
  await page.getByRole('button', { name: 'Back to the usual keys' }).click();
  await expect(points).toHaveValue('P');
});

// Sound and speech

type Heard = { buzzed: number; aloud: [lang: string, text: string][] };

/** Stand for the devices that speak and vibrate, and note what they are given. */
function listen(window: PageWindow): Heard {
  const heard: Heard = { buzzed: 0, aloud: [] };
  const SpeechSynthesisUtterance = class {
    lang = '';
    constructor(readonly text: string) {}
  };
  Object.assign(window, { SpeechSynthesisUtterance });
  window.navigator.vibrate = () => !!(heard.buzzed += 1);
  const speak = ({ text, lang }: SpeechSynthesisUtterance) => void heard.aloud.push([lang, text]);
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel() {}, getVoices: () => [] } });
  return heard;
}

test('much or little is spoken as preferred', async ({ visit }) => {
  const table = await sit(visit, { log: [HANDS], settings: { verbosity: 'full' } });
  const { page } = table;
  await page.hears('You may play');
  page.taku.set('verbosity', 'brief');
  page.said = [];
  await table.decide(() => leads(table));
  await page.hears('Mia: ');
  assert(!page.spoken.includes('You may play'));
});

test('nothing speaks or vibrates unless preferred', async ({ visit }) => {
  let heard: Heard = { buzzed: 0, aloud: [] };
  const prepare = (window: PageWindow) => void (heard = listen(window));
  const table = await sit(visit, { log: [HANDS], page: { prepare } });
  const { page } = table;
  await table.decide(() => leads(table));
  await table.dimmed.first.click();
  await page.hasSettled();
  same(heard, { buzzed: 0, aloud: [] });
  page.taku.set('voice', true);
  page.taku.set('haptics', true);
  await table.dimmed.first.click();
  await until(() => heard.aloud.length && heard.buzzed);
  same(heard.aloud[0][0], 'en');
});

// House rules

test('the house rules are one tap away', async ({ visit }) => {
  const table = await sit(visit, { options: { target: 75 } });
  await table.page.getByRole('button', { name: 'Hearts: House rules' }).click();
  await expect(table.sheet).toContainText('House rules: Classic + The match ends at: 75');
  const [on, rest] = [table.sheet.locator('.house').first, table.sheet.locator('details')];
  await expect(on).toContainText('The match ends at');
  await expect(on).not.toContainText('First trick');
  await expect(rest.locator('summary')).toContainText('The other rules');
  await expect(rest).toContainText('First trick');
});

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, exact: true });

test('own rules are kept, renamed and deleted', async ({ visit }) => {
  const page = await visit('#/options/hearts', { engine: false });
  await radio(page, '75').check();
  await page.getByRole('textbox', { name: 'Save these rules' }).fill('Sunday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const own = page.getByRole('radio', { name: 'Sunday' });
  await expect(own).toBeChecked();
  await page.getByRole('radio', { name: /^Classic/ }).check();
  await expect(radio(page, '75')).not.toBeChecked();
  await own.check();
  await expect(radio(page, '75')).toBeChecked();
  await page.getByRole('textbox', { name: 'Name of these rules' }).fill('Monday');
  await page.press('Enter');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Options: ' })).toContainText('Monday');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-game=hearts] .time')).toContainText('Monday');
  await page.enter('#/options/hearts');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('radio', { name: 'Monday' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Your own mix' })).toBeChecked();
});

test('two sets of rules have different names', async ({ visit }) => {
  const rules = { hearts: Object.entries({ A: 75, B: 50 }).map(([name, target]) => ({ name, options: { target } })) };
  const page = await visit('#/options/hearts', { engine: false, settings: { rules } });
  await page.getByRole('radio', { name: /^A/ }).check();
  await page.getByRole('textbox', { name: 'Name of these rules' }).fill('B');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('You already have rules with this name')).toBeVisible();
  same(page.taku.settings.rules.hearts.length, 2);
});

test('damaged own rules count as not there', async ({ visit }) => {
  const page = await visit('#/options/hearts', { engine: false });
  await page.getByRole('radio', { name: 'Classic' }).check();
  for (const damage of [5, [5], [{ name: 3 }], [{ name: 'x', options: null }]]) {
    page.taku.set('rules', { hearts: damage } as never);
    await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  }
});

// The hand laid by hand

test('a card is moved by key and sorted back', async ({ visit }) => {
  const table = await sit(visit, { log: [HANDS] });
  const { page } = table;
  const sorted = table.names;
  const [first, second, third] = sorted;
  await table.card(first).focus();
  await table.press('Shift+ArrowRight');
  await page.hears('moved to place 2 of 13');
  await page.press('Shift+ArrowRight');
  await until(() => table.names.slice(0, 3).join() === [second, third, first].join());
  await expect(table.card(first)).toBeFocused();
  await expect(table.chosen).toHaveCount(0);
  await page.getByRole('button', { name: 'Arranged by hand: sort again' }).click();
  await until(() => table.names.join() === sorted.join());
  await page.hears('orted by suit');
});

test('an arranged hand outlives a reload unless damaged', async ({ visit }) => {
  const table = await sit(visit, { log: [HANDS] });
  const { page } = table;
  const [first, second, third] = table.names;
  await table.card(first).press('Shift+ArrowRight');
  await until(() => table.names[0] === second);
  await page.hasSettled();
  await page.reload();
  await table.myTurn();
  same(table.names.slice(0, 3), [second, first, third]);
  await page.hasSettled();
  const match = (await stored(page))['match:m'] as StoredMatch;
  await put(page, { m: { ...match, order: { ...match.order, names: 5 } } });
  await page.reload();
  await table.myTurn();
  same(table.names.slice(0, 3), [first, second, third]);
});
