import { createStore, clear, del, entries, get, set } from 'idb-keyval';

/** @typedef {import('./types').StoredMatch} StoredMatch */
/** @typedef {import('./types').Matches} Matches */

const PREFIX = 'match:';

/** Tells other tabs that what is stored has changed. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku matches') : null;

/** Is this what `keep` has written? @param {any} value @returns {value is StoredMatch} */
const isMatch = value =>
  typeof value === 'object' && value !== null &&
  typeof value.id === 'string' && typeof value.when === 'number' && typeof value.over === 'boolean' &&
  Array.isArray(value.log) && value.log.every(isText) &&
  Array.isArray(value.names) && value.names.every(isText) &&
  typeof value.head === 'object' && value.head !== null &&
  isText(value.head.game) && Array.isArray(value.head.seats) && value.head.seats.every(isText) &&
  (value.glance === null || isGlance(value.glance));

/** @param {any} glance */
const isGlance = glance =>
  Array.isArray(glance?.items) && glance.items.every(isText) &&
  isText(glance.caption?.id) && typeof glance.caption.args === 'object';

/** @param {unknown} value */
const isText = value => typeof value === 'string';

/**
 * The matches of this device. They live in memory and are written behind; without a
 * database (a private window) they live for this visit only. An entry that cannot be
 * read is set aside and never written over. `changed` is told what another tab has done.
 * @param {() => void} changed @returns {Promise<Matches>}
 */
export async function openMatches(changed) {
  const { database, found } = await readAll();
  /** @type {Map<string, StoredMatch>} */ const matches = new Map();
  /** @type {{ key: string, value: unknown }[]} */ const damaged = [];
  for (const [key, value] of found) {
    if (isMatch(value) && key === PREFIX + value.id) matches.set(value.id, value);
    else damaged.push({ key: String(key), value });
  }

  /** Those that could not be written: here is more than is stored. @type {Set<string>} */
  const unwritten = new Set();

  /** What is stored now: another tab may have gone on. @param {string} id */
  async function readAgain(id) {
    if (!database || unwritten.has(id)) return;
    const value = await get(PREFIX + id, database);
    if (isMatch(value)) matches.set(id, value);
    else matches.delete(id);
  }

  if (news) {
    news.onmessage = async ({ data: id }) => {
      if (typeof id === 'string') await readAgain(id);
      else matches.clear();
      changed();
    };
  }
  return {
    lasting: database !== null,
    async keep(match) {
      matches.set(match.id, match);
      unwritten.add(match.id);
      if (database) await set(PREFIX + match.id, match, database);
      unwritten.delete(match.id);
      news?.postMessage(match.id);
    },
    async open(id) {
      await readAgain(id);
      return matches.get(id) ?? null;
    },
    list: () => [...matches.values()].sort((a, b) => b.when - a.when),
    async drop(id) {
      matches.delete(id);
      if (database) await del(PREFIX + id, database);
      news?.postMessage(id);
    },
    damaged: () => damaged,
    setAside(id) {
      damaged.push({ key: PREFIX + id, value: matches.get(id) });
      matches.delete(id);
    },
    async erase() {
      matches.clear();
      damaged.length = 0;
      if (database) await clear(database);
      news?.postMessage(null);
    },
  };
}

async function readAll() {
  try {
    const database = createStore('taku', 'matches');
    return { database, found: await entries(database) };
  } catch {
    return { database: null, found: [] };
  }
}
