/** A part of the database: values of one kind under one key prefix. */

import type { Check, Foreign } from './checks.ts';
import { count, date, maybe, text } from './checks.ts';
import { below, committed, database, entriesIn, resultOf, revisionOf } from './database.ts';

/** What a kind of values declares. */
export interface CollectionSpec<T> {
  /** Prefix of the keys; the rest of a key is the value's id. */
  place: string;
  shape: Check<T>;
  /** Most values in a backup file. */
  most?: number;
  /** Return a copy of a value with its known fields only. */
  read(value: T): T;
  /** Delete what belongs to a value along with it. */
  dropAlong?(store: IDBObjectStore, id: string): void;
}

export interface Collection<T> extends CollectionSpec<T> {
  /** Return all valid values, and the ids of damaged ones. */
  all(): Promise<{ kept: T[]; damaged: string[] }>;
  one(id: string): Promise<T | null>;
  /**
   * Replace a value by what `next` makes of the currently stored one; null keeps it.
   * @param next receives null if the value is missing or damaged, and whatever is stored
   */
  change(id: string, next: (now: T | null, there: unknown) => T | null): Promise<T | null>;
  /** Add and delete values, as `next` decides from all valid values that are stored now. */
  turn<R>(next: (all: readonly T[]) => { come?: readonly T[]; gone?: readonly string[]; told: R }): Promise<R>;
  /** Import the values that are new; return how many are. */
  add(found: readonly T[]): Promise<number>;
  /** Delete values. Returns a function that restores them, unless they have been stored again. */
  drop(ids: readonly string[]): Promise<() => Promise<void>>;
  /** Watch for changes of other tabs. Returns a function that stops it. @param changed called at each change */
  watch(changed: () => void, until?: { signal?: AbortSignal }): void;
  /** Change the database in one transaction, then tell the other tabs. */
  transact<R>(change: (store: IDBObjectStore) => R | Promise<R>): Promise<R>;
}

const idOf = (value: Foreign): string => value.id;

/** Create a store for values of one kind. A value without an id has its key as its id. */
export function collection<T extends object>(contents: CollectionSpec<T>): Collection<T> {
  const { place, shape, read, dropAlong } = contents;
  const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`taku ${place}`) : null;
  const valid = (id: string, value: Foreign): T | null =>
    shape(value) === null && (value.id ?? id) === id ? read(value) : null;
  const transact: Collection<T>['transact'] = change =>
    database('readwrite', async store => {
      const outcome = await change(store);
      await committed(store.transaction);
      news?.postMessage(null);
      return outcome;
    });
  return {
    ...contents,
    transact,
    async all() {
      const stored = (await below(place)).map(([id, value]) => ({ id, one: valid(id, value) }));
      return {
        kept: stored.flatMap(({ one }) => one ?? []),
        damaged: stored.filter(({ one }) => !one).map(({ id }) => id),
      };
    },
    one: id => database('readonly', async store => valid(id, await resultOf(store.get(place + id)))),
    change: (id, next) =>
      transact(async store => {
        const there: unknown = await resultOf(store.get(place + id));
        const now = valid(id, there);
        const then = next(now, there);
        if (then) store.put(then, place + id);
        return then ?? now;
      }),
    turn: next =>
      transact(async store => {
        const stored = await entriesIn(store, place);
        const { come = [], gone = [], told } = next(stored.flatMap(([id, value]) => valid(id, value) ?? []));
        for (const id of gone) store.delete(place + id);
        for (const one of come) store.put(one, place + idOf(one));
        return told;
      }),
    add: found =>
      transact(async store => {
        const here = new Set((await entriesIn(store, place)).map(([id]) => id));
        const before = here.size;
        for (const one of found) {
          if (!here.has(idOf(one))) store.put(one, place + idOf(one));
          here.add(idOf(one));
        }
        return here.size - before;
      }),
    async drop(ids) {
      const gone = await transact(async store => {
        const values = await Promise.all(ids.map(id => resultOf<unknown>(store.get(place + id))));
        for (const id of ids) {
          store.delete(place + id);
          dropAlong?.(store, id);
        }
        return ids.map((id, at) => [place + id, values[at]] as const);
      });
      return () =>
        transact(async store => {
          for (const [key, value] of gone) {
            const now: unknown = await resultOf(store.get(key));
            if (now === undefined && value !== undefined) store.put(value, key);
          }
        });
    },
    watch: (changed, { signal } = {}) => news?.addEventListener('message', changed, { signal }),
  };
}

/** Fields of a value that the player writes. */
export const WRITTEN = {
  id: text(100),
  /** Number of times that it was stored; none if it was not stored yet. */
  revision: maybe(count(1e9)),
  when: date,
};
type Written = { id: string; revision?: number | undefined; when: number };

/**
 * Create a store for values that the player writes, the one changed last first.
 * @param textOf returns what the player has written: values with the same text are imported once
 * @param beside returns a copy of a value with a name that none of the others has
 */
export function authoredCollection<T extends Written>(
  contents: CollectionSpec<T>,
  textOf: (value: Foreign) => string,
  beside: (one: T, others: readonly Foreign[]) => T = one => one,
) {
  const kept = collection(contents);
  const { place } = contents;
  return {
    ...kept,
    async all() {
      const { kept: found, damaged } = await kept.all();
      return { kept: found.sort((one, other) => other.when - one.when), damaged };
    },
    add: (found: readonly T[]) =>
      kept.transact(async store => {
        const here = new Map<string, Foreign>(await entriesIn(store, place));
        const texts = new Set([...here.values()].map(textOf));
        const fresh = found.filter(one => texts.size < texts.add(textOf(one)).size);
        for (const one of fresh) {
          const own = { ...beside(one, [...here.values()]), id: freeId(one.id, here), revision: 1 };
          store.put(own, place + own.id);
          here.set(own.id, own);
        }
        return fresh.length;
      }),
    /**
     * Store a value. If another tab has changed it meanwhile, store it as a copy, so that no unseen change is
     * overwritten.
     * @returns the value as stored, in its new revision
     */
    write: (one: T): Promise<T> =>
      kept.transact(async store => {
        const there: Foreign = await resultOf(store.get(place + one.id));
        const revision = revisionOf(there);
        const isParted = there !== undefined && revision !== revisionOf(one) && textOf(there) !== textOf(one);
        const own = isParted
          ? { ...beside(one, [one, there]), id: `${one.id}-${Date.now().toString(36)}`, revision: 1 }
          : { ...one, revision: revision + 1 };
        store.put(own, place + own.id);
        return own;
      }),
  };
}

function freeId(id: string, taken: ReadonlyMap<string, unknown>) {
  let free = id;
  for (let number = 0; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}
