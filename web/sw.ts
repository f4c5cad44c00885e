// The service worker. It caches the whole site, so that it works offline and behind captive portals.
//
// The build writes constants above this line: BUILD, the name of this build; FILES, the SHA-256 of each of its files by
// address; LANGUAGES, the same for the files of each language but English, which are cached once a page speaks it;
// DOCUMENTS, the same for the documents of the Python library, which are cached when a reader opens one of them; and
// SORRY, the page for when the page itself is not available. A file with another hash is never cached. The page and its
// parts come from one cache, without a request to the network: a newer build comes with its own service worker, which
// the browser looks for by itself. Only files of the Python interpreter are first read from the browser's HTTP cache,
// which has them compiled too.

export {};

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;
declare const FILES: Hashes;
declare const LANGUAGES: Readonly<Record<string, Hashes>>;
declare const DOCUMENTS: Hashes;
declare const SORRY: string;

/** SHA-256 by address. */
type Hashes = Readonly<Record<string, string>>;
/** A file that is handed to the page; null if it was too large to read. */
type HandedFile = { file: File | null; from: string | null };
type How = { integrity?: string; modes?: readonly RequestCache[] };

const { clients, registration } = self;
const PAGE = registration.scope;

const OURS = `taku ${PAGE} `; // another Taku may be on this host
const CACHE = OURS + BUILD;
const MINE = { cacheName: CACHE };
const BUILD_LOCK = 'taku build '; // of browser/update.ts
const PATIENCE = 2500; // milliseconds that the network has before the cached file is used
const LANES = 3; // parallel downloads to the cache: each file in progress is held in memory
const NEVER_CHANGES = /\/(app|py|tablebases)-[0-9a-f]+\//; // files that change only with the name of their folder
const COMPILED = /\/py-[0-9a-f]+\/[^/]+\.(js|wasm)$/;
const byUrl = (hashes: Hashes) =>
  new Map(Object.entries(hashes).map(([file, hash]) => [new URL(file, PAGE).href, hash]));
const HASHES = byUrl(FILES);
const LANGUAGE_HASHES = new Map(Object.entries(LANGUAGES).map(([code, hashes]) => [code, byUrl(hashes)]));
/** The hashes of all files of this build, also of the languages that no one speaks here. */
const ALL_HASHES = new Map([HASHES, ...LANGUAGE_HASHES.values()].flatMap(hashes => [...hashes]));
const DOCUMENT_HASHES = byUrl(DOCUMENTS);

self.addEventListener('install', event => event.waitUntil(keptLanguages().then(keepSite)));
self.addEventListener('activate', event => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener('message', event => {
  const { data, source } = event;
  if (data?.type === 'skip-waiting') self.skipWaiting();
  if (data?.type === 'build') source?.postMessage({ type: 'build', build: BUILD });
  if (data?.type === 'shared') event.ports[0]?.postMessage(shared.shift() ?? null);
  if (data?.type === 'tidy') event.waitUntil(tidyAndTell(source, data.language));
  if (data?.type === 'mend') event.waitUntil(mendAndTell(data.age, event.ports[0]));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  if (request.method === 'POST' && url === `${PAGE}share`) event.respondWith(received(request));
  if (request.method !== 'GET' || request.cache === 'no-store' || !url.startsWith(PAGE)) return;
  if (isPage(url)) event.respondWith(page(request));
  else if (ALL_HASHES.has(url) || NEVER_CHANGES.test(url)) event.respondWith(buildFile(url, request.cache));
  else if (DOCUMENT_HASHES.has(url)) answerDocument(event, url);
  else if (request.mode === 'navigate') event.respondWith(otherNavigation(request));
});

/** True if this is the address of the page. */
const isPage = (url: string) => url === PAGE || url === `${PAGE}index.html`;

/** Files that apps or websites have handed over, until the page asks for them. Nothing of them is stored. */
const shared: HandedFile[] = [];
const MOST_SHARED = 3; // files: a website could send them without end
const LARGEST_FORM = 65_000_000; // bytes: the largest backup file, and the form around it

/** Take in what another app has shared, or a website has sent: a file, or a text with a link to this site. */
async function received(request: Request) {
  const form = await formIn(request).catch(() => null);
  const file = form?.get('file') ?? null;
  if (!form || (file instanceof File && file.size)) {
    shared.splice(0, shared.length + 1 - MOST_SHARED);
    shared.push({ file: file as File | null, from: senderOf(request) });
    return Response.redirect(`${PAGE}?shared`, 303);
  }
  const text = `${form.get('url') ?? ''} ${form.get('text') ?? ''}`;
  const link = text.split(/\s/).find(word => word.startsWith(`${PAGE}#`));
  return Response.redirect(link ?? PAGE, 303);
}

/** Read the form in a request; rejects as soon as it is too large. */
async function formIn(request: Request) {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  let size = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      size += chunk.byteLength;
      if (size > LARGEST_FORM) throw new Error('too large');
      out.enqueue(chunk);
    },
  });
  const body = request.body ?? (await request.blob()).stream(); // older browsers have no body
  return new Response(body.pipeThrough(bounded), { headers }).formData();
}

