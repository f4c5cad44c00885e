// How much a guest may send. Whoever sends more is not listened to, and in the end is shown out.

const RATE = 20; // letters a second; a quick player sends two for a card
const BURST = 60;
const PATIENCE = 200; // letters beyond that, or that are none, until the way is closed

/** Counts the letters of one guest. */
export class Gate {
  #left = BURST;
  #when: number;
  #wrongs = 0;

  constructor(readonly now: () => number = () => performance.now()) {
    this.#when = now();
  }

  /** May another come now? */
  admit() {
    const now = this.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#when) / 1000) * RATE);
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
