// Python's memory with the engine in it, kept on the device so that later visits start sooner.
// It is never needed: on any doubt there is none, and Python starts as it always does.
import { build } from '../built.js';

const SCOPE = new URL('../..', import.meta.url).href;
const CACHE = { cacheName: `taku ${SCOPE} ${build}` };   // the service worker's: goes when this build goes
const KEY = `${SCOPE}snapshot`;
const ENOUGH = 4;   // gigabytes, where the browser tells

/** May there be one on this device? */
const possible = () =>
  ['caches', 'CompressionStream', 'DecompressionStream'].every(part => part in globalThis) &&
  'subtle' in crypto;

/** How Python starts from the memory, if there is one; what it needs comes later, and rejects
 * if it is not whole, or not one that this browser has made of this build.
 * @returns {Promise<{ _loadSnapshot: Promise<Uint8Array> } | undefined>} */
export async function remembered() {
  const kept = await found();
  if (!kept) return undefined;
  const memory = unpacked(kept);
  memory.catch(() => {});   // Python may not come so far
  return { _loadSnapshot: memory };
}

async function found() {
  try {
    return possible() ? await caches.match(KEY, CACHE) : undefined;
  } catch {
    return undefined;   // a browser that forbids it
  }
}

/** @param {Response} kept */
async function unpacked(kept) {
  const packed = await kept.arrayBuffer();
  const [digest, memory] = await Promise.all([
    sha256(packed),
    new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer(),
  ]);
  const { headers } = kept;
  const whole = headers.get('digest') === digest && headers.get('size') === `${memory.byteLength}`;
  if (!whole || headers.get('browser') !== navigator.userAgent) throw new Error('no memory of use');
  return new Uint8Array(memory);
}

/** Is there a cache of this build? Without a service worker there is none. */
export const hasPlace = () => caches.has(CACHE.cacheName);

/** @param {Uint8Array<ArrayBuffer>} memory */
export async function remember(memory) {
  const packing = new Blob([memory]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(packing).arrayBuffer();
  const headers = {
    digest: await sha256(packed),
    size: `${memory.byteLength}`,
    browser: navigator.userAgent,   // another may lay its functions out in another way
  };
  await (await caches.open(CACHE.cacheName)).put(KEY, new Response(packed, { headers }));
}

export async function forget() {
  try {
    if (await hasPlace()) await (await caches.open(CACHE.cacheName)).delete(KEY);
  } catch {
    // Without caches there is nothing to forget.
  }
}

/**
 * Starts a worker that makes one, where memory and data are not short. It says `done` at
 * the end, whether or not it could; until then it may be ended at any moment.
 * @returns {Worker | undefined}
 */
export function making() {
  const { deviceMemory = ENOUGH, connection } =
    /** @type {{ deviceMemory?: number, connection?: { saveData?: boolean } }} */ (navigator);
  if (!possible() || deviceMemory < ENOUGH || connection?.saveData || !('Worker' in globalThis)) return undefined;
  return new Worker(new URL('./snapshot-maker.js', import.meta.url), { type: 'module' });
}

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}
