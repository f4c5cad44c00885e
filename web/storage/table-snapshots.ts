/** Store of table snapshots: the table of a match as the player left it, to be shown before the engine is ready. */

import { build } from '../built.js';
import type { Frame, Meaning } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database, resultOf } from './database.ts';
import { FINISHED, SNAPSHOT, UNFINISHED } from './match-entries.ts';
import type { StoredMatch } from './stored-types.ts';

/** A table as the player left it. */
export type TableSnapshot = {
  /** Frame to show first. */
  frame: Frame;
  /** Meanings of taps at that point, unless the frame contains them. */
  touched: Meaning[];
  /** Decision that the engine had not carried out yet; '' if none. */
  move: string;
};

/** Read the snapshot of a match; null if there is none for this build and this log. */
export async function readSnapshot({ id, log }: StoredMatch): Promise<TableSnapshot | null> {
  try {
    const value: Foreign = await database('readonly', store => resultOf(store.get(SNAPSHOT + id)));
    if (value?.build !== build || !isSame(value.log, log)) return null;
    const { frame, move, touched } = value;
    if (!isFrame(frame) || !Array.isArray(touched)) return null;
    return { frame, touched, move: typeof move === 'string' ? move : '' };
  } catch {
    return null; // shown when the engine is ready
  }
}

/** True if a frame has all lists that drawing needs. */
export const isFrame = (frame: Foreign): frame is Frame =>
  [frame?.view?.zones, frame?.view?.points, frame?.view?.places, frame?.events, frame?.meanings].every(Array.isArray);

const isSame = (kept: Foreign, log: readonly string[]) =>
  Array.isArray(kept) && kept.length === log.length && log.every((entry, at) => entry === kept[at]);

/** A snapshot in its stored form. */
export const asStored = ({ log }: Pick<StoredMatch, 'log'>, frame: Frame, touched: Meaning[]) => ({
  build,
  log: [...log],
  frame,
  touched,
});

/** Store a snapshot beside its match. Errors are ignored: the next visit waits for the engine. */
export const keepSnapshot = (match: StoredMatch, frame: Frame, touched: Meaning[]): Promise<void> =>
  database('readwrite', async store => {
    const places = [UNFINISHED + match.id, FINISHED + match.id].map(key => resultOf(store.getKey(key)));
    const isThere = (await Promise.all(places)).some(key => key !== undefined);
    if (isThere) await resultOf(store.put(asStored(match, frame, touched), SNAPSHOT + match.id));
  }).catch(() => {});

/** Store a decision that the engine has not carried out yet: the next visit sends it if the player leaves before. */
export const keepDecision = ({ id, log }: StoredMatch, move: string): Promise<void> =>
  database('readwrite', async store => {
    const left: Foreign = await resultOf(store.get(SNAPSHOT + id));
    if (left?.build === build && isSame(left.log, log)) await resultOf(store.put({ ...left, move }, SNAPSHOT + id));
  }).catch(() => {}); // otherwise the player decides again
