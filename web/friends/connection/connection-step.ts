/** Progress of a device on its way to others. */
export type ConnectionStep =
  /** Number of open relays, and of all relays. */
  | { is: 'relays'; open: number; all: number }
  /** Another device was found, and a direct connection is being tried. */
  | { is: 'found' }
  /** A device was found, but no connection was possible, not even through one of this many TURN servers. */
  | { is: 'blocked'; turn: number };
