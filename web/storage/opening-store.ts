/** Store of prepared openings: the next match of an offer, up to the player's first decision. */

import { build } from '../built.js';
import type { Frame, OpeningPlayed } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { below, committed, database, resultOf } from './database.ts';
import { OPENING, SNAPSHOT, TAKEN } from './match-entries.ts';
import type { PreparedOpening, StoredMatch } from './stored-types.ts';
import { asStored, isFrame } from './table-snapshots.ts';

/** Convert the engine's reply to a prepared opening. */
export const asPrepared = (key: string | null, { frames, ...rest }: Omit<OpeningPlayed, 'type'>): PreparedOpening => ({
  ...rest,
  key,
  frames: frames.map(frame => ({ ...frame, type: 'frame' })),
});

/** Read the prepared opening of an offer; null if there is none of this build. */
export async function readOpening(key: string): Promise<PreparedOpening | null> {
  const value: Foreign = await database('readonly', store => resultOf(store.get(OPENING + key)));
  return isPrepared(value) ? asPrepared(key, value) : null;
}

/** Read all prepared openings, by the key of the offer. */
export async function readOpenings(): Promise<Map<string, PreparedOpening>> {
  const found = await below(OPENING);
  return new Map(found.flatMap(([key, value]) => (isPrepared(value) ? [[key, asPrepared(key, value)]] : [])));
}

const isPrepared = (value: Foreign): value is Omit<OpeningPlayed, 'type'> =>
  value?.build === build &&
  typeof value.head?.seed === 'string' &&
  typeof (value.head.options ?? '') === 'object' &&
  [value.head.seats, value.log, value.frames, value.touched].every(Array.isArray) &&
  value.frames.length > 0 &&
  value.frames.every(isFrame);

/** Store a prepared opening for an offer. */
export const keepOpening = (key: string, { head, log, frames, touched }: Omit<OpeningPlayed, 'type'>): Promise<void> =>
  database('readwrite', store => {
    store.put({ build, head, log, frames, touched }, OPENING + key);
    return committed(store.transaction);
  });

/** The frame to show at the end of an opening, with all its events. */
export const lastFrameOf = ({ frames }: Pick<PreparedOpening, 'frames'>): Frame => ({
  ...(frames.at(-1) as Frame),
  begins: true,
  events: frames.flatMap(({ events }) => events),
});

/**
 * Mark an opening as used by a match, in the match's transaction: a stored one is deleted, one of the build is marked.
 * Returns false, and changes nothing, if another match has used it.
 */
export async function useUp(store: IDBObjectStore, match: StoredMatch, opening: PreparedOpening): Promise<boolean> {
  const { key, head, touched } = opening;
  const place = key === null ? TAKEN + head.seed : OPENING + key;
  const there: Foreign = await resultOf(store.get(place));
  if (key === null ? there !== undefined : there?.head?.seed !== head.seed) return false;
  if (key === null) store.put(true, place);
  else store.delete(place);
  store.put(asStored(match, lastFrameOf(opening), touched), SNAPSHOT + match.id);
  return true;
}
