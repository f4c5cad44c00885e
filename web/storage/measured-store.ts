/**
 * Store of measured bots, with the rows, so that a trial can continue. It is not exported: it can be measured again.
 */

import { promisifyRequest } from 'idb-keyval';
import type { Foreign } from './checks.ts';
import { count, date, parts, text } from './checks.ts';
import { database } from './database.ts';

export type KeptMeasure = {
  /** Digest of the entrants and house rules. */
  of: string;
  deals: number;
  /** Figures after these deals. */
  now: unknown;
  /** Rows in the arena's format. */
  rows: string;
  when: number;
};

const PLACE = 'measured:';
export const LONGEST_ROWS = 16_000_000; // characters: 4,000 deals at a table of eight have 12 million

const IS = parts({ of: text(100), deals: count(1e6), rows: text(LONGEST_ROWS), when: date });

/** Read the results of a trial; null if none are stored or they are damaged. */
export const readMeasured = (id: string): Promise<KeptMeasure | null> =>
  database('readonly', async store => {
    const value: Foreign = await promisifyRequest(store.get(PLACE + id));
    return value !== undefined && IS(value) === null ? value : null;
  });

/** Store results, unless another tab has got further in this trial. */
export const keepMeasured = (id: string, measure: KeptMeasure): Promise<void> =>
  database('readwrite', async store => {
    const there: Foreign = await promisifyRequest(store.get(PLACE + id));
    const further = IS(there) === null && there.of === measure.of && there.deals > measure.deals;
    if (!further) store.put(measure, PLACE + id);
    await promisifyRequest(store.transaction);
  });

/** Delete all results of a bot. */
export function dropMeasured(store: IDBObjectStore, bot: string) {
  store.delete(IDBKeyRange.bound(`${PLACE}${bot} `, `${PLACE}${bot} \uffff`));
}
