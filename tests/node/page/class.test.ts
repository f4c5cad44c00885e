// The class: slips collected, what they tell and where they go, and the class before a projector.

import assert from 'node:assert/strict';
import { printOf } from '../../../web/model/slip.ts';
import { comesBack, opened, putSlip, rows, slipOf, takes } from './class.ts';
import { arrived, bring } from './files.ts';
import { LESSON } from './lessons.ts';
import { Device, expect, type Page, python, same, test } from './page.ts';
import { put } from './stored.ts';

const [STEP, NUMBER] = LESSON.step;

const told = (page: Page) => page.locator('.class-note');
const saved = (page: Page) => page.download(() => page.getByRole('button', { name: 'Save as CSV' }).click());

/** The rows of a CSV as a spreadsheet reads them. */
const cellsOf = (csv: string) =>
  python<string[][]>(`
import csv, io, json
text = json.loads(${JSON.stringify(JSON.stringify(csv))}).removeprefix("\\ufeff")
result = list(csv.reader(io.StringIO(text, newline="")))
`);

test('a hundred slips tell which step is hard', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const lesson = await opened(page);
  const slips = Array.from({ length: 100 }, (_, at) => {
    const second: [number, number] = [1 + (at % 3), at % 3 ? 4 : 0];
    return slipOf(lesson, [[1, 0], second], { mark: at, time: 60 + at * 5 });
  });
  const lines = slips.map((slip, at) => `Pupil ${String(at).padStart(2, '0')} ${slip}`);
  await takes(page, lines.join('\n'));
  await expect(told(page)).toHaveText('100 slips have come in.');
  await expect(rows(page)).toHaveCount(100);
  await expect(page.locator('.class-sentence')).toHaveText('Step 2 was the hardest: 34 of 100 got it first time');
  await expect(page.locator('.class-all td').nth(7)).toHaveText('3 66×');

  const last = slipOf(lesson, [[1, 0], [1, 0]], { mark: 500 }); // biome-ignore format: one step a pair
  const strange = slipOf(lesson, [[1, 0], [1, 0]], { print: printOf(lesson) ^ 1 }); // biome-ignore format: as above
  await takes(page, `${lines[0]}\n#/slip/${last}/Pupil%2000\n${strange}\nhello`);
  const counts = 'One slip has come in. One was already here. One is from another lesson. One line is not a slip.';
  await expect(told(page)).toHaveText(counts);
  await expect(rows(page)).toHaveCount(100);

  const { text } = await saved(page);
  const sheet = text.split('\r\n');
  same(sheet.length, 103, 'a head, 101 slips and the end');
  assert(sheet.includes(`Pupil 01,1,${slips[1]},65,1,,2,3`), sheet[2]);
});

test('a class is sorted, and slips go and return', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const lesson = await opened(page);
  const steps: [number, number][] = [[1, 0], [2, 4]]; // biome-ignore format: one step a pair
  const lines = [300, 60, 200].map((time, at) => `Pupil ${at} ${slipOf(lesson, steps, { mark: at, time })}`);
  const another = slipOf(lesson, steps, { mark: 9, time: 61 });
  await takes(page, [...lines, `Pupil 0 ${another}`].join('\n'));
  await expect(rows(page)).toHaveCount(3);
  const time = page.getByRole('columnheader', { name: 'Time' }).getByRole('button');
  await time.click();
  await expect(rows(page).first).toContainText('Pupil 1');
  await time.click();
  await expect(rows(page).first).toContainText('Pupil 0');
  await page.getByRole('button', { name: 'Pupil 0' }).press('Enter');
  await expect(page.locator('.class-open code')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Pupil 0’s slip 2' }).click();
  await expect(page.locator('.class-saved')).toContainText('3 slips');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.class-saved')).toContainText('4 slips');
});

