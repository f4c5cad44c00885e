import { html, nothing } from 'lit-html';
import type { App, Display, GameCatalogue, Params, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import type { ProblemOutcome } from '../../exercise/problem-task.ts';
import { ProblemTask } from '../../exercise/problem-task.ts';
import { figureOf } from '../../exercise/review-words.ts';
import { replace } from '../../model/back-stack.ts';
import { fittingMistakes, whenInWords } from '../../model/mistakes.ts';
import { copyText } from '../../model/notices.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord } from '../../model/offers.ts';
import { readReviewed } from '../../model/strength.ts';
import type { Lost } from '../../model/training.ts';
import {
  addressed,
  addressOf,
  chosen,
  DAY,
  dueAmong,
  KIND,
  lostIn,
  MIXED,
  mistakeOf,
  problemOfDay,
  problemsOf,
  problemsOfGame,
  rulesOf,
} from '../../model/training.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Problem } from '../../protocol.d.ts';
import { today } from '../../storage/dates.ts';
import { newSchedule, scheduleAfter } from '../../storage/mistake-schedule.ts';
import type { Mistake } from '../../storage/stored-types.ts';

type Answered = { right: boolean; loss: number };

/** The problems that a player works through, and the answers so far. */
class Session {
  readonly answers: Answered[] = [];
  /** The problem whose link was copied last. */
  #copied = '';

  constructor(
    readonly app: App,
    readonly what: Offer,
    readonly problems: readonly Problem[],
    /** The player's open mistakes by id. */
    readonly mistakes: ReadonlyMap<string, Mistake>,
  ) {}

  task(at: number, control: TableControl) {
    const problem = this.problems[at];
    if (!problem) return undefined;
    return new ProblemTask(this.app, control, this.what.game.name, problem, {
      rules: () => rulesOf(this.app, this.what, problem),
      answered: outcome => this.#answered(at, outcome),
      more: () => this.#more(problem),
    });
  }

  /** Note an answer, and change what comes back. Returns when this problem does, in words. */
  #answered(at: number, { right, loss, guess, match, reviewed }: ProblemOutcome) {
    const { app, what, mistakes } = this;
    const problem = this.problems[at];
    const { id, kind, seat } = problem;
    this.answers[at] = { right, loss };
    app.training.answered(what.game.name, { id, kind, when: Date.now(), right, loss, ...(guess && { guess }) });
    const known = mistakes.get(mistakeOf(what.game.name, problem));
    if (!known && right) return '';
    if (known) void app.mistakes.answered(known.id, right);
    else void app.mistakes.found(match, seat, reviewed, true);
    const next = known ? scheduleAfter(known, right, today()) : newSchedule(today());
    return next ? app.say('mistake-back', { when: whenInWords(app, next.due) }) : app.say('mistake-learnt');
  }

  /** A link to problems of this kind, and a button that copies a link to this one. */
  #more({ id, kind }: Problem) {
    const { app, what } = this;
    const copy = async () => {
      const link = `${location.href.split('#')[0]}${addressOf(what, id)}`;
      if (await copyText(app, link, { failed: 'train-not-copied' })) this.#copied = id;
      app.redraw();
    };
    return html`<p class="more-problems"><a href=${addressOf(what, KIND, kind)}>${app.say(`theme-${kind}`)}${icon('i-next')}</a>
      <button class="link" @click=${copy}>${app.say(this.#copied === id ? 'send-copied' : 'train-send')}</button></p>`;
  }

  /** A dot for each problem: right, wrong, now, to come. */
  dots(at: number) {
    const { app, problems, answers } = this;
    const right = answers.filter(answer => answer?.right).length;
    const wrong = answers.filter(answer => answer && !answer.right).length;
    const stateAt = (n: number) => (answers[n] ? (answers[n].right ? 'right' : 'wrong') : 'open');
    return html`<span class="progress-dots" role="img" aria-label=${app.say('train-dots', { right, wrong, left: problems.length - right - wrong })}>${problems.map(
      (_, n) => html`<i data-state=${stateAt(n)} data-now=${n === at || nothing}></i>`,
    )}</span>`;
  }

  /** How many were right, what the answers cost on average, and the way on. */
  summary() {
    const { app, what, answers, problems } = this;
    const right = answers.filter(answer => answer?.right).length;
    const loss = answers.reduce((sum, answer) => sum + (answer?.loss ?? 0), 0) / problems.length;
    return html`<div class="lesson-end"><section class="surface" aria-labelledby="session-over">
      ${this.dots(-1)}
      <h1 id="session-over" tabindex="-1">${app.say('train-over', { right, all: problems.length })}</h1>
      <p class="praise">${app.say('train-over-loss', { loss: figureOf(app, loss) })}</p>
      <div class="actions">
        <a class="primary big" href=${addressOf(what)}><span>${app.say('train-of', { game: gameWord(app, what, 'game') })}</span></a>
      </div>
    </section></div>`;
  }
}

/** The problems that an address names; undefined while they load. One problem may be of any preset of its game. */
function problemsAt(app: GameCatalogue & Display, params: Params) {
  const { what, which, kind } = addressed(app, params);
  if (!what) return [];
  if (which === MIXED) return problemsOf(app, what);
  if (which === KIND) return problemsOf(app, what)?.filter(problem => problem.kind === kind);
  if (which === DAY) return problemsOf(app, what)?.filter((each, _, all) => each === problemOfDay(all, today()));
  return problemsOfGame(app, what.game.name)?.filter(({ id }) => id === which);
}

/** What a session takes into account beside the answers: the player's mistakes, and what matches have cost. */
type History = { mistakes: readonly Mistake[]; lost: readonly Lost[] };

async function readHistory(app: GameCatalogue & Stores, what: Offer): Promise<History> {
  const none = { records: [], played: [] };
  const [mistakes, { played }] = await Promise.all([fittingMistakes(app), readReviewed(app, what).catch(() => none)]);
  return { mistakes, lost: lostIn(played) };
}

/** Problems on the table: '#/train/hearts/mixed', '…/kind/ducking', '…/day', or one: '#/train/hearts/acb6c094'. */
export const screen: Screen = {
  table: true,
  open(app, params, visit) {
    const { what, count } = addressed(app, params);
    if (!what?.game.problems) return reportUnknownAddress(app);
    const { name } = what.game;
    let session: Session | null = null;
    const exercise = lessonExercise(app, {
      names: at => names(app, what, session, at),
      task: (at, control) => session?.task(at, control),
      summary: () => session?.summary() ?? html``,
      seek() {
        const problems = problemsAt(app, params);
        if (problems) void readHistory(app, what).then(history => begin(problems, history));
        return !!problems;
      },
    });
    const begin = (fitting: readonly Problem[], { mistakes, lost }: History) => {
      if (visit.aborted) return;
      if (!fitting.length) {
        app.notify({ id: 'no-problem', text: 'notice-no-problem' });
        return replace(addressOf(what));
      }
      const due = dueAmong(name, fitting, mistakes);
      const problems = chosen(fitting, due, { answers: app.training.of(name), lost }, count);
      session = new Session(app, what, problems, new Map(mistakes.map(each => [each.id, each])));
      exercise.begin(0);
    };
    app.dismiss('no-problem');
    return exercise;
  },
};

const names = (app: Wording, what: Offer, session: Session | null, at: number) => {
  const all = session?.problems.length ?? 0;
  const title =
    all > 1 && at < all
      ? app.say('train-problem', { at: at + 1, all })
      : app.say('train-of', { game: gameWord(app, what, 'game') });
  return { title, caption: all > 1 ? session?.dots(at) : '', leave: 'train-leave' };
};
