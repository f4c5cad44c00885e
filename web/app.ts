import type { TemplateResult } from 'lit-html';
import type {
  Answered,
  Catalogue,
  Crash,
  Frame,
  GameEntry,
  Head,
  Language,
  PlayChecked,
  Progress,
  Reply,
  Request,
  StepLaid,
  Text,
  Unavailable,
} from './protocol.d.ts';
import type {
  FirstGames,
  Lessons,
  Matches,
  Mistakes,
  Practice,
  Rival,
  Settings,
  Setup,
  StoredMatch,
  TrainingHistory,
} from './storage/stored-types.ts';

/** Arguments of a message in `words/`. */
export type WordArgs = Record<string, string | number | boolean | readonly string[]>;

/** Sent to a screen in place of a reply: the page has carried out a decision itself, before the engine has loaded. */
export type DecisionSent = { type: 'decided' };

/** Sent to a screen in place of a frame that the table shows already: what the guide says about it. */
export type GuidedFrame = { type: 'guided'; frame: Frame };

/** The engine has crashed. `elsewhere`: another frame has ended it, so no request of this page is to blame. */
export type EngineCrash = Crash & { elsewhere?: boolean };

/** Everything that a screen's `receive` receives: the engine's replies, and failures of the engine. */
export type IncomingMessage = Reply | Answered | EngineCrash | Unavailable | DecisionSent | GuidedFrame;

/** A step of a lesson or of practice with the engine's reply, as recorded earlier: shown until the engine is ready. */
export type KnownStep = { laid: StepLaid; frame: Frame };

/** State of the engine; `stopped` lasts until it is started again. */
export type EngineState = 'loading' | 'ready' | 'busy' | 'stopped';

/**
 * Stands in for the page's own engine at the table of one match: on a guest the link to the host, on a host its server.
 */
export interface RemoteEngine {
  /** Id of the match that it answers for. */
  readonly id: string;
  request(message: Request): void;
  /** Number of this page's requests that are not answered to the end. */
  readonly pending: number;
  readonly state: EngineState;
  /** Abort the current work and forget all requests. */
  restart(): void;
  /** Connect this page: replies go to `receive`. `engine` is the page's own engine. */
  attach(
    receive: (message: IncomingMessage) => void,
    engine: Pick<RemoteEngine, 'request' | 'pending' | 'restart'>,
  ): void;
  /** True if a message of the page's own engine was meant for the remote engine, which has then consumed it. */
  intercept(message: IncomingMessage): boolean;
  /** Called when the player leaves the table. */
  tableLeft(): void;
}

/** The people at a table that several devices share. */
export interface Participants {
  /** Who has each seat, by seat number. */
  readonly places: readonly {
    who: 'free' | 'person' | 'bot';
    name: string;
    away: boolean;
    bot: string | null;
    held: boolean;
  }[];
  /** Seats that are played on this device. */
  readonly here: readonly number[];
  /** Names of the spectators. */
  readonly watchers: readonly string[];
  /** Signs (emotes) that are on display now. */
  readonly signs: readonly { seat: number; sign: number }[];
  /** True if this device is the host. */
  readonly hosts: boolean;
  /** Seat of the host's device; -1 if it has none. */
  readonly hostSeat: number;
  /** True if the host's device cannot be reached, or this one is just taking over from it. */
  readonly isHostUnreachable: boolean;
  /** True if the seed was made of what all devices committed to, as this device has checked; null if not known yet. */
  readonly fair: boolean | null;
  /** A guest's own check of the finished match: null until it is done, 'broken' if the log is no whole match. */
  readonly checked: PlayChecked | 'broken' | null;
  /** Invitation link for other players; '' if there is none. */
  readonly link: string;
  sign(sign: number): void;
  /**
   * Seat of a connected guest who has kept the table waiting for long; -1 if there is none, and on a guest's device.
   */
  readonly slow: number;
  /** Let a bot play for a person: until an absent one returns, or else until `giveBack`. Host only. */
  playFor(seat: number): void;
  /** Return the seat to the person for whom a bot plays. Host only. */
  giveBack(seat: number): void;
  /** Tell all devices that a bot, named as in `Head.seats`, plays at a seat from now on. Host only. */
  changeBot(seat: number, sitter: string): void;
  /** Start another match with the same people. Host only. */
  again(): void;
  /** True if another tab has taken over the match and the table shows a message about that. */
  takenOver(): boolean;
}

