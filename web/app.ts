import type { TemplateResult } from 'lit-html';
import type {
  Answered,
  Catalogue,
  Crash,
  Frame,
  GameEntry,
  Head,
  Language,
  Progress,
  Reply,
  Request,
  StepLaid,
  Text,
  Unavailable,
} from './protocol.d.ts';
import type {
  Bots,
  FirstGames,
  Lessons,
  Matches,
  Mistakes,
  Practice,
  Rival,
  Settings,
  Setup,
  StoredMatch,
} from './storage/stored-types.ts';

/** What the words of a sentence need. */
export type WordArgs = Record<string, string | number | boolean | readonly string[]>;

/** What has been shown, or is shown next, has been decided before the engine was there to carry it out. */
export type Decided = { type: 'decided' };

/** What a screen hears: the engine's replies, and what becomes of it. */
export type Heard = Reply | Answered | Crash | Unavailable | Decided;

/** How a step is going to be laid. */
export type KnownStep = { laid: StepLaid; frame: Frame };

/** What the engine does: `stopped` until it is started again. */
export type EngineState = 'loading' | 'ready' | 'busy' | 'stopped';

/** What answers at the table of a match in the place of the page's own engine: another device, or whoever serves others. */
export interface FarEnd {
  /** The match that it is for. */
  readonly id: string;
  request(message: Request): void;
  /** Requests of this page that have not been answered to the end. */
  readonly owed: number;
  readonly state: EngineState;
  /** Ends whatever it is at; what has been asked is forgotten. */
  restart(): void;
  /** From now on this page asks it, and hears what it says; `engine` is the page's own. */
  attach(heard: (message: Heard) => void, engine: Pick<FarEnd, 'request' | 'owed' | 'restart'>): void;
  /** The page's own engine has said this; was it meant for the far end? */
  overhear(message: Heard): boolean;
  /** Its table has been left. */
  rest(): void;
}

/** The people at a table that several devices share. */
export interface Company {
  /** By seat. */
  readonly places: readonly {
    who: 'free' | 'person' | 'bot';
    name: string;
    away: boolean;
    bot: string | null;
    held: boolean;
  }[];
  /** The seats of this device. */
  readonly here: readonly number[];
  /** The names of those who watch. */
  readonly watchers: readonly string[];
  /** Signs that are seen now. */
  readonly signs: readonly { seat: number; sign: number }[];
  /** Does this device play, and the others are its guests? */
  readonly hosts: boolean;
  /** Cannot the device be reached that plays? */
  readonly apart: boolean;
  /** Is the seed made of what all devices were bound to, as this one has checked? null: it is not known yet. */
  readonly fair: boolean | null;
  /** The way here for others; '' if there is none. */
  readonly link: string;
  sign(sign: number): void;
  /** The seat of a guest who is there and has kept the table waiting for long; -1 if there is none, or elsewhere. */
  readonly slow: number;
  /** Let a bot play for a person: until one who is away is back, or else until the seat is given back. Host only. */
  playFor(seat: number): void;
  /** Let the person play again for whom a bot plays. Host only. */
  giveBack(seat: number): void;
  /** Another match with the same people; only where this device plays. */
  again(): void;
  /** Another tab goes on with the match: this one has no part in it any more. Is that said in the table's place? */
  taken(): boolean;
}

