import type { Display, EngineAccess, Wording } from '../app.ts';
import { spend } from '../browser/presses.ts';
import type { Frame, Request, View } from '../protocol.d.ts';
import type { TableState } from '../table/table-state.ts';
import { isEarly } from '../table/table-state.ts';
import { handOf } from '../table/view-queries.ts';
import type { TableMode } from './table-mode.ts';

/** The position on the table, and whether the player has decided. */
export class Scene {
  constructor(
    readonly app: Wording & Display & EngineAccess,
    readonly mode: TableMode,
    readonly state: TableState,
  ) {}

  /** Show another view, which asks for a new decision. */
  put(view: View, arrived: Iterable<string>, fresh: Iterable<string>) {
    const { state } = this;
    if (view.to_act >= 0) state.acting = view.to_act;
    state.view = view;
    state.busy = false;
    const open = view.points.some((_, seat) => seat !== view.seat && handOf(view, seat).open.length > 0);
    state.opened = open || (state.opened && !this.mode.openHands);
    state.arrived = new Set(arrived);
    state.fresh = new Set(fresh);
  }

  /** Note whether the last decision can be undone, and if not, why. */
  offerUndo({ undo, no_undo }: Frame) {
    this.state.undo = undo;
    this.state.noUndo = no_undo;
  }

  /** Mark that a decision is on its way to the engine. */
  decided() {
    this.state.busy = true;
    spend();
    if (isEarly(this.app, this.state) && this.mode.tells === 'all') this.app.announce(this.app.say('played-soon'));
  }

  /** Mark that a decision was refused, or marked by a lesson. */
  undecided() {
    this.state.busy = false;
  }

  /** Send a decision; only one at a time. */
  decide(request: Request) {
    if (this.state.busy) return;
    this.decided();
    this.app.request(request);
    this.app.redraw();
  }
}
