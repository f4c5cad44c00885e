/** What finished matches add up to. Always reckoned anew from their records, never kept as sums. */
import { keyOfSet, ruleSet } from '../house-rules.js';
import { notRead } from '../notices.js';
import { offerOf } from '../offers.js';
import { HUMAN } from './match-shape.js';

/** @import { App, Kept } from '../types' */
/** @import { Offer } from '../offers.js' */

/** Reads the finished matches, and draws again when they are taken; where they cannot be read, that is told.
 * @param {App} app @param {(records: Kept[]) => void} take  the newest first */
export const readRecords = (app, take) => app.matches.finished().then(found => {
  take(found);
  app.redraw();
}, () => notRead(app, () => readRecords(app, take)));

/** The keys of some records, each with those that have it. @typedef {Map<string, Kept[]>} Groups */

/** @param {Kept[]} records @param {(record: Kept) => string} keyOf */
function grouped(records, keyOf) {
  /** @type {Groups} */ const groups = new Map();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

/** By the game that they were, as home offers it. @param {App} app @param {Kept[]} records */
export const byOffer = (app, records) => grouped(records, ({ head }) => offerOf(app, head)?.key ?? '');

/** The set of house rules it was played by. @param {App} app @param {Offer} what @param {Kept} record */
export const rulesIn = (app, what, { head }) => keyOfSet(ruleSet(app, what, head.options));

/** @param {App} app @param {Offer} what @param {Kept[]} records */
export const byRules = (app, what, records) => grouped(records, record => rulesIn(app, what, record));

/** By the level of the others. @param {Kept[]} records */
export const byOthers = records => grouped(records, othersIn);

/** Who the others were: the level of all bots, 'mixed', 'people' without bots, or nobody: 'alone'. @param {Kept} record */
export function othersIn({ head }) {
  const levels = new Set(head.seats.filter(sitter => sitter !== HUMAN));
  if (levels.size > 1) return 'mixed';
  if (levels.size === 1) return [...levels][0];
  return head.seats.length > 1 ? 'people' : 'alone';
}

/** @param {Kept} record */
export const pointsIn = ({ result }) => result.points[result.seat];

/** @param {Kept} record */
export const placeIn = ({ result }) => result.places[result.seat];

/** Was there anybody to win against? @param {Kept} record */
export const contested = ({ result }) => result.sides > 1;

/** A place shared with others counts. @param {Kept} record */
export const isWon = record => contested(record) && placeIn(record) === 1;

/** @param {number[]} numbers */
const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** First places one after the other: up to the latest match, and at best. @param {Kept[]} records  the newest first */
function streaks(records) {
  const won = records.filter(contested).map(isWon);
  const lost = won.indexOf(false);
  let best = 0;
  let run = 0;
  for (const one of won) best = Math.max(best, (run = one ? run + 1 : 0));
  return { now: lost < 0 ? won.length : lost, best };
}

/** @param {Kept[]} records  the newest first, at least one @param {boolean} fewest  Is it best to have few points? */
export function summary(records, fewest) {
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

/** How often each place was reached, from the first on. @param {Kept[]} records */
export function placesReached(records) {
  const against = records.filter(contested);
  const sides = against.reduce((most, { result }) => Math.max(most, result.sides), 0);
  return Array.from({ length: sides }, (_, at) => against.filter(record => placeIn(record) === at + 1).length);
}

/** What the lines of the own score sheet have brought, in the order of the latest sheet. @param {Kept[]} records  the newest first */
export function boxes(records) {
  return Object.keys(records[0].result.boxes).map(id => {
    const points = records.flatMap(({ result }) => (Object.hasOwn(result.boxes, id) ? [result.boxes[id]] : []));
    const scored = points.filter(one => one > 0).length;
    return { id, average: mean(points), best: points.reduce((best, one) => Math.max(best, one)), share: scored / points.length };
  });
}
