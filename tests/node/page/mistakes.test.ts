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

const told = ({ page }: Learner) => page.locator('.aftermath');

test('due mistakes are tried one after another', async ({ visit }) => {
  const due = [mistake({ id: 'a/5', names: ['', 'Otto', '', ''] }), mistake({ id: 'b/5', stage: 3 })];
  const learner = await tried(visit, due);
  const { page } = learner;
  const dots = page.locator('.progress-dots');
  await expect(dots).toHaveAttribute('aria-label', '0 right, 0 wrong, 2 to come');
  await expect(page.locator('.seats')).toContainText('Otto');
  await answers(learner, '4D');
  await expect(told(learner)).toContainText('Right: one of 2 moves that are about equally good');
  await expect(told(learner)).toContainText('It comes back in 3 days.');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible();
  await learner.goesOn();
  await expect(dots).toHaveAttribute('aria-label', '1 right, 0 wrong, 1 to come');
  await learner.canAnswer();
  await answers(learner, '3D'); // 3D is as good as the best
  await expect(told(learner)).toContainText('Right');
  await expect(told(learner)).toContainText('it’s gone');
  await learner.goesOn();
  await expect(page.locator('.home, .page.mistakes')).toBeVisible();
  same((await kept(page, 'a/5')).stage, 1);
  same(await kept(page, 'b/5'), { gone: true });
});

test('the first legal answer to a mistake counts, and joins the history', async ({ visit }) => {
  const learner = await tried(visit, [mistake({ stage: 2 })]);
  const { page } = learner;
  await learner.held('AH').press('Enter');
  await expect(page.getByRole('group', { name: 'Breaking hearts' })).toBeVisible();
  same((await kept(page)).stage, 2);
  same(page.taku.training.of('hearts'), []);
  await answers(learner, 'QS');
  await expect(told(learner).getByRole('heading', { level: 2 })).toContainText('costs 12.5 points');
  await expect(told(learner)).toContainText('It comes back tomorrow.');
  await expect(told(learner).locator('.way')).toHaveCount(2);
  const { stage, due, answered } = await kept(page);
  same([stage, due, answered], [0, TOMORROW, 1]);
  const [{ id, kind, right, loss }] = page.taku.training.of('hearts');
  same([id, kind, right, loss], ['m/5', 'leading-spades', false, 12.5]);
});

test('a loss of the chance to win stays out of the history', async ({ visit }) => {
  const lost = { unit: 'chance', loss: 0.2, error: 0.01, least: 0.05 };
  const learner = await tried(visit, [mistake({ reviewed: lost })]);
  await answers(learner, 'QS');
  await expect(told(learner).getByRole('heading', { level: 2 })).toContainText('20%');
  same((await kept(learner.page)).answered, 1);
  same(learner.page.taku.training.of('hearts'), []);
});

test('a mistake whose answer was shown stays', async ({ visit }) => {
  const learner = await tried(visit, [mistake({ stage: 1 })]);
  await learner.presses('Show the answer');
  await expect(told(learner)).toContainText('Best');
  await until(async () => (await kept(learner.page)).answered === 1);
  same((await kept(learner.page)).stage, 0);
});

test('an early right answer changes nothing', async ({ visit }) => {
  const early = mistake({ stage: 1, due: '2026-03-12' });
  const learner = await tried(visit, [early], '#/mistakes/early/hearts');
  await answers(learner, '4D');
  await expect(told(learner)).toContainText('in 2 days');
  const { stage, due } = await kept(learner.page);
  same([stage, due], [1, '2026-03-12']);
});

test('a problem among the mistakes keeps its own history', async ({ visit }) => {
  const learner = await tried(visit, [mistake({ id: 'problem/hearts/abc/5' })]);
  await answers(learner, '4D');
  await expect(told(learner)).toContainText('Right');
  same(
    learner.page.taku.training.of('hearts').map(({ id }) => id),
    ['abc'],
  );
});

test('practice begins with a due mistake', async ({ visit }) => {
  const learner = await tried(visit, [mistake()], '#/practice/hearts');
  const text = learner.page.locator('.lesson-text');
  await expect(text).toContainText('What would you play?');
  await answers(learner, '4D');
  await expect(told(learner)).toContainText('It comes back in 3 days.');
  await learner.goesOn();
  await learner.canAnswer();
  await expect(text).toBeVisible();
  await expect(text).not.toContainText('What would you play?');
});

test('with nothing due the address leads to the list', async ({ visit }) => {
  const page = await listed(visit, [mistake({ due: TOMORROW })], '#/mistakes/again');
  await expect(rows(page)).toHaveCount(1);
  await until(() => page.address === '#/mistakes');
});