/** A notice at the top edge of the page, one line long. `text` and `label` are message ids. */
export interface Notice {
  id: string;
  text: string;
  args?: WordArgs;
  label?: string;
  act?: () => void;
  /** True if it goes before the other notices because it is shown for a short time only. */
  first?: boolean;
  /** True if it waits until no match is on the table. */
  patient?: boolean;
  /** True if it tells of something that lasts. Others, without an action, go when the player leaves their screen. */
  lasting?: boolean;
}
/** The words in use: those of the page and of the current game, in the player's language. */
export interface Wording {
  /** The language in use. */
  language: Language;
  say(id: string, args?: WordArgs): string;
  rich(id: string, args?: WordArgs): TemplateResult | string;
  /** Language of a message that is in another one than the page; undefined for all others. */
  languageOf(id: string): Language | undefined;
  /** Render a text of a lesson with its cards, dice and names; `plainText` returns plain text. */
  lessonText(text: Text): TemplateResult;
  plainText(text: Text): string;
  has(id: string): boolean;
  cardName(name: string): string;
  /** True if it is the name of a card of the current game, or of a die. */
  isThing(name: string): boolean;
  /** True if the words of this game are loaded. */
  speaks(game: string): boolean;
  /** Load the words of a game. If they cannot be fetched, shows a notice and resolves after a successful retry. */
  useGame(name: string): Promise<void>;
}

/** The games on offer. */
export interface GameCatalogue {
  catalogue: Catalogue;
  game(name: string): GameEntry | undefined;
  /** Setup with which a game on home was last started, or its usual setup. */
  setup(key: string): Setup;
}

/** What the player prefers, on this device. */
export interface Preferences {
  settings: Settings;
  /** Store a preference, apply it and redraw. */
  set<K extends keyof Settings>(name: K, value: Settings[K]): void;
  /** Change part of a preference: reads the stored value first, because another tab may have changed it. */
  alter<K extends keyof Settings>(name: K, change: (value: Settings[K]) => Settings[K]): void;
}

/** What is stored on this device. */
export interface Stores {
  matches: Matches;
  lessons: Lessons;
  firstGames: FirstGames;
  practice: Practice;
  training: TrainingHistory;
  mistakes: Mistakes;
  erase(): Promise<void>;
}

/** The way from screen to screen. */
export interface Navigation {
  go(hash: string): void;
  /** Go back to the previous screen, as the browser's own button does. */
  back(): void;
  /** Address that `back` leads to. */
  readonly wayBack: string;
}

/** What is shown and spoken now. */
export interface Display {
  redraw(): void;
  announce(text: string, urgent?: boolean): void;
  notices: Notice[];
  notify(notice: Notice): void;
  dismiss(id: string): void;
}

/** The engine that answers at the table on show. */
export interface EngineAccess {
  /** Send a request to the engine; replies go to the screen's `receive`. */
  request(message: Request): void;
  progress: Progress;
  /** Resolves a moment after the engine is ready: background work starts then. */
  settled: Promise<void>;
  readonly engineState: EngineState;
  /** Restart the engine, whatever it is doing. */
  retry(): void;
  /** True if the whole site is cached on the device; null if not known yet. */
  offline: boolean | null;
}

/** The table on show. */
export interface CurrentTable {
  /**
   * The match on the table, until the screen that put it there leaves. `page/match-recorder.ts` updates its
   * log, glance and `over` from each frame, and stores it, before the screen's `receive` is called.
   */
  match: StoredMatch | null;
  /** Seat of the viewer: `view.seat` of the latest frame. */
  viewer: number;
  /** The people on other devices at the table on display; null if there are none. */
  readonly participants: Participants | null;
  seatName(seat: number): string;
  isYou(seat: number): boolean;
}

