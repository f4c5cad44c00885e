/** What a match that is kept looks like. */
import { count, either, flag, list, maybe, number, parts, table, text } from './checks.js';

/** @import { Kept, StoredMatch } from './types' */
/** @import { Check } from './checks.js' */

const SEATS = 16; // more than any table has
const LAST_DATE = 8.64e15;

const value = either(text(), number, flag);

/** @type {import('./checks.js').Check} */
const date = time => (Math.abs(time) <= LAST_DATE ? number(time) : '');

const GLANCE = parts({
  items: list(text()),
  caption: parts({ id: text(), args: table(value) }),
});

const TALLY = parts({ time: number, hints: count, undone: count });

const RESULT = parts({
  seat: count,
  sides: count,
  places: list(count, SEATS),
  points: list(number, SEATS),
  rounds: count,
  boxes: table(number),
});

const RECORD = {
  id: text(100),
  head: parts({ game: text(), options: table(value), seats: list(text(), SEATS) }),
  names: list(text(), SEATS),
  when: date,
  over: flag,
  tally: maybe(TALLY),
  practice: maybe(flag),
};

/** A match with all its moves. @type {Check} */
export const MATCH = parts({ ...RECORD, log: list(text()), glance: maybe(GLANCE), result: maybe(RESULT) });

/** A finished match without its moves. @type {Check} */
const FINISHED = parts({ ...RECORD, tally: TALLY, result: RESULT });

/** @param {unknown} match @returns {match is StoredMatch} */
export const isMatch = match => MATCH(match) === null;

/** @param {any} record @returns {record is Kept} */
export const isRecord = record => FINISHED(record) === null && record.result.seat < record.result.places.length;

/** What statistics need of a finished match. @param {StoredMatch} match @returns {Kept} */
export const recordOf = ({ id, head, names, when, over, tally, result }) =>
  /** @type {Kept} */ ({ id, head, names, when, over, tally, result });
