/** Playing skill apart from luck, added up from the stored reviews of finished matches. */

import { isWhole, readReviews } from '../storage/review-store.ts';
import type { KeptReview, MatchRecord } from '../storage/stored-types.ts';
import type { Amount } from './verdict.ts';
import { isExact, lossInPoints, luckOf, playOf } from './verdict.ts';

const ENOUGH = 10; // decisions of a kind that are needed for a statement about it
const RARE = 0.1; // share of mistakes up to which a kind of decision goes well

/** A match with a complete review: the points that decisions cost, and the points that luck gave. */
export type Played = { record: MatchRecord; review: KeptReview; play: Amount; luck: Amount };

/** With cards, divide by the number of rounds, so that matches of any length compare; a dice match is one sheet. */
const share = (review: KeptReview, { value, error }: Amount): Amount => {
  const rounds = isExact(review) ? 1 : Math.max(1, review.shares.length);
  return { value: value / rounds, error: error / rounds };
};

/**
 * Return those matches that have a complete review of the player's own seat, in order. On a score pad the dice that were kept
 * are not recorded, so it says nothing about skill.
 */
export async function readPlayed(records: readonly MatchRecord[]): Promise<Played[]> {
  const found = await readReviews(new Set(records.map(({ id }) => id)));
  const reviews = new Map(found.map(review => [`${review.id}/${review.seat}`, review]));
  return records.flatMap(record => {
    const review = reviews.get(`${record.id}/${record.result.seat}`);
    if (record.pad || !review || !isWhole(review) || !review.shares.length) return [];
    return [{ record, review, play: share(review, playOf(review)), luck: share(review, luckOf(review)) }];
  });
}

/** Average of several amounts, with its standard error. */
export const average = (amounts: readonly Amount[]): Amount => ({
  value: amounts.reduce((sum, { value }) => sum + value, 0) / amounts.length,
  error: Math.hypot(...amounts.map(({ error }) => error)) / amounts.length,
});

/** The player's decisions of one kind, as far as there was a choice. */
export type Kind = {
  kind: string;
  decisions: number;
  /** Number of clear mistakes among them. */
  clear: number;
  /** Points lost by clear mistakes, per decision of this kind. */
  cost: number;
};

/** Kinds with enough decisions, the least costly first. */
export function kindsOf(played: readonly Played[]): Kind[] {
  const kinds: Map<string, Kind> = new Map();
  for (const { review } of played)
    for (const one of review.judged) {
      const { kind, plain, clear } = one;
      if (plain) continue;
      const { decisions, clear: mistakes, cost } = kinds.get(kind) ?? { decisions: 0, clear: 0, cost: 0 };
      const lost = clear ? lossInPoints(review, one) : 0;
      kinds.set(kind, { kind, decisions: decisions + 1, clear: mistakes + Number(clear), cost: cost + lost });
    }
  return [...kinds.values()]
    .filter(({ decisions }) => decisions >= ENOUGH)
    .map(({ cost, ...kind }) => ({ ...kind, cost: cost / kind.decisions }))
    .sort((one, other) => one.cost - other.cost);
}

/** The best kind, unless mistakes are frequent in it too, and the worst kind; null if they do not differ. */
export function extremes(kinds: readonly Kind[]): { best: Kind | null; worst: Kind } | null {
  const [best] = kinds;
  const worst = kinds.at(-1);
  if (!best || !worst || worst.cost <= best.cost) return null;
  return { best: best.clear <= RARE * best.decisions ? best : null, worst };
}
