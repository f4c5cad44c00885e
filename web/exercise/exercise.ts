import type { TemplateResult } from 'lit-html';
import type { App, Heard, Params, Visit } from '../app.ts';
import { TableControl } from '../play/control.ts';
import { lessonMode } from './lesson-mode.ts';
import type { Names } from './lesson-table.ts';
import { lessonTable } from './lesson-table.ts';
import type { Task } from './lesson-task.ts';

/** The tasks of an exercise, and what is shown around them. */
export interface Course {
  /** Title and caption of the bar. The title is also that of the document. */
  names(at: number): Names;
  /** What stands above a task: how far the learner has come. */
  head?(at: number): unknown;
  /** Make the task at this place; undefined after the last one. */
  task(at: number): Task | undefined;
  /** The texts of a step that are announced when its task begins. */
  spoken?: readonly ('title' | 'say' | 'ask')[];
  /** Called after the last task; by default the learner goes back. */
  end?(): void;
  /** What is shown after the last task. */
  summary?(): TemplateResult;
  /** Begin once the tasks are loaded. Called with each draw until it returns true. */
  seek?(): boolean;
  /** See `Visit.follow`. */
  follow?(params: Params): void;
}

/** The visit to a table where one task follows another: a lesson, practice, mistakes, a second try. */
export class Exercise implements Visit {
  readonly control: TableControl;
  task: Task | null = null;
  /** Place of the current task; -1 before the first. */
  at = -1;
  #isSought = false;

  constructor(
    readonly app: App,
    readonly course: Course,
    leave: () => void = app.back,
  ) {
    const mode = lessonMode(() => this.task, leave);
    this.control = new TableControl(app, mode);
  }

  get head() {
    return this.course.head?.(this.at) ?? '';
  }

  begin(at: number) {
    const { app, course } = this;
    const task = course.task(at);
    if (!task && !course.summary) return (course.end ?? app.back)();
    this.at = at;
    this.control.parts.sheets.clear();
    this.lay(task ?? null);
    if (!task) course.end?.();
    if (task && course.spoken) app.announce(course.spoken.map(name => app.plainText(task.step[name])).join(' '));
    app.redraw();
    if (task) document.querySelector('.told')?.scrollTo(0, 0);
    else document.querySelector('h1')?.focus();
  }

  next() {
    this.begin(this.at + 1);
  }

  /** Put a task on the table. */
  lay(task: Task | null) {
    this.task = task;
    task?.lay();
  }

  title() {
    return this.course.names(this.at).title;
  }

  draw() {
    const { app, course, task } = this;
    if (!task && this.at >= 0 && course.summary) return course.summary();
    if (task) queueMicrotask(this.control.parts.room.measure);
    else queueMicrotask(() => this.#seek());
    return lessonTable(app, task ? this : null, course.names(this.at));
  }

  #seek() {
    if (!this.task && !this.#isSought) this.#isSought = this.course.seek?.() ?? true;
  }

  follow(params: Params) {
    this.course.follow?.(params);
  }

  heard(message: Heard) {
    this.task?.heard(message);
  }

  keys(event: KeyboardEvent) {
    this.task?.keys(event);
  }

  leave() {
    this.control.leave();
    this.app.leave();
  }
}
