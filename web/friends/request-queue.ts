import type { RemoteEngine } from '../app.ts';
import type { Request } from '../protocol.d.ts';
import { EngineBudget } from './engine-budget.ts';
import { GuestDevice } from './guest-device.ts';
import { knownPartsOf } from './messages.ts';

/** Origin of a request: a guest's device, this page, or the room itself. */
export type Origin = GuestDevice | 'page' | 'room';

type Question = { by: Origin; request: Request };

/**
 * Fair queue for the engine: one request at a time, each origin in turn, so no device can block the others. Other parts
 * of the page use the engine too; the queue tells their answers apart.
 */
export class RequestQueue {
  /** The request that the engine works on, if it came from this queue. */
  now: Question | null = null;
  /** Requests of this page that wait. */
  readonly #page: Request[] = [];
  /** When the engine began with the current request. */
  #began = 0;
  /** Timer until a guest beyond its budget may ask again. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer is due, by the budget's clock; Infinity without a timer. */
  #due = Infinity;
  /** Answers that the engine owes to other parts of the page first. */
  #before = 0;
  #last: Origin = 'room';

  constructor(
    readonly engine: Pick<RemoteEngine, 'request' | 'pending' | 'restart'>,
    readonly devices: readonly GuestDevice[],
    /** Return the request that lets a bot move, if it is a bot's turn. */
    readonly goesOn: () => Request | null,
    /** Return the seating if the engine does not know it yet. It goes before all other requests. */
    readonly seated: () => Request | null,
    /** Engine time used by each seat; null stands for all viewers. */
    readonly budget = new EngineBudget<number | null>(),
  ) {}

  /** Queue a request of this page. */
  addPageRequest(request: Request) {
    this.#page.push(request);
    this.next();
  }

  /** Send the next request, if the engine is free. */
  next() {
    if (this.now) return;
    this.now = this.#question();
    if (!this.now) return;
    this.#last = this.now.by;
    this.#before = this.engine.pending;
    this.#began = this.budget.now();
    this.engine.request(this.now.request);
  }

  /** Handle the end of an answer. Return the origin of its request; null if another part of the page asked. */
  answered(): Origin | null {
    if (!this.now || this.#before > 0) {
      this.#before -= this.now ? 1 : 0;
      this.#began = this.budget.now();
      return null;
    }
    const { by, request } = this.now;
    this.now = null;
    if (by instanceof GuestDevice && request.type === 'at')
      this.budget.spend(request.seat, this.budget.now() - this.#began);
    return by;
  }

  /** Drop all requests: none will be answered. */
  forget() {
    this.now = null;
    this.#page.length = 0;
    this.#stopTimer();
    for (const { asks } of this.devices) asks.length = 0;
  }

  #question(): Question | null {
    const load = this.#page[0]?.type === 'host' ? this.#page.shift() : null;
    if (load) return { by: 'page', request: load };
    const request = this.seated();
    if (request) return { by: 'room', request };
    const all: Origin[] = ['page', ...this.devices, 'room'];
    const from = all.indexOf(this.#last) + 1;
    for (const by of [...all.slice(from), ...all.slice(0, from)]) {
      const found = this.#of(by);
      if (found) return { by, request: found };
    }
    return null;
  }

  #of(by: Origin): Request | null | undefined {
    if (by === 'page') return this.#page.shift();
    if (by === 'room') return this.goesOn();
    if (!by.asks.length || this.#isToWait(by.asks[0].seat)) return null;
    const question = by.asks.shift();
    return question && { type: 'at', seat: question.seat, ask: knownPartsOf(question.request) };
  }

  /** True if the seat has used up its engine time for now; its turn comes later. */
  #isToWait(seat: number | null) {
    const wait = this.budget.wait(seat);
    if (wait) this.#comeBackIn(wait);
    return wait > 0;
  }

  /** Look again after so many milliseconds. One timer serves all seats that wait: the earliest counts. */
  #comeBackIn(wait: number) {
    const due = this.budget.now() + wait;
    if (due >= this.#due) return;
    this.#stopTimer();
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#stopTimer();
      this.next();
    }, wait);
  }

  #stopTimer() {
    clearTimeout(this.#timer);
    this.#due = Infinity;
  }
}
