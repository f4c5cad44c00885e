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

/** What draws itself. */
export interface Drawn {
  draw(): TemplateResult;
}

/** What opens over the table, and what it is about. */
export type Sheet =
  | { name: 'menu' | 'scores' | 'house' | 'last' | 'log' | 'round' | 'keys' | 'open-hands' | 'signs' | 'watchers' }
  | { name: 'rules'; rule?: string }
  | { name: 'seat'; seat: number }
  | { name: 'zero'; box: string }
  | { name: 'send'; sending: Drawn }
  | { name: 'met'; met: Drawn };
export type SheetName = Sheet['name'];

/** A view in which whoever looks has something to decide. */
export type AskingView = View & { ask: Ask };

/** A group of the transcript: what belongs to one trick. */
export interface Paragraph {
  number: number;
  events: ToldEvent[];
  closed: boolean;
}

/** An event, and in a transcript after which entry of the log it was told. */
export interface ToldEvent extends GameEvent {
  at?: number;
}

/** What a callout tells. */
export interface Shown {
  /** The card that asked, if one did. */
  readonly item: string;
  readonly refusal: Refusal;
  /** Has nothing been refused, and is it the rule itself that is told? */
  readonly told?: boolean;
}

export interface Hint {
  stage: 1 | 2;
  moves: HintedMove[];
  advice: Sentence;
}

/** What somebody does at the table; its controller answers. */
export interface Act {
  /** A card of the hand, or in a slot, is touched. */
  touch(name: string): void;
  /** These cards of the hand instead of those that are chosen. */
  choose(names: string[]): void;
  /** Why can this card not be played? */
  whyNot(name: string): void;
  /** What does this rule say? */
  tellRule(rule: string): void;
  focused(name: string): void;
  /** A card of the hand takes this place in it. */
  moveCard(name: string, to: number): void;
  /** A pointer has come down on a card, and may drag it. */
  grab(name: string, event: PointerEvent): void;
  /** A die is touched, or gets the focus. */
  die(at: number): void;
  dieFocused(at: number): void;
  roll(): void;
  /** A box of the score sheet is touched, or gets the focus. */
  fill(id: string): void;
  boxFocused(id: string): void;
  /** The button that ends the turn. */
  confirm(): void;
  /** Plays out the rest of a round in which nothing is at stake, or nobody here plays any more. */
  finish(): void;
  move(text: string): void;
  undo(): void;
  hint(): void;
  sort(): void;
  speed(): void;
  full(): void;
  open(sheet: Sheet): void;
  close(): void;
  /** A round of the transcript is opened, or closed. */
  unfold(round: number, open: boolean): void;
  /** Past the score sheet. */
  next(): void;
  again(): void;
  /** To the open table, with the match as it stands. */
  study(): void;
  /** Links to what lies on the table. */
  send(): void;
  leave(): void;
  lift(): void;
  /** Any touch: what is shown in passing goes, and the show skips ahead. */
  touchAnywhere(event: Event): void;
  skip(): void;
  /** A refusal or a hint has been read. */
  dismiss(): void;
}

/** The line of play that an open table stands on, and what can be done there besides playing. */
export interface Line {
  /** All entries, of which so many are to be on the table. */
  readonly log: readonly string[];
  readonly at: number;
  /** What chance must decide now. */
  readonly outcomes: Outcomes | null;
  /** Has another line been left for this one? */
  readonly left: boolean;
  /** Whose eyes it is seen with; null: all hands lie open. */
  readonly eyes: number | null;
  /** Is it a match that is not over? Then it is only walked, with the own eyes. */
  readonly sealed: boolean;
  /** To the place after so many entries. */
  go(at: number): void;
  /** With the eyes of a seat, or with all hands open. */
  look(seat: number | null): void;
  /** Chance deals or rolls, or a strong bot moves. */
  proceed(): void;
  /** The line that was left, instead of this one. */
  swap(): void;
  setUp(): void;
  /** A match of one's own from here on, with the same cards to come. */
  playOn(): void;
  /** What lies there becomes a step of a lesson of one’s own. */
  lesson(): void;
}

/** An entry of a menu. */
export interface Deed {
  readonly sign: string;
  readonly words: string;
  act(): void;
}

