// The dice games at the table: dice, boxes, sheets, hints, the others, and several games in one folder.

import assert from 'node:assert/strict';
import { expect, type Page, python, same, test, until, words } from './page.ts';
import { sit as sitAt, Table } from './table.ts';

const ONE = ['human'];
const FIVE = ['human', 'easy', 'easy', 'easy', 'easy'];
const YAMS = { sheet: 'yams' };
const BOXES: Record<string, string> = {
  yahtzee:
    'ones twos threes fours fives sixes three-of-a-kind four-of-a-kind full-house small-straight large-straight chance',
  yams: 'ones twos threes fours fives sixes plus minus four-of-a-kind full-house small-straight yams rigole',
};
const JOKER = ['roll 6 6 6 6 6', 'fill yahtzee', 'roll 1 2 3 4 6', 'fill chance', 'roll 5 5 5 5 5'];
const THROWN = ['roll 5 2 5 1 6'];
const PAIR = ['roll 1 1 2 1 3'];

/** A match of one player but for the last box, which is open after the first throw. */
const nearlyOver = (sheet: string) => [
  ...BOXES[sheet].split(' ').flatMap(box => ['roll 1 2 3 5 5', `fill ${box}`]),
  'roll 2 3 4 5 6',
];

const sit = (visit: Parameters<typeof sitAt>[0], match: Parameters<typeof sitAt>[2] = {}) =>
  sitAt(visit, 'yahtzee', { seats: ONE, ...match });

const die = ({ page }: Table, number: number) => page.locator(`.dice [data-place="${number - 1}"]`);
const box = ({ page }: Table, name: string) => page.locator(`[data-box="${name}"]`);
const kept = ({ page }: Table) => page.locator('.dice [aria-pressed=true]');
const filled = ({ page }: Table) => page.locator('.own-sheet [data-filled]');

/** What the dice show, by their spoken names. */
const faces = ({ page }: Table) =>
  page.locator('.dice [data-place]').texts.map(text => /one|two|three|four|five|six/.exec(text.split(':')[1])?.[0]);

/** Wait until the button says what it will do with the dice that are kept. */
const settled = (table: Table) => expect(table.primary.locator('span').first).toContainText('Roll');

const rollsLeft = (table: Table, count: number) =>
  expect(table.page.locator('.foot[data-acts] .left')).toContainText(`${count} left`);

// A match

