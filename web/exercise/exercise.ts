import type { TemplateResult } from 'lit-html';
import type { App, IncomingMessage, Params, Visit } from '../app.ts';
import { TableControl } from '../play/table-control.ts';
import type { TableMode } from '../play/table-mode.ts';
import type { Text } from '../protocol.d.ts';

/** A task: one step of a lesson, a question, a whole guided deal. */
export interface ExerciseTask {
  /** Put the position on the table, for the first time or again. */
  lay(): void;
  receive(message: IncomingMessage): void;
  keys(event: KeyboardEvent): void;
  /** Called when another task follows, or none. */
  leave?(): void;
}

/** How tasks of one kind behave at the table, and how they are drawn. */
export interface TaskKind<T extends ExerciseTask> {
  mode(task: () => T | null): TableMode;
  /** Draw the current task, or what stands there while it is loading. */
  draw(exercise: Exercise<T>): TemplateResult;
}

/** The tasks of an exercise. */
export interface Course<T extends ExerciseTask> {
  /** The title of the document. */
  title(at: number): string;
  /** Make the task at this place; undefined after the last one. */
  task(at: number, control: TableControl): T | undefined;
  /** The texts that are announced when a task begins. */
  spoken?(task: T): readonly Text[];
  /** Called after the last task; by default the learner goes back. */
  end?(): void;
  /** What is shown after the last task. */
  summary?(): TemplateResult;
  /** Begin once the tasks are loaded. Called with each draw until it returns true. */
  seek?(): boolean;
  /** See `Visit.follow`. */
  follow?(params: Params): void;
}

/** The visit to a table where one task follows another: lessons, practice, mistakes, second tries, guided deals. */
export class Exercise<T extends ExerciseTask> implements Visit {
  readonly control: TableControl;
  task: T | null = null;
  /** Place of the current task; -1 before the first. */
  at = -1;
  #isSought = false;

  constructor(
    readonly app: App,
    readonly course: Course<T>,
    readonly kind: TaskKind<T>,
  ) {
    this.control = new TableControl(
      app,
      kind.mode(() => this.task),
    );
  }

  begin(at: number) {
    const { app, course, control } = this;
    const task = course.task(at, control);
    if (!task && !course.summary) return (course.end ?? app.back)();
    this.at = at;
    control.parts.dialogs.clear();
    this.lay(task ?? null);
    if (!task) course.end?.();
    if (task && course.spoken) app.announce(course.spoken(task).map(app.plainText).join(' '));
    app.redraw();
    if (task) document.querySelector('.lesson-text')?.scrollTo(0, 0);
    else document.querySelector('h1')?.focus();
  }

  next() {
    this.begin(this.at + 1);
  }

  /** Put a task on the table. */
  lay(task: T | null) {
    this.task?.leave?.();
    this.task = task;
    task?.lay();
  }

  title() {
    return this.course.title(this.at);
  }

  draw() {
    const { course, kind, task } = this;
    if (!task && this.at >= 0 && course.summary) return course.summary();
    if (task) queueMicrotask(this.control.parts.viewport.measure);
    else queueMicrotask(() => this.#seek());
    return kind.draw(this);
  }

  #seek() {
    if (!this.task && !this.#isSought) this.#isSought = this.course.seek?.() ?? true;
  }

  follow(params: Params) {
    this.course.follow?.(params);
  }

  receive(message: IncomingMessage) {
    this.task?.receive(message);
  }

  keys(event: KeyboardEvent) {
    this.task?.keys(event);
  }

  leave() {
    this.task?.leave?.();
    this.control.leave();
    this.app.leave();
  }
}
