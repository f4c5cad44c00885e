// Own lessons: stored, edited, marked, copied, and the editor where they are written.

import assert from 'node:assert/strict';
import { at, DONE, desk, isKept, keep, kept, lesson, own, SPADES, STEP, STUDY, stepsOf, WRONG } from './desk.ts';
import { expect, type Page, same, test } from './page.ts';
import { played, Replay } from './replay.ts';
import { agree } from './stored.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, move: string) => page.locator(`.editor-row[data-move="${move}"]`);
const inHand = (page: Page, card: string) => page.locator(`.editor-hand [data-lays="${card}"]`);
/** The rules' or the author's mark at a card of the hand. */
const stand = (page: Page, card: string) => inHand(page, card).locator('.editor-standing');
const sample = (page: Page) => page.locator('.editor-sample');
const badge = (page: Page) => page.locator('.editor-steps .editor-badge');
const answers = (page: Page) => page.locator('.editor-answers');

/** Play a card in the sample as a learner does, with a touch and one more. */
async function lay(page: Page, card: string) {
  await expect(sample(page).locator('.lesson[data-phase=asking]')).toBeVisible();
  await sample(page).locator(`.hand [data-card="${card}"]`).click();
  await sample(page).locator(`.hand [data-card="${card}"][aria-pressed=true]`).click();
}

// The list, and what is kept

test('removed and damaged lessons are listed and restored', async ({ visit }) => {
  const strange = [{ id: 'odd', lesson: 7 }, own('odder', [DONE], { game: 'chess' })];
  const page = await at(await visit('', { engine: false }), '#/lessons', own('a'), ...strange);
  const rows = page.locator('.editor-lessons li');
  await expect(rows).toHaveCount(3);
  await expect(rows.last).toContainText('Damaged lesson 2');
  const before = await kept(page);
  await page.getByRole('button', { name: 'Remove Get rid of the king' }).click();
  await expect(rows).toHaveCount(2);
  same(Object.keys(await kept(page)).sort(), ['odd', 'odder']);
  await page.notice.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  same(await kept(page), before);
  await page.getByRole('button', { name: 'Remove Damaged lesson 1' }).click();
  await expect(rows).toHaveCount(2);
  same(Object.keys(await kept(page)).sort(), ['a', 'odder']);
});

test('own lessons are exported and imported once', async ({ visit }) => {
  const page = await at(await visit('', { engine: false }), '#/data', own('a'), { id: 'odd', lesson: 7 } as {
    id: string;
  });
  const { text } = await page.download(() => button(page, 'Save as a file').click());
  const file = JSON.parse(text);
  same(
    file.own.map((one: { lesson: object }) => one.lesson),
    [lesson([DONE])],
  );
  await keep(page, own('a', [STEP]));
  const choose = (content: object) => page.locator('input[type=file]').chooseFile('all.json', content);
  await choose(file);
  await agree(page);
  await expect(page.locator('.import-result')).toContainText('1 lesson of your own');
  const { odd: _, ...others } = await kept(page);
  const steps = Object.values(others).map(one => one.lesson.step);
  same(
    steps.sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length),
    [[STEP], [DONE]],
  );
  await choose(file);
  await agree(page);
  await expect(page.locator('.import-result')).toContainText('was here already');
  same(Object.keys(await kept(page)).length, 3);
  await choose({ ...file, own: [own('new', [{ ...DONE, setup: '2C' }])] });
  await expect(page.locator('#data-wrong')).toContainText('own[0].lesson.step[0].setup');
  same(Object.keys(await kept(page)).length, 3);
});

test('what is written is kept, undone and redone', async ({ visit }) => {
  const page = await desk(visit, [STEP], { engine: false });
  const question = page.getByLabel('Question');
  await page.getByLabel('Heading').fill('The last card');
  await question.fill('What now?');
  await isKept(page);
  const [step] = await stepsOf(page);
  same([step.title, step.ask], [{ en: 'The last card' }, { en: 'What now?' }]);
  await button(page, 'Undo').click();
  await expect(question).toHaveValue('Which card?');
  await button(page, 'Redo').click();
  await expect(question).toHaveValue('What now?');
  await isKept(page);
  await page.reload();
  await expect(question).toHaveValue('What now?');
});

