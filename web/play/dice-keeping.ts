import type { CurrentTable, Display } from '../app.ts';
import type { Frame, Meaning, View } from '../protocol.d.ts';
import { facesAt, mayKeep, standing } from '../table/dice.ts';
import { tumble } from '../table/dice-animation.ts';
import type { TableState } from '../table/table-state.ts';
import { centreOf } from '../table/view-queries.ts';
import type { Callout } from './callout.ts';
import type { Moves } from './moves.ts';

/** True if the viewer has kept dice and the others have yet to be rolled: the frame then shows nothing new. */
export const keepsOnly = ({ view, events, begins }: Frame) => {
  const dice = centreOf(view);
  const own = events.every(({ seat }) => seat === view.seat);
  return !begins && dice?.kind === 'dice' && dice.items.length > 0 && view.to_act < 0 && own;
};

/** The dice on the table: which are kept, and which did not move in the last roll. */
export class DiceKeeping {
  constructor(
    readonly app: Display & CurrentTable,
    readonly state: TableState,
    readonly moves: Readonly<Moves>,
    readonly why: Readonly<Callout>,
  ) {}

  /** Take new dice. Dice that did not move stay kept until the player taps them. */
  lieDown(view: View) {
    const centre = centreOf(view);
    if (centre?.kind === 'dice' && (centre.items.length || this.app.match?.pad)) this.state.lying = centre.items;
    this.lieStill(view);
    this.state.kept = new Set(mayKeep(view) ? this.state.still : []);
    if (mayKeep(view)) this.#consider(view);
  }

  /** Note which dice do not move while the others roll. */
  lieStill(view: View) {
    this.state.still = standing(view, this.state.still);
  }

  /** Animate the dice that were rolled. */
  fall(view: View, duration: number) {
    const faces = centreOf(view)?.items ?? [];
    const thrown = faces.flatMap((_, at) => (this.state.still.has(at) ? [] : [at]));
    tumble(document, thrown, faces, duration);
  }

  /** Keep a die, or release it. */
  toggle(at: number) {
    const { view, busy } = this.state;
    this.why.clear();
    if (!view || !mayKeep(view) || busy || !centreOf(view)?.items[at]) return;
    const kept = new Set(this.state.kept);
    if (!kept.delete(at)) kept.add(at);
    this.moves.cancel();
    this.keepOnly(kept);
    this.app.redraw();
  }

  /** Keep these dice and no others. */
  keepOnly(places: Iterable<number>) {
    const { view } = this.state;
    if (!view) return;
    this.state.kept = new Set(places);
    this.#consider(view);
  }

  /** Roll the dice that are not kept. */
  roll() {
    const view = this.state.asked;
    if (!view) return;
    const may = mayKeep(view);
    if (may && this.state.kept.size < Number(centreOf(view)?.items.length))
      this.moves.play(facesAt(view, this.state.kept));
    else this.why.say({ rule: may ? 'all-kept' : 'fill-now', args: {} });
  }

  /** Note the engine's answer about the kept dice. */
  considered({ items, moves }: Meaning) {
    const { view } = this.state;
    if (view && moves.length && items.join(' ') === facesAt(view, this.state.kept).join(' '))
      this.state.throwing = moves[0];
  }

  /** Ask the engine once what keeping these dice means. */
  #consider(view: View) {
    const faces = facesAt(view, this.state.kept);
    this.state.throwing = this.state.meaningOf(faces)?.moves[0] ?? this.state.throwing;
    this.moves.consider(faces);
  }
}
