import { html } from 'lit-html';
import type { App, IncomingMessage, Params, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { digitOf } from '../../browser/keyboard.ts';
import { keepAwake } from '../../browser/wake-lock.ts';
import type { Exercise } from '../../exercise/exercise.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { Task } from '../../exercise/lesson-task.ts';
import { addressed, lessonsOf, wholeLessons } from '../../model/lessons.ts';
import { gameWord } from '../../model/offers.ts';
import { copied, wholeStep } from '../../model/own-lesson.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Examination } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import type { AnswerChoice } from './answer-choices.ts';
import { choicesOf } from './answer-choices.ts';
import { projectorView } from './projector-view.ts';

/** A lesson on a projector: each step with its choices, a count of hands per choice, then the answer. */
class Projector {
  readonly exercise: Exercise<Task>;
  /** True once the answer is shown. */
  shown = false;
  choices: AnswerChoice[] | null = null;
  /** Number of learners per choice. */
  counts: number[] = [];
  /** True if the engine has refused the position. */
  broken = false;

  constructor(
    readonly app: App,
    readonly lesson: LessonDocument,
  ) {
    this.exercise = lessonExercise(app, {
      names: () => ({ title: app.say('ask-class'), caption: '' }),
      task: (at, control) => this.#task(at, control),
      spoken: ({ step }) => [step.say, step.ask],
    });
    this.exercise.begin(0);
  }

  get at() {
    return this.exercise.at;
  }

  get task() {
    return this.exercise.task;
  }

  #task(at: number, control: TableControl) {
    const { app, lesson } = this;
    const step = lesson.step[at];
    if (!step) return undefined;
    this.shown = this.broken = false;
    this.choices = null;
    this.counts = [];
    this.#examine(at);
    return new Task(app, control, lesson.game, wholeStep(app, lesson, step), () => {});
  }

  get all() {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  get isLast() {
    return this.at + 1 >= this.lesson.step.length;
  }

  #examine(at: number) {
    this.app.request({ type: 'check-lesson', lesson: this.lesson, step: at + 1 });
  }

  examined(found: Examination | undefined) {
    if (!this.task || this.choices || (found && found.step !== this.at + 1)) return;
    this.broken = !found?.laid;
    this.choices = found ? choicesOf(this.app, this.task, found) : [];
    this.counts = this.choices.map(() => 0);
    this.app.redraw();
  }

  add(at: number, by: number) {
    if (this.shown || !this.choices?.[at]) return;
    this.counts[at] = Math.max(0, this.counts[at] + by);
    this.app.announce(this.app.say('ask-counted', { choice: this.choices[at].spoken, count: this.counts[at] }));
    this.app.redraw();
  }

  /** Show the answer, then go to the next step; from the last one, go back. */
  on() {
    if (!this.shown && this.choices?.length) {
      this.shown = true;
      const right = this.choices.filter(({ stands }) => stands === 'right').map(({ spoken }) => spoken);
      this.app.announce([this.app.say('desk-stand-right'), ...right, this.said].join(' '), true);
      return this.app.redraw();
    }
    this.exercise.next();
  }

  /** The lesson's words for a right answer, as plain text. */
  get said() {
    return this.task ? this.app.plainText(this.task.step.right) : '';
  }

  receive(message: IncomingMessage) {
    if (message.type === 'lesson-checked') return this.examined(message.steps.find(({ step }) => step === this.at + 1));
    if (message.type === 'refused' && message.request === 'check-lesson') return this.examined(undefined);
    if (message.type === 'crash' && !this.choices) this.#examine(this.at);
    this.exercise.receive(message);
  }

  keys(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const digit = digitOf(event);
    if (digit) this.add(digit - 1, shiftKey ? -1 : 1);
    else if (key === 'Enter' && !(target instanceof Element && target.closest('button, a'))) this.on();
    else if (key === 'ArrowLeft' && this.at > 0) this.exercise.begin(this.at - 1);
    else return;
    event.preventDefault();
  }
}

/** What finds the lesson that an address names: undefined until the built-in lessons are loaded, null if there is none. */
type Find = (app: App, params: Params) => LessonDocument | null | undefined | Promise<LessonDocument | null>;

/** A lesson, step by step, for a class. */
const askingScreen = (find: Find): Screen => ({
  table: true,
  open(app, params, visit) {
    let state: Projector | null = null;
    /** True if the lesson is known, or known to be missing. */
    let isFound = false;
    const begin = async () => {
      const finding = find(app, params);
      if (finding === undefined) return;
      isFound = true;
      const lesson = await finding;
      if (visit.aborted) return;
      if (!lesson?.step.length) return reportUnknownAddress(app);
      await app.useGame(lesson.game);
      if (visit.aborted) return;
      state = new Projector(app, lesson);
      keepAwake(true);
      app.redraw();
    };
    return {
      title: () => app.say('ask-class'),
      draw() {
        if (!isFound) queueMicrotask(() => isFound || begin());
        if (!state) return html`<div class="projector"></div>`;
        queueMicrotask(state.exercise.control.parts.viewport.measure);
        return projectorView(app, state);
      },
      receive: message => state?.receive(message),
      keys: event => state?.keys(event),
      leave() {
        keepAwake(false);
        state?.exercise.leave();
      },
    };
  },
});

/** '#/lessons/<id>/ask': a lesson stored on this device. */
export const ownScreen: Screen = askingScreen((_, [id]) =>
  ownLessons.one(id).then(
    own => own?.lesson ?? null,
    () => null,
  ),
);

const oursScreen = askingScreen((app, params) => {
  const { what, lesson: name } = addressed(app, params);
  const game = what?.game.name ?? '';
  const lessons = what && wholeLessons(app, game);
  const lesson = lessons?.find(each => each.name === name);
  return lesson ? copied(game, lesson) : lessons && null;
});

/** '#/ask/hearts': list of built-in lessons; '#/ask/hearts/first-trick': one of them. */
export const screen: Screen = {
  instead: (app, params) => (addressed(app, params).lesson ? oursScreen : undefined),
  open(app, params) {
    const { what } = addressed(app, params);
    if (!what) return reportUnknownAddress(app);
    return {
      title: () => app.say('ask-class'),
      draw: () => html`<div class="page received-page">${topBar(app, app.say('ask-class'))}
      <p class="lead">${app.say('ask-which', { game: gameWord(app, what, 'game') })}</p>
      <ol class="surface received-lessons" role="list">${(lessonsOf(app, what) ?? []).map(
        (lesson, at) =>
          html`<li><a href=${`#/ask/${what.key}/${lesson.name}`}><span>${at + 1}</span><b>${app.lessonText(lesson.title)}</b><small>${app.say('desk-steps-count', { count: lesson.steps })}</small>${icon('i-next')}</a></li>`,
      )}</ol></div>`,
    };
  },
};
