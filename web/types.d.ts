import type { TemplateResult } from 'lit-html';

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

/* The page */

/** What home shows of a match without asking the engine. */
export interface Glance {
  /** The hand, face up; empty where several people share the device. */
  items: string[];
  caption: TableFact;
  to_act: number;
  seat: number;
  points: number[];
}
export interface StoredMatch {
  id: string;
  head: Head;
  log: string[];
  /** A name for each seat; '' where nobody has given one. */
  names: string[];
  when: number;
  /** The later it was played, the higher; that of others may be the same. */
  turn?: number;
  glance: Glance | null;
  over: boolean;
  /** Was it played on from a replay? Then it does not count. */
  practice?: boolean;
  tally?: Tally;
  /** Only of a match that is over. */
  result?: Result | null;
  /** What lays a match on the table that is not kept, as that of a lesson; such a match has no id. */
  wish?: Wish;
  /** Do all hands lie open, so that nobody in particular looks? */
  open?: boolean;
  /** Whose match is it that is seen again? */
  watched?: 'mine' | 'theirs';
}

/** How a match was played. */
export interface Tally {
  /** Milliseconds at the table. */
  time: number;
  hints: number;
  undone: number;
}
/** How a match has ended. */
export interface Result {
  /** Whose statistics it belongs to: the first person at the table. */
  seat: number;
  /** How many played against each other: seats, or teams. */
  sides: number;
  /** Of each seat, among the sides. */
  places: number[];
  points: number[];
  rounds: number;
  /** The points in each line of the own score sheet, by the id of its row. */
  boxes: Record<string, number>;
}
/** What statistics know of a finished match: all but its moves. */
export type Kept = Pick<StoredMatch, 'id' | 'head' | 'names' | 'when' | 'over'> & { tally: Tally; result: Result };

/** What starts a match, and what the options screen remembers of it. */
export interface Setup {
  options: Record<string, OptionValue>;
  seats: string[];
  names: string[];
}

export interface Settings {
  /** '' follows the browser. */
  language: '' | Language;
  theme: 'system' | 'light' | 'dark' | 'contrast';
  deckColours: 'two' | 'four';
  cardSize: 'small' | 'normal' | 'large';
  speed: 'calm' | 'normal' | 'fast' | 'none';
  sort: 'game' | 'suit' | 'rank';
  /** How often a card is touched that can be played alone, until it is played. */
  taps: 'one' | 'two';
  /** Does the first card of the only set there is bring the others? */
  completeChoice: boolean;
  /** Is it asked before a 0 is written while another box would score? */
  askZero: boolean;
  /** Is passed without a touch where nothing else can be done? */
  autoPass: boolean;
  /** Is the only card that can be played laid without a touch? */
  onlyCard: boolean;
  /** Is the rest of a round played out at once when nothing is at stake any more? */
  finishDecided: boolean;
  sounds: boolean;
  volume: 'low' | 'normal' | 'high';
  verbosity: 'brief' | 'normal' | 'full';
  queryKeys: boolean;
  yourName: string;
  /** How each game that home offers was started last. */
  last: Record<string, Setup>;
  /** House rules with a name of their own, of each game that home offers. */
  rules: Record<string, OwnRules[]>;
}

/** House rules that somebody has given a name. */
export interface OwnRules {
  name: string;
  options: Record<string, OptionValue>;
}

/** How a step was solved: unaided, with help, or not yet. */
export type Star = '' | 'tick' | 'star';
/** How far somebody has come in a lesson. */
export interface Learnt {
  /** The step to go on with. */
  at: number;
  stars: Star[];
  when: number;
}
/** What this device keeps of the lessons, by 'game/lesson'. */
export interface Lessons {
  of(game: string, name: string): Learnt | undefined;
  /** The lesson that was left unfinished last. */
  left(): { game: string; name: string; at: number } | undefined;
  all(): [key: string, learnt: Learnt][];
  /** Stars that were won before stay. */
  keep(game: string, name: string, learnt: Learnt): void;
  /** Another tab has gone on. */
  readAgain(): void;
  erase(): void;
}

/** What has been missed, from 1, just now, down to nothing. */
export interface Shaky { kinds: Record<string, number>; rules: Record<string, number> }
/** How somebody stands in the practice of a game. */
export interface Standing extends Shaky {
  answered: number;
  right: number;
  /** How many were right one after the other, lately and at best. */
  streak: number;
  best: number;
}
/** What this device keeps of practice, by the key of an offer. */
export interface Practice {
  of(key: string): Standing;
  all(): [key: string, standing: Standing][];
  keep(key: string, standing: Standing): void;
  /** A question of this kind, about this rule, has been answered. */
  answered(key: string, question: Question, right: boolean): void;
  /** Another tab has gone on. */
  readAgain(): void;
  erase(): void;
}

export interface Progress {
  phase: 'loading' | 'starting' | 'ready';
  loaded: number;
  total: number;
}

/** One line at the top edge; `text` and `label` are message ids. */
export interface Notice {
  id: string;
  text: string;
  args?: Args;
  label?: string;
  act?: () => void;
  /** Is it held back while a match is on the table? */
  patient?: boolean;
}