test('the last turn of a match by tap', async ({ visit }) => {
  const table = await sit(visit, { options: YAMS, log: nearlyOver('yams') });
  await die(table, 1).click();
  await settled(table);
  await table.decide(() => table.primary.click());
  await die(table, 2).click();
  await settled(table);
  await table.decide(() => table.primary.click());
  await expect(table.waiting).toHaveText('Tap a box to fill it');
  const last = table.page.locator('[data-box]');
  await expect(last).toHaveCount(1);
  await table.decide(() => last.click());
  await expect(table.sheet).toContainText('Your total');
  await expect(table.sheet.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('the last turn of a match by keyboard', async ({ visit }) => {
  const table = await sit(visit, { log: nearlyOver('yahtzee') });
  const { page } = table;
  await page.press('3');
  await expect(die(table, 3)).toHaveAttribute('aria-pressed', 'true');
  await table.decide(() => page.press('Enter'));
  await expect(page.locator('.left')).toContainText('1 left');
  await page.locator('[data-box][tabindex="0"]').focus();
  await page.press('Home');
  await page.press('Enter');
  await until(() => page.locator('.sheet-zero').count || table.sheet.texts.join().includes('Your total'));
  if (page.locator('.sheet-zero').count) {
    await page.press('Shift+Tab');
    await expect(table.sheet.getByRole('button', { name: 'Enter 0' })).toBeFocused();
    await page.press('Enter');
  }
  await expect(table.sheet).toContainText('Your total');
});

test('a match ends with the places of all', async ({ visit }) => {
  const match = await python<{ log: string[]; points: number[] }>(`
from taku import Match
match = Match("yahtzee", seats=3)
while not match.over:
    match.play(match.moves()[-1])
result = {"log": match.log, "points": list(match.points)}
`);
  const table = await sit(visit, { seats: FIVE.slice(0, 3), log: match.log });
  await expect(table.sheet.locator('.standing li')).toHaveCount(3);
  await expect(table.sheet.locator('.sheet-table tfoot td')).toHaveCount(3);
  same(
    table.sheet.locator('.standing .total-points').texts,
    match.points.sort((one, other) => other - one).map(points => `${points} points`),
  );
});

// Irreversible taps

test('a double click rolls once', async ({ visit }) => {
  const table = await sit(visit, { log: PAIR });
  await table.primary.click();
  await rollsLeft(table, 1);
  await table.primary.click({ detail: 2 });
  await table.page.hasSettled();
  same(table.page.locator('.foot[data-acts]').count, 1);
  same(table.log.length, 3);
});

test('neither held key nor moved focus decides', async ({ visit }) => {
  const table = await sit(visit, { log: PAIR });
  const { page } = table;
  page.focused.blur();
  await page.press('Enter');
  await rollsLeft(table, 1);
  await expect(die(table, 1)).toBeFocused(); // the focus must not go to the first box, which comes earlier
  for (const _ of [1, 2, 3]) await page.press('Enter', { repeat: true });
  await page.hasSettled();
  same([page.locator('.foot[data-acts]').count, table.callout.count], [1, 0]);
  await page.press('ArrowRight');
  await page.press('Enter');
  await expect(box(table, 'ones')).toBeFocused();
  const before = table.log.length;
  await page.press('Enter');
  await expect(table.callout).toContainText('Ones');
  same([page.locator('.foot[data-acts]').count, table.log.length], [1, before]);
  await table.decide(() => page.press('Enter'));
  same(table.log[before], 'fill ones');
});

test('a French keyboard keeps dice and names its keys', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  const { page } = table;
  const layout = new Map(['&', 'é', '"', "'", '('].map((key, at) => [`Digit${at + 1}`, key]));
  Object.defineProperty(page.window.navigator, 'keyboard', { value: { getLayoutMap: async () => layout } });
  await page.press('é', { code: 'Digit2' });
  await expect(die(table, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.press('?');
  await expect(table.sheet.locator('.keys')).toContainText('& é " \' (');
});

// Dice

test('dice are kept, let go and thrown', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  const { page } = table;
  same(faces(table), ['five', 'two', 'five', 'one', 'six']);
  await page.hears('Your turn');
  await die(table, 2).click();
  await settled(table);
  await die(table, 2).click();
  await expect(kept(table)).toHaveCount(0);
  await expect(table.primary).toContainText('Roll all five dice');
  await die(table, 1).click();
  await die(table, 3).click();
  await expect(die(table, 3)).toHaveAccessibleName('Die 3 of 5: five, kept');
  await expect(table.primary).toHaveAccessibleName(/Roll three dice.* 2 left/);
  await page.fallsSilent();
  page.said = [];
  await table.decide(() => table.primary.click());
  await page.hears('You roll');
  assert(!page.spoken.includes('Your turn')); // the turn was announced once already
  same([faces(table)[0], faces(table)[2]], ['five', 'five']);
  same(table.log[1], 'keep 5 5');
  await expect(kept(table)).toHaveCount(2);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  await expect(table.callout).toContainText('New dice have been rolled');
  await rollsLeft(table, 1);
});

test('dice and sheet are told in words', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  await table.page.press('1');
  await table.answers('t', 'Dice: 5 2 5 1 6. Kept: 5. 2 left.');
  await table.answers('h', 'Fives, 10 possible');
  await table.answers('p', 'You: 0 points.');
});

test('dice and boxes are one stop each for Tab', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  const { page } = table;
  await die(table, 2).press(' ');
  await expect(die(table, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.press('End');
  await expect(die(table, 5)).toBeFocused();
  await box(table, 'four-of-a-kind').focus();
  await expect(page.locator("[data-box][tabindex='0']")).toHaveCount(1);
  await expect(page.locator(".dice [tabindex='0']")).toHaveCount(1);
  await page.press('2');
  await expect(kept(table)).toHaveCount(0);
});

test('with all dice kept a box is to fill', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  for (const number of [1, 2, 3, 4, 5]) await table.page.press(`${number}`);
  await expect(table.waiting).toContainText('fill a box');
  await table.waiting.click();
  await expect(table.callout).toContainText('Every die is kept');
  for (const number of [1, 2, 3, 4, 5]) await table.page.press(`${number}`);
  await expect(kept(table)).toHaveCount(0);
});

test('a 0 is entered only after a question', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  await box(table, 'yahtzee').click();
  await expect(table.sheet).toContainText('Enter 0 in Yahtzee?');
  await expect(table.sheet).toContainText('Chance 19, Fives 10');
  await table.sheet.getByRole('button', { name: 'Go back' }).click();
  await expect(box(table, 'yahtzee')).toBeFocused();
  await box(table, 'yahtzee').click();
  await table.decide(() => table.sheet.getByRole('button', { name: 'Enter 0' }).click());
  await expect(filled(table)).toContainText('Yahtzee, 0, filled');
  table.page.taku.set('askZero', false);
  await table.leaveFor('yahtzee', { seats: ONE, log: THROWN });
  await table.decide(() => box(table, 'yahtzee').click());
  await expect(filled(table)).toContainText('Yahtzee, 0, filled');
});

test('a box shows its points and is filled', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN });
  await expect(box(table, 'fives')).toHaveAccessibleName('Fives, 10 possible');
  await table.decide(() => box(table, 'fives').click());
  await expect(filled(table)).toContainText('Fives, 10, filled');
  await expect(table.page.locator('.own-sheet [data-latest]')).toHaveCount(1);
  await expect(table.page.locator('.alone')).toContainText('10');
});

