// How much another device may send. Whoever sends more is not listened to, and in the end is shown out.

/** Letters a second, and how many may come at once. */
interface Measure {
  rate: number;
  burst: number;
}
export const GUEST: Measure = { rate: 40, burst: 400 }; // who plays all that is forced at once sends hundreds in a match
export const HOST: Measure = { rate: 100, burst: 600 }; // seven bots with dice send a hundred, one after the other
export const LEARNER: Measure = { rate: 1, burst: 20 }; // all slips that may have waited come at once
export const SHARES: Measure = { rate: 0.1, burst: 3 }; // numbers for a seed that a host asks for
export const MATCHES: Measure = { rate: 0.5, burst: 3 }; // that begin
const PATIENCE = 200; // letters beyond that, or that are none, until the way is closed

/** Counts the letters of one device. */
export class Gate {
  #left: number;
  #when: number;
  #wrongs = 0;

  constructor(
    readonly measure: Measure,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#left = measure.burst;
    this.#when = now();
  }

  /** May another come now? */
  admit() {
    const now = this.now();
    const { rate, burst } = this.measure;
    this.#left = Math.min(burst, this.#left + ((now - this.#when) / 1000) * rate);
    this.#when = now;
    if (this.#left < 1) return this.wrong();
    this.#left -= 1;
    return true;
  }

  /** What came was too much, or no letter. */
  wrong() {
    this.#wrongs += 1;
    return false;
  }

  /** Has there been too much of it? */
  get shut() {
    return this.#wrongs > PATIENCE;
  }
}
