import { age } from '../browser/clock.ts';
import type { Catalogue } from '../protocol.d.ts';
import { below, closing, eraseDatabase, revisionOf } from './database.ts';
import { isAnythingStored } from './local-store.ts';
import { noteKept, wereLost } from './loss-check.ts';
import type { Stored, Written } from './match-entries.ts';
import {
  FINISHED,
  NOTHING,
  RECORD,
  read,
  readAll,
  readUnfinished,
  remove,
  restore,
  write,
  writeAside,
  writeNew,
} from './match-entries.ts';
import { faultInRecord, isRecord, misfit, readMatch, recordOf } from './match-shape.ts';
import { begins, copyUnderNewId, goesOn } from './newer-log.ts';
import { useUp } from './opening-store.ts';
import type { DamagedMatch, ImportCounts, Matches, PreparedOpening, StoredMatch } from './stored-types.ts';
import { dropUnsaved, eraseUnsaved, putUnsaved, readUnsaved } from './unsaved.ts';

const TAB = Math.random().toString(36).slice(2);
const PATIENCE = 2_500; // milliseconds until the page starts without its database
const DAY = 86_400_000; // milliseconds

/** Called with the ids of changed matches. `parted` is true if this tab's version was stored as a copy. */
type Changed = (ids: readonly string[], parted?: boolean) => void;

/** Tells other tabs the ids of matches that have changed in the database; null for all. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku matches') : null;

/**
 * The store of this device's matches.
 *
 * Unfinished matches are held in memory and written behind. When the page is hidden, unwritten ones go to localStorage
 * for the next visit. Without a database (in a private window) all last for this visit only.
 *
 * An entry that cannot be read is set aside and never overwritten. If another tab or an import has brought a match
 * further, the stored version counts, and what was played here is stored as a copy.
 *
 * `changed` is called with the ids of changed matches, and when a slow database has opened at last.
 */
