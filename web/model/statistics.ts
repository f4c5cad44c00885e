/** What finished matches add up to. Always reckoned anew from their records, never kept as sums. */

import type { App } from '../app.ts';
import { daysUntil, today } from '../storage/dates.ts';
import { HUMAN, levelOf } from '../storage/match-shape.ts';
import type { Kept } from '../storage/stored-types.ts';
import { keyOfSet, ruleSet } from './house-rules.ts';
import { notRead } from './notices.ts';
import type { Offer } from './offers.ts';
import { offerOf } from './offers.ts';

/**
 * Reads the finished matches, and draws again when they are taken; where they cannot be read, that is told.
 * @param take the newest first
 */
export const readRecords = (app: App, take: (records: Kept[]) => void) =>
  app.matches.finished().then(
    found => {
      take(found);
      app.redraw();
    },
    () => notRead(app, () => readRecords(app, take)),
  );

/** The keys of some records, each with those that have it. */
export type Groups = Map<string, Kept[]>;

function grouped(records: Kept[], keyOf: (record: Kept) => string) {
  const groups: Groups = new Map();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

/** By the game that they were, as home offers it. */
export const byOffer = (app: App, records: Kept[]) => grouped(records, ({ head }) => offerOf(app, head)?.key ?? '');

/** The set of house rules it was played by. */
export const rulesIn = (app: App, what: Offer, { head }: Kept) => keyOfSet(ruleSet(app, what, head.options));

export const byRules = (app: App, what: Offer, records: Kept[]) =>
  grouped(records, record => rulesIn(app, what, record));

/** By what came of them, in words: the places from the first on, then those that nobody was to be won against. */
export const byResult = (app: App, records: Kept[]) =>
  grouped(
    [...records].sort((one, other) => rank(one) - rank(other)),
    record => (contested(record) ? resultOf(app, record) : app.say('against-alone')),
  );

const rank = (record: Kept) => (contested(record) ? placeIn(record) : Number.MAX_SAFE_INTEGER);

/** By who the others were. */
export const byOthers = (records: Kept[]) => grouped(records, othersIn);

/** Who the others were: 'friends' elsewhere, the level of all bots, 'mixed', 'people' without bots, or nobody: 'alone'. */
export function othersIn({ head, friends }: Kept) {
  if (friends) return 'friends';
  const levels = new Set(head.seats.filter(sitter => sitter !== HUMAN).map(levelOf));
  if (levels.size > 1) return 'mixed';
  if (levels.size === 1) return [...levels][0];
  return head.seats.length > 1 ? 'people' : 'alone';
}

export const pointsIn = ({ result }: Kept) => result.points[result.seat];

export const placeIn = ({ result }: Kept) => result.places[result.seat];

/** The place in a match, or its points where nobody was to win against, in words. */
export const resultOf = (app: App, record: Kept) =>
  contested(record) ? app.say('place', { place: placeIn(record) }) : app.say('points', { points: pointsIn(record) });

const LATELY = 7; // days that are counted

/** Return "yesterday", or the date itself if that is longer ago. */
export function recently(app: App, date: string, now: string = today()) {
  const days = daysUntil(date, now);
  if (days > -LATELY) return new Intl.RelativeTimeFormat(app.language, { numeric: 'auto' }).format(days, 'day');
  return dayInWords(app, date);
}

/** Return a date in words, whatever the time zone of this device. */
export const dayInWords = (app: App, date: string) =>
  new Intl.DateTimeFormat(app.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** Was there anybody to win against? */
export const contested = ({ result }: Kept) => result.sides > 1;

/** A place shared with others counts. */
export const isWon = (record: Kept) => contested(record) && placeIn(record) === 1;

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * First places one after the other: up to the latest match, and at best.
 * @param records the newest first
 */
function streaks(records: Kept[]) {
  const won = records.filter(contested).map(isWon);
  const lost = won.indexOf(false);
  let best = 0;
  let run = 0;
  for (const one of won) best = Math.max(best, (run = one ? run + 1 : 0));
  return { now: lost < 0 ? won.length : lost, best };
}

/**
 * @param records the newest first, at least one
 * @param fewest Is it best to have few points?
 */
export function summary(records: Kept[], fewest: boolean) {
  const points = records.map(pointsIn);
  const against = records.filter(contested);
  return {
    matches: records.length,
    contested: against.length,
    won: records.filter(isWon).length,
    place: mean(against.map(placeIn)),
    points: mean(points),
    best: points.reduce((best, one) => (fewest ? Math.min(best, one) : Math.max(best, one))),
    streak: streaks(records),
    time: records.reduce((sum, { tally }) => sum + tally.time, 0),
  };
}

/** How often each place was reached, from the first on. */
export function placesReached(records: Kept[]) {
  const against = records.filter(contested);
  const sides = against.reduce((most, { result }) => Math.max(most, result.sides), 0);
  return Array.from({ length: sides }, (_, at) => against.filter(record => placeIn(record) === at + 1).length);
}

/**
 * What the lines of the own score sheet have brought, in the order of the latest sheet.
 * @param records the newest first
 */
export function boxes(records: Kept[]) {
  return Object.keys(records[0].result.boxes).map(id => {
    const points = records.flatMap(({ result }) => (Object.hasOwn(result.boxes, id) ? [result.boxes[id]] : []));
    const scored = points.filter(one => one > 0).length;
    return {
      id,
      average: mean(points),
      best: points.reduce((best, one) => Math.max(best, one)),
      share: scored / points.length,
    };
  });
}
