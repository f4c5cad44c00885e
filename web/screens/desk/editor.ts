import type { App, Heard } from '../../app.ts';
import type { OwnLesson } from '../../kept/own-lessons.ts';
import { watchOwnLessons } from '../../kept/own-lessons.ts';
import { wholeLessons } from '../../model/lessons.ts';
import { pack } from '../../model/link.ts';
import type { Offer } from '../../model/offers.ts';
import { offerOf } from '../../model/offers.ts';
import { copied } from '../../model/own-lesson.ts';
import type { Candidate, Language, Lesson, Refusal } from '../../protocol.d.ts';
import { cardsIn, ownHand } from '../../table/view.ts';
import { seek } from './begin.ts';
import { Draft } from './draft.ts';
import { Examiner } from './examiner.ts';
import type { Shape } from './preview.ts';
import { Preview } from './preview.ts';
import type { DraftStep, Stand } from './step.ts';
import { after, isSaid, kindOf, layAnew, setStand, standOf } from './step.ts';

export const TABS = ['position', 'words', 'answers'] as const;
export const MANY = 12; // moves of which nothing is said yet, until they are taken together
export type Tab = (typeof TABS)[number];

/** A move that stands in the list of answers. */
export interface Row extends Candidate {
  stand: Stand;
  /** Is it covered by what is said of all others? */
  covered: boolean;
}

/** A lesson on the desk, and all that is done with it. */
export class Editor {
  readonly draft: Draft;
  readonly preview: Preview;
  readonly examiner: Examiner;
  tab: Tab = 'position';
  more = false;
  /** Cards that have been touched, where moves are made of several: the list has those with all of them. */
  picked: readonly string[] = [];
  /** Is it written in both languages? */
  both: boolean;
  #unwatch: () => void;

  constructor(
    readonly app: App,
    own: OwnLesson,
  ) {
    this.draft = new Draft(app, own, () => this.#changed());
    this.preview = new Preview(app, () => this.tryIt(false));
    this.examiner = new Examiner(app, app.redraw);
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

  choose(at: number) {
    this.picked = [];
    this.draft.choose(at);
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
    this.picked = [];
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
    seek(this.draft.own.id, this.draft.at);
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

  /** Moves that the step still names, and that are none in this position. */
  strayIn(step: DraftStep) {
    const found = kindOf(step) === 'move' && this.#examined(step);
    if (!found || found.more) return [];
    const legal = new Set(found.moves.map(({ move }) => move));
    const named = [...(step.accept ?? []), ...Object.keys(step.advise ?? {}), ...Object.keys(step.wrong ?? {})];
    return named.filter(move => !legal.has(move));
  }

  /** Is every move a single card? Then touching one says what it is worth. */
  get single() {
    return this.rows.every(({ say }) => say && cardsIn(say.args).length <= 1);
  }

  /** The rows to be seen now: what is undecided first, and of moves of several cards those that have been picked. */
  get shown(): Row[] {
    const { picked, rows } = this;
    const chosen = rows.filter(({ say }) => picked.every(name => cardsIn(say?.args).includes(name)));
    const order = ['', 'right', 'poor', 'wrong'];
    const own = chosen.filter(({ covered }) => !covered);
    const some = picked.length ? chosen : own;
    return some.sort((one, other) => order.indexOf(one.stand) - order.indexOf(other.stand));
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

  /** A card of the position has been touched. */
  touch(name: string) {
    const { app, step } = this;
    if (!step) return;
    const refusal = this.refusalOf(name);
    if (kindOf(step) === 'forbidden') return this.#forbid(name, refusal);
    if (kindOf(step) !== 'move') return;
    if (!this.single) return this.#pick(name);
    const row = this.rows.find(({ say }) => cardsIn(say?.args).includes(name));
    if (row) {
      this.mark(row.move, after(row.covered ? '' : row.stand));
      const stand = this.step ? standOf(this.step, row.move) : '';
      app.announce(`${app.cardName(name)}: ${app.say(`desk-stand-${stand}`)}`);
    } else if (refusal) app.announce(app.say(`refusal-${refusal.rule}`, refusal.args));
  }

  #pick(name: string) {
    const { picked } = this;
    this.picked = picked.includes(name) ? picked.filter(each => each !== name) : [...picked, name];
    this.app.redraw();
  }

  /** What the rules forbid is to be tried, or no more. */
  #forbid(name: string, refusal: Refusal | null) {
    const { app } = this;
    if (!refusal) return app.announce(app.say('desk-allowed', { card: app.cardName(name) }), true);
    this.draft.changeStep(step => {
      const { [name]: rule, ...rest } = step.forbidden ?? {};
      step.forbidden = rule ? rest : { ...rest, [name]: refusal.rule };
    });
  }

  // What is open

  /** How many questions a step leaves open: no answer is right, or of some move nothing is said. */
  openIn(step: DraftStep): number {
    if (!step.setup?.length) return 1;
    const words = isSaid(step.title) && isSaid(step.ask) ? 0 : 1;
    const broken = this.#examined(step) === null ? 1 : 0;
    return broken + words + this.strayIn(step).length + this.#unanswered(step);
  }

  #unanswered(step: DraftStep): number {
    const kind = kindOf(step);
    if (kind === 'forbidden') return Object.keys(step.forbidden ?? {}).length ? 0 : 1;
    if (kind === 'choice') return Object.values(step.answers ?? {}).filter(isSaid).length < 2 ? 1 : 0;
    if (kind !== 'move') return 0;
    if (this.#examined(step) === null) return 0;
    const rows = this.rowsOf(step);
    const undecided = rows.filter(({ stand }) => !stand).length;
    if (undecided) return undecided > MANY ? 1 : undecided; // many are one: what of all the others?
    return rows.some(({ stand }) => stand === 'right') ? 0 : 1;
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
    this.turn(
      !placed
        ? 'position'
        : this.openIn(step) > this.#unanswered(step) + this.strayIn(step).length
          ? 'words'
          : 'answers',
    );
    const place = ['.desk-answers [data-stand=""] input', '.desk-words textarea', '.desk-begin button'];
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