test('a lesson is written in two languages', async ({ visit }) => {
  const page = await desk(visit, [STEP], { engine: false });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Also in').selectOption('日本語');
  await page.press('Escape');
  await page.getByLabel('Heading 日本語').fill('最後の番');
  await isKept(page);
  same((await stepsOf(page))[0].title, { en: 'Last to play', ja: '最後の番' });
});

test('what another tab has written is not overwritten', async ({ visit }) => {
  const page = await desk(visit, [STEP], { engine: false });
  await keep(page, { ...own('a'), revision: 99 } as { id: string });
  await page.getByLabel('Question').fill('Here');
  await expect(page.notice).toContainText('Another tab has changed this lesson');
  const asked = Object.values(await kept(page)).map(one => one.lesson.step[0].ask.en);
  same(asked.sort(), ['Here', 'Which card?']);
});

test('steps are added, copied, moved and deleted', async ({ visit }) => {
  const page = await desk(visit, [STEP, { ...STEP, title: { en: 'Second' } }], { engine: false });
  const names = page.locator('.editor-step b');
  const act = async (name: string, ...left: string[]) => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.press('Escape');
    await expect(names).toHaveText(left);
  };
  await act('Copy', 'Last to play', 'Last to play', 'Second');
  await act('Later', 'Last to play', 'Second', 'Last to play');
  await act('Delete', 'Last to play', 'Second');
  await button(page, 'Undo').click();
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Add a step' }).click();
  await expect(page.locator('.editor-steps [aria-current] b')).toHaveText('No heading');
  await page.getByRole('button', { name: 'The same position' }).click();
  await isKept(page);
  same(
    (await stepsOf(page)).map(({ setup }) => setup),
    Array(4).fill(SPADES),
  );
});

// The desk

test('a lesson is made of a position and tried', async ({ visit }) => {
  const page = await visit(STUDY, { width: 1200, height: 850 });
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  await expect(row(page, '8S')).toBeVisible();
  await expect(stand(page, '3D')).toHaveText('Rules');
  await expect(page.locator('.editor-row[data-locked]')).toContainText('you must play one of them');
  await inHand(page, 'KS').click();
  await expect(stand(page, 'KS')).toHaveText('Right');
  await row(page, '4S').getByLabel('Wrong').check();
  await row(page, '4S').getByRole('textbox').fill(WRONG.en);
  await expect(badge(page)).toHaveText('2 things to do');
  await row(page, '8S').getByLabel('Poor').check();
  await page.getByLabel('Heading').fill('Last to play');
  await page.getByLabel('Question').fill('Which card do you play?');
  await page.locator('[data-send]').first.click();
  await page.getByLabel('Name of the lesson').fill('Get rid of the king');
  await page.press('Escape');
  await expect(page.locator('.editor-open')).toHaveCount(0);
  await expect(sample(page).locator('.lesson-question')).toHaveText('Which card do you play?');
  const mark = sample(page).locator('.mark');
  await lay(page, '4S');
  await expect(mark).toContainText(WRONG.en);
  await sample(page).locator('.foot .primary').click();
  await lay(page, 'KS');
  await expect(mark).toHaveAttribute('data-tone', 'right');
  await isKept(page);
  const [[id]] = Object.entries(await kept(page));
  const [{ accept, wrong, advise, me, setup }] = await stepsOf(page, id);
  same([accept, wrong, advise, me], [['KS'], { '4S': WRONG }, { '8S': {} }, 0]);
  same(setup.slice(1), SPADES.slice(1));
});

