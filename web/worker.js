// The far end of the wire: Python, beside the page's thread. Text in, text out.
import { engine, python, sizes, tables } from './built.js';
import { forget, making, remembered } from './snapshot.js';

/** @typedef {{ handle(wish: string): Generator<string, void, string | undefined> }} Service */

const PATIENCE = 15_000;   // milliseconds until a table cannot be had
const REST = 15_000;       // without a wish, until there is time to make what the next start may use
const TOO_LONG = 15_000;   // for a start that should have been a short one
const fetchUncounted = fetch.bind(globalThis);   // a table is not part of the start

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let told = -1;

/** @type {Worker | undefined} */
let maker;
let resting = 0;
let rested = false;

const service = start();
/** @type {Promise<unknown>} */
let answered = service.then(() => progress('ready'), unavailable).then(rest);

onmessage = ({ data: wish }) => {
  wake();
  answered = answered.then(wake).then(() => answer(wish)).then(rest);
};

/** @returns {Promise<Service>} */
async function start() {
  globalThis.fetch = counting(globalThis.fetch);
  const memory = globalThis.name === 'afresh' ? forget() : remembered();   // afresh: the one before has died
  const [{ loadPyodide }] = await Promise.all(['pyodide.mjs', 'pyodide.asm.mjs'].map(module));
  /** @param {object} how @returns {Promise<Service>} */
  const load = async how => {
    const pyodide = await loadPyodide({
      indexURL: address(python),
      lockFileURL: address(`${engine}pyodide-lock.json`),
      stdout: () => {},   // it tells what it loads
      ...how,
    });
    return pyodide.pyimport('taku.service').Service();
  };
  return (await shortly(load, await memory)) ?? load({ packages: ['taku'] });
}

/** The engine out of a memory; undefined where there is none, or none that is of use.
 * @param {(how: object) => Promise<Service>} load @param {Uint8Array | void} memory */
async function shortly(load, memory) {
  if (!memory) return undefined;
  try {
    const late = new Promise((_, reject) => setTimeout(reject, TOO_LONG));
    const service = await Promise.race([load({ _loadSnapshot: memory }), late]);
    performance.mark('remembered');
    rested = true;
    return service;
  } catch {
    await forget();
    return undefined;
  }
}

/** Once nothing is to be done, the next start can be made a shorter one. */
function rest() {
  if (rested) return;
  resting = setTimeout(() => {
    maker = making();
    maker?.addEventListener('message', () => (rested = true));
  }, REST);
}

function wake() {
  clearTimeout(resting);
  maker?.terminate();
}

/** @param {string} wish */
async function answer(wish) {
  try {
    const replies = (await service).handle(wish);
    let reply = replies.next();
    while (!reply.done) {
      const { type, table } = JSON.parse(reply.value);
      if (type !== 'wants') postMessage(reply.value);
      const answer = type === 'wants' ? fetched(table) : new Promise(resolve => setTimeout(resolve));
      reply = replies.next(await answer);
    }
  } catch (error) {
    tell({ type: 'crash', message: String(error) });
  }
}

/** What a bot knows by heart; undefined if it cannot be had. @param {string} table */
async function fetched(table) {
  try {
    const response = await fetchUncounted(address(tables[table]), { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} error */
function unavailable(error) {
  tell({ type: 'unavailable', message: String(error) });
}

/** @param {string} path */
function address(path) {
  return new URL(path, import.meta.url).href;
}

/** @param {string} name */
async function module(name) {
  const path = python + name;
  const loaded = await import(address(path));
  count(sizes[path]);
  return loaded;
}

/**
 * Counts the bytes of each response as they come. The response itself goes on untouched:
 * the browser keeps compiled WebAssembly only with one that it has made itself.
 * @param {typeof fetch} fetch @returns {typeof fetch}
 */
function counting(fetch) {
  return async (...request) => {
    const response = await fetch(...request);
    const counter = new WritableStream({ write: chunk => count(chunk.length) });
    response.clone().body?.pipeTo(counter).catch(() => {});   // who reads the response is told
    return response;
  };
}

/** @param {number} bytes */
function count(bytes) {
  loaded += bytes;
  const percent = Math.floor(100 * loaded / total);
  if (percent === told) return;
  told = percent;
  progress(loaded < total ? 'loading' : 'starting');
}

/** @param {'loading' | 'starting' | 'ready'} phase */
function progress(phase) {
  tell({ type: 'progress', phase, loaded, total });
}

/** @param {object} fact */
function tell(fact) {
  postMessage(JSON.stringify(fact));
}
