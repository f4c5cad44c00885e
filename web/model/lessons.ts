/** The lessons there are, and how far somebody has come in them on this device. */

import type { App } from '../app.ts';
import * as files from '../browser/files.ts';
import type { Check } from '../kept/checks.ts';
import { among, count, list, number, parts } from '../kept/checks.ts';
import { shelf } from '../kept/shelf.ts';
import type { Learnt, Lessons, Star } from '../kept/types.ts';
import type { Lesson, LessonEntry, LessonIndex } from '../protocol.d.ts';
import { notFetched } from './notices.ts';
import type { Offer } from './offers.ts';
import { offerOf } from './offers.ts';

const kept = shelf('taku.lessons');

const INDEX = './data/lessons.json';

/** What has been read; undefined while it is on its way, null where it could not be. */
const read: Map<string, any> = new Map();

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
    app.dismiss('unavailable');
  };
  notFetched(app, again);
};

/** Fetches the list of all lessons before anybody asks for it. */
export const loadLessons = (app: App) => void fetched(app, INDEX);

/** The lessons of a game that home offers, in their order, once they are there. */
export const lessonsOf = (app: App, what: Offer): LessonEntry[] | undefined => ofOffer(app, what, needed(app, INDEX));

const ofOffer = (app: App, what: Offer, index: LessonIndex | null | undefined) =>
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

/** Has it been played to its end? */
export const finished = (learnt: Learnt | undefined) => !!learnt && !learnt.stars.includes('');

/** How many steps have been solved unaided. */
export const starsIn = (learnt: Learnt | undefined) => learnt?.stars.filter(star => star === 'star').length ?? 0;

const STARS: Star[] = ['', 'tick', 'star'];

/** The better of two. */
export const better = (one: Star, other: Star) => STARS[Math.max(STARS.indexOf(one), STARS.indexOf(other))];

export const LEARNT: Check = parts({ at: count, stars: list(among(STARS)), when: number });

const isLearnt = (value: unknown): value is Learnt => LEARNT(value) === null;

/** What is damaged counts as not there. */
const readAll = (): Map<string, Learnt> =>
  new Map(Object.entries(kept.read()).filter((entry): entry is [string, Learnt] => isLearnt(entry[1])));

/** What both have won. */
const together = (stars: Star[], others: Star[]) => stars.map((star, at) => better(star, others[at] ?? ''));

export function openLessons(): Lessons {
  let all = readAll();
  const readAgain = () => void (all = readAll());
  return {
    of: (game, name) => all.get(`${game}/${name}`),
    all: () => [...all],
    left() {
      const latest = [...all].findLast(([, { at, stars }]) => at < stars.length);
      if (!latest) return undefined;
      const [[game, name], { at }] = [latest[0].split('/'), latest[1]];
      return { game, name, at };
    },
    keep(game, name, learnt) {
      readAgain();
      const stars = together(learnt.stars, this.of(game, name)?.stars ?? []);
      kept.put(`${game}/${name}`, { ...learnt, stars });
      readAgain();
    },
    readAgain,
    erase() {
      kept.erase();
      readAgain();
    },
  };
}
