/** Rooms in which slips are collected online: those of the player's own lessons, and those of lessons from others. */

import type { Check, Valid } from './checks.ts';
import { among, count, date, either, flag, list, maybe, parts, text } from './checks.ts';
import { Collection } from './collection.ts';

const written =
  (form: RegExp): Check<string> =>
  value =>
    typeof value === 'string' && form.test(value) ? null : '';

const MISSING = among([null]);

const KEY = written(/^[\w-]{87}$/);

/** The room of a class as a link names it: the public key for slips, and the collector's name. */
export const CLASS_ROOM = parts({
  key: KEY,
  /** Name of the teacher who collects; '' if not given. */
  to: text(100),
});
export type ClassRoom = Valid<typeof CLASS_ROOM>;

// The collecting side (teacher)

export const MOST_PRINTS = 50;
const NUMBER = written(/^[\w-]{43}$/);

/** The private key that decrypts the slips of a class; only the collecting device has it. */
export const SLIP_KEYS = parts({ x: NUMBER, y: NUMBER, d: NUMBER });
export type SlipKeys = Valid<typeof SLIP_KEYS>;

/** The room of one of the player's own lessons or events. */
const OWN_ROOM = parts({
  /** Id of the lesson or event. */
  id: text(100),
  lock: SLIP_KEYS,
  /** Fingerprints of the lesson since the room was opened: it may have been edited. */
  prints: list(count(2 ** 20), MOST_PRINTS),
  /** Time at which the room was opened, in milliseconds; null while it is closed. */
  open: either(date, MISSING),
});
export type OwnRoom = Valid<typeof OWN_ROOM>;

export const ownRooms = new Collection<OwnRoom>({
  place: 'room:',
  shape: OWN_ROOM,
  read: ({ id, lock: { x, y, d }, prints, open }) => ({ id, lock: { x, y, d }, prints, open }),
});

// The learner's side

export const MOST_WAITING = 20;
/** Characters of a slip or of a packed result. */
export const LONGEST_HANDED_IN = 40_000;

/** A slip or a result that is still to be sent: its code or packed, and the name on it. */
const WAITING = parts({ code: text(LONGEST_HANDED_IN), name: text(100) });
export type Waiting = Valid<typeof WAITING>;

/** A class that a lesson from another author belongs to, or an event that another player has made. */
const JOINED = parts({
  /** Public key of the room, as its id. */
  id: KEY,
  to: text(100),
  when: date,
  /** Id of this device for the teacher's page. */
  device: written(/^[0-9a-f]{32}$/),
  /** True if the learner lets slips be sent automatically; null if not asked yet. */
  agreed: either(flag, MISSING),
  /** Id of the event; undefined for a class. */
  event: maybe(text(40)),
  /** Slips that have not arrived yet. */
  slips: list(WAITING, MOST_WAITING),
});
export type JoinedClass = Valid<typeof JOINED>;

export const joinedClasses = new Collection<JoinedClass>({
  place: 'class:',
  shape: JOINED,
  read: ({ id, to, when, device, agreed, event, slips }) => ({
    ...{ id, to, when, device, agreed, ...(event ? { event } : {}) },
    slips: slips.map(({ code, name }) => ({ code, name })),
  }),
});
