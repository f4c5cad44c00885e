import type { App } from '../app.ts';
import type { Ask, Meaning, MoveInWords } from '../protocol.d.ts';
import { heldBack } from '../table/dimmed.ts';
import type { TableState } from '../table/table-state.ts';
import { argsOf, asksAloud, cardsIn, turnButtons } from '../table/view-queries.ts';
import { sentence } from '../words/sentence.ts';
import type { Callout } from './callout.ts';
import type { Moves } from './moves.ts';
import type { TableMode } from './table-mode.ts';

/** The chosen cards, and the effect of a touch on a card. */
export class CardChoice {
  /** True if the latest touch added a card. */
  #grown = false;

  constructor(
    readonly app: App,
    readonly mode: TableMode,
    readonly state: TableState,
    readonly moves: Readonly<Moves>,
    readonly why: Readonly<Callout>,
  ) {}

  /** Handle a touch on a card of the hand or of a slot. */
  touch(name: string) {
    const { app, mode, moves, state } = this;
    const { chosen } = state;
    if (mode.free) return this.#toggle(name);
    this.why.clear();
    const view = state.asked;
    if (!view || asksAloud(view)) return app.redraw();
    const { ask } = view;
    if (chosen.includes(name)) return this.#touchAgain(name, ask);
    if (heldBack(this, view, name)) return this.#touchOther(name, ask);
    if (ask.most === 1 && app.settings.taps === 'one' && mode.helps) return this.playItem(name);
    const full = chosen.length === ask.most && (mode.helps || ask.slots.length > 0);
    if (ask.most > 1 && full) return moves.whyNot([...chosen, name], name);
    if (ask.most === 1) this.#take(name, [], []);
    else this.#take(name, chosen, state.touched);
    if (ask.slots.length) this.#tellSlot(name, ask);
  }

