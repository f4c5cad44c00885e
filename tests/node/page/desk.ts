// The desk at which an author writes lessons, and what of them is stored.

import { packed } from '../packed-links.ts';
import type { VisitOptions } from './browser/tab.ts';
import { expect, type Page, type Visits } from './page.ts';
import { put, stored } from './stored.ts';

/** A position of Hearts in which seat 0 plays last to a trick of spades. */
export const SPADES = [
  'deal 3C 4S 8S KS 3D 9D | AC 9S 4C 5C 6C 6D | 2C 5S 7C 8C 9C 7D | 7H JS TC JC QC 8D',
  ...['2C', 'JC', '3C', 'AC', '9S', '5S', 'JS'],
];
const POSITION = { setup: SPADES, me: 0, seats: 4 };
/** A step in which nothing is marked yet, and one that is whole. */
export const STEP = { title: { en: 'Last to play' }, ask: { en: 'Which card?' }, ...POSITION };
export const WRONG = { en: 'The king stays.' };
export const DONE = {
  ...STEP,
  accept: ['KS'],
  right: { en: 'It costs nothing now.' },
  wrong: { '4S': WRONG, '8S': {} },
};

export type KeptStep = Record<string, unknown> & { setup: string[]; title: object; ask: { en: string } };
type Kept = { id: string; revision: number; lesson: { title: object; step: KeptStep[] } };

export const lesson = (steps: object[], parts: object = {}) => ({
  format: 1,
  game: 'hearts',
  options: { passing: false },
  title: { en: 'Get rid of the king' },
  step: steps,
  ...parts,
});

/** A lesson of one's own as the page stores it. */
export const own = (id: string, steps: object[] = [DONE], parts: object = {}) => ({
  id,
  revision: 1,
  when: 1_700_000_000_000,
  lesson: lesson(steps, parts),
});

/** Store lessons behind the page's back. */
export const keep = (page: Page, ...lessons: { id: string }[]) =>
  put(page, Object.fromEntries(lessons.map(one => [one.id, one])), 'lesson:');

/** The lessons that are stored, by their ids. */
export async function kept(page: Page): Promise<Record<string, Kept>> {
  const all = Object.entries(await stored(page)).filter(([key]) => key.startsWith('lesson:'));
  return Object.fromEntries(all.map(([key, value]) => [key.slice('lesson:'.length), value as Kept]));
}

/** The steps that are stored of a lesson. */
export const stepsOf = async (page: Page, id = 'a') => (await kept(page))[id].lesson.step;

/** Wait until all that was written is stored. */
export const isKept = (page: Page) => expect(page.locator('.editor:not([data-unwritten])')).toBeVisible();

/** Go to an address of a page that has stored these lessons before. */
export async function at(page: Page, address: string, ...lessons: { id: string }[]) {
  await keep(page, ...lessons);
  await page.enter(address);
  return page;
}

/** Open the desk with a lesson of these steps. */
export async function desk(visit: Visits['visit'], steps: object[], options: Omit<VisitOptions, 'path'> = {}) {
  const page = await visit('', { width: 1200, height: 850, ...options });
  await at(page, '#/lessons/a', own('a', steps));
  await expect(page.locator('.editor')).toBeVisible();
  return page;
}

/** The address of the open table with the position of `SPADES`. */
export const STUDY = `#/study/hearts/${packed(['position', { passing: false }, 4, SPADES.length, SPADES.join('\n')])}`;