/** Forget the animations so far, and return where those to come are noted. */
function animationsOf({ tab }: Page) {
  const { animations } = tab.visit;
  animations.length = 0;
  return animations;
}

test('only thrown dice tumble', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN, settings: { speed: 'calm' } });
  await die(table, 1).click();
  await settled(table);
  const seen = animationsOf(table.page);
  await table.decide(() => table.primary.click());
  const flown = seen.flatMap(({ element }) =>
    element.matches('.die') ? [element.closest<HTMLElement>('[data-place]')?.dataset.place] : [],
  );
  same([...new Set(flown)].sort().join(''), '1234');
});

test('nothing turns where stillness is wanted', async ({ visit }) => {
  const table = await sit(visit, { log: THROWN, settings: { speed: 'calm' }, page: { reducedMotion: true } });
  await settled(table);
  const seen = animationsOf(table.page);
  await table.decide(() => table.primary.click());
  same(
    seen.flatMap(({ frames }) => frames.filter(frame => frame.transform)),
    [],
  );
});

test('five of a kind is called out', async ({ visit }) => {
  const log = ['roll 6 6 6 6 6', 'fill yahtzee', 'roll 5 5 5 5 5'];
  const table = await sit(visit, { log, settings: { speed: 'calm' } });
  await box(table, 'fives').click();
  await table.shows('+100', '.called');
  await expect(table.page.locator('.called')).toHaveCount(0);
});

// The sheet

test('the sheet tells what grows', async ({ visit }) => {
  const table = await sit(visit, { log: ['roll 6 6 6 6 1', 'fill sixes'] });
  await expect(table.page.locator('.computed').first).toContainText('24 of 63 · 6 ahead');
  const log = ['roll 6 6 5 4 1', 'fill plus', 'roll 1 1 2 4 5'];
  await table.leaveFor('yahtzee', { seats: ONE, options: YAMS, log });
  const delta = table.page.locator('.computed').filter({ hasText: 'Delta' });
  await expect(delta).toContainText('9');
  await table.decide(() => box(table, 'minus').click());
  await expect(delta).toContainText('22 − 13');
  await expect(delta.locator('.filled-points')).toHaveText('9');
});

test('a line of the sheet tells its rule', async ({ visit }) => {
  const table = await sit(visit, { players: 2, seats: undefined, options: YAMS, log: ['roll 4 4 4 4 3'] });
  const { page } = table;
  const closes = async () => {
    await page.press('Escape');
    await expect(table.sheet).toHaveCount(0);
  };
  await box(table, 'rigole').focus();
  await table.answers('w', 'Four equal, and a fifth showing the opposite side');
  const line = await box(table, 'rigole').element();
  line.dispatchEvent(new page.window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }));
  await expect(table.sheet.locator('#rule-rigole')).toBeFocused();
  same(table.log.length, 1);
  await closes();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await table.sheet.getByRole('button', { name: 'Points' }).click();
  await page.getByRole('rowheader', { name: 'Rigole' }).getByRole('button').press('Enter');
  const rule = table.sheet.locator('#rule-rigole');
  await expect(rule).toBeFocused();
  await expect(rule).toContainText('seven');
  await closes();
  const delta = page.locator('.own-sheet .computed, .panel-sheet tr').filter({ hasText: 'Delta' });
  await delta.getByRole('button', { name: 'Delta' }).click();
  await expect(table.sheet.locator('#rule-difference')).toBeFocused();
  await closes();
});

