/** Events and results that come by a file: read here, stored only when the player has agreed. */

import type { Display, Navigation } from '../../app.ts';
import { readResult } from '../../model/club-events.ts';
import { pack } from '../../model/link.ts';
import { events } from '../../storage/event-store.ts';

const LARGEST = 2_000_000; // bytes of a file: 32 deals of the longest game have less than half

/** The JSON in a file; null if it is too large or none. */
export async function jsonIn(file: Blob): Promise<unknown> {
  if (file.size > LARGEST) return null;
  try {
    return JSON.parse(await file.text());
  } catch {
    return null;
  }
}

/** Open a file as its link would be opened: an event, or a result of an event that is on this device. */
export async function openEventFile(app: Navigation & Display, file: Blob) {
  const data = await jsonIn(file);
  const result = readResult(data);
  const event = result ? (await events.one(result.event).catch(() => null))?.event : isEvent(data) && data;
  if (event) app.go(`#/event/${await pack('event', { event, results: result ? [result] : [] })}`);
  else app.notify({ id: 'no-event', text: result ? 'club-not-here' : 'club-no-file' });
}

/** True if the data says that it is an event; the engine reads it. */
const isEvent = (data: unknown) => typeof data === 'object' && data !== null && 'taku' in data && data.taku === 'event';
