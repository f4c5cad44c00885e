/** The page's end of the lab: sends requests to an author's bot, and ends its worker if it does not answer. */

import { confinedWorker } from '../browser/confined-worker.ts';
import type { Check } from '../storage/checks.ts';
import { count, flag, list, maybe, number, parts, table, text } from '../storage/checks.ts';
import type { LabRequest } from './lab-messages.ts';

/** Milliseconds for an answer without a sign of life. */
export const PATIENCE = 5_000;
/** Milliseconds for an example. */
export const LONGEST_RUN = 60_000;
/** Milliseconds without a sign of life until Python has started. */
const STANDSTILL = 40_000;
/** Milliseconds that a worker may be busy without a request. */
const REST = 2_000;
const LONGEST = 8_000; // characters of printed text, or of a move
const WORDS = 400; // characters of an error message
const MOST_SAID = 2 ** 20; // characters of a whole answer
const MOST = 100; // entrants

/** An error: in Python's words, or with a reason of the page. */
export type Fault = { fault: 'late' | 'gone' | 'said'; words: string; line: number };
/** The bot's move, and what it printed meanwhile. */
export type BotDecision = { move?: string; milliseconds: number; printed: string; wrong?: Fault };

/** Measured figures, as defined by taku.arena.figures. */
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
  /** The first entrant compared with each of the others, over the deals of both. */
  against: (Mean | null)[];
  ratings: Rating[];
};
/** Interim figures, with the rows since the deal `begins`, as the arena writes them. */
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
/** Check of a trial's figures. */
export const MEASURED: Check = parts({
  deals: count(1e6),
  done: flag,
  figures: list(parts(FIGURES), MOST),
  against: list(maybe(MEAN), MOST),
  ratings: list(parts({ mu: FIGURE, sigma: FIGURE }), MOST),
});
const REASON = text(WORDS);
const ROWS: Check = parts({ begins: count(1e6), rows: text(MOST_SAID) });

type Pending = { hear(reply: unknown): void; fail(fault: Fault): void; patience: number };

/** One worker at a time; after its end the next request starts another. */
export class Lab {
  #worker: Worker | null = null;
  #ready = false;
  #pending: Pending | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** The bot that the worker has: another worker must get it again. */
  #taken: (LabRequest & { type: 'take' }) | null = null;

  /** True while the worker starts. */
  get starting() {
    return !!this.#worker && !this.#ready;
  }

  /** Start Python if it is not running. */
  start() {
    if (this.#worker) return;
    this.#ready = false;
    const worker = confinedWorker('lab-worker.js', 'lab');
    this.#worker = worker;
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = event => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail('gone');
    };
  }

  /** End the worker, whatever it does. */
  end() {
    clearTimeout(this.#late);
    this.#worker?.terminate();
    this.#worker = this.#taken = this.#pending = null;
  }

  /** Load this bot. Return its error, if it has one. */
  async loadBot(game: string, name: string, code: string): Promise<BotDecision> {
    const request = { type: 'take', game, name, code } as const;
    const { game: before, name: named, code: had } = this.#taken ?? {};
    if (this.#worker && game === before && name === named && code === had) return NOTHING;
    const decided = await this.#decided(request);
    this.#taken = decided.wrong ? null : request;
    return decided;
  }

  /** Return the bot's move in a world that could be real. */
  decide = (world: string, seed: string): Promise<BotDecision> => this.#decided({ type: 'decide', world, seed });

  /** Run an example; return what it printed, and its error. */
  run = (code: string): Promise<BotDecision> => this.#decided({ type: 'run', code }, LONGEST_RUN);

  #decided(request: LabRequest, patience = PATIENCE): Promise<BotDecision> {
    return new Promise(resolve => {
      const hear = (reply: unknown) => {
        this.#rest();
        resolve(understood(reply));
      };
      this.#ask(request, { hear, fail: wrong => resolve({ ...NOTHING, wrong }), patience });
    });
  }

  /** Play a trial; call `now` with each interim result. Return the error, or null at the end. */
  measure(trial: object, now: (measured: Measuring) => void): Promise<Fault | null> {
    return new Promise(resolve => {
      const hear = (reply: unknown) => {
        const { wrong } = understood(reply);
        const found = wrong ? null : figuresIn(reply);
        if (found && !found.done) this.#expect(PATIENCE);
        else this.#rest();
        if (found) now(found);
        if (!found || found.done) resolve(found ? null : (wrong ?? faultOf('gone')));
        this.#worker?.postMessage({ type: 'on' } satisfies LabRequest);
      };
      this.#ask({ type: 'measure', trial: JSON.stringify(trial) }, { hear, fail: resolve, patience: PATIENCE });
    });
  }

  #ask(request: LabRequest, pending: Pending) {
    this.#pending?.fail(faultOf('gone'));
    this.start();
    this.#pending = pending;
    this.#expect(this.#ready ? pending.patience : STANDSTILL);
    this.#worker?.postMessage(request);
  }

  #hear(data: unknown) {
    const reply = parsed(data);
    if (reply?.type === 'failed') return this.#fail('gone', REASON(reply.message) === null ? reply.message : '');
    if (reply?.type === 'ready') this.#ready = true;
    if (reply?.type === 'ready' || reply?.type === 'alive')
      return this.#pending ? this.#expect(this.#pending.patience) : this.#idle();
    this.#pending?.hear(reply);
  }

  #expect(time: number) {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#fail('late'), time);
  }

  #rest() {
    this.#pending = null;
    this.#visit();
  }

  /** Ask an idle worker for a sign of life; a busy one is ended. */
  #visit() {
    this.#worker?.postMessage({ type: 'there' } satisfies LabRequest);
    this.#expect(this.#ready ? REST : STANDSTILL);
  }

  #idle() {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#visit(), PATIENCE);
  }

  /**
   * End the worker and report why.
   * @param reason why Python ended, if it could tell
   */
  #fail(fault: 'late' | 'gone', reason = '') {
    const pending = this.#pending;
    const wrong = this.#ready && reason ? faultOf('said', reason) : faultOf(this.#ready ? fault : 'gone');
    this.end();
    pending?.fail(wrong);
  }
}

/** Return a parsed message; the worker may send anything. */
function parsed(data: unknown) {
  try {
    return typeof data === 'string' && data.length <= MOST_SAID ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

const NOTHING: BotDecision = { milliseconds: 0, printed: '' };

const faultOf = (fault: Fault['fault'], words = ''): Fault => ({ fault, words, line: 0 });

// biome-ignore lint/suspicious/noExplicitAny: it is checked here
function understood(reply: any): BotDecision {
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
