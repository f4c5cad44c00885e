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
  SeenRound,
  Sentence,
  Share,
  Weights,
} from '../protocol.d.ts';

/** A table as the player left it. */
export interface TableSnapshot {
  /** Frame to show first. */
  frame: Frame;
  /** Meanings of taps at that point, unless the frame contains them. */
  touched: Meaning[];
  /** Decision that the engine had not carried out yet; absent if there is none. */
  move?: string;
}

/** What home shows of a match without the engine. */
export interface Glance {
  /** The hand, face up; empty if several people share the device. */
  items: string[];
  caption: Sentence;
  to_act: number;
  seat: number;
  points: number[];
  round?: number;
  /** Place by points so far of the only person at this device; 0 if it means nothing yet. */
  place?: number;
}
export interface StoredMatch {
  id: string;
  head: Head;
  log: string[];
  /** Name for each seat; '' if none was given. */
  names: string[];
  when: number;
  /** Counter of play order: higher is later; matches stored together share a value. */
  turn?: number;
  glance: Glance | null;
  over: boolean;
  /** True while no person has decided anything: the match is deleted when the player leaves it. */
  untouched?: boolean;
  /** True if it continues a replay: it does not count. */
  practice?: boolean;
  /** True on a score pad, where people enter the real dice that they throw. */
  pad?: boolean;
  /** Ids of the player's own bots, by seat. */
  own?: Record<string, string>;
  /** Changes of bots' levels during the match, in order; `head` has the latest. */
  levels?: LevelChange[] | undefined;
  tally?: Tally;
  /** Only for a finished match. */
  result?: Result | null;
  /** Only for a match that has ended on this device; older ones have none. */
  dates?: Dates | undefined;
  /** Order of the hand as the player has arranged it, in an unfinished match. */
  order?: HandOrder | undefined;
  /** Cards that the player has chosen for the next decision, but not played. */
  choice?: KeptChoice | undefined;
  /** Score to beat, if the cards came by a link. */
  rival?: Rival;
  /** Only for a deal of an event: its first round is its last, without hints and undo. */
  event?: DealOfEvent;
  /** Request that opens an unstored table, such as a lesson's; such a match has no id. */
  request?: Request;
  /** True if all hands are visible, so that there is no single viewer. */
  open?: boolean;
  /** In a replay: whether the match is the viewer's own or another player's. */
  watched?: 'mine' | 'theirs';
  /** Id of the finished match of this device that is replayed. */
  ended?: string;
  /** In a replay: the sender's score with these cards, if shared by a link. */
  sent?: Rival;
  /** Only for a match between several devices. */
  friends?: Friends;
}
/** Which deal of which event a match is. */
export interface DealOfEvent {
  /** Id of the event. */
  id: string;
  /** Number of the deal, from 1, and of all deals. */
  deal: number;
  deals: number;
}
/** A bot's level was changed during the match. */
export interface LevelChange {
  /** Length of the log then. */
  entry: number;
  seat: number;
  /** Level and temper before, as in `Head.seats`. */
  was: string;
}
/** What a device knows of a match between several devices. */
export interface Friends {
  /** Seats of the people at this device. */
  here: number[];
  /** Commitments of all devices, made before they revealed their numbers for the seed. */
  commitments: string[];
  /** This guest device's number for the seed; '' if none. */
  number?: string;
  /** Different requests for the numbers of the seed. After more than one, the host may have chosen the deal. */
  asked?: number;
  /** Names of players who came late to this device: they watch until they get seats of bots. */
  late?: string[];
  /** Only on guests, until the finished match is checked: what this device has seen, round by round. */
  seen?: SeenRound[];
  /** Number of times that the host has told a round otherwise than before. */
  rewound?: number;
  /** Rounds of the finished match that differ from what this device has seen, and those it has not seen whole. */
  compared?: { unlike: number[]; unseen: number[] };
  /** What the devices know of each other, so that one of them can go on if the host leaves. */
  succession?: Succession;
  /** Only if another device has taken over, here or before: where the log was, and the host's term, when the seed was drawn. */
  drawn?: { term: number; since: number };
  /** Only on the host. On guests, the log holds public moves only, and the seed arrives at the end. */
  host?: Hosted;
}
/** Who hosts a match, and who may take over. */
export interface Succession {
  /** Id of the match on the device that hosted it first. */
  match: string;
  /** Public key of the host's device. */
  host: string;
  /** By seat: public key of its device; '' for bots. */
  keys: string[];
  /** How often another device has taken over from the host. */
  term: number;
}
/** What only the host stores; each list is by seat. */
export interface Hosted {
  /** Secrets by which an absent player regains a seat; '' for people at this device, and for bots. */
  keys: string[];
  /** Levels of the bots that play for absent players. */
  bots: (string | null)[];
  /** Seats that a bot plays until the host gives them back. */
  held?: number[];
  /** Seats of bots that fill free seats: people who come late may take them. */
  filled?: number[];
  /** Simultaneous decisions that wait for other players. */
  chosen: (string | null)[];
  /** True if spectators are allowed. */
  onlookers: boolean;
}
/** How a match was played. */
export interface Tally {
  /** Milliseconds at the table. */
  time: number;
  hints: number;
  undone: number;
}
/** Dates on which a match began and ended, in the time zone of that time; later travel does not change them. */
export interface Dates {
  began: string;
  ended: string;
}
/** The result of a finished match. */
export interface Result {
  /** Seat that the match's statistics belong to: the first person at the table. */
  seat: number;
  /** Number of sides: seats or teams that play against each other. */
  sides: number;
  /** Place of each seat among the sides. */
  places: number[];
  points: number[];
  rounds: number;
  /** Points in each row of the player's own score sheet, by the row's id. */
  boxes: Record<string, number>;
}
/** The order of a hand as the player has arranged it. */
export interface HandOrder {
  /** Key of the round and the seat. */
  of: string;
  names: string[];
}
/** Cards that a player has chosen for a decision. */
export interface KeptChoice {
  /** Number of log entries before the decision, and the seat that decides: no other seat may see the choice. */
  entries: number;
  seat: number;
  items: string[];
  /** The cards that the player tapped; the page may have added others. */
  touched: string[];
}
/** The result of one player in a match. */
export interface Score {
  points: number;
  /** Place among all sides. */
  place: number;
  sides: number;
}
/** Another player's score with these cards, as a link claims it: it is not verified. */
export interface Rival extends Score {
  /** '' if none was given. */
  name: string;
  hints: number;
  undone: number;
}
/** A record for the statistics: a finished match without its moves. */
export type MatchRecord = Pick<
  StoredMatch,
  'id' | 'head' | 'names' | 'when' | 'dates' | 'over' | 'pad' | 'friends' | 'levels'
