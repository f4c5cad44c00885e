import type { Display, Wording } from '../../app.ts';
import type { Draft } from './draft.ts';
import type { DraftStep } from './draft-step.ts';
import { kindOf } from './draft-step.ts';
import type { Examiner } from './examiner.ts';

/** The parts of the lesson editor that forbidden tries need. */
interface EditorParts {
  readonly app: Wording & Display;
  readonly draft: Draft;
  readonly examiner: Examiner;
  readonly step: DraftStep | undefined;
  readonly hand: readonly string[];
}

/** The illegal moves that the learner should try in the current step, and the refusals by the rules. */
export class ForbiddenTries {
  /** The tapped card that waits for the engine's reply; "" if none. */
  #pendingCard = '';

  constructor(readonly desk: EditorParts) {}

  forget() {
    this.#pendingCard = '';
  }

  /** Request what move these cards would be. */
  ask(items: readonly string[]) {
    const { draft, examiner, step } = this.desk;
    if (step && items.length && kindOf(step) === 'forbidden') examiner.askTried(draft.lesson, step, items);
  }

  /** The move that these cards would be; null if they are no move at all, undefined until it is known. */
  of(items: readonly string[]) {
    const { draft, examiner, step } = this.desk;
    return step && examiner.tried(draft.lesson, step, items);
  }

  /** Toggle a single tapped card as a try, once the engine has replied. */
  alone(name: string) {
    this.#pendingCard = name;
    this.ask([name]);
    this.examined();
  }

  /** Handle the engine's reply. */
  examined() {
    const { app } = this.desk;
    const name = this.#pendingCard;
    const found = name ? this.of([name]) : undefined;
    if (found === undefined) return;
    this.#pendingCard = '';
    if (found?.refusal) this.toggle(found.move, found.refusal.rule);
    else app.announce(app.say('desk-allowed', { card: app.cardName(name) }), true);
  }

  /** True if some try consists of just this card of the hand. */
  has(name: string) {
    const { hand, step } = this.desk;
    const held = (move: string) => move.split(' ').filter(word => hand.includes(word));
    return Object.keys(step?.forbidden ?? {}).some(move => held(move).join() === name);
  }

  /** Add or remove a try: a move and the rule that forbids it. */
  toggle(move: string, rule: string) {
    this.desk.draft.changeStep(step => {
      const { [move]: before, ...rest } = step.forbidden ?? {};
      step.forbidden = before ? rest : { ...rest, [move]: rule };
    });
  }

  /** The refusal of a try; null until it is known. */
  refusalTo(move: string) {
    const { draft, examiner, step } = this.desk;
    const refused = step && examiner.refusedIn(draft.lesson, step);
    return refused?.find(each => each.move === move)?.refusal ?? null;
  }
}