test('names reach a spreadsheet as text, never formulas', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const lesson = await opened(page);
  const formulas = ['=HYPERLINK(1)', '+1', '-1', '@SUM', '＝1', '＋1'];
  const texts = ['a "b" c', 'a; b', 'Mia 🎲 卓', "O'Neil", 'a,b', '1e5'];
  const names = [...formulas, ...texts];
  for (const [at, name] of names.entries())
    await putSlip(page, slipOf(lesson, [[1, 0], [0, 2]], { mark: at }), name, printOf(lesson), at); // biome-ignore format: one step a pair
  await comesBack(page);
  await expect(rows(page)).toHaveCount(12);
  const [head, ...lines] = await cellsOf((await saved(page)).text);
  same(head.slice(0, 4), ['Who', 'Slip', 'Code', 'Seconds']);
  same([...new Set(lines.map(line => line.length))], [8]);
  same(lines.map(([name]) => name).sort(), [...formulas.map(name => `'${name}`), ...texts].sort());
});

test('slips of a changed lesson stand apart', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const before = await opened(page);
  await takes(page, `Aki ${slipOf(before, [[1, 0], [1, 0]])}`); // biome-ignore format: one step a pair
  await expect(rows(page)).toHaveCount(1);
  const print = printOf(before) ^ 1;
  await putSlip(page, slipOf(before, [[1, 0]], { print }), 'Ben', print);
  await opened(page, { step: [{ ...STEP, accept: ['KS'] }, NUMBER] });
  await expect(rows(page)).toHaveCount(0);
  const apart = page.locator('.uncounted-slips');
  await expect(apart).toHaveCount(2);
  const [earlier, lost] = [apart.first, apart.last];
  await expect(earlier).toContainText('Answered before you changed the lesson: 1 slip');
  await expect(lost).toContainText('From lessons that are no longer here: 1 slip');
  await earlier.locator('summary').click();
  await expect(earlier.locator('li')).toContainText('2 of 2 first time');
  await earlier.getByRole('button', { name: 'Remove Aki’s slip 1' }).click();
  await expect(apart).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(apart).toHaveCount(2);
  await apart.last.locator('summary').click();
  await apart.last.getByRole('button', { name: 'Remove all' }).click();
  await expect(apart).toHaveCount(1);
});

test('slips and lessons of others travel by file', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const lesson = await opened(page);
  await takes(page, slipOf(lesson, [[1, 0], [0, 2]])); // biome-ignore format: one step a pair
  await expect(rows(page)).toContainText('not yet');
  await put(page, { g: { id: 'g', when: 1, document: LESSON, took: [] } }, 'given:');
  await page.go('#/data');
  const file = await page.download(() => page.getByRole('button', { name: 'Save as a file' }).click());
  const other = await visit('#/data', { engine: false, device: new Device() });
  await bring(other, file.text);
  await expect(arrived(other).locator('li')).toHaveText([
    '1 lesson of your own', '1 lesson from others', '1 class slip',
  ]); // biome-ignore format: in one line
  await comesBack(other);
  await expect(rows(other)).toContainText('not yet');
});

test('a damaged slip is told and can go', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await put(page, { bad: { id: 'bad', code: 7 } }, 'slip:');
  await opened(page);
  const damaged = page.locator('.class-damaged');
  await expect(damaged).toContainText('One slip can’t be read.');
  await damaged.getByRole('button').click();
  await expect(damaged).toHaveCount(0);
});

test('a class answers by keyboard, then sees why', async ({ visit }) => {
  const locked: string[] = [];
  const page = await visit('', {
    prepare: ({ navigator }) => {
      const request = async (kind: string) => {
        locked.push(kind);
        return new EventTarget();
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    },
  });
  await page.isReady();
  await page.go('#/ask/hearts/points');
  const choices = page.locator('.projector-choices li');
  await expect(choices).toHaveCount(2);
  same(locked, ['screen']);
  for (const key of ['1', '1', '2']) await page.press(key);
  await page.press('Shift+2', { key: '"' });
  await expect(page.locator('.projector-count')).toHaveText(['2', '0']);
  await expect(page.locator('[data-stands]')).toHaveCount(0);
  await choices.nth(1).getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('3 answers')).toBeVisible();
  await page.locator('.projector-bar h1').click();
  await page.press('Enter');
  await expect(page.locator('.projector-standing')).toHaveText(['Right', 'Poor']);
  await page.press('Enter');
  await expect(page.locator('.projector-number')).toHaveCount(5);
  await expect(page.getByText('0 answers')).toBeVisible();
});
