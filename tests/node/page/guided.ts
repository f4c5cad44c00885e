// First games with their guide, and what this device has kept of such games.

import type { PageWindow } from './browser/window.ts';
import { expect, type Page, type Visits } from './page.ts';
import { Table } from './table.ts';

type Kept = { log: string[]; met: string[]; over: boolean; when: number };
type Beginning = { kept?: unknown; settings?: object };

export const QUICK = { speed: 'none', askZero: false, onlyCard: true };

/** Have this device keep first games before the page starts. */
export const keeping =
  (kept: unknown) =>
  ({ localStorage }: PageWindow) => {
    if (kept) localStorage['taku.first'] ??= JSON.stringify(kept);
  };

/** Begin a first game, and wait until there is something to read or to do. */
export async function begin(visit: Visits['visit'], key = 'hearts', { kept, settings }: Beginning = {}) {
  const how = { settings: { ...QUICK, ...settings }, prepare: keeping(kept), reducedMotion: true };
  const page = await visit(`#/first/${key}`, how);
  await isLaid(page);
  return new Table(page);
}

export const isLaid = (page: Page) => expect(page.locator('.guide, .foot[data-acts]').first).toBeVisible();

export const guide = ({ page }: { page: Page }) => page.locator('.guide');

/** What is kept of first games, by game and deal. */
export const keptGames = ({ page }: { page: Page }) =>
  Object.fromEntries(page.taku.firstGames.all()) as unknown as Record<string, Kept>;

/** Choose a card and play it. */
export async function play(table: Table, name: string) {
  await table.touch(name);
  await table.primary.click();
}
