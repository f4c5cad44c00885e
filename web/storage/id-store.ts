/** A part of the database for values with an id. */

import { promisifyRequest } from 'idb-keyval';
import type { Check, Foreign } from './checks.ts';
import { below, database } from './database.ts';

export interface Drawer<T extends { id: string }> {
  /** Return all valid values, and the ids of damaged ones. */
  all(): Promise<{ kept: T[]; damaged: string[] }>;
  one(id: string): Promise<T | null>;
  /** Replace a value by what `next` makes of the currently stored one; null keeps it. */
  change(id: string, next: (now: T | null) => T | null): Promise<T | null>;
  /** Add and delete values, as `next` decides from all valid values that are stored now. */
  turn<R>(next: (all: readonly T[]) => { come?: readonly T[]; gone?: readonly string[]; told: R }): Promise<R>;
  /** Add the unknown ids; return how many were added. */
  add(found: readonly T[]): Promise<number>;
  /** Delete values. Returns a function that restores them, unless they have been stored again. */
  drop(ids: readonly string[]): Promise<() => Promise<void>>;
  /** Watch for changes of other tabs. Returns a function that stops it. @param changed called at each change */
  watch(changed: () => void): () => void;
}

/**
 * Create a store for values under one key prefix.
 * @param read returns a copy of a value with its known fields only
 */
export function drawer<T extends { id: string }>(place: string, check: Check, read: (value: Foreign) => T): Drawer<T> {
  const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`taku ${place}`) : null;
  const found = (id: string, value: Foreign) => (check(value) === null && value.id === id ? read(value) : null);
  const announce = <R>(outcome: R) => {
    news?.postMessage(null);
    return outcome;
  };
  return {
    async all() {
      const stored = (await below(place)).map(([id, value]) => ({ id, one: found(id, value) }));
      return {
        kept: stored.flatMap(({ one }) => (one ? [one] : [])),
        damaged: stored.flatMap(({ id, one }) => (one ? [] : [id])),
      };
    },
    one: id => database('readonly', async store => found(id, await promisifyRequest(store.get(place + id)))),
    change: (id, next) =>
      database('readwrite', async store => {
        const now = found(id, await promisifyRequest(store.get(place + id)));
        const then = next(now);
        if (then) store.put(then, place + id);
        await promisifyRequest(store.transaction);
        return announce(then ?? now);
      }),
    turn: next =>
      database('readwrite', async store => {
        const range = IDBKeyRange.bound(place, `${place}\uffff`);
        const stored: Foreign[] = await promisifyRequest(store.getAll(range));
        const { come = [], gone = [], told: outcome } = next(stored.flatMap(one => found(one?.id, one) ?? []));
        for (const id of gone) store.delete(place + id);
        for (const one of come) store.put(one, place + one.id);
        await promisifyRequest(store.transaction);
        return announce(outcome);
      }),
    add: some =>
      database('readwrite', async store => {
        const range = IDBKeyRange.bound(place, `${place}\uffff`);
        const here = new Set<unknown>(await promisifyRequest(store.getAllKeys(range)));
        const fresh = some.filter(
          ({ id }, at) => !here.has(place + id) && some.findIndex(each => each.id === id) === at,
        );
        for (const one of fresh) store.put(one, place + one.id);
        await promisifyRequest(store.transaction);
        return announce(fresh.length);
      }),
    drop: ids =>
      database('readwrite', async store => {
        const gone = await Promise.all(
          ids.map(async id => [place + id, await promisifyRequest(store.get(place + id))] as const),
        );
        for (const [key] of gone) store.delete(key);
        await promisifyRequest(store.transaction);
        announce(null);
        return () =>
          database('readwrite', async again => {
            for (const [key, value] of gone) {
              const now: unknown = await promisifyRequest(again.get(key));
              if (now === undefined && value !== undefined) again.put(value, key);
            }
            await promisifyRequest(again.transaction);
            announce(null);
          });
      }),
    watch(changed) {
      news?.addEventListener('message', changed);
      return () => news?.removeEventListener('message', changed);
    },
  };
}
