import type { CurrentTable, Display } from '../app.ts';
import type { Frame, Meaning, MoveInWords, View } from '../protocol.d.ts';
import { facesAt, mayKeep, standing } from '../table/dice.ts';
import { tumble } from '../table/dice-animation.ts';
import { centreOf } from '../table/view-queries.ts';
import type { Callout } from './callout.ts';
import type { Moves } from './moves.ts';
import type { Scene } from './scene.ts';

/** True if the viewer has kept dice and the others have yet to be rolled: the frame then shows nothing new. */
export const keepsOnly = ({ view, events, begins }: Frame) => {
  const dice = centreOf(view);
  const own = events.every(({ seat }) => seat === view.seat);
  return !begins && dice?.kind === 'dice' && dice.items.length > 0 && view.to_act < 0 && own;
};

/** The dice on the table: which are kept, and which did not move in the last roll. */
export class DiceKeeping {
  kept: ReadonlySet<number> = new Set();
  still: ReadonlySet<number> = new Set();
  lying: readonly string[] = [];
  throwing: MoveInWords | null = null;

  constructor(
    readonly app: Display & CurrentTable,
    readonly scene: Readonly<Scene>,
    readonly moves: Readonly<Moves>,
    readonly why: Readonly<Callout>,
  ) {}

  /** Take new dice. Dice that did not move stay kept until the player taps them. */
  lieDown(view: View) {
    const centre = centreOf(view);
    if (centre?.kind === 'dice' && (centre.items.length || this.app.match?.pad)) this.lying = centre.items;
    this.lieStill(view);
    this.kept = new Set(mayKeep(view) ? this.still : []);
    if (mayKeep(view)) this.#consider(view);
  }

  /** Note which dice do not move while the others roll. */
  lieStill(view: View) {
    this.still = standing(view, this.still);
  }

  /** Animate the dice that were rolled. */
  fall(view: View, duration: number) {
    const faces = centreOf(view)?.items ?? [];
    const thrown = faces.flatMap((_, at) => (this.still.has(at) ? [] : [at]));
    tumble(document, thrown, faces, duration);
  }

  /** Keep a die, or release it. */
  toggle(at: number) {
    const { view, busy } = this.scene;
    this.why.clear();
    if (!view || !mayKeep(view) || busy || !centreOf(view)?.items[at]) return;
    const kept = new Set(this.kept);
    if (!kept.delete(at)) kept.add(at);
    this.moves.cancel();
    this.keepOnly(kept);
    this.app.redraw();
  }

  /** Keep these dice and no others. */
  keepOnly(places: Iterable<number>) {
    const { view } = this.scene;
    if (!view) return;
    this.kept = new Set(places);
    this.#consider(view);
  }

  /** Roll the dice that are not kept. */
  roll() {
    const view = this.scene.asked;
    if (!view) return;
    const may = mayKeep(view);
    if (may && this.kept.size < Number(centreOf(view)?.items.length)) this.moves.play(facesAt(view, this.kept));
    else this.why.say({ rule: may ? 'all-kept' : 'fill-now', args: {} });
  }

  /** Note the engine's answer about the kept dice. */
  considered({ items, moves }: Meaning) {
    const { view } = this.scene;
    if (view && moves.length && items.join(' ') === facesAt(view, this.kept).join(' ')) this.throwing = moves[0];
  }

  /** Ask the engine once what keeping these dice means. */
  #consider(view: View) {
    const faces = facesAt(view, this.kept);
    this.throwing = this.moves.meaningOf(faces)?.moves[0] ?? this.throwing;
    this.moves.consider(faces);
  }
}
