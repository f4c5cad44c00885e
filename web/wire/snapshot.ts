// A snapshot of Python's memory with the engine in it, stored on the device so that later visits start sooner. It is
// never needed: on any doubt it is ignored, and Python starts as usual.

import { hex } from '../browser/bytes.ts';
import { enclosed } from '../browser/enclosed.ts';
import { SITE } from '../browser/site-paths.ts';
import { build } from '../built.js';

const CACHE = { cacheName: `taku ${SITE} ${build}` }; // the service worker's cache: deleted with this build
const KEY = `${SITE}snapshot`;
const ENOUGH = 4; // gigabytes of memory, if the browser reports it
const PAGE = 4096; // bytes; two of three pages are empty

/** True if this device can store a snapshot. */
const possible = () => 'caches' in globalThis && 'subtle' in crypto;

/**
 * Return the options that start Python from the snapshot; undefined if there is none. The memory comes later; it
 * rejects if the snapshot is damaged or was made by another browser.
 */
export async function remembered(): Promise<{ _loadSnapshot: Promise<Uint8Array> } | undefined> {
  const kept = await found();
  if (!kept) return undefined;
  const memory = taken(kept);
  memory.catch(() => {}); // Python may not come so far
  return { _loadSnapshot: memory };
}

async function found() {
  try {
    return possible() ? await caches.match(KEY, CACHE) : undefined;
  } catch {
    return undefined; // the browser forbids it
  }
}

async function taken(kept: Response) {
  const packed = await kept.arrayBuffer();
  const { headers } = kept;
  const whole = headers.get('digest') === (await sha256(packed));
  if (!whole || headers.get('browser') !== navigator.userAgent) throw new Error('no snapshot of use');
  return unpacked(packed, Number(headers.get('size')));
}

/**
 * Return the numbers of the pages that are not empty, then the pages. Better compression would take too long to unpack.
 */
function packed(memory: Uint8Array<ArrayBuffer>) {
  const page = (n: number) => memory.subarray(n * PAGE, (n + 1) * PAGE);
  const numbers = [...Array(Math.ceil(memory.length / PAGE)).keys()].filter(n => page(n).some(Boolean));
  return new Blob([Uint32Array.of(numbers.length, ...numbers), ...numbers.map(page)]).arrayBuffer();
}

/**
 * Return the memory that `packed` has packed.
 * @param size of the memory, in bytes
 */
function unpacked(packed: ArrayBuffer, size: number) {
  const memory = new Uint8Array(size);
  const [count] = new Uint32Array(packed, 0, 1);
  const numbers = new Uint32Array(packed, 4, count);
  let at = 4 + numbers.byteLength;
  for (const n of numbers) {
    const page = new Uint8Array(packed, at, Math.min(PAGE, size - n * PAGE));
    memory.set(page, n * PAGE);
    at += page.length;
  }
  return memory;
}

/** True if there is a cache of this build. Without a service worker there is none. */
export const hasPlace = () => caches.has(CACHE.cacheName);

/** Store a snapshot of this memory. */
export async function remember(memory: Uint8Array<ArrayBuffer>) {
  const pages = await packed(memory);
  const headers = {
    digest: await sha256(pages),
    size: `${memory.byteLength}`,
    browser: navigator.userAgent, // another browser may lay out its functions differently
  };
  await (await caches.open(CACHE.cacheName)).put(KEY, new Response(pages, { headers }));
}

/** Delete the snapshot. */
export async function forget() {
  try {
    if (await hasPlace()) await (await caches.open(CACHE.cacheName)).delete(KEY);
  } catch {
    // Without caches there is nothing to delete.
  }
}

/**
 * Start a worker that makes a snapshot, unless memory or data is scarce. It posts `done` at the end, with or without
 * success. Until then it may be terminated at any moment.
 */
export function making(): Worker | undefined {
  const { deviceMemory = ENOUGH, connection } = navigator as {
    deviceMemory?: number;
    connection?: { saveData?: boolean };
  };
  if (!possible() || deviceMemory < ENOUGH || connection?.saveData || !('Worker' in globalThis)) return undefined;
  return enclosed('snapshot-maker.js');
}

async function sha256(bytes: ArrayBuffer) {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
