// What remains when an error comes that nobody has caught: a calm screen, the way on, and all data as a file.
// Part of index.html itself, with what it imports. It needs no other file, for all else may be what is broken:
// what it says stands in index.html, and what is kept it reads as it lies there.

import { mend } from './mending.ts';

type Entry = { id?: unknown; log?: unknown };

/** The same as those that kept/ uses. */
const [DATABASE, STORE, UNFINISHED, FINISHED] = ['taku', 'matches', 'match:', 'over:'];
const [MISTAKE, BOT, LESSON, GIVEN, SLIP] = ['mistake:', 'bot:', 'lesson:', 'given:', 'slip:'];
const SHELVES = ['settings', 'lessons', 'practice', 'first'];

const FAILED = 'taku.failed'; // of this tab: where it was
const PATIENCE = 5_000; // milliseconds for a database that may be broken, too
const LONGEST = 300; // letters of an error that are shown

/** What browsers refuse or break off: nothing has failed by it. */
const REFUSALS = ['AbortError', 'NotAllowedError'];
/** What a lost connection is called by Chromium, Firefox and WebKit: whoever lacks something says so. */
const LOST =
  /^(failed to fetch|load failed|network ?error|error loading dynamically|importing a module|the (network|internet) connection)/i;

/** Has it been told already that the page cannot start? */
let startHasFailed = false;

window.mend = mend;
window.failStart = failStart;

addEventListener('error', ({ error, filename }) => meet(error, filename));
addEventListener('unhandledrejection', ({ reason }) => meet(reason));
document.addEventListener('error', ({ target }) => isMain(target) && failStart(), true);
document.addEventListener('load', ({ target }) => isMain(target) && setTimeout(checkStart), true); // errors come first

const isMain = (target: EventTarget | null) => target instanceof Element && target.id === 'main';

/** An empty script fails without an error. */
const checkStart = () => window.first?.isRunning === false && failStart();

/** The page's first script, or what it needs, is missing or wrong. An error of a file that is whole is shown. */
async function failStart(error?: unknown) {
  if (startHasFailed) return;
  startHasFailed = true;
  const isDamaged = await mend();
  addEventListener('online', () => location.reload());
  if (error && !isDamaged) show(error as Error);
  else window.first?.tell('not-fetched');
}

/** An error that nobody has caught: a damaged file may be its cause. */
async function meet(error: unknown, file = '') {
  if (document.querySelector('#app .cannot .slab:not([hidden])') || !isFailure(error, file)) return;
  if (!window.taku) return failStart(error);
  await mend();
  show(error as Error);
}

/** Is it the page that has failed, and not a guest in it or the connection? */
function isFailure(error: unknown, file: string) {
  const main = document.getElementById('main') as HTMLScriptElement | null;
  if (!main || !(error instanceof Error || error instanceof DOMException)) return false;
  const ours = `${file} ${error.stack}`.includes(new URL('.', main.src).href);
  return ours && !REFUSALS.includes(error.name) && !(error instanceof TypeError && LOST.test(error.message));
}

function show(error: Error) {
  const app = document.getElementById('app');
  if (!app) return; // it is shown already
  const root = document.documentElement;
  const page = document.getElementById(`failed-${root.lang}`) ?? document.getElementById('failed-en');
  root.dataset.screen = 'failed';
  app.replaceWith((page as HTMLTemplateElement).content); // with its dialogs, which let nothing else be touched
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
    const told = await save();
    part('outcome').textContent = part(told).textContent;
  };
  part('reload').focus();
}

/** Has it failed before at this address? It may fail there every time. */
function failsAgain() {
  try {
    const before = sessionStorage.getItem(FAILED);
    sessionStorage.setItem(FAILED, location.hash);
    return before === location.hash;
  } catch {
    return false; // nobody may keep anything here
  }
}

/** Hands all data to whoever sits there, unchecked; tells whether the matches are among it. */
async function save() {
  const stored = await kept(UNFINISHED, FINISHED).catch(() => null);
  const places = [MISTAKE, BOT, LESSON, GIVEN, SLIP];
  const [mistakes, bots, own, given, slips] = await Promise.all(places.map(place => kept(place).catch(() => [])));
  const content = {
    taku: 'data',
    format: 1,
    unchecked: true,
    when: new Date().toISOString(),
    ...Object.fromEntries(SHELVES.map(name => [name, shelf(`taku.${name}`)])),
    matches: together(stored ?? [], unwritten()),
    mistakes,
    bots,
    own,
    given,
    slips,
  };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  link.download = `taku-${content.when.slice(0, 10)}.json`;
  link.click();
  return stored ? 'saved' : 'partly';
}

function shelf(key: string): object {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Those that the page has in its memory; with a database it has no others. */
function unwritten(): Entry[] {
  try {
    return window.taku?.matches.list() ?? [];
  } catch {
    return [];
  }
}

/** Each once, as it got furthest. */
function together(stored: Entry[], others: Entry[]) {
  const length = (one?: Entry) => (Array.isArray(one?.log) ? one.log.length : -1);
  const further = others.filter(one => length(one) > length(stored.find(({ id }) => id === one.id)));
  const gone = new Set(further.map(({ id }) => id));
  return [...stored.filter(({ id }) => !gone.has(id)), ...further];
}

/** What lies in these places of the database, whatever it is. */
function kept(...places: string[]): Promise<Entry[]> {
  return new Promise((found, failed) => {
    setTimeout(failed, PATIENCE);
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.transaction?.abort(); // there was none: none is to be made
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