> & {
  tally: Tally;
  result: Result;
};
/** A stored review, in the order of the log; complete or in progress. */
export interface KeptReview {
  /** Id of the match. */
  id: string;
  /** Version of the review's computation. */
  version: number;
  /** Fingerprint of the reviewed log. */
  log: string;
  seat: number;
  /** Seed of the sampled worlds. */
  seed: string;
  /** Smallest loss in points of a round that counts. */
  least: number;
  /** Log positions of the decisions to review, and of the round ends whose luck to evaluate. */
  entries: number[];
  ends: number[];
  judged: Reviewed[];
  shares: Share[];
  /** All visible moments that have been evaluated, with the expected results; older reviews have none. */
  moments?: Moment[] | null;
}
/** A mistake: its position, and when it is due (mistake-schedule.ts). */
export interface Mistake {
  /** Id of the match, and the position in its log. */
  id: string;
  head: Head;
  /** Log up to the decision. */
  log: string[];
  names: string[];
  /** Time of the match, and its local date; older mistakes have no date. */
  when: number;
  played?: string | null;
  /** Seat that made the mistake. */
  seat: number;
  reviewed: Reviewed;
  /** Number of right answers since the last wrong one. */
  stage: number;
  /** Date on which it is due. */
  due: string;
  /** Number of attempts. */
  answered: number;
}
/** The store of mistakes. */
export interface Mistakes {
  all(): Promise<Mistake[]>;
  /**
   * Add a mistake that a review has found, unless it is known, removed or mastered.
   * @param again true if it was made again: then it comes back though it was removed or mastered
   */
  found(match: StoredMatch, seat: number, reviewed: Reviewed, again?: boolean): Promise<void>;
  /** Note an attempt. Returns the mistake's new state; null if it is mastered or gone. */
  answered(id: string, right: boolean): Promise<Mistake | null>;
  /** Remove a mistake. Returns a function that restores it. */
  drop(id: string): Promise<() => Promise<void>>;
  /** Add mistakes that are new, or have more attempts than here; return how many. */
  add(found: readonly Mistake[]): Promise<number>;
  /** Watch for changes of other tabs. Returns a function that stops it. @param changed called at each change */
  watch(changed: () => void): void;
}
/** Setup of a match; the options screen remembers the last one. */
export interface Setup {
  options: Record<string, OptionValue>;
  seats: string[];
  names: string[];
}
export interface Settings {
  /** The chosen language, offered or not; '' for the browser's. */
  language: '' | Language;
  theme: 'system' | 'light' | 'dark' | 'contrast';
  /** The hand that plays: the table's buttons are on its side. */
  side: 'right' | 'left';
  deckColours: 'two' | 'four';
  cardSize: 'small' | 'normal' | 'large';
  cardFace: 'large' | 'corners' | 'jumbo';
  cardBack: 'lozenge' | 'waves' | 'checks';
  speed: 'calm' | 'normal' | 'fast' | 'none';
  sort: 'game' | 'suit' | 'rank' | 'steady';
  /** Number of taps that play a single card. */
  taps: 'one' | 'two';
  /** True if the first tapped card selects the rest of the only possible set. */
  completeChoice: boolean;
  /** True if the page asks before it writes a 0 while another box would score. */
  askZero: boolean;
  /** True if the only playable card is played without a tap. */
  onlyCard: boolean;
  /** True if the rest of a round is played out at once when nothing is at stake. */
  finishDecided: boolean;
  sounds: boolean;
  volume: 'low' | 'normal' | 'high';
  verbosity: 'brief' | 'normal' | 'full';
  queryKeys: boolean;
  /** The letters of the question keys, in the order of `QUESTIONS` (model/question-keys.ts). */
  questionKeys: string;
  /** The page reads out what a screen reader would say. */
  voice: boolean;
  /** The device vibrates. */
  haptics: boolean;
  /** The icon of the installed page tells how many mistakes are due. */
  badge: boolean;
  /** True if finished matches are reviewed in idle time. */
  idleReviews: boolean;
  /** True if problems ask first who could hold what matters, such as the queen of spades. */
  guessHolders: boolean;
  /** True if the guide speaks in a first game. */
  guide: boolean;
  /** True if the guide goes along in the matches after a first game. */
  guideAlong: boolean;
  yourName: string;
  /** Last setup of each offer, by key. */
  last: Record<string, Setup>;
  /** Named sets of house rules of each offer, by key. */
  rules: Record<string, OwnRules[]>;
}
/** A set of house rules that the player has named. */
export interface OwnRules {
  name: string;
  options: Record<string, OptionValue>;
}
/** How a step was solved: without help ('star'), with help ('tick'), or not yet. */
export type Star = '' | 'tick' | 'star';
/** Progress in a lesson. */
export interface LessonProgress {
  /** Index of the step to continue with. */
  at: number;
  stars: Star[];
  /** Ids of the steps, in their order at the time; older records have none. */
  steps?: readonly string[] | undefined;
  when: number;
}
/** Values by name, in localStorage. */
export interface Records<T> {
  all(): [name: string, value: T][];
  /** Merge imported values; return how many have gained from it. */
  add(found: Record<string, T>): number;
  /** Read from storage again, after another tab has written. */
  readAgain(): void;
}
/** The store of progress in lessons, by 'game/lesson'. */
export interface Lessons extends Records<LessonProgress> {
  of(game: string, name: string): LessonProgress | undefined;
  /** The lesson that was left unfinished last. */
  left(): { game: string; name: string; at: number } | undefined;
  /** Store progress; earlier stars remain. */
  keep(game: string, name: string, learnt: LessonProgress): void;
}
/** A guided game that was begun. */
export interface FirstGame {
  /** All entries of the log, including the prepared deal. */
  log: string[];
  /** Rules that came up in it. */
  met: string[];
  over: boolean;
  when: number;
}
/** The store of guided games, by 'game/deal'. */
export interface FirstGames extends Records<FirstGame> {
  of(game: string, name: string): FirstGame | undefined;
  /** The game that was left unfinished last. */
  left(): { game: string; name: string } | undefined;
  /** Rules of a game that came up in any of its deals, and so are known. */
  met(game: string): string[];
  /** Store a game; rules that came up before remain. */
  keep(game: string, name: string, played: FirstGame): void;
  /** Have the guide of this game ask whether it should go along; '' once that is answered. */
  ask(game: string): void;
  /** True if the guide of this game asks. */
  asks(game: string): boolean;
  /** Forget which rules of a game are known. */
  forget(game: string): void;
}
/** The learner's results in the practice of a game. */
export interface PracticeResults extends Required<Weights> {
  /** Answers in all, of every part. */
  answered: number;
  right: number;
  /** Current series of right answers; `best` is the longest. */
  streak: number;
  best: number;
  /** Answers by part: one for each device that has practised. Older answers belong to no part. */
  parts?: Record<string, Answers> | undefined;
  /** Id of the part of this device, chosen at random for each game; absent before its first answer. */
  own?: string | undefined;
}
/** Numbers of answers to practice questions. */
export type Answers = Pick<PracticeResults, 'answered' | 'right'>;
/** The store of practice results, by the key of an offer. */
export interface Practice extends Records<PracticeResults> {
  of(key: string): PracticeResults;
  keep(key: string, standing: PracticeResults): void;
  /** Note an answer to a question of this kind, about this rule. */
  answered(key: string, question: Asked, right: boolean): void;
}
/** A guess of who holds something: the part of each one who could, in per cent, and whether it was so. */
export type HolderGuess = { said: number; was: boolean }[];
/** An answer to a problem. */
export interface ProblemAnswer {
  id: string;
  /** Kind of decision. */
  kind: string;
  when: number;
  /** False if the answer was shown. */
  right: boolean;
  /** What it cost, in the unit of the problem; what the usual mistake costs if the answer was shown. */
  loss: number;
  /** The guess before it of who could hold something; absent if none was made. */
  guess?: HolderGuess;
}
/** The store of answers to problems, by game, the oldest first. */
export interface TrainingHistory extends Records<ProblemAnswer[]> {
  of(game: string): ProblemAnswer[];
  answered(game: string, answer: ProblemAnswer): void;
}
/** Why a match cannot be opened: the wrong part and, for a move, its position in the log. */
export interface MatchFault {
  part: string;
  entry: number;
}
/** A match that cannot be opened, as stored. */
export interface DamagedMatch extends MatchFault {
  id: string;
  value: unknown;
}
/** Imported matches: numbers of new ones, of continued ones and of known ones. */
export type ImportCounts = Record<'matches' | 'further' | 'same', number>;
export interface Matches {
  /** True if everything in memory is also stored. */
  readonly lasting: boolean;
  /** True if the browser has deleted stored matches since the last visit. */
  readonly lost: boolean;
  /** Store matches, all or none, as the ones played last. */
  keep(...matches: StoredMatch[]): Promise<void>;
  /**
   * Store a new match with the table at its first decision; no other match can have its deal then. False if one has had
   * it already, or if storage fails.
   */
  begin(match: StoredMatch, table: TableSnapshot): Promise<boolean>;
  /**
   * Add imported matches: new ones, and those that continue one of this device. Others are ignored; those that cannot
   * be
   * opened here are set aside. `done` receives the number of matches handled so far.
   */
  add(matches: readonly StoredMatch[], done: (count: number) => void): Promise<ImportCounts>;
  /** The match in memory. */
  known(id: string): StoredMatch | undefined;
  open(id: string): Promise<StoredMatch | null>;
  /** Unfinished matches with at least one decision of a person, the newest first. */
  list(): StoredMatch[];
  /** Records of finished matches, the newest first. */
  finished(): Promise<MatchRecord[]>;
  /** All readable matches with their moves, even those that cannot be opened. */
  all(): Promise<StoredMatch[]>;
  /** Delete a match. Returns a function that restores it. */
  drop(id: string): Promise<() => Promise<void>>;
  /** Delete matches without any decision that are older than a day. */
  sweep(): Promise<void>;
  /**
   * Remove a match that cannot be opened from the list, until the page has another version.
   * Its stored entry is kept.
   */
  setAside(id: string, fault: MatchFault): void;
  /** Matches that cannot be opened. */
  damaged(): DamagedMatch[];
  faultOf(id: string): MatchFault | undefined;
  erase(): Promise<void>;
}
