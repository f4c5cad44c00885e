// What the page and the frame that alone may ask relays say to each other.

/** What the frame is to join. */
export interface Joining {
  /** Known to those alone who have the link; it encrypts the introduction. */
  secret: string;
  host: boolean;
  /** A guest who says nothing before the host is heard of: many may wait so, and none of them minds the others. */
  quiet?: boolean;
}

export type ToFrame = { is: 'text'; peer: string; text: string } | { is: 'close'; peer: string } | { is: 'leave' };

export type FromFrame =
  | { is: 'relays'; open: number; all: number }
  | { is: 'found' }
  | { is: 'blocked' }
  | { is: 'joined'; peer: string; binding: string }
  | { is: 'left'; peer: string }
  /** This device has slept, or no relay answers: only another frame finds others again. */
  | { is: 'stale' }
  /** The room is left: the frame may go. */
  | { is: 'over' }
  | { is: 'text'; peer: string; text: string };
