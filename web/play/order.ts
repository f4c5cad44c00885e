import type { App } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { arranged, orderOf } from '../table/view.ts';
import type { Scene } from './scene.ts';

/** The order that somebody has given the own hand by hand: for a round, or until it is sorted. */
export class Order {
  #names: readonly string[] = [];
  /** Which round, and whose hand, it is for. */
  #of = '';

  constructor(
    readonly app: App,
    readonly scene: Readonly<Scene>,
  ) {}

  get names(): readonly string[] {
    const { view } = this.scene;
    return view && this.#of === keyOf(view) ? this.#names : [];
  }

  /** A card takes this place in the hand. */
  move(name: string, to: number) {
    const { app } = this;
    const { view } = this.scene;
    if (!view) return;
    const before = arranged(view, orderOf(view, app.settings.sort), this.names);
    const place = Math.min(Math.max(to, 0), before.length - 1);
    if (before.indexOf(name) < 0 || before.indexOf(name) === place) return;
    const others = before.filter(each => each !== name);
    this.#names = [...others.slice(0, place), name, ...others.slice(place)];
    this.#of = keyOf(view);
    app.announce(app.say('card-moved', { card: app.cardName(name), place: place + 1, count: before.length }));
    app.redraw();
  }

  /** Back to a sorted hand; true if it was not. */
  clear() {
    const had = this.names.length > 0;
    this.#names = [];
    return had;
  }
}

const keyOf = ({ round, seat }: View) => `${round} ${seat}`;