test('a position of a match has its moves picked', async ({ visit }) => {
  const page = await desk(visit, []);
  const replay = await new Replay(page).keep(await played('hearts'));
  await page.getByRole('button', { name: 'From a match' }).click();
  await expect(page.locator('[data-screen=matches]')).toBeAttached();
  await replay.see();
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  await expect(page.locator('.desk-picked')).toBeVisible();
  for (const place of [0, 1, 2]) await page.locator('.editor-hand button').nth(place).click();
  const rows = page.locator('.editor-row[data-move]');
  await expect(rows).toHaveCount(1);
  await rows.getByLabel('Right').check();
  await page.getByRole('button', { name: 'All others are wrong' }).click();
  await expect(badge(page)).toHaveText('1 thing to do'); // the step's text is missing
  await isKept(page);
  const [{ setup, accept, other }] = await stepsOf(page);
  same([setup.length, Array.isArray(accept) && accept.length], [1, 1]);
  same(other, { en: 'That’s allowed, but it’s not what is asked.' });
});

test('a position is replaced only on request', async ({ visit }) => {
  const page = await desk(visit, [DONE]);
  await expect(row(page, 'KS')).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.locator('.line-bar output')).toHaveText('7 / 8');
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  await page.getByRole('button', { name: 'Use it in step 1 of “Get rid of the king”' }).click();
  await expect(page.locator('.editor')).toBeVisible();
  const [step] = await stepsOf(page);
  same([step.setup.length, step.me, step.title], [7, 3, STEP.title]);
  assert(!('accept' in step) && !('wrong' in step));
});

test('a request on the way to a position waits', async ({ visit }) => {
  const page = await visit(STUDY, { width: 1200, height: 850 });
  await expect(page.locator('.line-bar output')).toHaveText('8 / 8');
  await page.hasSettled();
  page.tab.engine.hold();
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'Make a lesson' }).click();
  page.tab.engine.release();
  await expect(page.locator('.editor')).toBeVisible();
  const [[id]] = Object.entries(await kept(page));
  const [{ setup, me }] = await stepsOf(page, id);
  same([setup.length, me], [7, 3]);
});

test('a built-in lesson is copied whole', async ({ visit }) => {
  const page = await visit('#/lessons');
  await page.locator('[data-new="haggis"]').click();
  await page.getByText('Copy one of ours').click();
  await page.locator('.editor-examples li button').nth(1).click();
  await expect(page.locator('.editor-steps li')).toHaveCount(5);
  await expect(page.locator('.editor-open')).toHaveCount(0);
  await expect(page.locator('.editor-row').first).toBeVisible();
});

test('a copied lesson of four steps fits a code', async ({ visit }) => {
  const page = await visit('#/lessons');
  await page.locator('[data-new="hearts"]').click();
  await page.getByText('Copy one of ours').click();
  await page.locator('.editor-examples').getByRole('button', { name: 'High or low' }).click();
  await expect(page.locator('.editor-steps li')).toHaveCount(4);
  await isKept(page);
  const [id] = Object.keys(await kept(page));
  await page.go(`#/lessons/${id}/send`);
  await expect(page.locator('.code-paper svg')).toHaveCount(1);
});

type Task = [task: string, act: (page: Page) => unknown, parts: Record<string, unknown>];

const TASKS: Task[] = [
  ['Try a forbidden move', page => inHand(page, '3D').click(), { forbidden: { '3D': 'follow-suit' } }],
  ['All playable cards', () => {}, { playable: true }],
  ['A number', page => answers(page).getByLabel('The right number').fill('3'), { number: { is: 3 } }],
  ['A player', page => answers(page).locator('input').nth(2).check(), { seat: { is: 2 } }],
  ['Play on against bots', page => answers(page).getByLabel('How long').selectOption('round'), { play: 'round' }],
  ['A choice of answers', choose, { choice: { is: 'b', among: ['a', 'b'] } }],
];

async function choose(page: Page) {
  for (const [number, words] of ['Spades', 'Hearts'].entries())
    await answers(page)
      .getByPlaceholder(`Answer ${number + 1}`)
      .fill(words);
  await answers(page).getByLabel('Answer 2 is right').check();
  await answers(page).getByPlaceholder('Why it is wrong').fill('Not these.');
}

