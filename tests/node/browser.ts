// The parts of a browser that the page's stores need: an empty localStorage, an empty database, and no media queries.
// A test file imports this before any module of the page.

import { createRequire } from 'node:module';

const fromPage = createRequire(new URL('../../web/package.json', import.meta.url));
const { IDBFactory, IDBKeyRange }: { IDBFactory: new () => IDBFactory; IDBKeyRange: typeof globalThis.IDBKeyRange } =
  fromPage('fake-indexeddb');

class MemoryStorage {
  readonly #values = new Map<string, string>();
  isFull = false;

  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
  }

  removeItem(key: string) {
    this.#values.delete(key);
  }

  clear() {
    this.#values.clear();
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

/** Erase what the page has stored. */
export async function erase() {
  localStorage.clear();
  const database = await openDatabase();
  const transaction = database.transaction('matches', 'readwrite');
  transaction.objectStore('matches').clear();
  await new Promise(done => transaction.addEventListener('complete', done));
  database.close();
}
