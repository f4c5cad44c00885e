/** The deal of the day: of each game the same cards and the same bots for everybody, by the date alone. */

import type { App } from '../app.ts';
import type { Kept } from '../kept/types.ts';
import type { Head } from '../protocol.d.ts';
import { setupOf } from './matches.ts';
import type { Offer } from './offers.ts';
import { gameWord, offerAt, offers } from './offers.ts';

const SEED = /^daily\/(.+)\/(\d{4}-\d\d-\d\d)$/;

/** The date where the player is: '2026-11-21'. */
export function today(now = new Date()) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, at) => String(part).padStart(at ? 2 : 4, '0')).join('-');
}

/** What everybody gets in this game on this day. */
export const seedOf = (key: string, date: string) => `daily/${key}/${date}`;

/** By the usual house rules, against the usual bots. */
export const dailySetup = (what: Offer) => setupOf(what, undefined);

/** Of which game and which day this is the deal; null if it is of none. */
export function dailyOf(app: App, { seed }: Pick<Head, 'seed'>) {
  const [, key = '', date = ''] = SEED.exec(String(seed)) ?? [];
  const what = offerAt(app, key);
  return what && !Number.isNaN(Date.parse(date)) ? { what, date } : null;
}

/** How many games of today's have been played to their end. */
export async function playedToday(app: App) {
  const seeds = new Set(offers(app).map(({ key }) => seedOf(key, today())));
  const records = await app.matches.finished();
  return new Set(records.map(({ head }) => String(head.seed)).filter(seed => seeds.has(seed))).size;
}

/** "21 Nov 2026": the day first, as it cannot be misread. */
export const dateInWords = (app: App, date: string) =>
  new Intl.DateTimeFormat(app.language === 'en' ? 'en-GB' : app.language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(date));

/** What came of it, to be told to others: no card, nothing that a player would not want to know beforehand. */
export function resultInWords(app: App, what: Offer, { head, result }: Kept) {
  const { seat, sides, places, points } = result;
  const date = dailyOf(app, head)?.date ?? '';
  return [
    'Taku',
    gameWord(app, what, 'game'),
    dateInWords(app, date),
    ...(sides > 1 ? [app.say('daily-place', { place: app.say('place', { place: places[seat] }), sides })] : []),
    app.say('points', { points: points[seat] }),
  ].join(' · ');
}
