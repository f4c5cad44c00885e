import type { Display, EngineAccess, Wording } from '../app.ts';
import { spend } from '../browser/presses.ts';
import type { Frame, Refusal, Request, View } from '../protocol.d.ts';
import type { AskingView } from '../table/drawn-types.ts';
import { handOf, isAsking } from '../table/view-queries.ts';
import type { TableMode } from './table-mode.ts';

/** The table as far as the show has come, and whether the player has decided. */
export class Scene {
  view: View | null = null;
  busy = false;
  undo = false;
  noUndo: Refusal | null = null;
  banner: readonly unknown[] = [];
  resting = false;
  arrived: ReadonlySet<string> = new Set();
  /** Those of `arrived` that have come with this view. */
  fresh: ReadonlySet<string> = new Set();
  acting = 0;
  opened = false;
  curtain: number | null = null;

  constructor(
    readonly app: Wording & Display & EngineAccess,
    readonly mode: TableMode,
  ) {}

  get asked(): AskingView | null {
    return isAsking(this.view) && !this.busy ? this.view : null;
  }

  /** Show another view, which asks for a new decision. */
  put(view: View, arrived: Iterable<string>, fresh: Iterable<string>) {
    if (view.to_act >= 0) this.acting = view.to_act;
    this.view = view;
    this.busy = false;
    const open = view.points.some((_, seat) => seat !== view.seat && handOf(view, seat).open.length > 0);
    this.opened = open || (this.opened && !this.mode.openHands);
    this.arrived = new Set(arrived);
    this.fresh = new Set(fresh);
  }

  /** Note whether the last decision can be undone, and if not, why. */
  offerUndo({ undo, no_undo }: Frame) {
    this.undo = undo;
    this.noUndo = no_undo;
  }

  /** Mark whether a complete trick is shown for a moment. */
  rest(resting: boolean) {
    this.resting = resting;
  }

  showBanner(words: readonly unknown[]) {
    this.banner = words;
  }

  /** Hide the table until this seat's player has taken the device. */
  cover(seat: number) {
    this.curtain = seat;
    this.view = null;
  }

  uncover() {
    this.curtain = null;
  }

  /** Mark that a decision is on its way to the engine. */
  decided() {
    this.busy = true;
    spend();
    if (this.isEarly && this.mode.tells === 'all') this.app.announce(this.app.say('played-soon'));
  }

  /** True if a decision waits for the engine to load. */
  get isEarly() {
    return this.busy && this.app.engineState === 'loading';
  }

  /** Mark that a decision was refused, or marked by a lesson. */
  undecided() {
    this.busy = false;
  }

  /** Send a decision; only one at a time. */
  decide(request: Request) {
    if (this.busy) return;
    this.decided();
    this.app.request(request);
    this.app.redraw();
  }
}
