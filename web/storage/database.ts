/** The database of this page. It is reopened after the browser has closed it, and every request has a timeout. */

import type { Foreign } from './checks.ts';

const STORE = 'matches';
const PATIENCE = 10_000; // milliseconds without an answer until a request fails
const [SHORTEST, LONGEST] = [10, 500]; // milliseconds of the first and the longest pause between retries

let connection: Promise<IDBDatabase> | null = null;

/** True if the database was created in this visit. */
export const isNew = (): boolean => window.first.madeDatabase;

/** Dispatches `closed` after the browser has closed the database to free space, or another tab has deleted it. */
export const closing = new EventTarget();

async function connect(): Promise<IDBDatabase> {
  const opening = window.first.database ?? window.first.openDatabase();
  window.first.database = null;
  const database = await opening;
  database.onclose = () => {
    connection = null;
    closing.dispatchEvent(new Event('closed'));
  };
  database.onversionchange = ({ newVersion }) => {
    database.close(); // a newer version of the page must not wait for this one
    connection = null;
    if (newVersion === null) closing.dispatchEvent(new Event('closed')); // another tab deletes it
  };
  return database;
}

async function transaction(mode: IDBTransactionMode, pause: number = SHORTEST): Promise<IDBTransaction> {
  const open = (connection ??= connect());
  try {
    return (await open).transaction(STORE, mode, { durability: 'strict' }); // strict: what is stored is on the disk
  } catch (error) {
    if (connection === open) connection = null;
    if (!isClosed(error) || pause > LONGEST) throw error;
    await new Promise(resolve => setTimeout(resolve, pause));
    return transaction(mode, 2 * pause);
  }
}

/** True if the browser has closed the database or is about to delete it: it can be reopened soon. */
const isClosed = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name);

/** A request to the database. One with many answers calls `alive` at each, to restart the timeout. */
type Ask<T> = (store: IDBObjectStore, alive: () => void) => T | PromiseLike<T>;

/** Run requests in one transaction; rejects after `PATIENCE` milliseconds without an answer. */
export const database = <T>(mode: IDBTransactionMode, ask: Ask<T>): Promise<T> =>
  withTimeout(alive => transaction(mode).then(opened => ask(opened.objectStore(STORE), alive)));

async function withTimeout<T>(ask: (alive: () => void) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail = () => {};
  const timeout = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('the database does not answer'));
  });
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, PATIENCE);
  };
  alive();
  try {
    return await Promise.race([ask(alive), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Return the result of a request; rejects with its error. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Wait until everything in a transaction is stored; rejects if it has been aborted. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Delete all entries. */
export const eraseDatabase = (): Promise<void> =>
  database('readwrite', store => {
    store.clear();
    return committed(store.transaction);
  });

/** Entries whose keys begin with a prefix, by the rest of the key. */
export const below = (prefix: string): Promise<[string, unknown][]> =>
  database('readonly', store => entriesIn(store, prefix));

/** Entries whose keys begin with a prefix, within a transaction. */
export async function entriesIn(store: IDBObjectStore, prefix: string): Promise<[string, unknown][]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))]);
  return keys.map((key, at) => [String(key).slice(prefix.length), values[at]]);
}

/** Number of times that a value was stored. A tab that knows another number has not seen the latest value. */
export const revisionOf = (value: Foreign): number => (Number.isSafeInteger(value?.revision) ? value.revision : 0);
