import type { Display, EngineAccess, Wording } from '../app.ts';
import type { Meaning, Refusal } from '../protocol.d.ts';
import type { Awaited, TableState } from '../table/table-state.ts';
import { keyOf } from '../table/table-state.ts';
import type { Callout } from './callout.ts';
import type { Scene } from './scene.ts';
import type { TableMode } from './table-mode.ts';

/** From items to moves: the engine's meanings of items for this decision, and the move that is decided. */
export class Moves {
  constructor(
    readonly app: Wording & Display & EngineAccess,
    readonly mode: TableMode,
    readonly state: TableState,
    readonly scene: Readonly<Scene>,
    readonly why: Readonly<Callout>,
  ) {}

  /** Ask the engine once what these items could be. */
  consider(items: readonly string[]) {
    if (!this.state.meaningOf(items)) this.app.request({ type: 'explain-choice', items: [...items] });
  }

  /** Store known meanings, so that the engine need not be asked. */
  addMeanings(...meanings: readonly Meaning[]) {
    for (const meaning of meanings) this.state.meanings.set(keyOf(meaning.items), meaning);
  }

  /** Play these items as soon as the engine has said how. */
  play(items: readonly string[], pressed: boolean = false) {
    const moves = this.state.meaningOf(items)?.moves;
    if (moves?.length === 1) this.decide(moves[0].move);
    else this.#await({ items: keyOf(items), pressed });
  }

  #await(eager: Awaited) {
    const { app, mode } = this;
    this.state.eager = eager;
    if (app.engineState !== 'loading') return;
    if (mode.tells === 'all') app.announce(app.say('played-soon'));
    app.redraw(); // shows that the engine is working
  }

  /** Cancel items that wait to be played. */
  cancel() {
    this.state.eager = null;
  }

  /** Say at this card why these items cannot be played. */
  whyNot(items: readonly string[], item: string, pressed: boolean = false) {
    const refusal = this.state.meaningOf(items)?.refusal;
    if (refusal) return this.#refuse(items, item, refusal, pressed);
    this.state.doubted = { items: keyOf(items), item, pressed };
    this.app.request({ type: 'explain-choice', items: [...items] });
  }

  /** Play a move. */
  decide(move: string) {
    this.mode.touched(() => {
      if (this.state.busy) return;
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
    const [doubt, eager] = [this.state.doubted, this.state.eager];
    if (doubt?.items === keyOf(items)) {
      this.state.doubted = null;
      if (refusal) return () => this.#refuse(items, doubt.item, refusal, doubt.pressed);
    }
    if (eager?.items !== keyOf(items)) return undefined;
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
    this.state.meanings.clear();
    this.state.eager = this.state.doubted = null;
  }
}
