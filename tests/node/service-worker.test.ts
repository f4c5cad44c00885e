/** The service worker: which caches it deletes when, and what it says while it compares them. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, test } from 'node:test';

const PAGE = 'https://taku.test/taku/';
const [OLD, NEW] = ['taku https://taku.test/taku/ 1', 'taku https://taku.test/taku/ 2'];
const MAIN = `${PAGE}app-2/main.js`;
const [FRENCH, LESSONS] = [`${PAGE}app-2/words/fr.ftl`, `${PAGE}app-2/data/lessons.fr.json`];
const TEXT = 'whole';

/** Caches of the browser: the files of each by their addresses. */
const stored = new Map<string, Map<string, string>>();
const matched = (files: Map<string, string> | undefined, url: string) => {
  const text = files?.get(url);
  return text === undefined ? undefined : new Response(text);
};
const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (url: string, { cacheName = NEW } = {}) => matched(stored.get(cacheName), url),
  open: async (name: string) => ({
    keys: async () => [...(stored.get(name)?.keys() ?? [])].map(url => ({ url })),
    put: async (url: string, answer: Response) => void stored.get(name)?.set(url, await answer.text()),
    delete: async (url: string) => stored.get(name)?.delete(url),
  }),
};

/** Open windows, and the builds that the pages in them have locked. */
const windows: { url: string }[] = [];
const builds: string[] = [];
const registration = { scope: PAGE, installing: null, waiting: null as object | null };
const held = async () => ({ held: builds.map(build => ({ name: `taku build ${build}` })) });

type Heard = { waitUntil(done: Promise<unknown>): void; data?: object; ports?: object[] };
const listeners = new Map<string, (event: Heard) => void>();
const hash = createHash('sha256').update(TEXT).digest('base64');
const scope = {
  registration,
  clients: { matchAll: async () => windows, claim: async () => {} },
  addEventListener: (type: string, listener: (event: Heard) => void) => listeners.set(type, listener),
};
for (const [name, value] of Object.entries({
  self: scope,
  caches,
  navigator: { locks: { query: held } },
  BUILD: '2',
  FILES: { 'app-2/main.js': hash },
  LANGUAGES: { fr: { 'app-2/words/fr.ftl': hash, 'app-2/data/lessons.fr.json': hash } },
  DOCUMENTS: {},
  SORRY: '',
}))
  Object.defineProperty(globalThis, name, { value, configurable: true });
await import(new URL('../../web/sw.ts', import.meta.url).href); // for a worker: other types than those of a page

/** Have the worker hear of an event, and wait until it has done all that belongs to it. */
async function hears(type: string, more: Partial<Heard> = {}) {
  const done: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: each => done.push(each), ...more });
  await Promise.all(done);
}

/** Open the page in so many windows, and these builds are known of them. */
function opens(count: number, ...known: string[]) {
  windows.splice(0, Infinity, ...Array.from({ length: count }, (_, at) => ({ url: `${PAGE}?${at}#/learn` })));
  builds.splice(0, Infinity, ...known);
}

beforeEach(() => {
  stored.clear();
  for (const name of [OLD, NEW]) stored.set(name, new Map([[MAIN, TEXT]]));
  registration.waiting = null;
  opens(0);
});

test('an old cache goes once no page is of its build', async () => {
  opens(2, '1', '2');
  await hears('activate');
  assert.deepEqual([...stored.keys()], [OLD, NEW]);
  opens(1, '2');
  await hears('message', { data: { type: 'tidy' } });
  assert.deepEqual([...stored.keys()], [NEW]);
});

test('a page that has only begun keeps all caches', async () => {
  opens(2, '2');
  await hears('activate');
  assert.deepEqual([...stored.keys()], [OLD, NEW]);
});

test('documents beside the page keep no cache', async () => {
  windows.push({ url: `${PAGE}python/` }, { url: `${PAGE}hearts/` });
  await hears('activate');
  assert.deepEqual([...stored.keys()], [NEW]);
});

test('no cache goes while a newer build waits', async () => {
  registration.waiting = {};
  await hears('message', { data: { type: 'tidy' } });
  assert.deepEqual([...stored.keys()], [OLD, NEW]);
});

test('a comparison says that it has begun', async () => {
  const said: unknown[] = [];
  await hears('message', {
    data: { type: 'mend', age: 0 },
    ports: [{ postMessage: (data: unknown) => said.push(data) }],
  });
  assert.deepEqual(said, ['begun', 'whole']);
});

// Languages

/** Have the worker answer a request of the page; the network has every file. */
async function answers(url: string) {
  const answered: Promise<Response>[] = [];
  const request = { url, method: 'GET', cache: 'default', mode: 'cors' };
  await hears('fetch', { request, respondWith: (answer: Promise<Response>) => answered.push(answer) } as object);
  return (await answered[0]).text();
}

const kept = () => [...(stored.get(NEW)?.keys() ?? [])];
globalThis.fetch = async () => new Response(TEXT);

test('an installation keeps no language that no one has spoken', async () => {
  await hears('install');
  assert.deepEqual(kept(), [MAIN]);
});

test('an installation keeps the languages that a build before had', async () => {
  stored.get(OLD)?.set(`${PAGE}app-1/words/fr.ftl`, TEXT);
  await hears('install');
  assert.deepEqual(kept().sort(), [LESSONS, MAIN, FRENCH].sort());
});

test('a file of a language is kept when a page has fetched it', async () => {
  assert.equal(await answers(FRENCH), TEXT);
  assert.deepEqual(kept(), [MAIN, FRENCH]);
});

test('a wrong file of a language is not kept', async () => {
  globalThis.fetch = async () => new Response('sign in first');
  assert.equal(await answers(FRENCH), 'sign in first');
  assert.deepEqual(kept(), [MAIN]);
  globalThis.fetch = async () => new Response(TEXT);
});

test('all files of a language are kept for the page that speaks it', async () => {
  const told: object[] = [];
  const source = { postMessage: (data: object) => told.push(data) };
  await hears('message', { data: { type: 'tidy', language: 'fr' }, source } as object);
  assert.deepEqual(kept().sort(), [LESSONS, MAIN, FRENCH].sort());
  assert.deepEqual(told, [{ type: 'kept', whole: true }]);
});
