// The parts of a browser that the page's stores need: an empty localStorage, an empty database, and no media queries.
// A test file imports this before any module of the page.

import { setMaxListeners } from 'node:events';
import { createRequire } from 'node:module';

setMaxListeners(100); // each store and each tab of a test keeps a listener until the end

const fromPage = createRequire(new URL('../../web/package.json', import.meta.url));
const { IDBFactory, IDBKeyRange }: { IDBFactory: new () => IDBFactory; IDBKeyRange: typeof globalThis.IDBKeyRange } =
  fromPage('fake-indexeddb');

/** Its values are properties of it, as in a browser. */
class MemoryStorage {
  isFull = false;

  getItem(key: string): string | null {
    return (Reflect.get(this, key) as string | undefined) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    Reflect.set(this, key, value);
  }

  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }

  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
    this.isFull = false;
  }
}

const factory = new IDBFactory();

function openDatabase() {
  return new Promise<IDBDatabase>((done, failed) => {
    const request = factory.open('taku');
    request.onupgradeneeded = () => request.result.createObjectStore('matches');
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

export const localStorage = new MemoryStorage();

Object.assign(globalThis, {
  IDBKeyRange,
  localStorage,
  matchMedia: () => ({ addEventListener() {}, matches: false }),
  window: { first: { database: null, openDatabase, madeDatabase: false } },
});
Reflect.deleteProperty(globalThis, 'BroadcastChannel'); // an open channel keeps the process alive

/** Put values into the database behind the page's back. */
export async function put(values: Record<string, unknown>) {
  const database = await openDatabase();
  const transaction = database.transaction('matches', 'readwrite');
  for (const [key, value] of Object.entries(values)) transaction.objectStore('matches').put(value, key);
  await new Promise(done => transaction.addEventListener('complete', done));
  database.close();
}

/** Erase what the page has stored, and what it holds of that in memory. */
export async function erase() {
  const { eraseLocalStore } = await import('../../web/storage/local-store.ts');
  localStorage.clear();
  eraseLocalStore();
  const database = await openDatabase();
  const transaction = database.transaction('matches', 'readwrite');
  transaction.objectStore('matches').clear();
  await new Promise(done => transaction.addEventListener('complete', done));
  database.close();
}
