/** @typedef {{ type: string } & Record<string, unknown>} Message */
/** @typedef {{ type: 'progress', phase: 'loading' | 'starting' | 'ready', loaded: number, total: number }} Progress */

const CRASHES = 3;        // with so many within
const A_WHILE = 60_000;   // so many milliseconds, the engine is not started again by itself

/**
 * The page's end of the wire. The engine starts at once, in a worker; wishes wait until it is
 * ready. `heard` is told every fact that the engine sends, and two more:
 *
 * - `crash`: the engine died and what it had not answered is forgotten. A new one is starting;
 *   it knows of no match, so the next wish should be `load`.
 * - `unavailable`: it cannot be loaded (a first visit without a connection), or has crashed
 *   again and again. Wishes wait until `retry` has brought it up.
 *
 * `progress` counts bytes while the engine loads.
 *
 * @param {{ heard: (fact: any) => void, progress: (progress: Progress) => void }} page
 */
export function connect({ heard, progress }) {
  /** @type {Worker | null} */ let worker = null;
  /** @type {Message[]} */ let waiting = [];
  /** @type {number[]} */ let crashes = [];
  let ready = false;

  /** @param {'' | 'afresh'} [name] */
  function start(name = '') {
    worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });
    worker.onmessage = ({ data }) => hear(JSON.parse(data));
    worker.onerror = event => {
      event.preventDefault();
      hear({ type: ready ? 'crash' : 'unavailable', message: event.message ?? '' });
    };
  }

  function close() {
    worker?.terminate();
    worker = null;
    ready = false;
  }

  /** @param {any} fact */
  function hear(fact) {
    if (fact.type === 'progress') return follow(fact);
    if (fact.type === 'crash') return revive(fact);
    if (fact.type === 'unavailable') close();
    heard(fact);
  }

  /** @param {Progress} now */
  function follow(now) {
    progress(now);
    if (now.phase !== 'ready') return;
    performance.mark('engine-ready');
    ready = true;
    for (const message of waiting.splice(0)) wish(message);
  }

  /** @param {{ type: 'crash', message: string }} fact */
  function revive(fact) {
    close();
    waiting = [];
    crashes = [...crashes.filter(when => when > performance.now() - A_WHILE), performance.now()];
    const again = crashes.length < CRASHES;
    if (again) start('afresh');
    heard(fact);
    if (!again) heard({ type: 'unavailable', message: fact.message });
  }

  /** @param {Message} message */
  function wish(message) {
    if (ready) worker?.postMessage(JSON.stringify(message));
    else waiting.push(message);
  }

  function retry() {
    close();
    start('afresh');
  }

  start();
  return { wish, retry, close };
}
