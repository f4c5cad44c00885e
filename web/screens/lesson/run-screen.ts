import { html } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { uptime } from '../../browser/clock.ts';
import { handInAutomatically } from '../../components/hand-in.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { starsRow } from '../../exercise/lesson-table.ts';
import { Task } from '../../exercise/lesson-task.ts';
import type { SlipSender } from '../../friends/slip-sender.ts';
import { LinkError, onBrokenLink } from '../../model/link.ts';
import { titleOf, wholeStep } from '../../model/own-lesson.ts';
import type { StepResult } from '../../model/slip.ts';
import { encodedSlip, mostFrequent, newMark, placeOf, printOf } from '../../model/slip.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Mark } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { lessonsIn } from '../../storage/lesson-shape.ts';
import type { Star } from '../../storage/stored-types.ts';
import type { OpenedLesson } from './opened-lesson.ts';
import { addressParts, authorOf, keepOpened, openGiven } from './opened-lesson.ts';
import { slipPage } from './own-slip.ts';

/** A task that reports each mark. */
class CountedTask extends Task {
  constructor(
    running: ReceivedLessonCourse,
    control: TableControl,
    step: LessonDocument['step'][number],
    readonly report: (mark: Mark, task: Task) => void,
  ) {
    const { app, lesson } = running;
    super(app, control, lesson.game, wholeStep(app, lesson, step), () => {});
  }

  override concluded(mark: Mark) {
    this.report(mark, this);
  }
}

const NOT_TRIED: StepResult = { tries: 0, right: false, wrong: 0 };

/** A lesson of another author that the learner is taking, and the results of its steps. */
export class ReceivedLessonCourse {
  readonly lesson: LessonDocument;
  took: StepResult[];
  /** Letters of the slip; '' until the lesson is over. */
  code = '';
  copied = false;
  /** True while the learner changes the name. */
  changesName = false;
  nameless = false;
  #time = 0;
  #mark = newMark();

  constructor(
    readonly app: App,
    readonly opened: OpenedLesson,
    readonly number: number,
  ) {
    this.lesson = lessonsIn(opened.document)[number];
    this.took = this.#known;
  }

  get #blank(): StepResult[] {
    return this.lesson.step.map(() => ({ ...NOT_TRIED }));
  }

  /** The stored results of an unfinished lesson; blank ones if it is new or was finished. */
  get #known(): StepResult[] {
    const before = this.opened.took[this.number] ?? [];
    return before.at(-1)?.right ? this.#blank : this.#blank.map((none, step) => before[step] ?? none);
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

  /** Seconds spent on solved steps. */
  get time() {
    return Math.round(this.#time / 1000);
  }

  get names() {
    const { app, lesson, opened } = this;
    const author = authorOf(lesson) || authorOf(opened.document);
    return { title: titleOf(app, lesson), caption: author ? app.say('desk-from', { author }) : '' };
  }

  task(at: number, control: TableControl) {
    const step = this.lesson.step[at];
    if (!step) return undefined;
    const since = uptime();
    const wrongs: number[] = [];
    return new CountedTask(this, control, step, (mark, task) => {
      const isRight = mark.verdict === 'right';
      if (!isRight && task.given) wrongs.push(placeOf(step, task.given, mark));
      this.#counted(at, task, isRight, mostFrequent(wrongs), since);
    });
  }

  #counted(at: number, { tries, shown }: Task, right: boolean, wrong: number, since: number) {
    const took = right ? Math.max(tries + 1, shown ? 2 : 1) : tries;
    this.took[at] = { tries: took, right, wrong };
    if (!right) return;
    this.#time += uptime() - since;
    this.#remember();
  }

  /** Blank all results. */
  reset() {
    this.took = this.#blank;
    this.#mark = newMark();
    this.#time = 0;
  }

  end() {
    this.copied = false;
    this.code = encodedSlip({ print: printOf(this.lesson), mark: this.#mark, time: this.time, steps: this.took });
    this.#remember();
    handInAutomatically(this.app, this.opened.hands, this.code);
  }

  #remember() {
    const { app, opened } = this;
    opened.took = lessonsIn(opened.document).map((_, at) =>
      at === this.number ? [...this.took] : (opened.took[at] ?? []),
    );
    if (opened.kept) keepOpened(opened).catch(() => app.notify({ id: 'not-kept', text: 'notice-not-kept' }));
  }
}

/** Note that the slip is not on the screen any more, and stop searching for the class. */
function finish(hands: SlipSender) {
  hands.shown = '';
  hands.rest();
}

/** A lesson of another author: one step after another, then the slip. */
export const screen: Screen = {
  table: true,
  open(app, params, visit) {
    let running: ReceivedLessonCourse | null = null;
    const exercise = lessonExercise(app, {
      names: () => running?.names ?? { title: app.say('given'), caption: '' },
      head: at => running && starsRow(app, running.stars, at),
      task: (at, control) => running?.task(at, control),
      spoken: ({ step }) => [step.title, step.say, step.ask],
      end: () => running?.end(),
      summary: () => (running ? slipPage(app, running, again) : html``),
    });
    const again = () => {
      running?.reset();
      exercise.begin(0);
    };
    const begin = async () => {
      const opened = await openGiven(app, params);
      const number = Number(addressParts(params).number) - 1;
      if (!lessonsIn(opened.document)[number]) throw new LinkError('place');
      if (visit.aborted) return;
      const { hands } = opened;
      if (hands) visit.addEventListener('abort', () => finish(hands));
      const now = new ReceivedLessonCourse(app, opened, number);
      await app.useGame(now.lesson.game);
      if (visit.aborted) return;
      running = now;
      if (hands?.joined.agreed) hands.listen();
      exercise.begin(now.left);
    };
    begin().catch(onBrokenLink(app, visit));
    return exercise;
  },
};
