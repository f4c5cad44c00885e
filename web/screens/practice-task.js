import { Task, taskOf } from './lesson-task.js';

/** @import { App, Args, Fact, Head, Mark, Question, Step, Wish, Words } from '../types' */
/** @import { Sitter } from './play-sitter.js' */

const SILENT = { en: '', ja: '' };

/** What stands there until the engine has asked. @type {Step} */
const UNASKED = {
  title: SILENT, say: SILENT, ask: SILENT, right: SILENT, hint: SILENT, other: SILENT, caption: SILENT, example: '', options: {}, seats: 0, setup: [], me: 0, open: false, accept: [], like: [], forbidden: {},
  playable: false, number: {}, seat: {}, choice: {}, refuse: {}, advise: {}, then: {}, after: [],
};

/** A question of practice: one answer, then the reason, whatever the answer was. */
export class Exercise extends Task {
  /** @type {Question | null} */
  question = null;
  onward = 'practice-next';

  /** @param {App} app @param {Sitter} sitter @param {Wish} wish @param {Head} head @param {(question: Question, right: boolean) => void} answered */
  constructor(app, sitter, wish, head, answered) {
    super(app, sitter, head.game, UNASKED, () => {});
    this.wish = wish;
    this.head = head;
    this.answered = answered;
  }

  /** @returns {[Wish, Head]} */
  get laid() {
    return [this.wish, this.head];
  }

  /** @param {Fact} fact */
  heard(fact) {
    if (fact.type === 'step' && fact.question?.seed === this.head.seed) this.#asks(fact.question);
    if (this.question || fact.type !== 'frame') super.heard(fact);
  }

  /** @param {Question} question */
  #asks(question) {
    this.question = question;
    this.rule = question.rule;
    this.step = question.step;
    this.kind = taskOf(this.step);
    this.app.announce(this.asked);
  }

  /** @param {Mark} mark */
  concluded(mark) {
    if (this.question) this.answered(this.question, mark.verdict === 'right' && !this.shown);
  }

  get done() {
    return this.phase === 'broken' || this.phase === 'marked';
  }

  /** @returns {string} */
  get heading() {
    const { app, mark } = this;
    return mark?.verdict === 'right' ? app.say('lesson-right') : app.say('practice-wrong');
  }

  get telling() {
    const { app, question } = this;
    if (!question) return { title: '', say: '', ask: '' };
    const { kind, ask } = question;
    return { title: app.say(`quiz-${kind}-title`), say: '', ask: app.rich(ask.id, ask.args) };
  }

  /** The question as plain text. @returns {string} */
  get asked() {
    const { app, question } = this;
    return question ? `${app.say(`quiz-${question.kind}-title`)}${app.say('stop')} ${app.say(question.ask.id, question.ask.args)}` : '';
  }

  get said() {
    return this.#reasons(this.app.rich);
  }

  get saidPlain() {
    return this.#reasons(this.app.say);
  }

  /** The right answer where another was given, the rule that was broken, and why it is as it is.
   * @template T @param {(id: string, args?: Args) => T} tell @returns {T[]} */
  #reasons(tell) {
    const { mark } = this;
    if (!mark) return [];
    const { refusal, why } = mark;
    /** @type {Words[]} */
    const words = refusal ? [{ id: `refusal-${refusal.rule}`, args: refusal.args }, ...why] : why;
    const different = words.filter(({ id }, n) => words.findIndex(other => other.id === id) === n || id.startsWith('why-'));
    const answer = mark.verdict === 'right' || this.solution.items ? [] : [this.#answerTold(tell)];
    return [...answer, ...different.map(({ id, args }) => tell(id, args))];
  }

  /** @template T @param {(id: string, args?: Args) => T} tell @returns {T} */
  #answerTold(tell) {
    const { choice, say } = this.solution;
    if (choice === undefined && !say) return this.solutionTold(tell);
    return tell('practice-answer', { answer: this.solutionTold(this.app.say) });
  }
}
