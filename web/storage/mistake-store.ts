/** Store of mistakes, which return for practice until they were answered right often enough. */

import { promisifyRequest } from 'idb-keyval';
import type { Reviewed } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { below, database } from './database.ts';
import { datesOf, today } from './dates.ts';
import { MISTAKE } from './match-entries.ts';
import { answered, made } from './mistake-schedule.ts';
import { MISTAKE_FORM } from './mistake-shape.ts';
import type { Mistake, Mistakes, StoredMatch } from './stored-types.ts';

const MOST = 2_000; // mistakes that may be open at a time

const isMistake = (value: Foreign): value is Mistake => MISTAKE_FORM(value) === null;

/** Marks a mistake that was mastered or removed, so that no review adds it again. */
const GONE = { gone: true };

const idOf = ({ id }: StoredMatch, { entry }: Reviewed) => `${id}/${entry}`;

const fresh = (match: StoredMatch, seat: number, reviewed: Reviewed): Mistake => ({
  id: idOf(match, reviewed),
  head: match.head,
  log: match.log.slice(0, reviewed.entry),
  names: match.names,
  when: match.when,
  played: datesOf(match).ended,
  seat,
  reviewed,
  ...made(today()),
  answered: 0,
});

/** Tells other tabs that something has changed. */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('taku mistakes') : null;

/** Open the store of mistakes. @param changed called when another tab has changed something */
export function openMistakes(changed: () => void): Mistakes {
  /** Entries in memory only, if there is no database. */
  const unwritten: Map<string, unknown> = new Map();

  if (news) news.onmessage = changed;

  /** Replace an entry by what `to` makes of the stored one, in one transaction: null deletes it, undefined keeps it. */
  async function change(id: string, to: (there: unknown) => unknown): Promise<void> {
    try {
      if (unwritten.has(id)) throw new Error('it is not in the database');
      await database('readwrite', async store => {
        const there: unknown = await promisifyRequest(store.get(MISTAKE + id));
        const value = to(there);
        if (value === null) store.delete(MISTAKE + id);
        else if (value !== undefined) store.put(value, MISTAKE + id);
        await promisifyRequest(store.transaction);
        if (value !== undefined) news?.postMessage(null);
      });
    } catch {
      const value = to(unwritten.get(id));
      if (value === null) unwritten.delete(id);
      else if (value !== undefined) unwritten.set(id, value);
    }
  }

  const stored = () => below(MISTAKE).catch((): [string, unknown][] => []);

  async function all() {
    const found = new Map([...(await stored()), ...unwritten]);
    return [...found].flatMap(([id, value]) => (isMistake(value) && value.id === id ? [value] : []));
  }

  return {
    all,
    async found(match, seat, reviewed) {
      if (!match.id || !reviewed.clear || (await all()).length >= MOST) return;
      const mistake = fresh(match, seat, reviewed);
      await change(mistake.id, there => (there === undefined && isMistake(mistake) ? mistake : undefined));
    },
    async answered(id, right) {
      let now: Mistake | null = null;
      await change(id, there => {
        if (!isMistake(there)) return undefined;
        const next = answered(there, right, today());
        now = next && { ...there, ...next, answered: there.answered + 1 };
        return now ?? GONE;
      });
      return now;
    },
    async drop(id) {
      let before: unknown;
      await change(id, there => {
        before = there;
        return isMistake(there) ? GONE : undefined;
      });
      return () => change(id, there => (isMistake(there) ? undefined : before));
    },
    async add(found) {
      const came: Set<string> = new Set();
      for (const mistake of found)
        await change(mistake.id, there => {
          const further = isMistake(there) && mistake.answered > there.answered;
          if (there !== undefined && !further) return undefined;
          came.add(mistake.id);
          return mistake;
        });
      return came.size;
    },
    forget: () => unwritten.clear(),
  };
}
