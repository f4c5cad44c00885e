// The far end of the wire: Python, beside the page's thread. Text in, text out.
import { engine, python, sizes, tables } from './built.js';

/** @typedef {{ handle(wish: string): Generator<string, void, string | undefined> }} Service */

const PATIENCE = 15_000;   // milliseconds until a table cannot be had
const fetchUncounted = fetch.bind(globalThis);   // a table is not part of the start

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let told = -1;

const service = start();
/** @type {Promise<unknown>} */
let answered = service.then(() => progress('ready'), unavailable);

onmessage = ({ data: wish }) => {
  answered = answered.then(() => answer(wish));
};

/** @returns {Promise<Service>} */
async function start() {
  globalThis.fetch = counting(globalThis.fetch);
  const [{ loadPyodide }] = await Promise.all(['pyodide.mjs', 'pyodide.asm.mjs'].map(module));
  const pyodide = await loadPyodide({
    indexURL: address(python),
    lockFileURL: address(`${engine}pyodide-lock.json`),
    packages: ['taku'],
    stdout: () => {},   // it tells what it loads
  });
  return pyodide.pyimport('taku.service').Service();
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
