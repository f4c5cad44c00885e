import type { FarEnd } from '../app.ts';
import type { Request } from '../protocol.d.ts';
import type { Device } from './device.ts';
import { bare } from './letters.ts';

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
  /** What this page, and the room, are to ask. */
  readonly #page: Request[] = [];
  readonly #room: Request[] = [];
  /** Answers that the engine owes to others before. */
  #before = 0;
  #last: By = 'room';

  constructor(
    readonly engine: Pick<FarEnd, 'request' | 'owed' | 'restart'>,
    readonly devices: readonly Device[],
    /** What a bot does next, if it is the turn of one. */
    readonly goesOn: () => Request | null,
  ) {}

  /** What the room asks comes before all else that waits. */
  room(request: Request) {
    this.#room.push(request);
    this.next();
  }

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
    this.engine.request(this.now.request);
  }

  /** The engine has answered something to its end: whose question was it? null if it was asked elsewhere. */
  answered(): By | null {
    if (!this.now || this.#before > 0) {
      this.#before -= this.now ? 1 : 0;
      return null;
    }
    const { by } = this.now;
    this.now = null;
    return by;
  }

  /** Nothing of what was asked will be answered. */
  forget() {
    this.now = null;
    this.#page.length = this.#room.length = 0;
    for (const { asks } of this.devices) asks.length = 0;
  }

  #question(): Question | null {
    const request = this.#room.shift();
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
    const asked = by.asks.shift();
    return asked && { type: 'at', seat: asked.seat, ask: bare(asked.request) };
  }
}
