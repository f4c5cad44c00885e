import type { EngineCrash, EngineState } from '../app.ts';
import { confinedWorker } from '../browser/confined-worker.ts';
import type { Alive, Answered, Progress, Reply, Request, Status, Unavailable } from '../protocol.d.ts';
import { ABANDONABLE } from '../protocol.js';
import { startWatchdog } from './watchdog.ts';

// Timeouts of the page for the engine; worker.ts has the engine's own timeouts.

/**
 * Seconds of visible page without a sign of life during a request until the engine counts as dead. The longest step of
 * a bot takes 1 s in CPython, up to 3 s in a browser, and 15 s on a phone five times slower. A tablebase may take as
 * long. Both are doubled, to be safe.
 */
const SILENCE = 60;

/**
 * Seconds without a byte or another sign of life during the start. The page then only says so: the network may be slow,
 * or the phone may still compile Python.
 */
const STANDSTILL = 30;

const CRASHES = 3; // crashes within `A_WHILE` after which the engine is not restarted automatically
const A_WHILE = 300_000; // milliseconds; more than three times `SILENCE`

/** Why an engine has ended that several frames share. */
export type Reason = EngineCrash | Unavailable;
/** What the other frames learn when one ends their engine. */
export const ELSEWHERE: EngineCrash = { type: 'crash', message: 'ended by another frame', elsewhere: true };

/** Listener for the worker's messages. */
type MessageListener = (message: Reply | Status) => void;

/** How an engine starts: normally, or with all files fetched anew. */
export type Beginning = '' | 'refetched';

/** The engine's worker, or a connection to one that several frames share. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  /** End it. With a reason the engine itself ends, for the frames that share it too, and they get the reason. */
  terminate(reason?: Reason): void;
}

const startWorker = (name: Beginning) => confinedWorker('worker.js', name);

/** Start Python in its own worker. */
export const launch = (listener: MessageListener, name: Beginning): Worker => listen(startWorker(name), listener);

/** Listen to a worker. An error that it does not catch counts as a crash. */
function listen<Kind extends EngineWorker>(worker: Kind, listener: MessageListener) {
  worker.onmessage = ({ data }) => listener(JSON.parse(data));
  worker.onerror = event => {
    event.preventDefault();
    listener({ type: 'crash', message: event.message ?? '' });
  };
  return worker;
}

/** What the page does with the engine's messages. */
interface EngineListener {
  /**
   * Called with every reply of the engine, and three more messages:
   *
   * - `answered`: that was the last reply to a request.
   * - `crash`: the engine died or gave no sign of life, and its open requests are dropped. A new engine is starting. It
   * knows no match, so the next request should be `load`.
   * - `unavailable`: the engine cannot be loaded (a first visit without a connection), has crashed repeatedly, or its
   * start stands still. Requests wait until `retry` has started it. A start that stands still may yet finish by itself.
   */
  deliver(message: Reply | Answered | EngineCrash | Unavailable): void;
  /** Called with the count of bytes while the engine loads. */
  progress(progress: Progress): void;
}

/**
 * The page's own engine. start.js has started it in a worker before the page; requests wait until it is ready. If
 * start.js has started none, the first request does, or with `sleeps` only `wake`.
 */
export class Engine {
  #worker: EngineWorker | null = null;
  #waiting: Request[] = [];
  /** Times of the latest crashes (`performance.now()`). */
  #crashes: number[] = [];
  #isReady = false;
  /** True once an engine has been started. */
  #isAwake = false;
  /** Requests that the engine has not answered to the end. */
  #unanswered = 0;
  readonly #watchdog = startWatchdog(() => this.#silent());

  constructor(
    readonly listener: EngineListener,
    /** True if requests wait until `wake` is called; until then the engine counts as loading. */
    readonly sleeps: boolean = false,
    readonly start: (name: Beginning) => EngineWorker = startWorker,
  ) {
    this.#takeOver();
  }

