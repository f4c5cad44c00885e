// President at the table: rounds, locks and badges, choosing, revolutions, the exchange, and house rules.

import assert from 'node:assert/strict';
import { expect, type Page, same, test, until } from './page.ts';
import { sit as sitAt, type Table } from './table.ts';

const ALL = { sequence: true, suit_lock: true, eight_cut: true, nine_reverse: true, jack_back: true };
/** In the second round, reversed, a pair of sixes locked to spades and hearts. */
const SIX = [
  ...['deal 5S | 6S | 7S | 8S | 3D | 4S', '3D', '4S', '5S', '6S', '7S'],
  'deal AD QC TH 8D 5S 5H X1 | JS 4S 4H QD | KH 9C 9H TD | 3S 3H 3C 3D KS KC 7S 7H | 6S 6H 2D JD 9D | TS TC 4C 8S',
  ...['give KS KC', 'give KH', 'give JD 9D', 'give 8S'],
  ...['3S 3H 3C 3D', ...Array<string>(5).fill('pass'), '7S 7H', '6S 6H', 'pass'],
];
const RICH = [
  ...['deal 4S | 5S | 6S | 3D', '3D', '4S', '5S'],
  'deal 4C 5C 6C 9C TS QH | 7D 8D KD 2D 3D | 2S 2H X1 4D 9S 3S | 3C 4S QS AS JD',
  ...['give X1 2H', 'give 2D', 'give 3C 4S'],
];
const POOR = [
  ...['deal 6S | 4S | 5S | 3D', '3D', 'pass', '4S', '5S'],
  'deal 4C 5C 6C 2C X1 TS QH | 7D 8D KD 2D 3D | 2S 2H 4D 9S 3S | 3C 4S QS AS JD',
];
const GOING_OUT = ['deal 3D | 4S 4H 6H 9D TD JD QS | 5S 6S 7S 8D 9S TS | 6D 8S 9H TH JH KC'];
const FOURS = ['deal 3S 3H 3C 3D 9S KD 2H | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC 2C'];
/** Seats 0 and 3 end with six points each, 3 with the better place in the last round. */
const OVER = [
  ...['deal 3D | 5S | 6S | 4S', '3D', '5S', '6S'],
  ...['deal 5C | 4C | 6C | 7C', 'give 7C', 'give 6C', 'give 5C', 'give 4C', '5C', '6C'],
  ...['deal 5C | 4C | 7C | 6C', 'give 5C', 'give 7C', 'give 6C', 'give 4C', '6C', '7C'],
  ...['deal 5C | 6C | 7C | 4C', 'give 4C', 'give 7C', 'give 5C', 'give 6C', '5C', '7C'],
];
/** Thirteen in a row lie on the table, and nothing beats them. */
const LONG = [
  'deal 3H 4H | 3C | 5H | 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S 3D',
  '3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S',
];
const NINES = ['deal 9S 9H KD | 3D 3S 4C | 5S 5D 6C | 8S 8D TC', '3D 3S', '5S 5D', '8S 8D'];
const JOKER = ['deal 9S X1 KD 4C | 3D 3S 4H | 5S 5D 6C | 8S 8D TC', '3D 3S', '5S 5D', '8S 8D'];
const QUEEN = 'deal QS 5D 9D | 5C 5H KD | 9H 6D | JC KC';
const SEVEN = 'deal 7S 3H 4D 9D | TC QD | 3C 6D | 9C JC';

type Visit = Parameters<typeof sitAt>[0];
const sit = (visit: Visit, match: Parameters<typeof sitAt>[2] = {}) => sitAt(visit, 'president', match);
const sitLocked = (visit: Visit, page = {}) => sit(visit, { players: 6, options: ALL, log: SIX, page });

const order = (table: Table) => table.ranks.values('data-rank');

async function touches(table: Table, ...names: string[]) {
  for (const name of names) await table.touch(name);
}

async function closes(table: Table) {
  await table.page.press('Escape');
  await expect(table.callout).toHaveCount(0);
  await expect(table.sheet).toHaveCount(0);
}

// A round

test('a round is played and the next begins', async ({ visit }) => {
  const table = await sit(visit, { log: GOING_OUT, settings: { completeChoice: true } });
  const play = async () => {
    const [name] = table.playable.values('data-card') as string[];
    await table.touch(name);
    await until(() => table.primary.count || !/Lead|beat the/i.test(table.waiting.texts.join()));
    await (table.primary.count ? table.primary : table.outlined).click();
  };
  for (let turn = 0; turn < 60 && !table.sheet.count; turn += 1) await table.decide(play);
  await expect(table.sheet).toContainText('Round 1');
  await expect(table.sheet.locator('.standing li')).toHaveCount(4);
  await expect(table.sheet).toContainText('Beggar');
  await table.sheet.getByRole('button', { name: 'Next round' }).click();
  await table.myTurn();
  await expect(table.page.locator('.caption').first).toContainText('Round 2');
});

