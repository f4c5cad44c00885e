import type { App, Heard } from '../../app.ts';
import type { OwnLesson } from '../../kept/own-lessons.ts';
import { watchOwnLessons } from '../../kept/own-lessons.ts';
import { wholeLessons } from '../../model/lessons.ts';
import { pack } from '../../model/link.ts';
import type { Offer } from '../../model/offers.ts';
import { offerOf } from '../../model/offers.ts';
import { copied } from '../../model/own-lesson.ts';
import type { Candidate, Language, Lesson, Refusal, Sentence, View } from '../../protocol.d.ts';
import { openBoxes } from '../../table/boxes.ts';
import { cardsIn, centreOf, ownHand } from '../../table/view.ts';
import { seek } from './begin.ts';
import { Draft } from './draft.ts';
import { Examiner } from './examiner.ts';
import type { Shape } from './preview.ts';
import { Preview } from './preview.ts';
import type { DraftStep, Kind, Stand } from './step.ts';
import { after, isSaid, isThere, kindOf, layAnew, setStand, standOf, turnTo } from './step.ts';
import { Trial } from './trial.ts';

export const TABS = ['position', 'words', 'answers'] as const;
export const MANY = 12; // moves of which nothing is said yet, until they are taken together
export type Tab = (typeof TABS)[number];

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

/** A move that stands in the list of answers. */
export interface Row extends Candidate {
  stand: Stand;
  /** Is it covered by what is said of all others? */
  covered: boolean;
}

/** The tasks that a move, or cards for one, answer. */
const MOVED: readonly Kind[] = ['move', 'forbidden', 'playable', 'play'];

/** A lesson on the desk, and all that is done with it. */
export class Editor {
  readonly draft: Draft;
  readonly preview: Preview;
  readonly examiner: Examiner;
  readonly trial: Trial = new Trial(this);
  tab: Tab = 'position';
  more = false;
  /** Cards or dice that have been touched, where moves are made of several: the list has those with all of them. */
  picked: readonly string[] = [];
  /** Are several cards tried together? null: as moves are made here. */
  #several: boolean | null = null;
  /** Is it written in both languages? */
  both: boolean;
  #unwatch: () => void;

  constructor(
    readonly app: App,
    own: OwnLesson,
  ) {
    this.draft = new Draft(app, own, () => this.#changed());
    this.preview = new Preview(app, () => this.tryIt(false));
    this.examiner = new Examiner(app, () => {
      this.trial.examined();
      app.redraw();
    });
    this.both = this.draft.languages.length > 1;
    if (this.step?.setup?.length) this.tab = 'answers';
    this.#unwatch = watchOwnLessons(() => this.draft.readAgain());
    document.addEventListener('visibilitychange', this.#hidden);
    this.#changed();
  }

  /** Whoever leaves the page hides it. */
  #hidden = () => void (document.hidden && this.draft.flush());

  #changed() {
    this.#show();
    this.app.redraw();
    this.showStep();
  }

  /** Where there are many steps, the one that is written at is to be seen among them. */
  showStep() {
    document.querySelector('.desk-steps [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #show() {
    const { lesson, step } = this.draft;
    this.preview.show(lesson, step);
    this.examiner.ask(lesson);
  }

  get step() {
    return this.draft.step;
  }

  get what(): Offer {
    const { game, options = {} } = this.draft.lesson;
    return offerOf(this.app, { game, options }) as Offer;
  }

  /** In which languages it is written now, that of the page first. */
  get languages(): Language[] {
    const { app, both, draft } = this;
    if (both) return app.language === 'ja' ? ['ja', 'en'] : ['en', 'ja'];
    return draft.languages.includes(app.language) ? [app.language] : draft.languages.slice(0, 1);
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

  choose(at: number) {
    this.#pickNone();
    this.draft.choose(at);
  }

  /** Another task is set in the same position. */
  turnTo(kind: Kind) {
    this.#pickNone();
    this.draft.changeStep(step => turnTo(step, kind));
  }

  turn(tab: Tab) {
    this.tab = tab;
    this.app.redraw();
  }

  turnMore(more: boolean) {
    this.more = more;
    this.app.redraw();
    if (!more) document.querySelector<HTMLElement>('.desk [data-does="more"]')?.focus();
  }

  writeBoth(both: boolean) {
    this.both = both;
    this.app.redraw();
  }

  /** As somebody on a phone sees it, beside the desk or over it, or large, for all to see. */
  see(shape: Shape) {
    this.preview.shape = shape;
    if (shape === 'projector' || this.preview.open) this.tryIt(true);
    else this.app.redraw();
  }

  /** Send it: to the screen that does. */
  async send() {
    await this.draft.flush();
    this.app.go(`#/lessons/${this.draft.own.id}/send`);
  }

  /** On to the next step, as a learner would go; from the last one to the desk. */
  next() {
    const last = this.draft.at === this.draft.steps.length - 1;
    if (last) this.tryIt(false);
    else this.choose(this.draft.at + 1);
  }

  // Steps and positions

  addStep() {
    this.#pickNone();
    this.draft.add({ title: {}, say: {}, ask: {} });
    this.turn('position');
  }

  /** Takes the step away, with a way back. */
  dropStep() {
    this.draft.removeStep();
    this.turnMore(false);
    this.app.announce(this.app.say('desk-dropped'));
  }

  /** The latest position before this step. */
  get before() {
    const { at, steps } = this.draft;
    return steps.slice(0, at).findLast(({ setup }) => setup?.length) ?? null;
  }

  /** The same position as before. */
  sameAgain() {
    const { before } = this;
    if (!before) return;
    const { options, seats, setup, me } = before;
    this.#lay(JSON.parse(JSON.stringify({ options, seats, setup, me })));
  }

  #lay(position: Parameters<typeof layAnew>[1]) {
    if (!this.step) this.draft.add({ title: {}, say: {}, ask: {} });
    this.draft.changeStep(step => layAnew(step, position));
    this.#pickNone();
    this.turn('answers');
  }

  /** Looks for a position among the matches that have been played. */
  async fromMatch() {
    await this.#seek();
    this.app.go(`#/matches/${this.what.key}`);
  }

  /** Sets one up on the open table, from what lies here on. */
  async setUp() {
    const { step, what } = this;
    await this.#seek();
    const log = (!this.broken && step?.setup) || [];
    const { lesson } = this.draft;
    const players = step?.seats ?? lesson.seats ?? what.game.seats[0];
    const options = { ...lesson.options, ...step?.options };
    const packed = log.length ? `/${await pack('position', { options, players, log, at: log.length })}` : '';
    this.app.go(`#/study/${what.key}${packed}`);
  }

  async #seek() {
    await this.draft.flush();
    seek(this.app, this.draft.own.id, this.draft.at);
  }

  /** The lessons of ours in this game, once they are there. */
  get ours(): Lesson[] | undefined {
    return wholeLessons(this.app, this.what.game.name);
  }

  /** A copy of one of ours in the place of nothing. */
  beginWith(lesson: Lesson) {
    const copy = copied(this.what.game.name, lesson);
    this.draft.change(now => void Object.assign(now, copy));
    this.both = this.draft.languages.length > 1;
    this.choose(0);
    this.turn('answers');
  }

  /** Has the rules' engine said that the position cannot be? */
  get broken() {
    return !!this.step && this.#examined(this.step) === null;
  }

  tryIt(open: boolean) {
    this.preview.open = open;
    this.preview.again();
    this.app.redraw();
    if (!open) document.querySelector<HTMLElement>('.desk [data-try]')?.focus();
  }

  // Moves

  #examined(step: DraftStep) {
    return this.examiner.of(this.draft.lesson, step);
  }

