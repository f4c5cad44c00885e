/** The page's end of the lab: asks what somebody has written, and ends it where it does not answer. */

import { enclosed } from '../browser/enclosed.ts';
import type { Check } from '../storage/checks.ts';
import { count, flag, list, maybe, number, parts, table, text } from '../storage/checks.ts';
import type { Asked } from './lab-messages.ts';

/** Milliseconds for an answer, without a sign of life meanwhile. */
export const PATIENCE = 5_000;
/** The same until Python is there. */
const STANDSTILL = 40_000;
/** Milliseconds that a worker may be busy while nothing is asked of it. */
const REST = 2_000;
const LONGEST = 8_000; // characters of what is printed, or of a move
const WORDS = 400; // characters of what has gone wrong
const MOST_SAID = 2 ** 20; // characters of a whole answer
const MOST = 100; // entrants

/** What goes wrong: in words that are Python's, or a reason of the page's own. */
export type Fault = { fault: 'late' | 'gone' | 'said'; words: string; line: number };
/** What it has decided, and printed meanwhile. */
export type Decided = { move?: string; milliseconds: number; printed: string; wrong?: Fault };

/** Of what has been measured, as taku.arena.figures has it. */
export type Mean = { mean: number; difference: number; error: number | null };
export type Figure = {
  entrant: number;
  deals: number;
  measures: Record<'points' | 'place' | 'won', Mean>;
  milliseconds: number;
  worst: number;
  faults: Record<string, number>;
};
export type Rating = { mu: number; sigma: number };
export type Measured = {
  deals: number;
  done: boolean;
  figures: Figure[];
  /** The first entrant beside each of the others, in the deals of both. */
  against: (Mean | null)[];
  ratings: Rating[];
};
/** The same as it comes, with the rows since the deal that it `begins` with, as the arena writes them. */
export type Measuring = Measured & { begins: number; rows: string };

const FIGURE = number(-1e9, 1e9);
const MEAN = parts({ mean: FIGURE, difference: FIGURE, error: maybe(FIGURE) });
const DECIDED = parts({
  move: maybe(text(LONGEST)),
  milliseconds: maybe(FIGURE),
  printed: maybe(text(LONGEST)),
  fault: maybe(text(WORDS)),
  line: maybe(count(1e6)),
});
const FIGURES: Record<string, Check> = {
  entrant: count(MOST),
  deals: count(1e9),
  measures: parts({ points: MEAN, place: MEAN, won: MEAN }),
  milliseconds: FIGURE,
  worst: FIGURE,
  faults: table(count(1e9), 1000),
};
/** How a trial stands. */
export const MEASURED: Check = parts({
  deals: count(1e6),
  done: flag,
  figures: list(parts(FIGURES), MOST),
  against: list(maybe(MEAN), MOST),
  ratings: list(parts({ mu: FIGURE, sigma: FIGURE }), MOST),
});
const REASON = text(WORDS);
const ROWS: Check = parts({ begins: count(1e6), rows: text(MOST_SAID) });

type Waits = { hear(reply: unknown): void; fail(fault: Fault): void };

/** One worker at a time; after its end the next question starts another. */
export class Lab {
  #worker: Worker | null = null;
  #ready = false;
  #waits: Waits | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** What it has been given: another worker must get it again. */
  #taken: (Asked & { type: 'take' }) | null = null;

  /** Is it being started? */
  get starting() {
    return !!this.#worker && !this.#ready;
  }

  /** Starts Python, where there is none yet. */
  start() {
    if (this.#worker) return;
    this.#ready = false;
    const worker = enclosed('lab-worker.js', 'lab');
    this.#worker = worker;
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = event => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail('gone');
    };
  }

