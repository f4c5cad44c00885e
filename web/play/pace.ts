import type { App } from '../app.ts';
import { spend } from '../browser/presses.ts';
import { rest } from '../table/motion.ts';

const FACTORS = { calm: 1.5, normal: 1, fast: 0.5, none: 0 };

/** How long what is shown takes, in milliseconds. */
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

/** How long what is shown stays to be seen, and what is waited for. Once it has stopped nothing comes after a wait. */
export class Pace {
  /** Is nobody there any more to be shown anything? */
  stopped = false;
  /** Whoever plays does not want to wait for what others do. */
  hurried = false;
  /** The rest of the round is played out: nothing is at stake any more. */
  finishing = false;
  /** Is what others do worth a closer look? */
  slow = false;
  /** Ends the wait that is under way. */
  #wake: (() => void) | null = null;
  /** Ends a wait that only somebody's touch ends. */
  #goOn: (() => void) | null = null;

  constructor(readonly app: App) {}

  /** What every time is multiplied by. */
  get factor() {
    const factor = this.hurried || this.finishing ? 0 : FACTORS[this.app.settings.speed];
    return this.slow && factor ? FACTORS.calm : factor;
  }

  /** How long this takes as things are. */
  of(what: keyof typeof TIMES) {
    return TIMES[what] * this.factor;
  }

  get waits() {
    return !!this.#wake;
  }

  /** Is a touch waited for? */
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

  /** Until somebody lets the show go on. */
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

  /** What others do need not be waited for. */
  hurry() {
    this.hurried = true;
    this.wake();
  }

  /** What comes now is worth its time. */
  calm() {
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
