import { html, nothing } from 'lit-html';
import { HUMAN } from '../kept/match-shape.js';
import { nowhere } from '../nowhere.js';
import { gameWord, offerNamed, offers } from '../offers.js';
import { shakyKinds } from '../practice.js';
import { icon } from '../table/card.js';
import { LessonActs } from './lesson-acts.js';
import { lessonKey } from './lesson.js';
import { lessonTable } from './lesson-table.js';
import { bar } from './parts.js';
import { Sitter } from './play-sitter.js';
import { Exercise } from './practice-task.js';

/** @import { Offer } from '../offers.js' */
/** @import { App, Head, Screen, Wish } from '../types' */

const SHOWN = 4; // shaky kinds

/** Somebody practising a game, question by question. */
class Practising {
  /** How many questions there have been. */
  at = -1;
  /** @type {Exercise | null} */
  task = null;

  /** @param {App} app @param {Offer} what */
  constructor(app, what) {
    this.app = app;
    this.what = what;
    const acts = (/** @type {import('../table/types').Play} */ play, /** @type {import('./play-show.js').Show} */ show) =>
      new LessonActs(app, play, show, () => this.task, () => app.go('#/practice'));
    this.sitter = new Sitter(app, { teaching: true, acts });
  }

  get step() {
    return /** @type {Exercise} */ (this.task).step;
  }

  get head() {
    return standing(this.app, this.what);
  }

  next() {
    const { app, what } = this;
    const { options, seats } = app.setup(what.key);
    const { kinds, rules } = app.practice.of(what.key);
    const game = what.game.name;
    const seed = crypto.randomUUID();
    const sitters = seats.map((_, seat) => (seat ? what.game.levels[0] : HUMAN));
    /** @type {Head} */ const head = { format: 1, game, options, seed, seats: sitters };
    /** @type {Wish} */ const wish = { type: 'practise', game, options, seats: seats.length, weights: { kinds, rules }, seed };
    this.at += 1;
    this.task = new Exercise(app, this.sitter, wish, head, (question, right) => app.practice.answered(what.key, question, right));
    this.task.lay();
    app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }
}

/** @type {Practising | null} */
let practising = null;

/** @param {App} app @param {string[]} params */
const addressed = (app, [name, preset]) => offerNamed(app, name ?? '', preset);

/** Small questions without end about a game; or the list of all games. @type {Screen} */
export const screen = {
  place: (app, params) => params.join('/'),
  instead: (app, params) => (addressed(app, params) ? asking : undefined),
  title: app => app.say('practice'),

  enter(app, [name]) {
    if (name) nowhere(app);
  },

  draw: app => html`<div class="page learn practice">
    ${bar(app, app.say('practice'), nothing, '#/learn')}
    <p class="lead">${app.say('practice-line')}</p>
    <nav class="slab courses" aria-label=${app.say('practice')}>${offers(app).map(what => entry(app, what))}</nav>
  </div>`,
};

/** A question on the table. @type {Screen} */
const asking = {
  table: true,
  place: screen.place,
  title: (app, params) => app.say('practice-of', { game: gameWord(app, addressed(app, params), 'game') }),

  enter(app, params) {
    const what = addressed(app, params);
    if (!what || practising?.what.key === what.key) return;
    practising = new Practising(app, what);
    practising.next();
  },

  draw(app, params) {
    const names = { title: asking.title(app, params), caption: '', leave: 'practice-leave' };
    if (practising) queueMicrotask(practising.sitter.measure);
    return lessonTable(app, practising, names);
  },

  heard(_, fact) {
    practising?.task?.heard(fact);
  },

  leave(app) {
    practising?.sitter.leave();
    practising = null;
    app.leave();
  },

  keys(app, event) {
    if (practising?.task) lessonKey(practising, practising.task, event);
  },
};

/** How many were right, and how many in a row. @param {App} app @param {Offer} what */
const standing = (app, what) => {
  const { answered, right, streak } = app.practice.of(what.key);
  return html`<div class="run-line">
    <span class="run" data-run=${streak > 0 || nothing}>${icon(streak ? 'i-starf' : 'i-star')}<span>${app.say('practice-streak', { streak })}</span></span>
    ${answered ? html`<span>${app.say('practice-right', { right, answered })}</span>` : nothing}
    ${shaky(app, what)}
  </div>`;
};

/** The kinds of questions that come more often, for they were missed. @param {App} app @param {Offer} what */
const shaky = (app, what) => {
  const titles = what.game.words[app.language];
  const kinds = shakyKinds(app.practice.of(what.key)).map(kind => titles[`quiz-${kind}-title`]).filter(Boolean);
  if (!kinds.length) return nothing;
  return html`<ul class="shaky" role="list" aria-label=${app.say('practice-shaky')}>${kinds.slice(0, SHOWN).map(kind => html`<li>${kind}</li>`)}</ul>`;
};

/** @param {App} app @param {Offer} what */
const entry = (app, what) => {
  const { answered, right, best } = app.practice.of(what.key);
  return html`<a class="course" href=${`#/practice/${what.key}`} data-game=${what.key}>
    <b>${gameWord(app, what, 'game')}</b>
    <small>${answered ? app.say('practice-standing', { right, answered, best }) : app.say('practice-new')}</small>
    ${shaky(app, what)}
    ${icon('i-next')}</a>`;
};
