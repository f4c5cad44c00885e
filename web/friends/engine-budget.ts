import { uptime } from '../browser/clock.ts';

const SHARE = 0.2; // share of the engine's time that one seat may use in the long run
const SAVED = 6_000; // milliseconds of engine time that a seat may use in one burst
const LEAST = 10; // milliseconds that a request costs at least
const MOST = 2_000; // milliseconds that a request costs at most: a device that sleeps meanwhile has not worked

/** Rate limit on engine time for each seat. A guest who asks without end waits; the other seats do not. */
export class EngineBudget<Seat> {
  /** By seat: milliseconds used and not yet regained, and the time of that count. */
  readonly #used = new Map<Seat, { time: number; when: number }>();

  constructor(readonly now: () => number = uptime) {}

  /** Charge a seat for a request that took `time` milliseconds. */
  spend(seat: Seat, time: number) {
    const counted = Math.min(Math.max(time, LEAST), MOST);
    this.#used.set(seat, { time: this.#usedBy(seat) + counted, when: this.now() });
  }

  /** Return the milliseconds until this seat may ask again; 0 if it may ask now. */
  wait(seat: Seat): number {
    return Math.max(0, (this.#usedBy(seat) - SAVED) / SHARE);
  }

  #usedBy(seat: Seat) {
    const { time, when } = this.#used.get(seat) ?? { time: 0, when: 0 };
    return Math.max(0, time - (this.now() - when) * SHARE);
  }
}
