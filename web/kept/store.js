import { clear, promisifyRequest } from 'idb-keyval';
import { build } from '../built.js';
import { database } from './database.js';
import { faultInRecord, isRecord, misfit, readMatch, recordOf } from './match-shape.js';

/** @typedef {import('../types').StoredMatch} StoredMatch */
/** @typedef {import('../types').Damaged} Damaged */
/** @typedef {import('../types').Fault} Fault */
/** @typedef {import('../types').Matches} Matches */

/** Where a match is kept: unfinished, which is all that the start reads; finished; and without its moves, for statistics. */
const [UNFINISHED, FINISHED, RECORD] = ['match:', 'over:', 'record:'];

/** Beside a match that this build's engine does not understand: why. */
const ASIDE = 'aside:';

const PATIENCE = 2_500; // milliseconds until the page starts without its database

/** Tells other tabs that what is stored has changed. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku matches') : null;

/**
 * The matches of this device. The unfinished ones live in memory and are written behind; without
 * a database (a private window) all live for this visit only. An entry that cannot be read is
 * set aside and never written over. `changed` is told what another tab has done, and that a
 * database that let itself be waited for is there.
 * @param {Promise<import('../types').Catalogue>} fetching @param {() => void} changed @returns {Promise<Matches>}
 */
export async function openMatches(fetching, changed) {
  /** @type {Map<string, StoredMatch>} */ const matches = new Map();
  /** @type {Map<string, Damaged>} */ const damaged = new Map();

  /** Those that could not be written: here is more than is stored. @type {Set<string>} */
  const unwritten = new Set();

  /** Is the database there? */
  let opened = false;
  /** @type {import('../types').Catalogue} */ let catalogue;

  /** Takes in what is stored of a match. @param {string} id @param {Stored} stored */
  function take(id, { value, over, aside }) {
    matches.delete(id);
    damaged.delete(id);
    if (value === undefined) return;
    const { match, part } = readMatch(value);
    const wrong = part ?? misplaced(match, id, over) ?? misfit(catalogue, match.head);
    const fault = wrong === null ? aside : { part: wrong, entry: 0 };
    if (fault) damaged.set(id, { id, value, ...fault });
    else matches.set(id, /** @type {StoredMatch} */ (match));
  }

  async function openDatabase() {
    const stored = await readUnfinished();
    catalogue = await fetching;
    for (const [id, found] of stored) unwritten.has(id) || take(id, found);
    opened = true;
  }

  /** What is stored now: another tab may have gone on. @param {string} id */
  async function readAgain(id) {
    if (!opened || unwritten.has(id)) return;
    try {
      take(id, await read(id));
    } catch {
      // What is here was stored, and goes on.
    }
  }

  /** A record; where it is damaged, made anew of its match. @param {[string, unknown]} stored @returns {Promise<unknown>} */
  async function readRecord([id, value]) {
    const part = faultInRecord(value);
    if (part === null) return value;
    const { value: whole } = await read(id);
    const { match } = readMatch(whole);
    const record = match && recordOf(match);
    if (!isRecord(record)) damaged.set(id, { id, value: whole ?? value, part, entry: 0 });
    return record;
  }

  /** Those that are here only. */
  const unstored = () => [...matches.values()].filter(({ id }) => !opened || unwritten.has(id));

  /** @param {readonly StoredMatch[]} kept */
  async function keep(...kept) {
    const last = [...matches.values()].reduce((most, { turn = 0 }) => Math.max(most, turn), 0);
    for (const match of kept) {
      match.turn = last + 1;
      matches.set(match.id, match);
      damaged.delete(match.id);
    }
    await store(kept);
  }

  /** @param {readonly StoredMatch[]} added */
  async function add(...added) {
    for (const match of added) take(match.id, { value: match, over: match.over, aside: null });
    await store(added);
  }

  /** @param {readonly StoredMatch[]} kept */
  async function store(kept) {
    for (const { id } of kept) unwritten.add(id);
    if (!opened) return;
    await write(kept);
    for (const { id } of kept) {
      unwritten.delete(id);
      news?.postMessage(id);
    }
  }

  function forget() {
    matches.clear();
    damaged.clear();
    unwritten.clear();
  }

  const late = () => keep(...unstored()).then(changed);

  if (news) {
    news.onmessage = async ({ data: id }) => {
      if (typeof id === 'string') await readAgain(id);
      else forget();
      changed();
    };
  }

  const opening = openDatabase();
  const soon = new Promise(resolve => setTimeout(resolve, PATIENCE));
  await Promise.race([opening, soon]).catch(() => {});
  if (!opened) opening.then(late).catch(() => {});

  return {
    get lasting() {
      return opened && unwritten.size === 0;
    },
    keep,
    add,
    async open(id) {
      await readAgain(id);
      return matches.get(id) ?? null;
    },
    list: () => [...matches.values()].filter(({ over }) => !over).sort(latest),
    async finished() {
      const stored = opened ? (await Promise.all((await below(RECORD)).map(readRecord))).filter(isRecord) : [];
      const here = unstored().map(recordOf).filter(isRecord);
      return [...stored.filter(({ id }) => !unwritten.has(id)), ...here].sort(newest);
    },
    async all() {
      const stored = opened ? (await below(FINISHED)).map(([, value]) => value) : [];
      const found = [...stored, ...[...damaged.values()].map(({ value }) => value)].map(value => readMatch(value).match);
      return [...new Map([...found, ...matches.values()].flatMap(match => (match ? [[match.id, match]] : []))).values()];
    },
    async drop(id) {
      matches.delete(id);
      damaged.delete(id);
      unwritten.delete(id);
      if (opened) await remove(id);
      news?.postMessage(id);
    },
    damaged: () => [...damaged.values()],
    faultOf: id => damaged.get(id),
    setAside(id, fault) {
      damaged.set(id, { id, value: matches.get(id), ...fault });
      matches.delete(id);
      if (opened && fault.part !== 'crash') writeAside(id, fault).catch(() => {}); // else the next visit tries again
    },
    async erase() {
      forget();
      if (opened) await clear(database);
      news?.postMessage(null);
    },
  };
}

