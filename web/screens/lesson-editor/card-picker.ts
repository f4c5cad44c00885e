import type { Display, Preferences, Wording } from '../../app.ts';
import type { Refusal, Sentence, View } from '../../protocol.d.ts';
import { openBoxes } from '../../table/boxes.ts';
import { cardsIn, centreOf, ownHand } from '../../table/view-queries.ts';
import { boxName } from '../../words/box-names.ts';
import type { Draft } from './draft.ts';
import type { MoveMark } from './draft-step.ts';
import { after, kindOf, markOf, setMark } from './draft-step.ts';
import type { Examiner } from './examiner.ts';
import { ForbiddenTries } from './forbidden-tries.ts';
import type { Preview } from './preview.ts';
import type { Row, StepChecks } from './step-checks.ts';

/** The cards or dice that a move consists of. */
export const itemsIn = (say: Sentence | null): string[] =>
  typeof say?.args.dice === 'string' ? say.args.dice.split(' ').filter(Boolean) : cardsIn(say?.args);

/** The item of a key: keys are unique, so that equal dice differ ("6@0", "6@3"). */
const itemOf = (key: string) => key.split('@')[0];

/** True if `all` contains every item of `some`, as often as it occurs there. */
const holds = (all: readonly string[], some: readonly string[]) => {
  const left = [...all];
  return some.every(item => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Taps in the position of the current step: what can be tapped, and what has been. */
export class CardPicker {
  readonly trial: ForbiddenTries;
  /** Keys of the tapped cards or dice, if moves consist of several; the list shows moves that contain all of them. */
  picked: readonly string[] = [];
  /** True if the author tries several cards together; null for the default of this position. */
  #several: boolean | null = null;

  constructor(
    readonly app: Wording & Preferences & Display,
    readonly draft: Draft,
    readonly preview: Preview,
    readonly examiner: Examiner,
    readonly judged: StepChecks,
  ) {
    this.trial = new ForbiddenTries(this);
  }

  get step() {
    return this.draft.step;
  }

  get view() {
    return this.preview.view;
  }

  /** The learner's hand. */
  get hand() {
    return this.view ? ownHand(this.view, this.app.settings.sort) : [];
  }

  /** The keys of the dice, one per die. */
  get dice() {
    const centre = this.view && centreOf(this.view);
    return centre?.kind === 'dice' ? centre.items.map((face, at) => `${face}@${at}`) : [];
  }

  /** The boxes that the learner may try to fill. */
  get boxes() {
    return this.view ? openBoxes(this.view) : [];
  }

  /** True if every move is at most one card; a tap then marks its move. */
  get single() {
    return this.judged.rows.every(({ say }) => say && itemsIn(say).length <= 1);
  }

  /** True if taps pick several cards that form one move. */
  get several() {
    const { step } = this;
    const may = !!step && (kindOf(step) === 'move' || (kindOf(step) === 'forbidden' && this.hand.length > 0));
    return may && (kindOf(step) === 'forbidden' ? (this.#several ?? !this.single) : !this.single);
  }

  trySeveral(several: boolean) {
    this.forget();
    this.#several = several;
    this.app.redraw();
  }

  /** The picked items, in the order of the hand. */
  get pickedItems() {
    return [...this.hand, ...this.dice].filter(key => this.picked.includes(key)).map(itemOf);
  }

  /** Reset the taps for another position or task. */
  forget() {
    this.picked = [];
    this.#several = null;
    this.trial.forget();
  }

  /** The rows to show: moves that contain the picked items, or else all moves, undecided ones first. */
  get shown(): Row[] {
    const { pickedItems: items } = this;
    const { rows } = this.judged;
    const size = ({ say }: Row) => itemsIn(say).length;
    if (items.length)
      return rows.filter(({ say }) => holds(itemsIn(say), items)).sort((one, other) => size(one) - size(other));
    const order = ['', 'right', 'poor', 'wrong'];
    const own = rows.filter(({ covered }) => !covered);
    const rank = (row: Row) => 2 * order.indexOf(row.stand) + Number(size(row) > 0); // a tap cannot reach a move without cards
    return own.sort((one, other) => rank(one) - rank(other));
  }

  /** The cards that the rules forbid, grouped by rule. */
  get locked(): { refusal: Refusal; cards: string[] }[] {
    const rules = new Map<string, { refusal: Refusal; cards: string[] }>();
    for (const { items, refusal } of this.preview.meanings) {
      if (!refusal) continue;
      const found = rules.get(refusal.rule) ?? { refusal, cards: [] };
      found.cards.push(...items);
      rules.set(refusal.rule, found);
    }
    return [...rules.values()];
  }

  /** The refusal of a card; null if it may be played. */
  refusalOf = (name: string) => this.preview.meanings.find(({ items }) => items[0] === name)?.refusal ?? null;

  /**
   * Mark a move.
   * @param from the control that was used: its row may move in the list, and the focus follows it
   */
  mark(move: string, stand: MoveMark, from: EventTarget | null = null) {
    const named = this.judged.rows.filter(row => row.stand === 'right').map(row => row.move);
    this.draft.changeStep(step => {
      if (step.like) step.accept = named; // name each right move, since a pattern no longer fits
      delete step.like;
      setMark(step, move, stand);
    });
    if (from instanceof HTMLElement) from.focus();
  }

  /** Handle a tap on a card or a die of the position. */
  touch(key: string) {
    const { step } = this;
    if (!step) return;
    if (this.several) return this.#pick(key);
    if (kindOf(step) === 'forbidden') return this.trial.alone(key);
    if (kindOf(step) !== 'move') return;
    const row = this.judged.rows.find(({ say }) => itemsIn(say).includes(key));
    if (row) return this.#turn(row, this.app.cardName(key));
    const refusal = this.refusalOf(key);
    if (refusal) this.app.announce(this.app.say(`refusal-${refusal.rule}`, refusal.args));
  }

  /** Handle a tap on a box of the score sheet. */
  touchBox({ id, move, refusal }: View['sheet'][number]) {
    const { app, step } = this;
    const name = boxName(app, id);
    if (step && kindOf(step) === 'forbidden')
      return refusal
        ? this.trial.toggle(move, refusal.rule)
        : app.announce(app.say('desk-allowed', { card: name }), true);
    const row = this.judged.rows.find(each => each.move === move);
    if (row) this.#turn(row, name);
    else if (refusal) app.announce(app.say(`refusal-${refusal.rule}`, refusal.args));
  }

  /** Advance the mark of a move: right, poor, wrong. */
  #turn({ move, covered, stand }: Row, name: string) {
    this.mark(move, after(covered ? '' : stand));
    const now = this.step ? markOf(this.step, move) : '';
    const { app } = this;
    app.announce(`${name}${app.say('colon')}${app.say(`desk-stand-${now}`)}`);
  }

  #pick(key: string) {
    const { picked } = this;
    this.picked = picked.includes(key) ? picked.filter(each => each !== key) : [...picked, key];
    this.trial.ask(this.pickedItems);
    this.app.redraw();
  }

  /** The move that the picked cards would be; see `ForbiddenTries.of`. */
  get tried() {
    return this.trial.of(this.pickedItems);
  }

  /** Make the picked cards a move that the learner should try and be refused. */
  forbidPicked() {
    const { tried } = this;
    if (!tried?.refusal) return;
    this.picked = [];
    if (!this.step?.forbidden?.[tried.move]) this.trial.toggle(tried.move, tried.refusal.rule);
    this.app.redraw();
  }
}