test('a joker may fill only its box', async ({ visit }) => {
  const table = await sit(visit, { log: JOKER });
  await expect(table.badges).toHaveText(['Joker: Fives only']);
  await expect(table.page.locator('[data-forced]')).toHaveCount(1);
  await expect(box(table, 'fives')).toHaveAttribute('data-forced', 'true');
  const barred = box(table, 'full-house');
  await expect(barred).toHaveAttribute('aria-disabled', 'true');
  await barred.click();
  await expect(table.callout).toContainText('it must go into Fives');
  await table.page.hears('it must go into Fives');
  await table.callout.getByRole('button', { name: 'Rule' }).click();
  await expect(table.sheet.locator('#rule-joker')).toBeFocused();
  await table.page.press('Escape');
  await table.decide(() => box(table, 'fives').click());
  await expect(table.page.locator('.computed').filter({ hasText: 'More Yahtzees' })).toContainText('100');
});

test('three columns are filled in their order', async ({ visit }) => {
  const options = { ...YAMS, yams_column: 'all' };
  const table = await sit(visit, { options, seats: ['human', 'easy'], log: ['roll 6 6 6 6 1'] });
  await box(table, 'yams/down').click();
  await expect(table.callout).toContainText('is filled from the top down: Ones comes next');
  await table.decide(() => box(table, 'rigole/up').click());
  await expect(filled(table)).toContainText('Rigole (ascending), 50, filled');
  await expect(table.page.locator(".own-sheet [data-row='column/up']")).toContainText('50');
  await table.page.locator('.totals button').nth(1).click();
  const other = words(await table.page.locator('.totals .name').nth(1).element());
  await expect(table.sheet.getByRole('radio', { name: other })).toBeChecked();
  await expect(table.sheet.getByRole('region', { name: `Score sheet: ${other}` })).toBeVisible();
});

// The others

const FIVE_NAMES = ['You', 'Mia', 'Otto', 'Ines', 'Aki'];

test('a tap shows the sheets of all', async ({ visit }) => {
  const table = await sit(visit, { seats: FIVE, log: THROWN });
  await expect(table.page.locator('.totals li')).toHaveCount(5);
  await table.page.locator('.totals button').nth(2).click();
  const heads = table.sheet.locator('.sheet-table thead th');
  await expect(heads).toHaveCount(5);
  for (const [at, name] of FIVE_NAMES.entries()) await expect(heads.nth(at)).toContainText(name);
});

test('on a desktop the sheets stand beside', async ({ visit }) => {
  const table = await sit(visit, { seats: FIVE, log: THROWN, page: { width: 1440, height: 900 } });
  await expect(table.page.locator('.panel .sheet-table thead th')).toHaveCount(5);
  await table.decide(() => table.page.locator('td.own [data-box="fives"]').click());
  const row = table.page.locator('.panel tr').filter({ hasText: 'Fives' });
  await expect(row.locator('td').first).toHaveText('10');
});

test('a turn of others is told by its end', async ({ visit }) => {
  const table = await sit(visit, { seats: FIVE.slice(0, 2), log: THROWN, settings: { speed: 'fast' } });
  const { page } = table;
  await page.fallsSilent();
  page.said = [];
  await box(table, 'chance').click();
  await expect(table.waiting).toHaveText('Mia’s turn');
  await table.shows('Mia enters');
  await table.myTurn();
  await page.hears('Mia enters');
  assert(!page.spoken.includes('Mia rolls'));
});

test('several people need no curtain', async ({ visit }) => {
  const table = await sit(visit, { seats: ['human', 'human'], names: ['Bea', 'Aki'], log: THROWN });
  const status = table.page.locator('.status');
  await expect(status).toContainText('Bea’s turn');
  await table.decide(() => box(table, 'chance').click());
  await expect(status).toContainText('Aki’s turn');
  await expect(table.page.locator('.curtain')).toHaveCount(0);
  await table.page.hears('Aki’s turn');
});

// Help

test('a hint nudges, then shows the move', async ({ visit }) => {
  const table = await sit(visit, { log: ['roll 5 5 5 2 6'] });
  const hint = table.page.getByRole('button', { name: 'Hint' });
  const lit = table.page.locator('.coach-line, .coach-bars');
  await hint.click();
  await expect(lit.getByRole('button', { name: 'Show the move' })).toBeVisible();
  await hint.click();
  await expect(lit).toContainText('Keep 5 5 5, roll two dice');
  await expect(table.page.locator('.die.advised')).toHaveCount(3);
  await hint.click();
  await expect(lit).toHaveCount(0);
  await expect(table.page.locator('.die.advised')).toHaveCount(0);
});

