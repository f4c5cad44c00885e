import type { EngineAccess, GameCatalogue } from '../../app.ts';
import * as files from '../../browser/files.ts';
import type { Offer } from '../../model/offers.ts';
import type { RecordedStep } from '../../model/recorded-steps.ts';
import type { Question } from '../../storage/reply-cache.ts';
import { questions } from '../../storage/reply-cache.ts';

/** A question with the engine's recorded replies. */
export type RecordedQuestion = Question & RecordedStep;

/**
 * Questions for practice before the engine has started: the unanswered one of the last visit, then the build's.
 * Only questions with the player's house rules and number of players are used.
 */
export class FirstQuestions {
  readonly #questions: RecordedQuestion[] = [];
  /** Resolves when the questions are loaded, or when the engine is ready. */
  readonly sought: Promise<unknown>;

  constructor(
    readonly app: GameCatalogue & EngineAccess,
    readonly what: Offer,
  ) {
    this.sought = Promise.race([this.#seek(), app.settled]);
  }

  /** The next question; null if there is none or the engine is ready to draw one. */
  take(): RecordedQuestion | null {
    return this.app.engineState === 'loading' ? (this.#questions.shift() ?? null) : null;
  }

  async #seek() {
    const { app, what } = this;
    if (app.engineState !== 'loading') return;
    const fits = setupFilter(app, what);
    const [kept, all] = await Promise.all([questions.read(what.key), recordedQuestions(what)]);
    const left = kept && fits(kept) ? kept : null;
    const fitting = all.filter(fits);
    const at = fitting.findIndex(({ request }) => request.seed === left?.request.seed);
    if (left && at < 0) this.#questions.push({ meanings: [], answers: [], ...left });
    // the build's copy of the unanswered question, which comes with recorded answers
    const first = at < 0 ? Math.floor(Math.random() * fitting.length) : at;
    this.#questions.push(...fitting.slice(first), ...fitting.slice(0, first));
  }
}

/** The questions that the build recorded for a game; none if the file does not load. */
const recordedQuestions = (what: Offer) =>
  files.json<RecordedQuestion[]>(`./data/questions/${what.game.name}.json`).catch(() => []);

/** A test whether a question has the player's house rules and number of players. */
const setupFilter = (app: GameCatalogue, what: Offer) => {
  const { options, seats } = app.setup(what.key);
  const sortedJson = (rules: object) => JSON.stringify(Object.entries(rules).sort());
  return ({ request }: Question) =>
    request.seats === seats.length && sortedJson(request.options ?? {}) === sortedJson(options);
};
