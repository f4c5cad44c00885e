/** Store of the player's own lessons. */

import { promisifyRequest } from 'idb-keyval';
import type { Check, Foreign } from './checks.ts';
import { count, date, maybe, parts, text } from './checks.ts';
import { below, database, revisionOf } from './database.ts';
import type { LessonDocument } from './lesson-shape.ts';
import { LESSON } from './lesson-shape.ts';

/** A player's own lesson as stored. */
export interface OwnLesson {
  id: string;
  revision: number;
  when: number;
  lesson: LessonDocument;
}

/** A stored lesson that cannot be read. */
export type DamagedLesson = { id: string; value: unknown };

export const MOST_LESSONS = 500;
const PLACE = 'lesson:';

export const OWN_LESSON: Check = parts({
  id: text(100),
  revision: maybe(count(1e9)),
  when: date,
  lesson: LESSON,
});

/** Return a lesson with its known fields only. */
export const ownLessonOf = (value: Foreign): OwnLesson => ({
  id: value.id,
  revision: revisionOf(value),
  when: value.when,
  lesson: value.lesson,
});

const isWell = (id: string, value: Foreign) => OWN_LESSON(value) === null && value.id === id;

/** Tells other tabs that something has changed. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku lessons') : null;

/** Watch for changes of other tabs. Returns a function that stops it. @param changed called at each change */
export function watchOwnLessons(changed: () => void): () => void {
  news?.addEventListener('message', changed);
  return () => news?.removeEventListener('message', changed);
}

/** Return all lessons, the one changed last first; damaged ones apart. */
export async function readOwnLessons(): Promise<{ lessons: OwnLesson[]; damaged: DamagedLesson[] }> {
  const found = await below(PLACE);
  const well = found.filter(([id, value]) => isWell(id, value));
  const lessons = well.map(([, value]) => ownLessonOf(value)).sort((one, other) => other.when - one.when);
  const damaged = found.filter(entry => !well.includes(entry)).map(([id, value]) => ({ id, value }));
  return { lessons, damaged };
}

/** Read a lesson; null if there is none or it is damaged. */
export const readOwnLesson = (id: string): Promise<OwnLesson | null> =>
  database('readonly', async store => {
    const value: Foreign = await promisifyRequest(store.get(PLACE + id));
    return isWell(id, value) ? ownLessonOf(value) : null;
  });

/**
 * Store a lesson. If another tab has changed it meanwhile, store it as a copy, so that no unseen change is overwritten.
 * @returns the lesson as stored, in its new revision
 */
export const writeOwnLesson = (own: OwnLesson): Promise<OwnLesson> =>
  database('readwrite', async store => {
    const stored: Foreign = await promisifyRequest(store.get(PLACE + own.id));
    const same = JSON.stringify(stored?.lesson) === JSON.stringify(own.lesson);
    const parted = stored !== undefined && revisionOf(stored) !== own.revision && !same;
    const kept = parted
      ? { ...own, id: `${own.id}-${Date.now().toString(36)}`, revision: 1 }
      : { ...own, revision: revisionOf(stored) + 1 };
    store.put(kept, PLACE + kept.id);
    await promisifyRequest(store.transaction);
    news?.postMessage(null);
    return kept;
  });

/** Add the lessons whose content is not stored yet; return how many were added. */
export const addOwnLessons = (found: readonly OwnLesson[]): Promise<number> =>
  database('readwrite', async store => {
    const range = IDBKeyRange.bound(PLACE, `${PLACE}\uffff`);
    const here: Foreign[] = await promisifyRequest(store.getAll(range));
    const texts = new Set(here.map(one => JSON.stringify(one?.lesson)));
    const ids = new Set(here.map(one => one?.id));
    let came = 0;
    for (const own of found) {
      const content = JSON.stringify(own.lesson);
      if (texts.has(content)) continue;
      const id = ids.has(own.id) ? `${own.id}-${Date.now().toString(36)}${came}` : own.id;
      store.put({ ...own, id, revision: 1 }, PLACE + id);
      texts.add(content);
      ids.add(id);
      came += 1;
    }
    await promisifyRequest(store.transaction);
    if (came) news?.postMessage(null);
    return came;
  });

/** Delete a lesson. Returns a function that restores it, unless it has been stored again. */
export const dropOwnLesson = (id: string): Promise<() => Promise<void>> =>
  database('readwrite', async store => {
    const value: unknown = await promisifyRequest(store.get(PLACE + id));
    store.delete(PLACE + id);
    await promisifyRequest(store.transaction);
    news?.postMessage(null);
    return () =>
      database('readwrite', async again => {
        const now: unknown = await promisifyRequest(again.get(PLACE + id));
        if (now === undefined && value !== undefined) again.put(value, PLACE + id);
        await promisifyRequest(again.transaction);
        news?.postMessage(null);
      });
  });
