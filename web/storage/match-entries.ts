/** Where matches lie in the database, and how several of them are read, written and taken away at once. */

import { promisifyRequest } from 'idb-keyval';
import { build } from '../built.js';
import type { Foreign } from './checks.ts';
import { below, database, revisionOf } from './database.ts';
import { recordOf } from './match-shape.ts';
import type { Fault, StoredMatch } from './stored-types.ts';

/** Where a match is kept: unfinished, which is all that the start reads; finished; and without its moves, for statistics. */
export const [UNFINISHED, FINISHED, RECORD] = ['match:', 'over:', 'record:'];

/** Beside a match: what of it has been reckoned (reviews.ts). */
export const REVIEW = 'review:';

/** Beside the review of a match that was begun first: those of others at the device. */
export const reviewBeside = (id: string, seat: number | '') => `${REVIEW}${id}/${seat}`;

/** Where reviews of a match lie. */
export async function reviewKeys(store: IDBObjectStore, id: string): Promise<string[]> {
  const from = reviewBeside(id, '');
  const beside = await promisifyRequest(store.getAllKeys(IDBKeyRange.bound(from, `${from}\uffff`)));
  return [REVIEW + id, ...beside.map(String)];
}

/** A position in which somebody went wrong, which stays when its match goes (mistakes.ts). */
export const MISTAKE = 'mistake:';

/** Beside a match: its table as it was left (sketches.ts). */
export const SKETCH = 'sketch:';

/** The next match of a game that home offers (openings.ts); and that one which has come with the page is taken. */
export const [OPENING, TAKEN] = ['opening:', 'taken:'];

/** A question of practice that was left (questions.ts). */
export const QUESTION = 'question:';

/** Beside a match that this build's engine does not understand: why. */
const ASIDE = 'aside:';

const keysOf = (id: string) => [UNFINISHED, FINISHED, RECORD, ASIDE].map(place => place + id);

/** All that goes when a match goes, beside its reviews. */
const allOf = (id: string) => [...keysOf(id), SKETCH + id];

/**
 * What is stored of a match, whether among the finished ones, and why this build does not understand it, where it doesn't.
 */
export type Stored = { value: unknown; over: boolean; aside: Fault | null };

/** What is put in the place of what is there, if anything is; null where what is there stays. */
export type Settle = (there: Stored, match: StoredMatch) => StoredMatch | null;

const fault = (mark: Foreign): Fault | null =>
  mark?.build === build && typeof mark.part === 'string' && Number.isInteger(mark.entry)
    ? { part: mark.part, entry: mark.entry }
    : null;

export async function readUnfinished(): Promise<[string, Stored][]> {
  const [values, marks] = await Promise.all([below(UNFINISHED), below(ASIDE)]);
  const asides = new Map(marks);
  return values.map(([id, value]) => [id, { value, over: false, aside: fault(asides.get(id)) }]);
}

export const read = (id: string): Promise<Stored> => database('readonly', store => readIn(store, id));

export const readAll = (ids: readonly string[]): Promise<[string, Stored][]> =>
  database('readonly', store => Promise.all(ids.map(async id => [id, await readIn(store, id)])));

async function readIn(store: IDBObjectStore, id: string): Promise<Stored> {
  const [unfinished, finished, mark] = await Promise.all(
    [UNFINISHED, FINISHED, ASIDE].map(place => promisifyRequest(store.get(place + id))),
  );
  return { value: unfinished ?? finished, over: unfinished === undefined, aside: fault(mark) };
}

/** What has been put for a match, and in which revision. */
export type Written = { match: StoredMatch; revision: number };

export const NOTHING: Stored = { value: undefined, over: false, aside: null };
const FEW = 20; // so many matches are looked up one by one
const BATCH = 200; // so many are written between two answers

/**
 * Stores all of these matches or none. What lies there is read within the same transaction, so that
 * no tab writes over what another has stored meanwhile.
 * @param done is told how many have been looked at
 * @returns what has been put for each; null where what is there has stayed
 */
export const write = (matches: readonly StoredMatch[], settle: Settle, done: (count: number) => void = () => {}) =>
  database('readwrite', async (store, alive) => {
    const keys = matches.length > FEW ? new Set(await promisifyRequest(store.getAllKeys())) : null;
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
      if (request) await promisifyRequest(request);
      done(kept.length);
      alive();
    }
    await promisifyRequest(store.transaction);
    return kept;
  });

/** Stores a new match with what goes along with it, or nothing, and null, where that cannot be. */
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
      store.transaction.abort(); // what has been asked for by then would be done
      throw error;
    }
    await promisifyRequest(store.transaction);
    return { match, revision };
  });

/** Each is in one place only. */
function put(store: IDBObjectStore, match: StoredMatch & { revision: number }, mayBe: (key: string) => boolean) {
  const { id, over, result } = match;
  const record = over && result ? [RECORD + id] : [];
  const own = [(over ? FINISHED : UNFINISHED) + id, ...record];
  for (const key of keysOf(id)) if (!own.includes(key) && mayBe(key)) store.delete(key);
  for (const key of record) store.put(recordOf(match), key);
  return store.put(match, own[0]);
}

export const writeAside = (id: string, fault: Fault): Promise<void> =>
  database('readwrite', store => {
    store.put({ build, ...fault }, ASIDE + id);
    return promisifyRequest(store.transaction);
  });

/** All that was stored of a match, as it was. */
export type Entries = [key: string, value: unknown][];

/** Takes a match away, and gives what was there. */
export const remove = (id: string): Promise<Entries> =>
  database('readwrite', async store => {
    const keys = [...allOf(id), ...(await reviewKeys(store, id))];
    const values = await Promise.all(keys.map(key => promisifyRequest(store.get(key))));
    for (const key of keys) store.delete(key);
    await promisifyRequest(store.transaction);
    return keys.flatMap((key, at): Entries => (values[at] === undefined ? [] : [[key, values[at]]]));
  });

/** Puts back what has been taken away, unless another tab has stored the match again: it has gone on from there. */
export const restore = (id: string, entries: Entries): Promise<void> =>
  database('readwrite', async store => {
    const { value } = await readIn(store, id);
    if (value === undefined) for (const [key, one] of entries) store.put(one, key);
    return promisifyRequest(store.transaction);
  });
