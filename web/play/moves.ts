import type { Display, EngineAccess, Wording } from '../app.ts';
import type { Meaning, Refusal } from '../protocol.d.ts';
import type { Callout } from './callout.ts';
import type { Scene } from './scene.ts';
import type { TableMode } from './table-mode.ts';

const key = (items: readonly string[]) => items.join(' ');

/** From items to moves: the engine's meanings of items for this decision, and the move that is decided. */
export class Moves {
  /** Meanings by the names of their items. */
  readonly #meanings = new Map<string, Meaning>();
  /** Items to play as soon as their meaning is known; `pressed` is true if the button was pressed for them. */
  #eager: { items: string; pressed: boolean } | null = null;
  /** Pending question why these items cannot be played, asked at card `item`. */
  #doubt: { items: string; item: string; pressed: boolean } | null = null;

  constructor(
    readonly app: Wording & Display & EngineAccess,
    readonly mode: TableMode,
    readonly scene: Readonly<Scene>,
    readonly why: Readonly<Callout>,
  ) {}

  /** True if the player has decided something that the engine has yet to read. */
  get isUnread() {
    return this.#eager !== null;
  }

  meaningOf(items: readonly string[]) {
    return this.#meanings.get(key(items));
  }

  /** Ask the engine once what these items could be. */
  consider(items: readonly string[]) {
    if (!this.meaningOf(items)) this.app.request({ type: 'explain-choice', items: [...items] });
  }

  /** Store known meanings, so that the engine need not be asked. */
  addMeanings(...meanings: readonly Meaning[]) {
    for (const meaning of meanings) this.#meanings.set(key(meaning.items), meaning);
  }

  /** Play these items as soon as the engine has said how. */
  play(items: readonly string[], pressed: boolean = false) {
    const moves = this.meaningOf(items)?.moves;
    if (moves?.length === 1) this.decide(moves[0].move);
    else this.#await({ items: key(items), pressed });
  }

  #await(eager: { items: string; pressed: boolean }) {
    const { app, mode } = this;
    this.#eager = eager;
    if (app.engineState !== 'loading') return;
    if (mode.tells === 'all') app.announce(app.say('played-soon'));
    app.redraw(); // it takes a while, and the page shows that
  }

  /** Cancel items that wait to be played. */
  cancel() {
    this.#eager = null;
  }

  /** Say at this card why these items cannot be played. */
  whyNot(items: readonly string[], item: string, pressed: boolean = false) {
    const refusal = this.meaningOf(items)?.refusal;
    if (refusal) return this.#refuse(items, item, refusal, pressed);
    this.#doubt = { items: key(items), item, pressed };
    this.app.request({ type: 'explain-choice', items: [...items] });
  }

  /** Play a move. */
  decide(move: string) {
    this.mode.touched(() => {
      if (this.scene.busy) return;
      this.scene.decided();
      this.why.clear();
      this.cancel();
      this.mode.play(move);
      this.app.redraw();
    });
  }

  /** Take the engine's answer; true if something waited for it. */
  receive(meaning: Meaning) {
    this.addMeanings(meaning);
    const awaited = this.#awaited(meaning);
    awaited?.();
    return !!awaited;
  }

  /** Return the action that waited for this answer. */
  #awaited({ items, moves, refusal }: Meaning) {
    const [doubt, eager] = [this.#doubt, this.#eager];
    if (doubt?.items === key(items)) {
      this.#doubt = null;
      if (refusal) return () => this.#refuse(items, doubt.item, refusal, doubt.pressed);
    }
    if (eager?.items !== key(items)) return undefined;
    if (moves.length === 1) return () => this.decide(moves[0].move);
    if (!refusal) return undefined;
    this.cancel();
    return () => this.#refuse(items, items[items.length - 1], refusal, eager.pressed);
  }

  #refuse(items: readonly string[], item: string, refusal: Refusal, pressed: boolean) {
    if (!this.mode.tried([...items], pressed)) this.why.refuse(refusal, `.hand [data-card="${item}"]`, item);
  }

  /** Forget all meanings and questions, which belong to the last position. */
  clear() {
    this.#meanings.clear();
    this.#eager = this.#doubt = null;
  }
}
