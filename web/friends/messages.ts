// Messages between the host's device and a guest's, and the checks of both. All input is untrusted.

import type { OptionValue, SeatReply, SeatRequest } from '../protocol.d.ts';
import type { Check, Foreign } from '../storage/checks.ts';
import { among, count, flag, list, maybe, parts, text } from '../storage/checks.ts';
import {
  DEVICE_KEYS,
  ENTRIES,
  KEY,
  LEVELS,
  MATCH_ON_HOST,
  name,
  options,
  SEATS,
  TERMS,
  word,
} from '../storage/match-shape.ts';
import type { LevelChange } from '../storage/stored-types.ts';
import { replyCheck } from './reply-check.ts';

/** Devices of guests that may be connected at once. */
export const GUESTS = 40;

/** Number of quick signs. */
export const SIGNS = 6;

/** Messages of a guest. */
export type FromGuest =
  /** Request to the host to prove that it is the host. */
  | { type: 'hello'; nonce: string }
  /**
   * Ask for seats, first or again: a device that proves to hold the key of a seat gets that seat back. A device without
   * names of players only watches, and may give the viewer's name.
   */
  | {
      type: 'sit';
      build: string;
      names: string[];
      /** The guest's public key, and its signature of the encounter (handshake.ts). */
      key: string;
      proof: string;
      commitment: string;
      watcher?: string | null;
    }
  /** Seat one more player at this device. */
  | { type: 'join'; name: string }
  /** Free one seat of this device. */
  | { type: 'rise'; seat: number }
  /** Give back all seats for good. */
  | { type: 'leave' }
  | { type: 'ask'; seat: number | null; request: SeatRequest }
  /** The number that the device committed to. */
  | { type: 'number'; number: string }
  /** The commitment to the number for the next match, once a match has begun with the last number. */
  | { type: 'commit'; commitment: string }
  | { type: 'sign'; sign: number }
  /** Request to send the room and its match again, because the guest has missed something. */
  | { type: 'refresh' }
  /** The page was hidden, or is visible again. */
  | { type: 'away' }
  | { type: 'back' };

/** Reasons why a device cannot sit down or stay. */
const WHY = ['version', 'full', 'closed', 'freed', 'elsewhere', 'private'] as const;
export type RefusalReason = (typeof WHY)[number];

/** State of a seat. A bot may play for a person who is away. */
export interface SeatState {
  who: 'free' | 'person' | 'bot';
  name: string;
  away: boolean;
  /** Level of the bot that plays at the seat now. */
  bot: string | null;
  /** True if the bot plays until the host gives the seat back, even if the person is present. */
  held: boolean;
}

/** Messages of the host. */
export type FromHost =
  /** Answer to a hello: the host's public key, its fresh number, and its signature of the encounter. */
  | { type: 'hello'; key: string; term: number; nonce: string; proof: string }
  | { type: 'no'; why: RefusalReason }
  /**
   * The room, sent at each change; `here` are the seats of the receiving device. `keys` has the public key of the guest
   * at each seat, by which the others know it if it takes over; '' for the host's seats and for bots.
   */
  | {
      type: 'room';
      game: string;
      options: Record<string, OptionValue>;
      places: SeatState[];
      keys: string[];
      here: number[];
      /** Names of the viewers without a seat. */
      watchers: string[];
    }
  /** All devices have committed: each shows its number now. */
  | { type: 'bound'; commitments: string[] }
  /** These seats have not shown the number they committed to, so no match begins. */
  | { type: 'unkept'; seats: number[] }
  /** A match begins, or a device joins one that goes on. */
  | {
      type: 'match';
      id: string;
      game: string;
      options: Record<string, OptionValue>;
      seats: string[];
      names: string[];
      here: number[];
      /** Length of the log when the seed was drawn: not 0 if the host has taken over from another device. */
      since: number;
      commitments: string[];
      /** Changes of bots' levels since the match began; `seats` has the latest. */
      levels: LevelChange[];
    }
  | { type: 'said'; reply: SeatReply }
  /** The oldest open question is completely answered. */
  | { type: 'answered' }
  | { type: 'sign'; seat: number; sign: number }
  /** The host's table is out of reach for now, or back. */
  | { type: 'away' }
  | { type: 'back' };

/** Message between two devices that both host a room (rival.ts). */
export type FromRival = {
  type: 'claim';
  key: string;
  term: number;
  /** Id of the match on the device that hosted it first. */
  match: string;
  /** First seat of the device. */
  seat: number;
  /** Number of guests' devices with a seat that are connected. */
  guests: number;
  /** True once the match goes on there, with its seed. */
  plays: boolean;
  proof: string;
};

