import type { Request } from '../protocol.d.ts';

/** The engine, with its number of unfinished requests. */
type Engine = { request(message: Request): void; leave(): void; readonly pending: number };

/**
 * Tells replies about the table loaded last from replies about earlier ones. The engine answers requests in order, and
 * marks the end of each answer.
 */
export class ReplyOrder {
  /** True if the engine has the table on screen. */
  opened = false;
  /** Answers still due for earlier requests. */
  #before = 0;

  constructor(readonly engine: Engine) {}

  /** True while the engine works on requests from before this table. */
  get waits() {
    return this.#before > 0;
  }

  open(message: Request) {
    this.#before = this.engine.pending;
    this.opened = true;
    this.engine.request(message);
  }

  /** Leave the table, for another one or for none. */
  clear() {
    this.opened = false;
    this.engine.leave();
  }

  answered() {
    if (this.#before) this.#before -= 1;
  }

  /** Handle the death of the engine, which drops all its answers. */
  restart() {
    this.#before = 0;
  }

  /** True if a reply that comes now is about the table loaded last. */
  get isCurrent() {
    return this.opened && !this.waits;
  }
}
