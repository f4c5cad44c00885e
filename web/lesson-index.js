import * as files from './files.js';
import { offerOf } from './offers.js';

/** @import { Offer } from './offers.js' */
/** @import { App, LessonEntry, LessonIndex } from './types' */

/** @type {LessonIndex | null} */
let index = null;
/** @type {Promise<void> | null} */
let asked = null;

/** Fetches the list of all lessons once, and draws again when it is there; without it no lesson is linked.
 * @param {App} app */
export const loadLessons = app => {
  asked ??= files.json('./data/lessons.json').then(told => {
    index = told;
    app.redraw();
  }, () => {});
};

/** The first lesson of a game, as home offers it, that teaches a rule.
 * @param {App} app @param {Offer} what @param {string} rule @returns {LessonEntry | undefined} */
export const lessonFor = (app, what, rule) => {
  loadLessons(app);
  const { name } = what.game;
  return (index?.[name] ?? []).find(({ rules, options }) =>
    rules.includes(rule) && offerOf(app, { game: name, options })?.key === what.key);
};

/** Where a lesson is learnt. @param {Offer} what @param {LessonEntry} lesson */
export const addressOf = (what, lesson) => `#/learn/${what.game.name}/${lesson.name}`;
