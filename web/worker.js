// The far end of the wire: Python, beside the page's thread. Text in, text out.
import { library, lock, python, sizes, tables, wheel } from './built.js';
import { files, unpacked } from './unpack.js';

/** @typedef {{ handle(wish: string): Generator<string, void, string | undefined> }} Service */

const PATIENCE = 15_000;   // milliseconds until a table cannot be had
const WASM = `${python}pyodide.asm.wasm`;

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let told = -1;
/** @type {(error: unknown) => void} */
let breaks;
/** Pyodide would wait for ever for a file that breaks off. @type {Promise<never>} */
const broken = new Promise((_, reject) => (breaks = reject));

const service = start();
/** @type {Promise<unknown>} */
let answered = service.then(() => progress('ready'), unavailable);

onmessage = ({ data: wish }) => {
  answered = answered.then(() => answer(wish));
};

/** @returns {Promise<Service>} */
async function start() {
  const [machine, shelf, engine] = [part(WASM), part(library).then(unpacked), part(wheel).then(unpacked)];
  const script = module('pyodide.asm.mjs');
  const [{ loadPyodide }] = await Promise.all([module('pyodide.mjs'), machine, shelf, engine]);
  const fetch = globalThis.fetch;
  const asked = new Map([[address(WASM), machine], [address(library), shelf]]);
  globalThis.fetch = (url, ...options) => asked.get(String(url)) ?? fetch(url, ...options);
  const pyodide = await Promise.race([broken, loadPyodide({
    indexURL: address(python),
    stdLibURL: address(library),
    lockFileContents: lock,
    createPyodideModule: (await script).default,
    fsInit: async (/** @type {any} */ FS, /** @type {{ sitePackages: string }} */ { sitePackages }) =>
      install(await (await engine).arrayBuffer(), FS, sitePackages),
  })]);
  globalThis.fetch = fetch;
  return pyodide.pyimport('taku.service').Service();
}

/** Puts the engine where Python finds it. @param {ArrayBuffer} zip @param {any} FS @param {string} folder */
function install(zip, FS, folder) {
  for (const [path, content] of files(zip)) {
    FS.mkdirTree(`${folder}/${path.slice(0, path.lastIndexOf('/'))}`);
    FS.writeFile(`${folder}/${path}`, content);
  }
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
    const response = await fetch(address(tables[table]), { signal: AbortSignal.timeout(PATIENCE) });
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
 * What the start needs, asked for at once, and its bytes counted as they come. The response
 * itself goes on untouched: the browser keeps compiled WebAssembly only with one of its own.
 * @param {string} path
 */
async function part(path) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const counter = new WritableStream({ write: chunk => count(chunk.length) });
  response.clone().body?.pipeTo(counter).catch(breaks);
  return response;
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
