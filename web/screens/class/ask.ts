import { html, nothing } from 'lit-html';
import type { App, Params, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar } from '../../art/card-parts.ts';
import { digitOf } from '../../browser/keyboard.ts';
import { lessonMode } from '../../exercise/lesson-mode.ts';
import { Task } from '../../exercise/lesson-task.ts';
import { addressed, lessonsOf, wholeLessons } from '../../model/lessons.ts';
import { nowhere } from '../../model/not-found.ts';
import { gameWord } from '../../model/offers.ts';
import { copied, wholeStep } from '../../model/own-lesson.ts';
import { TableControl } from '../../play/control.ts';
import type { Examination } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { asking } from './ask-draw.ts';
import type { Choice } from './choices.ts';
import { choicesOf } from './choices.ts';

/** A lesson on a projector: each step with its choices, a count of hands per choice, then the answer. */
class Asking {
  readonly control: TableControl;
  at = 0;
  task: Task | null = null;
  /** True once the answer is shown. */
  shown = false;
  choices: Choice[] | null = null;
  /** Number of learners per choice. */
  counts: number[] = [];
  /** True if the engine has refused the position. */
  broken = false;

  constructor(
    readonly app: App,
    readonly lesson: LessonDocument,
  ) {
    this.control = new TableControl(
      app,
      lessonMode(() => null, app.back),
    );
  }

  get all() {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  get isLast() {
    return this.at + 1 >= this.lesson.step.length;
  }

  begin(at: number) {
    const { app, lesson } = this;
    this.at = at;
    this.shown = false;
    this.broken = false;
    this.choices = null;
    this.counts = [];
    this.task = new Task(app, this.control, lesson.game, wholeStep(app, lesson, lesson.step[at]), () => {});
    this.task.lay();
    this.#examine();
    app.announce(this.spoken);
    app.redraw();
  }

  get spoken() {
    const { say, ask } = this.task?.step ?? {};
    return [say, ask].map(text => (text ? this.app.plainText(text) : '')).join(' ');
  }

  #examine() {
    this.app.request({ type: 'check-lesson', lesson: this.lesson, step: this.at + 1 });
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
    if (this.isLast) this.app.back();
    else this.begin(this.at + 1);
  }

  /** The lesson's words for a right answer, as plain text. */
  get said() {
    return this.task ? this.app.plainText(this.task.step.right) : '';
  }

  heard(message: Parameters<NonNullable<Screen['heard']>>[1]) {
    if (message.type === 'lesson-checked') return this.examined(message.steps.find(({ step }) => step === this.at + 1));
    if (message.type === 'refused' && message.request === 'check-lesson') return this.examined(undefined);
    if (message.type === 'crash' && !this.choices) this.#examine();
    this.task?.heard(message);
  }

  keys(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const digit = digitOf(event);
    if (digit) this.add(digit - 1, shiftKey ? -1 : 1);
    else if (key === 'Enter' && !(target instanceof Element && target.closest('button, a'))) this.on();
    else if (key === 'ArrowLeft' && this.at > 0) this.begin(this.at - 1);
    else return;
    event.preventDefault();
  }

  leave() {
    this.control.leave();
  }
}

let state: Asking | null = null;
let wanted = '';

async function begin(app: App, place: string, lesson: LessonDocument) {
  await app.useGame(lesson.game);
  if (wanted !== place || state) return;
  state = new Asking(app, lesson);
  state.begin(0);
}

const base: Screen = {
  table: true,
  place: (_, params) => params.join('/'),
  title: app => app.say('ask-class'),
  draw(app) {
    if (!state) return html`<div class="ask"></div>`;
    queueMicrotask(state.control.parts.room.measure);
    return asking(app, state);
  },
  heard: (_, message) => state?.heard(message),
  keys: (_, event) => state?.keys(event),
  leave(app) {
    wanted = '';
    state?.leave();
    state = null;
    app.leave();
  },
};

/** '#/lessons/<id>/ask': a lesson stored on this device. */
export const ownScreen: Screen = {
  ...base,
  async enter(app, params) {
    wanted = params.join('/');
    const place = wanted;
    const own = await ownLessons.one(params[0]).catch(() => null);
    if (wanted !== place) return;
    if (!own?.lesson.step.length) return nowhere(app);
    await begin(app, place, own.lesson);
  },
};

/** Begin a built-in lesson as soon as the lessons have loaded. */
function enterBuiltIn(app: App, params: Params) {
  const { what, lesson: name } = addressed(app, params);
  const place = params.join('/');
  const lessons = what && wholeLessons(app, what.game.name);
  if (!lessons || wanted === place) return;
  wanted = place;
  const lesson = lessons.find(each => each.name === name);
  if (!lesson) return nowhere(app);
  void begin(app, place, copied(what.game.name, lesson));
}

const oursScreen: Screen = {
  ...base,
  enter: enterBuiltIn,
  draw(app, params) {
    if (!state) queueMicrotask(() => state || enterBuiltIn(app, params));
    return base.draw(app, params);
  },
};

/** '#/ask/hearts': list of built-in lessons; '#/ask/hearts/first-trick': one of them. */
export const screen: Screen = {
  instead: (app, params) => (addressed(app, params).lesson ? oursScreen : undefined),
  title: app => app.say('ask-class'),
  enter(app, params) {
    if (!addressed(app, params).what) nowhere(app);
  },
  draw(app, params) {
    const { what } = addressed(app, params);
    if (!what) return html`${nothing}`;
    return html`<div class="page given-page">${bar(app, app.say('ask-class'))}
      <p class="lead">${app.say('ask-which', { game: gameWord(app, what, 'game') })}</p>
      <ol class="slab given-lessons" role="list">${(lessonsOf(app, what) ?? []).map(
        (lesson, at) =>
          html`<li><a href=${`#/ask/${what.key}/${lesson.name}`}><span>${at + 1}</span><b>${app.lessonText(lesson.title)}</b><small>${app.say('desk-steps-count', { count: lesson.steps })}</small>${icon('i-next')}</a></li>`,
      )}</ol></div>`;
  },
};
