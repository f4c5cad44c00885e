import type { App, IncomingMessage } from '../../app.ts';
import { wholeLessons } from '../../model/lessons.ts';
import { pack } from '../../model/link.ts';
import type { Offer } from '../../model/offers.ts';
import { offerOf } from '../../model/offers.ts';
import { copied } from '../../model/own-lesson.ts';
import type { Language, Lesson } from '../../protocol.d.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { languages } from '../../words/languages.ts';
import { CardPicker } from './card-picker.ts';
import { Draft } from './draft.ts';
import type { Kind } from './draft-step.ts';
import { isSaid, layAnew, turnTo } from './draft-step.ts';
import { Examiner } from './examiner.ts';
import { seekPosition } from './new-lesson.ts';
import type { Shape } from './preview.ts';
import { Preview } from './preview.ts';
import { StepChecks } from './step-checks.ts';

/** Tabs of the lesson editor on a phone. */
export const TABS = ['position', 'words', 'answers'] as const;
export type Tab = (typeof TABS)[number];

/** Controller of the lesson editor: one lesson and all actions of its author. */
export class LessonEditor {
  readonly draft: Draft;
  readonly preview: Preview;
  readonly examiner: Examiner;
  readonly checks: StepChecks;
  readonly picker: CardPicker;
  tab: Tab = 'position';
  more = false;
  /** The language in which the author also writes, beside the first one; '' for none. */
  second: Language | '';

  constructor(
    readonly app: App,
    own: OwnLesson,
    visit: AbortSignal,
  ) {
    this.draft = new Draft(app, own, () => this.#changed());
    this.preview = new Preview(app, () => this.tryIt(false));
    this.examiner = new Examiner(app, () => {
      this.picker.trial.examined();
      app.redraw();
    });
    this.checks = new StepChecks(this.draft, this.examiner);
    this.picker = new CardPicker(app, this.draft, this.preview, this.examiner, this.checks);
    this.second = this.#secondInUse();
    if (this.step?.setup?.length) this.tab = 'answers';
    ownLessons.watch(() => this.draft.readAgain(), { signal: visit });
    document.addEventListener('visibilitychange', () => document.hidden && this.draft.flush(), { signal: visit });
    this.#changed();
  }

  #changed() {
    this.#show();
    this.app.redraw();
    this.showStep();
  }

  /** Scroll the list of steps to the current one. */
  showStep() {
    document.querySelector('.editor-steps [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #show() {
    const { lesson, step } = this.draft;
    this.preview.show(lesson, step);
    this.examiner.ask(lesson);
  }

  get step() {
    return this.draft.step;
  }

  get what(): Offer {
    const { game, options = {} } = this.draft.lesson;
    return offerOf(this.app, { game, options }) as Offer;
  }

  /** The languages being edited, the page's language first. */
  get languages(): Language[] {
    const { app, second, draft } = this;
    if (second && second !== app.language) return [app.language, second];
    return draft.languages.includes(app.language) ? [app.language] : draft.languages.slice(0, 1);
  }

  get view() {
    return this.preview.view;
  }

  choose(at: number) {
    this.picker.forget();
    this.draft.choose(at);
  }

  /** Set another kind of task for the same position. */
  turnTo(kind: Kind) {
    this.picker.forget();
    this.draft.changeStep(step => turnTo(step, kind));
  }

  turn(tab: Tab) {
    this.tab = tab;
    this.app.redraw();
  }

  turnMore(more: boolean) {
    this.more = more;
    this.app.redraw();
    if (!more) document.querySelector<HTMLElement>('.editor [data-does="more"]')?.focus();
  }

  /** The languages that can stand beside the page's: those of the page, and those of the lesson. */
  get otherLanguages(): Language[] {
    return [...new Set([...languages, ...this.draft.languages])].filter(each => each !== this.app.language);
  }

  /** The second language of a lesson that is written in several. */
  #secondInUse() {
    const used = this.draft.languages;
    return used.length > 1 ? (used.find(each => each !== this.app.language) ?? '') : '';
  }

  writeAlso(language: Language | '') {
    this.second = language;
    this.app.redraw();
  }

  /** Preview as on a phone, beside the lesson editor or over it, or in large type as on a projector. */
  see(shape: Shape) {
    this.preview.shape = shape;
    if (shape === 'projector' || this.preview.open) this.tryIt(true);
    else this.app.redraw();
  }

  /** Go to the screen that sends the lesson. */
  async send() {
    await this.draft.flush();
    this.app.go(`#/lessons/${this.draft.own.id}/send`);
  }

  /** Go to the next step, as a learner does; from the last one, close the preview. */
  next() {
    const last = this.draft.at === this.draft.steps.length - 1;
    if (last) this.tryIt(false);
    else this.choose(this.draft.at + 1);
  }