for (const [task, act, parts] of TASKS) {
  test(`a task is set and laid: ${task}`, async ({ visit }) => {
    const page = await desk(visit, [DONE]);
    await expect(row(page, 'KS')).toBeVisible();
    await page.getByLabel('Task').selectOption(task);
    await act(page);
    await expect(page.locator('.editor-open')).toHaveCount(0);
    const [[kind, value]] = Object.entries(parts);
    await expect(sample(page).locator(`.lesson[data-phase=asking][data-task=${kind}]`)).toBeVisible();
    await isKept(page);
    const [step] = await stepsOf(page);
    same(step[kind], value);
    assert(!('accept' in step) && !('advise' in step));
    if (kind === 'choice') await isAnswered(page);
  });
}

/** Give the wrong answer of a choice, and then the right one. */
async function isAnswered(page: Page) {
  await sample(page).locator('[data-choice=a]').click();
  await expect(sample(page).locator('.mark')).toContainText('Not these.');
  await sample(page).locator('.foot .primary').click();
  await sample(page).locator('[data-choice=b]').click();
  await expect(sample(page).locator('.mark')).toHaveAttribute('data-tone', 'right');
}

test('an impossible position is told', async ({ visit }) => {
  const page = await desk(visit, [{ ...DONE, setup: [...SPADES, 'QH'] }]);
  await expect(page.locator('.editor-position')).toContainText('can’t be set up');
  await expect(badge(page)).toHaveText('1 thing to do');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('an answer against the rules is an open question', async ({ visit }) => {
  const page = await desk(visit, [
    { ...STEP, accept: ['QH'] },
    { ...STEP, forbidden: { '4S': 'follow-suit' } },
  ]);
  await expect(inHand(page, 'KS')).toBeVisible();
  await expect(answers(page)).toContainText('This is no longer a legal move in this position');
  await answers(page).getByRole('button', { name: 'Remove' }).click();
  await expect(answers(page)).not.toContainText('This is no longer a legal move');
  await page.locator('.editor-steps li button').nth(1).click();
  await expect(answers(page)).toContainText('The rules allow this here');
  await answers(page).getByRole('button', { name: 'Remove' }).click();
  await expect(answers(page)).toContainText('Tap a card marked “Rules”.');
  await expect(page.locator('.editor-steps [aria-current] .editor-badge')).toHaveText('1 thing to do');
});

test('no move is asked of a finished match', async ({ visit }) => {
  const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
  const lower = [
    'three-of-a-kind',
    'chance',
    'four-of-a-kind',
    'full-house',
    'small-straight',
    'large-straight',
    'yahtzee',
  ];
  const setup = [...upper, ...lower].flatMap(box => ['roll 1 2 3 4 6', `fill ${box}`]);
  const over = { title: { en: 'Over' }, ask: { en: 'Well?' }, setup, seats: 1, me: 0 };
  const page = await at(await visit(), '#/lessons/c', own('c', [over], { game: 'yahtzee', options: {} }));
  await expect(answers(page)).toContainText('No one has a move to make');
  await page.getByLabel('Task').selectOption('A number');
  await expect(page.locator('.editor-done')).toBeVisible();
});

test('Send leads to the first open question', async ({ visit }) => {
  const page = await desk(visit, [DONE, { ...STEP, accept: ['KS'] }, ...Array(28).fill(DONE)]);
  await expect(page.locator('.editor-done')).toHaveCount(29);
  await page.locator('[data-send]').first.press('Enter');
  await expect(page.locator('.editor-steps [aria-current]')).toContainText('2');
  await expect(row(page, '4S').getByLabel('Right')).toBeFocused();
  await page.press('ArrowLeft');
  await expect(row(page, '4S').getByRole('radio', { name: 'Wrong' })).toBeChecked();
  await expect(row(page, '4S').getByRole('radio', { name: 'Wrong' })).toBeFocused();
  await row(page, '8S').getByLabel('Wrong').press(' ');
  await expect(page.locator('.editor-done')).toHaveCount(30);
  await expect(page.locator('.editor-open')).toHaveCount(0);
});
