/** Statistics of finished matches, always computed from the records, never stored as sums. */

import type { Display, GameCatalogue, Preferences, Stores, Wording } from '../app.ts';
import { datesOf, daysUntil, today } from '../storage/dates.ts';
import type { MatchRecord, StoredMatch } from '../storage/stored-types.ts';
import { dateIn } from '../words/formatting.ts';
import { tagOf } from '../words/languages.ts';
import { keyOfSet, nameOfSet, ruleSet, setOfKey } from './house-rules.ts';
import { levelsIn } from './matches.ts';
import { notRead } from './notices.ts';
import type { Offer } from './offers.ts';
import { offerOf } from './offers.ts';

/**
 * Read the finished matches and redraw; shows a notice if they cannot be read.
 * @param take receives the records, the newest first
 */
export const readRecords = (app: Stores & Display, take: (records: MatchRecord[]) => void) =>
  app.matches.finished().then(
    found => {
      take(found);
      app.redraw();
    },
    () => notRead(app, () => readRecords(app, take)),
  );

/** Records by group key. */
export type Groups = Map<string, MatchRecord[]>;

function grouped(records: MatchRecord[], keyOf: (record: MatchRecord) => string) {
  const groups: Groups = new Map();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

/** Group records by the offer that was played. */
export const byOffer = (app: GameCatalogue, records: MatchRecord[]) =>
  grouped(records, ({ head }) => offerOf(app, head)?.key ?? '');

/** Key of the set of house rules of a record. */
export const rulesIn = (app: Preferences, what: Offer, { head }: MatchRecord) =>
  keyOfSet(ruleSet(app, what, head.options));

/** Group records by their set of house rules. */
export const byRules = (app: Preferences, what: Offer, records: MatchRecord[]) =>
  grouped(records, record => rulesIn(app, what, record));

/** Group records by result in words: places from the first on, then matches without opponents. */
export const byResult = (app: Wording, records: MatchRecord[]) =>
  grouped(
    [...records].sort((one, other) => rank(one) - rank(other)),
    record => (contested(record) ? resultOf(app, record) : app.say('against-alone')),
  );

const rank = (record: MatchRecord) => (contested(record) ? placeIn(record) : Number.MAX_SAFE_INTEGER);

/** Group records by the kind of opponents. */
export const byOthers = (records: MatchRecord[]) => grouped(records, othersIn);

/**
 * Kind of opponents: 'friends' on other devices, the level of all bots, 'mixed' levels, 'people' at this device, or
 * 'alone'.
 */
export function othersIn(record: MatchRecord) {
  const { head, friends } = record;
  if (friends) return 'friends';
  const levels = levelsIn(record);
  if (levels.size > 1) return 'mixed';
  if (levels.size === 1) return [...levels][0];
  return head.seats.length > 1 ? 'people' : 'alone';
}

/** Points of the player in a record. */
export const pointsIn = ({ result }: MatchRecord) => result.points[result.seat];

/** Place of the player in a record. */
export const placeIn = ({ result }: MatchRecord) => result.places[result.seat];

/** The place in a match, or the points if there was no opponent, in words. */
export const resultOf = (app: Wording, record: MatchRecord) =>
  contested(record) ? app.say('place', { place: placeIn(record) }) : app.say('points', { points: pointsIn(record) });

const RECENT_DAYS = 7; // days within which a date is given as "3 days ago"

/** Return "yesterday", or the date itself if it is longer ago. */
export function recently(app: Wording, date: string, now: string = today()) {
  const days = daysUntil(date, now);
  if (days > -RECENT_DAYS)
    return new Intl.RelativeTimeFormat(tagOf(app.language), { numeric: 'auto' }).format(days, 'day');
  return dayInWords(app, date);
}

/** Return a date in words, whatever the time zone of this device. */
export const dayInWords = (app: Wording, date: string) =>
  dateIn(app.language, new Date(date), { dateStyle: 'medium', timeZone: 'UTC' });

/** True if there was an opponent. */
export const contested = ({ result }: MatchRecord) => result.sides > 1;

/** True for a first place, also a shared one. */
export const isWon = (record: MatchRecord) => contested(record) && placeIn(record) === 1;

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * Current and longest series of first places.
 * @param records the newest first
 */
function streaks(records: MatchRecord[]) {
  const won = records.filter(contested).map(isWon);
  const lost = won.indexOf(false);
  let best = 0;
  let run = 0;
  for (const isFirst of won) best = Math.max(best, (run = isFirst ? run + 1 : 0));
  return { now: lost < 0 ? won.length : lost, best };
}

/**
 * Summarise records.
 * @param records the newest first, at least one
 * @param fewest true if fewer points are better
 */
export function summary(records: MatchRecord[], fewest: boolean) {
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
export function placesReached(records: MatchRecord[]) {
  const against = records.filter(contested);
  const sides = against.reduce((most, { result }) => Math.max(most, result.sides), 0);
  return Array.from({ length: sides }, (_, at) => against.filter(record => placeIn(record) === at + 1).length);
}

/**
 * Results per box of the player's score sheet, in the order of the latest sheet.
 * @param records the newest first
 */
export function boxes(records: MatchRecord[]) {
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

/** Return the date on which a match was played, in words. */
export const day = (app: Wording, record: Pick<StoredMatch, 'dates' | 'when' | 'tally'>) =>
  dayInWords(app, datesOf(record).ended);

/** The name of the house rules that a key of `byRules` stands for. */
export const rulesInWords = (app: Wording, what: Offer, rules: string) => nameOfSet(app, what, setOfKey(rules));

/** The name of the opponents that a key of `byOthers` stands for. */
export const othersInWords = (app: Wording, others: string) =>
  [`against-${others}`, `level-${others}`].filter(id => app.has(id)).map(id => app.say(id))[0] ?? others;
