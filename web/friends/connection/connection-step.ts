/** Progress of a device on its way to others. */
export type ConnectionStep =
  /** Number of open relays, and of all relays. */
  | { is: 'relays'; open: number; all: number }
  /** Another device was found, and a direct connection is being tried. */
  | { is: 'found' }
  /** A device was found, but no direct connection was possible. */
  | { is: 'blocked' };
