// A teacher's class: a lesson of one's own, and the slips of its learners.

import { encodedSlip, printOf } from '../../../web/model/slip.ts';
import type { LessonDocument } from '../../../web/storage/lesson-shape.ts';
import { keepLesson, LESSON } from './lessons.ts';
import { expect, type Page } from './page.ts';
import { put } from './stored.ts';

/** Results of steps: at which try each was right, 0 for never; and the number of a wrong answer, 0 for none. */
type Results = [tries: number, wrong: number][];

/** The letters of a slip of this lesson. */
export const slipOf = (
  lesson: LessonDocument,
  steps: Results,
  { mark = 0, time = 60, print = printOf(lesson) } = {},
) => {
  const took = steps.map(([tries, wrong]) => ({ tries: Math.max(tries, 1), right: tries > 0, wrong }));
  return encodedSlip({ print, mark, time, steps: took });
};

/** Keep the lesson with these parts changed, and open its class; return the lesson. */
export async function opened(page: Page, parts: Partial<LessonDocument> = {}): Promise<LessonDocument> {
  await keepLesson(page, 'a1', parts);
  await comesBack(page);
  return { ...LESSON, ...parts };
}

/** Open the class anew, from home. */
export async function comesBack(page: Page) {
  await page.go('#/');
  await page.go('#/lessons/a1/class');
  await expect(page.getByRole('heading', { name: 'Collect slips' })).toBeVisible();
}

/** Store a slip behind the page's back. */
export const putSlip = (page: Page, code: string, name: string, print: number, when = 1) => {
  const id = `${code} ${name}`;
  return put(page, { [id]: { id, print, code, name, when } }, 'slip:');
};

/** Paste slips. */
export async function takes(page: Page, text: string) {
  await page.locator('#class-paste').paste(text);
  await page.getByRole('button', { name: 'Add them' }).click();
}

export const rows = (page: Page) => page.locator('.class-sheet tbody tr:not(.class-all)');