/** The one that was played last first, whatever the clock said; those of the same turn by the clock.
 * @param {StoredMatch} one @param {StoredMatch} other */
const latest = (one, other) => (other.turn ?? 0) - (one.turn ?? 0) || newest(one, other);

/** @param {{ when: number }} one @param {{ when: number }} other */
const newest = (one, other) => other.when - one.when;

/** What is stored of a match, whether among the finished ones, and why this build does not understand it, where it doesn't.
 * @typedef {{ value: unknown, over: boolean, aside: Fault | null }} Stored */

/** What tells that it is not the match that belongs where it was found. @param {StoredMatch} match @param {string} id @param {boolean} over */
const misplaced = (match, id, over) => {
  if (match.id !== id) return 'id';
  return match.over === over ? null : 'over';
};

/** @param {any} mark @returns {Fault | null} */
const fault = mark =>
  (mark?.build === build && typeof mark.part === 'string' && Number.isInteger(mark.entry) ? { part: mark.part, entry: mark.entry } : null);

/** @returns {Promise<[string, Stored][]>} */
async function readUnfinished() {
  const [values, marks] = await Promise.all([below(UNFINISHED), below(ASIDE)]);
  const asides = new Map(marks);
  return values.map(([id, value]) => [id, { value, over: false, aside: fault(asides.get(id)) }]);
}

/** What is stored under keys that begin so, by the rest of each. @param {string} prefix @returns {Promise<[string, unknown][]>} */
const below = prefix => database('readonly', async store => {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest(store.getAll(range)),
  ]);
  return keys.map((key, at) => [String(key).slice(prefix.length), values[at]]);
});

/** @param {string} id @returns {Promise<Stored>} */
const read = id => database('readonly', async store => {
  const [unfinished, finished, mark] = await Promise.all(
    [UNFINISHED, FINISHED, ASIDE].map(place => promisifyRequest(store.get(place + id))));
  return { value: unfinished ?? finished, over: unfinished === undefined, aside: fault(mark) };
});

/** Each is in one place only. @param {readonly StoredMatch[]} matches @returns {Promise<void>} */
const write = matches => database('readwrite', store => {
  for (const match of matches) {
    const { id, over, result } = match;
    store.put(match, (over ? FINISHED : UNFINISHED) + id);
    store.delete((over ? UNFINISHED : FINISHED) + id);
    store.delete(ASIDE + id);
    if (over && result) store.put(recordOf(match), RECORD + id);
    else store.delete(RECORD + id);
  }
  return promisifyRequest(store.transaction);
});

/** @param {string} id @param {Fault} fault @returns {Promise<void>} */
const writeAside = (id, fault) => database('readwrite', store => {
  store.put({ build, ...fault }, ASIDE + id);
  return promisifyRequest(store.transaction);
});

/** @param {string} id @returns {Promise<void>} */
const remove = id => database('readwrite', store => {
  for (const place of [UNFINISHED, FINISHED, RECORD, ASIDE]) store.delete(place + id);
  return promisifyRequest(store.transaction);
});
