import type { App } from '../../app.ts';
import * as files from '../../browser/files.ts';
import type { Question } from '../../kept/questions.ts';
import { readQuestion } from '../../kept/questions.ts';
import type { Offer } from '../../model/offers.ts';
import type { Rehearsal } from '../../model/rehearsals.ts';

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
    const brought = this.#fetch(fits);
    const left = await readQuestion(what.key);
    if (left && fits(left)) this.#questions.unshift({ meanings: [], answers: [], ...left });
    else await brought;
  }

  async #fetch(fits: (question: Question) => boolean) {
    const brought = await files.json<Known[]>(`./data/questions/${this.what.game.name}.json`).catch(() => []);
    const fitting = brought.filter(fits);
    const first = Math.floor(Math.random() * fitting.length);
    this.#questions.push(...fitting.slice(first), ...fitting.slice(0, first));
  }
}

/** Is it asked by the house rules that are set, among as many? */
const isFor = (app: App, what: Offer) => {
  const { options, seats } = app.setup(what.key);
  const told = (rules: object) => JSON.stringify(Object.entries(rules).sort());
  return ({ request }: Question) => request.seats === seats.length && told(request.options ?? {}) === told(options);
};
