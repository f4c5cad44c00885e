/** Rooms in which slips are collected online: those of the player's own lessons, and those of lessons from others. */

import type { Check } from './checks.ts';
import { count, date, flag, list, maybe, parts, text } from './checks.ts';
import { drawer } from './id-store.ts';

/** The room of a class as a link names it: the public key for slips, and the collector's name. */
export interface ClassRoom {
  key: string;
  /** Name of the teacher who collects; '' if not given. */
  to: string;
}

const written =
  (form: RegExp): Check =>
  value =>
    typeof value === 'string' && form.test(value) ? null : '';

const KEY = written(/^[\w-]{87}$/);
export const CLASS_ROOM: Check = parts({ key: KEY, to: text(100) });

// The collecting side (teacher)

/** The private key that decrypts the slips of a class; only the collecting device has it. */
export interface Lock {
  x: string;
  y: string;
  d: string;
}

/** The room of one of the player's own lessons. */
export interface OwnRoom {
  /** Id of the lesson. */
  id: string;
  lock: Lock;
  /** Fingerprints of the lesson since the room was opened: it may have been edited. */
  prints: number[];
  /** Time at which the room was opened, in milliseconds; null while it is closed. */
  open: number | null;
}

export const MOST_PRINTS = 50;
const NUMBER = written(/^[\w-]{43}$/);
export const LOCK: Check = parts({ x: NUMBER, y: NUMBER, d: NUMBER });
const OWN_ROOM: Check = parts({
  id: text(100),
  lock: LOCK,
  prints: list(count(2 ** 20), MOST_PRINTS),
  open: maybe(date),
});

export const ownRooms = drawer<OwnRoom>('room:', OWN_ROOM, ({ id, lock: { x, y, d }, prints, open }) => ({
  ...{ id, lock: { x, y, d }, prints, open: open ?? null },
}));

// The learner's side

/** A slip that is still to be sent: its code and the name on it. */
export interface Waiting {
  code: string;
  name: string;
}

/** A class that a lesson from another author belongs to. */
export interface JoinedClass {
  /** Public key of the room, as its id. */
  id: string;
  to: string;
  when: number;
  /** Id of this device for the teacher's page. */
  device: string;
  /** True if the learner lets slips be sent automatically; null if not asked yet. */
  agreed: boolean | null;
  /** Slips that have not arrived yet. */
  slips: Waiting[];
}

export const MOST_WAITING = 20;
const WAITING: Check = parts({ code: text(200), name: text(100) });
const JOINED: Check = parts({
  id: KEY,
  to: text(100),
  when: date,
  device: written(/^[0-9a-f]{32}$/),
  agreed: maybe(flag),
  slips: list(WAITING, MOST_WAITING),
});

export const joinedClasses = drawer<JoinedClass>('class:', JOINED, ({ id, to, when, device, agreed, slips }) => ({
  ...{ id, to, when, device, agreed: agreed ?? null },
  slips: slips.map(({ code, name }: Waiting) => ({ code, name })),
}));
