import { html, nothing } from 'lit-html';
import type { App, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { decisionsOf, ProblemSession } from '../../exercise/problem-session.ts';
import { random } from '../../model/matches.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { gameRich, gameWord, offerNamed, offers, tintOf, titleId } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Asked, Head, Options, Practise } from '../../protocol.d.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { shakyKinds } from '../../storage/practice-store.ts';
import type { Question } from '../../storage/reply-cache.ts';
import { questions } from '../../storage/reply-cache.ts';
import type { Mistake } from '../../storage/stored-types.ts';
import type { RecordedQuestion } from './first-question.ts';
import { FirstQuestions } from './first-question.ts';
import { PracticeTask } from './practice-task.ts';

const SHOWN = 4; // shaky kinds
const EVERY = 3; // every third question, from the first on, is a due mistake while there are any

/** Draws the questions about one game. */
class Questions {
  /** The mistakes of this game that are due, and how many of them have been asked. */
  #mistakes: ProblemSession;
  #asked = 0;

  constructor(
    readonly app: App,
    readonly what: Offer,
    readonly first: FirstQuestions,
  ) {
    this.#mistakes = new ProblemSession(app, []);
  }

  /** Mix the mistakes of this game that are due with the questions. */
  mix(mistakes: readonly Mistake[]) {
    const due = ofOffer(this.app, mistakes, this.what).filter(isDue);
    this.#mistakes = new ProblemSession(this.app, decisionsOf(this.app, due));
  }

  task(at: number, control: TableControl) {
    const mistake = at % EVERY ? undefined : this.#mistakes.task(this.#asked, control);
    if (!mistake) return this.#question(this.first.take(), control);
    this.#asked += 1;
    return mistake;
  }

  #question(first: RecordedQuestion | null, control: TableControl) {
    const { app, what } = this;
    const { options, seats } = app.setup(what.key);
    const game = what.game.name;
    const request = first?.request ?? this.#randomQuestion(seats.length, options);
    const players = seats.map((_, seat) => (seat ? what.game.levels[0] : HUMAN));
    const head: Head = { format: 1, game, options, seed: request.seed, seats: players };
    const answered = (question: Asked, right: boolean) => {
      app.practice.answered(what.key, question, right);
      questions.drop(what.key);
    };
    const asked = (question: Question) => questions.keep(what.key, question);
    return new PracticeTask(app, control, request, head, answered, asked, first);
  }

  /** The request for a random question, weighted towards missed kinds and rules. */
  #randomQuestion(seats: number, options: Options): Practise {
    const { kinds, rules } = this.app.practice.of(this.what.key);
    const seed = random();
    return { type: 'practise', game: this.what.game.name, options, seats, weights: { kinds, rules }, seed };
  }
}

/** Endless small questions about a game: '#/practice/hearts'; '#/practice' lists the games. */
export const screen: Screen = {
  instead: (app, [name = '', preset]) => (offerNamed(app, name, preset)?.game.practice ? asking : undefined),
  open: (app, [name]) =>
    name
      ? reportUnknownAddress(app)
      : {
          title: () => app.say('practice'),
          draw: () => html`<div class="page learn practice">
    ${topBar(app, app.say('practice'))}
    <p class="lead">${app.say('practice-line')}</p>
    <nav class="surface courses" aria-label=${app.say('practice')}>${offers(app)
      .filter(what => what.game.practice)
      .map(what => entry(app, what))}</nav>
  </div>`,
        },
};

/** One question after another, on the table. */
const asking: Screen = {
  table: true,
  open(app, [name, preset], visit) {
    const what = offerNamed(app, name, preset) as Offer;
    const first = new FirstQuestions(app, what);
    const questions = new Questions(app, what, first);
    const exercise = lessonExercise(app, {
      names: () => ({
        title: app.say('practice-of', { game: gameWord(app, what, 'game') }),
        caption: '',
        leave: 'practice-leave',
      }),
      head: () => tally(app, what),
      task: (at, control) => questions.task(at, control),
    });
    readMistakes(app, async mistakes => {
      questions.mix(mistakes);
      await first.sought;
      if (!visit.aborted) exercise.begin(0);
    });
    return exercise;
  },
};

/** The number of right answers and the current streak. */
const tally = (app: Wording & Stores, what: Offer) => {
  const { answered, right, streak } = app.practice.of(what.key);
  return html`<div class="practice-status">
    <span class="run" data-run=${streak > 0 || nothing}>${icon(streak ? 'i-starf' : 'i-star')}<span>${app.say('practice-streak', { streak })}</span></span>
    ${answered ? html`<span>${app.say('practice-right', { right, answered })}</span>` : nothing}
    ${shaky(app, what)}
  </div>`;
};

/** Kinds of questions that come more often because the player missed them. */
const shaky = (app: Wording & Stores, what: Offer) => {
  const kinds = shakyKinds(app.practice.of(what.key))
    .map(kind => titleId(what.game, `quiz-${kind}-title`))
    .filter(app.has)
    .map(id => app.say(id));
  if (!kinds.length) return nothing;
  return html`<ul class="weak-kinds" role="list" aria-label=${app.say('practice-shaky')}>${kinds.slice(0, SHOWN).map(kind => html`<li>${kind}</li>`)}</ul>`;
};

const entry = (app: Wording & Stores, what: Offer) => {
  const { answered, right, best } = app.practice.of(what.key);
  return html`<a class="course" href=${`#/practice/${what.key}`} data-game=${what.key} data-tint=${tintOf(what)}>
    <b>${gameRich(app, what, 'game')}</b>
    <small>${answered ? app.say('practice-standing', { right, answered, best }) : app.say('practice-new')}</small>
    ${shaky(app, what)}
    ${icon('i-next')}</a>`;
};
