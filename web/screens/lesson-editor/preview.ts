import type { App, IncomingMessage } from '../../app.ts';
import type { Exercise } from '../../exercise/exercise.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { Task } from '../../exercise/lesson-task.ts';
import { wholeStep } from '../../model/own-lesson.ts';
import type { Meaning, Step, View } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import type { DraftStep } from './draft-step.ts';
import { isThere, kindOf, turnTo } from './draft-step.ts';

/** The device that the preview imitates. */
export type Shape = 'phone' | 'projector';

/** Preview of the current step on a separate table, as a learner will see it. */
export class Preview {
  readonly exercise: Exercise<Task>;
  /** The first view of the step's position; answers in the preview do not change it. */
  view: View | null = null;
  meanings: readonly Meaning[] = [];
  shape: Shape = 'phone';
  /** True if the preview fills the window. */
  open = false;
  /** JSON of the step that is shown, without its texts. */
  #shown = '';
  /** JSON of the position that is shown. */
  #position = '';
  /** Fallbacks: the same position with tasks that the engine is less likely to refuse. */
  #fallbacks: Step[] = [];

  constructor(
    readonly app: App,
    close: () => void,
  ) {
    const names = () => ({ title: '', caption: '' }); // the editor draws the table itself
    this.exercise = lessonExercise(app, { names, task: () => undefined, leave: close });
  }

  get task() {
    return this.exercise.task;
  }

  get control() {
    return this.exercise.control;
  }

  /** Show a step; load it again only if more than its texts has changed. Without a position, show nothing. */
  show(lesson: LessonDocument, step: DraftStep | undefined) {
    const { app } = this;
    const whole = step?.setup?.length ? wholeStep(app, lesson, withWholeTask(step)) : null;
    const now = whole ? JSON.stringify([lesson.game, withoutTexts(whole)]) : '';
    if (whole && this.task && now === this.#shown) this.task.step = whole;
    if (now === this.#shown) return;
    this.#shown = now;
    if (!whole || !step) return this.#clear();
    const place = JSON.stringify([lesson.game, whole.options, whole.seats, whole.setup, whole.me, whole.open]);
    if (place !== this.#position) this.#clear();
    this.#position = place;
    this.#fallbacks = [anyMove(step), nothingAsked(step)].map(other => wholeStep(app, lesson, other));
    this.#lay(lesson.game, whole);
  }

  #lay(game: string, step: Step) {
    this.exercise.lay(new Task(this.app, this.control, game, step, () => {}));
  }

  /** If the engine refuses the task, show the position with a fallback task. */
  #refused(task: Task, message: IncomingMessage) {
    const next = this.#fallbacks.shift();
    if (next) return this.#lay(task.game, next);
    this.#clear();
    this.exercise.task = task;
    task.receive(message);
  }

  #clear() {
    this.exercise.lay(null);
    this.view = null;
    this.meanings = [];
  }

  /** Restart the step from its first view. */
  again() {
    this.task?.lay();
  }

  receive(message: IncomingMessage) {
    if (!this.task) return; // a late reply for a position that is not shown any more
    if (message.type === 'frame' && message.begins) {
      this.view = message.view;
      this.meanings = message.meanings;
    }
    if (message.type === 'refused' && message.request === 'learn') this.#refused(this.task, message);
    else this.task.receive(message);
  }
}

/** Return the step; if its task is incomplete, replace it by one that any move solves. */
function withWholeTask(step: DraftStep): DraftStep {
  const kind = kindOf(step);
  if (kind === 'move' && !step.accept?.length && !step.like?.length) return anyMove(step);
  return kind === 'forbidden' && !isThere(step.forbidden) ? anyMove(step) : step;
}

/** The step with a task that any move solves. */
function anyMove(step: DraftStep): DraftStep {
  const any = structuredClone(step);
  turnTo(any, 'move');
  return { ...any, like: [{}] };
}

/** The step with a number task, for positions without a move. */
function nothingAsked(step: DraftStep): DraftStep {
  const none = structuredClone(step);
  turnTo(none, 'number');
  return none;
}

/** The parts of a step by which the engine marks answers, without texts. */
function withoutTexts({ title, say, ask, right, hint, other, caption, example, rules, advise, ...rest }: Step) {
  return { ...rest, advise: Object.keys(advise) };
}