/** Give hints points that do not change when the engine learns to play better; return its own words for the best. */
function fixPoints(page: Page) {
  const advised: string[] = [];
  page.tab.engine.amend = message => {
    if (message.type !== 'hinted' || !message.moves.length) return message;
    advised.push(`advice-${message.advice?.id}`);
    return { ...message, moves: message.moves.map((move, at) => ({ ...move, points: 213.8 - 5.7 * at })) };
  };
  return advised;
}

for (const [screen, size] of Object.entries({ phone: {}, desktop: { width: 1440, height: 900 } })) {
  test(`a hint tells what a box costs: ${screen}`, async ({ visit }) => {
    const page = await visit('', { settings: { speed: 'none' }, ...size });
    const advised = fixPoints(page);
    await page.getByRole('button', { name: 'Play Yahtzee' }).click();
    await new Table(page).myTurn();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Show the move' }).click();
    if (screen === 'desktop') {
      const rows = page.locator('.worth li');
      await expect(rows).toHaveCount(5);
      return expect(rows.locator('b')).toHaveText(['213.8', '208.1', '202.4', '196.7', '191.0']);
    }
    const coach = page.locator('.coach-line');
    await expect(coach).toContainText(/lose \d+\.\d points on average/);
    const [, cost, name] = /“(.+)” in (.+?):/.exec(words(await coach.element())) as RegExpExecArray;
    const priced = page.getByRole('button', {
      name: new RegExp(`^${name}, .* loses ${cost.slice(1)} points on average$`),
    });
    await expect(priced.locator('.cost')).toHaveText(cost);
    const [why] = advised.filter(id => page.taku.has(id));
    await expect(coach).toContainText(page.taku.say(why));
  });
}

// Several games in one folder

test('home offers all dice games, each apart', async ({ visit }) => {
  const page = await visit('', { settings: { speed: 'none' } });
  await expect(page.getByRole('button', { name: 'Play Yahtzee' })).toBeVisible();
  await page.getByRole('button', { name: 'More games' }).click();
  await page.getByRole('button', { name: 'Play Yams' }).click();
  await expect(page.locator('.bar h1')).toHaveText('Yams');
  await until(() => page.document.title === 'Yams · Taku');
  same(page.taku.match?.head.options, YAMS);
  same(Object.keys(page.taku.settings.last), ['yahtzee/yams']);
  await new Table(page).begin();
  await page.enter('#/');
  await expect(page.locator('.resume h2')).toHaveText('Yams');
  await expect(page.locator('.resume .die')).toHaveCount(5);
});

test('each dice game has its own options', async ({ visit }) => {
  const page = await visit('#/options/yahtzee', { settings: { speed: 'none' } });
  await expect(page.getByRole('radio', { name: 'free' })).toBeVisible();
  await expect(page.getByText('More Yams')).toHaveCount(0);
  await page.enter('#/options/yahtzee/yams');
  await page.getByRole('switch', { name: 'More Yams' }).check();
  await expect(page.getByRole('radio', { name: 'forced' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await new Table(page).myTurn();
  same(page.taku.match?.head.options, { ...YAMS, yams_bonus: true });
  await expect(page.locator('.bar h1')).toHaveText('Yams');
});

test('each dice game has its own rules', async ({ visit }) => {
  const page = await visit('#/rules/yahtzee/joker', { engine: false });
  await expect(page.locator('#rule-joker')).toBeFocused();
  await expect(page.locator('#rule-rigole')).toHaveCount(0);
  await page.enter('#/rules/yahtzee/yams/rigole');
  const rule = page.locator('#rule-rigole');
  await expect(rule).toBeFocused();
  await expect(rule.locator('.example').first.locator('.die')).toHaveCount(5);
  await expect(rule.getByRole('listitem').first).toContainText('50 points');
  await expect(page.locator('#rule-joker')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yams rules');
  await page.enter('#/rules/yahtzee/yams/aim');
  const example = page.locator('#rule-aim .example');
  await expect(example).toHaveCount(1);
  await expect(example.getByRole('listitem').first).toContainText('46 points');
});