test('a long sequence on the table is named', async ({ visit }) => {
  const table = await sit(visit, { options: { sequence: true, auto_pass: false }, log: LONG });
  await expect(table.pile).toHaveCount(13);
  await expect(table.page.locator('.pile')).toContainText('sequence 3–2');
  await expect(table.page.getByRole('button', { name: 'Pass', exact: true })).toBeVisible();
});

test('a player who is out may finish the round', async ({ visit }) => {
  const table = await sit(visit, { log: GOING_OUT, settings: { speed: 'calm' } });
  const { page } = table;
  page.stopClock(); // the timers stand still, so that the table shows other players' moves for ever
  const passes = (check: () => unknown) =>
    until(async () => {
      await page.pass(10);
      return check();
    });
  await table.touch('3D');
  await passes(() => table.primary.count);
  await table.primary.click();
  const finish = page.getByRole('button', { name: 'Finish this round' });
  await passes(() => finish.count);
  await expect(page.locator('.hand')).toContainText('Tap anywhere to skip ahead.');
  await finish.click();
  await passes(() => table.sheet.count);
  await expect(table.sheet).toContainText('Round 1');
  await table.sheet.getByRole('button', { name: 'Next round' }).click();
  await passes(() => page.locator('.caption').texts[0]?.includes('Round 2'));
});

// A locked pair in a revolution

test('lock, order and titles are told in words', async ({ visit }) => {
  const table = await sitLocked(visit);
  await expect(table.badges).toHaveCount(3);
  await expect(table.page.locator('.pile-play')).toHaveCount(2);
  await table.answers('t', '6 of spades');
  for (const words of ['Weak to strong: 2 A K', 'Locked spades and hearts', 'Nora: Minister, passed'])
    assert(table.page.spoken.includes(words), words);
});

test('a badge tells its rule', async ({ visit }) => {
  const table = await sitLocked(visit);
  await table.badges.filter({ hasText: 'Locked' }).click();
  await expect(table.callout).toContainText('Suit lock');
  await table.page.hears('Suit lock');
  await table.callout.getByRole('button', { name: 'Rule' }).click();
  await expect(table.sheet.locator('#rule-lock')).toBeFocused();
  await table.page.press('Escape');
  await table.badges.filter({ hasText: 'clockwise' }).press('Enter');
  await expect(table.callout).toContainText('9-reverse');
  await closes(table);
  await table.page.locator('.strength').click();
  await expect(table.callout).toContainText('Set');
  await closes(table);
  same(table.log.length, SIX.length);
});

test('a title leads to its rule', async ({ visit }) => {
  const table = await sitLocked(visit);
  await table.page.locator('.seat .participant').filter({ hasText: 'President' }).click();
  await table.sheet.getByRole('button', { name: 'President' }).click();
  await expect(table.sheet.locator('#rule-titles')).toBeFocused();
  await closes(table);
});

test('a desktop shows the story of a trick', async ({ visit }) => {
  const table = await sitLocked(visit, { width: 1440, height: 900 });
  const told = table.page.locator('.panel-log li').filter({ hasText: 'Revolution!' });
  await expect(told).toContainText('wins the trick');
  await expect(told).not.toContainText('passes');
});

test('cards that do not fit say why', async ({ visit }) => {
  const table = await sitLocked(visit);
  same((table.playable.values('data-card') as string[]).sort(), ['5H', '5S', 'X1']);
  await table.touch('5S');
  await expect(table.card('QC')).toHaveAttribute('aria-disabled', 'true');
  await table.touch('QC');
  await expect(table.callout).toContainText('5 of spades and queen of clubs are not of the same rank');
  await expect(table.callout.getByRole('button', { name: 'Rule' })).toBeVisible();
  await table.touch('5H');
  await expect(table.primary).toHaveText('Play pair of 5s');
  await expect(table.outlined).toHaveText('Pass');
  await table.primary.click();
  await expect(table.card('5S')).toHaveCount(0);
});

// Choosing

