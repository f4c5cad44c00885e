import { html } from 'lit-html';
import type { App, Params, Screen, Wording } from '../app.ts';
import { lessonExercise } from '../exercise/lesson-exercise.ts';
import { starsRow } from '../exercise/lesson-table.ts';
import { Task } from '../exercise/lesson-task.ts';
import { addressed, wholeLessons } from '../model/lessons.ts';
import { LinkError, onBrokenLink, unpack } from '../model/link.ts';
import { wholeStep } from '../model/own-lesson.ts';
import type { RecordedStep } from '../model/recorded-steps.ts';
import { recordedSteps } from '../model/recorded-steps.ts';
import { reportUnknownAddress } from '../model/unknown-address.ts';
import type { TableControl } from '../play/table-control.ts';
import type { Mark, Step, Text } from '../protocol.d.ts';
import { lessonsIn } from '../storage/lesson-shape.ts';
import type { Star } from '../storage/stored-types.ts';
import { tell } from './messages.ts';
import { head, wayOut } from './surround.ts';

/** A lesson to take, or one step of it. */
interface TakenLesson {
  game: string;
  title: Text;
  steps: readonly Step[];
  /** The build's recorded replies by step; without them the engine answers. */
  recorded: readonly RecordedStep[];
  /** Index of the only step to take; undefined for all. */
  only: number | undefined;
}

/** A step that tells the framing page of each answer. */
class ToldTask extends Task {
  /** Called with each mark. */
  marked: (right: boolean) => void = () => {};

  override concluded(mark: Mark) {
    super.concluded(mark);
    this.marked(mark.verdict === 'right');
  }
}

/** The lesson under way, and what the learner has won in each of its steps. */
class Taking {
  readonly stars: Star[];
  /** Steps that the learner has solved in an earlier visit. */
  readonly begins: number;
  readonly #first: number;

  constructor(
    readonly app: App,
    readonly lesson: TakenLesson,
  ) {
    const before = lesson.only === undefined ? wonBefore() : [];
    this.stars = lesson.steps.map((_, at) => before[at] ?? '');
    this.begins = Math.min(before.length, lesson.steps.length);
    this.#first = lesson.only ?? 0;
  }

  /** Make the task at this place; none after the last step. */
  task(at: number, control: TableControl) {
    const { app, lesson } = this;
    const step = lesson.steps[this.#first + at];
    if (!step || (lesson.only !== undefined && at)) return undefined;
    const number = this.#first + at + 1;
    const solved = (star: Star) => (this.stars[number - 1] = star);
    const task = new ToldTask(app, control, lesson.game, step, solved, lesson.recorded[number - 1] ?? null);
    task.marked = right => tell({ type: 'answer', right, step: number, ...(right && this.#told(number)) });
    tell({ type: 'step', step: number, steps: lesson.steps.length, ...this.#told(number - 1) });
    return task;
  }

  /** What the framing page learns of the first steps, with which the lesson can go on later. */
  #told(steps: number) {
    const isWhole = this.lesson.only === undefined;
    const digits = this.stars.slice(0, steps).map(star => Number(star === 'star'));
    return isWhole ? { won: digits.join('') } : {};
  }

  /** How far the learner is, in words. */
  place(at: number) {
    const { steps } = this.lesson;
    return this.app.say('embed-step', { step: this.#first + at + 1, steps: steps.length });
  }

  /** The stars of the steps that are taken here. */
  get won() {
    return this.lesson.only === undefined ? this.stars : this.stars.slice(this.#first, this.#first + 1);
  }

  end() {
    tell({ type: 'done', right: this.won.filter(star => star === 'star').length, of: this.won.length });
  }
}

/** Stars of the steps that an earlier visit has solved, from the address: '?won=101', with 1 for a star. */
function wonBefore(): Star[] {
  const [won = ''] = /^[01]*$/.exec(new URLSearchParams(location.search).get('won') ?? '') ?? [];
  return [...won].map(digit => (digit === '1' ? 'star' : 'tick'));
}

/** Finds a lesson; called with each draw until it is loaded. Null if there is none. */
type Finder = () => TakenLesson | null | undefined;

/** Table of the lesson that an address names. */
function lessonEmbed(find: (app: App, params: Params, visit: AbortSignal) => Finder): Screen {
  return {
    table: true,
    open(app, params, visit) {
      let taking: Taking | null = null;
      const title = () => (taking ? app.plainText(taking.lesson.title) : app.say('learn'));
      const found = find(app, params, visit);
      const exercise = lessonExercise(app, {
        names: () => ({ title: title(), caption: '' }),
        around: (_, at) => ({
          bar: help => head(title(), taking && at >= 0 ? taking.place(at) : '', help),
          foot: wayOut(app),
        }),
        task: (at, control) => taking?.task(at, control),
        spoken: ({ step }) => [step.title, step.say, step.ask],
        end: () => taking?.end(),
        summary: () => (taking ? summary(app, taking, title(), begin) : html``),
        seek() {
          const lesson = found();
          if (!lesson) return lesson === null;
          taking = new Taking(app, lesson);
          tell({ type: 'loaded', kind: 'lesson', title: title(), language: app.language });
          exercise.begin(taking.begins);
          return true;
        },
      });
      const begin = () => exercise.begin(0);
      return exercise;
    },
  };
}

const summary = (app: Wording, { won }: Taking, title: string, again: () => void) =>
  html`<div class="lesson-end">${head(title)}<section class="surface" aria-labelledby="lesson-over">
    ${starsRow(app, won)}
    <h2 id="lesson-over" tabindex="-1">${app.say('embed-over', { right: won.filter(star => star === 'star').length, all: won.length })}</h2>
    <div class="actions"><button class="outlined" @click=${again}>${app.say('lesson-once-more')}</button></div>
  </section>${wayOut(app)}</div>`;

/** A lesson of the build: '#/learn/hearts/first-trick', or one step of it: '#/learn/hearts/first-trick/2'. */
export const builtLesson = lessonEmbed((app, params) => {
  const { what, lesson: name, step } = addressed(app, params);
  return () => {
    if (!what) return reportUnknownAddress(app) ?? null;
    const game = what.game.name;
    const lessons = wholeLessons(app, game);
    const recorded = recordedSteps(app, game);
    if (!lessons || recorded === undefined) return undefined;
    const lesson = lessons.find(each => each.name === name);
    const only = step === undefined ? undefined : Number(step) - 1;
    if (!lesson || (only !== undefined && !lesson.steps[only])) return reportUnknownAddress(app) ?? null;
    return { game, title: lesson.title, steps: lesson.steps, recorded: recorded?.[lesson.name] ?? [], only };
  };
});

/** A lesson of another author, in the address as a whole: '#/given/1abc/1'. */
export const sentLesson = lessonEmbed((app, [packed = '', number = '1'], visit) => {
  let taken: TakenLesson | undefined;
  const read = async () => {
    const { document } = await unpack('lesson', packed);
    const lesson = lessonsIn(document)[Number(number) - 1];
    if (!lesson || !app.game(lesson.game)) throw new LinkError('place');
    await app.useGame(lesson.game);
    if (visit.aborted) return;
    const steps = lesson.step.map(step => wholeStep(app, lesson, step));
    taken = { game: lesson.game, title: lesson.title, steps, recorded: [], only: undefined };
    app.redraw();
  };
  read().catch(onBrokenLink(app, visit));
  return () => taken;
});
