// What crosses between the device that plays and a guest's, and how either is checked: nothing of it is trusted.

import type { OptionValue, SeatReply, SeatRequest } from '../protocol.d.ts';
import type { Check, Foreign } from '../storage/checks.ts';
import { among, count, flag, list, maybe, parts, text } from '../storage/checks.ts';
import { name, options, SEATS, word } from '../storage/match-shape.ts';
import { reply } from './replies.ts';

/** Devices of guests that may be there at once. */
export const GUESTS = 40;

/** How many quick signs there are. */
export const SIGNS = 6;

/** Letters that a guest sends. */
export type FromGuest =
  /** Asks the host to prove that it is the host. */
  | { type: 'hello'; nonce: string }
  /**
   * Sits down, or comes back: the device that proves to hold the key of a seat gets it again. Without names of players
   * it only watches, and may say who.
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
  /** One more sits down at the same device. */
  | { type: 'join'; name: string }
  /** One of those at this device gets up. */
  | { type: 'rise'; seat: number }
  /** Gives the seat back for good. */
  | { type: 'leave' }
  | { type: 'ask'; seat: number | null; request: SeatRequest }
  /** The number that was committed to, and what the one for the next match is committed to. */
  | { type: 'number'; number: string; commitment: string }
  | { type: 'sign'; sign: number }
  /** Something has been missed: the room and its match are to be told again. */
  | { type: 'refresh' }
  /** Is the page out of sight, or seen again? */
  | { type: 'away' }
  | { type: 'back' };

/** Why somebody cannot sit down, or stay. */
const WHY = ['version', 'full', 'closed', 'freed', 'elsewhere', 'private'] as const;
export type Why = (typeof WHY)[number];

/** Who sits there. A bot may play for a person who is away. */
export interface Place {
  who: 'free' | 'person' | 'bot';
  name: string;
  away: boolean;
  /** The level of the bot that plays there now. */
  bot: string | null;
  /** Does that bot play until the host gives the seat back, though the person may be there? */
  held: boolean;
}

/** Letters that the device sends that plays. */
export type FromHost =
  /** Answers a hello: the host's public key, its fresh number, and its signature of the encounter. */
  | { type: 'hello'; key: string; nonce: string; proof: string }
  | { type: 'no'; why: Why }
  /** Who sits where, at each change; `here` are the seats of whoever gets it. */
  | {
      type: 'room';
      game: string;
      options: Record<string, OptionValue>;
      places: Place[];
      here: number[];
      /** The names of those who only watch. */
      watchers: string[];
    }
  /** All are bound: now everybody shows their number. */
  | { type: 'bound'; commitments: string[] }
  /** These seats have not shown the number they were bound to: nothing begins. */
  | { type: 'unkept'; seats: number[] }
  /** A match begins, or goes on for whoever comes to it. */
  | {
      type: 'match';
      id: string;
      game: string;
      options: Record<string, OptionValue>;
      seats: string[];
      names: string[];
      here: number[];
      commitments: string[];
    }
  | { type: 'said'; reply: SeatReply }
  /** What was asked first has been answered to its end. */
  | { type: 'answered' }
  | { type: 'sign'; seat: number; sign: number }
  /** Is the table at which the match is played out of reach for now? */
  | { type: 'away' }
  | { type: 'back' };

const digits = (many: number): Check => {
  const all = new RegExp(`^[0-9a-f]{${many}}$`);
  return value => (typeof value === 'string' && all.test(value) ? null : '');
};
export const NUMBER = digits(32);
export const HASH = digits(64);
const KEY: Check = value => (typeof value === 'string' && /^[\w-]{87}$/.test(value) ? null : '');
const PROOF: Check = value => (typeof value === 'string' && /^[\w-]{86}$/.test(value) ? null : '');
/** It becomes part of an address. */
const MATCH: Check = value => (typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? null : '');

