// Keeps the whole site on the device, so that it works without a connection, and whatever somebody
// else's network answers in its place.
//
// The build writes two constants above this line: BUILD, the name of this build, and FILES: the
// address of each of its files and the SHA-256 of what is in it. What is not just that is never
// kept. The page and its parts come out of one cache, and the network is not asked for them: a
// newer build comes with the service worker that keeps it, which the browser looks for by itself.
// Only Python's interpreter is asked of the browser's own cache first, which also has it compiled.

export {};

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;
declare const FILES: Readonly<Record<string, string>>;

/** What TypeScript's own library does not know yet. */
type InstallEvent = ExtendableEvent & { addRoutes?(route: object): Promise<void> };
declare const URLPattern: new (parts: object) => object;

type How = { integrity?: string; modes?: readonly RequestCache[] };

const { clients, registration } = self;
const PAGE = registration.scope;

const OURS = `taku ${PAGE} `; // another Taku may live on the same host
const CACHE = OURS + BUILD;
const MINE = { cacheName: CACHE };
const PATIENCE = 2500; // milliseconds for the network to answer, before what is kept does
const LANES = 3; // files that are fetched at a time to be kept: what has come of them lies in memory
const NEVER_CHANGES = /\/(app|py|tablebases)-[0-9a-f]+\//; // but with the name of its folder
const COMPILED = /\/py-[0-9a-f]+\/[^/]+\.(mjs|wasm)$/;
/** It is read only where the page itself cannot be: it has its words, and its look, in itself. */
const SORRY = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Taku 卓</title>
<style>
  body { max-width: 32rem; margin: 10vh auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif }
  a { display: inline-block; padding: .75rem 1.25rem; border: 1px solid; border-radius: .5rem; color: inherit }
