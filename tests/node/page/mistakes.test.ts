// The player's mistakes: stored, listed, tried again, and deleted when they are right.

import { Learner } from './learner.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { LED, match, mistake, putMistakes, REVIEWED, stored } from './stored.ts';
import { today } from './today.ts';

const NOW = new Date(2026, 2, 10, 12).getTime();
const TOMORROW = '2026-03-11';

type Kept = { id?: string; log: string[]; stage: number; due: string; answered: number };
type Mistaken = ReturnType<typeof mistake>;

/** Open the list where these are stored. */
async function listed(visit: Visits['visit'], kept: Mistaken[], address = '#/mistakes') {
  const page = await visit('', { engine: false, prepare: today(NOW) });
  await putMistakes(page, ...kept);
  await page.enter(address);
  return page;
}

const rows = (page: Page) => page.locator('.mistake');
const kept = async (page: Page, id = 'm/5') => (await stored(page))[`mistake:${id}`] as Kept;

/** Have a review find these mistakes in a match. */
async function found(page: Page, told: object[], over = 'match') {
  const reviewed = match(over, { log: [...LED, 'QS'] });
  for (const one of told) await page.taku.mistakes.found(reviewed, 0, { ...REVIEWED, ...one } as never);
}

// Storage

test('a clear mistake is kept once with its position', async ({ visit }) => {
  const page = await listed(visit, []);
  await expect(page.getByRole('heading', { name: 'No mistakes here' })).toBeVisible();
  await found(page, [{}], ''); // the match is not stored
  same(await page.taku.mistakes.all(), []);
  await found(page, [{}, {}, { entry: 1, clear: false }]);
  const keys = Object.keys(await stored(page)).filter(key => key.startsWith('mistake:'));
  same(keys, ['mistake:match/5']);
  const { log, stage, due, answered } = await kept(page, 'match/5');
  same([log, stage, due, answered], [LED, 0, TOMORROW, 0]);
  await page.taku.mistakes.answered('match/5', true);
  await found(page, [{}]);
  same((await kept(page, 'match/5')).answered, 1);
});

test('no review brings back a removed or mastered mistake', async ({ visit }) => {
  const page = await listed(visit, [mistake({ id: 'match/5' }), mistake({ id: 'other/5', stage: 3 })]);
  await page.taku.mistakes.drop('match/5');
  same(await page.taku.mistakes.answered('other/5', true), null);
  await found(page, [{}]);
  await found(page, [{}], 'other');
  same(await page.taku.mistakes.all(), []);
});

test('an imported mistake never lessens what is here', async ({ visit }) => {
  const page = await listed(visit, [mistake()], '#/data');
  const { text } = await page.download(() => page.getByRole('button', { name: 'Save as a file' }).click());
  const file = JSON.parse(text);
  same(file.mistakes, [mistake()]);
  const brings = async (mistakes: object[] | undefined, told: string) => {
    for (const address of ['#/', '#/data']) await page.enter(address); // no mistake has been imported yet
    await page.locator('input[type=file]').chooseFile('taku.json', { ...file, mistakes });
    await until(() => page.locator('.consent .primary, .import-result').count);
    const consent = page.locator('.consent .primary');
    if (consent.count) await consent.click();
    await expect(page.locator('.import-result')).toContainText(told);
  };
  const further = mistake({ answered: 2, stage: 1 });
  await brings([further, mistake({ id: 'new/5' })], '2 of your mistakes');
  await brings([mistake(), mistake({ id: 'new/5' })], 'was here already');
  same(await kept(page), further);
  await brings(undefined, 'was here already'); // an earlier version wrote this form
});

test('without a database mistakes last for this visit', async ({ visit }) => {
  const page = await visit('', {
    engine: false,
    prepare: window => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  });
  await found(page, [{}]);
  await page.enter('#/mistakes');
  await expect(rows(page)).toHaveCount(1);
  await (await page.taku.mistakes.drop('match/5'))?.();
  same((await page.taku.mistakes.all()).length, 1);
});

