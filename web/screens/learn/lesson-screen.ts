import { html } from 'lit-html';
import type { App, Display, GameCatalogue, Params, Screen, Wording } from '../../app.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { starsRow } from '../../exercise/lesson-table.ts';
import { Task } from '../../exercise/lesson-task.ts';
import { rename, replace } from '../../model/back-stack.ts';
import { addressed, addressOf, lessonsOf, wholeLessons } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerOf } from '../../model/offers.ts';
import { recordedSteps } from '../../model/recorded-steps.ts';
import { EmbedCode } from '../../play/embed-code.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Lesson } from '../../protocol.d.ts';
import { better, leftAt, starsOf } from '../../storage/lesson-progress.ts';
import type { Star } from '../../storage/stored-types.ts';
import { summary } from './lesson-end.ts';

/** A lesson: one step after another on the table. */
export const screen: Screen = {
  table: true,
  place: (app, params) => {
    const { what, lesson } = addressed(app, params);
    return `${what?.game.name}/${lesson}`;
  },
  open(app, params) {
    let learning: Learning | null = null;
    const embed = new EmbedCode(app);
    const exercise = lessonExercise(app, {
      names: () => (learning ? names(app, learning) : { title: app.say('learn'), caption: '' }),
      head: at => learning && starsRow(app, learning.stars, at),
      task: (at, control) => learning?.task(at, control),
      spoken: ({ step }) => [step.title, step.say, step.ask],
      summary: () => (learning ? summary(app, learning, () => exercise.begin(0), embed) : html``),
      seek: () => begin(params),
      follow(parts) {
        app.dismiss('no-lesson');
        begin(parts);
      },
    });
    /** Replace the screen by a list of lessons, with a notice that the lesson does not exist. */
    const notFound = (list: string) => {
      app.notify({ id: 'no-lesson', text: 'notice-no-lesson' });
      replace(list);
      return true;
    };
    /** Begin the step that the address names; false until the lessons and their recorded replies are loaded. */
    const begin = (parts: Params) => {
      const { what, lesson: name, step } = addressed(app, parts);
      if (!what) return notFound('#/learn');
      const game = what.game.name;
      const lessons = wholeLessons(app, game);
      if (!lessons || recordedSteps(app, game) === undefined) return false;
      const lesson = lessons.find(each => each.name === name);
      if (!lesson) return notFound(`#/learn/${what.key}`);
      learning ??= new Learning(app, game, lesson);
      const at = step === undefined ? learning.left : Number(step) - 1;
      const exists = !!lesson.steps[at];
      if (step !== undefined) rename(addressOf(app, game, lesson));
      exercise.begin(exists ? at : learning.left);
      if (!exists) app.notify({ id: 'no-lesson', text: 'notice-no-step' });
      return true;
    };
    app.dismiss('no-lesson');
    return exercise;
  },
};

/** A lesson that the learner is taking, and the stars won. */
class Learning {
  readonly what: Offer;

  constructor(
    readonly app: App,
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.what = offerOf(app, { game, options: lesson.options }) as Offer;
  }

  get #ids() {
    return this.lesson.steps.map(({ id }) => id);
  }

  get #progress() {
    return this.app.lessons.of(this.game, this.lesson.name);
  }

  /** The star won in each step. */
  get stars(): Star[] {
    return starsOf(this.#progress, this.#ids);
  }

  /** Index of the step where the learner left off; 0 if the lesson was finished. */
  get left() {
    return leftAt(this.#progress, this.#ids);
  }

  task(at: number, control: TableControl) {
    const { app, game, lesson } = this;
    const step = lesson.steps[at];
    if (!step) return undefined;
    const recorded = recordedSteps(app, game)?.[lesson.name]?.[at] ?? null;
    return new Task(app, control, game, step, star => this.#solved(at, star), recorded);
  }

  #solved(at: number, star: Star) {
    const { app, game, lesson } = this;
    const stars = this.stars.map((won, n) => (n === at ? better(won, star) : won));
    app.lessons.keep(game, lesson.name, { at: at + 1, stars, steps: this.#ids, when: Date.now() });
  }
}

const names = (app: Wording & GameCatalogue & Display, { what, lesson }: Learning) => {
  const number = (lessonsOf(app, what)?.findIndex(({ name }) => name === lesson.name) ?? -1) + 1;
  const game = gameWord(app, what, 'game');
  return { title: app.plainText(lesson.title), caption: number ? app.say('lesson-number', { game, number }) : game };
};