/** One line at the top edge; `text` and `label` are message ids. */
export interface Notice {
  id: string;
  text: string;
  args?: WordArgs;
  label?: string;
  act?: () => void;
  /** Does it stand before the others, for it is there for a while only? */
  first?: boolean;
  /** Is it held back while a match is on the table? */
  patient?: boolean;
}
export interface App {
  catalogue: Catalogue;
  settings: Settings;
  /** Stores a preference, applies it and draws again. */
  set<K extends keyof Settings>(name: K, value: Settings[K]): void;
  /** Changes a preference of several parts as it is stored now: another tab may have changed it. */
  alter<K extends keyof Settings>(name: K, change: (value: Settings[K]) => Settings[K]): void;
  /** The language in force. */
  language: Language;
  say(id: string, args?: WordArgs): string;
  rich(id: string, args?: WordArgs): TemplateResult | string;
  /** A text of a lesson, with cards, dice and names in it; as plain text. */
  told(text: Text): TemplateResult;
  toldPlain(text: Text): string;
  has(id: string): boolean;
  cardName(name: string): string;
  /** Is it the name of a card of the game, or of a die? */
  isThing(name: string): boolean;
  /** Until the words of this game are there; that they are missing is said, and they are sought again. */
  useGame(name: string): Promise<void>;
  /** Are the words of this game there? */
  speaks(game: string): boolean;
  game(name: string): GameEntry | undefined;
  seatName(seat: number): string;
  isYou(seat: number): boolean;
  go(hash: string): void;
  /** Goes back to where one came from, as the browser's own button does. */
  back(): void;
  /** Where that leads. */
  readonly wayBack: string;
  redraw(): void;
  announce(text: string, urgent?: boolean): void;
  /** Sends a request to the engine; its replies go to the screen's `heard`. */
  request(message: Request): void;
  progress: Progress;
  /** Resolves when the engine has answered for a while: then comes what nobody waits for. */
  calm: Promise<void>;
  readonly engineState: EngineState;
  /** Starts the engine anew, whatever it does. */
  retry(): void;
  /** Is all of the page on the device? null until it is known. */
  offline: boolean | null;
  matches: Matches;
  lessons: Lessons;
  firstGames: FirstGames;
  practice: Practice;
  mistakes: Mistakes;
  bots: Bots;
  /** The match on the table, until the screen that has laid it leaves. main.ts keeps its log,
   * glance and `over` from each frame, and stores it, before the screen's `heard` is called. */
  match: StoredMatch | null;
  /** Who looks at the table: view.seat of the latest frame. */
  viewer: number;
  /** The game, or the match, whose button has been tapped and waits for the engine. */
  starting: string | null;
  /**
   * Makes a match of an offer (last or default setup where none is given, the cards of `seed`, a score to beat) and
   * goes to its table.
   */
  start(key: string, setup?: Setup, seed?: string, rival?: Rival): Promise<void>;
  /** Goes to the table of a stored match as soon as the engine is there. */
  resume(id: string): Promise<void>;
  /** Puts a stored match on the table: sets `match`, loads its words, requests `load`.
   * Home, and why, if there is no such match, or another tab has it. */
  open(id: string): Promise<void>;
  /** How a game that home offers was started last, or how it is usually started. */
  setup(key: string): Setup;
  /** Takes the match off the table; another tab may have it now. */
  leave(): void;
  /** From now on this answers at the table of its match, where others sit at devices of their own; null: the engine everywhere. */
  reach(end: FarEnd | null, company?: Company | null): void;
  /** The people who sit at other devices at the table that is shown; null if there are none. */
  readonly company: Company | null;
  /** Can this match be gone on with here? One among several devices only while there is a way to them. */
  reaches(match: StoredMatch): boolean;
  /**
   * Lays a match on the table that is not kept: its first frame is the reply to `request`.
   * @param known what the engine is going to reply, where it is known: it is shown until then
   */
  lay(request: Request, head: Head, rest?: Partial<StoredMatch>, known?: KnownStep | null): Promise<void>;
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
  heard?(app: App, message: Heard): void;
  /** Another tab has finished a match, or has taken one away. */
  finished?(app: App): void;
  leave?(app: App): void;
  keys?(app: App, event: KeyboardEvent): void;
}
declare global {
  interface Window {
    taku?: App;
    /** Has damaged files fetched anew, and reloads the page then; true if one cannot be had (browser/mending.ts). */
    mend(): Promise<boolean>;
    /** The page cannot start: a file is missing or wrong. Has it mended, or says so (browser/last-resort.ts). */
    failStart(error?: unknown): Promise<void>;
    /** What start.js has begun. */
    first: {
      /** The theme in force where this one is preferred. */
      theme(preferred: string): string;
      /** Says what is the matter in the place of all else. */
      tell(id: 'too-old' | 'framed' | 'not-fetched'): void;
      /** Has the page's main script begun to run? */
      isRunning: boolean;
      /** The file of openings that this visit reads, drawn at random. */
      openings: string;
      /** The address that was opened. */
      hash: string;
      /** What has been tapped before anything could answer. */
      tapped: Element | null;
      /** Opens the database, and makes it where there is none. */
      openDatabase(): Promise<IDBDatabase>;
      madeDatabase: boolean;
      /** As it is opened first, until kept/database.js has taken it over. */
      database: Promise<IDBDatabase> | null;
      /** Until wire/engine.js has taken it over, and what it has said by then. */
      engine: Worker | null;
      said: Event[];
    };
  }
}
