// Starts Python with the engine: for the worker that plays and for the lab.

import { APP } from '../browser/site-paths.ts';
import { library, lock, python, sizes, wheel } from '../built.js';

/** The part of Emscripten's file system that is used. */
type Files = { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };

/** Callback for bytes as they arrive, and the cache mode of requests. */
type Coming = { count?: (bytes: number) => void; cache?: RequestCache };

// Archives of the build: zip files without compression, gzipped as a whole.
const DIRECTORY_ENDS = 0x06054b50; // signature of the end of a zip's directory
const ENDING = 22; // bytes of that end record, without a comment

const WASM_TYPE = 'application/wasm';
const WASM = `${python}pyodide.asm.wasm`;

// A module worker has importScripts and cannot use it. Pyodide calls it to see which kind of worker it is in, which
// some browsers take for an attempt to run a text.
Object.assign(globalThis, { importScripts: undefined });

/** Responses requested in advance, by address, until Pyodide asks for them. */
const underWay: Map<string, Promise<Response>> = new Map();
const fetchAnew = globalThis.fetch;
const handOver: typeof fetch = (url, ...options) => underWay.get(String(url)) ?? fetchAnew(url, ...options);
globalThis.fetch = handOver;

/**
 * Start Python with the engine.
 * @param beside archives of modules besides the engine's
 * @param how more options for `loadPyodide`
 */
export async function startPython(coming: Coming = {}, beside: readonly string[] = [], how: object = {}) {
  const { part, module, broken } = watched(coming);
  const packed = part(library).then(unpacked);
  const modules = [wheel, ...beside].map(path => part(path).then(unpacked));
  underWay.set(address(WASM), part(WASM).then(asWasm)).set(address(library), packed);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    module('pyodide.js'),
    module('pyodide.asm.js'),
    ...modules,
    ...underWay.values(),
  ]);
  return Promise.race([
    broken,
    loadPyodide({
      indexURL: address(python),
      stdLibURL: address(library),
      lockFileContents: lock,
      createPyodideModule,
      fsInit: async (FS: Files, { sitePackages }: { sitePackages: string }) =>
        Promise.all(modules.map(async archive => install(await (await archive).arrayBuffer(), FS, sitePackages))),
      ...how,
    }),
  ]);
}

/**
 * Request files, and count their bytes as they arrive. The response itself is passed on untouched: the browser caches
 * compiled WebAssembly only for its own responses.
 */
function watched({ count = () => {}, cache }: Coming) {
  let breaks: (error: unknown) => void;
  /** Rejects if a file breaks off or is damaged; Pyodide would wait for it forever. */
  const broken: Promise<never> = new Promise((_, reject) => (breaks = reject));
  broken.catch(() => {}); // everything may be loaded by then

  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...how: Parameters<typeof instantiateStreaming>) => {
    try {
      return await instantiateStreaming(...how);
    } catch (error) {
      breaks(error); // Pyodide only warns
      throw error;
    }
  };

  async function part(path: string) {
    const response = await fetchAnew(address(path), { cache });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    let missing = sizes[path];
    const counter = new WritableStream({
      write(chunk) {
        missing -= chunk.length;
        count(chunk.length);
      },
      close() {
        if (missing) throw new Error(`${path}: not as the build has made it`);
      },
    });
    response.clone().body?.pipeTo(counter).catch(breaks);
    return response;
  }

  async function module(name: string) {
    const path = python + name;
    if (cache === 'reload') await (await fetchAnew(address(path), { cache })).arrayBuffer(); // import has no mode
    const loaded = await import(address(path));
    count(sizes[path]);
    return loaded;
  }

  return { part, module, broken };
}

/**
 * Give WebAssembly its media type where a host does not know it: compiling while it arrives requires the type. Most hosts
 * know it, and the response passes untouched.
 */
const asWasm = (response: Response) =>
  response.headers.get('Content-Type') === WASM_TYPE
    ? response
    : new Response(response.body, { headers: { 'Content-Type': WASM_TYPE } });

/** Write the engine's files where Python finds them. */
function install(zip: ArrayBuffer, FS: Files, folder: string) {
  for (const [path, content] of files(zip)) {
    FS.mkdirTree(`${folder}/${path.slice(0, path.lastIndexOf('/'))}`);
    FS.writeFile(`${folder}/${path}`, content);
  }
}

/** Return the URL of a file of the build. */
export function address(path: string) {
  return new URL(path, APP).href;
}

const unpacked = (packed: Response) =>
  new Response((packed.body as ReadableStream).pipeThrough(new DecompressionStream('gzip')));

/** Yield the files of an uncompressed zip, each with its path. */
function* files(zip: ArrayBuffer): Generator<[path: string, content: Uint8Array]> {
  const view = new DataView(zip);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
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