/** Return the origin of the website that has sent a request; '' if it hides it, null if no website is known to have. */
function senderOf({ headers, referrer }: Request) {
  const addresses = [headers.get('Origin') ?? '', referrer];
  const other = addresses
    .map(address => /^https?:\/\/[^/]+/.exec(address)?.[0])
    .find(one => one && one !== location.origin);
  const isForeign = ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? '');
  return other ?? (isForeign ? '' : null);
}

/** Return the cached page: of a newer build, if a complete one waits, else of this one. */
async function page(request: Request) {
  const newest = registration.waiting && (await ourCaches()).at(-1);
  const newer = newest && newest !== CACHE && (await caches.match(PAGE, { cacheName: newest }));
  return newer || (await ownPage()) || fetch(request).catch(sorry);
}

/**
 * Return this build's page from the cache, and repair it if it is damaged: no other code could. Hashing takes a
 * millisecond.
 */
async function ownPage() {
  const [kept, copy] = await Promise.all([caches.match(PAGE, MINE), caches.match(PAGE, MINE)]);
  if (!kept || (copy && (await sha256(copy)) === HASHES.get(PAGE))) return kept;
  await replace(PAGE).catch(() => {});
  const replaced = await caches.match(PAGE, MINE);
  return replaced && (await sha256(replaced.clone())) === HASHES.get(PAGE) ? replaced : undefined;
}

/** Answer in place of a damaged or missing page without a connection. */
const sorry = () => new Response(SORRY, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/**
 * Return a file of this build or, for a page that is still open, of another.
 * @param cache 'reload' skips all caches: the page found the cached copy unusable
 */
async function buildFile(url: string, cache: RequestCache) {
  if (cache === 'reload') return networkOrCached(fetched(url, isFile, { modes: ['reload'] }), url);
  if (COMPILED.test(url)) return networkOrCached(fetched(url, isFile), url);
  return (
    (await cached(url)) ?? (ALL_HASHES.has(url) && !HASHES.has(url) ? fetchedLanguageFile(url) : fetched(url, isFile))
  );
}

/** Fetch a file of a language, and keep it. */
async function fetchedLanguageFile(url: string) {
  const answer = await fetched(url, isFile);
  const copy = answer.clone();
  if ((await sha256(answer.clone())) === ALL_HASHES.get(url)) await (await caches.open(CACHE)).put(url, copy);
  return answer;
}

/**
 * Handle a navigation to an address outside the page. If the host has nothing there, redirect to the page as 404.html
 * does.
 */
async function otherNavigation(request: Request) {
  const answer = await Promise.race([fetch(request), timeout()]).catch(() => undefined);
  return answer && answer.status < 400 ? answer : Response.redirect(PAGE);
}

/** Answer with a document of the library, and cache all of them for readers without a connection. */
function answerDocument(event: FetchEvent, url: string) {
  const answer = cached(url);
  event.respondWith(answer.then(kept => kept ?? fetch(event.request)));
  event.waitUntil(keepAll(DOCUMENT_HASHES));
}

const cached = (url: string) => caches.match(url, NEVER_CHANGES.test(url) ? {} : MINE);

/** Cache the missing ones of these files, or reject. The page comes last: if it is cached, all files are. */
async function keepAll(hashes = HASHES) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...hashes.keys()].filter(url => !there.has(url));
  const parts = missing.filter(url => url !== PAGE).values();
  const keep = async (url: string) => cache.put(url, await copiedOrFetched(url, hashes.get(url)));
  const lane = async () => {
    for (const url of parts) await keep(url);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (missing.includes(PAGE)) await keep(PAGE);
}

/** Cache the files of this build, with those of some languages. */
const keepSite = (languages: readonly string[]) =>
  keepAll(new Map([...languages.flatMap(code => [...(LANGUAGE_HASHES.get(code) ?? [])]), ...HASHES]));

/** The languages whose words some build has cached: someone has spoken them here. */
async function keptLanguages() {
  const keys = await Promise.all((await ourCaches()).map(async name => (await caches.open(name)).keys()));
  const urls = keys.flat().map(({ url }) => url);
  return [...LANGUAGE_HASHES.keys()].filter(code => urls.some(url => url.endsWith(`/words/${code}.ftl`)));
}

