/** Store of mistakes, which return for practice until they were answered right often enough. */

import type { Reviewed } from '../protocol.d.ts';
import type { Check } from './checks.ts';
import { count, date, list, maybe, parts, text } from './checks.ts';
import { Collection } from './collection.ts';
import { DATE, datesOf, today } from './dates.ts';
import { localStoreEvents } from './local-store.ts';
import { HEAD, LOG, name, SEATS } from './match-shape.ts';
import { newSchedule, scheduleAfter, TIMES } from './mistake-schedule.ts';
import { KEY_PREFIXES } from './places.ts';
import { REVIEWED } from './review-shape.ts';
import type { Mistake, Mistakes, StoredMatch } from './stored-types.ts';

const MOST = 2_000; // mistakes that may be open at a time

const ANSWERS = 1e6; // more than any player gives
const NAMED = 100; // characters of a match's id

const FORM = parts({
  id: text(NAMED + 10),
  head: HEAD,
  log: LOG,
  names: list(name, SEATS),
  when: date,
  played: maybe(DATE),
  seat: count(SEATS),
  reviewed: REVIEWED,
  stage: count(TIMES - 1),
  due: DATE,
  answered: count(ANSWERS),
});

/** True if the log ends just before the decision, so that its position can be restored. */
const isWhole = ({ log, reviewed, seat, head }: Mistake) =>
  log.length === reviewed.entry && seat < head.seats.length && reviewed.good.length > 0;

export const MISTAKE_FORM: Check = value => FORM(value) ?? (isWhole(value) ? null : '.reviewed');

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
  ...newSchedule(today()),
  answered: 0,
});

type Entry = Mistake | typeof GONE;

/** Return a mistake with the later schedule of an imported copy; null if that is not further in both counts. */
const further = (own: Mistake, { answered, stage, due }: Mistake): Mistake | null =>
  answered > own.answered && stage >= own.stage ? { ...own, answered, stage, due } : null;

const isOpen = (entry: Entry | null): entry is Mistake => entry !== null && !('gone' in entry);

const kept = new Collection<Entry>({
  place: KEY_PREFIXES.mistakes[0],
  shape: value => (value?.gone === true ? null : MISTAKE_FORM(value)),
  read: value => value,
});

/** Entries in memory only, if there is no database. */
const unwritten: Map<string, Entry> = new Map();

localStoreEvents.addEventListener('erased', () => unwritten.clear());

/** Replace an entry, in the database or in memory, as `kept.change` does. */
async function change(id: string, next: Parameters<typeof kept.change>[1]): Promise<void> {
  try {
    if (unwritten.has(id)) throw new Error('it is not in the database');
    await kept.change(id, next);
  } catch {
    const there = unwritten.get(id);
    const entry = next(there ?? null, there);
    if (entry) unwritten.set(id, entry);
  }
}

/** The store of mistakes. */
export const mistakes: Mistakes = {
  async all() {
    const stored = await kept.all().catch(() => ({ kept: [] as Entry[] }));
    const open = stored.kept.filter(isOpen).map((mistake): [string, Entry] => [mistake.id, mistake]);
    return [...new Map([...open, ...unwritten]).values()].filter(isOpen);
  },
  async found(match, seat, reviewed, again = false) {
    if (!match.id || !reviewed.clear || (await this.all()).length >= MOST) return;
    const mistake = fresh(match, seat, reviewed);
    if (MISTAKE_FORM(mistake) !== null) return;
    await change(mistake.id, (now, there) => (there === undefined || (again && !isOpen(now)) ? mistake : null));
  },
  async answered(id, right) {
    let now: Mistake | null = null;
    await change(id, there => {
      if (!isOpen(there)) return null;
      const next = scheduleAfter(there, right, today());
      now = next && { ...there, ...next, answered: there.answered + 1 };
      return now ?? GONE;
    });
    return now;
  },
  async drop(id) {
    let before: Mistake | null = null;
    await change(id, there => {
      before = isOpen(there) ? there : null;
      return before && GONE;
    });
    return () => change(id, there => (isOpen(there) ? null : before));
  },
  async add(found) {
    const came: Set<string> = new Set();
    for (const mistake of found)
      await change(mistake.id, (now, there) => {
        const next = isOpen(now) ? further(now, mistake) : there === undefined ? mistake : null;
        if (next) came.add(mistake.id);
        return next;
      });
    return came.size;
  },
  watch: changed => kept.watch(changed),
};
