import type { Outcomes } from '../protocol.d.ts';
import type { Dialog, TableState } from './table-state.ts';

/** The player's actions at the table; the table's controller implements them. */
export interface TableActions {
  /** Handle a tap on a card in the hand or in a slot. */
  touch(name: string): void;
  /** Replace the chosen cards by these. */
  choose(names: string[]): void;
  /** Show why this card cannot be played. */
  whyNot(name: string): void;
  /** Show this rule in a callout. */
  tellRule(rule: string): void;
  focused(name: string): void;
  /** Move a card to this place in the hand, from 0. */
  moveCard(name: string, to: number): void;
  /** Handle pointerdown on a card, which may start a drag. */
  grab(name: string, event: PointerEvent): void;
  /** Keep or release the die at this place. */
  die(at: number): void;
  dieFocused(at: number): void;
  /** On a score pad, choose the die that the next face is for. */
  chooseDie(at: number): void;
  /** On a score pad, enter the face of the chosen die. */
  enterFace(face: string): void;
  /** On a score pad, take back the face that was entered last. */
  eraseFace(): void;
  roll(): void;
  /** Fill a box of the score sheet, or show why it is barred. */
  fill(id: string): void;
  boxFocused(id: string): void;
  /** Press the button that ends the turn. */
  confirm(): void;
  /** Play out the rest of a round that only bots still play. */
  finish(): void;
  move(text: string): void;
  undo(): void;
  hint(): void;
  sort(): void;
  speed(): void;
  full(): void;
  open(dialog: Dialog): void;
  close(): void;
  /** Unfold or fold a round of the transcript. */
  unfold(round: number, open: boolean): void;
  /** Go on from the score sheet to the next round. */
  next(): void;
  again(): void;
  /** Open the match as it stands on the open table. */
  study(): void;
  /** Show links to the position and match on the table. */
  send(): void;
  leave(): void;
  lift(): void;
  /** Handle any tap: close what is shown for a moment, and skip animations. */
  touchAnywhere(event: Event): void;
  skip(): void;
  /** Close a refusal or a hint. */
  dismiss(): void;
}

/** The line of play shown on an open table, and its actions. */
export interface Line {
  /** All log entries; the table shows the position after the first `at`. */
  readonly log: readonly string[];
  readonly at: number;
  /** The pending chance outcomes; null if a player must act. */
  readonly outcomes: Outcomes | null;
  /** True if the player left another line for this one. */
  readonly left: boolean;
  /** The seat whose view is shown; null if all hands are open. */
  readonly eyes: number | null;
  /** True for a match in progress: it can only be stepped through, from the player's own view. */
  readonly sealed: boolean;
  /** Go to the position after `at` entries. */
  go(at: number): void;
  /** Show the view of a seat, or all hands (null). */
  look(seat: number | null): void;
  /** Let chance deal or roll, or a strong bot move. */
  proceed(): void;
  /** Swap this line and the one that the player left. */
  swap(): void;
  setUp(): void;
  /** Start a match from this position, with the same cards to come. */
  playOn(): void;
  /** Make this position a step of a lesson by the player. */
  lesson(): void;
}

/** An entry of a menu. */
export interface MenuEntry {
  readonly sign: string;
  readonly words: string;
  act(): void;
}

/** The behaviour of a table in its mode, such as a match or a lesson. */
export interface DrawnMode {
  /** True if the table helps the player choose; false if the learner must find out which cards go together. */
  readonly helps: boolean;
  /** True if an illegal card or move is dimmed; if the learner must find it, only after a try. */
  dims(thing: string): boolean;
  /** True for a match played to its end: with score sheets, and obvious moves made at once. */
  readonly isWholeMatch: boolean;
  /** True if several people share this device. */
  readonly shared: boolean;
  /** True on a score pad, where people enter the real dice that they throw. */
  readonly pad?: boolean;
  /** Menu entries of a guided game, which can be neither sent nor opened on the open table. */
  readonly guide?: readonly MenuEntry[];
  /** Further menu entries of a match. */
  readonly menuEntries?: readonly MenuEntry[];
  /** The card in the middle to mark; if absent, the latest. */
  readonly rings?: string;
}

/** A table as it is drawn. */
export interface Table {
  readonly act: TableActions;
  readonly mode: DrawnMode;
  readonly state: Readonly<TableState>;
  /** The line of play of an open table; null at other tables. */
  readonly line: Line | null;
}
