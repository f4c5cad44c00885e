/** The shape of a stored match. */

import type { Catalogue, GameEntry, Head } from '../protocol.d.ts';
import { properName } from '../words/names.ts';
import type { Check, Foreign } from './checks.ts';
import { among, count, date, either, flag, list, maybe, number, parts, table, text } from './checks.ts';
import { DATES } from './dates.ts';
import type {
  Glance,
  HandOrder,
  KeptChoice,
  LevelChange,
  MatchRecord,
  Rival,
  StoredMatch,
  Tally,
} from './stored-types.ts';

/** The seat of a person; any other value is a bot. */
export const HUMAN = 'human';
/** Level and temper of a bot, from its seat ("normal/cautious"); the temper is '' if it has none. */
export const levelOf = (sitter: string) => sitter.split('/', 1)[0];
export const temperOf = (sitter: string) => sitter.slice(levelOf(sitter).length + 1);

const FORMAT = 1; // format of a save, as the engine writes it
export const SEATS = 16; // more than any table has
const HAND = 100; // more than any hand has
const WORD = 200; // characters of a name that the engine has given
const NAME = 2_000; // characters of a name that a player has given: it is cut when it is read
const MANY = 1e9; // larger than any counter gets
const SCORE = 1e6; // more points than any match brings
const LONGEST_TIME = 1e12; // milliseconds: thirty years
const ENTRY = 2_000; // characters of a move, or of a deal
export const ENTRIES = 20_000; // entries of a log
const LONGEST_LOG = 1_000_000; // characters of all its entries

export const word = text(WORD);
export const name = text(NAME);
export const value = either(word, number(-MANY, MANY), flag);
export const options = table(value, 200);
const score = number(-SCORE, SCORE);

/** Check the notation of a card or a die. */
export const item: Check = name => (typeof name === 'string' && /^([1-6?]|[!-~]{2})$/.test(name) ? null : '');

const GLANCE = parts({
  items: list(item, HAND),
  caption: parts({ id: word, args: table(either(value, list(word, HAND)), HAND) }),
  to_act: number(-SEATS, SEATS),
  seat: number(-SEATS, SEATS),
  points: list(score, SEATS),
  round: maybe(count(MANY)),
  place: maybe(count(SEATS)),
});

const TALLY = parts({ time: number(0, LONGEST_TIME), hints: count(MANY), undone: count(MANY) });

export const SCORED = { points: score, place: count(SEATS), sides: count(SEATS) };

/** A score to beat, as a link claims it. */
export const RIVAL = parts({ ...SCORED, name, hints: count(MANY), undone: count(MANY) });

const ORDER = parts({ of: word, names: list(item, HAND) });

const CHOICE = parts({
  entries: count(ENTRIES),
  seat: count(SEATS - 1),
  items: list(item, HAND),
  touched: list(item, HAND),
});

const FIGURES = parts({
  seat: count(SEATS),
  sides: count(SEATS),
  places: list(count(SEATS), SEATS),
  points: list(score, SEATS),
  rounds: count(MANY),
  boxes: table(score, HAND),
});

/** Check a result: its seat must have a place and points. */
const RESULT: Check = result =>
  FIGURES(result) ?? (result.seat < Math.min(result.places.length, result.points.length) ? null : '.seat');

const SEATED = list(count(SEATS - 1), SEATS);
const BY_SEAT = list(maybe(text(ENTRY)), SEATS);

/** Changes of the host that a match may have: more than any evening brings. */
export const TERMS = 1_000;
/** Check the public key of a device: a point on P-256, in base64. */
export const KEY: Check<string> = value => (typeof value === 'string' && /^[\w-]{87}$/.test(value) ? null : '');
/** Check the public keys of devices by seat; '' where there is none. */
export const DEVICE_KEYS = list(either(KEY, among([''])), SEATS);
/** Check a host's id of a match; a guest's own id contains it (friends/guest-match.ts). */
export const MATCH_ON_HOST: Check<string> = value =>
  typeof value === 'string' && /^[\w-]{1,32}$/.test(value) ? null : '';

