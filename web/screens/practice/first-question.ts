import type { App } from '../../app.ts';
import * as files from '../../browser/files.ts';
import type { Offer } from '../../model/offers.ts';
import type { Rehearsal } from '../../model/rehearsals.ts';
import type { Question } from '../../storage/question-store.ts';
import { readQuestion } from '../../storage/question-store.ts';

/** A question, and what the engine is going to say of it. */
export type Known = Question & Rehearsal;

/**
 * What can be asked before the engine is there: the question that was left last time, then those that the
 * build has brought; nothing where the house rules are others.
 */
export class FirstQuestions {
  readonly #questions: Known[] = [];
  /** Resolves when there is one, when there is none, or when the engine is there. */
  readonly sought: Promise<unknown>;

  constructor(
    readonly app: App,
    readonly what: Offer,
  ) {
    this.sought = Promise.race([this.#seek(), app.calm]);
  }

  /** The next one; null where the engine can be asked for it. */
  take(): Known | null {
    return this.app.engineState === 'loading' ? (this.#questions.shift() ?? null) : null;
  }

  async #seek() {
    const { app, what } = this;
    if (app.engineState !== 'loading') return;
    const fits = isFor(app, what);
    const [kept, all] = await Promise.all([readQuestion(what.key), brought(what)]);
    const left = kept && fits(kept) ? kept : null;
    const fitting = all.filter(fits);
    const at = fitting.findIndex(({ request }) => request.seed === left?.request.seed);
    if (left && at < 0) this.#questions.push({ meanings: [], answers: [], ...left });
    const first = at < 0 ? Math.floor(Math.random() * fitting.length) : at; // whose answers are known, too
    this.#questions.push(...fitting.slice(first), ...fitting.slice(0, first));
  }
}

/** What the build has asked the engine about a game. */
const brought = (what: Offer) => files.json<Known[]>(`./data/questions/${what.game.name}.json`).catch(() => []);

/** Is it asked by the house rules that are set, among as many? */
const isFor = (app: App, what: Offer) => {
  const { options, seats } = app.setup(what.key);
  const told = (rules: object) => JSON.stringify(Object.entries(rules).sort());
  return ({ request }: Question) => request.seats === seats.length && told(request.options ?? {}) === told(options);
};
