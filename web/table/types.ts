import type { TemplateResult } from 'lit-html';
import type {
  Frame,
  GameEvent,
  HintedMove,
  Lot,
  MoveInWords,
  Proof,
  Refusal,
  Save,
  Told,
  View,
} from '../protocol.d.ts';

/** What opens over the table. */
export type SheetName =
  | 'menu'
  | 'rules'
  | 'scores'
  | 'house'
  | 'last'
  | 'log'
  | 'seat'
  | 'round'
  | 'zero'
  | 'keys'
  | 'send';

/** What draws itself. */
export interface Drawn {
  draw(): TemplateResult;
}

/** What the chosen items could be. */
export interface Answer {
  moves: MoveInWords[];
  refusal: Refusal | null;
  /** Items that go with the chosen ones. */
  goes: string[];
  /** The only move that the chosen items can become. */
  completes: MoveInWords | null;
}

/** What a player can do to the table; the screen does it. */
export interface Act {
  /** A card of the hand, or in a slot, is touched. */
  touch(name: string): void;
  /** These cards of the hand instead of those that are chosen. */
  choose(names: string[]): void;
  /** These items cannot be played; this one was touched last. */
  refuse(items: string[], item: string, refusal: Refusal): void;
  focused(name: string): void;
  /** A die is touched, or gets the focus. */
  die(at: number): void;
  dieFocused(at: number): void;
  roll(): void;
  /** A box of the score sheet is touched, or gets the focus. */
  fill(id: string): void;
  boxFocused(id: string): void;
  /** The button that ends the turn. */
  confirm(): void;
  /** Plays out the rest of a round in which nothing is at stake. */
  finish(): void;
  move(text: string): void;
  undo(): void;
  hint(): void;
  sort(): void;
  speed(): void;
  full(): void;
  open(sheet: SheetName, subject?: string | number | Drawn): void;
  close(): void;
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
}

/** Where the open table stands. */
export interface Line {
  /** All entries, of which so many are to be on the table. */
  log: string[];
  at: number;
  /** Is it on the way to `at`, and something before is still on the table? */
  walking: boolean;
  /** The latest entry that chance has decided. */
  drawn: number | null;
  /** What chance must decide now. */
  lot: Lot | null;
  /** The line that was left for this one. */
  other: { save: Save; at: number } | null;
  /** Whose eyes it is seen with; null: all hands lie open. */
  eyes: number | null;
  /** Is it a match that is not over? Then it is only walked, with the own eyes. */
  sealed: boolean;
  /** Where the way out leads. */
  out: string;
}

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

export interface Hint {
  stage: 1 | 2;
  moves: HintedMove[];
  advice: GameEvent;
}

/** All that the table shows and the engine does not know. */
export interface Play {
  act: Act;
  /** Is this a lesson? Then nothing is chosen, told or counted before the learner asks. */
  teaching: boolean;
  /** The line of play that is walked on, where all hands lie open. */
  line: Line | null;
  /** What lies on the table now; null before the first frame. */
  view: View | null;
  undo: boolean;
  /** Frames that have come and are not shown yet. */
  queue: Frame[];
  story: Paragraph[];
  /** What every entry of the log has told, as far as that has been asked. */
  told: Told[];
  /** The rounds of the transcript that are opened or closed by hand. */
  unfolded: Map<number, boolean>;
  chosen: string[];
  /** What `consider` said of items, by their names joined with spaces; for this decision only. */
  answers: Map<string, Answer>;
  /** A refusal that is shown, and the card that asked. */
  why: { item: string; refusal: Refusal } | null;
  hint: Hint | null;
  advised: Set<string>;
  /** Cards that have just come into the hand. */
  arrived: Set<string>;
  sheet: { name: SheetName; subject: string | number | Drawn } | null;
  /** Who must take the device before anything is shown. */
  curtain: number | null;
  /** A move is under way to the engine. */
  busy: boolean;
  /** Items that are played as soon as `consider` allows it: tapped twice. */
  eager: string | null;
  /** The last thing used was the keyboard: it must not lose its place. */
  byKeys: boolean;
  /** Whoever plays does not want to wait for what others do. */
  hurried: boolean;
  /** The rest of the round is played out: nothing is at stake any more. */
  finishing: boolean;
  /** Lets the show go on: past a score sheet, or past the curtain. */
  goOn: (() => void) | null;
  /** Words called out over the table for a moment. */
  called: unknown[];
  /** The chosen items, as long as the latest touch has added to them. */
  grown: string | null;
  /** A whole trick lies there to be looked at. */
  resting: boolean;
  /** The places of the dice that are to stand still. */
  kept: Set<number>;
  /** The places of the dice that the latest throw left alone. */
  still: Set<number>;
  /** What lay on the table last: nobody takes the dice away before they are thrown again. */
  lying: string[];
  /** What throwing the others was said to be last. */
  throwing: MoveInWords | null;
  /** The places of the dice that a hint would keep. */
  advisedDice: Set<number>;
  /** Who decided last: the turn is still theirs while the dice roll. */
  acting: number;
  /** The box that was written last on the table. */
  written: { id: string; seat: number } | null;
  /** The box that was touched last. */
  tried: string;
  focusDie: number;
  focusBox: string;
  /** What the match was bound to, as told last. */
  proof: Proof | null;
  /** Do several people sit at this device? */
  shared: boolean;
  order: string;
  /** Cards of somebody's hand have lain open in this match. */
  open: boolean;
  /** The card of the hand that the tab key reaches. */
  focus: string;
  width: number;
  /** Pixels in a rem. */
  unit: number;
  /** Is there room for a panel beside the table? */
  wide: boolean;
  /** Is it so low that the hand must do with one row? */
  low: boolean;
}
