// Messages between the page and the frame that alone may reach relays.

import type { Way } from './way.ts';

/** What the frame should join. */
export interface Joining {
  /** Known only to devices that have the link. It encrypts the introduction. */
  secret: string;
  host: boolean;
  /** True for a host that also meets other hosts: another device may have taken over its match. */
  rivals?: boolean;
  /**
   * True for a guest that sends nothing before it hears of the host: many may wait so without disturbing each other.
   */
  quiet?: boolean;
}

export type ToFrame = { is: 'text'; peer: string; text: string } | { is: 'close'; peer: string } | { is: 'leave' };

export type FromFrame =
  | { is: 'relays'; open: number; all: number }
  | { is: 'found' }
  | { is: 'blocked'; turn: number }
  | { is: 'joined'; peer: string; binding: string; host: boolean }
  /** The way of a connection is known, or has changed. */
  | { is: 'way'; peer: string; way: Way }
  | { is: 'left'; peer: string }
  /** This device has slept, or no relay answers: only a new frame finds other devices again. */
  | { is: 'stale' }
  /** The room is left: the frame may be removed. */
  | { is: 'over' }
  | { is: 'text'; peer: string; text: string };