const seat = count(SEATS - 1);
const seats = list(seat, SEATS);
const NOTHING = parts({});
const MOVE = text(2_000);
const ITEM = text(20);

/** By its type, what may be asked for at a seat. */
const ASKED: Record<SeatRequest['type'], Check> = {
  begin: NOTHING,
  play: parts({ move: MOVE }),
  consider: parts({ items: list(ITEM, 100) }),
  hint: NOTHING,
  undo: NOTHING,
  proof: NOTHING,
  story: parts({ seat: maybe(seat) }),
};

const oneOf =
  (kinds: Record<string, Check>): Check =>
  value => {
    const kind = typeof value?.type === 'string' && Object.hasOwn(kinds, value.type) ? kinds[value.type] : null;
    return kind ? kind(value) : '.type';
  };

const FROM_GUEST = oneOf({
  hello: parts({ nonce: NUMBER }),
  sit: parts({
    build: word,
    names: list(name, SEATS),
    key: KEY,
    proof: PROOF,
    commitment: HASH,
    watcher: maybe(name),
  }),
  join: parts({ name }),
  rise: parts({ seat }),
  leave: NOTHING,
  ask: parts({ seat: maybe(seat), request: oneOf(ASKED) }),
  number: parts({ number: NUMBER, commitment: HASH }),
  sign: parts({ sign: count(SIGNS - 1) }),
  refresh: NOTHING,
  away: NOTHING,
  back: NOTHING,
});

const PLACE = parts({ who: among(['free', 'person', 'bot']), name, away: flag, bot: maybe(word), held: flag });

const HELLO = parts({ key: KEY, nonce: NUMBER, proof: PROOF });

const FROM_HOST = oneOf({
  hello: HELLO,
  no: parts({ why: among(WHY) }),
  room: parts({ game: word, options, places: list(PLACE, SEATS), here: seats, watchers: list(name, GUESTS) }),
  bound: parts({ commitments: list(HASH, SEATS + 1) }),
  unkept: parts({ seats }),
  match: parts({
    id: MATCH,
    game: word,
    options,
    seats: list(word, SEATS),
    names: list(name, SEATS),
    here: seats,
    commitments: list(HASH, SEATS + 1),
  }),
  said: parts({ reply }),
  answered: NOTHING,
  sign: parts({ seat, sign: count(SIGNS - 1) }),
  away: NOTHING,
  back: NOTHING,
});

const MOST_FROM_GUEST = 8_000; // signs: the longest is a move of 2,000
const MOST_OF_HELLO = 1_000;
const MOST_FROM_HOST = 1_000_000; // the story of the longest match is a quarter of it

/** A letter of so many signs at most; null if it is none. */
export function read(message: unknown, most: number, check: Check): Foreign {
  if (typeof message !== 'string' || message.length > most) return null;
  try {
    const letter = JSON.parse(message);
    return check(letter) === null ? letter : null;
  } catch {
    return null;
  }
}

/** A letter of a guest; null if it is none. */
export const fromGuest = (message: unknown): FromGuest | null => read(message, MOST_FROM_GUEST, FROM_GUEST);

/** The first letter of a device that claims to be the host; null if it is none. */
export const hostHello = (message: unknown): Extract<FromHost, { type: 'hello' }> | null =>
  read(message, MOST_OF_HELLO, oneOf({ hello: HELLO }));

/** A letter of the device that plays; null if it is none. */
export const fromHost = (message: unknown): FromHost | null => read(message, MOST_FROM_HOST, FROM_HOST);

const PARTS: Record<SeatRequest['type'], readonly string[]> = {
  begin: [],
  play: ['move'],
  consider: ['items'],
  hint: [],
  undo: [],
  proof: [],
  story: ['seat'],
};

/** Just those parts of a request that it has: whatever else was sent with it stays outside. */
export const bare = (request: SeatRequest): SeatRequest =>
  Object.fromEntries(['type', ...PARTS[request.type]].map(part => [part, Reflect.get(request, part) ?? null])) as never;
