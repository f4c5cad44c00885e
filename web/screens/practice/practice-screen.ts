import { html, nothing } from 'lit-html';
import type { App, GameCatalogue, Params, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar } from '../../art/card-parts.ts';
import { lessonMode } from '../../exercise/lesson-mode.ts';
import { lessonTable } from '../../exercise/lesson-table.ts';
import { Retry } from '../../exercise/retry.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import { nowhere } from '../../model/not-found.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerNamed, offers, tintOf } from '../../model/offers.ts';
import { TableControl } from '../../play/control.ts';
import type { Asked, Head, Options, Practise } from '../../protocol.d.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { shakyKinds } from '../../storage/practice-store.ts';
import type { Question } from '../../storage/question-store.ts';
import { dropQuestion, keepQuestion } from '../../storage/question-store.ts';
import type { Mistake } from '../../storage/stored-types.ts';
import type { RecordedQuestion } from './first-question.ts';
import { FirstQuestions } from './first-question.ts';
import { Exercise } from './practice-task.ts';

const SHOWN = 4; // shaky kinds
const EVERY = 3; // one in so many questions is a due mistake while there are any, beginning with the first

/** A session of practice with one game, question by question. */
class Session {
  readonly control: TableControl;
  /** Index of the current question; -1 before the first. */
  at = -1;
  task: Exercise | Retry | null = null;
  #waiting: Mistake[];

  constructor(
    readonly app: App,
    readonly what: Offer,
    mistakes: readonly Mistake[],
    readonly first: FirstQuestions,
  ) {
    this.#waiting = ofOffer(app, mistakes, what).filter(isDue);
    const mode = lessonMode(() => this.task, app.back);
    this.control = new TableControl(app, mode);
  }

  get head() {
    return tally(this.app, this.what);
  }

  next() {
    this.at += 1;
    const mistake = this.at % EVERY ? undefined : this.#waiting.shift();
    this.task = mistake ? new Retry(this.app, this.control, mistake) : this.#exercise(this.first.take());
    this.task.lay();
    this.app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }

  #exercise(first: RecordedQuestion | null) {
    const { app, what } = this;
    const { options, seats } = app.setup(what.key);
    const game = what.game.name;
    const request = first?.request ?? this.#randomQuestion(seats.length, options);
    const players = seats.map((_, seat) => (seat ? what.game.levels[0] : HUMAN));
    const head: Head = { format: 1, game, options, seed: request.seed, seats: players };
    const answered = (question: Asked, right: boolean) => {
      app.practice.answered(what.key, question, right);
      dropQuestion(what.key);
    };
    const asked = (question: Question) => keepQuestion(what.key, question);
    return new Exercise(app, this.control, request, head, answered, asked, first);
  }

  /** The request for a random question, weighted towards missed kinds and rules. */
  #randomQuestion(seats: number, options: Options): Practise {
    const { kinds, rules } = this.app.practice.of(this.what.key);
    const seed = crypto.randomUUID();
    return { type: 'practise', game: this.what.game.name, options, seats, weights: { kinds, rules }, seed };
  }
}

const addressed = (app: GameCatalogue, [name, preset]: Params) => offerNamed(app, name ?? '', preset);

/** Endless small questions about a game: '#/practice/hearts'; '#/practice' lists the games. */
export const screen: Screen = {
  place: (_, params) => params.join('/'),
  instead: (app, params) => (addressed(app, params) ? asking : undefined),
  title: app => app.say('practice'),

  enter(app, [name]) {
    if (name) nowhere(app);
  },

  draw: app => html`<div class="page learn practice">
    ${bar(app, app.say('practice'))}
    <p class="lead">${app.say('practice-line')}</p>
    <nav class="slab courses" aria-label=${app.say('practice')}>${offers(app).map(what => entry(app, what))}</nav>
  </div>`,
};

/** A question on the table. */
const questionScreen = (): Screen => {
  let session: Session | null = null;
  /** Key of the game being practised or about to be, once the mistakes are read. */
  let currentKey = '';
  const title = (app: Wording & GameCatalogue, params: Params) =>
    app.say('practice-of', { game: gameWord(app, addressed(app, params), 'game') });
  return {
    table: true,
    place: (_, params) => params.join('/'),
    title,

    enter(app, params) {
      const what = addressed(app, params);
      if (!what || currentKey === what.key) return;
      currentKey = what.key;
      const first = new FirstQuestions(app, what);
      readMistakes(app, async mistakes => {
        await first.sought;
        if (currentKey !== what.key || session) return;
        session = new Session(app, what, mistakes, first);
        session.next();
      });
    },

    draw(app, params) {
      const names = { title: title(app, params), caption: '', leave: 'practice-leave' };
      if (session) queueMicrotask(session.control.parts.room.measure);
      return lessonTable(app, session, names);
    },

    heard(_, message) {
      session?.task?.heard(message);
    },

    leave(app) {
      session?.control.leave();
      session = null;
      currentKey = '';
      app.leave();
    },

    keys(_, event) {
      session?.task?.keys(event);
    },
  };
};

const asking = questionScreen();

/** The number of right answers and the current streak. */
const tally = (app: Wording & Stores, what: Offer) => {
  const { answered, right, streak } = app.practice.of(what.key);
  return html`<div class="run-line">
    <span class="run" data-run=${streak > 0 || nothing}>${icon(streak ? 'i-starf' : 'i-star')}<span>${app.say('practice-streak', { streak })}</span></span>
    ${answered ? html`<span>${app.say('practice-right', { right, answered })}</span>` : nothing}
    ${shaky(app, what)}
  </div>`;
};

/** Kinds of questions that come more often because the player missed them. */
const shaky = (app: Wording & Stores, what: Offer) => {
  const titles = what.game.words[app.language];
  const kinds = shakyKinds(app.practice.of(what.key))
    .map(kind => titles[`quiz-${kind}-title`])
    .filter(Boolean);
  if (!kinds.length) return nothing;
  return html`<ul class="shaky" role="list" aria-label=${app.say('practice-shaky')}>${kinds.slice(0, SHOWN).map(kind => html`<li>${kind}</li>`)}</ul>`;
};

const entry = (app: Wording & Stores, what: Offer) => {
  const { answered, right, best } = app.practice.of(what.key);
  return html`<a class="course" href=${`#/practice/${what.key}`} data-game=${what.key} data-tint=${tintOf(what)}>
    <b>${gameWord(app, what, 'game')}</b>
    <small>${answered ? app.say('practice-standing', { right, answered, best }) : app.say('practice-new')}</small>
    ${shaky(app, what)}
    ${icon('i-next')}</a>`;
};
