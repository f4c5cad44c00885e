import type {
  Asked,
  Frame,
  Head,
  Language,
  Meaning,
  Moment,
  OptionValue,
  Request,
  Reviewed,
  Sentence,
  Share,
  Weights,
} from '../protocol.d.ts';

/** How a match can begin before the engine is there: up to one's first decision. */
export interface Ready {
  /** Under which game it lies ready; null where it has come with the page. */
  key: string | null;
  head: Head;
  log: string[];
  /** What is shown on the way, without `log` and `match`. */
  frames: Frame[];
  /** What a touch on a card asks then, where the last of them does not tell it. */
  touched: Meaning[];
}
/** What home shows of a match without asking the engine. */
export interface Glance {
  /** The hand, face up; empty where several people share the device. */
  items: string[];
  caption: Sentence;
  to_act: number;
  seat: number;
  points: number[];
  round?: number;
  /** Of the one person who plays here, by the points so far; 0 where that says nothing. */
  place?: number;
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
  /** Has no person decided anything in it yet? Then it is forgotten when it is left. */
  untouched?: boolean;
  /** Was it played on from a replay? Then it does not count. */
  practice?: boolean;
  /** The bots of one's own at the table, by their ids, at each of their seats. */
  own?: Record<string, string>;
  tally?: Tally;
  /** Only of a match that is over. */
  result?: Result | null;
  /** Only of a match that has ended here since pages keep them. */
  dates?: Dates | undefined;
  /** How somebody has laid the own hand by hand, as long as the match goes on: for which round and seat. */
  order?: HandOrder | undefined;
  /** What a player has chosen for the next decision, and has not played yet. */
  choice?: KeptChoice | undefined;
  /** Whose score is to be beaten, where the cards came by a link. */
  rival?: Rival;
  /** What lays a match on the table that is not kept, as that of a lesson; such a match has no id. */
  request?: Request;
  /** Do all hands lie open, so that nobody in particular looks? */
  open?: boolean;
  /** Whose match is it that is seen again? */
  watched?: 'mine' | 'theirs';
  /** Which match of this device, where that is over? */
  ended?: string;
  /** Of a match that is seen again: what whoever sends its cards got with them. */
  sent?: Rival;
  /** Of a match among several devices. */
  friends?: Friends;
}
/** What a device knows of a match that it plays with others. */
export interface Friends {
  /** The seats of those who sit here. */
  here: number[];
  /** What each device had committed to before the numbers were shown that the seed is made of. */
  commitments: string[];
  /** What a guest's device has added to the seed; '' if nothing. */
  number?: string;
  /** How often the numbers of this seed were asked for: more than once, the host could choose among as many deals. */
  asked?: number;
  /** Only of the device that plays. On others the log holds what has become public, and the seed comes at the end. */
  host?: Hosted;
}
/** What the device keeps that plays; each list is by seat. */
export interface Hosted {
  /** What gives a seat back to whoever sat there; '' for those who sit here, and for bots. */
  keys: string[];
  /** The levels of the bots that play for those who are away. */
  bots: (string | null)[];
  /** The seats that a bot plays until the host gives them back. */
  held?: number[];
  /** What has been decided face down, and waits for others. */
  chosen: (string | null)[];
  /** May others watch? */
  onlookers: boolean;
}
/** How a match was played. */
export interface Tally {
  /** Milliseconds at the table. */
  time: number;
  hints: number;
  undone: number;
}
/** The dates on which a match began and ended, where the player was then: no journey changes them. */
export interface Dates {
  began: string;
  ended: string;
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
/** The order of a hand that was laid by hand. */
export interface HandOrder {
  /** The round, and whose hand it is. */
  of: string;
  names: string[];
}
/** The cards that a player has chosen for a decision. */
export interface KeptChoice {
  /** Number of entries in the log before the decision, and the seat that decides: no other is shown them. */
  entries: number;
  seat: number;
  items: string[];
  /** Those of them that the player touched: others may have been added. */
  touched: string[];
}
/** What somebody got in a match. */
export interface Score {
  points: number;
  /** Among so many sides. */
  place: number;
  sides: number;
}
/** What somebody else got with the same cards, as a link has told: nobody has checked it. */
export interface Rival extends Score {
  /** '' where none was given. */
  name: string;
  hints: number;
  undone: number;
}
/** What statistics know of a finished match: all but its moves. */
export type Kept = Pick<StoredMatch, 'id' | 'head' | 'names' | 'when' | 'dates' | 'over' | 'friends'> & {
  tally: Tally;
  result: Result;
};
/** What has been reckoned of what mattered in a match, in the order of its log; all of it, or as far as it got. */
export interface KeptReview {
  /** Of the match. */
  id: string;
  /** Which reckoning it is. */
  version: number;
  /** By what the log is known again that it is about. */
  log: string;
  seat: number;
  /** What the guessed worlds come from. */
  seed: string;
  /** How many points of a round a move must give away to matter. */
  least: number;
  /** Decisions to be reviewed, and ends of rounds whose luck is to be told, by their place in the log. */
  entries: number[];
  ends: number[];
  judged: Reviewed[];
  shares: Share[];
  /** All that was seen as far as it is judged, and what it left to expect; reviews of old have none. */
  moments?: Moment[] | null;
}
/** A position in which somebody went wrong, and when it comes back (schedule.ts). */
export interface Mistake {
  /** Of the match, and the entry of its log. */
  id: string;
  head: Head;
  /** Up to the decision. */
  log: string[];
  names: string[];
  /** When the match was played, and the date where it was; older mistakes have no date. */
  when: number;
  played?: string | null;
  /** Who went wrong. */
  seat: number;
  reviewed: Reviewed;
  /** How often it has been put right since it was made last. */
  stage: number;
  /** The day on which it comes back. */
  due: string;
  /** How often it has been tried again. */
  answered: number;
}
/** What this device keeps of mistakes. */
export interface Mistakes {
  all(): Promise<Mistake[]>;
  /** A review has found this one; what is here, was removed or is done with stays as it is. */
  found(match: StoredMatch, seat: number, reviewed: Reviewed): Promise<void>;
  /** It has been tried again; what it is now, or null where it is done with, or gone. */
  answered(id: string, right: boolean): Promise<Mistake | null>;
  /** Takes it away; what comes of it puts it back. */
  drop(id: string): Promise<() => Promise<void>>;
  /** Takes in those that are not here, or were tried again more often elsewhere; how many those are. */
  add(found: readonly Mistake[]): Promise<number>;
  /** What is here without a database goes, too: all has been erased. */
  forget(): void;
}
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
  cardFace: 'large' | 'corners';
  cardBack: 'lozenge' | 'waves' | 'checks';
  speed: 'calm' | 'normal' | 'fast' | 'none';
  sort: 'game' | 'suit' | 'rank';
  /** How often a card is touched that can be played alone, until it is played. */
  taps: 'one' | 'two';
  /** Does the first card of the only set there is bring the others? */
  completeChoice: boolean;
  /** Is it asked before a 0 is written while another box would score? */
  askZero: boolean;
  /** Is passed without a touch where nothing else can be done? */
  /** Is the only card that can be played laid without a touch? */
  onlyCard: boolean;
  /** Is the rest of a round played out at once when nothing is at stake any more? */
  finishDecided: boolean;
  sounds: boolean;
  volume: 'low' | 'normal' | 'high';
  verbosity: 'brief' | 'normal' | 'full';
  queryKeys: boolean;
  /** Does the guide speak in a first game? */
  guide: boolean;
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
  /** The ids of the steps that these are, in their order then; older records have none. */
  steps?: readonly string[] | undefined;
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
  /** Takes in what was learnt elsewhere; how many lessons it was more in. */
  add(found: Record<string, Learnt>): number;
  /** Another tab has gone on. */
  readAgain(): void;
  erase(): void;
}
/** A guided game that somebody has begun. */
export interface FirstGame {
  /** All that was decided, what was laid to begin with included. */
  log: string[];
  /** The rules that have come up in it. */
  met: string[];
  over: boolean;
  when: number;
}
/** What this device keeps of guided games, by 'game/deal'. */
export interface FirstGames {
  of(game: string, name: string): FirstGame | undefined;
  /** The one that was left unfinished last. */
  left(): { game: string; name: string } | undefined;
  all(): [key: string, played: FirstGame][];
  /** The rules of a game that have come up in any of its deals: they are known. */
  met(game: string): string[];
  /** What has come up before stays. */
  keep(game: string, name: string, played: FirstGame): void;
  /** Nothing of this game counts as known any more. */
  forget(game: string): void;
  /** Takes in what was played elsewhere; how many deals it was further in. */
  add(found: Record<string, FirstGame>): number;
  /** Another tab has gone on. */
  readAgain(): void;
  erase(): void;
}
/** How somebody stands in the practice of a game. */
export interface Standing extends Required<Weights> {
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
  /** Takes in of each game that in which more was answered; how many those are. */
  add(found: Record<string, Standing>): number;
  /** A question of this kind, about this rule, has been answered. */
  answered(key: string, question: Asked, right: boolean): void;
  /** Another tab has gone on. */
  readAgain(): void;
  erase(): void;
}
/** A bot, as it is kept: Python of its own, for one game. */
export interface OwnBot {
  id: string;
  game: string;
  /** That of its file, with `.py`. */
  name: string;
  code: string;
  when: number;
  /** Has a file brought it, and nobody here read it? Then nothing of it runs. */
  unread?: boolean;
}
/** The bots that somebody has written here. */
export interface Bots {
  all(): Promise<OwnBot[]>;
  /** Those that a file has brought; how many are new. */
  add(found: readonly OwnBot[]): Promise<number>;
}
/** Why a match cannot be opened: the part that is at fault, and which entry of its log, where it is a move. */
export interface Fault {
  part: string;
  entry: number;
}
/** A match that cannot be opened, as it is kept. */
export interface Damaged extends Fault {
  id: string;
  value: unknown;
}
/** Of matches that a file has brought: how many are new, go on from what was here, and were here already. */
export type Arrived = Record<'matches' | 'further' | 'same', number>;
export interface Matches {
  /** Is all that is here kept beyond this visit? */
  readonly lasting: boolean;
  /** Were there matches that the browser has cleared away since the last visit? */
  readonly lost: boolean;
  /** All of them, or none; they are played now. */
  keep(...matches: StoredMatch[]): Promise<void>;
  /** A new match that begins so, which no other then does; false where one has, or nothing can be kept: it is not here. */
  begin(match: StoredMatch, opening: Ready): Promise<boolean>;
  /**
   * The same with matches that were played elsewhere: those that are here stay unless they go on from them; those
   * that cannot be opened here are set aside. `done` is told how many have been looked at.
   */
  add(matches: readonly StoredMatch[], done: (count: number) => void): Promise<Arrived>;
  /** As it is known here without asking. */
  known(id: string): StoredMatch | undefined;
  open(id: string): Promise<StoredMatch | null>;
  /** Those left unfinished in which somebody has decided something, the newest first. */
  list(): StoredMatch[];
  /** The finished ones, the newest first. */
  finished(): Promise<Kept[]>;
  /** All that can be read, with their moves, even if they cannot be opened. */
  all(): Promise<StoredMatch[]>;
  /** Takes it away; what comes of it puts it back. */
  drop(id: string): Promise<() => Promise<void>>;
  /** Takes away what nobody has touched, and nobody has left open for a day either. */
  sweep(): Promise<void>;
  /** Takes a match that cannot be opened off the list until there is another version of the page;
   * its entry stays as it is. */
  setAside(id: string, fault: Fault): void;
  /** Those that cannot be opened. */
  damaged(): Damaged[];
  faultOf(id: string): Fault | undefined;
  erase(): Promise<void>;
}
