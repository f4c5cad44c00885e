// Python with the engine in it: for the worker that plays, and for the one that makes a memory.
import { library, lock, python, sizes, wheel } from '../built.js';
import { APP } from '../place.js';

/** @typedef {(bytes: number) => void} Count */

// What the build has packed: archives without compression inside, and gzip around the whole.
const DIRECTORY_ENDS = 0x06054b50;   // as the end of a zip's directory begins
const ENDING = 22;                   // bytes of it, there being no comment

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

/** @param {Response} packed */
const unpacked = packed =>
  new Response(/** @type {ReadableStream} */ (packed.body).pipeThrough(new DecompressionStream('gzip')));

/** The files of a zip that holds them without compression, each with its path.
 * @param {ArrayBuffer} zip @returns {Generator<[path: string, content: Uint8Array]>} */
function* files(zip) {
  const view = new DataView(zip);
  const short = (/** @type {number} */ at) => view.getUint16(at, true);
  const long = (/** @type {number} */ at) => view.getUint32(at, true);
  const end = zip.byteLength - ENDING;
  if (long(end) !== DIRECTORY_ENDS) throw new Error('an archive is not whole');
  const text = new TextDecoder();
  let at = long(end + 16);
  for (let count = short(end + 10); count > 0; count--) {
    const path = text.decode(new Uint8Array(zip, at + 46, short(at + 28)));
    const file = long(at + 42);
    const begins = file + 30 + short(file + 26) + short(file + 28);
    yield [path, new Uint8Array(zip, begins, long(at + 24))];
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
}
