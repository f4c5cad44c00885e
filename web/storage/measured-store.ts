/** What has been measured of bots, with its rows, to be gone on with. It can be measured again: it is in no file. */

import { promisifyRequest } from 'idb-keyval';
import type { Foreign } from './checks.ts';
import { count, date, parts, text } from './checks.ts';
import { database } from './database.ts';

export type KeptMeasure = {
  /** Tells just these entrants and house rules from all others. */
  of: string;
  deals: number;
  /** How it stood after them. */
  now: unknown;
  /** As the arena writes them. */
  rows: string;
  when: number;
};

const PLACE = 'measured:';
export const LONGEST_ROWS = 16_000_000; // letters: 4,000 deals at a table of eight have 12 million

const IS = parts({ of: text(100), deals: count(1e6), rows: text(LONGEST_ROWS), when: date });

/** null where nothing is kept, or what is kept is damaged. */
export const readMeasured = (id: string): Promise<KeptMeasure | null> =>
  database('readonly', async store => {
    const value: Foreign = await promisifyRequest(store.get(PLACE + id));
    return value !== undefined && IS(value) === null ? value : null;
  });

/** Keeps it, unless another tab has got further with the same. */
export const keepMeasured = (id: string, measure: KeptMeasure): Promise<void> =>
  database('readwrite', async store => {
    const there: Foreign = await promisifyRequest(store.get(PLACE + id));
    const further = IS(there) === null && there.of === measure.of && there.deals > measure.deals;
    if (!further) store.put(measure, PLACE + id);
    await promisifyRequest(store.transaction);
  });

/** Takes away all that was measured of a bot. */
export function dropMeasured(store: IDBObjectStore, bot: string) {
  store.delete(IDBKeyRange.bound(`${PLACE}${bot} `, `${PLACE}${bot} \uffff`));
}
