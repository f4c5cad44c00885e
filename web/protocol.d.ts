export type Language = 'en' | 'ja';
export type Args = Record<string, string | number | readonly string[] | boolean>;
/* What the engine sends (engine/taku/view.py, service.py) */

export interface Zone {
  kind: 'hand' | 'trick' | 'pile' | 'dice' | 'sheet';
  name: string;
  seat: number | null;
  items: string[];
  seats: number[];
  orders: Record<string, string[]>;
}
export interface Button {
  move: string;
  id: string;
  args: Args;
  /** The group that it stands apart with, under the words `ask-<aside>`; '' for none. */
  aside: string;
}
export interface Ask {
  id: string;
  args: Args;
  least: number;
  most: number;
  items: string[];
  slots: (number | null)[];
  buttons: Button[];
}
export interface TableFact {
  id: string;
  seat: number | null;
  args: Args;
  icon: string;
  tone: '' | 'turn' | 'bad' | 'good';
}
export interface Row {
  id: string;
  part: 'upper' | 'lower';
  points: (number | null)[];
  face: number;
  move: string;
  legal: boolean;
  possible: number | null;
  computed: boolean;
  notes: TableFact[];
}
export interface Score {
  points: number[];
  parts: Record<string, number[]>;
  /** Where each seat's points come from, line by line: words `fact-<id>`, each with `points`. */
  notes: TableFact[];
}
export interface View {
  seat: number;
  to_act: number;
  round: number;
  caption: TableFact;
  zones: Zone[];
  points: number[];
  scores: Score[];
  facts: TableFact[];
  running: Score | null;
  ask: Ask | null;
  sheet: Row[];
  places: number[];
}
export interface GameEvent { kind: string; seat: number | null; args: Args }
/** What an entry of a log has told everybody, and what it brought to the seat that asks. */
export interface Told { events: GameEvent[]; round: number; exchanged: Zone[] }
export interface Refusal { rule: string; args: Args }
export interface MoveInWords { move: string; say: GameEvent }
export interface HintedMove extends MoveInWords { points: number | null }
export interface Head {
  format: number;
  game: string;
  options: Record<string, OptionValue>;
  seed: string;
  seats: string[];
}
export interface Save extends Head { log: string[] }
export interface Frame {
  type: 'frame';
  view: View;
  events: GameEvent[];
  log: { from: number; entries: string[] };
  undo: boolean;
  match?: Head;
  /** On the open table: how many entries of the line are on it, and the latest that was drawn. */
  at?: number;
  drawn?: number | null;
  lot?: Lot | null;
}
/** Where chance puts items: before a seat, or apart; how many usually, and which belong nowhere else. */
export interface Place { seat: number | null; size: number; items: string[] }
/** What chance must decide now: the move is the word and the items, ` | ` between the places. */
export interface Lot {
  word: string;
  of: 'cards' | 'dice' | 'seats';
  items: string[];
  places: Place[];
}
/** A sentence: the id of its message, and what it needs. */
export interface Words { id: string; args: Args }
/** What is asked in practice (engine/taku/practice.py). */
export interface Question {
  kind: string;
  rule: string;
  ask: Words;
  step: Step;
  /** The seed that was wished for. */
  seed: string;
}
export type Verdict = 'right' | 'poor' | 'other' | 'refused' | 'wrong';
export interface Mark {
  type: 'mark';
  verdict: Verdict;
  move: string;
  refusal: Refusal | null;
  missed: string[];
  extra: string[];
  /** How many frames of what the answer brings follow. */
  frames: number;
  /** In practice: the reason, sentence by sentence. */
  why: Words[];
}
/** What a match was bound to before it began; the rest only when it is over. */
export interface Proof {
  type: 'proof';
  seal: string;
  /** What the seal is the SHA-256 of. */
  sealed?: string;
  /** How often chance has decided, and the entries of the log that are not what the seed gives. */
  drawn?: number;
  strays?: number[];
}
export type Fact =
  | Frame
  | { type: 'considered'; items: string[]; moves: MoveInWords[]; refusal: Refusal | null; goes: string[]; completes: MoveInWords | null }
  /** `part` of a match cannot be; `entry` is that of a log which cannot be played. */
  | { type: 'refused'; wish: string; rule: string; args: Args; part?: string; entry?: Refusal & { number: number; text: string } }
  | { type: 'hint'; moves: HintedMove[]; advice: GameEvent }
  | { type: 'saved'; save: Save }
  /** A match from its beginning, entry by entry. */
  | { type: 'story'; entries: Told[] }
  | Proof
  /** A frame follows; `solution` is one right answer. */
  | { type: 'step'; solution: Solution; question: Question | null }
  | Mark
  /** A table could not be fetched: a weaker bot decides instead. */
  | { type: 'without'; table: string }
  | { type: 'crash'; message: string }
  | { type: 'unavailable'; message?: string };
