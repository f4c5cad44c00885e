// The open table: walked back, changed, set up, and shared as a link.

import assert from 'node:assert/strict';
import { packed } from '../packed-links.ts';
import { tasks } from './browser/clock.ts';
import { OpenTable } from './open-table.ts';
import { expect, type Locator, type Page, same, test, until, type Visits } from './page.ts';
import { sit } from './table.ts';

const TINY = 'deal 2C 3D | 9C 4D | TC AD | 8D KD';
const ROUND = [TINY, '2C', '9C', 'TC', '8D'];

class Study extends OpenTable {
  readonly acting: Locator;
  readonly text: Locator;
  readonly wrong: Locator;
  readonly openTrick: Locator;

  constructor(page: Page) {
    super(page);
    this.acting = page.locator('.rows > [data-acts] .name');
    this.text = page.getByLabel('One entry per line');
    this.wrong = page.locator('.wrong');
    this.openTrick = page.locator('.open-trick [data-card]');
  }

  /** Open the table of a game, and wait until the engine has laid it; with a text, set that up. */
  async lay(key: string, text = '') {
    const before = this.page.taku.match;
    await this.page.enter(`#/study/${key}`);
    await until(() => {
      const { match } = this.page.taku;
      return match && match !== before && match.head.game === key.split('/')[0] && match.log.length;
    });
    await this.page.hasSettled();
    if (text) {
      await this.setUp();
      await this.paste(text);
      await expect(this.text).toHaveCount(0);
    }
    return this;
  }

  async setUp() {
    await this.pressButton('Set up');
    await expect(this.text).toBeAttached();
  }

  async switchPassingOff() {
    await this.page.getByText('Players and house rules').click();
    await this.page.locator('#option-passing').check(false);
  }

  /** Wait until the engine has laid a table without passing. */
  nothingIsPassed() {
    return until(() => this.page.taku.match?.head.options.passing === false);
  }

  async paste(text: string) {
    await this.text.fill(text);
    await this.pressButton('Set up the table from this text');
  }

  pressButton(name: string) {
    return this.page.getByRole('button', { name, exact: true }).first.click();
  }

  /** Leave for home, and open another table of Hearts. */
  async leaveForAnother() {
    await this.page.enter('#/');
    await expect(this.page.locator('.home')).toBeAttached();
    await this.lay('hearts');
    await this.page.hasSettled();
  }

  /** Set up the tiny deal, of which one trick is played. */
  async laysARound() {
    await this.setUp();
    await this.switchPassingOff();
    await this.nothingIsPassed();
    await this.paste(ROUND.join('\n'));
    await this.at(5, 5);
    await expect(this.acting).toHaveText('Ines'); // Ines has taken the trick
  }
}

const study = async (visit: Visits['visit'], size = { width: 1440, height: 900 }) =>
  new Study(await visit('', { ...size, settings: { speed: 'none' } }));

/** While this is done nothing comes from the engine; then all of it does, one message after the other. */
async function slowly({ tab }: Page, act: () => Promise<unknown>) {
  tab.engine.hold();
  await act();
  while (tab.engine.heldBack) {
    await tab.engine.releaseOne();
    await tasks();
  }
  tab.engine.release();
}

test('a line is walked back and forth', async ({ visit }) => {
  const table = await (await study(visit)).lay('hearts');
  const { page } = table;
  await expect(table.rows).toHaveCount(4);
  await expect(page.locator('.rows [data-card]')).toHaveCount(52);
  await table.laysARound();

  await table.pressButton('One move back');
  await expect(table.acting).toHaveText('Aki');
  await expect(table.openTrick).toHaveCount(3);
  page.focused.blur();
  await page.press('ArrowLeft');
  await expect(table.acting).toHaveText('Ines');
  await table.at(3, 5);
  await table.pressButton('To the start');
  await expect(page.getByRole('button', { name: 'Deal at random' })).toBeVisible();
  await table.where.press('End');
  await table.at(5, 5);
  await table.pressButton('To the start');
  await table.pressButton('One move forward');
  await table.at(1, 5);
});

test('a line is left and taken up again', async ({ visit }) => {
  const table = await (await study(visit)).lay('hearts');
  const { page } = table;
  await table.laysARound();
  await table.where.press('Home');
  await table.pressButton('One move forward');
  await table.at(1, 5);
  await table.touch('3D'); // the rule stands beside the hand, which lies there all the same
  await expect(table.callout).toContainText('2');
  await table.where.press('End');
  for (let step = 0; step < 2; step += 1) await table.pressButton('One move back');
  await table.at(3, 5);
  await expect(table.openTrick).toHaveCount(2);
  await table.touch('TC');
  await table.primary.click();
  await table.at(4, 5); // the same move as before: the line goes on
  await table.pressButton('To the start');
  await table.pressButton('Deal at random');
  await expect(page.locator('.rows [data-card]')).toHaveCount(52);
  await table.at(1, 1);
  await table.pressButton('Other line');
  await table.at(0, 5);
  same(table.log, ROUND);
  await table.where.press('End');
  await table.pressButton('Bot moves');
  await expect(table.openTrick).toHaveCount(1);
});

