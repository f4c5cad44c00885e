/**
 * Results of measured bots, with the rows, so that a trial can continue. No backup file contains them: they can be
 * measured again.
 */

import type { Valid } from './checks.ts';
import { count, date, parts, text } from './checks.ts';
import { Collection } from './collection.ts';

const PLACE = 'measured:';
export const LONGEST_ROWS = 16_000_000; // characters: 4,000 deals at a table of eight have 12 million

const MEASURED = parts({
  /** Digest of the entrants and house rules. */
  of: text(100),
  deals: count(1e6),
  /** Figures after these deals; the lab checks them. */
  now: () => null,
  /** Rows in the arena's format. */
  rows: text(LONGEST_ROWS),
  when: date,
});
type KeptMeasure = Valid<typeof MEASURED>;

/** Results by the id of the trial. */
export const measured = new Collection<KeptMeasure>({ place: PLACE, shape: MEASURED, read: value => value });

/** Store results, unless another tab has got further in this trial. */
export const keepMeasured = (id: string, measure: KeptMeasure) =>
  measured.change(id, now => (now?.of === measure.of && now.deals > measure.deals ? null : measure));

/** Delete all results of a bot. */
export function dropMeasured(store: IDBObjectStore, bot: string) {
  store.delete(IDBKeyRange.bound(`${PLACE}${bot} `, `${PLACE}${bot} \uffff`));
}
