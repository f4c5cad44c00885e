/** The backup file with all data of this device: export, and the check before an import. */

import type { Preferences, Stores } from '../app.ts';
import { BOT, botOf, MOST_BOTS } from './bot-shape.ts';
import type { Check, Foreign } from './checks.ts';
import { among, list, maybe, parts, table } from './checks.ts';
import { FIRST_GAME } from './first-game-store.ts';
import type { GivenLesson } from './given-lesson-store.ts';
import { GIVEN, given, givenOf, MOST_GIVEN } from './given-lesson-store.ts';
import { LEARNT } from './lesson-progress.ts';
import { name, options, readMatch, SEATS, word } from './match-shape.ts';
import { MISTAKE_FORM } from './mistake-shape.ts';
import type { OwnLesson } from './own-lesson-store.ts';
import { MOST_LESSONS, OWN_LESSON, ownLessonOf, readOwnLessons } from './own-lesson-store.ts';
import { ownSets } from './own-rules.ts';
import { STANDING } from './practice-store.ts';
import { canBe, DEFAULTS } from './preferences.ts';
import { FILED } from './review-shape.ts';
import type { KeptSlip } from './slip-store.ts';
import { MOST_SLIPS, SLIP, slipOf, slips } from './slip-store.ts';
import type {
  FirstGame,
  KeptReview,
  Learnt,
  Mistake,
  OwnBot,
  OwnRules,
  Settings,
  Setup,
  Standing,
  StoredMatch,
} from './stored-types.ts';

export type DataFile = {
  taku: string;
  format: number;
  when: string;
  settings: Partial<Settings>;
  lessons: Record<string, Learnt>;
  practice: Record<string, Standing>;
  /** Absent in files of older versions. */
  first?: Record<string, FirstGame>;
  matches: StoredMatch[];
  /** Absent in files of older versions. */
  mistakes?: Mistake[] | null;
  reviews?: KeptReview[] | null;
  /** Absent if the player has written none, and in older files. */
  bots?: OwnBot[];
  /** The player's own lessons; absent like `bots`. */
  own?: OwnLesson[];
  /** Stored lessons of others, and the slips of a class. */
  given?: GivenLesson[];
  slips?: KeptSlip[];
};

export type Fault = 'large' | 'unreadable' | 'foreign' | 'newer' | 'part';

/** A file that cannot be imported. `part` says which part is wrong. */
export class FileError extends Error {
  constructor(
    readonly fault: Fault,
    readonly part: string = '',
  ) {
    super(`not taken in: ${fault} ${part}`);
  }
}

const KIND = 'data';
const FORMAT = 1;
const LARGEST = 64_000_000; // bytes
const MOST = 20_000; // matches, or other entries
const REVIEWS = 300; // most reviews in a file: they are large, and can be computed again

const SETUP = parts({ options, seats: list(word, SEATS), names: list(name, SEATS) });
const RULES = list(parts({ name, options }), MOST);

const preference =
  (name: string): Check =>
  one =>
    one === undefined || canBe(name, one) ? null : '';

const PREFERENCES: Record<string, Check> = {
  ...Object.fromEntries(Object.keys(DEFAULTS).map(name => [name, preference(name)])),
  last: maybe(table(SETUP, MOST)),
  rules: maybe(table(RULES, MOST)),
};

const match: Check = value => {
  const { part } = readMatch(value);
  if (part === null) return null;
  return part === 'whole' ? '' : `.${part}`;
};

const FILE = parts({
  taku: among([KIND]),
  format: among([FORMAT]),
  settings: parts(PREFERENCES),
  lessons: table(LEARNT, MOST),
  practice: table(STANDING, MOST),
  first: maybe(table(FIRST_GAME, MOST)),
  matches: list(match, MOST),
  mistakes: maybe(list(MISTAKE_FORM, MOST)),
  reviews: maybe(list(FILED, MOST)),
  bots: maybe(list(BOT, MOST_BOTS)),
  own: maybe(list(OWN_LESSON, MOST_LESSONS)),
  given: maybe(list(GIVEN, MOST_GIVEN)),
  slips: maybe(list(SLIP, MOST_SLIPS)),
});

const validOnly = <T>(all: Record<string, T>, check: Check) =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([, one]) => check(one) === null));