const DAMAGED = [
  mistake({ id: 'u/5', due: 'soon' }),
  mistake({ id: 'v/5', log: [] }),
  mistake({ id: 'w/5', reviewed: { good: [] } }),
  mistake({ id: 'x/5', head: { ...mistake().head, game: 'bridge' } }),
  mistake({ id: 'y/5', stage: 4 }),
  mistake({ id: 'z/5', seat: 9 }),
];
const YAHTZEE = { head: { ...mistake().head, game: 'yahtzee', options: {}, seats: ['human'] } };
const SEVERAL = [
  mistake({ id: 'a/5' }),
  mistake({ id: 'b/5', reviewed: { kind: 'discarding' }, stage: 1, due: '2026-03-10' }),
  mistake({ id: 'c/5', reviewed: { kind: 'passing' }, stage: 3, due: '2026-03-19' }),
  mistake({ id: 'd/5', reviewed: { kind: 'scratching' }, due: TOMORROW, ...YAHTZEE }),
];

test('a damaged mistake is not listed and kept', async ({ visit }) => {
  const page = await listed(visit, [...DAMAGED, ...SEVERAL]);
  await expect(rows(page)).toHaveCount(4);
  const all = await stored(page);
  for (const one of DAMAGED) same(all[`mistake:${one.id}`], one);
});

test('a mistake put right elsewhere is seen here', async ({ visit }) => {
  const page = await listed(visit, [mistake()]);
  const other = await visit('', { engine: false, prepare: today(NOW) });
  await expect(rows(page)).toContainText('now');
  await other.taku.mistakes.answered('m/5', true);
  await expect(rows(page)).toContainText('in 3 days');
  await page.taku.mistakes.answered('m/5', true);
  same((await kept(page)).stage, 1); // the mistake is not due any more, because once a day is enough
});

// List

test('each mistake is listed with its next day', async ({ visit }) => {
  const page = await listed(visit, SEVERAL);
  await expect(rows(page)).toHaveCount(4);
  for (const [row, told] of ['now', 'now', 'tomorrow', 'in 9 days'].entries())
    await expect(rows(page).nth(row)).toContainText(told);
  for (const told of ['Leading spades: Qqueen of spades', 'round 1', 'Hearts'])
    await expect(rows(page).first).toContainText(told);
  await expect(rows(page).nth(1).getByRole('img', { name: 'right 1 of 4 times' })).toBeAttached();
  await expect(page.getByRole('heading', { name: '2 due' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Yahtzee' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Nothing due' })).toBeVisible();
  await expect(page.locator('.today')).toContainText('The next one comes back tomorrow.');
  const anyway = page.getByRole('link', { name: 'Try now anyway' });
  await expect(anyway).toHaveAttribute('href', '#/mistakes/early/yahtzee');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('.home')).toBeVisible(); // not to the game that was open before
});