const digits = (many: number): Check => {
  const all = new RegExp(`^[0-9a-f]{${many}}$`);
  return value => (typeof value === 'string' && all.test(value) ? null : '');
};
export const NUMBER = digits(32);
export const HASH = digits(64);
const PROOF: Check = value => (typeof value === 'string' && /^[\w-]{86}$/.test(value) ? null : '');

const seat = count(SEATS - 1);
const seats = list(seat, SEATS);
const term = count(TERMS);
type Parts = Record<string, Check>;
const MOVE = text(2_000);
const ITEM = text(20);

/** By type: the parts of a question that a seat may ask, with their checks. */
const ASKED: Record<SeatRequest['type'], Parts> = {
  begin: {},
  play: { move: MOVE },
  'explain-choice': { items: list(ITEM, 100) },
  hint: {},
  undo: {},
  proof: {},
  story: { seat: maybe(seat) },
};

/** Check a message by its type, each with its parts. */
const oneOf =
  (kinds: Record<string, Parts>): Check =>
  value =>
    typeof value?.type === 'string' && Object.hasOwn(kinds, value.type) ? parts(kinds[value.type])(value) : '.type';

const FROM_GUEST = oneOf({
  hello: { nonce: NUMBER },
  sit: {
    build: word,
    names: list(name, SEATS),
    key: KEY,
    proof: PROOF,
    commitment: HASH,
    watcher: maybe(name),
  },
  join: { name },
  rise: { seat },
  leave: {},
  ask: { seat: maybe(seat), request: oneOf(ASKED) },
  number: { number: NUMBER },
  commit: { commitment: HASH },
  sign: { sign: count(SIGNS - 1) },
  refresh: {},
  away: {},
  back: {},
});

const PLACE = parts({ who: among(['free', 'person', 'bot']), name, away: flag, bot: maybe(word), held: flag });

const HELLO: Parts = { key: KEY, term, nonce: NUMBER, proof: PROOF };

const FROM_HOST = oneOf({
  hello: HELLO,
  no: { why: among(WHY) },
  room: {
    ...{ game: word, options, places: list(PLACE, SEATS), keys: DEVICE_KEYS },
    ...{ here: seats, watchers: list(name, GUESTS) },
  },
  bound: { commitments: list(HASH, SEATS + 1) },
  unkept: { seats },
  match: {
    id: MATCH_ON_HOST,
    game: word,
    options,
    seats: list(word, SEATS),
    names: list(name, SEATS),
    here: seats,
    since: count(ENTRIES),
    commitments: list(HASH, SEATS + 1),
    levels: LEVELS,
  },
  said: { reply: replyCheck },
  answered: {},
  sign: { seat, sign: count(SIGNS - 1) },
  away: {},
  back: {},
});

const MOST_FROM_GUEST = 8_000; // characters; the longest message is a move of 2,000
const MOST_OF_HELLO = 1_000;
const MOST_FROM_HOST = 1_000_000; // characters; the story of the longest match takes a quarter of it

/** Return a message of at most `most` characters; null if it is not valid. */
export function parseMessage(data: unknown, most: number, check: Check): Foreign {
  if (typeof data !== 'string' || data.length > most) return null;
  try {
    const message = JSON.parse(data);
    return check(message) === null ? message : null;
  } catch {
    return null;
  }
}

/** Return a guest's message; null if it is not valid. */
export const fromGuest = (message: unknown): FromGuest | null => parseMessage(message, MOST_FROM_GUEST, FROM_GUEST);

/** Return the first message of a device that claims to be the host; null if it is not valid. */
export const hostHello = (message: unknown): Extract<FromHost, { type: 'hello' }> | null =>
  parseMessage(message, MOST_OF_HELLO, oneOf({ hello: HELLO }));

const FROM_RIVAL = oneOf({
  claim: { key: KEY, term, match: MATCH_ON_HOST, seat, guests: count(GUESTS), plays: flag, proof: PROOF },
});

/** Return the claim of another device that hosts a room; null if it is not valid. */
export const fromRival = (message: unknown): FromRival | null => parseMessage(message, MOST_OF_HELLO, FROM_RIVAL);

/** Return a message of the host; null if it is not valid. */
export const fromHost = (message: unknown): FromHost | null => parseMessage(message, MOST_FROM_HOST, FROM_HOST);

/** Return a request with its known parts only; drop everything else that was sent with it. */
export const knownPartsOf = (request: SeatRequest): SeatRequest =>
  Object.fromEntries(
    ['type', ...Object.keys(ASKED[request.type])].map(part => [part, Reflect.get(request, part) ?? null]),
  ) as never;
