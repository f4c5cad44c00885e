import type { App } from '../../app.ts';
import type { Refusal, Sentence, View } from '../../protocol.d.ts';
import { openBoxes } from '../../table/boxes.ts';
import { cardsIn, centreOf, ownHand } from '../../table/view.ts';
import type { Judged, Row } from './answer-rows.ts';
import type { Draft } from './draft.ts';
import type { Examiner } from './examiner.ts';
import type { Preview } from './preview.ts';
import type { Stand } from './step-editor.ts';
import { after, kindOf, setStand, standOf } from './step-editor.ts';
import { Trial } from './trial.ts';

/** The cards, or the dice, that a move is made of. */
export const itemsIn = (say: Sentence | null): string[] =>
  typeof say?.args.dice === 'string' ? say.args.dice.split(' ').filter(Boolean) : cardsIn(say?.args);

/** What can be touched in a position, by a key of its own: of equal dice each has one. */
const itemOf = (key: string) => key.split('@')[0];

/** Are all of these among those, as often as they are here? */
const holds = (all: readonly string[], some: readonly string[]) => {
  const left = [...all];
  return some.every(item => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** The position of the step that is written at: what can be touched there, and what has been. */
export class Touching {
  readonly trial: Trial;
  /** Cards or dice that have been touched, where moves are made of several: the list has those with all of them. */
  picked: readonly string[] = [];
  /** Are several cards tried together? null: as moves are made here. */
  #several: boolean | null = null;

  constructor(
    readonly app: App,
    readonly draft: Draft,
    readonly preview: Preview,
    readonly examiner: Examiner,
    readonly judged: Judged,
  ) {
    this.trial = new Trial(this);
  }

  get step() {
    return this.draft.step;
  }

  get view() {
    return this.preview.view;
  }

  /** The cards that the learner holds. */
  get hand() {
    return this.view ? ownHand(this.view, this.app.settings.sort) : [];
  }

  /** The dice that lie there, each by a key of its own. */
  get dice() {
    const centre = this.view && centreOf(this.view);
    return centre?.kind === 'dice' ? centre.items.map((face, at) => `${face}@${at}`) : [];
  }

  /** The boxes that are open to whoever learns. */
  get boxes() {
    return this.view ? openBoxes(this.view) : [];
  }

  /** Is every move a single card? Then touching one says what it is worth. */
  get single() {
    return this.judged.rows.every(({ say }) => say && itemsIn(say).length <= 1);
  }

  /** Are cards touched one after the other, and mean something together? */
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

  /** The items that are picked, in the order of the hand. */
  get pickedItems() {
    return [...this.hand, ...this.dice].filter(key => this.picked.includes(key)).map(itemOf);
  }

  /** Another position lies there, or another task is set. */
  forget() {
    this.picked = [];
    this.#several = null;
    this.trial.forget();
  }

  /** The rows to be seen now: what is undecided first, and of moves of several cards those that have been picked. */
  get shown(): Row[] {
    const { pickedItems: items } = this;
    const { rows } = this.judged;
    const size = ({ say }: Row) => itemsIn(say).length;
    if (items.length)
      return rows.filter(({ say }) => holds(itemsIn(say), items)).sort((one, other) => size(one) - size(other));
    const order = ['', 'right', 'poor', 'wrong'];
    const own = rows.filter(({ covered }) => !covered);
    const rank = (row: Row) => 2 * order.indexOf(row.stand) + Number(size(row) > 0); // no touch finds what has no cards
    return own.sort((one, other) => rank(one) - rank(other));
  }

  /** What holds back the other cards of the hand, by rule. */
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

  /** The rule that holds back a card; null where it may be played. */
  refusalOf = (name: string) => this.preview.meanings.find(({ items }) => items[0] === name)?.refusal ?? null;

  /**
   * Says what a move is worth.
   * @param from where that was said: its row may move, and whoever has done it goes along
   */
  mark(move: string, stand: Stand, from: EventTarget | null = null) {
    const named = this.judged.rows.filter(row => row.stand === 'right').map(row => row.move);
    this.draft.changeStep(step => {
      if (step.like) step.accept = named; // from now on each good move is named
      delete step.like;
      setStand(step, move, stand);
    });
    if (from instanceof HTMLElement) from.focus();
  }

  /** A card, or a die, of the position has been touched. */
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

  /** A box of the sheet has been touched. */
  touchBox({ id, move, refusal }: View['sheet'][number]) {
    const { app, step } = this;
    const name = app.say(`box-${id}`);
    if (step && kindOf(step) === 'forbidden')
      return refusal
        ? this.trial.toggle(move, refusal.rule)
        : app.announce(app.say('desk-allowed', { card: name }), true);
    const row = this.judged.rows.find(each => each.move === move);
    if (row) this.#turn(row, name);
    else if (refusal) app.announce(app.say(`refusal-${refusal.rule}`, refusal.args));
  }

  /** Right, then poor, then wrong. */
  #turn({ move, covered, stand }: Row, name: string) {
    this.mark(move, after(covered ? '' : stand));
    const now = this.step ? standOf(this.step, move) : '';
    this.app.announce(`${name}: ${this.app.say(`desk-stand-${now}`)}`);
  }

  #pick(key: string) {
    const { picked } = this;
    this.picked = picked.includes(key) ? picked.filter(each => each !== key) : [...picked, key];
    this.trial.ask(this.pickedItems);
    this.app.redraw();
  }

  /** What the picked cards would be together. */
  get tried() {
    return this.trial.of(this.pickedItems);
  }

  /** What the picked cards are is to be tried in vain. */
  forbidPicked() {
    const { tried } = this;
    if (!tried?.refusal) return;
    this.picked = [];
    if (!this.step?.forbidden?.[tried.move]) this.trial.toggle(tried.move, tried.refusal.rule);
    this.app.redraw();
  }
}