test('a removed mistake can be restored', async ({ visit }) => {
  const page = await listed(visit, SEVERAL);
  const before = await stored(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove Leading spades' }).click();
  await expect(rows(page)).toHaveCount(3);
  same(await kept(page, 'a/5'), { gone: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
  same(await stored(page), before);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Remove Leading spades' })).toHaveCount(0);
});

test('lessons and games lead to due mistakes', async ({ visit }) => {
  const page = await listed(visit, SEVERAL, '#/learn');
  await expect(page.locator('.learn-row[href="#/mistakes"]')).toContainText('2 mistakes due');
  page.window.localStorage['taku.home'] = '{"back":true}';
  await page.enter('#/game/hearts');
  await expect(page.locator('a[href="#/mistakes/hearts"]')).toContainText('2 mistakes due');
  await page.enter('#/game/yahtzee');
  await expect(page.locator('a[href="#/mistakes/yahtzee"]')).toContainText('Nothing due');
  await page.enter('#/game/haggis');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Haggis');
  await expect(page.locator('a[href^="#/mistakes"]')).toHaveCount(0);
});

test('home leads to due mistakes', async ({ visit }) => {
  const page = await visit('', { prepare: today(NOW) });
  page.window.localStorage['taku.home'] = '{"back":true}';
  await putMistakes(page, mistake());
  await page.reload();
  const door = page.getByRole('navigation', { name: 'For you today' }).getByRole('link');
  await expect(door.filter({ hasText: '1 of your mistakes is due' })).toHaveAttribute('href', '#/mistakes');
});

// Trying again

/** Sit at the first of these, to be tried again. */
async function tried(visit: Visits['visit'], mistakes: Mistaken[], address = '#/mistakes/again') {
  const page = await visit('', { settings: { speed: 'none' }, prepare: today(NOW) });
  await putMistakes(page, ...mistakes);
  await page.enter(address);
  const learner = new Learner(page);
  await learner.canAnswer();
  return learner;
}

async function answers(learner: Learner, card: string) {
  for (const _ of [1, 2]) await learner.touch(card);
}

test('due mistakes are tried one after another', async ({ visit }) => {
  const due = [mistake({ id: 'a/5', names: ['', 'Otto', '', ''] }), mistake({ id: 'b/5', stage: 3 })];
  const learner = await tried(visit, due);
  const { page } = learner;
  await expect(page.locator('.bar')).toContainText('1 of 2');
  await expect(page.locator('.lesson-text')).toContainText('12.5 points');
  await answers(learner, '4D');
  await expect(learner.panel).toContainText('That’s better');
  await expect(learner.panel).toContainText('It comes back in 3 days.');
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  await learner.presses('Next');
  await expect(page.locator('.bar')).toContainText('2 of 2');
  await learner.canAnswer();
  await answers(learner, '3D'); // 3D is as good as the best
  await expect(learner.panel).toContainText('about as good as any');
  await expect(learner.panel).toContainText('it’s gone');
  await learner.presses('Next');
  await expect(page.locator('.home, .page.mistakes')).toBeVisible();
  same((await kept(page, 'a/5')).stage, 1);
  same(await kept(page, 'b/5'), { gone: true });
});

test('the first legal answer to a mistake counts', async ({ visit }) => {
  const learner = await tried(visit, [mistake({ stage: 2 })]);
  const { page } = learner;
  await learner.held('AH').press('Enter');
  await expect(page.getByRole('group', { name: 'Breaking hearts' })).toBeVisible();
  same((await kept(page)).stage, 2);
  await answers(learner, 'QS');
  await expect(learner.panel).toContainText('It comes back tomorrow.');
  const { stage, due } = await kept(page);
  same([stage, due], [0, TOMORROW]);
  await learner.presses('Undo');
  await learner.canAnswer();
  await answers(learner, '4D');
  await expect(learner.panel).toContainText('That’s better');
  same((await kept(page)).answered, 1);
});

test('a mistake whose answer was shown stays', async ({ visit }) => {
  const learner = await tried(visit, [mistake({ stage: 1 })]);
  await learner.presses('Show the answer');
  await expect(learner.panel).toContainText('Play 4');
  await until(async () => (await kept(learner.page)).answered === 1);
  same((await kept(learner.page)).stage, 0);
});

test('an early right answer changes nothing', async ({ visit }) => {
  const early = mistake({ stage: 1, due: '2026-03-12' });
  const learner = await tried(visit, [early], '#/mistakes/early/hearts');
  await answers(learner, '4D');
  await expect(learner.panel).toContainText('in 2 days');
  const { stage, due } = await kept(learner.page);
  same([stage, due], [1, '2026-03-12']);
});

test('practice begins with a due mistake', async ({ visit }) => {
  const learner = await tried(visit, [mistake()], '#/practice/hearts');
  const told = learner.page.locator('.lesson-text');
  await expect(told).toContainText('12.5 points');
  await answers(learner, '4D');
  await expect(learner.panel).toContainText('It comes back in 3 days.');
  await learner.presses('Next');
  await learner.canAnswer();
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('12.5 points');
});

test('with nothing due the address leads to the list', async ({ visit }) => {
  const page = await listed(visit, [mistake({ due: TOMORROW })], '#/mistakes/again');
  await expect(rows(page)).toHaveCount(1);
  await until(() => page.address === '#/mistakes');
});