const validSettings = (settings: Foreign) =>
  Object.entries(settings).filter(
    ([name, one]) => !Object.hasOwn(PREFERENCES, name) || PREFERENCES[name](one) === null,
  );

/** Remove damaged parts from the file that browser/last-resort.ts has saved unchecked. */
const intact = ({ settings, lessons, practice, first, matches, mistakes, reviews, bots, own, ...more }: Foreign) => ({
  ...more,
  settings: Object.fromEntries(
    validSettings({ ...settings, last: validOnly(settings?.last, SETUP), rules: validOnly(settings?.rules, RULES) }),
  ),
  lessons: validOnly(lessons, LEARNT),
  practice: validOnly(practice, STANDING),
  first: validOnly(first, FIRST_GAME),
  matches: Array.isArray(matches) ? matches.filter(one => match(one) === null) : [],
  mistakes: Array.isArray(mistakes) ? mistakes.filter(one => MISTAKE_FORM(one) === null) : [],
  reviews: Array.isArray(reviews) ? reviews.filter(one => FILED(one) === null) : [],
  bots: Array.isArray(bots) ? bots.filter(one => BOT(one) === null) : [],
  own: Array.isArray(own) ? own.filter(one => OWN_LESSON(one) === null) : [],
  given: Array.isArray(more.given) ? more.given.filter((one: unknown) => GIVEN(one) === null) : [],
  slips: Array.isArray(more.slips) ? more.slips.filter((one: unknown) => SLIP(one) === null) : [],
});

/** Return the preferences without damaged parts. */
const settingsOf = (app: Preferences): Settings => ({
  ...app.settings,
  last: validOnly(app.settings.last, SETUP) as Record<string, Setup>,
  rules: Object.fromEntries(
    Object.keys(app.settings.rules).map(key => [key, ownSets(app, key)] as [string, OwnRules[]]),
  ),
});

/** Return all data of this device for a backup file. */
export const gather = async (app: Preferences & Stores, reviews: readonly KeptReview[]): Promise<DataFile> => ({
  taku: KIND,
  format: FORMAT,
  when: new Date().toISOString(),
  settings: settingsOf(app),
  lessons: Object.fromEntries(app.lessons.all()),
  practice: Object.fromEntries(app.practice.all()),
  first: Object.fromEntries(app.firstGames.all()),
  matches: (await app.matches.all()).map(({ turn, ...match }) => match), // the turn is local to this device
  mistakes: await app.mistakes.all(),
  reviews: reviews.slice(0, REVIEWS),
  ...(await collections(app)),
});

/** Return the bots, lessons and slips, as far as there are any and they can be read. */
const collections = async (app: Stores) => {
  const bots = await app.bots.all().catch(() => []);
  const own = await readOwnLessons().then(
    ({ lessons }) => lessons,
    () => [],
  );
  const [sent, collected] = await Promise.all([
    given.all().then(
      ({ kept }) => kept,
      () => [],
    ),
    slips.all().then(
      ({ kept }) => kept,
      () => [],
    ),
  ]);
  return {
    ...(bots.length ? { bots } : {}),
    ...(own.length ? { own } : {}),
    ...(sent.length ? { given: sent } : {}),
    ...(collected.length ? { slips: collected } : {}),
  };
};

/** Read a backup file; throws a FileError if it is damaged or of another kind. */
export async function read(file: Blob): Promise<DataFile> {
  if (file.size > LARGEST) throw new FileError('large');
  const found = parsed(await file.text().catch(() => ''));
  if (found?.taku !== KIND) throw new FileError('foreign');
  const content = found.unchecked ? intact(found) : found;
  if (content.format > FORMAT) throw new FileError('newer');
  const part = FILE(content);
  if (part !== null) throw new FileError('part', part.replace('.', ''));
  const bots = (content.bots ?? []).map(botOf);
  const own = (content.own ?? []).map(ownLessonOf);
  const sent = (content.given ?? []).map(givenOf);
  const collected = (content.slips ?? []).map(slipOf);
  return {
    ...content,
    bots,
    own,
    given: sent,
    slips: collected,
    matches: content.matches.map((one: unknown) => readMatch(one).match),
  };
}

function parsed(content: string): Foreign {
  try {
    return JSON.parse(content);
  } catch {
    throw new FileError('unreadable');
  }
}
