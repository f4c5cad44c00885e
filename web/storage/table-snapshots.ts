/** The table of a match as it was left, which lies beside it: it can be shown before the engine is there. */

import { promisifyRequest } from 'idb-keyval';
import { build } from '../built.js';
import type { Frame, Meaning } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database } from './database.ts';
import { FINISHED, SKETCH, UNFINISHED } from './match-entries.ts';
import type { StoredMatch } from './stored-types.ts';

/** How a match was left. */
export type Left = {
  /** What is shown first where it goes on. */
  frame: Frame;
  /** What a touch on a card asks then, where the frame does not tell it. */
  touched: Meaning[];
  /** What was decided then before the engine could carry it out; '' for nothing. */
  move: string;
};

/** null where it is not known, or was of another build or another course. */
export async function readSketch({ id, log }: StoredMatch): Promise<Left | null> {
  try {
    const value: Foreign = await database('readonly', store => promisifyRequest(store.get(SKETCH + id)));
    if (value?.build !== build || !isSame(value.log, log)) return null;
    const { frame, move, touched } = value;
    if (!isFrame(frame) || !Array.isArray(touched)) return null;
    return { frame, touched, move: typeof move === 'string' ? move : '' };
  } catch {
    return null; // then it is shown once the engine is there
  }
}

/** Is it whole enough to be drawn? */
export const isFrame = (frame: Foreign): frame is Frame =>
  [frame?.view?.zones, frame?.view?.points, frame?.view?.places, frame?.events, frame?.meanings].every(Array.isArray);

const isSame = (kept: Foreign, log: readonly string[]) =>
  Array.isArray(kept) && kept.length === log.length && log.every((entry, at) => entry === kept[at]);

/** As it is kept. */
export const sketch = ({ log }: Pick<StoredMatch, 'log'>, frame: Frame, touched: Meaning[]) => ({
  build,
  log: [...log],
  frame,
  touched,
});

/** Where nothing can be kept the next visit waits for the engine. */
export const keepSketch = (match: StoredMatch, frame: Frame, touched: Meaning[]): Promise<void> =>
  database('readwrite', async store => {
    const places = [UNFINISHED + match.id, FINISHED + match.id].map(key => promisifyRequest(store.getKey(key)));
    const isThere = (await Promise.all(places)).some(key => key !== undefined);
    if (isThere) await promisifyRequest(store.put(sketch(match, frame, touched), SKETCH + match.id));
  }).catch(() => {});

/** Whoever goes before the engine can carry this out finds it done the next time. */
export const keepDecision = ({ id, log }: StoredMatch, move: string): Promise<void> =>
  database('readwrite', async store => {
    const left: Foreign = await promisifyRequest(store.get(SKETCH + id));
    if (left?.build === build && isSame(left.log, log))
      await promisifyRequest(store.put({ ...left, move }, SKETCH + id));
  }).catch(() => {}); // then it is decided anew
