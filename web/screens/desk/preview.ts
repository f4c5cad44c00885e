import type { App, Heard } from '../../app.ts';
import type { LessonDocument } from '../../kept/lesson-shape.ts';
import { wholeStep } from '../../model/own-lesson.ts';
import { TableControl } from '../../play/control.ts';
import type { Meaning, Step, View } from '../../protocol.d.ts';
import { lessonConduct } from '../learn/conduct.ts';
import { Task } from '../learn/task.ts';
import type { DraftStep } from './step.ts';
import { kindOf } from './step.ts';

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
    if (!whole) return this.#clear();
    this.task = new Task(app, this.control, lesson.game, whole, () => {});
    this.task.lay();
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
    if (message.type === 'refused' && message.request === 'learn') this.view = null;
    this.task?.heard(message);
  }

  leave() {
    this.control.leave();
  }
}

/** A step whose task is not whole yet is laid with one that any move solves. */
function layable(step: DraftStep): DraftStep {
  const kind = kindOf(step);
  if (kind === 'move' && !step.accept?.length && !step.like?.length) return { ...step, like: [{}] };
  if (kind !== 'forbidden' || Object.keys(step.forbidden ?? {}).length) return step;
  const { forbidden: _, ...rest } = step;
  return { ...rest, like: [{}] };
}

/** All of a step that the engine marks by. */
function silent({ title, say, ask, right, hint, other, caption, example, rules, advise, ...rest }: Step) {
  return { ...rest, advise: Object.keys(advise) };
}