  /** Take over the engine that start.js has started, and the messages it has sent. */
  #takeOver() {
    const { engine, said } = window.first;
    if (!engine) return;
    this.#isAwake = true;
    window.first.engine = null; // a later instance starts another engine
    this.#worker = listen(engine, this.#receive);
    this.#watchdog.expect(STANDSTILL);
    queueMicrotask(() => {
      // deferred until the caller has this instance
      for (const event of said)
        engine[event.type === 'error' ? 'onerror' : 'onmessage']?.(event as ErrorEvent & MessageEvent);
    });
  }

  #begin(name: Beginning) {
    this.close();
    this.#isAwake = true;
    this.#worker = listen(this.start(name), this.#receive);
    this.#watchdog.expect(STANDSTILL);
  }

  /** Stop the engine. With a reason it ends for the frames that share it too. */
  close(reason?: Reason) {
    this.#worker?.terminate(reason);
    this.#worker = null;
    this.#isReady = false;
    this.#unanswered = 0;
    this.#watchdog.stop();
  }

  // Messages of the worker

  readonly #receive = (message: Reply | Status | EngineCrash) => {
    if (message.type === 'alive') return this.#isAlive(message);
    if (message.type === 'crash' && this.#isReady) return this.#revive(message);
    if (message.type === 'crash' && 'elsewhere' in message) return this.#begin('');
    if (message.type === 'crash' || message.type === 'unavailable') return this.#fail(message.message);
    if (message.type === 'answered') this.#unanswered -= 1;
    this.#watchdog.expect(this.#patience);
    if (message.type === 'progress') this.#follow(message);
    else this.listener.deliver(message);
  };

  get #patience() {
    if (!this.#isReady) return STANDSTILL;
    return this.#unanswered && SILENCE;
  }

  #isAlive({ lock }: Alive) {
    this.#watchdog.expect(this.#patience);
    this.#watchdog.followLock(lock, this.#workerGone);
  }

  readonly #workerGone = () => this.#receive({ type: 'crash', message: 'the worker is no more' });

  #silent() {
    const message = 'no sign of life';
    if (this.#isReady) this.#revive({ type: 'crash', message });
    else this.listener.deliver({ type: 'unavailable', message });
  }

  #fail(message: string) {
    this.close({ type: 'unavailable', message });
    this.listener.deliver({ type: 'unavailable', message });
  }

  #follow(now: Progress) {
    if (now.phase === 'ready') this.#serve();
    this.listener.progress(now); // last, so that the listener sees the engine's new state
  }

  /** Send the waiting requests: the engine is ready. */
  #serve() {
    performance.mark('engine-ready');
    this.#isReady = true;
    this.#watchdog.expect(this.#patience);
    for (const message of this.#waiting.splice(0)) this.request(message);
  }

  #revive(crash: EngineCrash) {
    this.close(ELSEWHERE);
    this.#waiting = [];
    const now = performance.now();
    if (!crash.elsewhere) this.#crashes = [...this.#crashes.filter(when => when > now - A_WHILE), now];
    const again = crash.elsewhere || this.#crashes.length < CRASHES;
    if (again) this.#begin('');
    this.listener.deliver(crash);
    if (!again) this.listener.deliver({ type: 'unavailable', message: crash.message });
  }

  // Requests of the page

  request(message: Request) {
    if (!this.sleeps) this.wake();
    if (!this.#isReady) return void this.#waiting.push(message);
    if (this.#unanswered === 0) this.#watchdog.expect(SILENCE); // a further request is no reply, so the timeout goes on
    this.#unanswered += 1;
    this.#worker?.postMessage(JSON.stringify(message));
  }

  /** Start the engine if it has not been started. A guest at another device's table does not need it. */
  wake() {
    if (!this.#isAwake) this.#begin('');
  }

  /** Answer the engine's `wants-move`; without a move if there is none. */
  answer(seed: string, move?: string) {
    this.#worker?.postMessage({ seed, move });
  }

  /** Drop requests in which bots may play for long, because the player has left the table. */
  leave() {
    this.#waiting = this.#waiting.filter(({ type }) => !ABANDONABLE.has(type));
    if (this.#unanswered) this.#worker?.postMessage({ left: true });
  }

  /** Stop the engine, drop all requests and start another engine. */
  restart() {
    this.#waiting = [];
    this.#begin('');
  }

  /** Start the engine again. If the last one had to stop, fetch its files anew: they may be damaged. */
  retry() {
    const name = this.#worker ? '' : 'refetched';
    this.close(ELSEWHERE); // an engine that stands still does so for all frames that share it
    this.#begin(name);
  }

  /** Requests that have not been answered to the end. */
  get pending() {
    return this.#waiting.length + this.#unanswered;
  }

  get state(): EngineState {
    if (!this.#worker) return this.sleeps && !this.#isAwake ? 'loading' : 'stopped';
    if (!this.#isReady) return 'loading';
    return this.#unanswered ? 'busy' : 'ready';
  }
}