const HOSTED = parts({
  keys: list(word, SEATS),
  bots: BY_SEAT,
  held: maybe(SEATED),
  filled: maybe(SEATED),
  chosen: BY_SEAT,
  onlookers: flag,
});

/** Check a log: entries of a match, or texts of what was seen of it. */
export const LOG: Check<string[]> = log =>
  list(text(ENTRY), ENTRIES)(log) ??
  (log.reduce((sum: number, { length }: string) => sum + length, 0) <= LONGEST_LOG ? null : '');

const ROUNDS = list(count(MANY), ENTRIES);
const SEEN = parts({ round: count(MANY), cut: flag, events: LOG, hands: LOG });

const SUCCESSION = parts({ match: MATCH_ON_HOST, host: KEY, keys: DEVICE_KEYS, term: count(TERMS) });

const FRIENDS = parts({
  here: SEATED,
  commitments: list(word, SEATS + 1),
  number: maybe(word),
  asked: maybe(count(MANY)),
  late: maybe(list(name, SEATS)),
  seen: maybe(list(SEEN, ENTRIES)),
  rewound: maybe(count(MANY)),
  compared: maybe(parts({ unlike: ROUNDS, unseen: ROUNDS })),
  succession: maybe(SUCCESSION),
  drawn: maybe(parts({ term: count(TERMS), since: count(ENTRIES) })),
  host: maybe(HOSTED),
});

export const LEVELS: Check = list(parts({ entry: count(ENTRIES), seat: count(SEATS - 1), was: word }), ENTRIES);

const KIND = { game: word, options, seats: list(word, SEATS) };

/** Check an id. It is part of keys, in which a slash follows it. */
const MATCH_ID: Check = id => (typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? null : '');

const RECORD = {
  id: MATCH_ID,
  head: parts(KIND),
  names: list(name, SEATS),
  when: date,
  dates: maybe(DATES),
  over: flag,
  pad: maybe(flag),
  levels: maybe(LEVELS),
};

/** Characters: one number from each of many devices (friends/seed-shares.ts). */
export const LONGEST_SEED = 33 * (SEATS + 1);
export const SEED = either(text(LONGEST_SEED), number(-Number.MAX_VALUE, Number.MAX_VALUE));

export const HEAD: Check = parts({ ...KIND, format: count(MANY), seed: SEED });

const DEAL = parts({ id: word, deal: count(MANY), deals: count(MANY) });

const MATCH = parts({
  ...RECORD,
  head: HEAD,
  log: LOG,
  turn: maybe(count(MANY)),
  practice: maybe(flag),
  untouched: maybe(flag),
  own: maybe(table(text(100), SEATS)),
  result: maybe(RESULT),
  friends: maybe(FRIENDS),
  event: maybe(DEAL),
});

/** A finished match without its moves. */
const FINISHED: Check = parts({ ...RECORD, tally: TALLY, result: RESULT, friends: maybe(FRIENDS) });

/**
 * Read a stored match, with its known fields only; or return which part is wrong. The glance, the tally and other
 * optional parts are dropped if they are damaged.
 */
