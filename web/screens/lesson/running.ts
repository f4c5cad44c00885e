import type { App, Params, Screen } from '../../app.ts';
import { lessonMode } from '../../exercise/lesson-mode.ts';
import { lessonTable, starsRow } from '../../exercise/lesson-table.ts';
import { Task } from '../../exercise/lesson-task.ts';
import { LinkError } from '../../model/link.ts';
import { brokenLink } from '../../model/notices.ts';
import { titleOf, wholeStep } from '../../model/own-lesson.ts';
import type { Took } from '../../model/slip.ts';
import { mostFrequent, newMark, placeOf, printOf, written } from '../../model/slip.ts';
import { TableControl } from '../../play/control.ts';
import type { Mark } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { lessonsIn } from '../../storage/lesson-shape.ts';
import type { Star } from '../../storage/stored-types.ts';
import type { Opened } from './opened.ts';
import { addressParts, authorOf, keep, openGiven } from './opened.ts';
import { slipPage } from './own-slip.ts';
import { handByItself } from './to-class.ts';

/** A task that reports each mark. */
class CountedTask extends Task {
  marked: (mark: Mark) => void = () => {};

  override concluded(mark: Mark) {
    this.marked(mark);
    super.concluded(mark);
  }
}

const NOT_TRIED: Took = { tries: 0, right: false, wrong: 0 };

/** A lesson of another author that the learner is taking. */
export class Running {
  readonly control: TableControl;
  readonly lesson: LessonDocument;
  task: CountedTask | null = null;
  at = 0;
  took: Took[];
  /** Letters of the slip; '' until the lesson is over. */
  code = '';
  copied = false;
  /** True while the learner changes the name. */
  changesName = false;
  #time = 0;
  #since = 0;
  #mark = newMark();

  constructor(
    readonly app: App,
    readonly opened: Opened,
    readonly number: number,
  ) {
    this.lesson = lessonsIn(opened.document)[number];
    this.took = this.#known;
    this.control = new TableControl(
      app,
      lessonMode(() => this.task, app.back),
    );
  }

  /** The stored results of an unfinished lesson; blank ones if it is new or was finished. */
  get #known(): Took[] {
    const before = this.opened.took[this.number] ?? [];
    const blank = this.lesson.step.map(() => ({ ...NOT_TRIED }));
    return before.at(-1)?.right ? blank : blank.map((none, step) => before[step] ?? none);
  }

  /** Index of the first unsolved step. */
  get left() {
    return Math.max(
      0,
      this.took.findIndex(({ right }) => !right),
    );
  }

  get stars(): Star[] {
    return this.took.map(({ right, tries }) => (right ? (tries === 1 ? 'star' : 'tick') : ''));
  }

  get head() {
    return starsRow(this.app, this.stars, this.at);
  }

  /** Seconds spent on solved steps. */
  get time() {
    return Math.round(this.#time / 1000);
  }

  begin(at: number) {
    const { app, lesson } = this;
    this.at = at;
    this.control.parts.sheets.clear();
    const step = lesson.step[at];
    if (!step) return this.#end();
    const task = new CountedTask(app, this.control, lesson.game, wholeStep(app, lesson, step), () => {});
    const wrongs: number[] = [];
    this.#since = Date.now();
    task.marked = mark => {
      if (mark.verdict !== 'right' && task.given) wrongs.push(placeOf(step, task.given, mark));
      this.#counted(task, mark.verdict === 'right', mostFrequent(wrongs));
    };
    this.task = task;
    task.lay();
    const { title, say, ask } = task.step;
    app.announce([title, say, ask].map(text => app.plainText(text)).join(' '));
    app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }

  #counted({ tries, shown }: Task, right: boolean, wrong: number) {
    const took = right ? Math.max(tries + 1, shown ? 2 : 1) : tries;
    this.took[this.at] = { tries: took, right, wrong };
    if (!right) return;
    this.#time += Date.now() - this.#since;
    this.#remember();
  }

  next() {
    this.begin(this.at + 1);
  }

  again() {
    this.took = this.lesson.step.map(() => ({ ...NOT_TRIED }));
    this.#mark = newMark();
    this.#time = 0;
    this.begin(0);
  }

  #end() {
    this.task = null;
    this.copied = false;
    this.code = written({ print: printOf(this.lesson), mark: this.#mark, time: this.time, steps: this.took });
    this.#remember();
    handByItself(this.app, this.opened.hands, this.code);
    this.app.redraw();
    document.querySelector('h1')?.focus();
  }

  #remember() {
    const { app, opened } = this;
    opened.took = lessonsIn(opened.document).map((_, at) =>
      at === this.number ? [...this.took] : (opened.took[at] ?? []),
    );
    if (opened.kept) keep(opened).catch(() => app.notify({ id: 'not-kept', text: 'notice-not-kept' }));
  }
}

let running: Running | null = null;
/** The address being opened; an older read that finishes late is dropped. */
let currentPlace = '';

async function begin(app: App, params: Params) {
  const place = params.join('/');
  currentPlace = place;
  try {
    const opened = await openGiven(app, params);
    const number = Number(addressParts(params).number) - 1;
    if (!lessonsIn(opened.document)[number]) throw new LinkError('place');
    if (currentPlace !== place) return;
    running = new Running(app, opened, number);
    await app.useGame(running.lesson.game);
    if (currentPlace !== place) return;
    if (opened.hands?.joined.agreed) opened.hands.listen();
    running.begin(running.left);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    if (currentPlace === place) brokenLink(app, error.part, error.where);
  }
}

/** A lesson of another author: one step after another, then the slip. */
export const screen: Screen = {
  table: true,
  place: (_, params) => params.join('/'),
  title: app => (running ? titleOf(app, running.lesson) : app.say('given')),
  enter: (app, params) => void begin(app, params),
  draw(app) {
    if (!running || (!running.task && !running.code)) return lessonTable(app, null, { title: '', caption: '' });
    if (!running.task) return slipPage(app, running);
    queueMicrotask(running.control.parts.room.measure);
    const author = authorOf(running.lesson) || authorOf(running.opened.document);
    const caption = author ? app.say('desk-from', { author }) : '';
    return lessonTable(app, running, { title: titleOf(app, running.lesson), caption });
  },
  heard: (_, message) => running?.task?.heard(message),
  keys: (_, event) => running?.task?.keys(event),
  leave(app) {
    currentPlace = '';
    running?.control.leave();
    if (running?.opened.hands) running.opened.hands.shown = '';
    running?.opened.hands?.rest();
    running = null;
    app.leave();
  },
};
