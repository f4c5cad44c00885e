/** The database of this page: opened anew where the browser has closed it, and never waited for without end. */
import { promisifyRequest } from 'idb-keyval';

/** @typedef {import('idb-keyval').UseStore} Database */

const NAME = 'taku';
const STORE = 'matches';
const VERSION = 1;
const PATIENCE = 10_000; // milliseconds for an answer

/** @type {Promise<IDBDatabase> | null} */
let connection = null;

/** @returns {Promise<IDBDatabase>} */
async function connect() {
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

/** @param {IDBTransactionMode} mode @returns {Promise<IDBTransaction>} */
async function transaction(mode) {
  const open = (connection ??= connect());
  try {
    return (await open).transaction(STORE, mode);
  } catch (error) {
    if (connection === open) connection = null;
    throw error;
  }
}

/** @param {unknown} error */
const isClosed = error => error instanceof DOMException && error.name === 'InvalidStateError';

/** @type {Database} */
export const database = (mode, ask) => inTime(
  transaction(mode)
    .catch(error => (isClosed(error) ? transaction(mode) : Promise.reject(error)))
    .then(opened => ask(opened.objectStore(STORE))),
);

/** @template T @param {Promise<T>} answer @returns {Promise<T>} */
async function inTime(answer) {
  let late = 0;
  const silence = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE);
  });
  try {
    return await /** @type {Promise<T>} */ (Promise.race([answer, silence]));
  } finally {
    clearTimeout(late);
  }
}
