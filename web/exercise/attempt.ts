import { html } from 'lit-html';
import type { App } from '../app.ts';
import { BLANK } from '../model/blank-step.ts';
import type { TableControl } from '../play/table-control.ts';
import type { Head, Mark, Reviewed, Unit } from '../protocol.d.ts';
import { argsOf, hasWords } from '../table/view-queries.ts';
import { Task } from './lesson-task.ts';
import { amountOf, movePlain, sourceOf, worthOf } from './review-words.ts';

/** A decision to be made again. */
export interface Position {
  head: Head;
  names: string[];
  /** Log entries before the decision. */
  log: string[];
  seat: number;
  /** All moves about as good as the best known one, the best first. */
  good: string[];
  reviewed: Pick<Reviewed, 'move' | 'best' | 'loss' | 'unit' | 'weighed' | 'why' | 'source'>;
}

/** A second try at a reviewed decision; it is marked only when a move is made. */
export class Attempt extends Task {
  override onward = 'review-next';
  override help = 'show-answer';

  constructor(
    app: App,
    control: TableControl,
    readonly position: Position,
    /** Called once, with true if the first answer was right and unaided. */
    readonly answered: (right: boolean) => void,
  ) {
    const { head, log, seat, good } = position;
    const { options, seats } = head;
    const step = { ...BLANK, options, seats: seats.length, setup: log, me: seat, accept: good };
    super(app, control, head.game, step, () => {});
  }

  override get positionRequest(): Parameters<App['openUnstored']> {
    const [request] = super.positionRequest;
    const { head, names } = this.position;
    return [request, { ...head, seats: this.sitting }, { names }];
  }

  /** Report the first answer only, as later tries know more. A refused move is no answer. */
  override concluded(mark: Mark) {
    if (mark.verdict !== 'refused') this.#report(mark.verdict === 'right' && !this.shown);
  }

  #reported = false;

  #report(right: boolean) {
    if (this.#reported) return;
    this.#reported = true;
    this.answered(right);
  }

  /** Show the answer at once, as there is no other hint; that counts as a wrong answer. */
  override nudge() {
    if (this.phase === 'marked') return super.nudge();
    if (!this.open) return;
    this.hint = this.hint ? 0 : 2;
    if (this.hint) {
      this.reveal();
      this.#report(false);
      this.app.announce(this.solutionTold(this.app.say), true);
    }
    this.app.redraw();
  }

  override get nudgeInWords() {
    const { loss, unit } = this.position.reviewed;
    return this.app.say('review-better-by', { amount: amountOf(this.app, loss, unit) });
  }

  override get heading(): string {
    const { app, mark, given } = this;
    const { best, move } = this.position.reviewed;
    if (mark?.verdict === 'right') return app.say(given?.move === best ? 'review-is-better' : 'review-as-good');
    if (mark?.verdict === 'refused') return super.heading;
    return app.say(given?.move === move ? 'review-same-again' : 'review-not-yet');
  }

  override get telling() {
    const { app, position } = this;
    if (!hasWords(app)) return { title: '', say: '', ask: '' };
    const { move, loss, unit, weighed } = position.reviewed;
    const say = weighed.find(each => each.move === move)?.say;
    const amount = amountOf(app, loss, unit);
    const cost = `${app.say('review-cost-you', { amount })}${sourceOf(app, position.reviewed)}`;
    const line = say ? html`${app.rich(`did-${say.id}`, argsOf(say))}${app.say('gap')}${cost}` : '';
    return { title: app.say('review-what-now'), say: line, ask: '' };
  }

  override get said() {
    return this.saidPlain;
  }

  /** What both moves bring on average, and why the better one does. */
  override get saidPlain(): string[] {
    const { app, mark, position } = this;
    if (mark?.verdict === 'refused') return super.saidPlain.slice(-1);
    if (mark?.verdict !== 'right') return [];
    const { best, move, unit, weighed, why } = position.reviewed;
    const value = (text: string) => weighed.find(each => each.move === text);
    const [one, other] = [value(best), value(move)];
    const comparison =
      one && other
        ? app.say('review-both', {
            better: movePlain(app, one.say),
            own: movePlain(app, other.say),
            most: worthOf(app, one.mean, unit as Unit),
            least: worthOf(app, other.mean, unit as Unit),
          })
        : '';
    return [
      comparison,
      app.say(`advice-${why.id}`, { ...why.args, ...(why.seat === null ? {} : { player: why.seat }) }),
    ].filter(Boolean);
  }
}
