/** Store of reviews: a review is stored beside its match, and deleted with it. */

import { committed, database, resultOf, revisionOf } from './database.ts';
import { localStoreEvents } from './local-store.ts';
import { FINISHED, REVIEW, reviewBeside, reviewKeys, UNFINISHED } from './match-entries.ts';
import { readMatch } from './match-shape.ts';
import { REVIEW_FORM, VERSION } from './review-shape.ts';
import type { KeptReview } from './stored-types.ts';

const isReview = (value: unknown): value is KeptReview => REVIEW_FORM(value) === null;

/** Fingerprint of a log: its length and FNV-1a. */
export function markOf(log: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of log.join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${log.length}-${hash.toString(36)}`;
}

/** Number of results that a review has. */
export const extentOf = ({ judged, shares }: KeptReview) => judged.length + shares.length;

/** True if the review is complete. */
export const isWhole = ({ entries, ends, judged, shares }: KeptReview) =>
  judged.length === entries.length && shares.length === ends.length;

/** A review without any results yet. */
export const begun = (about: Pick<KeptReview, 'id' | 'log' | 'seat' | 'seed'>): KeptReview => ({
  ...about,
  version: VERSION,
  least: 1,
  entries: [],
  ends: [],
  judged: [],
  shares: [],
});

/** Reviews in memory only, if there is no database. */
const unwritten: Map<string, KeptReview> = new Map();

localStoreEvents.addEventListener('erased', () => unwritten.clear());

const nameOf = ({ id, seat }: Pick<KeptReview, 'id' | 'seat'>) => `${id}/${seat}`;

/** The review of a match for one seat; null if there is none, or if it is damaged or of an older version. */
export const readReview = async (id: string, seat: number): Promise<KeptReview | null> =>
  (await reviewsOf(id)).find(review => review.seat === seat) ?? null;

/** All reviews of a match. */
export async function reviewsOf(id: string): Promise<KeptReview[]> {
  const stored = await database('readonly', async store => {
    const keys = await reviewKeys(store, id);
    return Promise.all(keys.map(key => resultOf<unknown>(store.get(key))));
  }).catch((): unknown[] => []);
  return withUnwritten(stored.filter(isReview)).filter(review => review.id === id);
}

/** All valid reviews, of these matches or of every match. */
export async function readReviews(ids?: ReadonlySet<string>): Promise<KeptReview[]> {
  const isOf = (key: string) => [key, key.replace(/\/\d+$/, '')].some(id => ids?.has(id));
  const stored = await database('readonly', async store => {
    const keys = await resultOf(store.getAllKeys(IDBKeyRange.bound(REVIEW, `${REVIEW}\uffff`)));
    const wanted = keys.filter(key => !ids || isOf(String(key).slice(REVIEW.length)));
    return Promise.all(wanted.map(key => resultOf<unknown>(store.get(key))));
  }).catch((): unknown[] => []);
  return withUnwritten(stored.filter(isReview)).filter(({ id }) => !ids || ids.has(id));
}

const withUnwritten = (stored: readonly KeptReview[]) => [
  ...new Map([...stored.map((review): [string, KeptReview] => [nameOf(review), review]), ...unwritten]).values(),
];

/** Decides whether a review takes the place of the stored one of its seat. */
type Replaces = (there: KeptReview, review: KeptReview, log: readonly string[]) => boolean;

/** True unless the stored review of the same log has got further, in another tab. */
const isNewer: Replaces = (there, review) => there.log !== review.log || extentOf(there) <= extentOf(review);

/** True if an imported review has more of the match as it is here. */
const isFuller: Replaces = (there, review, log) =>
  markOf(log) === review.log && (there.log !== review.log || extentOf(there) < extentOf(review));

/** Store a review, unless its match was deleted or another tab has got further. Resolves to true if it was stored. */
export async function keepReview(review: KeptReview, replaces: Replaces = isNewer): Promise<boolean> {
  try {
    const stored = await database('readwrite', store => put(store, review, replaces));
    unwritten.delete(nameOf(review));
    return stored;
  } catch {
    unwritten.set(nameOf(review), review);
    return false;
  }
}

async function put(store: IDBObjectStore, review: KeptReview, replaces: Replaces) {
  const { id, seat } = review;
  const ask = (at: string) => resultOf<unknown>(store.get(at));
  const [first, own, ...matches] = await Promise.all(
    [REVIEW + id, reviewBeside(id, seat), UNFINISHED + id, FINISHED + id].map(ask),
  );
  const isBeside = isReview(first) && first.seat !== seat;
  const there = isBeside ? own : first;
  const { match } = readMatch(matches.find(Boolean));
  const isWorse = isReview(there) && !replaces(there, review, match?.log ?? []);
  if (isWorse || !matches.some(Boolean)) return false;
  if (!isBeside) store.delete(reviewBeside(id, seat)); // the one at the first key was another player's until now
  store.put({ ...review, revision: revisionOf(there) + 1 }, isBeside ? reviewBeside(id, seat) : REVIEW + id);
  await committed(store.transaction);
  return true;
}

/** Import reviews from a file, unless the stored ones are more complete; return how many were stored. */
export async function addReviews(found: readonly unknown[]): Promise<number> {
  let came = 0;
  for (const review of found) if (isReview(review) && (await keepReview(review, isFuller))) came += 1;
  return came;
}