/** Opens, starts and closes tables. */
export interface Tables {
  /**
   * Create a match from an offer and go to its table. By default with the last or usual setup; optionally with the
   * cards of `seed` and a score to beat.
   */
  start(key: string, setup?: Setup, seed?: string, rival?: Rival): Promise<void>;
  /** Key of the game, or id of the match, whose button was tapped and waits for the engine. */
  starting: string | null;
  /** Go to the table of a stored match as soon as the engine is ready. */
  resume(id: string): Promise<void>;
  /**
   * Put a stored match on the table: sets `match`, loads its words, requests `load`.
   * If there is no such match, or another tab has it, goes home and shows the reason.
   */
  open(id: string): Promise<void>;
  /** Take the match off the table and release it for other tabs. */
  leave(): void;
  /** Let a remote engine answer at the table of its match, where others sit at their own devices; null disconnects it. */
  reach(end: RemoteEngine | null, participants?: Participants | null): void;
  /** True if this match can go on here. A match between several devices can only while it is connected. */
  reaches(match: StoredMatch): boolean;
  /**
   * Put a match on the table that is not stored: its first frame is the reply to `request`.
   * @param known the engine's reply, where it is known in advance: it is shown until the reply arrives
   */
  openUnstored(request: Request, head: Head, rest?: Partial<StoredMatch>, known?: KnownStep | null): Promise<void>;
  /** Store a new match and go to its table. */
  sit(match: StoredMatch): Promise<void>;
}

/** All that the page offers to its screens. A function takes only the parts that it uses. */
export interface App
  extends Wording,
    GameCatalogue,
    Preferences,
    Stores,
    Navigation,
    Display,
    EngineAccess,
    CurrentTable,
    Tables {}

export type Params = string[];

/** A screen while the player is at it. */
export interface Visit {
  /** Heading that is spoken, and title of the document. */
  title(): string;
  draw(): TemplateResult;
  receive?(message: IncomingMessage): void;
  /** Called when another tab has finished or deleted a match. */
  finished?(): void;
  keys?(event: KeyboardEvent): void;
  /** Called when the player comes to the same place again; a visit without it ends, and another begins. */
  follow?(params: Params): void;
  leave?(): void;
}
/** A screen. Its state belongs to the visit, which begins when the player arrives. */
export interface Screen {
  /** True if it is a table, which fills the window. */
  table?: boolean;
  /** Return the screen that shows this address instead. */
  instead?(app: App, params: Params): Screen | undefined;
  /** Key of the place that is visited: the visit goes on while this value does not change. By default the address. */
  place?(app: App, params: Params): string;
  /**
   * Begin a visit; undefined if the address shows nothing, and another one has replaced it.
   * @param visit aborted when the player leaves
   */
  open(app: App, params: Params, visit: AbortSignal): Visit | undefined;
}
type Launch = { targetURL?: string; files?: readonly { getFile(): Promise<File> }[] };

declare global {
  interface Window {
    /** What the system opens with the installed page, where browsers have it (https://wicg.github.io/web-app-launch/). */
    launchQueue?: { setConsumer(take: (launch: Launch) => void): void };
    taku?: App;
    /**
     * Check cached files and fetch damaged ones again, then reload. True if one cannot be replaced
     * (browser/mending.ts).
     */
    mend(): Promise<boolean>;
    /**
     * Handle a page that cannot start because a file is missing or damaged: repair it, or show an error
     * (browser/last-resort.ts).
     */
    failStart(error?: unknown): Promise<void>;
    /**
     * Set the attributes by which style sheets follow the preferences; those that are not set count as default
     * (appearance.js).
     */
    showAppearance(settings: Partial<Settings>): void;
    /** Requests for the page's own files (preload.js). */
    preload: {
      /** True if the modules have not been requested yet. */
      isDue: boolean;
      modules(): void;
      file(path: string): void;
    };
    /** Data and functions that start.js shares with the page's modules. */
    first: {
      /** Show an error message in place of the whole page. */
      tell(id: 'too-old' | 'framed' | 'not-fetched'): void;
      /** True if the page's main script has begun to run. */
      isRunning: boolean;
      /** File of openings that this visit reads, drawn at random. */
      openings: string;
      /** Address fragment (hash) with which the page was opened. */
      hash: string;
      /** Element that was tapped before the page could respond. */
      tapped: Element | null;
      /** Link or button on which the pointer is down before the page can respond. */
      pressed: Element | null;
      /** Open the database; create it if it does not exist. */
      openDatabase(): Promise<IDBDatabase>;
      madeDatabase: boolean;
      /** The first connection to the database, until storage/database.ts has taken it over. */
      database: Promise<IDBDatabase> | null;
      /** The worker of the engine, until wire/engine.ts has taken it over; `said` are its messages so far. */
      engine: Worker | null;
      said: Event[];
    };
  }
}
