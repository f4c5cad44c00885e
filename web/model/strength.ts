/** The player's strength in a game: the mean loss of a decision, as it is measured for each level of bot. */

import type { GameCatalogue, Stores } from '../app.ts';
import type { Training } from '../protocol.d.ts';
import type { MatchRecord } from '../storage/stored-types.ts';
import { type Estimate, estimate, SURE } from './estimate.ts';
import { presetIn } from './house-rules.ts';
import type { Offer } from './offers.ts';
import { offerOf, presetsOf } from './offers.ts';
import { type Played, readPlayed } from './skill.ts';
import { isExact } from './verdict.ts';

/** The latest decisions that count. */
export const COUNTED = 300;
/** Decisions without which there is no figure. */
export const NEEDED = 60;

export interface Strength extends Estimate {
  /** The number of decisions that count. */
  decisions: number;
  /** How many of these were made by other rules, or with another number of players, than the bots' decisions. */
  unusual: number;
}

/** Finished matches, and those of them that are reviewed, the newest first. */
export interface Reviewed {
  records: readonly MatchRecord[];
  played: readonly Played[];
}

/** Read the finished matches of an offer, or all, with their reviews. Matches on a score pad cannot be reviewed. */
export async function readReviewed(app: GameCatalogue & Stores, what?: Offer): Promise<Reviewed> {
  const all = await app.matches.finished();
  const records = all.filter(({ head, pad }) => !pad && (!what || offerOf(app, head)?.key === what.key));
  return { records, played: await readPlayed(records) };
}

/**
 * What a decision costs the player, over the latest decisions with a choice. Those that are about the chance to win are
 * left out: their losses have another unit.
 */
export function strengthOf(what: Offer, { played }: Pick<Reviewed, 'played'>): Strength {
  const decisions = played.flatMap(one => {
    const unusual = !isAsMeasured(what, one);
    const losses = one.review.judged.filter(({ unit }) => unit !== 'chance').map(({ loss }) => ({ loss, unusual }));
    return losses.reverse();
  });
  const counted = decisions.slice(0, COUNTED);
  return {
    ...estimate(counted.map(({ loss }) => loss)),
    decisions: counted.length,
    unusual: counted.filter(({ unusual }) => unusual).length,
  };
}

/** True if the bots were measured by the rules of a match, and with as many players; with dice each plays alone. */
function isAsMeasured(what: Offer, { record, review }: Played) {
  const { options, seats } = record.head;
  const isUsual = presetIn(what, options) === Object.keys(presetsOf(what))[0];
  return isUsual && (isExact(review) || seats.length === what.game.seats[0]);
}

/** Levels of bots with what a decision costs them, the weakest first. Only the usual offer of a game has them. */
export const levelsOf = ({ preset }: Offer, training: Training | undefined): [level: string, Estimate][] =>
  preset ? [] : Object.entries(training?.levels ?? {}).map(([level, [mean, error]]) => [level, { mean, error }]);

/** Where a player stands among the levels of bots, as far as the errors allow to tell. */
export type Standing =
  | { id: 'like' | 'above' | 'below'; level: string }
  | { id: 'between'; weaker: string; stronger: string };

/** @param levels at least one, the weakest first */
export function standingOf({ mean, error }: Estimate, levels: readonly [level: string, Estimate][]): Standing {
  const isNear = ([, bot]: (typeof levels)[number]) => Math.abs(bot.mean - mean) <= SURE * Math.hypot(bot.error, error);
  const near = levels.filter(isNear).map(([level]) => level);
  if (near.length === 1) return { id: 'like', level: near[0] };
  if (near.length) return { id: 'between', weaker: near[0], stronger: near[near.length - 1] };
  const weaker = levels.findLast(([, bot]) => bot.mean > mean)?.[0];
  const stronger = levels.find(([, bot]) => bot.mean < mean)?.[0];
  if (weaker && stronger) return { id: 'between', weaker, stronger };
  return weaker ? { id: 'above', level: weaker } : { id: 'below', level: stronger as string };
}
