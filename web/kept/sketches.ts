/** The table of a match as it was left, which lies beside it: it can be shown before the engine is there. */

import { promisifyRequest } from 'idb-keyval';
import { build } from '../built.js';
import type { Frame } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database } from './database.ts';
import { FINISHED, SKETCH, UNFINISHED } from './entries.ts';
import type { StoredMatch } from './types.ts';

/** What is shown first where the match goes on; null where it is not known, or was of another build or another course. */
export async function readSketch({ id, log }: StoredMatch): Promise<Frame | null> {
  try {
    const value: Foreign = await database('readonly', store => promisifyRequest(store.get(SKETCH + id)));
    if (value?.build !== build || !isSame(value.log, log)) return null;
    const { view } = value.frame;
    return [view.zones, view.points, view.places, value.frame.events, value.frame.meanings].every(Array.isArray)
      ? value.frame
      : null;
  } catch {
    return null; // then it is shown once the engine is there
  }
}

const isSame = (kept: Foreign, log: readonly string[]) =>
  Array.isArray(kept) && kept.length === log.length && log.every((entry, at) => entry === kept[at]);

/** Where nothing can be kept the next visit waits for the engine. */
export const keepSketch = ({ id, log }: StoredMatch, frame: Frame): Promise<void> =>
  database('readwrite', async store => {
    const places = [UNFINISHED + id, FINISHED + id].map(key => promisifyRequest(store.getKey(key)));
    const isThere = (await Promise.all(places)).some(key => key !== undefined);
    if (isThere) await promisifyRequest(store.put({ build, log: [...log], frame }, SKETCH + id));
  }).catch(() => {});