export async function openMatches(fetching: Promise<Catalogue>, changed: Changed): Promise<Matches> {
  const matches: Map<string, StoredMatch> = new Map();
  const damaged: Map<string, DamagedMatch> = new Map();

  /** Matches with unwritten changes, by id; the value identifies the latest change. */
  const unwritten: Map<string, object> = new Map();

  /** Revision in which each match was last read or written. */
  const revisions: WeakMap<StoredMatch, number> = new WeakMap();

  /** Deleted matches: a pending write of one is dropped. */
  const removed: WeakSet<StoredMatch> = new WeakSet();

  /** True after the database has opened. */
  let opened = false;
  /** True if the browser has deleted stored matches. */
  let lost = false;
  let catalogue: Catalogue;
  const known = fetching.then(found => (catalogue = found));

  /** Take a stored entry into memory. */
  function load(id: string, { value, over, aside }: Stored) {
    matches.delete(id);
    damaged.delete(id);
    if (value === undefined) return;
    const { match, part } = readMatch(value);
    const wrong = part ?? misplaced(match, id, over) ?? misfit(catalogue, match.head);
    const fault = wrong === null ? aside : { part: wrong, entry: 0 };
    if (fault) damaged.set(id, { id, value, ...fault });
    else hold(match as StoredMatch, revisionOf(value));
  }

  function hold(match: StoredMatch, revision: number) {
    matches.set(match.id, match);
    revisions.set(match, revision);
  }

  const isKnown = (match: StoredMatch | undefined, value: unknown) =>
    match !== undefined && revisionOf(value) === revisions.get(match);

  async function openDatabase() {
    const stored = await readUnfinished();
    await known;
    const unsaved = readUnsaved().filter(({ match }) => !unwritten.has(match.id) && !misfit(catalogue, match.head));
    for (const { match, revision } of unsaved) {
      hold(match, revision);
      unwritten.set(match.id, {});
    }
    for (const [id, found] of stored) unwritten.has(id) || load(id, found);
    opened = true;
    lost = wereLost();
    if (stored.length) noteKept();
    if (unsaved.length) await store(unstored()).catch(() => {}); // tried again with the next move
  }

  /** Read matches again, because another tab may have played on. An unchanged match stays the same object. */
  async function readAgain(ids: readonly string[]) {
    if (!opened) return;
    try {
      for (const [id, found] of await readAll(ids)) if (isNews(id, found)) load(id, found);
    } catch {
      // The matches in memory were stored, and play goes on.
    }
  }

  const isNews = (id: string, { value, aside }: Stored) =>
    !unwritten.has(id) && (aside !== null || !revisionOf(value) || !isKnown(matches.get(id), value));

  /** Return a record; if it is damaged, rebuild it from its match. */
  async function readRecord([id, value]: [string, unknown]): Promise<unknown> {
    const part = faultInRecord(value);
    if (part === null) return value;
    const { value: whole } = await read(id);
    const { match } = readMatch(whole);
    const record = match && recordOf(match);
    if (!isRecord(record)) damaged.set(id, { id, value: whole ?? value, part, entry: 0 });
    return record;
  }

  /** Matches with unwritten changes. */
  const unstored = () => [...matches.values()].filter(({ id }) => !opened || unwritten.has(id));

  const nextTurn = () => 1 + [...matches.values()].reduce((most, { turn = 0 }) => Math.max(most, turn), 0);

  async function keep(...given: readonly StoredMatch[]) {
    const kept = given.filter(match => !removed.has(match));
    const turn = nextTurn();
    for (const match of kept) {
      match.turn = turn;
      matches.set(match.id, match);
      damaged.delete(match.id);
      unwritten.set(match.id, {});
    }
    if (opened) await store(unstored());
  }

  async function begin(match: StoredMatch, opening: PreparedOpening) {
    if (!opened) return false;
    match.turn = nextTurn();
    const written = await writeNew(match, store => useUp(store, match, opening)).catch(() => null);
    if (!written) return false;
    hold(match, written.revision);
    noteKept();
    tellTabs([match]);
    return true;
  }

  /** Write matches, including those whose earlier write failed. */
  async function store(kept: readonly StoredMatch[]) {
    const last = kept.map(({ id }) => unwritten.get(id));
    const written = await write(kept, settlePlayed);
    noteKept();
    const behind = kept.filter(({ id }, at) => written[at]?.match.id !== id).map(({ id }) => id);
    for (const [at, { id }] of kept.entries()) if (unwritten.get(id) === last[at]) unwritten.delete(id); // unchanged
    for (const one of written) if (one && !removed.has(one.match)) hold(one.match, one.revision);
    dropUnsaved(kept.map(({ id }) => id).filter(id => !unwritten.has(id)));
    tellTabs(kept);
    if (!behind.length) return;
    await readAgain(behind);
    changed(
      behind,
      written.some((one, at) => one && one.match.id !== kept[at].id),
    );
  }

  /**
   * After the browser has closed the database: if it was deleted, store the matches in memory again. If localStorage is
   * empty too, the user has cleared all data, and nothing is stored.
   */
  async function storeAgain() {
    const here = [...matches.keys()].filter(id => !unwritten.has(id));
    for (const id of here) unwritten.set(id, {}); // until they are known to be stored
    const stored = await readAll(here);
    const gone = isAnythingStored() ? stored.filter(([, { value }]) => value === undefined).map(([id]) => id) : [];
    for (const id of here) if (!gone.includes(id)) unwritten.delete(id);
    if (wereLost() || gone.length) lost = true; // finished matches are not in memory
    if (unwritten.size) await store(unstored());
  }

  /**
   * Decide what to store for a match played here. Nothing if it was deleted, or if the stored log continues it; a copy
   * if
   * the stored match has taken another course.
   */
  function settlePlayed({ value }: Stored, match: StoredMatch) {
    if (removed.has(match)) return null;
    if (value === undefined || isKnown(match, value)) return match;
    const { match: stored } = readMatch(value);
    if (stored && goesOn(stored, match)) return match;
    return stored && begins(match, stored) ? null : copyUnderNewId(match, `${TAB}-${revisions.get(match) ?? 0}`);
  }

  /** Add matches from an import: those that are new, and those that continue a stored one. */
  async function add(found: readonly StoredMatch[], done: (count: number) => void): Promise<ImportCounts> {
    let further = 0;
    const settle = ({ value }: Stored, match: StoredMatch) => {
      const own = unwritten.has(match.id) ? matches.get(match.id) : readMatch(value).match;
      if (!own) return value === undefined && !damaged.has(match.id) ? match : null;
      if (!goesOn(own, match)) return null;
      further += 1;
      const { turn, names, friends } = own; // what this device knows of the players and of their devices stays
      return { ...match, turn, names, friends, own: own.own };
    };
    const here = (match: StoredMatch | null): Written | null => match && { match, revision: 0 };
    const written = opened ? await write(found, settle, done) : found.map(match => here(settle(NOTHING, match)));
    const came = written.filter(one => one !== null);
    if (opened && came.length) noteKept();
    for (const { match, revision } of came) {
      const { id, over } = match;
      if (!opened) unwritten.set(id, {});
      if (!opened || !over || matches.has(id)) load(id, { value: { ...match, revision }, over, aside: null });
    }
    tellTabs(came.map(({ match }) => match));
    return { matches: came.length - further, further, same: found.length - came.length };
  }

  /** Tell other tabs. A tab with an older version of the page understands one id at a time. */
  function tellTabs(changed: readonly StoredMatch[]) {
    const ids = changed.map(({ id }) => id);
    if (ids.length) news?.postMessage(ids.length === 1 ? ids[0] : ids);
  }

  async function drop(id: string) {
    const [here, odd, waited] = [matches.get(id), damaged.get(id), unwritten.has(id)];
    const comeBack = () => {
      if (odd) damaged.set(id, odd);
      if (here) hasComeBack(here);
    };
    forgetOne(id);
    const entries = await removeStored(id).catch(error => {
      comeBack();
      throw error;
    });
    forgetOne(id); // it may have been read again meanwhile
    news?.postMessage(id);
    return async () => {
      comeBack();
      if (!opened) return;
      await restore(id, entries);
      if (here && waited) return store([here]);
      unwritten.delete(id);
      await readAgain([id]);
      news?.postMessage(id);
    };
  }

  const removeStored = async (id: string) => (opened ? remove(id) : []);

  function hasComeBack(match: StoredMatch) {
    removed.delete(match);
    matches.set(match.id, match);
    unwritten.set(match.id, {});
  }

  function forgetOne(id: string) {
    const here = matches.get(id);
    if (here) removed.add(here);
    for (const all of [matches, damaged, unwritten]) all.delete(id);
    dropUnsaved([id]);
  }

  function forget() {
    for (const all of [matches, damaged, unwritten]) all.clear();
    eraseUnsaved();
  }

  const storeLate = () => store(unstored()).then(() => changed([]));

  if (news) {
    news.onmessage = async ({ data: ids }) => {
      if (ids === null) forget();
      else await readAgain([ids].flat());
      changed([ids ?? []].flat());
    };
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || !opened) return;
    putUnsaved(unstored().map(match => ({ match, revision: revisions.get(match) ?? 0 })));
  });

  closing.addEventListener('closed', () =>
    storeAgain().then(
      () => changed([]),
      () => {},
    ),
  );

  const opening = openDatabase();
  const soon = new Promise(resolve => setTimeout(resolve, PATIENCE));
  await Promise.race([opening, soon]).catch(() => {});
  if (!opened) opening.then(storeLate).catch(() => {});

  return {
    get lost() {
      return lost;
    },
    get lasting() {
      return opened && unwritten.size === 0;
    },
    keep,
    begin,
    add,
    async open(id) {
      await readAgain([id]);
      return matches.get(id) ?? null;
    },
    list: () => [...matches.values()].filter(({ over, untouched }) => !over && !untouched).sort(latest),
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
        ...new Map(
          [...found, ...matches.values()].flatMap(match => (match && !match.untouched ? [[match.id, match]] : [])),
        ).values(),
      ];
    },
    known: id => matches.get(id),
    drop,
    async sweep() {
      const forgotten = [...matches.values()].filter(({ untouched, when }) => untouched && age(when) > DAY);
      await Promise.all(forgotten.map(({ id }) => drop(id)));
    },
    damaged: () => [...damaged.values()],
    faultOf: id => damaged.get(id),
    setAside(id, fault) {
      damaged.set(id, { id, value: matches.get(id), ...fault });
      matches.delete(id);
      if (opened && fault.part !== 'crash') writeAside(id, fault).catch(() => {}); // a crash is tried again
    },
    async erase() {
      forget();
      if (opened) await eraseDatabase();
      news?.postMessage(null);
    },
  };
}

/** Order by turn, the latest first, independent of the clock; within one turn by time. */
const latest = (one: StoredMatch, other: StoredMatch) => (other.turn ?? 0) - (one.turn ?? 0) || newest(one, other);

const newest = (one: { when: number }, other: { when: number }) => other.when - one.when;

/** The field that contradicts the key of the entry: 'id' or 'over'; null if none does. */
const misplaced = (match: StoredMatch, id: string, over: boolean) => {
  if (match.id !== id) return 'id';
  return match.over === over ? null : 'over';
};
