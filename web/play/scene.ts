import type { App } from '../app.ts';
import { spend } from '../browser/presses.ts';
import type { Frame, Refusal, Request, View } from '../protocol.d.ts';
import type { AskingView } from '../table/drawn-types.ts';
import { handOf, isAsking } from '../table/view.ts';
import type { Conduct } from './table-mode.ts';

/** What lies on the table now, as far as the show has come, and whether it has been decided. */
export class Scene {
  view: View | null = null;
  busy = false;
  undo = false;
  noUndo: Refusal | null = null;
  called: readonly unknown[] = [];
  resting = false;
  arrived: ReadonlySet<string> = new Set();
  /** Those of them that have come with this view. */
  fresh: ReadonlySet<string> = new Set();
  acting = 0;
  opened = false;
  curtain: number | null = null;

  constructor(
    readonly app: App,
    readonly conduct: Conduct,
  ) {}

  get asked(): AskingView | null {
    return isAsking(this.view) && !this.busy ? this.view : null;
  }

  /** Another view lies there; until now it was the position that has been decided. */
  put(view: View, arrived: Iterable<string>, fresh: Iterable<string>) {
    if (view.to_act >= 0) this.acting = view.to_act;
    this.view = view;
    this.busy = false;
    const open = view.points.some((_, seat) => seat !== view.seat && handOf(view, seat).open.length > 0);
    this.opened = open || (this.opened && !this.conduct.openHands);
    this.arrived = new Set(arrived);
    this.fresh = new Set(fresh);
  }

  /** May the last decision be taken back, and if not, why? */
  offerUndo({ undo, no_undo }: Frame) {
    this.undo = undo;
    this.noUndo = no_undo;
  }

  /** A whole trick lies there to be looked at, or has gone. */
  rest(resting: boolean) {
    this.resting = resting;
  }

  call(words: readonly unknown[]) {
    this.called = words;
  }

  /** Nothing is seen until this seat has taken the device. */
  cover(seat: number) {
    this.curtain = seat;
    this.view = null;
  }

  uncover() {
    this.curtain = null;
  }

  /** Something has been decided that is under way to the engine. */
  decided() {
    this.busy = true;
    spend();
    if (this.isEarly && this.conduct.tells === 'all') this.app.announce(this.app.say('played-soon'));
  }

  /** Is what has been decided to be carried out once the engine is there? */
  get isEarly() {
    return this.busy && this.app.engineState === 'loading';
  }

  /** What had been decided is not: it was refused, or marked. */
  undecided() {
    this.busy = false;
  }

  /** Sends a decision, one at a time. */
  decide(request: Request) {
    if (this.busy) return;
    this.decided();
    this.app.request(request);
    this.app.redraw();
  }
}
