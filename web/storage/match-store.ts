import { age } from '../browser/clock.ts';
import type { Catalogue } from '../protocol.d.ts';
import { below, closing, eraseDatabase, resultOf } from './database.ts';
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
  TAKEN,
  write,
  writeAside,
  writeNew,
} from './match-entries.ts';
import { MatchMemory } from './match-memory.ts';
import { faultInRecord, isRecord, misfit, readMatch, recordOf } from './match-shape.ts';
import { begins, copyUnderNewId, goesOn } from './newer-log.ts';
import { keepSnapshotIn } from './reply-cache.ts';
import type { ImportCounts, Matches, MatchFault, StoredMatch, TableSnapshot } from './stored-types.ts';
import { dropUnsaved, eraseUnsaved, putUnsaved, readUnsaved } from './unsaved.ts';

const TAB = Math.random().toString(36).slice(2);
const PATIENCE = 2_500; // milliseconds until the page starts without its database
const DAY = 86_400_000; // milliseconds

/** Called with the ids of changed matches. `parted` is true if this tab's version was stored as a copy. */
type Changed = (ids: readonly string[], parted?: boolean) => void;

/** Tells other tabs the ids of matches that have changed in the database; null for all. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku matches') : null;

/** Tell other tabs. A tab with an older version of the page understands one id at a time. */
function tellTabs(changed: readonly StoredMatch[]) {
  const ids = changed.map(({ id }) => id);
  if (ids.length) news?.postMessage(ids.length === 1 ? ids[0] : ids);
}

/**
 * The store of this device's matches.
 *
 * Unfinished matches are held in memory and written behind. When the page is hidden, unwritten ones go to localStorage
 * for the next visit. Without a database (in a private window) all last for this visit only.
 *
 * An entry that cannot be read is set aside and never overwritten. If another tab or an import has brought a match
 * further, the stored version counts, and what was played here is stored as a copy.
 */
export class MatchStore implements Matches {
  lost = false;
  readonly #memory: MatchMemory = new MatchMemory();
  /** True after the database has opened. */
  #opened = false;

  /** @param changed called with the ids of changed matches, and when a slow database has opened at last */
  private constructor(readonly changed: Changed) {
    if (news) news.onmessage = ({ data: ids }) => this.#otherTabChanged(ids);
    document.addEventListener('visibilitychange', () => this.#saveIfHidden());
    closing.addEventListener('closed', () =>
      this.#storeAgain().then(
        () => changed([]),
        () => {},
      ),
    );
  }

