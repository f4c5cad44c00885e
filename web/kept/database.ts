/** The database of this page: opened anew where the browser has closed it, and never waited for without end. */

import type { UseStore } from 'idb-keyval';
import { promisifyRequest } from 'idb-keyval';

const NAME = 'taku';
const STORE = 'matches';
const VERSION = 1;
const PATIENCE = 10_000; // milliseconds for an answer

let connection: Promise<IDBDatabase> | null = null;

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  database.onclose = () => (connection = null);
  database.onversionchange = () => {
    database.close(); // a newer version of the page must not wait for this one
    connection = null;
  };
  return database;
}

async function transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
  const open = (connection ??= connect());
  try {
    return (await open).transaction(STORE, mode);
  } catch (error) {
    if (connection === open) connection = null;
    throw error;
  }
}

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

export const database: UseStore = (mode, ask) =>
  inTime(
    transaction(mode)
      .catch(error => (isClosed(error) ? transaction(mode) : Promise.reject(error)))
      .then(opened => ask(opened.objectStore(STORE))),
  );

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let late = 0;
  const silence = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE);
  });
  try {
    return await (Promise.race([answer, silence]) as Promise<T>);
  } finally {
    clearTimeout(late);
  }
}
