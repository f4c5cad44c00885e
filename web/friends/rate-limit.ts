// Rate limits for other devices. Messages beyond the limit are ignored; too many of them close the connection.

import { uptime } from '../browser/clock.ts';

/** Messages per second, and messages that may come at once. */
interface RateLimit {
  rate: number;
  burst: number;
}
export const GUEST: RateLimit = { rate: 40, burst: 400 }; // forced moves played at once: hundreds in a match
export const HOST: RateLimit = { rate: 100, burst: 600 }; // seven bots with dice send a hundred messages in a row
export const LEARNER: RateLimit = { rate: 1, burst: 20 }; // slips that waited for a connection come at once
export const MATCHES: RateLimit = { rate: 0.5, burst: 3 }; // matches that a host begins
const PATIENCE = 200; // messages beyond the limit, or invalid ones, until the connection is closed

/** Rate limiter for the messages of one device. */
export class RateLimiter {
  #left: number;
  #when: number;
  #wrongs = 0;

  constructor(
    readonly measure: RateLimit,
    readonly now: () => number = uptime,
  ) {
    this.#left = measure.burst;
    this.#when = now();
  }

  /** True if another message is within the limit now. */
  allows() {
    const now = this.now();
    const { rate, burst } = this.measure;
    this.#left = Math.min(burst, this.#left + ((now - this.#when) / 1000) * rate);
    this.#when = now;
    if (this.#left < 1) return this.countViolation();
    this.#left -= 1;
    return true;
  }

  /** Count a message beyond the limit, or an invalid one. */
  countViolation() {
    this.#wrongs += 1;
    return false;
  }

  /** True if the connection should be closed. */
  get isExceeded() {
    return this.#wrongs > PATIENCE;
  }
}