  /** Ends whatever it is at. */
  end() {
    clearTimeout(this.#late);
    this.#worker?.terminate();
    this.#worker = this.#taken = this.#waits = null;
  }

  /** Has this bot; what is wrong with it, if anything is. */
  async take(game: string, name: string, code: string): Promise<Decided> {
    const asked = { type: 'take', game, name, code } as const;
    const { game: before, name: named, code: had } = this.#taken ?? {};
    if (this.#worker && game === before && name === named && code === had) return NOTHING;
    const decided = await this.#decided(asked);
    this.#taken = decided.wrong ? null : asked;
    return decided;
  }

  /** Its move in a world that could be real. */
  decide = (world: string, seed: string): Promise<Decided> => this.#decided({ type: 'decide', world, seed });

  #decided(asked: Asked): Promise<Decided> {
    return new Promise(resolve => {
      const hear = (reply: unknown) => {
        this.#rest();
        resolve(understood(reply));
      };
      this.#ask(asked, { hear, fail: wrong => resolve({ ...NOTHING, wrong }) });
    });
  }

  /** Plays a trial; `now` is told now and then. What went wrong, or null at its end. */
  measure(trial: object, now: (measured: Measuring) => void): Promise<Fault | null> {
    return new Promise(resolve => {
      const hear = (reply: unknown) => {
        const { wrong } = understood(reply);
        const found = wrong ? null : figuresIn(reply);
        if (found && !found.done) this.#expect(PATIENCE);
        else this.#rest();
        if (found) now(found);
        if (!found || found.done) resolve(found ? null : (wrong ?? faultOf('gone')));
        this.#worker?.postMessage({ type: 'on' } satisfies Asked);
      };
      this.#ask({ type: 'measure', trial: JSON.stringify(trial) }, { hear, fail: resolve });
    });
  }

  #ask(asked: Asked, waits: Waits) {
    this.#waits?.fail(faultOf('gone'));
    this.start();
    this.#waits = waits;
    this.#expect(this.#ready ? PATIENCE : STANDSTILL);
    this.#worker?.postMessage(asked);
  }

  #hear(data: unknown) {
    const reply = parsed(data);
    if (reply?.type === 'failed') return this.#fail('gone', REASON(reply.message) === null ? reply.message : '');
    if (reply?.type === 'ready') this.#ready = true;
    if (reply?.type === 'ready' || reply?.type === 'alive') return this.#waits ? this.#expect(PATIENCE) : this.#idle();
    this.#waits?.hear(reply);
  }

  #expect(time: number) {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#fail('late'), time);
  }

  #rest() {
    this.#waits = null;
    this.#visit();
  }

  /** Nothing is asked of it: if it is busy all the same, it is ended. */
  #visit() {
    this.#worker?.postMessage({ type: 'there' } satisfies Asked);
    this.#expect(this.#ready ? REST : STANDSTILL);
  }

  #idle() {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#visit(), PATIENCE);
  }

  /** @param reason why Python has ended, where it could tell */
  #fail(fault: 'late' | 'gone', reason = '') {
    const waits = this.#waits;
    const wrong = this.#ready && reason ? faultOf('said', reason) : faultOf(this.#ready ? fault : 'gone');
    this.end();
    waits?.fail(wrong);
  }
}

/** What comes from there may be anything. */
function parsed(data: unknown) {
  try {
    return typeof data === 'string' && data.length <= MOST_SAID ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

const NOTHING: Decided = { milliseconds: 0, printed: '' };

const faultOf = (fault: Fault['fault'], words = ''): Fault => ({ fault, words, line: 0 });

// biome-ignore lint/suspicious/noExplicitAny: it is checked here
function understood(reply: any): Decided {
  if (DECIDED(reply) !== null) return { ...NOTHING, wrong: faultOf('gone') };
  const { move, milliseconds, printed, fault, line } = reply;
  return {
    move: move ?? undefined,
    milliseconds: milliseconds ?? 0,
    printed: printed ?? '',
    wrong: fault === undefined || fault === null ? undefined : { fault: 'said', words: fault, line: line ?? 0 },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: it is checked here
const figuresIn = (reply: any): Measuring | null => ((MEASURED(reply) ?? ROWS(reply)) === null ? reply : null);
