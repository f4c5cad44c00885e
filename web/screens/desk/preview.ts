import type { App, Heard } from '../../app.ts';
import { wholeStep } from '../../model/own-lesson.ts';
import { TableControl } from '../../play/control.ts';
import type { Meaning, Step, View } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { lessonConduct } from '../learn/lesson-mode.ts';
import { Task } from '../learn/lesson-task.ts';
import type { DraftStep } from './step-editor.ts';
import { isThere, kindOf, turnTo } from './step-editor.ts';

/** As whom the author looks at the lesson. */
export type Shape = 'phone' | 'projector';

/** The step on a table of its own, as a learner will see it. */
export class Preview {
  readonly control: TableControl;
  task: Task | null = null;
  /** The position of the step, whatever has been answered since. */
  view: View | null = null;
  meanings: readonly Meaning[] = [];
  shape: Shape = 'phone';
  /** Does it fill the window? */
  open = false;
  #laid = '';
  /** The position that is seen. */
  #place = '';
  /** The same position with tasks that are less and less likely to be refused. */
  #others: Step[] = [];

  constructor(
    readonly app: App,
    close: () => void,
  ) {
    this.control = new TableControl(
      app,
      lessonConduct(() => this.task, close),
    );
  }

  /** Lays the step anew where more of it has changed than what is said; without a position nothing lies there. */
  show(lesson: LessonDocument, step: DraftStep | undefined) {
    const { app } = this;
    const whole = step?.setup?.length ? wholeStep(app, lesson, layable(step)) : null;
    const now = whole ? JSON.stringify([lesson.game, silent(whole)]) : '';
    if (whole && this.task && now === this.#laid) this.task.step = whole;
    if (now === this.#laid) return;
    this.#laid = now;
    if (!whole || !step) return this.#clear();
    const place = JSON.stringify([lesson.game, whole.options, whole.seats, whole.setup, whole.me, whole.open]);
    if (place !== this.#place) this.#clear();
    this.#place = place;
    this.#others = [anyMove(step), nothingAsked(step)].map(other => wholeStep(app, lesson, other));
    this.#lay(lesson.game, whole);
  }

  #lay(game: string, step: Step) {
    this.task = new Task(this.app, this.control, game, step, () => {});
    this.task.lay();
  }

  /** A task that has no right answer here does not keep the position from being seen. */
  #refused(task: Task, message: Heard) {
    const next = this.#others.shift();
    if (next) return this.#lay(task.game, next);
    this.#clear();
    this.task = task;
    task.heard(message);
  }

  #clear() {
    this.task = null;
    this.view = null;
    this.meanings = [];
  }

  /** The position once more, as at first. */
  again() {
    this.task?.lay();
  }

  heard(message: Heard) {
    if (!this.task) return; // what was laid before is not wanted any more
    if (message.type === 'frame' && message.begins) {
      this.view = message.view;
      this.meanings = message.meanings;
    }
    if (message.type === 'refused' && message.request === 'learn') this.#refused(this.task, message);
    else this.task.heard(message);
  }

  leave() {
    this.control.leave();
  }
}

/** A step whose task is not whole yet is laid with one that any move solves. */
function layable(step: DraftStep): DraftStep {
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

/** The same where nobody has a move to make. */
function nothingAsked(step: DraftStep): DraftStep {
  const none = structuredClone(step);
  turnTo(none, 'number');
  return none;
}

/** All of a step that the engine marks by. */
function silent({ title, say, ask, right, hint, other, caption, example, rules, advise, ...rest }: Step) {
  return { ...rest, advise: Object.keys(advise) };
}
