import { clear, promisifyRequest } from 'idb-keyval';
import { build } from '../built.js';
import type { Catalogue } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database } from './database.ts';
import { faultInRecord, isRecord, misfit, readMatch, recordOf } from './match-shape.ts';
import type { Damaged, Fault, Matches, StoredMatch } from './types.ts';

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
 */
export async function openMatches(fetching: Promise<Catalogue>, changed: () => void): Promise<Matches> {
  const matches: Map<string, StoredMatch> = new Map();
  const damaged: Map<string, Damaged> = new Map();

  /** Those that could not be written: here is more than is stored. */
  const unwritten: Set<string> = new Set();

  /** Is the database there? */
  let opened = false;
  let catalogue: Catalogue;

  /** Takes in what is stored of a match. */
  function take(id: string, { value, over, aside }: Stored) {
    matches.delete(id);
    damaged.delete(id);
    if (value === undefined) return;
    const { match, part } = readMatch(value);
    const wrong = part ?? misplaced(match, id, over) ?? misfit(catalogue, match.head);
    const fault = wrong === null ? aside : { part: wrong, entry: 0 };
    if (fault) damaged.set(id, { id, value, ...fault });
    else matches.set(id, match as StoredMatch);
  }

  async function openDatabase() {
    const stored = await readUnfinished();
    catalogue = await fetching;
    for (const [id, found] of stored) unwritten.has(id) || take(id, found);
    opened = true;
  }

  /** What is stored now: another tab may have gone on. */
  async function readAgain(id: string) {
    if (!opened || unwritten.has(id)) return;
    try {
      take(id, await read(id));
    } catch {
      // What is here was stored, and goes on.
    }
  }

  /** A record; where it is damaged, made anew of its match. */
  async function readRecord([id, value]: [string, unknown]): Promise<unknown> {
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

  async function keep(...kept: readonly StoredMatch[]) {
    const last = [...matches.values()].reduce((most, { turn = 0 }) => Math.max(most, turn), 0);
    for (const match of kept) {
      match.turn = last + 1;
      matches.set(match.id, match);
      damaged.delete(match.id);
    }
    await store(kept);
  }

  async function add(...added: readonly StoredMatch[]) {
    for (const match of added) take(match.id, { value: match, over: match.over, aside: null });
    await store(added);
  }

  async function store(kept: readonly StoredMatch[]) {
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
      const found = [...stored, ...[...damaged.values()].map(({ value }) => value)].map(
        value => readMatch(value).match,
      );
      return [
        ...new Map([...found, ...matches.values()].flatMap(match => (match ? [[match.id, match]] : []))).values(),
      ];
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

/** The one that was played last first, whatever the clock said; those of the same turn by the clock. */
const latest = (one: StoredMatch, other: StoredMatch) => (other.turn ?? 0) - (one.turn ?? 0) || newest(one, other);

const newest = (one: { when: number }, other: { when: number }) => other.when - one.when;

/**
 * What is stored of a match, whether among the finished ones, and why this build does not understand it, where it doesn't.
 */
export type Stored = { value: unknown; over: boolean; aside: Fault | null };

/** What tells that it is not the match that belongs where it was found. */
const misplaced = (match: StoredMatch, id: string, over: boolean) => {
  if (match.id !== id) return 'id';
  return match.over === over ? null : 'over';
};

const fault = (mark: Foreign): Fault | null =>
  mark?.build === build && typeof mark.part === 'string' && Number.isInteger(mark.entry)
    ? { part: mark.part, entry: mark.entry }
    : null;

async function readUnfinished(): Promise<[string, Stored][]> {
  const [values, marks] = await Promise.all([below(UNFINISHED), below(ASIDE)]);
  const asides = new Map(marks);
  return values.map(([id, value]) => [id, { value, over: false, aside: fault(asides.get(id)) }]);
}

/** What is stored under keys that begin so, by the rest of each. */
const below = (prefix: string): Promise<[string, unknown][]> =>
  database('readonly', async store => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest(store.getAll(range)),
    ]);
    return keys.map((key, at) => [String(key).slice(prefix.length), values[at]]);
  });

const read = (id: string): Promise<Stored> =>
  database('readonly', async store => {
    const [unfinished, finished, mark] = await Promise.all(
      [UNFINISHED, FINISHED, ASIDE].map(place => promisifyRequest(store.get(place + id))),
    );
    return { value: unfinished ?? finished, over: unfinished === undefined, aside: fault(mark) };
  });

/** Each is in one place only. */
const write = (matches: readonly StoredMatch[]): Promise<void> =>
  database('readwrite', store => {
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

const writeAside = (id: string, fault: Fault): Promise<void> =>
  database('readwrite', store => {
    store.put({ build, ...fault }, ASIDE + id);
    return promisifyRequest(store.transaction);
  });

const remove = (id: string): Promise<void> =>
  database('readwrite', store => {
    for (const place of [UNFINISHED, FINISHED, RECORD, ASIDE]) store.delete(place + id);
    return promisifyRequest(store.transaction);
  });
