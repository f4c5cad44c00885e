// Keeps the whole site on the device, so that it works without a connection.
//
// The build writes two constants above this line: BUILD, the name of this build, and FILES,
// the addresses of all its files. What lies in a folder named after its contents never
// changes. It is asked of the browser's own cache first, which also has the WebAssembly
// compiled; ours is what remains when there is no connection.

export {};

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;
declare const FILES: readonly string[];

/** What TypeScript's own library does not know yet. */
type InstallEvent = ExtendableEvent & { addRoutes?(route: object): Promise<void> };
declare const URLPattern: new (parts: object) => object;

const { clients, registration } = self;

const OURS = `taku ${registration.scope} `; // another Taku may live on the same host
const CACHE = OURS + BUILD;
const PATIENCE = 2500; // milliseconds for the network to answer, before what is kept does
const NEVER_CHANGES = /\/(app|py|tablebases)-[0-9a-f]+\//;

self.addEventListener('install', event => {
  event.waitUntil(keepAll());
  event.waitUntil(goStraight(event));
});
self.addEventListener('activate', event => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener('message', event => {
  const { data, source } = event;
  if (data?.type === 'skip-waiting') self.skipWaiting();
  if (data?.type === 'build') source?.postMessage({ type: 'build', build: BUILD });
  if (data?.type === 'tidy') event.waitUntil(tidy());
});

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) return;
  if (mode === 'navigate') event.respondWith(soon(fetch(event.request), registration.scope));
  else event.respondWith(soon(load(url, event.request.cache), url));
});

/**
 * Where a browser can, it takes the parts of this build's page out of the cache by itself:
 * they need not pass through here. What is not there it asks of the network.
 */
async function goStraight(event: InstallEvent) {
  const { pathname } = new URL(`app-${BUILD}/`, registration.scope);
  try {
    await event.addRoutes?.({
      condition: { urlPattern: new URLPattern({ pathname: `${pathname}*` }) },
      source: { cacheName: CACHE },
    });
  } catch {
    // A browser with other ideas of a route: then they do pass through here.
  }
}

/** Puts every file of this build into its cache, or fails as a whole. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(file => new URL(file, registration.scope).href).map(async url => {
      const before = NEVER_CHANGES.test(url) ? await caches.match(url) : undefined;
      await cache.put(url, before ?? (await load(url)));
    }),
  );
  const page = await (await cache.match(registration.scope))?.text();
  if (!page?.includes(`app-${BUILD}/`)) throw new Error(`the page is no longer that of build ${BUILD}`);
}

/** Throws away what older builds have kept, but not what a page that is still open may ask for. */
async function tidy() {
  const [kept, used] = await Promise.all([caches.keys(), inUse()]);
  if (registration.installing || registration.waiting) return; // a newer one has begun to keep its own
  const old = kept.filter(name => name.startsWith(OURS) && name !== CACHE && !used.has(name.slice(OURS.length)));
  await Promise.all(old.map(name => caches.delete(name)));
}

/** The builds of the pages that are open: each holds a lock as long as it is there. */
async function inUse() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.replace('taku build ', '')));
}

/** What the network answers; after a while, or if it cannot, what is kept under this address. */
async function soon(network: Promise<Response>, url: string) {
  const patience = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([network, patience]);
  } catch {
    return (await caches.match(url)) ?? network;
  }
}

/** @param wanted 'reload' where what the browser has kept is of no use */
async function load(url: string, wanted?: RequestCache) {
  const usual = NEVER_CHANGES.test(url) ? 'force-cache' : 'no-cache';
  const response = await fetch(url, { cache: wanted === 'reload' ? wanted : usual });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
