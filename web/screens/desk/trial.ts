import type { App } from '../../app.ts';
import type { Draft } from './draft.ts';
import type { Examiner } from './examiner.ts';
import type { DraftStep } from './step-editor.ts';
import { kindOf } from './step-editor.ts';

/** What of the desk it is about. */
interface Around {
  readonly app: App;
  readonly draft: Draft;
  readonly examiner: Examiner;
  readonly step: DraftStep | undefined;
  readonly hand: readonly string[];
}

/** What learners are to try in vain in the step that is written at, and what the rules say to it. */
export class Trial {
  /** A card that is to be tried as soon as it is known what that would be. */
  #awaited = '';

  constructor(readonly desk: Around) {}

  forget() {
    this.#awaited = '';
  }

  /** Has the rules asked what these cards would be together. */
  ask(items: readonly string[]) {
    const { draft, examiner, step } = this.desk;
    if (step && items.length && kindOf(step) === 'forbidden') examiner.askTried(draft.lesson, step, items);
  }

  /** What these cards would be: null where they are no move at all, undefined until it is known. */
  of(items: readonly string[]) {
    const { draft, examiner, step } = this.desk;
    return step && examiner.tried(draft.lesson, step, items);
  }

  /** A card that is touched alone is to be tried, or no more. */
  alone(name: string) {
    this.#awaited = name;
    this.ask([name]);
    this.examined();
  }

  /** The rules have answered. */
  examined() {
    const { app } = this.desk;
    const name = this.#awaited;
    const found = name ? this.of([name]) : undefined;
    if (found === undefined) return;
    this.#awaited = '';
    if (found?.refusal) this.toggle(found.move, found.refusal.rule);
    else app.announce(app.say('desk-allowed', { card: app.cardName(name) }), true);
  }

  /** Is just this card, of those in the hand, to be tried? */
  has(name: string) {
    const { hand, step } = this.desk;
    const held = (move: string) => move.split(' ').filter(word => hand.includes(word));
    return Object.keys(step?.forbidden ?? {}).some(move => held(move).join() === name);
  }

  /** What a rule forbids is to be tried, or no more. */
  toggle(move: string, rule: string) {
    this.desk.draft.changeStep(step => {
      const { [move]: before, ...rest } = step.forbidden ?? {};
      step.forbidden = before ? rest : { ...rest, [move]: rule };
    });
  }

  /** Why a move is refused that is to be tried; null as long as that is not known. */
  refusalTo(move: string) {
    const { draft, examiner, step } = this.desk;
    const refused = step && examiner.refusedIn(draft.lesson, step);
    return refused?.find(each => each.move === move)?.refusal ?? null;
  }
}
