// Rate limits for other devices. Letters beyond the limit are ignored; too many of them close the connection.

import { uptime } from '../browser/clock.ts';

/** Letters per second, and letters that may come at once. */
interface Measure {
  rate: number;
  burst: number;
}
export const GUEST: Measure = { rate: 40, burst: 400 }; // forced moves played at once: hundreds in a match
export const HOST: Measure = { rate: 100, burst: 600 }; // seven bots with dice send a hundred letters in a row
export const LEARNER: Measure = { rate: 1, burst: 20 }; // all slips that waited may come at once
export const MATCHES: Measure = { rate: 0.5, burst: 3 }; // matches that a host begins
const PATIENCE = 200; // letters beyond the limit, or invalid ones, until the connection is closed

/** Rate limiter for the letters of one device. */
export class Gate {
  #left: number;
  #when: number;
  #wrongs = 0;

  constructor(
    readonly measure: Measure,
    readonly now: () => number = uptime,
  ) {
    this.#left = measure.burst;
    this.#when = now();
  }

  /** True if another letter is within the limit now. */
  admit() {
    const now = this.now();
    const { rate, burst } = this.measure;
    this.#left = Math.min(burst, this.#left + ((now - this.#when) / 1000) * rate);
    this.#when = now;
    if (this.#left < 1) return this.wrong();
    this.#left -= 1;
    return true;
  }

  /** Count a letter beyond the limit, or an invalid one. */
  wrong() {
    this.#wrongs += 1;
    return false;
  }

  /** True if the connection should be closed. */
  get shut() {
    return this.#wrongs > PATIENCE;
  }
}