/** How things are done at a table. */
export interface Manners {
  /** Is whoever plays helped to choose? Not where it is to be found out what goes together. */
  readonly helps: boolean;
  /** Is a card or a move that cannot be played told apart? Where it is to be found out, only once it has been tried. */
  dims(thing: string): boolean;
  /** Is it a match that is played to its end: with score sheets, and what is obvious done at once? */
  readonly sitting: boolean;
  /** Do several people sit at this device? */
  readonly shared: boolean;
  /** What can be done from the menu of a guided game; there is nothing of it to be sent, nor to be looked at otherwise. */
  readonly guide?: readonly Deed[];
  /** The card in the middle that is pointed out; else it is the latest. */
  readonly rings?: string;
}

/** All that the table shows and the engine does not know. Each part belongs to who changes it, in the room above. */
export interface Table {
  readonly act: Act;
  readonly conduct: Manners;
  readonly scene: {
    /** What lies on the table now; null before the first frame. */
    readonly view: View | null;
    /** The view, if there is something to decide that has not just been decided. */
    readonly asked: AskingView | null;
    /** A decision is under way to the engine. */
    readonly busy: boolean;
    /** It waits for the engine, which is not there yet. */
    readonly isEarly: boolean;
    /** Has the last decision a way back, and if it is barred, by what? */
    readonly undo: boolean;
    readonly noUndo: Refusal | null;
    /** Words called out over the table for a moment. */
    readonly called: readonly unknown[];
    /** A whole trick lies there to be looked at. */
    readonly resting: boolean;
    /** Cards that have come into the hand since its owner played last. */
    readonly arrived: ReadonlySet<string>;
    /** Who decided last: the turn is still theirs while the dice roll. */
    readonly acting: number;
    /** Cards of somebody's hand have lain open in this match. */
    readonly opened: boolean;
    /** Who must take the device before anything is shown. */
    readonly curtain: number | null;
  };
  readonly order: {
    /** The own hand as it was laid by hand; empty where it is sorted. */
    readonly names: readonly string[];
  };
  readonly choice: {
    readonly chosen: readonly string[];
    /** Every way in which the chosen cards can be played. */
    readonly readings: readonly MoveInWords[];
    /** What goes with the chosen cards, where it has been said. */
    readonly goes: readonly string[] | undefined;
  };
  readonly moves: {
    /** What the engine has said of these items, if it has. */
    of(items: readonly string[]): Meaning | undefined;
    /** Are items to be played as soon as the engine has said how? */
    readonly isUnread: boolean;
  };
  readonly why: {
    /** A refusal that is shown, and the card that asked. */
    readonly shown: Shown | null;
  };
  readonly hints: {
    readonly hint: Hint | null;
    /** Has one been asked for a while ago that has not come yet? */
    readonly thinks: boolean;
    /** The cards, and the places of the dice, that are pointed out. */
    readonly cards: ReadonlySet<string>;
    readonly dice: ReadonlySet<number>;
  };
  readonly dice: {
    /** The places of the dice that are to stand still. */
    readonly kept: ReadonlySet<number>;
    /** The places of the dice that the latest throw left alone. */
    readonly still: ReadonlySet<number>;
    /** What lay on the table last: nobody takes the dice away before they are thrown again. */
    readonly lying: readonly string[];
    /** What throwing the others was said to be last. */
    readonly throwing: MoveInWords | null;
  };
  readonly boxes: {
    /** The box that was written last on the table. */
    readonly written: { readonly id: string; readonly seat: number } | null;
  };
  readonly sheets: {
    readonly open: Sheet | null;
    /** What the match was bound to, as told last. */
    readonly proof: Proved | null;
  };
  readonly transcript: {
    /** What has been seen of this round. */
    readonly story: readonly Paragraph[];
    /** What every entry of the log has told, as far as that has been asked. */
    readonly told: readonly ToldEntry[];
    /** The rounds that are opened or closed by hand. */
    readonly unfolded: ReadonlyMap<number, boolean>;
  };
  /** What the tab key reaches: a card of the hand, a die by its place, a box. */
  readonly focus: { readonly card: string; readonly die: number; readonly box: string };
  readonly room: {
    /** Of the hand, in pixels. */
    readonly width: number;
    /** Pixels in a rem. */
    readonly unit: number;
    /** Is there room for a panel beside the table? */
    readonly wide: boolean;
    /** Is it so low that the hand must do with one row? */
    readonly low: boolean;
  };
  /** Where all hands lie open: the line of play that is walked on. */
  readonly line: Line | null;
}
