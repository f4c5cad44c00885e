import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar } from '../../art/parts.ts';
import { HUMAN } from '../../kept/match-shape.ts';
import { shakyKinds } from '../../kept/practice.ts';
import { nowhere } from '../../model/nowhere.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerNamed, offers } from '../../model/offers.ts';
import type { Show } from '../../play/show.ts';
import { Sitter } from '../../play/sitter.ts';
import type { Head, Wish } from '../../protocol.d.ts';
import type { Play } from '../../table/types.ts';
import { LessonActs } from '../learn/acts.ts';
import { lessonKey } from '../learn/lesson.ts';
import { lessonTable } from '../learn/table.ts';
import { Exercise } from './task.ts';

const SHOWN = 4; // shaky kinds

/** Somebody practising a game, question by question. */
class Practising {
  readonly sitter: Sitter;
  /** How many questions there have been. */
  at = -1;
  task: Exercise | null = null;

  constructor(
    readonly app: App,
    readonly what: Offer,
  ) {
    const acts = (play: Play, show: Show) =>
      new LessonActs(
        app,
        play,
        show,
        () => this.task,
        () => app.go('#/practice'),
      );
    this.sitter = new Sitter(app, { teaching: true, acts });
  }

  get step() {
    return (this.task as Exercise).step;
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
    const head: Head = { format: 1, game, options, seed, seats: sitters };
    const wish: Wish = { type: 'practise', game, options, seats: seats.length, weights: { kinds, rules }, seed };
    this.at += 1;
    this.task = new Exercise(app, this.sitter, wish, head, (question, right) =>
      app.practice.answered(what.key, question, right),
    );
    this.task.lay();
    app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }
}

let practising: Practising | null = null;

const addressed = (app: App, [name, preset]: string[]) => offerNamed(app, name ?? '', preset);

/** Small questions without end about a game; or the list of all games. */
export const screen: Screen = {
  place: (_app, params) => params.join('/'),
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

/** A question on the table. */
const asking: Screen = {
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

  keys(_app, event) {
    if (practising?.task) lessonKey(practising, practising.task, event);
  },
};

/** How many were right, and how many in a row. */
const standing = (app: App, what: Offer) => {
  const { answered, right, streak } = app.practice.of(what.key);
  return html`<div class="run-line">
    <span class="run" data-run=${streak > 0 || nothing}>${icon(streak ? 'i-starf' : 'i-star')}<span>${app.say('practice-streak', { streak })}</span></span>
    ${answered ? html`<span>${app.say('practice-right', { right, answered })}</span>` : nothing}
    ${shaky(app, what)}
  </div>`;
};

/** The kinds of questions that come more often, for they were missed. */
const shaky = (app: App, what: Offer) => {
  const titles = what.game.words[app.language];
  const kinds = shakyKinds(app.practice.of(what.key))
    .map(kind => titles[`quiz-${kind}-title`])
    .filter(Boolean);
  if (!kinds.length) return nothing;
  return html`<ul class="shaky" role="list" aria-label=${app.say('practice-shaky')}>${kinds.slice(0, SHOWN).map(kind => html`<li>${kind}</li>`)}</ul>`;
};

const entry = (app: App, what: Offer) => {
  const { answered, right, best } = app.practice.of(what.key);
  return html`<a class="course" href=${`#/practice/${what.key}`} data-game=${what.key}>
    <b>${gameWord(app, what, 'game')}</b>
    <small>${answered ? app.say('practice-standing', { right, answered, best }) : app.say('practice-new')}</small>
    ${shaky(app, what)}
    ${icon('i-next')}</a>`;
};
