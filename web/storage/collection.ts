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

const idOf = (value: Foreign): string => value.id;

/** A store for values of one kind. A value without an id has its key as its id. */
export class Collection<T extends object> {
  readonly #news: BroadcastChannel | null;

  constructor(readonly spec: CollectionSpec<T>) {
    this.#news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`taku ${spec.place}`) : null;
  }

  /** Return all valid values, and the ids of damaged ones. */
  async all(): Promise<{ kept: T[]; damaged: string[] }> {
    const stored = (await below(this.spec.place)).map(([id, value]) => ({ id, one: this.#valid(id, value) }));
    return {
      kept: stored.flatMap(({ one }) => one ?? []),
      damaged: stored.filter(({ one }) => !one).map(({ id }) => id),
    };
  }

  one(id: string): Promise<T | null> {
    return database('readonly', async store => this.#valid(id, await resultOf(store.get(this.keyOf(id)))));
  }

  #valid(id: string, value: Foreign): T | null {
    const { shape, read } = this.spec;
    return shape(value) === null && (value.id ?? id) === id ? read(value) : null;
  }

  protected keyOf(id: string) {
    return this.spec.place + id;
  }

  /**
   * Replace a value by what `next` makes of the currently stored one; null keeps it.
   * @param next receives null if the value is missing or damaged, and whatever is stored
   */
  change(id: string, next: (now: T | null, there: unknown) => T | null): Promise<T | null> {
    return this.transact(async store => {
      const there: unknown = await resultOf(store.get(this.keyOf(id)));
      const now = this.#valid(id, there);
      const then = next(now, there);
      if (then) store.put(then, this.keyOf(id));
      return then ?? now;
    });
  }

  /** Add and delete values, as `next` decides from all valid values that are stored now. */
  turn<R>(next: (all: readonly T[]) => { come?: readonly T[]; gone?: readonly string[]; told: R }): Promise<R> {
    return this.transact(async store => {
      const stored = await entriesIn(store, this.spec.place);
      const { come = [], gone = [], told } = next(stored.flatMap(([id, value]) => this.#valid(id, value) ?? []));
      for (const id of gone) store.delete(this.keyOf(id));
      for (const one of come) store.put(one, this.keyOf(idOf(one)));
      return told;
    });
  }

  /** Import the values that are new; return how many are. */
  add(found: readonly T[]): Promise<number> {
    return this.transact(async store => {
      const here = new Set((await entriesIn(store, this.spec.place)).map(([id]) => id));
      const before = here.size;
      for (const one of found) {
        if (!here.has(idOf(one))) store.put(one, this.keyOf(idOf(one)));
        here.add(idOf(one));
      }
      return here.size - before;
    });
  }

  /** Delete values. Returns a function that restores them, unless they have been stored again. */
  async drop(ids: readonly string[]): Promise<() => Promise<void>> {
    const gone = await this.transact(async store => {
      const values = await Promise.all(ids.map(id => resultOf<unknown>(store.get(this.keyOf(id)))));
      for (const id of ids) {
        store.delete(this.keyOf(id));
        this.spec.dropAlong?.(store, id);
      }
      return ids.map((id, at) => [this.keyOf(id), values[at]] as const);
    });
    return () =>
      this.transact(async store => {
        for (const [key, value] of gone) {
          const now: unknown = await resultOf(store.get(key));
          if (now === undefined && value !== undefined) store.put(value, key);
        }
      });
  }

  /** Watch for changes of other tabs, until the signal. */
  watch(changed: () => void, { signal }: { signal?: AbortSignal } = {}) {
    this.#news?.addEventListener('message', changed, { signal });
  }

  /** Change the database in one transaction, then tell the other tabs. */
  protected transact<R>(change: (store: IDBObjectStore) => R | Promise<R>): Promise<R> {
    return database('readwrite', async store => {
      const outcome = await change(store);
      await committed(store.transaction);
      this.#news?.postMessage(null);
      return outcome;
    });
  }
}

/** Fields of a value that the player writes. */
export const WRITTEN = {
  id: text(100),
  /** Number of times that it was stored; none if it was not stored yet. */
  revision: maybe(count(1e9)),
  when: date,
};
type Written = { id: string; revision?: number | undefined; when: number };

/** A store for values that the player writes, the one changed last first. */
export class AuthoredCollection<T extends Written> extends Collection<T> {
  /**
   * @param textOf returns what the player has written: values with the same text are imported once
   * @param beside returns a copy of a value with a name that none of the others has
   */
  constructor(
    spec: CollectionSpec<T>,
    readonly textOf: (value: Foreign) => string,
    readonly beside: (one: T, others: readonly Foreign[]) => T = one => one,
  ) {
    super(spec);
  }

  override async all() {
    const { kept, damaged } = await super.all();
    return { kept: kept.sort((one, other) => other.when - one.when), damaged };
  }

  override add(found: readonly T[]) {
    return this.transact(async store => {
      const here = new Map<string, Foreign>(await entriesIn(store, this.spec.place));
      const texts = new Set([...here.values()].map(this.textOf));
      const fresh = found.filter(one => texts.size < texts.add(this.textOf(one)).size);
      for (const one of fresh) {
        const own = { ...this.beside(one, [...here.values()]), id: freeId(one.id, here), revision: 1 };
        store.put(own, this.keyOf(own.id));
        here.set(own.id, own);
      }
      return fresh.length;
    });
  }

  /**
   * Store a value. If another tab has changed it meanwhile, store it as a copy, so that no unseen change is
   * overwritten.
   * @returns the value as stored, in its new revision
   */
  write(one: T): Promise<T> {
    return this.transact(async store => {
      const there: Foreign = await resultOf(store.get(this.keyOf(one.id)));
      const revision = revisionOf(there);
      const isParted = there !== undefined && revision !== revisionOf(one) && this.textOf(there) !== this.textOf(one);
      const own = isParted
        ? { ...this.beside(one, [one, there]), id: `${one.id}-${Date.now().toString(36)}`, revision: 1 }
        : { ...one, revision: revision + 1 };
      store.put(own, this.keyOf(own.id));
      return own;
    });
  }
}

function freeId(id: string, taken: ReadonlyMap<string, unknown>) {
  let free = id;
  for (let number = 0; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}
