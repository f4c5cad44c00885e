import { APP } from '../browser/place.ts';

export type Message = { type: string } & Record<string, unknown>;
export type Progress = { type: 'progress'; phase: 'loading' | 'starting' | 'ready'; loaded: number; total: number };

const CRASHES = 3; // with so many within
const A_WHILE = 60_000; // so many milliseconds, the engine is not started again by itself

/** Starts Python in a worker of its own. */
const launch = (hear: (fact: any) => void, name: '' | 'afresh' = '') =>
  listen(new Worker(new URL('worker.js', APP), { type: 'module', name }), hear);

/** The one that start.js has started, and what it has said; whoever comes later starts another. */
function takeUp(hear: (fact: any) => void) {
  const { engine: worker, said } = window.first;
  if (!worker) return launch(hear);
  window.first.engine = null;
  listen(worker, hear);
  for (const event of said) worker[event.type === 'error' ? 'onerror' : 'onmessage']?.(event as any);
  return worker;
}

/** An error that it does not catch is a crash as well. */
function listen(worker: Worker, hear: (fact: any) => void) {
  worker.onmessage = ({ data }) => hear(JSON.parse(data));
  worker.onerror = event => {
    event.preventDefault();
    hear({ type: 'crash', message: event.message ?? '' });
  };
  return worker;
}

/**
 * The page's end of the wire. The engine has been started in a worker before the page; wishes
 * wait until it is ready. `heard` is told every fact that the engine sends, and two more:
 *
 * - `crash`: the engine died and what it had not answered is forgotten. A new one is starting;
 * it knows of no match, so the next wish should be `load`.
 * - `unavailable`: it cannot be loaded (a first visit without a connection), or has crashed
 * again and again. Wishes wait until `retry` has brought it up.
 *
 * `progress` counts bytes while the engine loads.
 */
export function connect({ heard, progress }: { heard: (fact: any) => void; progress: (progress: Progress) => void }) {
  let worker: Worker | null = null;
  let waiting: Message[] = [];
  let crashes: number[] = [];
  let ready = false;

  function close() {
    worker?.terminate();
    worker = null;
    ready = false;
  }

  function hear(fact: any) {
    if (fact.type === 'progress') return follow(fact);
    if (fact.type === 'crash' && ready) return revive(fact);
    if (fact.type !== 'crash' && fact.type !== 'unavailable') return heard(fact);
    close();
    heard({ ...fact, type: 'unavailable' });
  }

  function follow(now: Progress) {
    progress(now);
    if (now.phase !== 'ready') return;
    performance.mark('engine-ready');
    ready = true;
    for (const message of waiting.splice(0)) wish(message);
  }

  function revive(fact: { type: 'crash'; message: string }) {
    close();
    waiting = [];
    crashes = [...crashes.filter(when => when > performance.now() - A_WHILE), performance.now()];
    const again = crashes.length < CRASHES;
    if (again) worker = launch(hear, 'afresh');
    heard(fact);
    if (!again) heard({ type: 'unavailable', message: fact.message });
  }

  function wish(message: Message) {
    if (ready) worker?.postMessage(JSON.stringify(message));
    else waiting.push(message);
  }

  function retry() {
    close();
    worker = launch(hear, 'afresh');
  }

  worker = takeUp(hear);
  return { wish, retry, close };
}
