/** Events and results that come by files: read here, stored only when the player has agreed. */

import type { Display, Navigation } from '../app.ts';
import { events } from '../storage/event-store.ts';
import { readResult } from './club-events.ts';
import type { SharedEvent } from './link.ts';

const LARGEST = 40_000_000; // bytes of a file: 64 results, of 32 deals of the longest game, have less than half
/** Last part of the address at which files are shown, in place of a packed link. */
export const BY_FILE = 'file';

/** What files have brought, until the screen that asks the player has taken it. */
let waiting: SharedEvent | null = null;

/** The content of files that were just chosen; null if there is none. */
export function takeFromFiles(): SharedEvent | null {
  const taken = waiting;
  waiting = null;
  return taken;
}

/** The JSON in a file; null if it is too large or none. */
async function jsonIn(file: Blob): Promise<unknown> {
  if (file.size > LARGEST) return null;
  try {
    return JSON.parse(await file.text());
  } catch {
    return null;
  }
}

/** Open files as a link would be opened: an event, or results of one event that is on this device. */
export async function openEventFiles(app: Navigation & Display, files: readonly Blob[]) {
  const found = (await Promise.all(files.map(jsonIn))).flat(); // a file of a whole table is a list
  const results = found.flatMap(data => readResult(data) ?? []);
  const ids = [...new Set(results.map(({ event }) => event))];
  const kept = ids.length === 1 ? await events.one(ids[0]).catch(() => null) : null;
  const event = found.find(isEvent) ?? kept?.event;
  const unread = found.length - results.length - found.filter(isEvent).length;
  if (unread || !event)
    app.notify({ id: 'no-event', text: unread ? 'club-no-file' : 'club-not-here', args: { unread } });
  if (!event) return;
  waiting = { event, results };
  app.go(`#/event/${BY_FILE}`);
}

/** True if the data says that it is an event; the engine reads it. */
const isEvent = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && 'taku' in data && data.taku === 'event';
