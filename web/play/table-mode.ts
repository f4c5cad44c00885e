import type { CurrentTable, EngineAccess, Navigation } from '../app.ts';
import { humansOf } from '../model/matches.ts';
import type { Frame } from '../protocol.d.ts';
import type { DrawnMode, MenuEntry } from '../table/table-interface.ts';

/** The behaviour that differs between a match, a lesson and an open table. */
export interface TableMode extends DrawnMode {
  /** True for an open table, where all hands may be seen. */
  readonly openHands: boolean;
  /** What the table announces: everything, only events but not whose turn it is, or nothing. */
  readonly tells: 'all' | 'events' | 'nothing';
  /** True if cards may be chosen freely, even if they make no move. */
  readonly free: boolean;
  /** Let a touch on cards, dice or boxes take effect, if it may now. */
  touched(effect: () => void): void;
  /** Play a move. */
  play(move: string): void;
  /** Handle cards that are no move, tried by the button or by a touch; true if they count as an answer. */
  tried(items: string[], pressed: boolean): boolean;
  /** Handle a touch on a seat; true if it counts as an answer. */
  seat(seat: number): boolean;
  /** Handle a request for help; false if the engine should answer it. */
  hint(): boolean;
  /** Handle any touch; true if only its click counts. */
  anywhere?(target: EventTarget | null): boolean;
  /** Note that a rule has held a card back. */
  refused?(rule: string): void;
  /** Note a shown frame; true if there is a text to read first. */
  reads?(frame: Frame): boolean;
  leave(): void;
}

/** What a guide that goes along adds to the mode of a match. */
export interface GuideHooks {
  /** Entries of the menu. */
  readonly menuEntries: readonly MenuEntry[];
  readonly rings: string | undefined;
  touched(target: EventTarget | null): boolean;
  /** Note that the player makes a move. */
  plays(): void;
  refused(rule: string): void;
  reads(frame: Frame): boolean;
}

/** What a table does if its mode does not say otherwise: only moves count, and they are played. */
export const usualMode = (app: Navigation & EngineAccess) =>
  ({
    helps: true,
    dims: () => true,
    isWholeMatch: true,
    openHands: false,
    shared: false,
    tells: 'all',
    free: false,
    touched: effect => effect(),
    play: move => app.request({ type: 'play', move }),
    tried: () => false,
    seat: () => false,
    hint: () => false,
    leave: app.back,
  }) satisfies TableMode;

/** Return the mode of a match, in which a guide may go along. */
export const matchMode = (app: Navigation & EngineAccess & CurrentTable, guide?: GuideHooks): TableMode => ({
  ...usualMode(app),
  get shared() {
    return !!app.match && humansOf(app.match) > 1;
  },
  get pad() {
    return !!app.match?.pad;
  },
  get menuEntries() {
    return guide?.menuEntries;
  },
  get rings() {
    return guide?.rings;
  },
  play(move) {
    guide?.plays();
    app.request({ type: 'play', move });
  },
  anywhere: target => guide?.touched(target) ?? false,
  refused: rule => guide?.refused(rule),
  reads: frame => guide?.reads(frame) ?? false,
});
