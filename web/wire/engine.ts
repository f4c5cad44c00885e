import type { EngineState } from '../app.ts';
import { confinedWorker } from '../browser/confined-worker.ts';
import type { Answered, Crash, Progress, Reply, Request, Status, Unavailable } from '../protocol.d.ts';
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

/** Listener for the worker's messages. */
type MessageListener = (message: Reply | Status) => void;

/** How an engine starts: normally, or with all files fetched anew. */
type Beginning = '' | 'refetched';

/** Start Python in its own worker. */
export const launch = (listener: MessageListener, name: Beginning): Worker =>
  listen(confinedWorker('worker.js', name), listener);

/** Listen to a worker. An error that it does not catch counts as a crash. */
function listen(worker: Worker, listener: MessageListener) {
  worker.onmessage = ({ data }) => listener(JSON.parse(data));
  worker.onerror = event => {
    event.preventDefault();
    listener({ type: 'crash', message: event.message ?? '' });
  };
  return worker;
}

/**
 * The page's end of the wire. start.js has started the engine in a worker before the page; requests wait until it is
 * ready. `deliver` gets every reply of the engine, and three more messages:
 *
 * - `answered`: that was the last reply to a request.
 * - `crash`: the engine died or gave no sign of life, and its open requests are dropped. A new engine is starting. It
 * knows no match, so the next request should be `load`.
 * - `unavailable`: the engine cannot be loaded (a first visit without a connection), has crashed repeatedly, or its
 * start stands still. Requests wait until `retry` has started it. A start that stands still may yet finish by itself.
 *
 * `progress` counts bytes while the engine loads.
 */
export function connect({
  deliver,
  progress,
}: {
  deliver: (message: Reply | Answered | Crash | Unavailable) => void;
  progress: (progress: Progress) => void;
}) {
  let worker: Worker | null = null;
  let waiting: Request[] = [];
  let crashes: number[] = [];
  let ready = false;
  /** True once an engine has been started. */
  let isAwake = false;
  /** Requests that the engine has not answered to the end. */
  let pending = 0;
  const watchdog = startWatchdog(silent);

  /**
   * Take over the engine that start.js has started, and the messages it has sent. Later connections start another
   * engine.
   */
  function takeOver() {
    const { engine, said } = window.first;
    if (!engine) return; // the first request starts it
    isAwake = true;
    window.first.engine = null;
    worker = listen(engine, receive);
    watchdog.expect(STANDSTILL);
    queueMicrotask(() => {
      // deferred until the caller has this end of the wire
      for (const event of said)
        engine[event.type === 'error' ? 'onerror' : 'onmessage']?.(event as ErrorEvent & MessageEvent);
    });
  }

  function begin(name: Beginning) {
    close();
    isAwake = true;
    worker = launch(receive, name);
    watchdog.expect(STANDSTILL);
  }

  function close() {
    worker?.terminate();
    worker = null;
    ready = false;
    pending = 0;
    watchdog.stop();
  }

  function receive(message: Reply | Status) {
    if (message.type === 'alive') return watchdog.followLock(message.lock, workerGone);
    if (message.type === 'crash' && ready) return revive(message);
    if (message.type === 'crash' || message.type === 'unavailable') return fail(message.message);
    if (message.type === 'answered') pending -= 1;
    watchdog.expect(patience());
    if (message.type === 'progress') follow(message);
    else deliver(message);
  }

  function patience() {
    if (!ready) return STANDSTILL;
    return pending && SILENCE;
  }

  const workerGone = () => receive({ type: 'crash', message: 'the worker is no more' });

  function silent() {
    const message = 'no sign of life';
    if (ready) revive({ type: 'crash', message });
    else deliver({ type: 'unavailable', message });
  }

  function fail(message: string) {
    close();
    deliver({ type: 'unavailable', message });
  }

  function follow(now: Progress) {
    if (now.phase === 'ready') serve();
    progress(now); // last, so that `progress` sees the engine's new state
  }

  /** Send the waiting requests: the engine is ready. */
  function serve() {
    performance.mark('engine-ready');
    ready = true;
    watchdog.expect(patience());
    for (const message of waiting.splice(0)) request(message);
  }

  function revive(crash: Crash) {
    close();
    waiting = [];
    crashes = [...crashes.filter(when => when > performance.now() - A_WHILE), performance.now()];
    const again = crashes.length < CRASHES;
    if (again) begin('');
    deliver(crash);
    if (!again) deliver({ type: 'unavailable', message: crash.message });
  }

  function wake() {
    if (!isAwake) begin('');
  }

  function request(message: Request) {
    wake();
    if (!ready) return waiting.push(message);
    if (pending === 0) watchdog.expect(SILENCE); // another request is no sign of life
    pending += 1;
    worker?.postMessage(JSON.stringify(message));
  }

  takeOver();
  return {
    request,
    /** Drop requests in which bots may play for long, because the player has left the table. */
    leave() {
      waiting = waiting.filter(({ type }) => !ABANDONABLE.has(type));
      if (pending) worker?.postMessage({ left: true });
    },
    /** Start the engine if it has not been started. A guest at another device's table does not need it. */
    wake,
    /** Answer the engine's `wants-move`; without a move if there is none. */
    answer: (seed: string, move?: string) => worker?.postMessage({ seed, move }),
    close,
    /** Stop the engine, drop all requests and start another engine. */
    restart() {
      waiting = [];
      begin('');
    },
    /** Start the engine again. If the last one had to stop, fetch its files anew: they may be damaged. */
    retry: () => begin(worker ? '' : 'refetched'),
    /** Requests that have not been answered to the end. */
    get pending() {
      return waiting.length + pending;
    },
    get state(): EngineState {
      if (!worker) return 'stopped';
      if (!ready) return 'loading';
      return pending ? 'busy' : 'ready';
    },
  };
}

/** The page's own engine. */
export type Engine = ReturnType<typeof connect>;
