/** A place of its own in the database, for things that are known by an id. */

import { promisifyRequest } from 'idb-keyval';
import type { Check, Foreign } from './checks.ts';
import { below, database } from './database.ts';

export interface Drawer<T extends { id: string }> {
  /** All that can be read, and the ids of what is damaged. */
  all(): Promise<{ kept: T[]; damaged: string[] }>;
  one(id: string): Promise<T | null>;
  /** Puts there what becomes of what is there now, whoever has stored it last; null: it stays. */
  change(id: string, next: (now: T | null) => T | null): Promise<T | null>;
  /** Puts some there and takes others away, by what can be read of all that is there now. */
  turn<R>(next: (all: readonly T[]) => { come?: readonly T[]; gone?: readonly string[]; told: R }): Promise<R>;
  /** Those that are not here yet; how many came in. */
  add(found: readonly T[]): Promise<number>;
  /** Takes some away; what comes of it puts them back, unless they have been stored again by then. */
  drop(ids: readonly string[]): Promise<() => Promise<void>>;
  /** @param changed is told that another tab has changed something; what comes of it ends that. */
  watch(changed: () => void): () => void;
}

/** @param read takes of a value only what is known */
export function drawer<T extends { id: string }>(place: string, check: Check, read: (value: Foreign) => T): Drawer<T> {
  const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`taku ${place}`) : null;
  const found = (id: string, value: Foreign) => (check(value) === null && value.id === id ? read(value) : null);
  const told = <R>(outcome: R) => {
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
        return told(then ?? now);
      }),
    turn: next =>
      database('readwrite', async store => {
        const range = IDBKeyRange.bound(place, `${place}\uffff`);
        const stored: Foreign[] = await promisifyRequest(store.getAll(range));
        const { come = [], gone = [], told: outcome } = next(stored.flatMap(one => found(one?.id, one) ?? []));
        for (const id of gone) store.delete(place + id);
        for (const one of come) store.put(one, place + one.id);
        await promisifyRequest(store.transaction);
        return told(outcome);
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
        return told(fresh.length);
      }),
    drop: ids =>
      database('readwrite', async store => {
        const gone = await Promise.all(
          ids.map(async id => [place + id, await promisifyRequest(store.get(place + id))] as const),
        );
        for (const [key] of gone) store.delete(key);
        await promisifyRequest(store.transaction);
        told(null);
        return () =>
          database('readwrite', async again => {
            for (const [key, value] of gone) {
              const now: unknown = await promisifyRequest(again.get(key));
              if (now === undefined && value !== undefined) again.put(value, key);
            }
            await promisifyRequest(again.transaction);
            told(null);
          });
      }),
    watch(changed) {
      news?.addEventListener('message', changed);
      return () => news?.removeEventListener('message', changed);
    },
  };
}
