/** The shape of a lesson that a player has written: its parts, and the size limit of each. */

import type { Step, Text } from '../protocol.d.ts';
import { LANGUAGE_CODE } from '../words/languages.ts';
import type { Check, Valid } from './checks.ts';
import { among, count, either, flag, list, maybe, number, parts, table, text } from './checks.ts';

type Written = 'title' | 'say' | 'ask' | 'right' | 'hint' | 'other' | 'caption';

/** A step as its author writes it; what is left out has its default. */
export type LessonStep = Partial<Omit<Step, Written | 'advise' | 'wrong' | 'answers'>> &
  Partial<Record<Written, Text>> & {
    advise?: Record<string, Text>;
    wrong?: Record<string, Text>;
    answers?: Record<string, Text>;
  };

const TEXT = 1_000; // characters
const TITLE = 120;
const AUTHOR = 60;
const NAME = 100;
const ENTRY = 2_000;
const ENTRIES = 2_000;
const NAMED = 200;
const STEPS = 60;
const SEATS = 16;

const LANGUAGES = 40; // languages of a text

/** Check a text by its languages, whichever they are. */
const words = (most: number): Check<Text> => {
  const inLanguages = table(maybe(text(most)), LANGUAGES);
  return value => {
    const fault = inLanguages(value);
    return fault ?? (Object.keys(value).every(language => LANGUAGE_CODE.test(language)) ? null : '');
  };
};
const SAID = words(TEXT);
const MOVES = list(text(NAME * 2), NAMED);
const RULES = table(text(NAME), NAMED);
const OPTIONS = table(either(flag, number(-1e6, 1e6), text(NAME)), NAMED);
const QUESTION = parts({
  is: maybe(either(number(-1e6, 1e6), text(NAME))),
  of: maybe(text(NAME * 2)),
  among: maybe(list(text(NAME), NAMED)),
});

const STEP: Check<LessonStep> = parts({
  id: maybe(text(NAME * 2)),
  title: maybe(words(TITLE)),
  say: maybe(SAID),
  ask: maybe(SAID),
  right: maybe(SAID),
  hint: maybe(SAID),
  other: maybe(SAID),
  example: maybe(text(NAME * 2)),
  caption: maybe(SAID),
  rules: maybe(list(text(NAME), NAMED)),
  options: maybe(OPTIONS),
  seats: maybe(count(SEATS)),
  setup: maybe(list(text(ENTRY), ENTRIES)),
  me: maybe(count(SEATS)),
  open: maybe(flag),
  accept: maybe(MOVES),
  like: maybe(list(table(either(number(-1e6, 1e6), text(NAME)), NAMED), NAMED)),
  forbidden: maybe(RULES),
  play: maybe(either(count(100), among(['trick', 'round']))),
  playable: maybe(flag),
  number: maybe(QUESTION),
  seat: maybe(QUESTION),
  choice: maybe(QUESTION),
  answers: maybe(table(SAID, NAMED)),
  refuse: maybe(RULES),
  advise: maybe(table(SAID, NAMED)),
  wrong: maybe(table(SAID, NAMED)),
  then: maybe(table(list(text(ENTRY), NAMED), NAMED)),
  after: maybe(list(text(ENTRY), NAMED)),
});

const LESSONS = 40; // lessons of a course
const FORMATS: readonly number[] = [1];

export const LESSON = parts({
  format: among(FORMATS),
  game: text(NAME),
  title: words(TITLE),
  line: maybe(SAID),
  author: maybe(text(AUTHOR)),
  options: maybe(OPTIONS),
  seats: maybe(count(SEATS)),
  step: list(STEP, STEPS),
});

/** A course: several lessons in order. */
export const COURSE = parts({
  format: among(FORMATS),
  title: words(TITLE),
  author: maybe(text(AUTHOR)),
  lesson: list(LESSON, LESSONS),
});

export type LessonDocument = Valid<typeof LESSON>;
type CourseDocument = Valid<typeof COURSE>;

/** A document that can be sent: a lesson or a course. */
export type SentDocument = LessonDocument | CourseDocument;

/** True for a course, false for a lesson. */
export const isCourse = (document: SentDocument): document is CourseDocument => 'lesson' in document;

/** The lessons of a document. */
export const lessonsIn = (document: SentDocument): readonly LessonDocument[] =>
  isCourse(document) ? document.lesson : [document];

const DEEPEST = 8; // levels of nesting; no lesson has more

const isFlat = (value: unknown, left: number = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every(part => isFlat(part, left - 1)));

/** Check a lesson or a course from outside: not empty, and within all limits. */
export const SENT: Check<SentDocument> = value => {
  if (typeof value !== 'object' || value === null || !isFlat(value)) return '';
  const fault = (isCourse(value) ? COURSE : LESSON)(value);
  return fault ?? (lessonsIn(value).every(({ step }) => step.length) && lessonsIn(value).length ? null : '.step');
};

const LONGEST_PLACE = 80; // characters

/** Position of a fault, counted from 1: '.lesson[1].step[3].say.en' → 'lesson 2, step 4, say.en'. */
export const placeOf = (fault: string): string =>
  fault
    .slice(1)
    .replace(/(?<=^|\.)(lesson|step)\[(\d+)\]\.?/g, (_, name, at) => `${name} ${Number(at) + 1}, `)
    .replace(/, $/, '')
    .slice(0, LONGEST_PLACE);
