/** How far a device has come on its way to others. */
export type Step =
  /** So many of all relays have answered. */
  | { is: 'relays'; open: number; all: number }
  /** Another device has been heard of, and a direct connection is being tried. */
  | { is: 'found' }
  /** There was one, and no direct connection came about. */
  | { is: 'blocked' };
