import type { Request } from '../protocol.d.ts';

/** What it knows of the engine: how many requests that has not answered to the end. */
type Engine = { request(message: Request): void; leave(): void; readonly owed: number };

/**
 * Tells what the engine says of the table that was laid last from what it still says of those before:
 * it answers in the order in which it is asked, and tells when an answer has come to its end.
 */
export class Order {
  /** Has the engine been given what is on the table now? */
  laid = false;
  /** Answers that are awaited before what it says is about that. */
  #before = 0;

  constructor(readonly engine: Engine) {}

  /** Is it still at what was asked before the table was laid? */
  get waits() {
    return this.#before > 0;
  }

  lay(message: Request) {
    this.#before = this.engine.owed;
    this.laid = true;
    this.engine.request(message);
  }

  /** Another table is about to be laid, or none. */
  clear() {
    this.laid = false;
    this.engine.leave();
  }

  answered() {
    if (this.#before) this.#before -= 1;
  }

  /** The engine has died, with all that it was to answer. */
  restart() {
    this.#before = 0;
  }

  /** Is a reply that comes now about the table that was laid last? */
  get isNow() {
    return this.laid && !this.waits;
  }
}
