import type { TemplateResult } from 'lit-html';
import type {
  Ask,
  Event as GameEvent,
  HintedMove,
  Meaning,
  MoveInWords,
  Outcomes,
  Proved,
  Refusal,
  Sentence,
  ToldEntry,
  View,
} from '../protocol.d.ts';
import type { MatchRecord } from '../storage/stored-types.ts';

/** A part that draws itself. */
export interface Drawn {
  draw(): TemplateResult;
}

/** A dialog over the table, with its subject. */
export type Dialog =
  | { name: 'menu' | 'house' | 'last' | 'log' | 'round' | 'keys' | 'open-hands' | 'signs' | 'watchers' }
  | { name: 'rules'; rule?: string }
  | { name: 'scores'; seat?: number }
  | { name: 'seat'; seat: number }
  | { name: 'zero' | 'points'; box: string }
  | { name: 'send'; sending: Drawn }
  | { name: 'met'; met: Drawn };
export type DialogName = Dialog['name'];

/** What is open in a rulebook: the game, the chapter, the requested rule once shown, and the search text. */
export type RulebookPlace = { game: string; chapter: string; rule: string; typed: string };

/** A view in which the viewer has a decision to make. */
export type AskingView = View & { ask: Ask };

/** A group of the transcript: the events of one trick, or of one turn with dice. */
export interface Paragraph {
  number: number;
  events: ToldEvent[];
  closed: boolean;
}

/** An event; in a transcript, `at` is the number of its log entry, from 1. */
export interface ToldEvent extends GameEvent {
  at?: number;
}

/** Content of a callout. */
export interface CalloutContent {
  /** The card that the player tapped; "" if none. */
  readonly item: string;
  readonly refusal: Refusal;
  /** True if the callout explains a rule and nothing was refused. */
  readonly told?: boolean;
}

/** A hint: at stage 1 only its nudge is shown, at stage 2 its moves. */
export interface Hint {
  stage: 1 | 2;
  moves: HintedMove[];
  advice: Sentence;
}

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

/** All table state that the engine does not know. Each part is owned and changed by a class in `play/`. */
export interface Table {
  readonly act: TableActions;
  readonly mode: DrawnMode;
  readonly scene: {
    /** The current view; null before the first frame. */
    readonly view: View | null;
    /** The view, if the viewer has a decision to make and has not just made it. */
    readonly asked: AskingView | null;
    /** True while a decision is on its way to the engine. */
    readonly busy: boolean;
    /** True if that decision waits because the engine has not started yet. */
    readonly isEarly: boolean;
    /** True if an undo button is shown; `noUndo` is the refusal if undo is barred. */
    readonly undo: boolean;
    readonly noUndo: Refusal | null;
    /** Words shown large over the table for a moment. */
    readonly banner: readonly unknown[];
    /** True while a complete trick stays on the table to be seen. */
    readonly resting: boolean;
    /** Cards that came into the hand since its owner last played. */
    readonly arrived: ReadonlySet<string>;
    /** The seat that decided last; the turn is still its own while the dice roll. */
    readonly acting: number;
    /** True once cards of another hand have been open in this match. */
    readonly opened: boolean;
    /** The seat that must take the device before the table is shown; null if none. */
    readonly curtain: number | null;
  };
  readonly order: {
    /** The viewer's hand in dragged order; empty if it is sorted. */
    readonly names: readonly string[];
  };
  readonly choice: {
    readonly chosen: readonly string[];
    /** Every move that the chosen cards could be. */
    readonly readings: readonly MoveInWords[];
    /** The cards that go with the chosen ones; undefined if the engine has not said. */
    readonly goes: readonly string[] | undefined;
  };
  readonly moves: {
    /** The engine's answer about these items; undefined until it is known. */
    meaningOf(items: readonly string[]): Meaning | undefined;
    /** True if items are to be played as soon as the engine has answered. */
    readonly isUnread: boolean;
  };
  readonly callout: {
    /** The callout that is shown; null if none. */
    readonly shown: CalloutContent | null;
  };
  readonly hints: {
    readonly hint: Hint | null;
    /** True if a requested hint has taken a while and not come yet. */
    readonly isSlow: boolean;
    /** The cards and the places of the dice that the hint marks. */
    readonly cards: ReadonlySet<string>;
    readonly dice: ReadonlySet<number>;
  };
  readonly dice: {
    /** The places of the dice that the player has chosen to keep. */
    readonly kept: ReadonlySet<number>;
    /** The places of the dice that the latest throw kept. */
    readonly still: ReadonlySet<number>;
    /** The last dice on the table: they stay there until the next throw. */
    readonly lying: readonly string[];
    /** The engine's latest description of throwing the dice that are not kept. */
    readonly throwing: MoveInWords | null;
  };
  /** The dice of a score pad. */
  readonly entered: {
    /** The face entered for each die; '' if none yet. */
    readonly faces: readonly string[];
    /** The die that the next face is for. */
    readonly at: number;
  };
  readonly boxes: {
    /** The box that was filled last. */
    readonly written: { readonly id: string; readonly seat: number } | null;
  };
  readonly dialogs: {
    readonly reading: RulebookPlace;
    readonly open: Dialog | null;
    /** The engine's latest proof of a fair deal. */
    readonly proof: Proved | null;
    /** At the end of a score pad, the matches of this evening; null until they are read. */
    readonly evening: readonly MatchRecord[] | null;
  };
  readonly transcript: {
    /** The events of this round so far. */
    readonly story: readonly Paragraph[];
    /** The events of every log entry, as far as the page has requested them. */
    readonly entries: readonly ToldEntry[];
    /** The rounds that the player has unfolded (true) or folded (false). */
    readonly unfolded: ReadonlyMap<number, boolean>;
  };
  /** The tab stops: a card of the hand, a die by its place, a box. */
  readonly focus: { readonly card: string; readonly die: number; readonly box: string };
  readonly viewport: {
    /** Width of the hand in pixels. */
    readonly width: number;
    /** Pixels in a rem. */
    readonly unit: number;
    /** True if there is room for a panel beside the table. */
    readonly wide: boolean;
    /** True if the window is so low that the hand gets only one row. */
    readonly low: boolean;
  };
  /** The line of play of an open table; null at other tables. */
  readonly line: Line | null;
}