  /** Say that a card lies in a slot now: its button in the hand, which would say that it is chosen, has gone. */
  #tellSlot(name: string, { most }: Ask) {
    const { app, state } = this;
    app.announce(app.say('card-chosen', { cards: [name], count: state.chosen.length, most }));
  }

  /** Choose one more card beside these; `touched` are those that the player touched. */
  #take(name: string, beside: readonly string[], touched: readonly string[]) {
    this.#choose([...beside, name], [...touched, name]);
    this.#grown = true;
    this.#complete();
  }

  /**
   * Let a playable card that does not go with the one touched card replace it. Otherwise show why it can't be played.
   */
  #touchOther(name: string, ask: Ask) {
    const { app, state } = this;
    if (state.touched.length !== 1 || !ask.items.includes(name)) return this.moves.whyNot(this.#with(name, ask), name);
    app.announce(app.say('choice-back', { cards: state.chosen }));
    this.#take(name, [], []);
  }

  /**
   * Handle a touch on a chosen card: play it if one card is asked for and its move is unambiguous, else put it back.
   * When no touched card is left, cards that the page added go back, too.
   */
  #touchAgain(name: string, { most }: Ask) {
    if (most !== 1) {
      const touched = this.state.touched.filter(each => each !== name);
      return this.#choose(touched.length ? this.state.chosen.filter(each => each !== name) : [], touched);
    }
    const several = (this.state.meaningOf([name])?.moves.length ?? 1) !== 1;
    if (several) this.#choose([]);
    else this.moves.play([name]);
  }

  #toggle(name: string) {
    const { chosen } = this.state;
    this.lay(chosen.includes(name) ? chosen.filter(each => each !== name) : [...chosen, name]);
    this.app.redraw();
  }

  /** Return the touched cards and this one, which replaces the last one if all slots are full. */
  #with(name: string, { most, slots }: Ask) {
    if (most === 1) return [name];
    return [...(slots.length ? this.state.chosen.slice(0, most - 1) : this.state.touched), name];
  }

  /** Play the chosen cards at the press of the button, or show why not. */
  confirm() {
    const { mode, moves, state } = this;
    const { asked, chosen } = state;
    if (mode.free && chosen.length) return void mode.tried([...chosen], true);
    if (!asked) return;
    const [only, ...others] = turnButtons(asked.ask);
    if (!asked.ask.items.length && only && !others.length) return moves.decide(only.move);
    if (!chosen.length) return this.why.say({ rule: 'nothing-chosen', args: {} });
    const answer = state.meaningOf(chosen);
    if (!answer || answer.moves.length === 1) return moves.play(chosen, true);
    if (answer.moves.length) return document.querySelector<HTMLElement>('.reading')?.focus();
    moves.whyNot(chosen, chosen[chosen.length - 1], true);
  }

  /** Play this card as soon as the engine has said how. */
  playItem(name: string) {
    this.#choose([name]);
    this.moves.play([name]);
  }

  /** Choose these cards instead, or show why one of them can't be played. */
  chooseOnly(items: string[]) {
    this.why.clear();
    const { asked } = this.state;
    if (!asked) return;
    const barred = items.find(name => heldBack(this, asked, name, []));
    this.#choose(barred ? [] : items);
    if (barred) this.moves.whyNot(items, barred);
  }

  /** True if this card can't be played; then the reason is shown. */
  whyNot(name: string) {
    const { view } = this.state;
    if (!view?.ask || !heldBack(this, view, name)) return false;
    this.moves.whyNot(view.ask.most > 1 ? [...this.state.touched, name] : [name], name);
    return true;
  }

  /** Restore the initial choice: cards that must be given, or what this seat had chosen before the table was left. */
  restore() {
    const { ask } = this.state.view ?? {};
    if (!this.mode.helps || !ask) return;
    if (ask.slots.length && ask.items.length === ask.least) return this.#choose([...ask.items]);
    const { items = [], touched = [] } = this.#kept ?? {};
    if (items.length && items.every(name => ask.items.includes(name))) this.#choose(items, touched);
  }

  /** The choice stored with the match, if it is for this decision and seat. */
  get #kept() {
    const { match } = this.app;
    const { choice, log } = match ?? {};
    return choice?.entries === log?.length && choice?.seat === this.state.view?.seat ? choice : undefined;
  }

  /** Store the choice with the match, for a decision about several cards. */
  #keep() {
    const { app, mode } = this;
    const { match, matches } = app;
    const { chosen, touched, view } = this.state;
    if (!match?.id || !mode.isWholeMatch || !view?.ask || view.ask.most === 1) return;
    const { items = [] } = this.#kept ?? {};
    if (items.join() === chosen.join()) return;
    const now = { entries: match.log.length, seat: view.seat, items: [...chosen], touched: [...touched] };
    match.choice = chosen.length ? now : undefined;
    matches.keep(match).catch(() => {}); // a storage failure is reported after a move
  }

  /** Take the engine's meaning of the chosen cards. */
  considered(meaning: Meaning) {
    if (this.#leadsNowhere(meaning)) return this.#withoutLast();
    this.#complete();
    if (meaning.moves.length > 1) this.app.announce(this.#readingsInWords(meaning.moves), true);
  }

  /** True if the last card, chosen before the engine had answered, does not go with the others. */
  #leadsNowhere({ items, moves, goes }: Meaning) {
    const { asked, chosen } = this.state;
    const guided = this.mode.helps && !asked?.ask.slots.length;
    return guided && chosen.length > 1 && !moves.length && !goes.length && items.join() === chosen.join();
  }

  /** Take the last card back, and touch it again. */
  #withoutLast() {
    const { state } = this;
    const { ask } = state.asked ?? {};
    const name = state.chosen[state.chosen.length - 1];
    const [chosen, touched] = [state.chosen, state.touched].map(items => items.filter(each => each !== name));
    this.#choose(chosen, touched);
    if (ask) this.#touchOther(name, ask);
  }

  #choose(items: string[], touched: readonly string[] = items) {
    this.lay(items);
    this.state.touched = touched;
    this.#keep();
    this.moves.cancel();
    if (items.length) this.moves.consider(items);
    this.app.redraw();
  }

  /** Set the chosen cards without asking the engine about them. */
  lay(items: readonly string[]) {
    this.state.chosen = this.state.touched = items;
    this.#grown = false;
  }

  /** Complete the choice if only one set contains the chosen cards and the player wants that. */
  #complete() {
    const { app, mode, moves, state } = this;
    const { chosen, touched } = state;
    const only = state.meaningOf(chosen)?.completes;
    const liked = app.settings.completeChoice && mode.helps && !state.view?.ask?.slots.length;
    if (!liked || !only || !this.#grown) return;
    const cards = cardsIn(only.say.args);
    if (cards.length <= chosen.length) return;
    const added = cards.filter(name => !chosen.includes(name));
    const items = [...chosen, ...added];
    moves.addMeanings({ items, moves: [only], refusal: null, goes: [], completes: null });
    app.announce(app.say('choice-completed', { cards: added }));
    this.#choose(items, touched);
  }

  /** Announce the possible moves: "Which of these? Three 5s. Run 5–7." */
  #readingsInWords(moves: readonly MoveInWords[]) {
    const { app } = this;
    const sentences = moves.map(({ say }) => sentence(app, app.say(`say-${say.id}`, argsOf(say))));
    return [app.say('readings'), ...sentences].join(app.say('gap'));
  }
}