// Faster than the engine

test('steps faster than the engine all count', async ({ visit }) => {
  const table = await (await study(visit)).lay('hearts');
  const { page } = table;
  await table.laysARound();
  await page.hasSettled();
  await slowly(page, async () => {
    for (const key of ['Home', 'End', 'ArrowLeft']) await table.where.press(key);
    await page.tab.engine.releaseOne();
    await tasks();
    await table.where.press('ArrowLeft');
  });
  await page.hasSettled();
  await table.at(3, 5);
  await expect(table.openTrick).toHaveCount(2);
});

test('rules changed faster than the engine hold', async ({ visit }) => {
  const table = await (await study(visit)).lay('hearts');
  await table.setUp();
  await slowly(table.page, async () => {
    await table.switchPassingOff();
    await table.page.locator('[name=break_by][value=heart]').check();
    await table.paste(ROUND.join('\n'));
  });
  await table.at(5, 5);
  same(table.page.taku.match?.head.options, { passing: false, break_by: 'heart' });
});

test('typed text outlives what comes late', async ({ visit }) => {
  const table = await (await study(visit)).lay('hearts');
  await table.setUp();
  await slowly(table.page, async () => {
    await table.switchPassingOff();
    await table.text.fill(TINY);
  });
  await table.nothingIsPassed();
  await table.page.hasSettled();
  await expect(table.page.locator('.deck')).toBeVisible(); // the deal has come, to be changed
  await expect(table.text).toHaveValue(TINY);
  await table.pressButton('Set up the table from this text');
  await expect(table.text).toHaveCount(0);
  same(table.log, [TINY]);
});

test('the editor opens with its cards', async ({ visit }) => {
  const table = await (await study(visit)).lay('hearts');
  await table.pressButton('Bot moves');
  await table.at(2, 2);
  await table.page.hasSettled();
  await slowly(table.page, async () => {
    await table.pressButton('Set up');
    await until(() => table.page.tab.engine.heldBack);
    same(table.text.count, 0); // the text is shown with the cards above
  });
  await expect(table.text).toBeVisible();
  await expect(table.page.getByRole('heading', { name: 'Set up' })).toBeFocused();
  await expect(table.page.locator('.deck')).toBeVisible();
});

test('a late answer is not taken for another', async ({ visit }) => {
  const table = await (await study(visit)).lay('haggis');
  await table.setUp();
  await slowly(table.page, async () => {
    await table.page.getByText('Players and house rules').click();
    await table.page.locator('[name=bomb_capture][value=choose]').check();
    await table.paste('dealer 1\n\ndeal 2R J1 | 3R | 4R');
  });
  await expect(table.wrong).toContainText('Line 3');
  await slowly(table.page, () => table.paste('dealer 1'));
  await expect(table.text).toHaveCount(0);
  same(table.log, ['dealer 1']);
});

// Text and link

/** What is pasted, who is then to act, and what the table shows. */
const GAMES: Record<string, [text: string, acting: string, shown: string]> = {
  hearts: [`${TINY}\n2C\n9C`, 'Ines', 'Otto'],
  president: ['deal 3D 9S | 4S 5S | 8S TS | 6H 7H\n3D', 'Otto', 'Mia'],
  haggis: ['dealer 2\ndeal 2R 3R J0 | 4R 5O K1 | 9B TB Q2\n2R 3R J0 as run', 'Otto', 'run 2–4'],
  yahtzee: ['roll 1 2 3 4 5\nfill chance\nroll 6 6 6 6 1', 'Otto', '15'],
  'yahtzee/yams': ['roll 1 2 3 4 5\nfill plus\nroll 6 6 6 6 1', 'Otto', '15'],
};

test('each game is laid from text and shared', async ({ visit }) => {
  const table = await study(visit);
  const { page } = table;
  const told = page.locator('.table');
  for (const [game, [text, acting, shown]] of Object.entries(GAMES)) {
    await table.lay(game, text);
    await expect(told).toContainText(`${acting}’s turn`);
    await expect(told).toContainText(shown);
    const log = [...table.log];
    page.tab.device.clipboard = '';
    await table.pressButton('Send');
    await table.pressButton('Copy the link');
    await expect(table.sheet).toContainText('Copied');
    const [, address] = page.tab.device.clipboard.split('#');
    await page.enter('#/');
    await expect(page.locator('.home')).toBeAttached();
    await page.enter(`#${address}`);
    await expect(told).toContainText(`${acting}’s turn`);
    await expect(table.where).toBeVisible();
    same(table.log, log);
  }
});

/** What is pasted, and what is said of it. */
const IMPOSSIBLE: Record<string, [text: string, ...said: string[]]> = {
  haggis: ['dealer 1\n\ndeal 2R J1 | 3R | 4R', 'Line 3', 'can only go to their owner'],
  yahtzee: ['roll 1 2 3 4 7', 'Line 1'],
};

