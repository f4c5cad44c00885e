import type { EngineState } from '../app.ts';
import { enclosed } from '../browser/enclosed.ts';
import type { Answered, Crash, Progress, Reply, Request, Status, Unavailable } from '../protocol.d.ts';
import { mayBeGivenUp } from './abandonable.ts';
import { takePulse } from './watchdog.ts';

// How long the page waits for the engine; how long the engine waits, worker.ts tells.

/** Seconds in which the page is seen, without a sign of life while something is asked: then the
 * engine is dead. The longest step of a bot takes a second in CPython, in a browser up to three, and
 * 15 on a phone five times slower; a tablebase may be waited for as long; both twice, to be sure. */
const SILENCE = 60;

/** The same while it starts and neither a byte comes nor anything else. That is said, and no more
 * is done: a network may be slow, and so may a phone that compiles Python. */
const STANDSTILL = 30;

const CRASHES = 3; // with so many within
const A_WHILE = 300_000; // so many milliseconds, three silences among them, it is not started again by itself

/** Whoever takes what comes from the worker. */
type Hear = (message: Reply | Status) => void;

/** How it begins: as it likes; without what the one before has left behind; or even with bytes fetched anew. */
type Beginning = '' | 'afresh' | 'refetched';

/** Starts Python in a worker of its own. */
export const launch = (hear: Hear, name: Beginning): Worker => listen(enclosed('worker.js', name), hear);

/** An error that it does not catch is a crash as well. */
function listen(worker: Worker, hear: Hear) {
  worker.onmessage = ({ data }) => hear(JSON.parse(data));
  worker.onerror = event => {
    event.preventDefault();
    hear({ type: 'crash', message: event.message ?? '' });
  };
  return worker;
}

/**
 * The page's end of the wire. The engine has been started in a worker before the page; requests
 * wait until it is ready. `heard` is told every reply of the engine, and three things more:
 *
 * - `answered`: that was the last reply to a request.
 * - `crash`: the engine died, or gave no sign of life any more, and what it had not answered is
 *   forgotten. A new one is starting; it knows of no match, so the next request should be `load`.
 * - `unavailable`: it cannot be loaded (a first visit without a connection), has crashed again and
 *   again, or its start stands still. Requests wait until `retry` has brought it up; one that
 *   stands still may yet come by itself.
 *
 * `progress` counts bytes while the engine loads.
 */
export function connect({
  heard,
  progress,
}: {
  heard: (message: Reply | Answered | Crash | Unavailable) => void;
  progress: (progress: Progress) => void;
}) {
  let worker: Worker | null = null;
  let waiting: Request[] = [];
  let crashes: number[] = [];
  let ready = false;
  /** Has it ever been started? */
  let isAwake = false;
  /** Requests that it has and has not answered to the end. */
  let owed = 0;
  const pulse = takePulse(silent);

  /** The one that start.js has started, and what it has said; whoever comes later starts another. */
  function takeUp() {
    const { engine, said } = window.first;
    if (!engine) return; // whoever first asks for something wakes it
    isAwake = true;
    window.first.engine = null;
    worker = listen(engine, hear);
    pulse.expect(STANDSTILL);
    queueMicrotask(() => {
      // whoever is to hear of it has this end of the wire by then
      for (const event of said)
        engine[event.type === 'error' ? 'onerror' : 'onmessage']?.(event as ErrorEvent & MessageEvent);
    });
  }

  function begin(name: Beginning) {
    close();
    isAwake = true;
    worker = launch(hear, name);
    pulse.expect(STANDSTILL);
  }

  function close() {
    worker?.terminate();
    worker = null;
    ready = false;
    owed = 0;
    pulse.rest();
  }

  function hear(message: Reply | Status) {
    if (message.type === 'alive') return pulse.follow(message.lock, gone);
    if (message.type === 'crash' && ready) return revive(message);
    if (message.type === 'crash' || message.type === 'unavailable') return fail(message.message);
    if (message.type === 'answered') owed -= 1;
    pulse.expect(patience());
    if (message.type === 'progress') follow(message);
    else heard(message);
  }

  function patience() {
    if (!ready) return STANDSTILL;
    return owed && SILENCE;
  }

  const gone = () => hear({ type: 'crash', message: 'the worker is no more' });

  function silent() {
    const message = 'no sign of life';
    if (ready) revive({ type: 'crash', message });
    else heard({ type: 'unavailable', message });
  }

  function fail(message: string) {
    close();
    heard({ type: 'unavailable', message });
  }

  function follow(now: Progress) {
    if (now.phase === 'ready') serve();
    progress(now); // whoever draws it finds it as it is told
  }

  /** It can answer from now on. */
  function serve() {
    performance.mark('engine-ready');
    ready = true;
    pulse.expect(patience());
    for (const message of waiting.splice(0)) request(message);
  }

  function revive(crash: Crash) {
    close();
    waiting = [];
    crashes = [...crashes.filter(when => when > performance.now() - A_WHILE), performance.now()];
    const again = crashes.length < CRASHES;
    if (again) begin('afresh');
    heard(crash);
    if (!again) heard({ type: 'unavailable', message: crash.message });
  }

  function wake() {
    if (!isAwake) begin('');
  }

  function request(message: Request) {
    wake();
    if (!ready) return waiting.push(message);
    if (owed === 0) pulse.expect(SILENCE); // another request is no sign of life
    owed += 1;
    worker?.postMessage(JSON.stringify(message));
  }

  takeUp();
  return {
    request,
    /** The table has been left: nobody waits for what bots would yet do there. */
    leave() {
      waiting = waiting.filter(({ type }) => !mayBeGivenUp(type));
      if (owed) worker?.postMessage({ left: true });
    },
    /** It is started, if that has not been done: whoever sits at somebody else's table can do without it. */
    wake,
    /** The move that it has asked for with `wants-move`; none, where there is none. */
    answer: (seed: string, move?: string) => worker?.postMessage({ seed, move }),
    close,
    /** Ends whatever it is at; what has been asked is forgotten, and another starts. */
    restart() {
      waiting = [];
      begin('');
    },
    /** Begins anew. Where the one before had to stop, what it was made of may have come wrong. */
    retry: () => begin(worker ? 'afresh' : 'refetched'),
    /** Requests that have not been answered to the end. */
    get owed() {
      return waiting.length + owed;
    },
    get state(): EngineState {
      if (!worker) return 'stopped';
      if (!ready) return 'loading';
      return owed ? 'busy' : 'ready';
    },
  };
}
