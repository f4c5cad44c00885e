import type { Catalogue } from '../protocol.d.ts';
import { revisionOf } from './database.ts';
import type { Stored } from './match-entries.ts';
import { misfit, readMatch } from './match-shape.ts';
import type { DamagedMatch, MatchFault, StoredMatch } from './stored-types.ts';

/** The matches that this tab holds in memory: the unfinished ones, and why damaged ones cannot be opened. */
export class MatchMemory {
  readonly matches: Map<string, StoredMatch> = new Map();
  readonly damaged: Map<string, DamagedMatch> = new Map();
  /** Matches with unwritten changes, by id; the value identifies the latest change. */
  readonly unwritten: Map<string, object> = new Map();
  /** The games of this version of the page. */
  catalogue!: Catalogue;
  /** Revision in which each match was last read or written. */
  readonly #revisions: WeakMap<StoredMatch, number> = new WeakMap();
  /** Deleted matches: a pending write of one is dropped. */
  readonly #removed: WeakSet<StoredMatch> = new WeakSet();

  /** Take a stored entry into memory. */
  load(id: string, { value, over, aside }: Stored) {
    this.matches.delete(id);
    this.damaged.delete(id);
    if (value === undefined) return;
    const { match, part } = readMatch(value);
    const wrong = part ?? misplaced(match, id, over) ?? misfit(this.catalogue, match.head);
    const fault = wrong === null ? aside : { part: wrong, entry: 0 };
    if (fault) this.damaged.set(id, { id, value, ...fault });
    else this.hold(match as StoredMatch, revisionOf(value));
  }

  /** Hold a match as it was read or written; a deleted one stays away. */
  hold(match: StoredMatch, revision: number) {
    if (this.isRemoved(match)) return;
    this.matches.set(match.id, match);
    this.#revisions.set(match, revision);
  }

  /** Hold matches that were played on, as the ones played last. */
  change(played: readonly StoredMatch[]) {
    const turn = this.nextTurn;
    for (const match of played) {
      if (this.isRemoved(match)) continue;
      match.turn = turn;
      this.damaged.delete(match.id);
      this.#holdUnwritten(match);
    }
  }

  #holdUnwritten(match: StoredMatch) {
    this.matches.set(match.id, match);
    this.unwritten.set(match.id, {});
  }

  get nextTurn() {
    return 1 + [...this.matches.values()].reduce((most, { turn = 0 }) => Math.max(most, turn), 0);
  }

  revisionOf(match: StoredMatch) {
    return this.#revisions.get(match) ?? 0;
  }

  isRemoved(match: StoredMatch) {
    return this.#removed.has(match);
  }

  /** True if a stored value is the version of a match that was last read or written here. */
  isKnown(match: StoredMatch | undefined, value: unknown) {
    return match !== undefined && revisionOf(value) === this.#revisions.get(match);
  }

  /** True if a stored entry is to replace what is in memory. */
  isNews(id: string, { value, aside }: Stored) {
    if (this.unwritten.has(id)) return false;
    return aside !== null || !revisionOf(value) || !this.isKnown(this.matches.get(id), value);
  }

  /** Move a match to those that cannot be opened. */
  setAside(id: string, fault: MatchFault) {
    this.damaged.set(id, { id, value: this.matches.get(id), ...fault });
    this.matches.delete(id);
  }

  /** Forget a match. Returns a function that brings it back, to be written again. */
  remove(id: string) {
    const [here, odd] = [this.matches.get(id), this.damaged.get(id)];
    if (here) this.#removed.add(here);
    for (const all of [this.matches, this.damaged, this.unwritten]) all.delete(id);
    return () => {
      if (odd) this.damaged.set(id, odd);
      if (!here) return;
      this.#removed.delete(here);
      this.#holdUnwritten(here);
    };
  }

  clear() {
    for (const all of [this.matches, this.damaged, this.unwritten]) all.clear();
  }
}

/** The field that contradicts the key of the entry: 'id' or 'over'; null if none does. */
const misplaced = (match: StoredMatch, id: string, over: boolean) => {
  if (match.id !== id) return 'id';
  return match.over === over ? null : 'over';
};