export type Wish =
  | { type: 'start'; game: string; options: object; seats: string[]; seed: string }
  | { type: 'load'; save: Save }
  | { type: 'play'; move: string }
  | { type: 'consider'; items: string[] }
  | { type: 'hint' }
  | { type: 'undo' }
  | { type: 'save' }
  | { type: 'proof' }
  /** `eyes` are those of a seat, null where all hands lie open; what is `sealed` is only walked. */
  | { type: 'study'; save: Save; at: number; eyes?: number | null; sealed?: boolean }
  | { type: 'study'; at: number }
  | { type: 'proceed'; seed: string }
  | { type: 'look'; seat: number | null }
  | { type: 'story'; seat: number | null }
  | { type: 'learn'; game: string; step: Step }
  | { type: 'practise'; game: string; options: object; seats: number; weights: Shaky; seed: string }
  | { type: 'answer' } & Given;
/** An answer to a step of a lesson. */
export type Given = { move: string } | { items: string[] } | { number: number } | { seat: number } | { choice: string };
/* What the build has written */

export type Text = Record<Language, string>;
/** engine/taku/lessons.py tells what each part is; texts that are not given are empty. */
export interface Step {
  title: Text; say: Text; ask: Text; right: Text; hint: Text; other: Text; caption: Text;
  example: string;
  options: Record<string, OptionValue>;
  /** How many play, and who looks: the build has filled them in. */
  seats: number;
  setup: string[];
  me: number;
  open: boolean;
  accept: string[];
  like: Args[];
  forbidden: Record<string, string>;
  playable: boolean;
  number: { is?: number; of?: string };
  seat: { is?: number; of?: string };
  choice: { is?: string; of?: string; among?: string[] };
  refuse: Record<string, string>;
  advise: Record<string, Text>;
  then: Record<string, string[]>;
  after: string[];
}
export interface LessonEntry {
  name: string;
  title: Text;
  line: Text;
  chapter: 'rules' | 'options' | 'strategy';
  rules: string[];
  options: Record<string, OptionValue>;
  seats: number | null;
  /** How many there are. */
  steps: number;
}
/** Of every game, in the order to learn them. */
export type LessonIndex = Record<string, LessonEntry[]>;
export type Lesson = Omit<LessonEntry, 'steps'> & { steps: Step[] };
export type Solution = Partial<MoveInWords> & { items?: string[]; number?: number; seat?: number; choice?: string };
export type OptionValue = string | number | boolean;
export interface Option {
  name: string;
  default: OptionValue;
  among: OptionValue[];
  needs: Record<string, OptionValue[]>;
  /** The numbers of players it may be chosen for; empty: any. */
  players: number[];
}
export interface CatalogueGame {
  name: string;
  seats: number[];
  options: Option[];
  presets: Record<string, Record<string, OptionValue>>;
  /** The presets that home offers as games of their own, besides the first. */
  shown: string[];
  levels: string[];
  low_wins: boolean;
  words: Record<Language, Record<string, string>>;
}
export interface Catalogue { games: CatalogueGame[] }
export interface RuleExample {
  view: View;
  /** The house rules it is played by, where they differ from the usual ones. */
  options: Record<string, OptionValue>;
  /** Only what each of `yes` is matters, not the position. */
  bare: boolean;
  /** Rows of items to be drawn, where there is nothing to do. */
  items: string[];
  /** What each seat has got for the round that has just ended: the last of `view.scores`. */
  scores: number[];
  yes: string[];
  /** What each of `yes` is, in words. */
  says: GameEvent[];
  no: { move: string; rule: string; args: Args }[];
}
export interface Rule {
  id: string;
  chapter: string;
  option: string | null;
  /** Other options and the values without which the rule does not exist at all. */
  needs: Record<string, OptionValue[]>;
  examples: RuleExample[];
}
/** What has been missed, from 1, just now, down to nothing. */
export interface Shaky { kinds: Record<string, number>; rules: Record<string, number> }