  /** The legal moves of a step, each with what it is worth. */
  rowsOf(step: DraftStep): Row[] {
    const legal = (this.#examined(step)?.moves ?? []).filter(({ stands }) => stands !== 'refused');
    return legal.map(each => {
      const own = standOf(step, each.move);
      const alike = !own && !!step.like?.length && each.stands === 'right';
      const covered = !own && !alike && isSaid(step.other);
      return { ...each, stand: own || (alike ? 'right' : covered ? 'wrong' : ''), covered };
    });
  }

  get rows(): Row[] {
    return this.step ? this.rowsOf(this.step) : [];
  }

  /** What a step says that is not so in this position: of a move that is none, or is not forbidden; of a wrong answer that is right. */
  strayIn(step: DraftStep): string[] {
    const kind = kindOf(step);
    if (kind === 'forbidden') return this.#allowedIn(step);
    const right = kind === 'number' ? step.number?.is : kind === 'seat' ? step.seat?.is : undefined;
    if (right !== undefined) return Object.keys(step.wrong ?? {}).filter(answer => answer === String(right));
    return kind === 'move' ? this.#noMovesIn(step) : [];
  }

  /** What is to be tried in vain, and is not in vain. */
  #allowedIn(step: DraftStep) {
    const refused = this.examiner.refusedIn(this.draft.lesson, step);
    if (!refused || !this.#examined(step)) return [];
    const rules = new Map(refused.map(({ move, refusal }) => [move, refusal?.rule]));
    return Object.entries(step.forbidden ?? {}).flatMap(([move, rule]) => (rules.get(move) === rule ? [] : [move]));
  }

  #noMovesIn(step: DraftStep) {
    const found = this.#examined(step);
    if (!found || found.more) return [];
    const legal = new Set(found.moves.map(({ move }) => move));
    const named = [...(step.accept ?? []), ...Object.keys(step.advise ?? {}), ...Object.keys(step.wrong ?? {})];
    return named.filter(move => !legal.has(move));
  }

  /** Is every move a single card? Then touching one says what it is worth. */
  get single() {
    return this.rows.every(({ say }) => say && itemsIn(say).length <= 1);
  }