</style>
<h1>Taku <span lang="ja">卓</span></h1>
<p>Taku could not be opened: its page on this device is damaged or gone, and there is no connection to fetch it again.
Your games are still here. Check the connection, then try again.</p>
<p lang="ja">卓を開けませんでした。この端末のページが壊れているか失われており、接続がないため取得し直せません。対戦の記録はそのまま残っています。接続を確かめて、もう一度お試しください。</p>
<p><a href="">Try again · <span lang="ja">もう一度試す</span></a></p>
`;
const HASHES = new Map(Object.entries(FILES).map(([file, hash]) => [new URL(file, PAGE).href, hash]));

self.addEventListener('install', event => {
  event.waitUntil(keepAll());
  event.waitUntil(goStraight(event));
});
self.addEventListener('activate', event => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener('message', event => {
  const { data, source } = event;
  if (data?.type === 'skip-waiting') self.skipWaiting();
  if (data?.type === 'build') source?.postMessage({ type: 'build', build: BUILD });
  if (data?.type === 'tidy') event.waitUntil(tidyAndTell(source));
  if (data?.type === 'mend') event.waitUntil(mend(data.since).then(found => event.ports[0]?.postMessage(found)));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || request.cache === 'no-store' || !url.startsWith(PAGE)) return;
  if (url === PAGE || url === `${PAGE}index.html`) event.respondWith(page(request));
  else if (HASHES.has(url) || NEVER_CHANGES.test(url)) event.respondWith(part(url, request.cache));
  else if (request.mode === 'navigate') event.respondWith(elsewhere(request));
});

/**
 * Where a browser can, it takes the parts of this build's page out of the cache by itself:
 * they need not pass through here. What is not there it asks of the network.
 */
async function goStraight(event: InstallEvent) {
  const { pathname } = new URL(`app-${BUILD}/`, PAGE);
  try {
    await event.addRoutes?.({
      condition: { urlPattern: new URLPattern({ pathname: `${pathname}*` }) },
      source: { cacheName: CACHE },
    });
  } catch {
    // A browser with other ideas of a route: then they do pass through here.
  }
}

/** The page as it is kept, of a newer build that is whole and waits if there is one; its parts are kept beside it. */
async function page(request: Request) {
  const newest = registration.waiting && (await ours()).at(-1);
  const newer = newest && newest !== CACHE && (await caches.match(PAGE, { cacheName: newest }));
  return newer || (await ownPage()) || fetch(request).catch(sorry);
}

/** The page of this build; one that is damaged nothing else could mend. It is small: to compare it takes a millisecond. */
async function ownPage() {
  const [kept, copy] = await Promise.all([caches.match(PAGE, MINE), caches.match(PAGE, MINE)]);
  if (!kept || (copy && (await sha256(copy)) === HASHES.get(PAGE))) return kept;
  await replace(PAGE).catch(() => {});
  const replaced = await caches.match(PAGE, MINE);
  return replaced && (await sha256(replaced.clone())) === HASHES.get(PAGE) ? replaced : undefined;
}

/** In the place of a page that is damaged or gone, where there is no connection. */
const sorry = () => new Response(SORRY, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/**
 * A part of this build or, for a page that is still open, of another.
 * @param cache 'reload' where what the browser has at hand is of no use: it gets what the network has
 */
async function part(url: string, cache: RequestCache) {
  if (cache === 'reload') return soon(fetched(url, isFile, { modes: ['reload'] }), url);
  if (COMPILED.test(url)) return soon(fetched(url, isFile), url);
  return (await kept(url)) ?? fetched(url, isFile);
}

/** Where nothing of ours is. Is nothing there at all, it leads to the page, as 404.html does. */
async function elsewhere(request: Request) {
  const answer = await Promise.race([fetch(request), tooLate()]).catch(() => undefined);
  return answer && answer.status < 400 ? answer : Response.redirect(PAGE);
}

const kept = (url: string) => caches.match(url, NEVER_CHANGES.test(url) ? {} : MINE);

/**
 * Puts every file of this build that is not there into its cache, or fails as a whole. The page
 * comes last: where it is, all is.
 */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...HASHES.keys()].filter(url => !there.has(url));
  const parts = missing.filter(url => url !== PAGE).values();
  const keep = async (url: string) => cache.put(url, await whole(url));
  const lane = async () => {
    for (const url of parts) await keep(url);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (missing.includes(PAGE)) await keep(PAGE);
}

/** A file of this build, as another build has kept it or as it is fetched. */
async function whole(url: string) {
  const hash = HASHES.get(url);
  const before = NEVER_CHANGES.test(url) ? await caches.match(url) : undefined;
  if (before && (await sha256(before.clone())) === hash) return before;
  return fetched(url, isAnswer, { integrity: `sha256-${hash}` });
}

/** When a file was replaced last, and the milliseconds in which a browser may still have the old one in memory. */
let mended = 0;
const REMEMBERED = 60_000;

/**
 * Compares all that is kept with what the build has made, and fetches anew what differs.
 * @param since when the page that asks began: another may have had a file replaced that it has read before
 */
async function mend(since: number) {
  const files = HASHES.entries();
  let damaged = 0;
  const lane = async () => {
    for (const [url, hash] of files) {
      if (!(await isDamaged(url, hash))) continue;
      await replace(url).then(
        () => (mended = Date.now()),
        () => (damaged += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (damaged) return 'damaged';
  return mended > since - REMEMBERED ? 'mended' : 'whole';
}

/** Does a copy differ, in the cache of any build? */
async function isDamaged(url: string, hash: string) {
  const copies = await Promise.all((await ours()).map(cacheName => caches.match(url, { cacheName })));
  const hashes = await Promise.all(copies.filter(copy => !!copy).map(sha256));
  return hashes.some(found => found !== hash);
}

/** Fetches a file of this build, and puts it in the place of all copies. */
async function replace(url: string) {
  const right = await fetched(url, isAnswer, { integrity: `sha256-${HASHES.get(url)}` });
  const others = NEVER_CHANGES.test(url) ? (await ours()).filter(name => name !== CACHE) : [];
  await Promise.all(others.map(async name => (await caches.open(name)).delete(url)));
  await (await caches.open(CACHE)).put(url, right);
}

async function sha256(answer: Response) {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Tells a page whether all is there: a browser may have thrown it away, and left the service worker. */
async function tidyAndTell(source: ExtendableMessageEvent['source']) {
  await tidy();
  const whole = await keepAll().then(
    () => true,
    () => false,
  );
  source?.postMessage({ type: 'kept', whole });
}

/** Throws away what older builds have kept, but not what a page that is still open may ask for. */
async function tidy() {
  const [kept, used] = await Promise.all([ours(), inUse()]);
  if (registration.installing || registration.waiting) return; // a newer one has begun to keep its own
  const old = kept.filter(name => name !== CACHE && !used.has(name.slice(OURS.length)));
  await Promise.all(old.map(name => caches.delete(name)));
}

/** The caches of all builds, the newest last. */
const ours = async () => (await caches.keys()).filter(name => name.startsWith(OURS));

/** The builds of the pages that are open: each holds a lock as long as it is there. */
async function inUse() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.replace('taku build ', '')));
}

/** What the network answers; after a while, or if it cannot, what is kept under this address. */
async function soon(network: Promise<Response>, url: string) {
  try {
    return await Promise.race([network, tooLate()]);
  } catch {
    return (await kept(url)) ?? network;
  }
}

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));

/**
 * What the browser has at hand or, if that is not right, the network.
 * @param how.integrity the browser compares it by itself, and holds no file in a worker's memory for that
 */
async function fetched(url: string, isRight: (answer: Response) => boolean, how: How = {}) {
  const { integrity = '', modes = [NEVER_CHANGES.test(url) ? 'force-cache' : 'no-cache', 'reload'] } = how;
  for (const cache of modes) {
    const answer = await fetch(url, { cache, integrity }).catch(error => {
      if (!integrity || cache === 'reload') throw error; // else it may be another file
    });
    if (answer && isRight(answer)) return answer;
  }
  throw new Error(`${url} is not what the build has made`);
}

const isAnswer = ({ ok, redirected }: Response) => ok && !redirected;

/** Is it not somebody else's page? That it is the file itself takes too long to find out before it is used. */
const isFile = (answer: Response) => isAnswer(answer) && !answer.headers.get('content-type')?.startsWith('text/html');
