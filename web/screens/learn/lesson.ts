import type { App, Display, GameCatalogue, Params, Screen, Wording } from '../../app.ts';
import { lessonMode } from '../../exercise/lesson-mode.ts';
import { lessonTable, starsRow } from '../../exercise/lesson-table.ts';
import { Task } from '../../exercise/lesson-task.ts';
import { rename, replace } from '../../model/back-stack.ts';
import { addressed, addressOf, lessonsOf, wholeLessons } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerOf } from '../../model/offers.ts';
import { rehearsals } from '../../model/rehearsals.ts';
import { TableControl } from '../../play/control.ts';
import type { Lesson } from '../../protocol.d.ts';
import { better, leftAt, starsOf } from '../../storage/lesson-progress.ts';
import type { Star } from '../../storage/stored-types.ts';
import { summary } from './lesson-end.ts';

/** A lesson that the learner is taking. */
class Learning {
  readonly what: Offer;
  readonly control: TableControl;
  task: Task | null = null;
  /** Index of the step on the table; the number of steps once the lesson is over. */
  at = 0;

  constructor(
    readonly app: App,
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.what = offerOf(app, { game, options: lesson.options }) as Offer;
    const mode = lessonMode(() => this.task, app.back);
    this.control = new TableControl(app, mode);
  }

  get ids() {
    return this.lesson.steps.map(({ id }) => id);
  }

  /** The star won in each step. */
  get stars(): Star[] {
    return starsOf(this.app.lessons.of(this.game, this.lesson.name), this.ids);
  }

  get step() {
    return this.lesson.steps[this.at];
  }

  get head() {
    return starsRow(this.app, this.stars, this.at);
  }

  /** Index of the step where the learner left off; 0 if the lesson was finished. */
  get left() {
    return leftAt(this.app.lessons.of(this.game, this.lesson.name), this.ids);
  }

  begin(at: number) {
    const { app } = this;
    this.at = at;
    this.control.parts.sheets.clear();
    if (!this.step) {
      this.task = null;
      app.redraw();
      return document.querySelector('h1')?.focus();
    }
    const rehearsal = rehearsals(app, this.game)?.[this.lesson.name]?.[at] ?? null;
    this.task = new Task(app, this.control, this.game, this.step, star => this.#solved(star), rehearsal);
    this.task.lay();
    const { title, say, ask } = this.step;
    app.announce([title, say, ask].map(text => app.plainText(text)).join(' '));
    app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }

  next() {
    this.begin(this.at + 1);
  }

  #solved(star: Star) {
    const { app, game, lesson, at } = this;
    const stars = this.stars.map((won, n) => (n === at ? better(won, star) : won));
    app.lessons.keep(game, lesson.name, { at: at + 1, stars, steps: this.ids, when: Date.now() });
  }
}

/** A lesson: one step after another on the table. */
const lessonScreen = (): Screen => {
  let learning: Learning | null = null;
  /** True if the address names no lesson, so that it is not looked up again. */
  let lost = false;

  /** Replace the screen by a list of lessons, with a notice that the lesson does not exist. */
  const notFound = (app: Display, list: string) => {
    lost = true;
    app.notify({ id: 'no-lesson', text: 'notice-no-lesson' });
    replace(list);
  };

  /** Begin the step that the address names, once the lessons and their recorded replies are loaded. */
  const begin = (app: App, params: Params) => {
    const { what, lesson: name, step } = addressed(app, params);
    if (!what) return notFound(app, '#/learn');
    const lessons = wholeLessons(app, what.game.name);
    const known = rehearsals(app, what.game.name);
    if (!lessons || known === undefined) return;
    const lesson = lessons.find(each => each.name === name);
    if (!lesson) return notFound(app, `#/learn/${what.key}`);
    if (learning?.lesson !== lesson) learning = new Learning(app, what.game.name, lesson);
    const at = step === undefined ? learning.left : Number(step) - 1;
    const { length } = lesson.steps;
    if (step !== undefined) rename(addressOf(app, what.game.name, lesson));
    learning.begin(at >= 0 && at < length ? at : learning.left);
    if (!lesson.steps[at]) app.notify({ id: 'no-lesson', text: 'notice-no-step' });
  };

  return {
    table: true,
    place: (app, params) => {
      const { what, lesson } = addressed(app, params);
      return `${what?.game.name}/${lesson}`;
    },
    title: app => (learning ? app.plainText(learning.lesson.title) : app.say('learn')),

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
      queueMicrotask(learning.control.parts.room.measure);
      return lessonTable(app, learning, names(app, learning));
    },

    heard(_, message) {
      learning?.task?.heard(message);
    },

    leave(app) {
      learning?.control.leave();
      learning = null;
      app.leave();
    },

    keys(_, event) {
      learning?.task?.keys(event);
    },
  };
};

export const screen = lessonScreen();

const names = (app: Wording & GameCatalogue & Display, { what, lesson }: Learning) => {
  const number = (lessonsOf(app, what)?.findIndex(({ name }) => name === lesson.name) ?? -1) + 1;
  const game = gameWord(app, what, 'game');
  return { title: app.plainText(lesson.title), caption: number ? app.say('lesson-number', { game, number }) : game };
};