  /** Open the store. A database that is slow to open is waited for only so long. */
  static async open(fetching: Promise<Catalogue>, changed: Changed): Promise<MatchStore> {
    const store = new MatchStore(changed);
    const known = fetching.then(found => void (store.#memory.catalogue = found));
    const opening = store.#openDatabase(known);
    const soon = new Promise(resolve => setTimeout(resolve, PATIENCE));
    await Promise.race([opening, soon]).catch(() => {});
    if (!store.#opened) opening.then(() => store.#write().then(() => changed([]))).catch(() => {});
    return store;
  }

  async #openDatabase(known: Promise<void>) {
    const memory = this.#memory;
    const { unwritten } = memory;
    const stored = await readUnfinished();
    await known;
    const unsaved = readUnsaved().filter(
      ({ match }) => !unwritten.has(match.id) && !misfit(memory.catalogue, match.head),
    );
    for (const { match, revision } of unsaved) {
      memory.hold(match, revision);
      unwritten.set(match.id, {});
    }
    for (const [id, found] of stored) unwritten.has(id) || memory.load(id, found);
    this.#opened = true;
    this.lost = wereLost();
    if (stored.length) noteKept();
    if (unsaved.length) await this.#write().catch(() => {}); // tried again with the next move
  }

  // Other tabs, and the browser

  async #otherTabChanged(ids: string | string[] | null) {
    if (ids === null) this.#forgetAll();
    else await this.#readAgain([ids].flat());
    this.changed([ids ?? []].flat());
  }

  /** Read matches again, because another tab may have played on. An unchanged match stays the same object. */
  async #readAgain(ids: readonly string[]) {
    if (!this.#opened) return;
    const memory = this.#memory;
    try {
      for (const [id, found] of await readAll(ids)) if (memory.isNews(id, found)) memory.load(id, found);
    } catch {
      // The matches in memory were stored, and play goes on.
    }
  }

  #saveIfHidden() {
    if (!document.hidden || !this.#opened) return;
    putUnsaved(this.#unstored.map(match => ({ match, revision: this.#memory.revisionOf(match) })));
  }

  /**
   * After the browser has closed the database: if it was deleted, store the matches in memory again. If localStorage is
   * empty too, the user has cleared all data, and nothing is stored.
   */
  async #storeAgain() {
    const { matches, unwritten } = this.#memory;
    const here = [...matches.keys()].filter(id => !unwritten.has(id));
    for (const id of here) unwritten.set(id, {}); // cleared below for the matches that are stored
    const stored = await readAll(here);
    const gone = isAnythingStored() ? stored.filter(([, { value }]) => value === undefined).map(([id]) => id) : [];
    for (const id of here) if (!gone.includes(id)) unwritten.delete(id);
    if (wereLost() || gone.length) this.lost = true; // finished matches are not in memory
    if (unwritten.size) await this.#write();
  }

  // Writing

  get lasting() {
    return this.#opened && this.#memory.unwritten.size === 0;
  }

  /** Matches with unwritten changes. */
  get #unstored() {
    const { matches, unwritten } = this.#memory;
    return [...matches.values()].filter(({ id }) => !this.#opened || unwritten.has(id));
  }

  async keep(...given: readonly StoredMatch[]) {
    this.#memory.change(given);
    if (this.#opened) await this.#write();
  }

  async begin(match: StoredMatch, table: TableSnapshot) {
    if (!this.#opened) return false;
    match.turn = this.#memory.nextTurn;
    const written = await writeNew(match, store => takeDeal(store, match, table)).catch(() => null);
    if (!written) return false;
    this.#memory.hold(match, written.revision);
    noteKept();
    tellTabs([match]);
    return true;
  }

  /** Write matches: by default all that are not written yet, including those whose earlier write failed. */
  async #write(kept: readonly StoredMatch[] = this.#unstored) {
    const { unwritten } = this.#memory;
    const last = kept.map(({ id }) => unwritten.get(id));
    const written = await write(kept, (stored, match) => this.#settlePlayed(stored, match));
    noteKept();
    const behind = kept.filter(({ id }, at) => written[at]?.match.id !== id).map(({ id }) => id);
    for (const [at, { id }] of kept.entries()) if (unwritten.get(id) === last[at]) unwritten.delete(id); // unchanged
    for (const one of written) if (one) this.#memory.hold(one.match, one.revision);
    dropUnsaved(kept.map(({ id }) => id).filter(id => !unwritten.has(id)));
    tellTabs(kept);
    if (!behind.length) return;
    await this.#readAgain(behind);
    this.changed(
      behind,
      written.some((one, at) => one && one.match.id !== kept[at].id),
    );
  }

  /**
   * Decide what to store for a match played here. Nothing if it was deleted, or if the stored log continues it; a copy
   * if the stored match has taken another course.
   */
  #settlePlayed({ value }: Stored, match: StoredMatch) {
    if (this.#memory.isRemoved(match)) return null;
    if (value === undefined || this.#memory.isKnown(match, value)) return match;
    const { match: stored } = readMatch(value);
    if (stored && goesOn(stored, match)) return match;
    return stored && begins(match, stored) ? null : copyUnderNewId(match, `${TAB}-${this.#memory.revisionOf(match)}`);
  }

  // Import

  async add(found: readonly StoredMatch[], done: (count: number) => void): Promise<ImportCounts> {
    let further = 0;
    const settle = ({ value }: Stored, match: StoredMatch) => {
      const { matches, damaged, unwritten } = this.#memory;
      const own = unwritten.has(match.id) ? matches.get(match.id) : readMatch(value).match;
      if (!own) return value === undefined && !damaged.has(match.id) ? match : null;
      if (!goesOn(own, match)) return null;
      further += 1;
      const { turn, names, friends } = own; // an import changes neither names nor devices
      return { ...match, turn, names, friends, own: own.own };
    };
    const here = (match: StoredMatch | null): Written | null => match && { match, revision: 0 };
    const written = this.#opened ? await write(found, settle, done) : found.map(match => here(settle(NOTHING, match)));
    const came = written.filter(one => one !== null);
    this.#takeIn(came);
    return { matches: came.length - further, further, same: found.length - came.length };
  }

  #takeIn(came: readonly Written[]) {
    const memory = this.#memory;
    if (this.#opened && came.length) noteKept();
    for (const { match, revision } of came) {
      const { id, over } = match;
      if (!this.#opened) memory.unwritten.set(id, {});
      if (this.#opened && over && !memory.matches.has(id)) continue; // a finished match is read when it is opened
      memory.load(id, { value: { ...match, revision }, over, aside: null });
    }
    tellTabs(came.map(({ match }) => match));
  }

  // Reading

  known(id: string) {
    return this.#memory.matches.get(id);
  }

  async open(id: string) {
    await this.#readAgain([id]);
    return this.known(id) ?? null;
  }

  list() {
    return [...this.#memory.matches.values()].filter(({ over, untouched }) => !over && !untouched).sort(latest);
  }

  async finished() {
    const read = async () => Promise.all((await below(RECORD)).map(entry => this.#readRecord(entry)));
    const stored = this.#opened ? (await read()).filter(isRecord) : [];
    const here = this.#unstored.map(recordOf).filter(isRecord);
    return [...stored.filter(({ id }) => !this.#memory.unwritten.has(id)), ...here].sort(newest);
  }

  /** Return a record; if it is damaged, rebuild it from its match. */
  async #readRecord([id, value]: [string, unknown]): Promise<unknown> {
    const part = faultInRecord(value);
    if (part === null) return value;
    const { value: whole } = await read(id);
    const { match } = readMatch(whole);
    const record = match && recordOf(match);
    if (!isRecord(record)) this.#memory.damaged.set(id, { id, value: whole ?? value, part, entry: 0 });
    return record;
  }

  async all() {
    const { matches, damaged } = this.#memory;
    const stored = this.#opened ? (await below(FINISHED)).map(([, value]) => value) : [];
    const read = [...stored, ...[...damaged.values()].map(({ value }) => value)].map(value => readMatch(value).match);
    const found = [...read, ...matches.values()].filter(match => match !== null);
    return [...new Map(found.filter(({ untouched }) => !untouched).map(match => [match.id, match])).values()];
  }

  damaged() {
    return [...this.#memory.damaged.values()];
  }

  faultOf(id: string) {
    return this.#memory.damaged.get(id);
  }

  setAside(id: string, fault: MatchFault) {
    this.#memory.setAside(id, fault);
    if (this.#opened && fault.part !== 'crash') writeAside(id, fault).catch(() => {}); // a crash is tried again
  }

  // Deleting

  async drop(id: string) {
    const { matches, unwritten } = this.#memory;
    const [here, waited] = [matches.get(id), unwritten.has(id)];
    const comeBack = this.#forget(id);
    const entries = await this.#removeStored(id).catch(error => {
      comeBack();
      throw error;
    });
    this.#forget(id); // it may have been read again meanwhile
    news?.postMessage(id);
    return async () => {
      comeBack();
      if (!this.#opened) return;
      await restore(id, entries);
      if (here && waited) return this.#write([here]);
      unwritten.delete(id);
      await this.#readAgain([id]);
      news?.postMessage(id);
    };
  }

  async #removeStored(id: string) {
    return this.#opened ? remove(id) : [];
  }

  #forget(id: string) {
    dropUnsaved([id]);
    return this.#memory.remove(id);
  }

  async sweep() {
    const all = [...this.#memory.matches.values()];
    const forgotten = all.filter(({ untouched, when }) => untouched && age(when) > DAY);
    await Promise.all(forgotten.map(({ id }) => this.drop(id)));
  }

  async erase() {
    this.#forgetAll();
    if (this.#opened) await eraseDatabase();
    news?.postMessage(null);
  }

  #forgetAll() {
    this.#memory.clear();
    eraseUnsaved();
  }
}

/** Mark the deal of a new match as used, and store its table. False if another match has had the deal. */
async function takeDeal(store: IDBObjectStore, match: StoredMatch, table: TableSnapshot) {
  const mark = TAKEN + match.head.seed;
  if ((await resultOf(store.getKey(mark))) !== undefined) return false;
  store.put(true, mark);
  await keepSnapshotIn(store, match, table);
  return true;
}

/** Order by turn, the latest first, independent of the clock; within one turn by time. */
const latest = (one: StoredMatch, other: StoredMatch) => (other.turn ?? 0) - (one.turn ?? 0) || newest(one, other);

const newest = (one: { when: number }, other: { when: number }) => other.when - one.when;