export function readMatch(value: Foreign): { match: StoredMatch; part: null } | { match: null; part: string } {
  const format = value?.head?.format;
  if (Number.isFinite(format) && format !== FORMAT) return { match: null, part: 'format' };
  const part = MATCH(value) ?? misseated(value);
  if (part !== null) return { match: null, part: part.replace(/^\./, '') || 'whole' };
  const { id, head, log, names, when, dates, turn, over, pad, practice, untouched, own, levels, result, friends } =
    value;
  const { event } = value;
  const { game, options, seed, seats } = head;
  const order = wellOr(maybe(ORDER), value.order, undefined as HandOrder | undefined);
  const choice = wellOr(maybe(CHOICE), value.choice, undefined as KeptChoice | undefined);
  const rival = wellOr(maybe(RIVAL), value.rival, undefined as Rival | undefined);
  return {
    match: {
      id,
      log,
      names: names.map(properName),
      when,
      turn,
      over,
      practice,
      untouched,
      own: own ? ownIn(own, seats) : undefined,
      result,
      friends,
      head: { format, game, options, seed, seats },
      glance: wellOr(GLANCE, value.glance, null as Glance | null),
      tally: wellOr(TALLY, value.tally, undefined as Tally | undefined),
      ...(dates ? { dates } : {}),
      ...(pad ? { pad } : {}),
      ...(levels ? { levels } : {}),
      ...(order ? { order } : {}),
      ...(choice ? { choice } : {}),
      ...(rival ? { rival: { ...rival, name: properName(rival.name) } } : {}),
      ...(event ? { event: { id: event.id, deal: event.deal, deals: event.deals } } : {}),
    },
    part: null,
  };
}

/** Check that every local seat of a shared match exists. */
const misseated = ({ head, friends }: StoredMatch) =>
  friends?.here.some(seat => seat >= head.seats.length) ? 'friends.here' : null;

/** The part of a match that this version of the page does not support; null if the engine can load it. */
export function misfit({ games }: Catalogue, { game: name, options, seats }: Head) {
  const game = games.find(each => each.name === name);
  if (!game) return 'game';
  const known = Object.entries(options).every(([name, value]) =>
    game.options.some(option => option.name === name && option.among.includes(value)),
  );
  if (!known) return 'options';
  const seated = seats.every(sitter => sitter === HUMAN || isBot(game, sitter));
  return seated && seats.includes(HUMAN) && game.seats.includes(seats.length) ? null : 'seats';
}

/** True if bots of these levels can have sat where the changes of a match say. */
export const fitLevels = (catalogue: Catalogue, head: Head, levels: readonly LevelChange[]) =>
  levels.every(({ seat, was }) => {
    const sitter = head.seats[seat] ?? HUMAN;
    const seats = head.seats.map((other, at) => (at === seat ? was : other));
    return sitter !== HUMAN && was !== HUMAN && !misfit(catalogue, { ...head, seats });
  });

/** True if the game has this level, and this temper for it. */
const isBot = ({ levels, tempers }: GameEntry, sitter: string) => {
  const [level, temper] = [levelOf(sitter), temperOf(sitter)];
  if (sitter === level) return levels.includes(level);
  return Object.hasOwn(tempers, temper) && tempers[temper].includes(level);
};

/** Keep the own bots of seats where a bot sits. */
const ownIn = (own: Record<string, string>, seats: readonly string[]) =>
  Object.fromEntries(Object.entries(own).filter(([seat]) => seats[Number(seat)] && seats[Number(seat)] !== HUMAN));

const wellOr = <T>(check: Check, value: T, without: T) => (check(value) === null ? value : without);

/** The part of a record that is wrong; null if it is valid. */
export const faultInRecord = (record: Foreign) => {
  const part = FINISHED(record);
  return part === null ? null : part.replace(/^\./, '') || 'whole';
};

/** True for a valid record. */
export const isRecord = (record: unknown): record is MatchRecord => faultInRecord(record) === null;

/** Make the record of a finished match for the statistics. */
export const recordOf = ({
  id,
  head,
  names,
  when,
  dates,
  over,
  pad,
  levels,
  tally,
  result,
  friends,
}: StoredMatch): MatchRecord =>
  ({
    id,
    head,
    names,
    when,
    over,
    tally,
    result,
    ...(dates && { dates }),
    ...(pad && { pad }),
    ...(friends && { friends: { ...friends, seen: undefined } }),
    ...(levels?.length && { levels }),
  }) as MatchRecord;
