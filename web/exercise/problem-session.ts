/** Decisions that a player works through: problems, mistakes that are due, a reviewed decision. One history for all. */

import { html, nothing } from 'lit-html';
import type { App, GameCatalogue } from '../app.ts';
import { icon } from '../art/card.ts';
import { matchOf, problemOfMistake } from '../model/decision-problem.ts';
import { offerOfMistake, whenInWords } from '../model/mistakes.ts';
import { copyText } from '../model/notices.ts';
import { addressOf, KIND, rulesOf } from '../model/training.ts';
import { EmbedCode } from '../play/embed-code.ts';
import type { TableControl } from '../play/table-control.ts';
import { today } from '../storage/dates.ts';
import { newSchedule, scheduleAfter } from '../storage/mistake-schedule.ts';
import type { Mistake } from '../storage/stored-types.ts';
import { pointsOf } from '../words/numbers.ts';
import type { Decision, ProblemOutcome } from './problem-task.ts';
import { ProblemTask } from './problem-task.ts';

/** The player's mistakes as decisions. */
export const decisionsOf = (app: GameCatalogue, mistakes: readonly Mistake[]): Decision[] =>
  mistakes.flatMap(mistake => {
    const what = offerOfMistake(app, mistake);
    return what ? [{ what, problem: problemOfMistake(mistake), match: matchOf(mistake), mistake }] : [];
  });

/** The decisions of a session, and the answers so far. */
export class ProblemSession {
  readonly #answers: { right: boolean; loss: number }[] = [];
  /** The problem whose link was copied last. */
  #copied = '';
  readonly #embed: EmbedCode;

  constructor(
    readonly app: App,
    readonly decisions: readonly Decision[],
  ) {
    this.#embed = new EmbedCode(app);
  }

  /** Number of decisions. */
  get count() {
    return this.decisions.length;
  }

  task(at: number, control: TableControl) {
    const decision = this.decisions[at];
    if (!decision) return undefined;
    return new ProblemTask(this.app, control, decision, {
      asksHolders: this.app.settings.guessHolders,
      rules: () => rulesOf(this.app, decision.what, decision.problem),
      answered: outcome => this.#answered(at, outcome),
      more: () => this.#more(decision),
    });
  }

  /** Note an answer, and change what comes back. Returns when this decision does, in words. */
  #answered(at: number, { right, loss, guess, match, reviewed }: ProblemOutcome) {
    const { app } = this;
    const { what, problem, mistake, isAnothers } = this.decisions[at];
    this.#answers[at] = { right, loss };
    if (isAnothers) return '';
    const { id, kind, seat } = problem;
    const answer = { id, kind, when: Date.now(), right, loss, ...(guess && { guess }) };
    if (reviewed.unit !== 'chance') app.training.answered(what.game.name, answer); // the history is in points
    if (!mistake && right) return '';
    if (mistake) void app.mistakes.answered(mistake.id, right);
    else void app.mistakes.found(match, seat, reviewed, true);
    const next = mistake ? scheduleAfter(mistake, right, today()) : newSchedule(today());
    return next ? app.say('mistake-back', { when: whenInWords(app, next.due) }) : app.say('mistake-learnt');
  }

  /** A link to problems of this kind, and for a problem of the game a button that copies a link to it, and its frame. */
  #more({ what, problem: { id, kind }, match }: Decision) {
    const { app } = this;
    if (!what.game.problems) return nothing;
    const copy = async () => {
      const link = `${location.href.split('#')[0]}${addressOf(what, id)}`;
      if (await copyText(app, link, { failed: 'train-not-copied' })) this.#copied = id;
      app.redraw();
    };
    return html`<p class="more-problems"><a href=${addressOf(what, KIND, kind)}>${app.say(`theme-${kind}`)}${icon('i-next')}</a>
      ${match ? nothing : html`<button class="link" @click=${copy}>${app.say(this.#copied === id ? 'send-copied' : 'train-send')}</button>`}</p>
      ${match ? nothing : this.#embed.draw(addressOf(what, id), app.say('train-what'))}`;
  }

  get #right() {
    return this.#answers.filter(answer => answer?.right).length;
  }

  /** A dot for each decision: right, wrong, now, to come. */
  dots(at: number) {
    const { app, count } = this;
    const right = this.#right;
    const wrong = this.#answers.filter(answer => answer && !answer.right).length;
    const stateAt = (n: number) => (this.#answers[n] ? (this.#answers[n].right ? 'right' : 'wrong') : 'open');
    return html`<span class="progress-dots" role="img" aria-label=${app.say('train-dots', { right, wrong, left: count - right - wrong })}>${this.decisions.map(
      (_, n) => html`<i data-state=${stateAt(n)} data-now=${n === at || nothing}></i>`,
    )}</span>`;
  }

  /** How many were right, what the answers cost on average, and the way on. */
  summary(way: { href: string; words: string }) {
    const { app, count } = this;
    const loss = this.#answers.reduce((sum, answer) => sum + (answer?.loss ?? 0), 0) / count;
    return html`<div class="lesson-end"><section class="surface" aria-labelledby="session-over">
      ${this.dots(-1)}
      <h1 id="session-over" tabindex="-1">${app.say('train-over', { right: this.#right, all: count })}</h1>
      <p class="praise">${app.say('train-over-loss', { amount: pointsOf(app, loss, 1) })}</p>
      <div class="actions">
        <a class="primary big" href=${way.href}><span>${way.words}</span></a>
      </div>
    </section></div>`;
  }
}
