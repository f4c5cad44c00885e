/** The lessons there are: their list, and their steps, as the build has written them. */

import type { App } from '../app.ts';
import * as files from '../browser/files.ts';
import type { Foreign } from '../kept/checks.ts';
import type { Lesson, LessonEntry } from '../protocol.d.ts';
import { notFetched } from './missing.ts';
import type { Offer } from './offers.ts';
import { offerOf } from './offers.ts';

const INDEX = './data/lessons.json';

/** What has been read; undefined while it is on its way, null where it could not be. */
const read: Map<string, Foreign> = new Map();

/** Fetches a file of the build, once, and draws again when it is there. */
const fetched = (app: App, path: string) => {
  if (!read.has(path)) {
    read.set(path, undefined);
    files
      .json(path)
      .then(
        data => read.set(path, data),
        () => read.set(path, null),
      )
      .finally(app.redraw);
  }
  return read.get(path);
};

/** The same where nothing can be shown without it. */
const needed = (app: App, path: string) => {
  const data = fetched(app, path);
  if (data === null && !app.notices.some(({ id }) => id === 'unavailable')) queueMicrotask(() => missed(app, path));
  return data ?? undefined;
};

const missed = (app: App, path: string) => {
  const again = () => {
    read.delete(path);
    app.redraw();
  };
  notFetched(app, path, again);
};

/** Fetches the list of all lessons before anybody asks for it. */
export const loadLessons = (app: App) => void fetched(app, INDEX);

/** The lessons of a game that home offers, in their order, once they are there. */
export const lessonsOf = (app: App, what: Offer): LessonEntry[] | undefined => ofOffer(app, what, needed(app, INDEX));

const ofOffer = (app: App, what: Offer, index: Record<string, LessonEntry[]> | null | undefined) =>
  index?.[what.game.name].filter(lesson => offerOfLesson(app, what.game.name, lesson) === what.key);

/** The first lesson of a game, as home offers it, that teaches a rule; nothing where the list cannot be had. */
export const lessonFor = (app: App, what: Offer, rule: string) =>
  ofOffer(app, what, fetched(app, INDEX))?.find(({ rules }) => rules.includes(rule));

/** As which game it is offered. */
const offerOfLesson = (app: App, game: string, { options }: { options: Lesson['options'] }) =>
  offerOf(app, { game, options })?.key ?? game;

/** All lessons of a game with their steps, once they are there. */
export const wholeLessons = (app: App, game: string): Lesson[] | undefined =>
  needed(app, `./data/lessons/${game}.json`);

/** Where a lesson is. */
export const addressOf = (app: App, game: string, lesson: { name: string; options: Lesson['options'] }) =>
  `#/learn/${offerOfLesson(app, game, lesson)}/${lesson.name}`;

/** The entry in the list, of a lesson that somebody has left. */
export const leftLesson = (app: App): { game: string; lesson: LessonEntry } | undefined => {
  const left = app.lessons.left();
  if (!left || !app.game(left.game)) return undefined;
  const lesson = fetched(app, INDEX)?.[left.game].find(({ name }: LessonEntry) => name === left.name);
  return lesson && left.at < lesson.steps ? { game: left.game, lesson } : undefined;
};
