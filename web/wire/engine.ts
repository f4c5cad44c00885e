import { APP } from '../browser/place.ts';
import type { Crash, Progress, Reply, Request, Status, Unavailable } from '../protocol.d.ts';

/** Whoever takes what comes from the worker. */
type Hear = (message: Reply | Status) => void;

const CRASHES = 3; // with so many within
const A_WHILE = 60_000; // so many milliseconds, the engine is not started again by itself

/** Starts Python in a worker of its own. */
const launch = (hear: Hear, name: '' | 'afresh' = '') =>
  listen(new Worker(new URL('worker.js', APP), { type: 'module', name }), hear);

/** The one that start.js has started, and what it has said; whoever comes later starts another. */
function takeUp(hear: Hear) {
  const { engine: worker, said } = window.first;
  if (!worker) return launch(hear);
  window.first.engine = null;
  listen(worker, hear);
  for (const event of said)
    worker[event.type === 'error' ? 'onerror' : 'onmessage']?.(event as ErrorEvent & MessageEvent);
  return worker;
}

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
 * wait until it is ready. `heard` is told every reply of the engine, and two things more:
 *
 * - `crash`: the engine died and what it had not answered is forgotten. A new one is starting;
 *   it knows of no match, so the next request should be `load`.
 * - `unavailable`: it cannot be loaded (a first visit without a connection), or has crashed
 *   again and again. Requests wait until `retry` has brought it up.
 *
 * `progress` counts bytes while the engine loads.
 */
export function connect({
  heard,
  progress,
}: {
  heard: (message: Reply | Crash | Unavailable) => void;
  progress: (progress: Progress) => void;
}) {
  let worker: Worker | null = null;
  let waiting: Request[] = [];
  let crashes: number[] = [];
  let ready = false;

  function close() {
    worker?.terminate();
    worker = null;
    ready = false;
  }

  function hear(message: Reply | Status) {
    if (message.type === 'progress') return follow(message);
    if (message.type === 'crash' && ready) return revive(message);
    if (message.type !== 'crash' && message.type !== 'unavailable') return heard(message);
    close();
    heard({ ...message, type: 'unavailable' });
  }

  function follow(now: Progress) {
    progress(now);
    if (now.phase !== 'ready') return;
    performance.mark('engine-ready');
    ready = true;
    for (const message of waiting.splice(0)) request(message);
  }

  function revive(crash: Crash) {
    close();
    waiting = [];
    crashes = [...crashes.filter(when => when > performance.now() - A_WHILE), performance.now()];
    const again = crashes.length < CRASHES;
    if (again) worker = launch(hear, 'afresh');
    heard(crash);
    if (!again) heard({ type: 'unavailable', message: crash.message });
  }

  function request(message: Request) {
    if (ready) worker?.postMessage(JSON.stringify(message));
    else waiting.push(message);
  }

  function retry() {
    close();
    worker = launch(hear, 'afresh');
  }

  worker = takeUp(hear);
  return { request, retry, close };
}