test('an impossible line is named by its number', async ({ visit }) => {
  const table = await study(visit);
  for (const [game, [text, ...said]] of Object.entries(IMPOSSIBLE)) {
    await table.lay(game);
    const before = [...table.log];
    await table.setUp();
    await table.paste(text);
    for (const part of said) await expect(table.wrong).toContainText(part);
    await expect(table.text).toBeFocused();
    await table.pressButton('Back to the table');
    same(table.log, before);
  }
});

const BROKEN = ['1AAAA', '0W10', '2xyz', '%3Cb%3E', `1${'A'.repeat(50_000)}`];
const CANNOT_BE = packed(['position', {}, 4, 1, 'deal <b>2C</b>'], { deflated: false });

test('a broken or impossible position leads home', async ({ visit }) => {
  const { page } = await study(visit);
  for (const link of [...BROKEN, CANNOT_BE]) {
    await page.enter(`#/study/hearts/${link}`);
    await expect(page.notice).toContainText('This link doesn’t work');
    await expect(page.locator('.masthead')).toBeVisible();
    page.taku.notices = [];
    page.taku.redraw();
    await expect(page.notice).toHaveCount(0);
  }
});

// Dealing by hand

test('cards are dealt by hand', async ({ visit }) => {
  const table = await (await study(visit, { width: 390, height: 844 })).lay('haggis');
  const { page } = table;
  const counts = page.locator('.card-holder small');
  await table.setUp();
  await table.pressButton('Take all back');
  await page.locator('.deck button').first.focus();
  for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '3', 'ArrowRight', '4']) await page.press(key);
  await expect(counts).toHaveText(['4 cards', '4 cards', '4 cards', '1 card']);
  await page.getByLabel('Cards per player').selectOption('2');
  await table.pressButton('Deal the rest at random');
  await expect(counts.first).toHaveText('5 cards');
  await table.pressButton('Set it up on the table');
  await expect(page.locator('.rows [data-card]')).toHaveCount(15);
  assert(table.log[1].startsWith('deal 2R '));
  await table.setUp();
  const given = page.locator('.deck').getByRole('button', { name: 'given to Mia' });
  for (let left = given.count; left > 0; left -= 1) await given.first.click();
  await expect(given).toHaveCount(0);
  await table.pressButton('Set it up on the table');
  await expect(table.wrong).toHaveText('Everyone must get at least one card.');
});

test('no hand is larger than the game deals', async ({ visit }) => {
  const table = await (await study(visit)).lay('president');
  const { page } = table;
  await table.setUp();
  await page.locator('.position-rules > summary').click();
  await page.locator('[name="study-players"][value="8"]').check();
  await expect(page.locator('.card-holder')).toHaveCount(8);
  const each = page.getByLabel('Cards per player');
  await expect(each.locator('option')).toHaveText(['as usual', '1', '2', '3', '4', '5', '6']);
  await each.selectOption('1');
  await table.pressButton('Deal the rest at random');
  const more = page.locator('.deck button:not([data-given])');
  for (let card = 0; card < 7; card += 1) await more.first.click();
  await expect(page.locator('.card-holder small').first).toHaveText('8 cards');
  await table.pressButton('Set it up on the table');
  await expect(table.wrong).toHaveText('With this many players no one gets more than 7 cards.');
});

test('dice are set by hand or rolled', async ({ visit }) => {
  const table = await (await study(visit)).lay('yahtzee');
  const { page } = table;
  await table.setUp();
  for (let die = 0; die < 5; die += 1) await page.locator('.die-faces').nth(die).getByLabel('six').check();
  await table.pressButton('Set it up on the table');
  await expect(page.getByRole('button', { name: 'Die 5 of 5: six' })).toBeVisible();
  same(table.log, ['roll 6 6 6 6 6']);
  await table.pressButton('To the start');
  await table.pressButton('Roll the dice');
  await table.at(1, 1);
});

// Positions from a match

test('bots’ hands open only on consent', async ({ visit }) => {
  const log = ['deal 3C 3D | 9C 4D | TC AD | 2C KD', '2C'];
  const table = await sit(visit, 'hearts', { options: { passing: false }, log, names: ['', 'Ada'] });
  const { page } = table;
  const asks = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await table.sheet.getByRole('button', { name: 'View with open hands' }).click();
  };

  await asks();
  await expect(table.sheet).toContainText('can’t unsee them');
  await table.sheet.getByRole('button', { name: 'Go back' }).click();
  await expect(table.sheet).toHaveCount(0);
  same(page.address, '#/play/m');

  await asks();
  await table.sheet.getByRole('button', { name: 'Open them' }).click();
  const names = page.locator('.rows > .row .name');
  await expect(names).toHaveText(['You', 'Ada', 'Otto', 'Ines']);
  await page.reload();
  await expect(names).toHaveText(['You', 'Ada', 'Otto', 'Ines']);
  same(page.taku.matches.list().length, 1);

  await page.getByRole('button', { name: 'Leave the table' }).first.click();
  await until(() => page.address === '#/play/m');
  await table.myTurn();
  same(table.log, log);
});