/** Why a match cannot be opened: the part that is at fault, and which entry of its log, where it is a move. */
export interface Fault { part: string; entry: number }
/** A match that cannot be opened, as it is kept. */
export interface Damaged extends Fault { id: string; value: unknown }

export interface Matches {
  /** Is all that is here kept beyond this visit? */
  readonly lasting: boolean;
  /** All of them, or none; they are played now. */
  keep(...matches: StoredMatch[]): Promise<void>;
  /** The same with matches that were played elsewhere; those that cannot be opened here are set aside. */
  add(...matches: StoredMatch[]): Promise<void>;
  open(id: string): Promise<StoredMatch | null>;
  /** Those left unfinished, the newest first. */
  list(): StoredMatch[];
  /** The finished ones, the newest first. */
  finished(): Promise<Kept[]>;
  /** All that can be read, with their moves, even if they cannot be opened. */
  all(): Promise<StoredMatch[]>;
  drop(id: string): Promise<void>;
  /** Takes a match that cannot be opened off the list until there is another version of the page;
   * its entry stays as it is. */
  setAside(id: string, fault: Fault): void;
  /** Those that cannot be opened. */
  damaged(): Damaged[];
  faultOf(id: string): Fault | undefined;
  erase(): Promise<void>;
}

export interface App {
  catalogue: Catalogue;
  settings: Settings;
  /** Stores a preference, applies it and draws again. */
  set<K extends keyof Settings>(name: K, value: Settings[K]): void;
  /** The language in force. */
  language: Language;
  say(id: string, args?: Args): string;
  rich(id: string, args?: Args): TemplateResult | string;
  /** A text of a lesson, with cards, dice and names in it; as plain text. */
  told(text: Text): TemplateResult;
  toldPlain(text: Text): string;
  has(id: string): boolean;
  cardName(name: string): string;
  useGame(name: string): Promise<void>;
  /** Are the words of this game there? */
  speaks(game: string): boolean;
  game(name: string): CatalogueGame | undefined;
  seatName(seat: number): string;
  isYou(seat: number): boolean;
  go(hash: string): void;
  redraw(): void;
  announce(text: string, urgent?: boolean): void;
  wish(message: Wish): void;
  progress: Progress;
  /** Resolves when the engine has answered for a while: then comes what nobody waits for. */
  calm: Promise<void>;
  retry(): void;
  matches: Matches;
  lessons: Lessons;
  practice: Practice;
  /** The match on the table. main.js keeps its log, glance and `over` from each
   * frame, and stores it, before the screen's `heard` is called. */
  match: StoredMatch | null;
  /** Who looks at the table: view.seat of the latest frame. */
  viewer: number;
  /** The game, or the match, whose button has been tapped and waits for the engine. */
  starting: string | null;
  /** Makes a match of an offer (last or default setup where none is given, the cards of `seed`) and goes to its table. */
  start(key: string, setup?: Setup, seed?: string): Promise<void>;
  /** Goes to the table of a stored match as soon as the engine is there. */
  resume(id: string): Promise<void>;
  /** Puts a stored match on the table: sets `match`, loads its words, wishes `load`.
   * null if there is no such match, or another tab has it. */
  open(id: string): Promise<StoredMatch | null>;
  /** How a game that home offers was started last, or how it is usually started. */
  setup(key: string): Setup;
  /** Takes the match off the table; another tab may have it now. */
  leave(): void;
  /** Lays a match on the table that is not kept: `wish` is granted with its first frame. */
  lay(wish: Wish, head: Head, rest?: Partial<StoredMatch>): Promise<void>;
  /** Keeps a new match and goes to its table. */
  sit(match: StoredMatch): Promise<void>;
  erase(): Promise<void>;
  notices: Notice[];
  notify(notice: Notice): void;
  dismiss(id: string): void;
}

export type Params = string[];
export interface Screen {
  /** Is it a table, which fills the window? */
  table?: boolean;
  /** The screen that shows this address instead. */
  instead?(app: App, params: Params): Screen | undefined;
  /** What stays the same while the screen goes on; else its first parameter. */
  place?(app: App, params: Params): string;
  /** The heading that is spoken, and the title of the document. */
  title(app: App, params: Params): string;
  enter?(app: App, params: Params): void;
  draw(app: App, params: Params): TemplateResult;
  heard?(app: App, fact: Fact): void;
  leave?(app: App): void;
  keys?(app: App, event: KeyboardEvent): void;
}

declare global {
  interface Window {
    taku?: App;
    /** What start.js has begun. */
    first: {
      /** The theme in force where this one is preferred. */
      theme(preferred: string): string;
      /** Says what is the matter in the place of all else. */
      tell(id: 'too-old' | 'not-fetched'): void;
      /** What has been tapped before anything could answer. */
      tapped: Element | null;
      /** Until wire/engine.js has taken it over, and what it has said by then. */
      engine: Worker | null;
      said: Event[];
    };
  }
}
