import type { App } from '../app.ts';
import type { View } from '../protocol.d.ts';
import type { HandOrder } from '../storage/stored-types.ts';
import { arranged, orderOf } from '../table/view-queries.ts';
import type { Scene } from './scene.ts';

/**
 * The order in which the player has arranged the hand, for one round or until it is sorted. It is stored with the
 * match.
 */
export class OwnOrder {
  constructor(
    readonly app: App,
    readonly scene: Readonly<Scene>,
  ) {}

  get names(): readonly string[] {
    const { view } = this.scene;
    const order = this.app.match?.order;
    return view && order?.of === keyOf(view) ? order.names : [];
  }

  /** Move a card to this place in the hand. */
  move(name: string, to: number) {
    const { app } = this;
    const { view } = this.scene;
    if (!view) return;
    const before = arranged(view, orderOf(view, app.settings.sort), this.names);
    const place = Math.min(Math.max(to, 0), before.length - 1);
    if (before.indexOf(name) < 0 || before.indexOf(name) === place) return;
    const others = before.filter(each => each !== name);
    this.#keep({ of: keyOf(view), names: [...others.slice(0, place), name, ...others.slice(place)] });
    app.announce(app.say('card-moved', { card: app.cardName(name), place: place + 1, count: before.length }));
    app.redraw();
  }

  /** Sort the hand again; true if it was arranged by hand. */
  clear() {
    const had = this.names.length > 0;
    if (had) this.#keep(undefined);
    return had;
  }

  #keep(order: HandOrder | undefined) {
    const { match, matches } = this.app;
    if (!match) return;
    match.order = order;
    if (match.id) matches.keep(match).catch(() => {}); // not essential; a storage failure is reported after a move
  }
}

const keyOf = ({ round, seat }: View) => `${round} ${seat}`;
