/** The deal of the day: of each game the same cards and the same bots for everybody, by the date alone. */

import type { App } from '../app.ts';
import type { Head } from '../protocol.d.ts';
import { firstOf, noteFirst } from '../storage/daily-store.ts';
import { isDate, today } from '../storage/dates.ts';
import type { Kept, StoredMatch } from '../storage/stored-types.ts';
import { setupOf } from './matches.ts';
import type { Offer } from './offers.ts';
import { gameWord, offerAt, offers } from './offers.ts';
import { areSameCards, helpIn } from './score.ts';

const SEED = /^daily\/(.+)\/(\d{4}-\d\d-\d\d)$/;

/** What everybody gets in this game on this day. */
export const seedOf = (key: string, date: string) => `daily/${key}/${date}`;

/** By the usual house rules, against the usual bots. */
export const dailySetup = (what: Offer) => setupOf(what, undefined);

/** The same before anything is played. */
export function headOf(what: Offer, date: string): Head {
  const { options, seats } = dailySetup(what);
  return { format: 1, game: what.game.name, options, seed: seedOf(what.key, date), seats };
}

/** Of which game and which day this is the deal; null if it is of none. */
export function dailyOf(app: App, { seed }: Pick<Head, 'seed'>) {
  const [, key = '', date = ''] = SEED.exec(String(seed)) ?? [];
  const what = offerAt(app, key);
  return what && isDate(date) ? { what, date } : null;
}

/** Is it this deal as everybody gets it? The same cards by other rules, or among others, are none of the day. */
function isOf(what: Offer, seed: string, { head }: Pick<StoredMatch, 'head'>) {
  return areSameCards(what.game, { game: what.game.name, seed, ...dailySetup(what) }, head);
}

/** Of which game and day a match is the deal, as everybody gets it; null if it is of none. */
export function dayOf(app: App, match: Pick<StoredMatch, 'head' | 'practice'>) {
  const daily = match.practice ? null : dailyOf(app, match.head);
  return daily && isOf(daily.what, String(match.head.seed), match) ? daily : null;
}

/** What this device has of a deal of the day. */
export interface Played {
  /** The one that goes on. */
  begun: StoredMatch | undefined;
  /** The one that counts: the first that was begun, else the first that was finished. */
  done: Kept | undefined;
  /** The latest of those after it. */
  since: Kept | undefined;
  /** Has another been begun before this one? */
  again: boolean;
}

/** @param records the newest first */
export function playedOf(app: App, what: Offer, seed: string, records: readonly Kept[]): Played {
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

/** The match that has been begun with this deal and goes on, if it is one of a day. */
export async function begunBefore(app: App, match: StoredMatch) {
  const daily = dayOf(app, match);
  if (!daily) return undefined;
  return playedOf(app, daily.what, String(match.head.seed), await app.matches.finished().catch(() => [])).begun;
}

/** Somebody has decided something in a match: where it is the deal of a day, that may be the first time. */
export async function noteBegun(app: App, match: StoredMatch) {
  const daily = dayOf(app, match);
  if (!daily) return;
  const seed = String(match.head.seed);
  const { done } = playedOf(app, daily.what, seed, await app.matches.finished().catch(() => []));
  noteFirst(seed, done?.id ?? match.id);
}

/** How many games of today's have been played to their end. */
export function playedToday(app: App, records: readonly Kept[]) {
  const seeds = new Set(offers(app).map(({ key }) => seedOf(key, today())));
  return new Set(records.map(({ head }) => String(head.seed)).filter(seed => seeds.has(seed))).size;
}

/** "21 Nov 2026": the day first, as it cannot be misread. */
export const dateInWords = (app: App, date: string) =>
  new Intl.DateTimeFormat(app.language === 'en' ? 'en-GB' : app.language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(date));

/** What has helped: hints, moves taken back, and having seen the cards before. */
export const helpInWords = (app: App, { tally }: Kept, again: boolean) => [
  ...helpIn(app, tally),
  ...(again ? [app.say('daily-again')] : []),
];

/** What came of it, to be told to others: no card, nothing that a player would not want to know beforehand. */
export function resultInWords(app: App, what: Offer, record: Kept, again: boolean) {
  const { head, result } = record;
  const { seat, sides, places, points } = result;
  const date = dailyOf(app, head)?.date ?? '';
  return [
    'Taku',
    gameWord(app, what, 'game'),
    dateInWords(app, date),
    ...(sides > 1 ? [app.say('daily-place', { place: app.say('place', { place: places[seat] }), sides })] : []),
    app.say('points', { points: points[seat] }),
    ...helpInWords(app, record, again),
  ].join(' · ');
}
