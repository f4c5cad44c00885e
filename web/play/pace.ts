import type { Preferences } from '../app.ts';
import { spend } from '../browser/presses.ts';
import { rest } from '../table/motion.ts';

const FACTORS = { calm: 1.5, normal: 1, fast: 0.5, none: 0 };

/** Durations of what is shown, in milliseconds. */
const TIMES = {
  read: 700,
  glance: 300,
  rest: 600,
  move: 220,
  gather: 300,
  flip: 300,
  called: 700,
  tumble: 450,
  count: 300,
};

const NEVER = new Promise<never>(() => {});

/** Timing of the show. After `stop` no wait ever ends. */
export class Pace {
  /** True once the table is left. */
  stopped = false;
  /** True if the player does not want to wait for the moves of others. */
  hurried = false;
  /** True while the rest of the round is played out. */
  finishing = false;
  /** True if the moves of others should be shown slowly. */
  slow = false;
  /** Ends the current wait. */
  #wake: (() => void) | null = null;
  /** Ends a wait that only the player can end. */
  #goOn: (() => void) | null = null;

  constructor(readonly app: Preferences) {}

  /** Factor for every duration. */
  get factor() {
    const factor = this.hurried || this.finishing ? 0 : FACTORS[this.app.settings.speed];
    return this.slow && factor ? FACTORS.calm : factor;
  }

  /** Return the current duration of a step, in milliseconds. */
  durationOf(what: keyof typeof TIMES) {
    return TIMES[what] * this.factor;
  }

  get waits() {
    return !!this.#wake;
  }

  /** True while the show waits for the player. */
  get held() {
    return !!this.#goOn;
  }

  async wait(time: number) {
    if (!time) return;
    const woken = new Promise<void>(done => {
      this.#wake = done;
    });
    await this.until(Promise.race([rest(time), woken]));
    this.#wake = null;
  }

  async until<Result>(done: Promise<Result>): Promise<Result> {
    const result = await done;
    return this.stopped ? NEVER : result;
  }

  /** Wait until the player lets the show go on. */
  hold() {
    return new Promise<void>(done => {
      this.#goOn = this.#wake = () => {
        this.#goOn = this.#wake = null;
        done();
      };
    });
  }

  goOn() {
    if (this.held) spend();
    this.#goOn?.();
  }

  wake() {
    this.#wake?.();
  }

  /** Skip the waits for the moves of others. */
  hurry() {
    this.hurried = true;
    this.wake();
  }

  /** Return to the normal pace. */
  resetSpeed() {
    this.hurried = false;
  }

  slowDown(slow: boolean) {
    this.slow = slow;
  }

  finish(finishing: boolean) {
    this.finishing = finishing;
  }

  stop() {
    this.stopped = true;
  }
}
