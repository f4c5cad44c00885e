/** What a match that is kept looks like. */
import { count, either, flag, list, maybe, number, parts, table, text } from './checks.js';
import { properName } from '../names.js';

/** @import { Catalogue, Glance, Head, Kept, StoredMatch, Tally } from '../types' */
/** @import { Check } from './checks.js' */

/** Who sits there, where it is no bot of some level. */
export const HUMAN = 'human';
const FORMAT = 1; // of a save, as the engine writes it
const SEATS = 16; // more than any table has
const HAND = 100; // more than any hand has
const LAST_DATE = 8.64e15;

export const value = either(text(), number, flag);

/** @type {import('./checks.js').Check} */
const date = time => (Math.abs(time) <= LAST_DATE ? number(time) : '');

/** A card or a die, in notation. @type {Check} */
const item = name => (typeof name === 'string' && /^([1-6?]|[!-~]{2})$/.test(name) ? null : '');

const GLANCE = parts({
  items: list(item, HAND),
  caption: parts({ id: text(), args: table(either(value, list(text(), HAND))) }),
  to_act: number,
  seat: number,
  points: list(number, SEATS),
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

const KIND = { game: text(), options: table(value), seats: list(text(), SEATS) };

const RECORD = {
  id: text(100),
  head: parts(KIND),
  names: list(text(), SEATS),
  when: date,
  over: flag,
};

const MATCH = parts({
  ...RECORD,
  head: parts({ ...KIND, format: number, seed: either(text(), number) }),
  log: list(text()),
  turn: maybe(count),
  practice: maybe(flag),
  result: maybe(RESULT),
});

/** A finished match without its moves. @type {Check} */
const FINISHED = parts({ ...RECORD, tally: TALLY, result: RESULT });

/**
 * A match as it was kept, of the parts that are known; or which part of it is at fault. What home
 * shows of it and how it was played can be missed: where those are damaged, there are none.
 * @param {any} value @returns {{ match: StoredMatch, part: null } | { match: null, part: string }}
 */
export function readMatch(value) {
  const format = value?.head?.format;
  if (Number.isFinite(format) && format !== FORMAT) return { match: null, part: 'format' };
  const part = MATCH(value);
  if (part !== null) return { match: null, part: part.replace(/^\./, '') || 'whole' };
  const { id, head, log, names, when, turn, over, practice, result } = value;
  const { game, options, seed, seats } = head;
  return {
    match: {
      id, log, names: names.map(properName), when, turn, over, practice, result,
      head: { format, game, options, seed, seats },
      glance: wellOr(GLANCE, value.glance, /** @type {Glance | null} */ (null)),
      tally: wellOr(TALLY, value.tally, /** @type {Tally | undefined} */ (undefined)),
    },
    part: null,
  };
}

/** The part of a match that this version of the page does not have; null if it can be asked to lay it.
 * @param {Catalogue} catalogue @param {Head} head */
export function misfit({ games }, { game: name, options, seats }) {
  const game = games.find(each => each.name === name);
  if (!game) return 'game';
  const known = Object.entries(options).every(([name, value]) =>
    game.options.some(option => option.name === name && option.among.includes(value)));
  if (!known) return 'options';
  const seated = seats.every(sitter => sitter === HUMAN || game.levels.includes(sitter));
  return seated && seats.includes(HUMAN) && game.seats.includes(seats.length) ? null : 'seats';
}

/** @template T @param {Check} check @param {T} value @param {T} without */
const wellOr = (check, value, without) => (check(value) === null ? value : without);

/** The part of a record that is at fault; null if all is well. @param {any} record */
export const faultInRecord = record => {
  const part = FINISHED(record);
  if (part === null) return record.result.seat < record.result.places.length ? null : 'result.seat';
  return part.replace(/^\./, '') || 'whole';
};

/** @param {unknown} record @returns {record is Kept} */
export const isRecord = record => faultInRecord(record) === null;

/** What statistics need of a finished match. @param {StoredMatch} match @returns {Kept} */
export const recordOf = ({ id, head, names, when, over, tally, result }) =>
  /** @type {Kept} */ ({ id, head, names, when, over, tally, result });