/** Return a file of this build, from another build's cache or from the network. */
async function copiedOrFetched(url: string, hash?: string) {
  const before = NEVER_CHANGES.test(url) ? await caches.match(url) : undefined;
  if (before && (await sha256(before.clone())) === hash) return before;
  return fetched(url, isAnswer, { integrity: `sha256-${hash}` });
}

/**
 * Time of the last repair (`performance.now()`). `REMEMBERED`: milliseconds in which a browser may still have the damaged file in
 * memory.
 */
let mendedAt = -Infinity;
const REMEMBERED = 60_000;

/** Repair the cache, and tell a page at once that this has begun: a slow device needs many seconds for it. */
async function mendAndTell(age: number, port?: MessagePort) {
  port?.postMessage('begun');
  port?.postMessage(await mend(age));
}

/**
 * Compare all cached files with their hashes, and fetch those that differ.
 * @param age milliseconds since the asking page began: it may have loaded a damaged file before another page had it
 * replaced
 */
async function mend(age: number) {
  const since = performance.now() - age;
  const files = ALL_HASHES.entries();
  let damaged = 0;
  const lane = async () => {
    for (const [url, hash] of files) {
      if (!(await isDamaged(url, hash))) continue;
      await replace(url).then(
        () => (mendedAt = performance.now()),
        () => (damaged += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (damaged) return 'damaged';
  return mendedAt > since - REMEMBERED ? 'mended' : 'whole';
}

/** True if a copy in any build's cache differs. */
async function isDamaged(url: string, hash: string) {
  const copies = await Promise.all((await ourCaches()).map(cacheName => caches.match(url, { cacheName })));
  const hashes = await Promise.all(copies.filter(copy => !!copy).map(sha256));
  return hashes.some(found => found !== hash);
}

/** Fetch a file of this build, and replace all copies. */
async function replace(url: string) {
  const right = await fetched(url, isAnswer, { integrity: `sha256-${ALL_HASHES.get(url)}` });
  const others = NEVER_CHANGES.test(url) ? (await ourCaches()).filter(name => name !== CACHE) : [];
  await Promise.all(others.map(async name => (await caches.open(name)).delete(url)));
  await (await caches.open(CACHE)).put(url, right);
}

async function sha256(answer: Response) {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * Tell a page whether all files are cached, with those of its language: a browser may delete caches and keep the service
 * worker.
 */
async function tidyAndTell(source: ExtendableMessageEvent['source'], language: string) {
  await tidy();
  const whole = await keepSite([language]).then(
    () => true,
    () => false,
  );
  source?.postMessage({ type: 'kept', whole });
}

/** Delete caches of older builds, except those of pages that are still open. */
async function tidy() {
  const [kept, used, count] = await Promise.all([ourCaches(), inUse(), openPages()]);
  if (registration.installing || registration.waiting) return; // a newer build is being cached
  if (navigator.locks && used.length < count) return; // a page has only begun: its build is not known yet
  const old = kept.filter(name => name !== CACHE && !used.includes(name.slice(OURS.length)));
  await Promise.all(old.map(name => caches.delete(name)));
}

/** Names of the caches of all builds, the newest last. */
const ourCaches = async () => (await caches.keys()).filter(name => name.startsWith(OURS));

/** The build of each open page: its script locks the build's name. */
async function inUse() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.flatMap(({ name = '' }) => (name.startsWith(BUILD_LOCK) ? name.slice(BUILD_LOCK.length) : []));
}

/** Number of the open pages, with those whose script has not come yet. */
async function openPages() {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => isPage(url.split(/[?#]/)[0])).length;
}

/** Return the network's answer; after `PATIENCE` or on failure, the cached file. */
async function networkOrCached(network: Promise<Response>, url: string) {
  try {
    return await Promise.race([network, timeout()]);
  } catch {
    return (await cached(url)) ?? network;
  }
}

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));

/**
 * Fetch a file through the HTTP cache; if the result is wrong, again from the network.
 * @param how.integrity the browser itself compares the hash, without a copy in this worker's memory
 */
async function fetched(url: string, isRight: (answer: Response) => boolean, how: How = {}) {
  const { integrity = '', modes = [NEVER_CHANGES.test(url) ? 'force-cache' : 'no-cache', 'reload'] } = how;
  for (const cache of modes) {
    const answer = await fetch(url, { cache, integrity }).catch(error => {
      if (!integrity || cache === 'reload') throw error; // otherwise the cached file may be the wrong one
    });
    if (answer && isRight(answer)) return answer;
  }
  throw new Error(`${url} is not what the build has made`);
}

const isAnswer = ({ ok, redirected }: Response) => ok && !redirected;

/** False for an HTML page from elsewhere, such as a captive portal's. Hashing the file here would delay its use. */
const isFile = (answer: Response) => isAnswer(answer) && !answer.headers.get('content-type')?.startsWith('text/html');
