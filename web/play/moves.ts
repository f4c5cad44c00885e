import type { App } from '../app.ts';
import type { Meaning, Refusal } from '../protocol.d.ts';
import type { Scene } from './scene.ts';
import type { Conduct } from './table-mode.ts';
import type { Why } from './why.ts';

const key = (items: readonly string[]) => items.join(' ');

/** From items to moves: what the engine says that items could be, for this decision, and the move that is decided. */
export class Moves {
  /** By the names of the items. */
  readonly #meanings = new Map<string, Meaning>();
  /** Items that are played as soon as it is known how; was the button pressed for them? */
  #eager: { items: string; pressed: boolean } | null = null;
  /** What is asked about: these items, for the sake of this card. */
  #doubt: { items: string; item: string; pressed: boolean } | null = null;

  constructor(
    readonly app: App,
    readonly conduct: Conduct,
    readonly scene: Readonly<Scene>,
    readonly why: Readonly<Why>,
  ) {}

  /** Has something been decided that the engine has still to read? */
  get isUnread() {
    return this.#eager !== null;
  }

  of(items: readonly string[]) {
    return this.#meanings.get(key(items));
  }

  /** Asks the engine what these items could be, once. */
  consider(items: readonly string[]) {
    if (!this.of(items)) this.app.request({ type: 'consider', items: [...items] });
  }

  /** Nobody need ask what these items could be. */
  know(...meanings: readonly Meaning[]) {
    for (const meaning of meanings) this.#meanings.set(key(meaning.items), meaning);
  }

  /** Plays these items as soon as the engine has said how. */
  play(items: readonly string[], pressed: boolean = false) {
    const moves = this.of(items)?.moves;
    if (moves?.length === 1) this.decide(moves[0].move);
    else this.#await({ items: key(items), pressed });
  }

  #await(eager: { items: string; pressed: boolean }) {
    const { app, conduct } = this;
    this.#eager = eager;
    if (app.engineState !== 'loading') return;
    if (conduct.tells === 'all') app.announce(app.say('played-soon'));
    app.redraw(); // it takes a while, and that is shown
  }

  /** Nothing is played that was tapped before. */
  wait() {
    this.#eager = null;
  }

  /** Says why these items cannot be played, at this card. */
  whyNot(items: readonly string[], item: string, pressed: boolean = false) {
    const refusal = this.of(items)?.refusal;
    if (refusal) return this.#refuse(items, item, refusal, pressed);
    this.#doubt = { items: key(items), item, pressed };
    this.app.request({ type: 'consider', items: [...items] });
  }

  /** A move is decided. */
  decide(move: string) {
    this.conduct.touched(() => {
      if (this.scene.busy) return;
      this.scene.decided();
      this.why.clear();
      this.wait();
      this.conduct.play(move);
      this.app.redraw();
    });
  }

  /** The engine has answered; true if something had waited for that. */
  heard(meaning: Meaning) {
    this.know(meaning);
    const awaited = this.#awaited(meaning);
    awaited?.();
    return !!awaited;
  }

  /** What has waited for this answer. */
  #awaited({ items, moves, refusal }: Meaning) {
    const [doubt, eager] = [this.#doubt, this.#eager];
    if (doubt?.items === key(items)) {
      this.#doubt = null;
      if (refusal) return () => this.#refuse(items, doubt.item, refusal, doubt.pressed);
    }
    if (eager?.items !== key(items)) return undefined;
    if (moves.length === 1) return () => this.decide(moves[0].move);
    if (!refusal) return undefined;
    this.wait();
    return () => this.#refuse(items, items[items.length - 1], refusal, eager.pressed);
  }

  #refuse(items: readonly string[], item: string, refusal: Refusal, pressed: boolean) {
    if (!this.conduct.tried([...items], pressed)) this.why.refuse(refusal, `.hand [data-card="${item}"]`, item);
  }

  /** Nothing that was said or asked outlives the position it was about. */
  clear() {
    this.#meanings.clear();
    this.#eager = this.#doubt = null;
  }
}