  /** Are cards touched one after the other, and mean something together? */
  get several() {
    const { step } = this;
    const may = !!step && (kindOf(step) === 'move' || (kindOf(step) === 'forbidden' && this.hand.length > 0));
    return may && (kindOf(step) === 'forbidden' ? (this.#several ?? !this.single) : !this.single);
  }

  trySeveral(several: boolean) {
    this.#pickNone();
    this.#several = several;
    this.app.redraw();
  }

  /** The items that are picked, in the order of the hand. */
  get pickedItems() {
    return [...this.hand, ...this.dice].filter(key => this.picked.includes(key)).map(itemOf);
  }

  #pickNone() {
    this.picked = [];
    this.#several = null;
    this.trial.forget();
  }

  /** The rows to be seen now: what is undecided first, and of moves of several cards those that have been picked. */
  get shown(): Row[] {
    const { pickedItems: items, rows } = this;
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
    const named = this.rows.filter(row => row.stand === 'right').map(row => row.move);
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
    const row = this.rows.find(({ say }) => itemsIn(say).includes(key));
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
    const row = this.rows.find(each => each.move === move);
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

  /** The cards that may be played, as the rules say. */
  get playable(): readonly string[] {
    return (this.step && this.#examined(this.step)?.items) ?? [];
  }

  // What is open

  /** How many questions a step leaves open: no answer is right, or of some move nothing is said. */
  openIn(step: DraftStep): number {
    if (!step.setup?.length) return 1;
    const broken = this.#examined(step) === null ? 1 : 0;
    return broken + this.wordless(step) + this.unsettled(step);
  }

  /** One question, until a step has a heading and asks something. */
  wordless(step: DraftStep) {
    return isSaid(step.title) && isSaid(step.ask) ? 0 : 1;
  }

  /** How many questions about its answers are open. */
  unsettled(step: DraftStep) {
    return this.strayIn(step).length + this.#unanswered(step);
  }

  #unanswered(step: DraftStep): number {
    const kind = kindOf(step);
    if (kind === 'forbidden' && !isThere(step.forbidden)) return 1;
    if (kind === 'choice') return Object.values(step.answers ?? {}).filter(isSaid).length < 2 ? 1 : 0;
    if (this.#examined(step) === null) return 0;
    if (this.standsStill(step)) return 1;
    if (kind !== 'move') return 0;
    const rows = this.rowsOf(step);
    const undecided = rows.filter(({ stand }) => !stand).length;
    if (undecided) return undecided > MANY ? 1 : undecided; // many are one: what of all the others?
    return rows.some(({ stand }) => stand === 'right') ? 0 : 1;
  }

  /** Is a move asked for where nobody has one to make? */
  standsStill(step: DraftStep) {
    const found = this.#examined(step);
    return !!found && MOVED.includes(kindOf(step)) && !found.moves.length && !found.items.length;
  }

  get open() {
    return this.draft.steps.map(step => this.openIn(step));
  }

  /** Of the lesson as a whole: it has a name, and a step. */
  get openAtAll() {
    const { lesson, steps } = this.draft;
    return (isSaid(lesson.title) ? 0 : 1) + (steps.length ? 0 : 1);
  }

  /** To the first question that is open. */
  toOpen() {
    const at = this.open.findIndex(Boolean);
    const step = this.draft.steps[at];
    if (!step)
      return this.draft.steps.length
        ? this.turnMore(true)
        : document.querySelector<HTMLElement>('.desk-begin button')?.focus();
    this.choose(at);
    const placed = !!step.setup?.length;
    this.turn(!placed ? 'position' : this.openIn(step) > this.unsettled(step) ? 'words' : 'answers');
    const field = `.desk-words [id^="${isSaid(step.title) ? 'desk-ask' : 'desk-title'}"]`;
    const place = ['.desk-answers [data-stand=""] :is(input, button)', field, '.desk-begin button'];
    const first = this.tab === 'answers' ? place : [...place].reverse();
    first
      .map(each => document.querySelector<HTMLElement>(each))
      .find(each => each?.checkVisibility())
      ?.focus();
  }

  heard(message: Heard) {
    const before = this.view;
    this.examiner.heard(message);
    this.preview.heard(message);
    if (before !== this.view) this.app.redraw();
  }

  keys(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, shiftKey } = event;
    const writing = target instanceof Element && !!target.closest('input, textarea, select');
    const redo = key === 'y' || (key === 'Z' && shiftKey);
    if ((ctrlKey || metaKey) && !writing && (redo || key === 'z')) {
      event.preventDefault();
      if (redo) this.draft.redo();
      else this.draft.undo();
    } else if (
      key === 'Escape' &&
      this.preview.open &&
      !this.preview.control.parts.sheets.open &&
      !this.preview.task?.hint
    ) {
      this.tryIt(false);
    } else if (this.preview.open || (target instanceof Element && target.closest('.desk-preview'))) {
      this.preview.task?.keys(event);
    }
  }

  leave() {
    this.#unwatch();
    document.removeEventListener('visibilitychange', this.#hidden);
    this.draft.flush();
    this.preview.leave();
  }
}
