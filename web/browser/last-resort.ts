// The last resort after an uncaught error: a calm screen, a way on, and all data as a file.
// It is part of index.html, with its imports, and needs no other file, because any other file may be the broken one.
// Its texts are in index.html, and of the modules of storage/ it needs the names of the places alone.

import { KEY_PREFIXES, LOCAL_KEYS } from '../storage/places.ts';
import { asJson } from './json.ts';
import { mend } from './mending.ts';

type Entry = { id?: unknown; log?: unknown };

/** Names in the database, as storage/ uses them. */
const [DATABASE, STORE] = ['taku', 'matches'];

const FAILED = 'taku.failed'; // in sessionStorage: the address that failed
const PATIENCE = 5_000; // milliseconds to wait for a database, which may be broken too
const LONGEST = 300; // characters of an error that are shown

/** Errors by which a browser refuses or aborts something: the page has not failed. */
const REFUSALS = ['AbortError', 'NotAllowedError'];
/** Messages of a lost connection in Chromium, Firefox and WebKit: the part that needs the file reports it. */
const LOST =
  /^(failed to fetch|load failed|network ?error|error loading dynamically|importing a module|the (network|internet) connection)/i;

/** True if the page has already reported that it cannot start. */
let startHasFailed = false;

window.mend = mend;
window.failStart = failStart;

addEventListener('error', ({ error, filename }) => handleError(error, filename));
addEventListener('unhandledrejection', ({ reason }) => handleError(reason));
document.addEventListener('error', ({ target }) => isMain(target) && failStart(), true);
document.addEventListener('load', ({ target }) => isMain(target) && setTimeout(checkStart), true); // runs after error events

const isMain = (target: EventTarget | null) => target instanceof Element && target.id === 'main';

/** Detect an empty main script, which fails without an error. */
const checkStart = () => window.first?.isRunning === false && failStart();

/** Handle a failed start: the main script or an import is missing or broken. If all files are whole, show the error. */
async function failStart(error?: unknown) {
  if (startHasFailed) return;
  startHasFailed = true;
  const isDamaged = await mend();
  addEventListener('online', () => location.reload());
  if (error && !isDamaged) show(error as Error);
  else window.first?.tell('not-fetched');
}

/** Handle an uncaught error: repair damaged files, which may be its cause, and show it. */
async function handleError(error: unknown, file = '') {
  if (document.querySelector('#app .cannot .surface:not([hidden])') || !isFailure(error, file)) return;
  if (!window.taku) return failStart(error);
  await mend();
  show(error as Error);
}

/** True if the page itself has failed, and not an extension or the connection. */
function isFailure(error: unknown, file: string) {
  const main = document.getElementById('main') as HTMLScriptElement | null;
  if (!main || !(error instanceof Error || error instanceof DOMException)) return false;
  const ours = `${file} ${error.stack}`.includes(new URL('.', main.src).href);
  return ours && !REFUSALS.includes(error.name) && !(error instanceof TypeError && LOST.test(error.message));
}

function show(error: Error) {
  const app = document.getElementById('app');
  if (!app) return; // the last resort is already shown
  const root = document.documentElement;
  const page = document.getElementById(`failed-${root.lang}`) ?? document.getElementById('failed-en');
  root.dataset.screen = 'failed';
  app.replaceWith((page as HTMLTemplateElement).content); // replaces its dialogs too, which would block all input
  scrollTo(0, 0);
  const part = (name: string) => document.querySelector(`#failed .${name}`) as HTMLElement;
  part('cause').textContent = `${error}`.slice(0, LONGEST);
  const again = failsAgain();
  part('again').hidden = part('first').hidden = !again || location.hash.length < 3;
  part('reload').onclick = () => location.reload();
  part('first').onclick = () => {
    location.hash = '#/';
    location.reload();
  };
  part('save').onclick = async () => {
    part('outcome').textContent = '';
    const outcome = await save();
    part('outcome').textContent = part(outcome).textContent;
  };
  part('reload').focus();
}

/** True if the last failure was at this address too: it may fail there every time. */
function failsAgain() {
  try {
    const before = sessionStorage.getItem(FAILED);
    sessionStorage.setItem(FAILED, location.hash);
    return before === location.hash;
  } catch {
    return false; // storage is forbidden
  }
}

/** Export all data as an unchecked file. Returns the id of the message: 'partly' if the matches could not be read. */
async function save() {
  const { matches, ...others } = KEY_PREFIXES;
  const stored = await readEntries(...matches).catch(() => null);
  const lists = Object.entries(others).map(async ([name, places]) => [
    name,
    await readEntries(...places).catch(() => []),
  ]);
  const content = {
    taku: 'data',
    format: 1,
    unchecked: true,
    when: new Date().toISOString(),
    ...Object.fromEntries(Object.entries(LOCAL_KEYS).map(([name, key]) => [name, localObject(key)])),
    matches: merged(stored ?? [], inMemory()),
    ...Object.fromEntries(await Promise.all(lists)),
  };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([asJson(content)], { type: 'application/json' }));
  link.download = `taku-${content.when.slice(0, 10)}.json`;
  link.click();
  return stored ? 'saved' : 'partly';
}

function localObject(key: string): object {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Matches in the page's memory: all of them if there is no database. */
function inMemory(): Entry[] {
  try {
    return window.taku?.matches.list() ?? [];
  } catch {
    return [];
  }
}

/** Merge two lists of matches; the longer log wins. */
function merged(stored: Entry[], others: Entry[]) {
  const length = (one?: Entry) => (Array.isArray(one?.log) ? one.log.length : -1);
  const further = others.filter(one => length(one) > length(stored.find(({ id }) => id === one.id)));
  const gone = new Set(further.map(({ id }) => id));
  return [...stored.filter(({ id }) => !gone.has(id)), ...further];
}

/** Read all entries of the database whose keys begin with these prefixes, unchecked. */
function readEntries(...places: string[]): Promise<Entry[]> {
  return new Promise((found, failed) => {
    setTimeout(failed, PATIENCE);
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.transaction?.abort(); // there was no database: do not create one
    opening.onerror = failed;
    opening.onsuccess = () => {
      try {
        const store = opening.result.transaction(STORE).objectStore(STORE);
        const parts = places.map(name => store.getAll(IDBKeyRange.bound(name, `${name}\uffff`)));
        store.transaction.oncomplete = () => found(parts.flatMap(({ result }) => result).filter(Boolean));
        store.transaction.onabort = failed;
      } catch (error) {
        failed(error);
      }
    };
  });
}
