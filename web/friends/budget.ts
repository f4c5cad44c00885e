const SHARE = 0.2; // of the engine's time that one seat may use for long
const SAVED = 6_000; // milliseconds that it may use at once
const LEAST = 10; // milliseconds that any request counts
const MOST = 2_000; // milliseconds that any request counts: a device that sleeps while it answers has not worked

/** How much of the engine's time each seat has used: a guest who asks without end waits, and the others do not. */
export class Budget<Seat> {
  /** Milliseconds that each seat has used and not yet got back, and when that was counted. */
  readonly #used = new Map<Seat, { time: number; when: number }>();

  constructor(readonly now: () => number = () => performance.now()) {}

  spend(seat: Seat, time: number) {
    const counted = Math.min(Math.max(time, LEAST), MOST);
    this.#used.set(seat, { time: this.#usedBy(seat) + counted, when: this.now() });
  }

  /** Return the milliseconds until this seat may ask again; 0: it may now. */
  wait(seat: Seat): number {
    return Math.max(0, (this.#usedBy(seat) - SAVED) / SHARE);
  }

  #usedBy(seat: Seat) {
    const { time, when } = this.#used.get(seat) ?? { time: 0, when: 0 };
    return Math.max(0, time - (this.now() - when) * SHARE);
  }
}