test('the only set is completed if preferred', async ({ visit }) => {
  const table = await sit(visit, { log: NINES, settings: { completeChoice: false } });
  await table.touch('9S');
  await expect(table.chosen).toHaveCount(1);
  await expect(table.waiting).toHaveText('Choose one more');
  table.page.taku.set('completeChoice', true);
  await table.leaveFor('president', { log: NINES });
  await table.touch('9S');
  await expect(table.chosen).toHaveCount(2);
  await expect(table.primary).toHaveText('Play pair of 9s');
});

test('an added joker goes with the choice', async ({ visit }) => {
  const table = await sit(visit, { log: JOKER, settings: { completeChoice: true } });
  await table.touch('9S');
  await expect(table.primary).toHaveText('Play pair of 9s');
  await table.page.hears('Also chosen: red joker.');
  await table.touch('4C'); // the joker is not named
  await expect(table.callout).toContainText('4 of clubs and 9 of spades are not of the same rank');
  await table.touch('KD');
  await expect(table.primary).toHaveText('Play pair of Ks');
  await table.touch('KD');
  await expect(table.chosen).toHaveCount(0);
});

test('a card that does not fit replaces the choice', async ({ visit }) => {
  const table = await sit(visit, { log: FOURS });
  await table.touch('9S');
  await expect(table.primary).toHaveText('Play 9');
  await table.touch('KD');
  await expect(table.callout).toHaveCount(0);
  await expect(table.primary).toHaveText('Play K');
  await expect(table.card('9S')).toHaveAttribute('aria-pressed', 'false');
  await table.touch('KD');
  await expect(table.chosen).toHaveCount(0);
  const cards = [await table.card('9S').element(), await table.card('KD').element()];
  for (const card of cards) card.click(); // all clicks happen in one task
  await expect(table.primary).toHaveText('Play K');
  await expect(table.chosen).toHaveCount(1);
});

// A revolution

test('a revolution turns order and hand', async ({ visit }) => {
  const table = await sit(visit, { log: FOURS, settings: { speed: 'calm' } });
  same([order(table)[0], order(table).at(-1)], ['3', '2']);
  same(table.names.at(-1), '2H');
  await touches(table, '3S', '3H', '3C', '3D');
  await expect(table.primary).toHaveText('Play four 3s');
  await table.primary.click();
  await table.shows('Revolution!', '.called');
  await expect(table.page.locator('.called')).toHaveCount(0);
  await table.page.hears('Revolution!');
  await expect(table.badges).toHaveText(['Revolution']);
  await expect(table.ranks.first).toHaveAttribute('data-rank', '2');
  await expect(table.ranks.last).toHaveAttribute('data-rank', '3');
  same(table.names[0], '2H');
});

test('a counter-revolution is called in Japanese', async ({ visit }) => {
  const deal = 'deal 3S 3H 3C 3D 4S 4H 4C 4D 9S KD | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC';
  const log = [deal, '3S 3H 3C 3D', 'pass', 'pass', 'pass'];
  const table = await sit(visit, { log, settings: { speed: 'calm', language: 'ja' } });
  await touches(table, '4S', '4H', '4C', '4D');
  await table.primary.click();
  await table.shows('革命返し！', '.called');
  await table.page.hears('革命返し！');
});

// The exchange

test('the rich choose what they give', async ({ visit }) => {
  const table = await sit(visit, { log: RICH });
  await expect(table.heading).toContainText('Any card to Mia');
  await table.touch('4C');
  await expect(table.slots).toHaveCount(1);
  await expect(table.primary).toContainText('Give');
  await table.primary.click();
  await expect(table.card('2D')).toHaveCount(1);
  assert(!table.names.includes('4C'));
});

test('the poor must give their strongest', async ({ visit }) => {
  const table = await sit(visit, { log: POOR }); // the cards to give are already chosen
  await expect(table.slots).toHaveCount(2);
  await expect(table.heading).toContainText('strongest cards to Ines');
  await table.touch('QH');
  await expect(table.callout).toContainText('You must give your strongest');
  await table.primary.click();
  await expect(table.slots).toHaveCount(0);
  await table.myTurn();
  assert(!table.names.some(name => ['2C', 'X1'].includes(name)));
});

test('equal points are placed by the last round', async ({ visit }) => {
  const table = await sit(visit, { options: { length: 'short' }, log: OVER });
  await expect(table.sheet.locator('.place-number')).toHaveText(['1st', '2nd', '3rd', '4th']);
  await expect(table.sheet.locator('.standing .total-points')).toHaveText([
    '8 points',
    '6 points',
    '6 points',
    '4 points',
  ]);
  await expect(table.sheet).toContainText('In a tie, the better place in the last round decides.');
});

