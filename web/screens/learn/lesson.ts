import type { App, Params, Screen } from '../../app.ts';
import { better } from '../../kept/lessons.ts';
import type { Star } from '../../kept/types.ts';
import { addressOf, lessonsOf, wholeLessons } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerNamed, offerOf } from '../../model/offers.ts';
import type { Show } from '../../play/show.ts';
import { Sitter } from '../../play/sitter.ts';
import type { Lesson } from '../../protocol.d.ts';
import type { Play } from '../../table/types.ts';
import { LessonActs } from './acts.ts';
import { summary } from './end.ts';
import { lessonTable, starsRow } from './table.ts';
import { Task } from './task.ts';

/** What an address means: '#/learn/haggis/bombs/3', '#/learn/yahtzee/yams/delta'. */
export const addressed = (app: App, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  const [lesson, step] = what?.preset ? rest.slice(1) : rest;
  return { what, lesson, step };
};

/** A lesson that somebody is taking. */
class Learning {
  readonly what: Offer;
  readonly sitter: Sitter;
  task: Task | null = null;
  /** The step on the table; as many as there are: the lesson is over. */
  at = 0;

  constructor(
    readonly app: App,
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.what = offerOf(app, { game, options: lesson.options }) as Offer;
    const acts = (play: Play, show: Show) =>
      new LessonActs(
        app,
        play,
        show,
        () => this.task,
        () => app.go(`#/learn/${this.what.key}`),
      );
    this.sitter = new Sitter(app, { teaching: true, acts });
  }

  /** What has been won in each step. */
  get stars(): Star[] {
    const kept = this.app.lessons.of(this.game, this.lesson.name)?.stars ?? [];
    return this.lesson.steps.map((_, at) => kept[at] ?? '');
  }

  get step() {
    return this.lesson.steps[this.at];
  }

  get head() {
    return starsRow(this.app, this.stars, this.at);
  }

  /** Where it was left; from the first step on again if it was finished. */
  get left() {
    const learnt = this.app.lessons.of(this.game, this.lesson.name);
    return learnt && learnt.at < this.lesson.steps.length ? learnt.at : 0;
  }

  begin(at: number) {
    const { app } = this;
    this.at = at;
    if (!this.step) {
      this.task = null;
      app.redraw();
      return document.querySelector('h1')?.focus();
    }
    this.task = new Task(app, this.sitter, this.game, this.step, star => this.#solved(star));
    this.task.lay();
    const { title, say, ask } = this.step;
    app.announce([title, say, ask].map(text => app.toldPlain(text)).join(' '));
    app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }

  next() {
    this.begin(this.at + 1);
  }

  #solved(star: Star) {
    const { app, game, lesson, at } = this;
    const stars = this.stars.map((won, n) => (n === at ? better(won, star) : won));
    app.lessons.keep(game, lesson.name, { at: at + 1, stars, when: Date.now() });
  }
}

let learning: Learning | null = null;
/** Is there no such lesson? Then it is not sought again. */
let lost = false;

/** The list, with a word that there is no such lesson. */
const notFound = (app: App, list: string) => {
  lost = true;
  app.notify({ id: 'no-lesson', text: 'notice-no-lesson' });
  location.replace(list);
};

/** Lays the step that the address names, as soon as the lessons are there. */
const begin = (app: App, params: Params) => {
  const { what, lesson: name, step } = addressed(app, params);
  if (!what) return notFound(app, '#/learn');
  const lessons = wholeLessons(app, what.game.name);
  if (!lessons) return;
  const lesson = lessons.find(each => each.name === name);
  if (!lesson) return notFound(app, `#/learn/${what.key}`);
  if (learning?.lesson !== lesson) learning = new Learning(app, what.game.name, lesson);
  const at = step === undefined ? learning.left : Number(step) - 1;
  const { length } = lesson.steps;
  if (step !== undefined) history.replaceState(null, '', addressOf(app, what.game.name, lesson));
  learning.begin(at >= 0 && at < length ? at : learning.left);
  if (!lesson.steps[at]) app.notify({ id: 'no-lesson', text: 'notice-no-step' });
};

/** A lesson: its steps one after the other, on the table. */
export const screen: Screen = {
  table: true,
  place: (app, params) => {
    const { what, lesson } = addressed(app, params);
    return `${what?.game.name}/${lesson}`;
  },
  title: app => (learning ? app.toldPlain(learning.lesson.title) : app.say('learn')),

  enter(app, params) {
    lost = false;
    app.dismiss('no-lesson');
    begin(app, params);
  },

  draw(app, params) {
    if (!learning) {
      queueMicrotask(() => learning || lost || begin(app, params));
      return lessonTable(app, null, { title: app.say('learn'), caption: '' });
    }
    if (!learning.task) return summary(app, learning);
    queueMicrotask(learning.sitter.measure);
    return lessonTable(app, learning, names(app, learning));
  },

  heard(_app, fact) {
    learning?.task?.heard(fact);
  },

  leave(app) {
    learning?.sitter.leave();
    learning = null;
    app.leave();
  },

  keys(_app, event) {
    if (learning?.task) lessonKey(learning, learning.task, event);
  },
};

const names = (app: App, { what, lesson }: Learning) => {
  const number = (lessonsOf(app, what)?.findIndex(({ name }) => name === lesson.name) ?? -1) + 1;
  const game = gameWord(app, what, 'game');
  return { title: app.toldPlain(lesson.title), caption: number ? app.say('lesson-number', { game, number }) : game };
};

/** Escape puts a hint or a panel away; the rest is as at any table. */
export const lessonKey = ({ sitter }: { sitter: Sitter }, task: Task, event: KeyboardEvent) => {
  const { play } = sitter;
  const marked = task.phase === 'marked' && !task.done;
  if (event.key === 'Escape' && !play.sheet && marked) return task.again();
  if (event.key === 'Escape' && !play.sheet && task.hint) return task.putHintAway();
  const button = event.target instanceof Element && event.target.closest('button, a, input');
  if (event.key === 'Enter' && task.phase === 'marked' && !button && !play.sheet) {
    (document.querySelector('.lesson .foot .primary') as HTMLElement | null)?.click();
    return event.preventDefault();
  }
  sitter.keys(event);
};
