/**
 * Replies of the engine that a visit leaves for the next one, which shows them before its engine is ready: the table of
 * each match as the player left it, and unanswered questions of practice. Replies of another build do not count.
 */

import { build } from '../built.js';
import type { Frame, Practise, StepLaid } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database, resultOf } from './database.ts';
import { FINISHED, QUESTION, SNAPSHOT, UNFINISHED } from './match-entries.ts';
import type { StoredMatch, TableSnapshot } from './stored-types.ts';

/** True if a frame has all lists that drawing needs. */
const isFrame = (frame: Foreign): frame is Frame =>
  [frame?.view?.zones, frame?.view?.points, frame?.view?.places, frame?.events, frame?.meanings].every(Array.isArray);

/** Replies of one kind. Nothing waits for them: without a database, the next visit waits for its engine. */
class ReplyCache<T extends { frame: Frame }> {
  constructor(
    /** Prefix of the keys. */
    readonly prefix: string,
    /** True if the parts beside the frame are valid. */
    readonly isValid: (value: Foreign) => boolean,
  ) {}

  /** Read an entry; null if there is none of this build. */
  async read(key: string): Promise<T | null> {
    try {
      return await database('readonly', store => this.readIn(store, key));
    } catch {
      return null;
    }
  }

  async readIn(store: IDBObjectStore, key: string): Promise<T | null> {
    const value: Foreign = await resultOf(store.get(this.prefix + key));
    return value?.build === build && isFrame(value.frame) && this.isValid(value) ? value : null;
  }

  /** Store an entry, if `isWanted` says so within the transaction. */
  async keep(key: string, value: T, isWanted?: (store: IDBObjectStore) => Promise<boolean>) {
    const keep = async (store: IDBObjectStore) => {
      if (!isWanted || (await isWanted(store))) await this.keepIn(store, key, value);
    };
    await database('readwrite', keep).catch(() => {});
  }

  async keepIn(store: IDBObjectStore, key: string, value: T) {
    await resultOf(store.put({ ...value, build }, this.prefix + key));
  }

  async drop(key: string) {
    await database('readwrite', store => resultOf(store.delete(this.prefix + key))).catch(() => {});
  }
}

/** A practice request and the engine's replies. */
export interface Question {
  request: Practise;
  laid: StepLaid;
  frame: Frame;
}

/** The unanswered question of each offer, by the offer's key. */
export const questions = new ReplyCache<Question>(
  QUESTION,
  ({ request, laid }) => !!laid?.question?.step && laid.question.seed === request?.seed,
);

const snapshots = new ReplyCache<TableSnapshot & Pick<StoredMatch, 'log'>>(
  SNAPSHOT,
  ({ log, touched, move = '' }) => Array.isArray(log) && Array.isArray(touched) && typeof move === 'string',
);

const isSame = (log: readonly string[], other: readonly string[]) =>
  log.length === other.length && log.every((entry, at) => entry === other[at]);

/** Read the snapshot of a match; null if there is none for this log. */
export async function readSnapshot({ id, log }: StoredMatch): Promise<TableSnapshot | null> {
  const left = await snapshots.read(id);
  return left && isSame(left.log, log) ? left : null;
}

/** Store a snapshot within the transaction that stores its match. */
export const keepSnapshotIn = (store: IDBObjectStore, { id, log }: StoredMatch, snapshot: TableSnapshot) =>
  snapshots.keepIn(store, id, { ...snapshot, log: [...log] });

/** Store a snapshot, unless its match was deleted. */
export const keepSnapshot = ({ id, log }: StoredMatch, snapshot: TableSnapshot) =>
  snapshots.keep(id, { ...snapshot, log: [...log] }, async store => {
    const keys = [UNFINISHED + id, FINISHED + id].map(key => resultOf(store.getKey(key)));
    return (await Promise.all(keys)).some(key => key !== undefined);
  });

/** Store a decision that the engine has not carried out yet: the next visit sends it if the player leaves before. */
export const keepDecision = ({ id, log }: StoredMatch, move: string): Promise<void> =>
  database('readwrite', async store => {
    const left = await snapshots.readIn(store, id);
    if (left && isSame(left.log, log)) await snapshots.keepIn(store, id, { ...left, move });
  }).catch(() => {}); // otherwise the player decides again
