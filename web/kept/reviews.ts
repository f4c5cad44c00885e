/** What has been reckoned of matches: a review lies beside its match, and goes with it. */

import { promisifyRequest } from 'idb-keyval';
import { database, revisionOf } from './database.ts';
import { FINISHED, REVIEW, UNFINISHED } from './entries.ts';
import { REVIEW_FORM, VERSION } from './review-shape.ts';
import type { KeptReview } from './types.ts';

const isReview = (value: unknown): value is KeptReview => REVIEW_FORM(value) === null;

/** By what a log is known again. */
export function markOf(log: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of log.join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${log.length}-${hash.toString(36)}`;
}

/** How much of it has been reckoned. */
export const extentOf = ({ judged, shares }: KeptReview) => judged.length + shares.length;

/** Is nothing left to reckon? */
export const isWhole = ({ entries, ends, judged, shares }: KeptReview) =>
  judged.length === entries.length && shares.length === ends.length;

/** A review of which nothing has been reckoned yet. */
export const begun = (about: Pick<KeptReview, 'id' | 'log' | 'seat' | 'seed'>): KeptReview => ({
  ...about,
  version: VERSION,
  least: 1,
  entries: [],
  ends: [],
  judged: [],
  shares: [],
});

/** Those that are here only, where there is no database. */
const unwritten: Map<string, KeptReview> = new Map();

/** The review of a match; null where there is none, or one that is damaged or old. */
export async function readReview(id: string): Promise<KeptReview | null> {
  const here = unwritten.get(id);
  if (here) return here;
  try {
    const value = await database('readonly', store => promisifyRequest(store.get(REVIEW + id)));
    return isReview(value) && value.id === id ? value : null;
  } catch {
    return null;
  }
}

/** Those that can be read: of these matches, or of all. */
export async function readReviews(ids?: ReadonlySet<string>): Promise<KeptReview[]> {
  const stored = await database('readonly', async store => {
    const keys = await promisifyRequest(store.getAllKeys(IDBKeyRange.bound(REVIEW, `${REVIEW}\uffff`)));
    const wanted = keys.filter(key => !ids || ids.has(String(key).slice(REVIEW.length)));
    return Promise.all(wanted.map(key => promisifyRequest<unknown>(store.get(key))));
  }).catch((): unknown[] => []);
  const found = new Map(stored.filter(isReview).map(review => [review.id, review]));
  return [...new Map([...found, ...unwritten]).values()].filter(({ id }) => !ids || ids.has(id));
}

/**
 * Keeps what has been reckoned, unless the match is gone, or another tab has got further with the same. Resolves
 * whether it is stored.
 */
export async function keepReview(review: KeptReview): Promise<boolean> {
  try {
    const stored = await database('readwrite', store => put(store, review));
    unwritten.delete(review.id);
    return stored;
  } catch {
    unwritten.set(review.id, review);
    return false;
  }
}

async function put(store: IDBObjectStore, review: KeptReview) {
  const key = REVIEW + review.id;
  const ask = (at: string) => promisifyRequest<unknown>(store.get(at));
  const [there, ...matches] = await Promise.all([key, UNFINISHED + review.id, FINISHED + review.id].map(ask));
  const further = isReview(there) && there.log === review.log && extentOf(there) > extentOf(review);
  if (further || !matches.some(Boolean)) return false;
  store.put({ ...review, revision: revisionOf(there) + 1 }, key);
  await promisifyRequest(store.transaction);
  return true;
}

/** Keeps what a file has brought, where there is no more of it yet. */
export async function addReviews(found: readonly unknown[]): Promise<void> {
  for (const review of found) if (isReview(review)) await keepReview(review);
}
