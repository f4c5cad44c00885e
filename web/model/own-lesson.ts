/** A player's own lessons: how they are stored, and in the form that the table of a lesson expects. */

import type { Display, GameCatalogue, Wording } from '../app.ts';
import type { Language, Lesson, Step, Text } from '../protocol.d.ts';
import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { OwnLesson } from '../storage/own-lesson-store.ts';
import { ownLessons } from '../storage/own-lesson-store.ts';
import { languages } from '../words/languages.ts';
import { BLANK } from './blank-step.ts';
import { reportUnknownAddress } from './unknown-address.ts';

type OwnStep = LessonDocument['step'][number];

const NAMED = ['title', 'say', 'ask', 'right', 'hint', 'other', 'caption'] as const;

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

/** A text without languages in which nothing is written. */
const written = (text: Text | null | undefined): Text =>
  Object.fromEntries(Object.entries(text ?? {}).filter(([, said]) => said));

const eachWritten = (texts: Record<string, Text> | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [name, written(text)]));

/** Complete a step with defaults for all that it leaves out. */
export function wholeStep(app: GameCatalogue, { game, options, seats }: LessonDocument, step: OwnStep): Step {
  const texts = Object.fromEntries(NAMED.map(name => [name, written(step[name])]));
  return {
    ...BLANK,
    ...step,
    ...texts,
    options: { ...options, ...step.options },
    seats: step.seats ?? seats ?? app.game(game)?.seats[0] ?? 1,
    me: step.me ?? 0,
    advise: eachWritten(step.advise),
    wrong: eachWritten(step.wrong),
    answers: eachWritten(step.answers),
  } as Step;
}

/** Title of a lesson. */
export const titleOf = (app: Wording, { title }: Pick<LessonDocument, 'title'>) =>
  app.plainText(title) || app.say('desk-untitled');

const isNothing = (value: unknown) =>
  value === null || value === '' || value === false || (typeof value === 'object' && !Object.keys(value).length);

const without = (step: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(step).filter(([name, value]) => !names.includes(name) && !isNothing(value)));

const isSilent = (text: Text | undefined) => !Object.values(text ?? {}).some(Boolean);

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

/** All texts of a lesson. */
function textsIn({ title, line, step }: LessonDocument): Text[] {
  const inSteps = step.flatMap(each => [
    ...NAMED.map(name => each[name]),
    ...[each.advise, each.wrong, each.answers].flatMap(texts => Object.values(texts ?? {})),
  ]);
  return [title, line, ...inSteps].filter(text => text !== undefined);
}

/** The languages in which a lesson has text: those of the page in their order, then others. */
export function languagesOf(lesson: LessonDocument): Language[] {
  const used = new Set(textsIn(lesson).flatMap(text => Object.keys(text).filter(language => text[language]?.trim())));
  return [...languages.filter(language => used.delete(language)), ...used];
}
