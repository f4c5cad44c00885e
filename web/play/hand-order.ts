import type { App } from '../app.ts';
import type { HandOrder } from '../storage/stored-types.ts';
import type { TableState } from '../table/table-state.ts';
import { arranged, orderOf, ownOrder, roundKeyOf } from '../table/view-queries.ts';

/**
 * The order in which the player has arranged the hand, for one round or until it is sorted. It is stored with the
 * match.
 */
export class OwnOrder {
  constructor(
    readonly app: App,
    readonly state: Readonly<TableState>,
  ) {}

  /** Move a card to this place in the hand. */
  move(name: string, to: number) {
    const { app } = this;
    const { view } = this.state;
    if (!view) return;
    const before = arranged(view, orderOf(view, app.settings.sort), ownOrder(app, view));
    const place = Math.min(Math.max(to, 0), before.length - 1);
    if (before.indexOf(name) < 0 || before.indexOf(name) === place) return;
    const others = before.filter(each => each !== name);
    this.#keep({ of: roundKeyOf(view), names: [...others.slice(0, place), name, ...others.slice(place)] });
    app.announce(app.say('card-moved', { card: app.cardName(name), place: place + 1, count: before.length }));
    app.redraw();
  }

  /** Sort the hand again; true if it was arranged by hand. */
  clear() {
    const { view } = this.state;
    const had = !!view && ownOrder(this.app, view).length > 0;
    if (had) this.#keep(undefined);
    return had;
  }

  #keep(order: HandOrder | undefined) {
    const { match, matches } = this.app;
    if (!match) return;
    match.order = order;
    if (match.id) matches.keep(match).catch(() => {}); // the order of the hand is not essential: a storage failure is reported after a move
  }
}