  // Steps and positions

  addStep() {
    this.picker.forget();
    this.draft.add({ title: {}, say: {}, ask: {} });
    this.turn('position');
  }

  /** Remove the step; undo brings it back. */
  dropStep() {
    this.draft.removeStep();
    this.turnMore(false);
    this.app.announce(this.app.say('desk-dropped'));
  }

  /** The nearest earlier step with a position; null if none. */
  get before() {
    const { at, steps } = this.draft;
    return steps.slice(0, at).findLast(({ setup }) => setup?.length) ?? null;
  }

  /** Copy the position of the nearest earlier step. */
  copyEarlierPosition() {
    const { before } = this;
    if (!before) return;
    const { options, seats, setup, me } = before;
    this.#lay(JSON.parse(JSON.stringify({ options, seats, setup, me })));
  }

  #lay(position: Parameters<typeof layAnew>[1]) {
    if (!this.step) this.draft.add({ title: {}, say: {}, ask: {} });
    this.draft.changeStep(step => layAnew(step, position));
    this.picker.forget();
    this.turn('answers');
  }

  /** Go to the list of matches to find a position. */
  async fromMatch() {
    await this.#seek();
    this.app.go(`#/matches/${this.what.key}`);
  }

  /** Set up a position on the open table, starting from the current one. */
  async setUp() {
    const { step, what } = this;
    await this.#seek();
    const log = (!this.broken && step?.setup) || [];
    const { lesson } = this.draft;
    const players = step?.seats ?? lesson.seats ?? what.game.seats[0];
    const options = { ...lesson.options, ...step?.options };
    const packed = log.length ? `/${await pack('position', { options, players, log, at: log.length })}` : '';
    this.app.go(`#/study/${what.key}${packed}`);
  }

  async #seek() {
    await this.draft.flush();
    seekPosition(this.app, this.draft.own.id, this.draft.at);
  }

  /** The built-in lessons of this game; undefined until they have loaded. */
  get ours(): Lesson[] | undefined {
    return wholeLessons(this.app, this.what.game.name);
  }

  /** Replace the empty lesson by a copy of a built-in one. */
  beginWith(lesson: Lesson) {
    const copy = copied(this.what.game.name, lesson);
    this.draft.change(now => void Object.assign(now, copy));
    this.second = this.#secondInUse();
    this.choose(0);
    this.turn('answers');
  }

  /** True if the engine has refused the position. */
  get broken() {
    return !!this.step && this.checks.isBroken(this.step);
  }

  tryIt(open: boolean) {
    this.preview.open = open;
    this.preview.again();
    this.app.redraw();
    if (!open) document.querySelector<HTMLElement>('.editor [data-try]')?.focus();
  }

  /** Go to the first open question and focus its field. */
  toOpen() {
    const { checks } = this;
    const at = checks.open.findIndex(Boolean);
    const step = this.draft.steps[at];
    if (!step)
      return this.draft.steps.length
        ? this.turnMore(true)
        : document.querySelector<HTMLElement>('.editor-begin button')?.focus();
    this.choose(at);
    const placed = !!step.setup?.length;
    this.turn(!placed ? 'position' : checks.openIn(step) > checks.openAnswersIn(step) ? 'words' : 'answers');
    const field = `.editor-words [id^="${isSaid(step.title) ? 'desk-ask' : 'desk-title'}"]`;
    const place = ['.editor-answers [data-stand=""] :is(input, button)', field, '.editor-begin button'];
    const first = this.tab === 'answers' ? place : [...place].reverse();
    first
      .map(each => document.querySelector<HTMLElement>(each))
      .find(each => each?.checkVisibility())
      ?.focus();
  }

  receive(message: IncomingMessage) {
    const before = this.view;
    this.examiner.receive(message);
    this.preview.receive(message);
    if (before !== this.view) this.app.redraw();
  }

  keys(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, shiftKey } = event;
    const writing = target instanceof Element && !!target.closest('input, textarea, select');
    const redo = key === 'y' || (key === 'Z' && shiftKey);
    if ((ctrlKey || metaKey) && !writing && (redo || key === 'z')) {
      event.preventDefault();
      if (redo) this.draft.redo();
      else this.draft.undo();
    } else if (
      key === 'Escape' &&
      this.preview.open &&
      !this.preview.control.parts.state.dialog &&
      !this.preview.task?.hint
    ) {
      this.tryIt(false);
    } else if (this.preview.open || (target instanceof Element && target.closest('.editor-preview'))) {
      this.preview.task?.keys(event);
    }
  }

  leave() {
    this.draft.flush();
    this.preview.exercise.leave();
  }
}
