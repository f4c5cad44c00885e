/**
 * Every kind of data that a backup file contains. To add one, declare where it is stored (places.ts) and how, in a file
 * of its own, with `drawer` or `records`; then name it here. The last resort saves it too.
 */

import type { Preferences, Stores } from '../app.ts';
import type { Text } from '../protocol.d.ts';
import { properName } from '../words/names.ts';
import type { OwnBot } from './bot-store.ts';
import { bots } from './bot-store.ts';
import type { Check, Foreign } from './checks.ts';
import { fits, list, maybe, table, validOnly } from './checks.ts';
import type { Collection } from './collection.ts';
import type { GivenResult, StoredEvent } from './event-store.ts';
import { events, givenResults, joined } from './event-store.ts';
import { FIRST_GAME, firstGames } from './first-game-store.ts';
import { LEARNT, lessons } from './lesson-progress.ts';
import { readMatch } from './match-shape.ts';
import { MISTAKE_FORM, mistakes } from './mistake-store.ts';
import type { OwnLesson } from './own-lesson-store.ts';
import { ownLessons } from './own-lesson-store.ts';
import type { KEY_PREFIXES, LOCAL_KEYS } from './places.ts';
import { practice, STANDING } from './practice-store.ts';
import type { ReceivedLesson } from './received-lesson-store.ts';
import { receivedLessons } from './received-lesson-store.ts';
import { FILED } from './review-shape.ts';
import { addReviews, readReviews } from './review-store.ts';
import { addSettings, changedIn, intactSettings, ruleSets, SETTINGS, settingsOf } from './settings-file.ts';
import { collected, slips } from './slip-store.ts';
import type {
  KeptReview,
  Mistake,
  PracticeResults,
  ProblemAnswer,
  Records,
  Settings,
  StoredMatch,
} from './stored-types.ts';
import { ANSWERED, training } from './training-store.ts';

/** A number for the message about a kind, or numbers for several messages by their names. */
export type Counts = number | Record<string, number>;

/** A kind of data: a part of the backup file, which is under the kind's name in it. */
export interface Kind<Part> {
  /** Check of the part. */
  check: Check;
  /** True if an empty part is left out of the file. */
  isRare?: boolean;
  /** Return the valid entries of a part that was saved unchecked. */
  intact(part: Foreign): Part;
  /** Return a checked part with its known fields only. */
  read?(part: Part): Part;
  /** Return everything of this kind on this device. */
  gather(app: Preferences & Stores): Part | Promise<Part>;
  /**
   * Import a part: nothing on this device is deleted, and nothing is replaced by less.
   * @param done receives the number of entries handled so far
   * @returns the numbers for the messages `data-came-…`
   */
  add(app: Preferences & Stores, part: Part, done: (count: number) => void): Counts | Promise<Counts>;
  /** Return the numbers for the messages `data-…`. */
  count(part: Part): Counts;
  /** Return names of entries, in any language, by the end of the message with their number. */
  names?(part: Part): Record<string, Text[]>;
}

const MOST = 20_000; // matches, or other entries
const MOST_REVIEWS = 300; // they are large, and can be computed again

const MATCH: Check<StoredMatch> = value => {
  const { part } = readMatch(value);
  if (part === null) return null;
  return part === 'whole' ? '' : `.${part}`;
};

const matches: Kind<StoredMatch[]> = {
  ...ofList(MATCH),
  check: list(MATCH, MOST),
  read: part => part.flatMap(value => readMatch(value).match ?? []),
  gather: async app => (await app.matches.all()).map(withoutTurn),
  add: (app, part, done) =>
    app.matches.add([...new Map(part.map(match => [match.id, withoutTurn(match)])).values()], done),
  count: part => {
    const over = part.filter(match => match.over).length;
    return { over, open: part.length - over };
  },
};

/** The turn is a counter of this device. */
const withoutTurn = ({ turn, ...match }: StoredMatch) => match;

