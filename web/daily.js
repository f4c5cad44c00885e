/** The deal of the day: of each game the same cards and the same bots for everybody, by the date alone. */
import { gameWord, offerAt, offers } from './offers.js';
import { setupOf } from './sitting.js';

/** @import { App, Head, Kept } from './types' */
/** @import { Offer } from './offers.js' */

const SEED = /^daily\/(.+)\/(\d{4}-\d\d-\d\d)$/;

/** The date where the player is: '2026-11-21'. */
export function today(now = new Date()) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, at) => String(part).padStart(at ? 2 : 4, '0')).join('-');
}

/** What everybody gets in this game on this day. @param {string} key @param {string} date */
export const seedOf = (key, date) => `daily/${key}/${date}`;

/** By the usual house rules, against the usual bots. @param {Offer} what */
export const dailySetup = what => setupOf(what, undefined);

/** Of which game and which day this is the deal; null if it is of none. @param {App} app @param {Pick<Head, 'seed'>} head */
export function dailyOf(app, { seed }) {
  const [, key = '', date = ''] = SEED.exec(seed) ?? [];
  const what = offerAt(app, key);
  return what && !Number.isNaN(Date.parse(date)) ? { what, date } : null;
}

/** How many games of today's have been played to their end. @param {App} app */
export async function playedToday(app) {
  const seeds = new Set(offers(app).map(({ key }) => seedOf(key, today())));
  const records = await app.matches.finished();
  return new Set(records.map(({ head }) => head.seed).filter(seed => seeds.has(seed))).size;
}

/** "21 Nov 2026": the day first, as it cannot be misread. @param {App} app @param {string} date */
export const dateInWords = (app, date) =>
  new Intl.DateTimeFormat(app.language === 'en' ? 'en-GB' : app.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** What came of it, to be told to others: no card, nothing that a player would not want to know beforehand.
 * @param {App} app @param {Offer} what @param {Kept} record */
export function resultInWords(app, what, { head, result }) {
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
