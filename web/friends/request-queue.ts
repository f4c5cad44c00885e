import type { FarEnd } from '../app.ts';
import type { Request } from '../protocol.d.ts';
import { Budget } from './budget.ts';
import { Device } from './device.ts';
import { bare } from './messages.ts';

/** Who has asked: a guest's device, this page, or the room itself. */
export type By = Device | 'page' | 'room';

type Question = { by: By; request: Request };

/**
 * Asks the engine one thing at a time, of each in turn: nobody's questions keep others from asking. It is also asked
 * by whatever else the page shows, so the answers to that are told apart.
 */
export class Asking {
  /** What the engine is at, if it has been asked here. */
  now: Question | null = null;
  /** What this page is to ask. */
  readonly #page: Request[] = [];
  /** When the engine began with what it is at. */
  #began = 0;
  /** Runs when a guest who has asked too much may ask again. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers that the engine owes to others before. */
  #before = 0;
  #last: By = 'room';

  constructor(
    readonly engine: Pick<FarEnd, 'request' | 'owed' | 'restart'>,
    readonly devices: readonly Device[],
    /** What a bot does next, if it is the turn of one. */
    readonly goesOn: () => Request | null,
    /** Who sits where now, if the engine has not been told yet: that comes before all else that waits. */
    readonly seated: () => Request | null,
    /** The engine's time that each seat has used; null: all who watch. */
    readonly budget = new Budget<number | null>(),
  ) {}

  page(request: Request) {
    this.#page.push(request);
    this.next();
  }

  next() {
    if (this.now) return;
    this.now = this.#question();
    if (!this.now) return;
    this.#last = this.now.by;
    this.#before = this.engine.owed;
    this.#began = this.budget.now();
    this.engine.request(this.now.request);
  }

  /** The engine has answered something to its end: whose question was it? null if it was asked elsewhere. */
  answered(): By | null {
    if (!this.now || this.#before > 0) {
      this.#before -= this.now ? 1 : 0;
      this.#began = this.budget.now();
      return null;
    }
    const { by, request } = this.now;
    this.now = null;
    if (by instanceof Device && request.type === 'at') this.budget.spend(request.seat, this.budget.now() - this.#began);
    return by;
  }

  /** Nothing of what was asked will be answered. */
  forget() {
    this.now = null;
    this.#page.length = 0;
    clearTimeout(this.#timer);
    for (const { asks } of this.devices) asks.length = 0;
  }

  #question(): Question | null {
    const laid = this.#page[0]?.type === 'host' ? this.#page.shift() : null;
    if (laid) return { by: 'page', request: laid };
    const request = this.seated();
    if (request) return { by: 'room', request };
    const all: By[] = ['page', ...this.devices, 'room'];
    const from = all.indexOf(this.#last) + 1;
    for (const by of [...all.slice(from), ...all.slice(0, from)]) {
      const found = this.#of(by);
      if (found) return { by, request: found };
    }
    return null;
  }

  #of(by: By): Request | null | undefined {
    if (by === 'page') return this.#page.shift();
    if (by === 'room') return this.goesOn();
    if (!by.asks.length || this.#isToWait(by.asks[0].seat)) return null;
    const asked = by.asks.shift();
    return asked && { type: 'at', seat: asked.seat, ask: bare(asked.request) };
  }

  /** True if the seat has used up its time for now; then its turn comes later. */
  #isToWait(seat: number | null) {
    const wait = this.budget.wait(seat);
    if (!wait) return false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.next(), wait);
    return true;
  }
}
