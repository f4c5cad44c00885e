import type { App, IncomingMessage, WordArgs } from '../../app.ts';
import { Task, taskOf } from '../../exercise/lesson-task.ts';
import { BLANK } from '../../model/blank-step.ts';
import type { RecordedStep } from '../../model/recorded-steps.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Asked, Frame, Head, Mark, Practise, Sentence, StepLaid } from '../../protocol.d.ts';
import type { Question } from '../../storage/reply-cache.ts';
import { argsOf, hasWords } from '../../table/view-queries.ts';
import { sentence } from '../../words/sentence.ts';

/** A question of practice: one answer, then the reason, right or wrong. */
export class PracticeTask extends Task {
  question: Asked | null = null;
  #opened: StepLaid | null = null;
  /** The reasons for the right answer, one sentence each. */
  #why: Sentence[] = [];
  override onward = 'practice-next';

  constructor(
    app: App,
    control: TableControl,
    readonly request: Practise,
    readonly head: Head,
    readonly answered: (question: Asked, right: boolean) => void,
    /** Called with each question shown, from the engine or from a recording. */
    readonly asked: (question: Question) => void,
    recorded: RecordedStep | null,
  ) {
    super(app, control, head.game, BLANK, () => {}, recorded);
  }

  override get positionRequest(): Parameters<App['openUnstored']> {
    return [this.request, this.head];
  }

  override receive(message: IncomingMessage) {
    if (message.type === 'step-laid' && message.question?.seed === this.head.seed)
      this.#takeQuestion(message, message.question);
    if (message.type === 'marked') this.#why = message.why;
    if (message.type === 'frame') this.#reportFrame(message);
    if (this.question || message.type !== 'frame') super.receive(message);
  }

  /** Report the question with its first frame, so that it can be stored until it is answered. */
  #reportFrame(frame: Frame) {
    if (this.#opened && frame.begins) this.asked({ request: this.request, laid: this.#opened, frame });
  }

  /** Take over the question; only now is the seat to act known, which becomes the viewer's. */
  #takeQuestion(opened: StepLaid, question: Asked) {
    this.#opened = opened;
    this.question = question;
    this.rule = question.rule;
    this.step = question.step;
    this.kind = taskOf(this.step);
    this.head.seats = this.sitting;
    this.app.viewer = Number(this.step.me);
    this.app.announce(this.inWords);
  }

  override concluded(mark: Mark) {
    if (this.question) this.answered(this.question, mark.verdict === 'right' && !this.shown);
  }

  override get done() {
    return this.phase === 'broken' || this.phase === 'marked';
  }

  override get heading(): string {
    const { app, mark } = this;
    return mark?.verdict === 'right' ? app.say('lesson-right') : app.say('practice-wrong');
  }

  override get telling() {
    const { app, question } = this;
    if (!question || !hasWords(app)) return { title: '', say: '', ask: '' };
    const { kind, ask } = question;
    return { title: app.say(`quiz-${kind}-title`), say: '', ask: app.rich(ask.id, argsOf(ask)) };
  }

  /** The question as plain text. */
  get inWords(): string {
    const { app, question } = this;
    return question
      ? `${sentence(app, app.say(`quiz-${question.kind}-title`))}${app.say('gap')}${app.say(question.ask.id, argsOf(question.ask))}`
      : '';
  }

  override get said() {
    return this.#reasons(this.app.rich);
  }

  override get saidPlain() {
    return this.#reasons(this.app.say);
  }

  /** The right answer if another was given, the broken rule, and the reasons. */
  #reasons<T>(tell: (id: string, args?: WordArgs) => T): T[] {
    const { mark } = this;
    if (!mark) return [];
    const { refusal } = mark;
    const why = this.#why;
    const words = refusal ? [{ id: `refusal-${refusal.rule}`, seat: null, args: refusal.args }, ...why] : why;
    const different = words.filter(
      ({ id }, n) => words.findIndex(other => other.id === id) === n || id.startsWith('why-'),
    );
    const answer = mark.verdict === 'right' || this.solution.items ? [] : [this.#answerTold(tell)];
    return [...answer, ...different.map(words => tell(words.id, argsOf(words)))];
  }

  #answerTold<T>(tell: (id: string, args?: WordArgs) => T): T {
    const { solution, say } = this;
    if (typeof solution.choice !== 'string' && !say) return this.solutionTold(tell);
    return tell('practice-answer', { answer: this.solutionTold(this.app.say) });
  }
}
