// A snapshot of Python's memory with the engine in it, kept on the device so that later visits start sooner.
// It is never needed: on any doubt there is none, and Python starts as it always does.

import { hex } from '../browser/bytes.ts';
import { enclosed } from '../browser/enclosed.ts';
import { SITE } from '../browser/site-paths.ts';
import { build } from '../built.js';

const CACHE = { cacheName: `taku ${SITE} ${build}` }; // the service worker's: goes when this build goes
const KEY = `${SITE}snapshot`;
const ENOUGH = 4; // gigabytes, where the browser tells
const PAGE = 4096; // bytes; two of three pages are empty

/** May there be one on this device? */
const possible = () => 'caches' in globalThis && 'subtle' in crypto;

/**
 * How Python starts from the snapshot, if there is one; what it needs comes later, and rejects
 * if it is not whole, or not one that this browser has made of this build.
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
    return undefined; // a browser that forbids it
  }
}

async function taken(kept: Response) {
  const packed = await kept.arrayBuffer();
  const { headers } = kept;
  const whole = headers.get('digest') === (await sha256(packed));
  if (!whole || headers.get('browser') !== navigator.userAgent) throw new Error('no snapshot of use');
  return unpacked(packed, Number(headers.get('size')));
}

/** The pages that are not empty, behind their numbers: to pack it more tightly takes too long to unpack. */
function packed(memory: Uint8Array<ArrayBuffer>) {
  const page = (n: number) => memory.subarray(n * PAGE, (n + 1) * PAGE);
  const numbers = [...Array(Math.ceil(memory.length / PAGE)).keys()].filter(n => page(n).some(Boolean));
  return new Blob([Uint32Array.of(numbers.length, ...numbers), ...numbers.map(page)]).arrayBuffer();
}

/** @param size of the memory, in bytes */
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

/** Is there a cache of this build? Without a service worker there is none. */
export const hasPlace = () => caches.has(CACHE.cacheName);

export async function remember(memory: Uint8Array<ArrayBuffer>) {
  const pages = await packed(memory);
  const headers = {
    digest: await sha256(pages),
    size: `${memory.byteLength}`,
    browser: navigator.userAgent, // another may lay its functions out in another way
  };
  await (await caches.open(CACHE.cacheName)).put(KEY, new Response(pages, { headers }));
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
