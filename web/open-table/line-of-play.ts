import type { App } from '../app.ts';
import { pack } from '../model/link.ts';
import { playedOn, random, save } from '../model/matches.ts';
import { offerOnTable } from '../model/offers.ts';
import { TableControl } from '../play/table-control.ts';
import { type TableMode, usualMode } from '../play/table-mode.ts';
import type { Frame, Outcomes, SavedMatch, View } from '../protocol.d.ts';
import type { Line } from '../table/table-interface.ts';

/** Id of the notice that a move has left the recorded line. */
export const LEFT = 'line-left';

/**
 * How a line of play is seen: the seat whose view is shown (null: all hands), whether it is sealed, and the address of
 * the way out.
 */
export type LineView = { eyes: number | null; sealed: boolean; out?: string };

/** A line of play on the open table, to step through, to leave for another and to return to. */
export class LineOfPlay implements Line {
  readonly control: TableControl;
  log: readonly string[] = [];
  at = 0;
  outcomes: Outcomes | null = null;
  eyes: number | null = null;
  sealed = false;
  /** Log index of the latest entry decided by chance. */
  drawn: number | null = null;
  /** True while the engine has yet to reach `at`; the table shows an earlier position. */
  #walking = false;
  /** Action to run once the engine has reached `at`. */
  #next: (() => void) | null = null;
  /** View of the latest frame. */
  #view: View | null = null;
  /** The line that was left for this one. */
  #other: { save: SavedMatch; at: number } | null = null;
  #out?: string;
  /** True until the engine has returned to the line that was left. */
  #returns = false;

  constructor(
    readonly app: App,
    readonly beginSetting: () => void,
  ) {
    const leave = () => (this.#out ? app.go(this.#out) : app.back());
    const mode = { isWholeMatch: false, openHands: true, tells: 'nothing', leave } satisfies Partial<TableMode>;
    this.control = new TableControl(app, { ...usualMode(app), ...mode }, this);
  }

  get left() {
    return !!this.#other;
  }

  get #over() {
    return !!this.#view?.places.length;
  }

  /** Reset for another line. */
  begin({ eyes, sealed, out }: LineView) {
    this.eyes = eyes;
    this.sealed = sealed;
    this.#out = out;
    this.#walking = false;
    this.#next = null;
  }

  go(at: number) {
    const to = Math.min(Math.max(at, 0), this.log.length);
    if (to === this.at || this.control.parts.state.busy) return;
    this.control.playback.skip();
    this.at = to;
    if (this.#walking) return; // the pending step continues to `at` when it is answered
    this.#walking = true;
    this.app.request({ type: 'walk', at: to });
  }

  look(seat: number | null) {
    this.eyes = seat;
    this.app.request({ type: 'look', seat });
  }

  proceed() {
    if (!this.#over) this.control.parts.scene.decide({ type: 'proceed', seed: random() });
  }

  swap() {
    if (!this.#other) return;
    this.#returns = true;
    this.app.dismiss(LEFT);
    this.app.request({ type: 'open', ...this.#other, eyes: this.eyes });
  }

  /** Make the position a step of a lesson. */
  lesson() {
    this.#whenReached(async () => {
      const { app, log, at } = this;
      const what = offerOnTable(app);
      const view = this.#view;
      if (!what || !app.match || !view || this.#over || this.outcomes) return;
      const { options, seats } = app.match.head;
      const packed = await pack('position', { options, players: seats.length, log: [...log], at });
      app.go(`#/lessons/take/${what.key}/${packed}/${Math.max(0, view.to_act)}`);
    });
  }

  setUp() {
    this.#whenReached(this.beginSetting);
  }

  playOn() {
    this.#whenReached(() => {
      const { app, log, at } = this;
      if (app.match && !this.#over) app.sit(playedOn(app.match, log.slice(0, at)));
    });
  }

  /** Run an action on the position at `at`, at once or when the engine has reached it. */
  #whenReached(act: () => void) {
    if (this.#walking) this.#next = act;
    else act();
  }

  /** Synchronise the line with the engine, and remember the line that was left. */
  follow({ begins, log, line, view }: Frame) {
    const { match } = this.app;
    if (!match || !log || !line) return;
    this.#view = view;
    const { at, drawn, outcomes } = line;
    const before = this.log;
    const left = log.start < before.length && before.some((entry, place) => entry !== match.log[place]);
    const { request } = match;
    if (left && request?.type === 'open') {
      this.#other = { save: request.save, at: this.at };
      if (match.watched && !this.#returns) this.#tellLeft();
      this.#returns = false;
    }
    const same = before.length === match.log.length && !left;
    this.#walking &&= !left && at !== this.at;
    if (this.#walking) this.app.request({ type: 'walk', at: this.at });
    else this.at = at;
    this.log = [...match.log];
    this.drawn = drawn;
    this.outcomes = outcomes;
    const { eyes, sealed } = this;
    match.request = { type: 'open', save: { ...save(match), log: [...match.log] }, at: this.at, eyes, sealed };
    if (begins && !(same && this.control.parts.state.entries.length)) this.#askStory();
    if (!this.#walking) this.#goOn();
  }

  /** Tell that a move has left the recorded line, and offer the way back. */
  #tellLeft() {
    this.app.notify({ id: LEFT, text: 'notice-line-left', label: 'line-back', act: () => this.swap() });
  }

  #goOn() {
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** Request the events of every entry of this line, and the cards that the viewer's seat exchanged. */
  #askStory() {
    const { app } = this;
    this.control.parts.state.entries = [];
    const own = this.log.length ? (app.match?.head.seats.findIndex((_, seat) => app.isYou(seat)) ?? -1) : -1;
    app.request({ type: 'story', seat: own < 0 ? null : own });
  }
}
