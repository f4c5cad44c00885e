/**
 * Entries of matches in the database: their keys, and reading, writing and deleting several of them in one transaction.
 */

import { build } from '../built.js';
import type { Foreign } from './checks.ts';
import { below, committed, database, resultOf, revisionOf } from './database.ts';
import { recordOf } from './match-shape.ts';
import { KEY_PREFIXES } from './places.ts';
import type { MatchFault, StoredMatch } from './stored-types.ts';

/** Key prefixes of unfinished matches, which are all that the start reads, and of finished ones. */
export const [UNFINISHED, FINISHED] = KEY_PREFIXES.matches;

/** Key prefix of finished matches without their moves, for statistics. */
export const RECORD = 'record:';

/** Key prefix of reviews (review-store.ts). */
export const REVIEW = 'review:';

/** Key of a second review of a match, about another player at the device. */
export const reviewBeside = (id: string, seat: number | '') => `${REVIEW}${id}/${seat}`;

/** Keys of all reviews of a match. */
export async function reviewKeys(store: IDBObjectStore, id: string): Promise<string[]> {
  const from = reviewBeside(id, '');
  const beside = await resultOf(store.getAllKeys(IDBKeyRange.bound(from, `${from}\uffff`)));
  return [REVIEW + id, ...beside.map(String)];
}

/** Key prefix of snapshots of tables (reply-cache.ts). */
export const SNAPSHOT = 'sketch:'; // the key of earlier releases

/** Key prefix of marks that a deal of the build was used (match-store.ts). */
export const TAKEN = 'taken:';

/** Key prefix of unanswered practice questions (reply-cache.ts). */
export const QUESTION = 'question:';

/** Key prefix of the reason why this build's engine cannot load a match. */
const ASIDE = 'aside:';

const keysOf = (id: string) => [UNFINISHED, FINISHED, RECORD, ASIDE].map(place => place + id);

/** Keys that are deleted with a match, besides its reviews. */
const deletedWith = (id: string) => [...keysOf(id), SNAPSHOT + id];

/**
 * The stored entry of a match: the value, whether it is among the finished ones, and why this build cannot load it, if
 * so.
 */
export type Stored = { value: unknown; over: boolean; aside: MatchFault | null };

/** Decides what replaces the stored entry; null keeps it. */
export type Settle = (there: Stored, match: StoredMatch) => StoredMatch | null;

const fault = (mark: Foreign): MatchFault | null =>
  mark?.build === build && typeof mark.part === 'string' && Number.isInteger(mark.entry)
    ? { part: mark.part, entry: mark.entry }
    : null;

/** Read all unfinished matches, by id. */
export async function readUnfinished(): Promise<[string, Stored][]> {
  const [values, marks] = await Promise.all([below(UNFINISHED), below(ASIDE)]);
  const asides = new Map(marks);
  return values.map(([id, value]) => [id, { value, over: false, aside: fault(asides.get(id)) }]);
}

/** Read the entry of one match. */
export const read = (id: string): Promise<Stored> => database('readonly', store => readIn(store, id));

/** Read the entries of several matches in one transaction. */
export const readAll = (ids: readonly string[]): Promise<[string, Stored][]> =>
  database('readonly', store => Promise.all(ids.map(async id => [id, await readIn(store, id)])));

async function readIn(store: IDBObjectStore, id: string): Promise<Stored> {
  const [unfinished, finished, mark] = await Promise.all(
    [UNFINISHED, FINISHED, ASIDE].map(place => resultOf(store.get(place + id))),
  );
  return { value: unfinished ?? finished, over: unfinished === undefined, aside: fault(mark) };
}

/** A match as written, with its revision. */
export type Written = { match: StoredMatch; revision: number };

export const NOTHING: Stored = { value: undefined, over: false, aside: null };
const FEW = 20; // up to this number, matches are looked up one by one
const BATCH = 200; // matches that are written between two answers of the database

/**
 * Store all of these matches or none. It reads the stored entries in the same transaction, so that no tab overwrites
 * what another has stored meanwhile.
 * @param done receives the number of matches handled so far
 * @returns what was written for each match; null where the stored entry was kept
 */
export const write = (matches: readonly StoredMatch[], settle: Settle, done: (count: number) => void = () => {}) =>
  database('readwrite', async (store, alive) => {
    const keys = matches.length > FEW ? new Set(await resultOf(store.getAllKeys())) : null;
    const mayBe = (key: string) => !keys || keys.has(key);
    const kept: (Written | null)[] = [];
    for (const match of matches) {
      const stored = [UNFINISHED, FINISHED].some(place => mayBe(place + match.id));
      const there = stored ? await readIn(store, match.id) : NOTHING;
      const chosen = settle(there, match);
      const revision = revisionOf(there.value) + 1;
      kept.push(chosen && { match: chosen, revision });
      const request = chosen && put(store, { ...chosen, revision }, mayBe);
      if (kept.length % BATCH) continue;
      if (request) await resultOf(request);
      done(kept.length);
      alive();
    }
    await committed(store.transaction);
    return kept;
  });

/** Store a new match together with what `along` writes. Returns null, and stores nothing, if `along` refuses. */
export const writeNew = (
  match: StoredMatch,
  along: (store: IDBObjectStore) => Promise<boolean>,
): Promise<Written | null> =>
  database('readwrite', async store => {
    const revision = 1;
    try {
      if (!(await along(store))) return null;
      put(store, { ...match, revision }, () => false);
    } catch (error) {
      store.transaction.abort(); // otherwise the requests so far would be committed
      throw error;
    }
    await committed(store.transaction);
    return { match, revision };
  });

/** Write a match under one key only, and delete it under the others. */
function put(store: IDBObjectStore, match: StoredMatch & { revision: number }, mayBe: (key: string) => boolean) {
  const { id, over, result } = match;
  const record = over && result ? [RECORD + id] : [];
  const own = [(over ? FINISHED : UNFINISHED) + id, ...record];
  for (const key of keysOf(id)) if (!own.includes(key) && mayBe(key)) store.delete(key);
  for (const key of record) store.put(recordOf(match), key);
  return store.put(match, own[0]);
}

/** Store why this build cannot load a match. */
export const writeAside = (id: string, fault: MatchFault): Promise<void> =>
  database('readwrite', store => {
    store.put({ build, ...fault }, ASIDE + id);
    return committed(store.transaction);
  });

/** All stored entries of a match. */
export type Entries = [key: string, value: unknown][];

/** Delete a match; return its entries for `restore`. */
export const remove = (id: string): Promise<Entries> =>
  database('readwrite', async store => {
    const keys = [...deletedWith(id), ...(await reviewKeys(store, id))];
    const values = await Promise.all(keys.map(key => resultOf(store.get(key))));
    for (const key of keys) store.delete(key);
    await committed(store.transaction);
    return keys.flatMap((key, at): Entries => (values[at] === undefined ? [] : [[key, values[at]]]));
  });

/** Restore a deleted match, unless another tab has stored it again: then that tab has played on. */
export const restore = (id: string, entries: Entries): Promise<void> =>
  database('readwrite', async store => {
    const { value } = await readIn(store, id);
    if (value === undefined) for (const [key, one] of entries) store.put(one, key);
    return committed(store.transaction);
  });
