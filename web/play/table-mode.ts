import type { App } from '../app.ts';
import { humansOf } from '../model/matches.ts';
import type { Frame } from '../protocol.d.ts';
import type { Manners } from '../table/drawn-types.ts';

/** What differs between the table of a match, that of a lesson, and an open table. */
export interface Conduct extends Manners {
  /** Is it an open table, where the hands of all may be seen? */
  readonly openHands: boolean;
  /** Who tells aloud what happens and whose turn it is: the table all of it, or what happens alone, or nothing. */
  readonly tells: 'all' | 'events' | 'nothing';
  /** Are cards chosen freely, whether they can be a move or not? */
  readonly free: boolean;
  /** Lets a touch on cards, dice or boxes take its effect, if it may now. */
  touched(effect: () => void): void;
  /** A move is decided. */
  play(move: string): void;
  /** Cards that are no move are tried, by the button or by a mere touch; true if they are an answer all the same. */
  tried(items: string[], pressed: boolean): boolean;
  /** A seat is touched; true if that is an answer. */
  seat(seat: number): boolean;
  /** Help is asked for; false if the engine is to give it. */
  hint(): boolean;
  /** Something has been touched, whatever it was; true if only the click on it counts. */
  anywhere?(target: EventTarget | null): boolean;
  /** A rule has held something back. */
  refused?(rule: string): void;
  /** This frame lies there; true if there is something to be read of it first. */
  reads?(frame: Frame): boolean;
  leave(): void;
}

/** What is decided at the table of a match is played. */
export const matchConduct = (app: App): Conduct => ({
  helps: true,
  dims: () => true,
  sitting: true,
  openHands: false,
  get shared() {
    return !!app.match && humansOf(app.match) > 1;
  },
  tells: 'all',
  free: false,
  touched: effect => effect(),
  play: move => app.request({ type: 'play', move }),
  tried: () => false,
  seat: () => false,
  hint: () => false,
  leave: app.back,
});
