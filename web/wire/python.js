// Python with the engine in it: for the worker that plays, and for the one that makes a memory.
import { library, lock, python, sizes, wheel } from '../built.js';
import { files, unpacked } from './unpack.js';

/** @typedef {(bytes: number) => void} Count */

const APP = new URL('..', import.meta.url);
const WASM = `${python}pyodide.asm.wasm`;

/** What Pyodide will ask for is on its way before it does. @type {Map<string, Promise<Response>>} */
const coming = new Map();
const fetchAnew = globalThis.fetch;
/** @type {typeof fetch} */
const handOver = (url, ...options) => coming.get(String(url)) ?? fetchAnew(url, ...options);
globalThis.fetch = handOver;

/**
 * @param {object | Promise<object | void>} [how]  what `loadPyodide` is to be told besides
 * @param {Count} [count]  is told of the bytes as they come
 */
export async function startPython(how, count = () => {}) {
  const { part, broken } = watched(count);
  const shelf = part(library).then(unpacked);
  const engine = part(wheel).then(unpacked);
  coming.set(address(WASM), part(WASM)).set(address(library), shelf);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    module('pyodide.mjs', count),
    module('pyodide.asm.mjs', count),
    engine,
    ...coming.values(),
  ]);
  return Promise.race([broken, loadPyodide({
    indexURL: address(python),
    stdLibURL: address(library),
    lockFileContents: lock,
    createPyodideModule,
    fsInit: async (/** @type {any} */ FS, /** @type {{ sitePackages: string }} */ { sitePackages }) =>
      install(await (await engine).arrayBuffer(), FS, sitePackages),
    ...await how,
  })]);
}

/**
 * Asks for files, and counts their bytes as they come. A response itself goes on untouched:
 * the browser keeps compiled WebAssembly only with one of its own.
 * @param {Count} count
 */
function watched(count) {
  /** @type {(error: unknown) => void} */
  let breaks;
  /** Pyodide would wait for ever for a file that breaks off. @type {Promise<never>} */
  const broken = new Promise((_, reject) => (breaks = reject));
  broken.catch(() => {});   // by then all may be there

  /** @param {string} path */
  async function part(path) {
    const response = await fetchAnew(address(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const counter = new WritableStream({ write: chunk => count(chunk.length) });
    response.clone().body?.pipeTo(counter).catch(breaks);
    return response;
  }

  return { part, broken };
}

/** @param {string} name @param {Count} count */
async function module(name, count) {
  const path = python + name;
  const loaded = await import(address(path));
  count(sizes[path]);
  return loaded;
}

/** Puts the engine where Python finds it. @param {ArrayBuffer} zip @param {any} FS @param {string} folder */
function install(zip, FS, folder) {
  for (const [path, content] of files(zip)) {
    FS.mkdirTree(`${folder}/${path.slice(0, path.lastIndexOf('/'))}`);
    FS.writeFile(`${folder}/${path}`, content);
  }
}

/** Where a file is that the build has named. @param {string} path */
export function address(path) {
  return new URL(path, APP).href;
}
