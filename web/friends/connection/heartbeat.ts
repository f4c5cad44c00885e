import { sleepAwareClock } from '../../browser/clock.ts';

export const BEAT = 2_000; // milliseconds between two checks of the other devices
const SILENT = 10_000; // milliseconds without an answer until a device is lost
const GAP = 8_000; // milliseconds between two checks from which on this device must have slept
const PROBE = 3_000; // milliseconds within which other devices must answer after a sleep
const DARK = 20_000; // milliseconds without a relay or a device until the search restarts

/** Callbacks for what the heartbeat finds. */
interface HeartbeatCallbacks {
  /** A device no longer answers. */
  lost(peer: string): void;
  /** Connections and relays are gone or date from before a sleep: only a restart helps. */
  stale(): void;
}

/**
 * Heartbeat: pings all connected devices regularly. A browser reports a dead connection late or never: after a sleep
 * one end may believe in a connection that the other has given up.
 */
export class Heartbeat {
  /** By device: when it must have answered. */
  readonly #deadlines = new Map<string, number>();
  #last: number;
  /** When the devices from before a sleep must have answered; 0 if this device has not slept. */
  #probed = 0;
  #hasLost = false;
  /** True if nothing from before the sleep is left: the search restarts when the page is visible. */
  #isStale = false;
  #dark: number;

  constructor(
    readonly ping: (peer: string) => Promise<unknown>,
    readonly callbacks: HeartbeatCallbacks,
    readonly now: () => number = sleepAwareClock(),
  ) {
    this.#last = this.#dark = now();
  }

  joined(peer: string) {
    this.#deadlines.set(peer, this.now() + SILENT);
  }

  left(peer: string) {
    this.#hasLost = this.#deadlines.delete(peer) || this.#hasLost;
  }

  /**
   * Check all devices.
   * @param open number of relays that answer
   */
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
        ); // the device has just left
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
    this.callbacks.stale();
  }

  #answered(peer: string) {
    if (this.#deadlines.has(peer)) this.#deadlines.set(peer, this.now() + SILENT);
  }

  #lose(peer: string) {
    this.left(peer);
    this.callbacks.lost(peer);
  }
}
