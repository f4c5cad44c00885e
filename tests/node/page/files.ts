// Files of a player's data, and their import.

import { type Page, until } from './page.ts';
import { agree } from './stored.ts';

/** A file as the page writes one, with these parts in it. */
export const file = (parts: object) => ({
  taku: 'data',
  format: 1,
  when: '',
  settings: {},
  lessons: {},
  practice: {},
  matches: [],
  ...parts,
});

/** What the page asks before it imports a file. */
export const asked = (page: Page) => page.locator('.consent');
/** What the page tells of an import. */
export const arrived = (page: Page) => page.locator('.import-result');

/** Choose a file with this content, and wait until the page has read it. */
export async function choose(page: Page, content: string | object, name = 'taku.json') {
  const before = page.said.length;
  await page.locator('input[type=file]').chooseFile(name, content);
  await until(() => asked(page).count || page.said.length > before);
}

/** Choose a file, and agree to its import if the page asks. */
export async function bring(page: Page, content: string | object, name?: string) {
  await choose(page, content, name);
  if (asked(page).count) await agree(page);
}
