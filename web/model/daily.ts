/** The deal of the day: everyone gets the same cards and bots in each game, derived from the date alone. */

import type { GameCatalogue, Stores, Wording } from '../app.ts';
import type { Head } from '../protocol.d.ts';
import { firstOf, noteFirst } from '../storage/daily-store.ts';
import { isDate, today } from '../storage/dates.ts';
import type { MatchRecord, StoredMatch } from '../storage/stored-types.ts';
import { setupOf } from './matches.ts';
import type { Offer } from './offers.ts';
import { gameWord, offerAt, offers } from './offers.ts';
import { areSameCards, helpIn } from './score.ts';
import { dayInWords } from './statistics.ts';

const SEED = /^daily\/(.+)\/(\d{4}-\d\d-\d\d)$/;

/** Seed of a game's deal on a day. */
export const seedOf = (key: string, date: string) => `daily/${key}/${date}`;

/** Setup of a daily deal: the usual house rules and the usual bots. */
export const dailySetup = (what: Offer) => setupOf(what, undefined);

/** Head of the match of a daily deal before any move. */
export function headOf(what: Offer, date: string): Head {
  const { options, seats } = dailySetup(what);
  return { format: 1, game: what.game.name, options, seed: seedOf(what.key, date), seats };
}

/** Game and date of a daily seed; null if the seed is not one. */
export function dailyOf(app: GameCatalogue, { seed }: Pick<Head, 'seed'>) {
  const [, key = '', date = ''] = SEED.exec(String(seed)) ?? [];
  const what = offerAt(app, key);
  return what && isDate(date) ? { what, date } : null;
}

/** True if the match is exactly this daily deal. Other rules or other bots make it another match. */
function isOf(what: Offer, seed: string, { head }: Pick<StoredMatch, 'head'>) {
  return areSameCards(what.game, { game: what.game.name, seed, ...dailySetup(what) }, head);
}

/** Game and day of a match that is exactly a daily deal; null if it is none. */
export function dayOf(app: GameCatalogue, match: Pick<StoredMatch, 'head' | 'practice'>) {
  const daily = match.practice ? null : dailyOf(app, match.head);
  return daily && isOf(daily.what, String(match.head.seed), match) ? daily : null;
}

/** What this device has of a deal of the day. */
export interface Played {
  /** The match that goes on. */
  begun: StoredMatch | undefined;
  /** The match that counts: the first that was begun, else the first that was finished. */
  done: MatchRecord | undefined;
  /** The latest match finished after the one that counts. */
  since: MatchRecord | undefined;
  /** True if another match with this deal was begun before this one. */
  again: boolean;
}

/**
 * Return what this device has of a daily deal.
 * @param records finished matches, the newest first
 */
export function playedOf(app: Stores, what: Offer, seed: string, records: readonly MatchRecord[]): Played {
  const first = firstOf(seed);
  const finished = records.filter(record => isOf(what, seed, record));
  const done = finished.find(({ id }) => id === first) ?? finished.at(-1);
  const begun = app.matches.list().find(match => !match.practice && isOf(what, seed, match));
  return {
    begun,
    done,
    since: finished.find(({ when }) => when > (done?.when ?? 0)),
    again: first !== undefined && first !== (done ?? begun)?.id,
  };
}

/** The unfinished match with this daily deal; undefined if there is none or the match is no daily deal. */
export async function begunBefore(app: GameCatalogue & Stores, match: StoredMatch) {
  const daily = dayOf(app, match);
  if (!daily) return undefined;
  return playedOf(app, daily.what, String(match.head.seed), await app.matches.finished().catch(() => [])).begun;
}

/** Note the first decision in a match. If it is a daily deal, the first match of that deal counts. */
export async function noteBegun(app: GameCatalogue & Stores, match: StoredMatch) {
  const daily = dayOf(app, match);
  if (!daily) return;
  const seed = String(match.head.seed);
  const { done } = playedOf(app, daily.what, seed, await app.matches.finished().catch(() => []));
  noteFirst(seed, done?.id ?? match.id);
}

/** Number of today's daily deals that were played to the end. */
export function playedToday(app: GameCatalogue, records: readonly MatchRecord[]) {
  const seeds = new Set(offers(app).map(({ key }) => seedOf(key, today())));
  return new Set(records.map(({ head }) => String(head.seed)).filter(seed => seeds.has(seed))).size;
}

/** Help that the player had: hints, undone moves, and having seen the cards before. */
export const helpInWords = (app: Wording, { tally }: MatchRecord, again: boolean) => [
  ...helpIn(app, tally),
  ...(again ? [app.say('daily-again')] : []),
];

/** A result for others to read, without spoilers: it names no card. */
export function resultInWords(app: Wording & GameCatalogue, what: Offer, record: MatchRecord, again: boolean) {
  const { head, result } = record;
  const { seat, sides, places, points } = result;
  const date = dailyOf(app, head)?.date ?? '';
  return [
    'Taku',
    gameWord(app, what, 'game'),
    dayInWords(app, date),
    ...(sides > 1 ? [app.say('daily-place', { place: app.say('place', { place: places[seat] }), sides })] : []),
    app.say('points', { points: points[seat] }),
    ...helpInWords(app, record, again),
  ].join(' · ');
}
