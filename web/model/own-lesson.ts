/** A player's own lessons: how they are stored, and in the form that the table of a lesson expects. */

import type { Display, GameCatalogue, Wording } from '../app.ts';
import type { Language, Lesson, Step, Text } from '../protocol.d.ts';
import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { OwnLesson } from '../storage/own-lesson-store.ts';
import { ownLessons } from '../storage/own-lesson-store.ts';
import { BLANK } from './blank-step.ts';
import { reportUnknownAddress } from './unknown-address.ts';

type OwnStep = LessonDocument['step'][number];
type Words = Partial<Text>;

const NAMED = ['title', 'say', 'ask', 'right', 'hint', 'other', 'caption'] as const;

/** Fill in a missing language with the other one. */
export const inAll = ({ en, ja }: Words = {}): Text => ({ en: en || ja || '', ja: ja || en || '' });

const eachInAll = (texts: Record<string, Words> | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [name, inAll(text)]));

/**
 * Open the lesson that an address names, with the words of its game. Null if there is none, or if the player has left
 * meanwhile.
 */
export async function ownLessonAt(
  app: Wording & GameCatalogue & Display,
  id: string,
  visit: AbortSignal,
  fits: (own: OwnLesson) => boolean = () => true,
): Promise<OwnLesson | null> {
  const own = await ownLessons.one(id).catch(() => null);
  if (visit.aborted) return null;
  if (!own || !app.game(own.lesson.game) || !fits(own)) {
    reportUnknownAddress(app);
    return null;
  }
  await app.useGame(own.lesson.game);
  return visit.aborted ? null : own;
}

/** Complete a step with defaults for all that it leaves out. */
export function wholeStep(app: GameCatalogue, { game, options, seats }: LessonDocument, step: OwnStep): Step {
  const texts = Object.fromEntries(NAMED.map(name => [name, inAll(step[name])]));
  return {
    ...BLANK,
    ...step,
    ...texts,
    options: { ...options, ...step.options },
    seats: step.seats ?? seats ?? app.game(game)?.seats[0] ?? 1,
    me: step.me ?? 0,
    advise: eachInAll(step.advise),
    wrong: eachInAll(step.wrong),
    answers: eachInAll(step.answers),
  } as Step;
}

/** Title of a lesson. */
export const titleOf = (app: Wording, { title }: Pick<LessonDocument, 'title'>) =>
  app.plainText(inAll(title)) || app.say('desk-untitled');

const isNothing = (value: unknown) =>
  value === null || value === '' || value === false || (typeof value === 'object' && !Object.keys(value).length);

const without = (step: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(step).filter(([name, value]) => !names.includes(name) && !isNothing(value)));

const isSilent = (text: Words | undefined) => !text?.en && !text?.ja;

/** Copy one of the page's lessons as a start for an own one. */
export function copied(game: string, lesson: Lesson): LessonDocument {
  const { title, line, options, seats, steps } = lesson;
  const step = steps.map(each => {
    const silent = NAMED.filter(name => isSilent(each[name]));
    return without(each, ['id', ...silent]);
  });
  const head = without({ line, options, seats }, []);
  return { format: 1, game, title, ...head, step } as LessonDocument;
}

const isText = (value: object): value is Words => {
  const names = Object.keys(value);
  return names.length > 0 && names.every(name => name === 'en' || name === 'ja');
};

/** Keep one language of all texts in a lesson. */
export function inLanguage<T>(value: T, language: Language): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(each => inLanguage(each, language)) as T;
  if (isText(value)) return { [language]: inAll(value)[language] } as T;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inLanguage(each, language)])) as T;
}
