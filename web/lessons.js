/** The lessons there are, and how far somebody has come in them on this device. */
import { among, count, list, number, parts } from './kept/checks.js';
import * as files from './files.js';
import { notFetched } from './notices.js';
import { offerOf } from './offers.js';
import { shelf } from './kept/shelf.js';

/** @import { App, Learnt, Lesson, LessonEntry, Lessons, Star } from './types' */
/** @import { Offer } from './offers.js' */

const kept = shelf('taku.lessons');

const INDEX = './data/lessons.json';

/** What has been read; undefined while it is on its way, null where it could not be. @type {Map<string, any>} */
const read = new Map();

/** Fetches a file of the build, once, and draws again when it is there. @param {App} app @param {string} path */
const fetched = (app, path) => {
  if (!read.has(path)) {
    read.set(path, undefined);
    files.json(path).then(data => read.set(path, data), () => read.set(path, null)).finally(app.redraw);
  }
  return read.get(path);
};

/** The same where nothing can be shown without it. @param {App} app @param {string} path */
const needed = (app, path) => {
  const data = fetched(app, path);
  if (data === null && !app.notices.some(({ id }) => id === 'unavailable')) queueMicrotask(() => missed(app, path));
  return data ?? undefined;
};

/** @param {App} app @param {string} path */
const missed = (app, path) => {
  const again = () => {
    read.delete(path);
    app.dismiss('unavailable');
  };
  notFetched(app, again);
};

/** Fetches the list of all lessons before anybody asks for it. @param {App} app */
export const loadLessons = app => void fetched(app, INDEX);

/** The lessons of a game that home offers, in their order, once they are there.
 * @param {App} app @param {Offer} what @returns {LessonEntry[] | undefined} */
export const lessonsOf = (app, what) => ofOffer(app, what, needed(app, INDEX));

/** @param {App} app @param {Offer} what @param {import('./types').LessonIndex | null | undefined} index */
const ofOffer = (app, what, index) =>
  index?.[what.game.name].filter(lesson => offerOfLesson(app, what.game.name, lesson) === what.key);

/** The first lesson of a game, as home offers it, that teaches a rule; nothing where the list cannot be had.
 * @param {App} app @param {Offer} what @param {string} rule */
export const lessonFor = (app, what, rule) => ofOffer(app, what, fetched(app, INDEX))?.find(({ rules }) => rules.includes(rule));

/** As which game it is offered. @param {App} app @param {string} game @param {{ options: Lesson['options'] }} lesson */
const offerOfLesson = (app, game, { options }) => offerOf(app, { game, options })?.key ?? game;

/** All lessons of a game with their steps, once they are there. @param {App} app @param {string} game @returns {Lesson[] | undefined} */
export const wholeLessons = (app, game) => needed(app, `./data/lessons/${game}.json`);

/** Where a lesson is. @param {App} app @param {string} game @param {{ name: string, options: Lesson['options'] }} lesson */
export const addressOf = (app, game, lesson) => `#/learn/${offerOfLesson(app, game, lesson)}/${lesson.name}`;

/** The entry in the list, of a lesson that somebody has left. @param {App} app @returns {{ game: string, lesson: LessonEntry } | undefined} */
export const leftLesson = app => {
  const left = app.lessons.left();
  if (!left || !app.game(left.game)) return undefined;
  const lesson = fetched(app, INDEX)?.[left.game].find((/** @type {LessonEntry} */ { name }) => name === left.name);
  return lesson && left.at < lesson.steps ? { game: left.game, lesson } : undefined;
};

/** Has it been played to its end? @param {Learnt | undefined} learnt */
export const finished = learnt => !!learnt && !learnt.stars.includes('');

/** How many steps have been solved unaided. @param {Learnt | undefined} learnt */
export const starsIn = learnt => learnt?.stars.filter(star => star === 'star').length ?? 0;

/** @type {Star[]} */
const STARS = ['', 'tick', 'star'];

/** The better of two. @param {Star} one @param {Star} other */
export const better = (one, other) => STARS[Math.max(STARS.indexOf(one), STARS.indexOf(other))];

/** @type {import('./kept/checks.js').Check} */
export const LEARNT = parts({ at: count, stars: list(among(STARS)), when: number });

/** @param {unknown} value @returns {value is Learnt} */
const isLearnt = value => LEARNT(value) === null;

/** What is damaged counts as not there. @returns {Map<string, Learnt>} */
const readAll = () => new Map(Object.entries(kept.read()).filter(/** @returns {entry is [string, Learnt]} */ entry => isLearnt(entry[1])));

/** What both have won. @param {Star[]} stars @param {Star[]} others */
const together = (stars, others) => stars.map((star, at) => better(star, others[at] ?? ''));

/** @returns {Lessons} */
export function openLessons() {
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
