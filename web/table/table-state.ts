import type { TemplateResult } from 'lit-html';
import type { EngineAccess } from '../app.ts';
import type {
  Ask,
  Event as GameEvent,
  HintedMove,
  Meaning,
  MoveInWords,
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
  | { name: 'zero'; box: string }
  /** `isWrong` is true after the player sent something other than a whole number. */
  | { name: 'points'; box: string; isWrong?: boolean }
  | { name: 'send'; sending: Drawn }
  | { name: 'met'; met: Drawn };
export type DialogName = Dialog['name'];

/** What is open in a rulebook: the game, the chapter, the requested rule once shown, and the search text. */
export type RulebookPlace = { game: string; chapter: string; rule: string; typed: string };
export const newRulebookPlace = (): RulebookPlace => ({ game: '', chapter: '', rule: '', typed: '' });

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

/** Items about which the player has asked the engine; `pressed` is true if the button was pressed for them. */
export type Awaited = { readonly items: string; readonly pressed: boolean };

/** Key of items in `meanings`. */
export const keyOf = (items: readonly string[]) => items.join(' ');

/**
 * The state of a table: all that it shows. play/ changes it, each section mostly in the class that its head names; table/
 * draws it, and gets it read-only. What the engine knows is in `view`.
 */
export class TableState {
  // The position (play/scene.ts)

  /** The current view; null before the first frame. */
  view: View | null = null;
  /** The seat that decided last; the turn is still its own while the dice roll. */
  acting = 0;
  /** True while a decision is on its way to the engine. */
  busy = false;
  /** True if an undo button is shown; `noUndo` is the refusal if undo is barred. */
  undo = false;
  noUndo: Refusal | null = null;
  /** Cards that came into the hand since its owner last played; `fresh` are those that have come with this view. */
  arrived: ReadonlySet<string> = new Set();
  fresh: ReadonlySet<string> = new Set();
  /** True once cards of another hand have been open in this match. */
  opened = false;

  // The show (play/playback.ts)

  /** True while a complete trick stays on the table to be seen. */
  resting = false;
  /** True from the result of a round until the player asks for the next deal. */
  awaitsNextRound = false;
  /** Words shown large over the table for a moment. */
  banner: readonly unknown[] = [];
  /** The seat that must take the device before the table is shown; null if none. */
  curtain: number | null = null;
  /** The events of this round so far. */
  story: Paragraph[] = [];
  /** The events of every log entry, as far as the page has requested them. */
  entries: ToldEntry[] = [];
  /** The rounds that the player has unfolded (true) or folded (false). */
  readonly unfolded: Map<number, boolean> = new Map();

  // The choice (play/card-choice.ts)

  chosen: readonly string[] = [];
  /** The chosen cards that the player has touched; the page may have added others. */
  touched: readonly string[] = [];

  // What the engine has said of items (play/moves.ts)

  /** Its meanings for this decision, by the names of their items. */
  readonly meanings: Map<string, Meaning> = new Map();
  /** Items to play as soon as their meaning is known. */
  eager: Awaited | null = null;
  /** Items of which the player asks why they cannot be played, at card `item`. */
  doubted: (Awaited & { readonly item: string }) | null = null;

  // Dice and boxes (play/dice-keeping.ts, play/entered-dice.ts, play/boxes.ts)

  /** The places of the dice that the player has chosen to keep. */
  kept: ReadonlySet<number> = new Set();
  /** The places of the dice that the latest throw kept. */
  still: ReadonlySet<number> = new Set();
  /** The last dice on the table: they stay there until the next throw. */
  lying: readonly string[] = [];
  /** The engine's latest description of throwing the dice that are not kept. */
  throwing: MoveInWords | null = null;
  /** On a score pad, the face entered for each die ('' if none yet), and the die that the next face is for. */
  faces: readonly string[] = [];
  nextDie = 0;
  /** The box that was filled last. */
  written: { readonly id: string; readonly seat: number } | null = null;
  /** The box that the player touched last. */
  tried = '';

  // Help (play/callout.ts, play/hints.ts)

  /** The callout that is shown; null if none. */
  callout: CalloutContent | null = null;
  hint: Hint | null = null;
  /** True if a requested hint has taken a while and not come yet. */
  isHintSlow = false;
  /** The cards and the places of the dice that the hint marks. */
  hintedCards: ReadonlySet<string> = new Set();
  hintedDice: ReadonlySet<number> = new Set();

  // Dialogs (play/dialogs.ts)

  dialog: Dialog | null = null;
  /** What is open in the rulebook. */
  rulebook: RulebookPlace = newRulebookPlace();
  /** The engine's latest proof of a fair deal. */
  proof: Proved | null = null;
  /** At the end of a score pad, the matches of this evening; null until they are read. */
  evening: readonly MatchRecord[] | null = null;

  // Focus (play/focus.ts): the tab stops in the hand, in the dice by place, and in the score sheet

  focusedCard = '';
  focusedDie = 0;
  focusedBox = '';
  /** True while the keyboard is in use, so that the focus must not get lost. */
  byKeys = false;

  // The space (play/viewport.ts)

  /** Width of the hand in pixels. */
  width = 0;
  /** Pixels in a rem. */
  unit = 16;
  /** True if there is room for a panel beside the table. */
  wide = false;
  /** True if the window is so low that the hand gets only one row. */
  low = false;

  /** The view, if the viewer has a decision to make and has not just made it. */
  get asked(): AskingView | null {
    return this.view?.ask && !this.busy ? (this.view as AskingView) : null;
  }

  /** The engine's answer about these items; undefined until it is known. */
  meaningOf(items: readonly string[]): Meaning | undefined {
    return this.meanings.get(keyOf(items));
  }

  /** Every move that the chosen cards could be. */
  get readings(): readonly MoveInWords[] {
    return this.meaningOf(this.chosen)?.moves ?? [];
  }
}

/** True if a decision waits because the engine has not started yet. */
export const isEarly = (app: EngineAccess, { busy }: Pick<TableState, 'busy'>) => busy && app.engineState === 'loading';