// House rules

test('Japanese players are offered the Japanese standard', async ({ visit }) => {
  const page = await visit('#/options/president', { locale: 'ja-JP', engine: false });
  await expect(page.locator('[name=preset]').first).toBeChecked();
  await expect(page.getByRole('radio', { name: '日本の標準' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'スペ3返し', exact: true })).toBeChecked();
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a house rule' });

test('rare rules are folded away and found', async ({ visit }) => {
  const page = await visit('#/options/president', { engine: false });
  await expect(page.locator('[name=preset]:checked')).toHaveAccessibleName(/^Moderate/);
  await expect(page.getByText('More house rules (none on)')).toBeVisible();
  await expect(page.getByText('7-give', { exact: true })).toBeHidden();
  await search(page).fill('7 give');
  await expect(page.getByRole('heading', { name: '1 rule for “7 give”' })).toBeVisible();
  await page.getByRole('radio', { name: 'always' }).check();
  await expect(page.locator('.rule-set')).toHaveText('Moderate + 7-give: always');
  await search(page).press('Escape');
  await expect(page.getByText('More house rules (1 on)')).toBeVisible();
});

test('a house rule is found by its other names in any language', async ({ visit }) => {
  const rules = {
    eight_cut: ['8-cut', '8切り', 'やぎり', 'eight stop'],
    downfall: ['Downfall', '都落ち', 'みやこおち', 'miyako'],
  };
  for (const locale of ['en-GB', 'ja-JP']) {
    const page = await visit('#/options/president', { locale, engine: false });
    for (const [name, words] of Object.entries(rules))
      for (const word of words) {
        await page.getByRole('searchbox').fill(word);
        await expect(page.locator(`.house-rules #option-${name}`)).toHaveCount(1);
        await expect(page.locator('.house-rules mark').first).toBeVisible();
      }
  }
});

test('a search that finds nothing leads to all rules', async ({ visit }) => {
  const page = await visit('#/options/president', { engine: false });
  await search(page).fill('zebra');
  await expect(page.getByRole('heading', { name: 'No rule for “zebra”' })).toBeVisible();
  await page.getByRole('button', { name: /^All \d+ rules$/ }).click();
  await expect(page.getByText('More house rules (none on)')).toBeVisible();
  await page.locator('.rules-on').getByRole('button', { name: 'Downfall' }).click();
  await page.getByRole('switch', { name: 'Downfall' }).click();
  await expect(page.locator('.rule-set')).toHaveText('Moderate − Downfall');
});

test('the length of a match names its points', async ({ visit }) => {
  const page = await visit('#/options/president', { engine: false });
  await expect(page.getByRole('radio', { name: 'medium: to 12 points' })).toBeChecked();
  await page.getByRole('radio', { name: '8', exact: true }).check();
  await expect(page.getByRole('radio', { name: 'medium: to 24 points' })).toBeChecked();
  await page.getByRole('radio', { name: 'lives' }).check();
  await expect(page.getByRole('radio', { name: 'medium: 15 lives' })).toBeChecked();
});

test('a rule switches on what it needs', async ({ visit }) => {
  const page = await visit('#/options/president', { engine: false });
  const cut = page.getByRole('switch', { name: '8-cut' });
  await expect(cut).not.toBeChecked();
  await expect(page.getByText('Changing this also sets 8-cut: on')).toBeVisible();
  await page.getByRole('switch', { name: 'No 8 as the last card' }).check();
  await expect(cut).toBeChecked();
});

test('a queen asks for a rank', async ({ visit }) => {
  const table = await sit(visit, { log: [QUEEN], options: { queen_bomber: true } });
  const { page } = table;
  await table.touch('QS');
  await page.getByRole('button', { name: 'Play Q' }).click();
  await expect(page.getByRole('heading', { name: 'Name a rank' })).toBeVisible();
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: 'Name 5' }).click();
  await expect(table.card('9D')).toBeVisible();
  await expect(table.card('5D')).toHaveCount(0);
});

test('a seven asks for a card to give', async ({ visit }) => {
  const table = await sit(visit, { log: [SEVEN], options: { seven_give: 'up-to' } });
  const { page } = table;
  await table.touch('7S');
  await page.getByRole('button', { name: 'Play 7' }).click();
  await expect(page.getByText('One card, if you like, to Mia', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing' })).toBeVisible();
  await table.touch('3H');
  await page.getByRole('button', { name: 'Give 3' }).click();
  await expect(table.card('3H')).toHaveCount(0);
});
