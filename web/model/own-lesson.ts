/** Lessons that somebody has written: as they are kept, and as the table of a lesson takes them. */

import type { App } from '../app.ts';
import type { Lesson, Step, Text } from '../protocol.d.ts';
import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { OwnLesson } from '../storage/own-lesson-store.ts';
import { readOwnLesson } from '../storage/own-lesson-store.ts';
import { nowhere } from './not-found.ts';
import { BLANK } from './step.ts';

type OwnStep = LessonDocument['step'][number];
type Words = Partial<Text>;

const NAMED = ['title', 'say', 'ask', 'right', 'hint', 'other', 'caption'] as const;

/** In every language: where one is missing the other stands in. */
export const inAll = ({ en, ja }: Words = {}): Text => ({ en: en || ja || '', ja: ja || en || '' });

const eachInAll = (texts: Record<string, Words> | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [name, inAll(text)]));

/**
 * The lesson that an address names, with the words of its game; null where there is none, or where it is not wanted
 * any more: who has gone elsewhere meanwhile is not called back.
 */
export async function ownLessonAt(
  app: App,
  id: string,
  isWanted: () => boolean,
  fits: (own: OwnLesson) => boolean = () => true,
): Promise<OwnLesson | null> {
  const own = await readOwnLesson(id).catch(() => null);
  if (!isWanted()) return null;
  if (!own || !app.game(own.lesson.game) || !fits(own)) {
    nowhere(app);
    return null;
  }
  await app.useGame(own.lesson.game);
  return isWanted() ? own : null;
}

/** A step with all that one has: what it leaves out is as usual. */
export function wholeStep(app: App, { game, options, seats }: LessonDocument, step: OwnStep): Step {
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

/** What a lesson is called. */
export const titleOf = (app: App, { title }: Pick<LessonDocument, 'title'>) =>
  app.toldPlain(inAll(title)) || app.say('desk-untitled');

const isNothing = (value: unknown) =>
  value === null || value === '' || value === false || (typeof value === 'object' && !Object.keys(value).length);

const without = (told: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(told).filter(([name, value]) => !names.includes(name) && !isNothing(value)));

const isSilent = (text: Words | undefined) => !text?.en && !text?.ja;

/** One of ours, as a lesson of one's own to begin with. */
export function copied(game: string, lesson: Lesson): LessonDocument {
  const { title, line, options, seats, steps } = lesson;
  const step = steps.map(each => {
    const silent = NAMED.filter(name => isSilent(each[name]));
    return without(each, ['id', ...silent]);
  });
  const head = without({ line, options, seats }, []);
  return { format: 1, game, title, ...head, step } as LessonDocument;
}