const settings: Kind<Partial<Settings>> = {
  check: SETTINGS,
  intact: intactSettings,
  gather: settingsOf,
  add: addSettings,
  count: part => ({ rules: ruleSets(part).length, preferences: changedIn(part) }),
  names: part => ({
    rules: ruleSets(part).map(({ name }) => called(name)),
    preferences: [properName(part.yourName ?? ''), part.language ?? ''].map(called),
  }),
};

const reviews: Kind<KeptReview[]> = {
  ...ofList(FILED),
  gather: async () => (await readReviews()).slice(0, MOST_REVIEWS),
  add: async (_, part) => {
    await addReviews(part);
    return {};
  },
  count: part => part.length,
};

const known: Kind<Mistake[]> = {
  ...ofList<Mistake>(MISTAKE_FORM),
  gather: () => mistakes.all(),
  add: (_, part) => mistakes.add(part),
  count: part => part.length,
};

/** All kinds, in the order in which they are imported: a review needs its match. */
export const KINDS = {
  matches,
  lessons: ofRecords(LEARNT, lessons),
  practice: {
    ...ofRecords(STANDING, practice),
    count: (part: Record<string, PracticeResults>) => ({
      answers: Object.values(part).reduce((sum, { answered }) => sum + answered, 0),
    }),
  },
  training: {
    ...ofRecords(ANSWERED, training),
    check: maybe(table(ANSWERED, MOST)),
    count: (part: Record<string, ProblemAnswer[]>) => Object.values(part).flat().length,
  },
  mistakes: known,
  first: { ...ofRecords(FIRST_GAME, firstGames), check: maybe(table(FIRST_GAME, MOST)) },
  settings,
  reviews,
  bots: { ...ofCollection(bots), names: (part: OwnBot[]) => ({ bots: part.map(({ name }) => called(name)) }) },
  own: {
    ...ofCollection(ownLessons),
    names: (part: OwnLesson[]) => ({ own: part.map(({ lesson }) => lesson.title ?? {}) }),
  },
  given: {
    ...ofCollection(receivedLessons),
    names: (part: ReceivedLesson[]) => ({ given: part.map(({ document }) => document.title ?? {}) }),
  },
  slips: { ...ofCollection(slips), add: (_, part) => slips.turn(here => collected(here, part)) },
  events: {
    ...ofCollection(events),
    add: (_, part) => events.turn(here => joined(here, part)),
    names: (part: StoredEvent[]) => ({ events: part.map(({ event }) => called(event.name)) }),
  },
  results: {
    ...ofCollection(givenResults),
    names: (part: GivenResult[]) => ({ results: part.map(({ result }) => called(properName(result.name))) }),
  },
} satisfies Record<keyof typeof LOCAL_KEYS | keyof typeof KEY_PREFIXES | 'reviews', Kind<Foreign>>;

/** A name that is the same in every language. */
const called = (name: string): Text => ({ en: name });

/** A kind whose part of the file is a list; files of older versions lack it. */
function ofList<T>(shape: Check<T>, most: number = MOST) {
  return {
    check: maybe(list(shape, most)),
    intact: (part: Foreign): T[] => (Array.isArray(part) ? part.filter(value => fits(shape, value)) : []),
  };
}

/** A kind that is stored in the database and that few players have. */
function ofCollection<T extends object>(collection: Collection<T>): Kind<T[]> {
  const { shape, most, read } = collection.spec;
  return {
    ...ofList(shape, most),
    isRare: true,
    read: part => part.map(read),
    gather: () =>
      collection.all().then(
        ({ kept }) => kept,
        () => [],
      ),
    add: (_, part) => collection.add(part),
    count: part => part.length,
  };
}

/** A kind that is stored in localStorage. */
function ofRecords<T>(shape: Check<T>, store: Records<T>): Kind<Record<string, T>> {
  return {
    check: table(shape, MOST),
    intact: part => validOnly(part, shape),
    gather: () => Object.fromEntries(store.all()),
    add: (_, part) => store.add(part),
    count: part => Object.keys(part).length,
  };
}
