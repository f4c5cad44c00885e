/** Rooms in which slips come over the air: those of one's own lessons, and those that lessons of others belong to. */

import type { Check } from './checks.ts';
import { count, date, flag, list, maybe, parts, text } from './checks.ts';
import { drawer } from './id-store.ts';

/** What a link tells of the room of a class: what locks slips for whoever collects them, and who that is. */
export interface ClassRoom {
  key: string;
  /** '' where nobody has said so. */
  to: string;
}

const written =
  (form: RegExp): Check =>
  value =>
    typeof value === 'string' && form.test(value) ? null : '';

const KEY = written(/^[\w-]{87}$/);
export const CLASS_ROOM: Check = parts({ key: KEY, to: text(100) });

// Whoever collects

/** What opens the slips of a class; only the device that collects them has it. */
export interface Lock {
  x: string;
  y: string;
  d: string;
}

/** The room of a lesson of one's own. */
export interface OwnRoom {
  /** Of the lesson. */
  id: string;
  lock: Lock;
  /** By what the lesson has been known since the room was opened: it may have been changed. */
  prints: number[];
  /** When it was opened; null since it is closed. */
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

// Whoever learns

/** A slip on its way: its letters, and the name on it. */
export interface Waiting {
  code: string;
  name: string;
}

/** A class that a lesson of somebody else's belongs to. */
export interface JoinedClass {
  /** The key of its room. */
  id: string;
  to: string;
  when: number;
  /** By which the slips of this device are known there. */
  device: string;
  /** Do slips go there by themselves? null: it has not been asked. */
  agreed: boolean | null;
  /** Those that have not come there yet. */
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
