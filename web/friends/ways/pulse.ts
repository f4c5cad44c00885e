export const BEAT = 2_000; // milliseconds from one look at the other devices to the next
const SILENT = 10_000; // milliseconds without an answer until a device is lost
const GAP = 8_000; // milliseconds between two looks from which on this device has slept
const PROBE = 3_000; // milliseconds in which others must answer a device that has slept
const DARK = 20_000; // milliseconds without a relay and without a device until all begins anew

/** What the pulse finds. */
interface Told {
  /** A device does not answer any more. */
  lost(peer: string): void;
  /** Connections and relays are of before a sleep, or gone: only a new beginning helps. */
  stale(): void;
}

/**
 * Asks all connected devices again and again whether they are there. A browser tells of a dead connection late or
 * never: after a sleep each end may believe in it while the other has given it up.
 */
export class Pulse {
  /** Until when each device has to answer. */
  readonly #deadlines = new Map<string, number>();
  #last: number;
  /** When those who were there before a sleep must have answered; 0: this device has not slept. */
  #probed = 0;
  #hasLost = false;
  /** Is nothing of before the sleep left? Then all begins anew as soon as the page is seen. */
  #isStale = false;
  #dark: number;

  constructor(
    readonly ping: (peer: string) => Promise<unknown>,
    readonly told: Told,
    readonly now: () => number = () => Date.now(), // the other clock stands still while a device sleeps
  ) {
    this.#last = this.#dark = now();
  }

  joined(peer: string) {
    this.#deadlines.set(peer, this.now() + SILENT);
  }

  left(peer: string) {
    this.#hasLost = this.#deadlines.delete(peer) || this.#hasLost;
  }

  /** @param open how many relays answer */
  beat(open: number, isSeen: boolean) {
    const now = this.now();
    if (now - this.#last > GAP) this.#wake(now);
    this.#last = now;
    for (const [peer, deadline] of [...this.#deadlines]) {
      if (now > deadline) this.#lose(peer);
      else
        this.ping(peer).then(
          () => this.#answered(peer),
          () => {},
        ); // it has just left
    }
    if (this.#probed && (now > this.#probed || !this.#deadlines.size)) this.#wasProbed();
    if (open || this.#deadlines.size) this.#dark = now;
    if (now - this.#dark > DARK || (this.#isStale && isSeen)) this.#renew(now);
  }

  #wake(now: number) {
    this.#probed = now + PROBE;
    this.#hasLost = false;
    for (const peer of this.#deadlines.keys()) this.#deadlines.set(peer, this.#probed);
  }

  #wasProbed() {
    this.#probed = 0;
    if (this.#hasLost) this.#renew(this.now());
    else this.#isStale = !this.#deadlines.size;
  }

  #renew(now: number) {
    this.#isStale = false;
    this.#dark = now;
    this.told.stale();
  }

  #answered(peer: string) {
    if (this.#deadlines.has(peer)) this.#deadlines.set(peer, this.now() + SILENT);
  }

  #lose(peer: string) {
    this.left(peer);
    this.told.lost(peer);
  }
}
