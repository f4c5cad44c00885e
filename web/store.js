import { createStore, clear, promisifyRequest } from 'idb-keyval';
import { isMatch, isRecord, recordOf } from './match-shape.js';

/** @typedef {import('idb-keyval').UseStore} Database */
/** @typedef {import('./types').StoredMatch} StoredMatch */
/** @typedef {import('./types').Matches} Matches */

/** Where a match is kept: unfinished, which is all that the start reads; finished; and without its moves, for statistics. */
const [UNFINISHED, FINISHED, RECORD] = ['match:', 'over:', 'record:'];

/** Tells other tabs that what is stored has changed. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku matches') : null;

/**
 * The matches of this device. The unfinished ones live in memory and are written behind; without
 * a database (a private window) all live for this visit only. An entry that cannot be read is
 * set aside and never written over. `changed` is told what another tab has done.
 * @param {() => void} changed @returns {Promise<Matches>}
 */
export async function openMatches(changed) {
  const { database, found } = await readAll();
  /** @type {Map<string, StoredMatch>} */ const matches = new Map();
  /** @type {{ key: string, value: unknown }[]} */ const damaged = [];
  for (const [key, value] of found) {
    if (isMatch(value) && key === UNFINISHED + value.id) matches.set(value.id, value);
    else damaged.push({ key: String(key), value });
  }

  /** Those that could not be written: here is more than is stored. @type {Set<string>} */
  const unwritten = new Set();

  /** What is stored now: another tab may have gone on. @param {string} id */
  async function readAgain(id) {
    if (!database || unwritten.has(id)) return;
    const value = await read(database, id);
    if (isMatch(value)) matches.set(id, value);
    else matches.delete(id);
  }

  /** Those that are here only. */
  const unstored = () => [...matches.values()].filter(({ id }) => !database || unwritten.has(id));

  if (news) {
    news.onmessage = async ({ data: id }) => {
      if (typeof id === 'string') await readAgain(id);
      else matches.clear();
      changed();
    };
  }
  return {
    lasting: database !== null,
    async keep(...kept) {
      for (const match of kept) {
        matches.set(match.id, match);
        unwritten.add(match.id);
      }
      if (database) await write(database, kept);
      for (const { id } of kept) {
        unwritten.delete(id);
        news?.postMessage(id);
      }
    },
    async open(id) {
      await readAgain(id);
      return matches.get(id) ?? null;
    },
    list: () => [...matches.values()].filter(({ over }) => !over).sort(newest),
    async finished() {
      const stored = database ? (await below(database, RECORD)).map(([, value]) => value).filter(isRecord) : [];
      const here = unstored().map(recordOf).filter(isRecord);
      return [...stored.filter(({ id }) => !unwritten.has(id)), ...here].sort(newest);
    },
    async all() {
      const stored = database ? (await below(database, FINISHED)).map(([, value]) => value).filter(isMatch) : [];
      return [...stored.filter(({ id }) => !matches.has(id)), ...matches.values()];
    },
    async drop(id) {
      matches.delete(id);
      if (database) await remove(database, id);
      news?.postMessage(id);
    },
    damaged: () => damaged,
    setAside(id) {
      damaged.push({ key: UNFINISHED + id, value: matches.get(id) });
      matches.delete(id);
    },
    async erase() {
      matches.clear();
      unwritten.clear();
      damaged.length = 0;
      if (database) await clear(database);
      news?.postMessage(null);
    },
  };
}

/** @param {{ when: number }} one @param {{ when: number }} other */
const newest = (one, other) => other.when - one.when;

async function readAll() {
  try {
    const database = createStore('taku', 'matches');
    return { database, found: await below(database, UNFINISHED) };
  } catch {
    return { database: null, found: [] };
  }
}

/** What is stored under keys that begin so. @param {Database} database @param {string} prefix @returns {Promise<[IDBValidKey, unknown][]>} */
const below = (database, prefix) => database('readonly', async store => {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest(store.getAll(range)),
  ]);
  return keys.map((key, at) => [key, values[at]]);
});

/** @param {Database} database @param {string} id @returns {Promise<unknown>} */
const read = (database, id) => database('readonly', async store => {
  const [unfinished, finished] = await Promise.all([
    promisifyRequest(store.get(UNFINISHED + id)),
    promisifyRequest(store.get(FINISHED + id)),
  ]);
  return unfinished ?? finished;
});

/** Each is in one place only. @param {Database} database @param {readonly StoredMatch[]} matches @returns {Promise<void>} */
const write = (database, matches) => database('readwrite', store => {
  for (const match of matches) {
    const { id, over, result } = match;
    store.put(match, (over ? FINISHED : UNFINISHED) + id);
    store.delete((over ? UNFINISHED : FINISHED) + id);
    if (over && result) store.put(recordOf(match), RECORD + id);
    else store.delete(RECORD + id);
  }
  return promisifyRequest(store.transaction);
});

/** @param {Database} database @param {string} id @returns {Promise<void>} */
const remove = (database, id) => database('readwrite', store => {
  for (const place of [UNFINISHED, FINISHED, RECORD]) store.delete(place + id);
  return promisifyRequest(store.transaction);
});
