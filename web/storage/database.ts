/** The database of this page: opened anew where the browser has closed it, and never waited for without end. */

import { promisifyRequest } from 'idb-keyval';
import type { Foreign } from './checks.ts';

const STORE = 'matches';
const PATIENCE = 10_000; // milliseconds for an answer
const [SHORTEST, LONGEST] = [10, 500]; // milliseconds until it is asked again

let connection: Promise<IDBDatabase> | null = null;

/** Was there none before this visit? */
export const isNew = (): boolean => window.first.madeDatabase;

/** Tells `closed` when the browser has closed the database, to make room, or another tab deletes it. */
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
    return (await open).transaction(STORE, mode, { durability: 'strict' }); // what is told to be stored is on the disk
  } catch (error) {
    if (connection === open) connection = null;
    if (!isClosed(error) || pause > LONGEST) throw error;
    await new Promise(resolve => setTimeout(resolve, pause));
    return transaction(mode, 2 * pause);
  }
}

/** Has the browser closed it, or is it just about to clear it away? Then it can be opened anew soon. */
const isClosed = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name);

/** What is asked of the database; `alive` is told with each answer where there are many. */
type Ask<T> = (store: IDBObjectStore, alive: () => void) => T | PromiseLike<T>;

export const database = <T>(mode: IDBTransactionMode, ask: Ask<T>): Promise<T> =>
  inTime(alive => transaction(mode).then(opened => ask(opened.objectStore(STORE), alive)));

async function inTime<T>(ask: (alive: () => void) => Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined;
  let fail = () => {};
  const silence = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('the database does not answer'));
  });
  const alive = () => {
    clearTimeout(late);
    late = setTimeout(fail, PATIENCE);
  };
  alive();
  try {
    return await Promise.race([ask(alive), silence]);
  } finally {
    clearTimeout(late);
  }
}

/** What is stored under keys that begin so, by the rest of each. */
export const below = (prefix: string): Promise<[string, unknown][]> =>
  database('readonly', async store => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest(store.getAll(range)),
    ]);
    return keys.map((key, at) => [String(key).slice(prefix.length), values[at]]);
  });

/** How often something has been stored: whoever knows another number does not know what is stored. */
export const revisionOf = (value: Foreign): number => (Number.isSafeInteger(value?.revision) ? value.revision : 0);
