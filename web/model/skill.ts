/** How well somebody has played, apart from luck: what the kept reviews of finished matches add up to. */

import { isWhole, readReviews } from '../storage/review-store.ts';
import type { Kept, KeptReview } from '../storage/stored-types.ts';
import type { Amount } from './verdict.ts';
import { isExact, luckOf, playOf } from './verdict.ts';

const ENOUGH = 10; // decisions of a kind, before anything is said of it

/** A match that has been reviewed to its end: what decisions cost, and what luck gave. */
export type Played = { record: Kept; review: KeptReview; play: Amount; luck: Amount };

/** With cards a round, that matches of any length compare; with dice the one sheet. */
const share = (review: KeptReview, { value, error }: Amount): Amount => {
  const rounds = isExact(review) ? 1 : Math.max(1, review.shares.length);
  return { value: value / rounds, error: error / rounds };
};

/** The reviewed ones of these matches, in their order; only those that are about the seat whose match it was. */
export async function readPlayed(records: readonly Kept[]): Promise<Played[]> {
  const found = await readReviews(new Set(records.map(({ id }) => id)));
  const reviews = new Map(found.map(review => [`${review.id}/${review.seat}`, review]));
  return records.flatMap(record => {
    const review = reviews.get(`${record.id}/${record.result.seat}`);
    if (!review || !isWhole(review) || !review.shares.length) return [];
    return [{ record, review, play: share(review, playOf(review)), luck: share(review, luckOf(review)) }];
  });
}

/** What is common to several: their average, and how far it may be wrong. */
export const average = (amounts: readonly Amount[]): Amount => ({
  value: amounts.reduce((sum, { value }) => sum + value, 0) / amounts.length,
  error: Math.hypot(...amounts.map(({ error }) => error)) / amounts.length,
});

/** How one decides where there is something to think about. */
export type Kind = {
  kind: string;
  decisions: number;
  /** How many of them were clear mistakes. */
  clear: number;
  /** Points that these gave away, for each decision of the kind. */
  cost: number;
};

/** Each kind of decision of which there were enough, the one that cost least first. */
export function kindsOf(played: readonly Played[]): Kind[] {
  const kinds: Map<string, Kind> = new Map();
  for (const { review } of played)
    for (const { kind, plain, clear, loss, least } of review.judged) {
      if (plain) continue;
      const { decisions, clear: mistakes, cost } = kinds.get(kind) ?? { decisions: 0, clear: 0, cost: 0 };
      const lost = clear ? (loss / least) * review.least : 0;
      kinds.set(kind, { kind, decisions: decisions + 1, clear: mistakes + Number(clear), cost: cost + lost });
    }
  return [...kinds.values()]
    .filter(({ decisions }) => decisions >= ENOUGH)
    .map(({ cost, ...kind }) => ({ ...kind, cost: cost / kind.decisions }))
    .sort((one, other) => one.cost - other.cost);
}

/** The kinds that went best and worst; null where nothing can be told apart. */
export function extremes(kinds: readonly Kind[]): { best: Kind; worst: Kind } | null {
  const [best] = kinds;
  const worst = kinds.at(-1);
  return best && worst && worst.cost > best.cost ? { best, worst } : null;
}
