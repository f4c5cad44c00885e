import type { Display, Wording } from '../../app.ts';
import { languagesOf } from '../../model/own-lesson.ts';
import type { Language } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import type { DraftStep } from './draft-step.ts';

const PAUSE = 400; // debounce: milliseconds without a change before storing
const MOST = 100; // undo steps
/** Limit of steps in a lesson. */
export const MOST_STEPS = 60;

/** A lesson being edited: its current state, its undo history, and its debounced storage. */
export class Draft {
  /** Index of the current step. */
  at = 0;
  /** True if the latest write to the database succeeded. */
  kept = true;
  #undoStack: LessonDocument[] = [];
  #redoStack: LessonDocument[] = [];
  /** Key of the latest change: consecutive changes with the same key, such as typed letters, are one undo step. */
  #lastKey = '';
  #timer = 0;
  #isPending = false;
  #isWriting = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly app: Wording & Display,
    public own: OwnLesson,
    readonly changed: () => void,
  ) {}

  get lesson() {
    return this.own.lesson;
  }

  get steps() {
    return this.lesson.step;
  }

  get step(): DraftStep | undefined {
    return this.steps[this.at];
  }

  get canUndo() {
    return this.#undoStack.length > 0;
  }

  get canRedo() {
    return this.#redoStack.length > 0;
  }

  /** The languages in which the lesson has text; the page's language if it has none. */
  get languages(): Language[] {
    const used = languagesOf(this.lesson);
    return used.length ? used : [this.app.language];
  }

  /**
   * Change the lesson, and store it after a pause.
   * @param run key of the change: consecutive changes with the same key are one undo step
   */
  change(edit: (lesson: LessonDocument) => void, run: string = '') {
    const lesson = structuredClone(this.lesson);
    edit(lesson);
    if (JSON.stringify(lesson) === JSON.stringify(this.lesson)) return;
    if (!run || run !== this.#lastKey) this.#undoStack = [...this.#undoStack, this.lesson].slice(-MOST);
    this.#lastKey = run;
    this.#redoStack = [];
    this.#put(lesson);
  }

  /** Change the current step, and store the lesson after a pause. */
  changeStep(edit: (step: DraftStep) => void, run: string = '') {
    const { at } = this;
    this.change(({ step }) => edit(step[at]), run && `${at} ${run}`);
  }

  undo() {
    this.#stepTo(this.#undoStack, this.#redoStack);
  }

  redo() {
    this.#stepTo(this.#redoStack, this.#undoStack);
  }

  #stepTo(from: LessonDocument[], to: LessonDocument[]) {
    const lesson = from.pop();
    if (!lesson) return;
    to.push(this.lesson);
    this.#lastKey = '';
    this.#put(lesson);
  }

  #put(lesson: LessonDocument) {
    this.own = { ...this.own, lesson, when: Date.now() };
    this.at = Math.max(0, Math.min(this.at, lesson.step.length - 1));
    this.#isPending = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE);
    this.changed();
  }

  // Steps

  choose(at: number) {
    this.at = at;
    this.#lastKey = '';
    this.changed();
  }

  add(step: DraftStep) {
    const at = this.steps.length ? this.at + 1 : 0;
    this.change(({ step: steps }) => void steps.splice(at, 0, step));
    this.choose(at);
  }

  copyStep() {
    if (this.step) this.add(structuredClone(this.step));
  }

  move(by: 1 | -1) {
    const { at } = this;
    if (!this.steps[at + by]) return;
    this.change(({ step }) => void step.splice(at + by, 0, ...step.splice(at, 1)));
    this.choose(at + by);
  }

  removeStep() {
    const { at } = this;
    this.change(({ step }) => void step.splice(at, 1));
  }

  // Storage

  /** True if a change is not stored yet. */
  get unwritten() {
    return this.#isPending || this.#isWriting;
  }

  /** Store pending changes now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isPending) this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write() {
    const { app, own } = this;
    this.#isPending = false;
    this.#isWriting = true;
    try {
      const { id, revision } = await ownLessons.write(own);
      const isFork = id !== own.id;
      this.own = { ...this.own, id, revision };
      this.kept = true;
      if (isFork) app.notify({ id: 'lesson-parted', text: 'notice-lesson-parted' });
    } catch {
      this.kept = false;
      app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    }
    this.#isWriting = false;
    this.changed();
  }

  /** Reload the lesson after another tab has stored it, unless this tab has pending changes. */
  async readAgain() {
    if (this.unwritten) return;
    const found = await ownLessons.one(this.own.id).catch(() => null);
    if (!found || this.unwritten || found.revision === this.own.revision) return;
    this.own = found;
    this.at = Math.max(0, Math.min(this.at, this.steps.length - 1));
    this.#undoStack = [];
    this.#redoStack = [];
    this.changed();
  }
}
