// Python with the engine in it: for the worker that plays, for the one that makes a snapshot, and for the lab.

import { APP } from '../browser/site-paths.ts';
import { library, lock, python, sizes, wheel } from '../built.js';

/** What is used of Emscripten's file system. */
type Files = { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };

/** What is told of the bytes as they come, and whether the browser may have kept them. */
type Coming = { count?: (bytes: number) => void; cache?: RequestCache };

// What the build has packed: archives without compression inside, and gzip around the whole.
const DIRECTORY_ENDS = 0x06054b50; // as the end of a zip's directory begins
const ENDING = 22; // bytes of it, there being no comment

const WASM = `${python}pyodide.asm.wasm`;

// A worker made of modules has it and cannot use it. Pyodide tries, to see which kind of worker it
// is in, which some browsers take for an attempt to run a text.
Object.assign(globalThis, { importScripts: undefined });

/** What Pyodide will ask for is on its way before it does. */
const underWay: Map<string, Promise<Response>> = new Map();
const fetchAnew = globalThis.fetch;
const handOver: typeof fetch = (url, ...options) => underWay.get(String(url)) ?? fetchAnew(url, ...options);
globalThis.fetch = handOver;

/**
 * @param how what `loadPyodide` is to be told besides
 * @param beside archives of modules beside the engine's
 */
export async function startPython(
  how?: object | Promise<object | void>,
  coming: Coming = {},
  beside: readonly string[] = [],
) {
  const { part, module, broken } = watched(coming);
  const shelf = part(library).then(unpacked);
  const modules = [wheel, ...beside].map(path => part(path).then(unpacked));
  underWay.set(address(WASM), part(WASM)).set(address(library), shelf);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    module('pyodide.mjs'),
    module('pyodide.asm.mjs'),
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
      ...(await how),
    }),
  ]);
}

/**
 * Asks for files, and counts their bytes as they come. A response itself goes on untouched:
 * the browser keeps compiled WebAssembly only with one of its own.
 */
function watched({ count = () => {}, cache }: Coming) {
  let breaks: (error: unknown) => void;
  /** Pyodide would wait for ever for a file that breaks off, or is not what it should be. */
  const broken: Promise<never> = new Promise((_, reject) => (breaks = reject));
  broken.catch(() => {}); // by then all may be there

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
    if (cache === 'reload') await (await fetchAnew(address(path), { cache })).arrayBuffer(); // an import cannot say so
    const loaded = await import(address(path));
    count(sizes[path]);
    return loaded;
  }

  return { part, module, broken };
}

/** Puts the engine where Python finds it. */
function install(zip: ArrayBuffer, FS: Files, folder: string) {
  for (const [path, content] of files(zip)) {
    FS.mkdirTree(`${folder}/${path.slice(0, path.lastIndexOf('/'))}`);
    FS.writeFile(`${folder}/${path}`, content);
  }
}

/** Where a file is that the build has named. */
export function address(path: string) {
  return new URL(path, APP).href;
}

/** Has Python come over the line? A browser that has had it before has compiled it before. */
export const cameAnew = (): boolean =>
  (performance.getEntriesByName(address(WASM)) as PerformanceResourceTiming[]).some(file => file.transferSize > 0);

const unpacked = (packed: Response) =>
  new Response((packed.body as ReadableStream).pipeThrough(new DecompressionStream('gzip')));

/** The files of a zip that holds them without compression, each with its path. */
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
