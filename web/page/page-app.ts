import type { App, EngineState, KnownStep, Notice, Participants, RemoteEngine, WordArgs } from '../app.ts';
import { announce } from '../browser/announcements.ts';
import { importPart } from '../browser/import-part.ts';
import { go, goBack, wayBack } from '../model/back-stack.ts';
import { playersLearnt } from '../model/first-games.ts';
import type { MatchLoader } from '../model/match-loader.ts';
import { firstSetup, isOwnSeat, nameOf, setupOf } from '../model/matches.ts';
import { placeNotice } from '../model/notices.ts';
import { offerAt } from '../model/offers.ts';
import type { Catalogue, Head, Language, Progress, Request, Text } from '../protocol.d.ts';
import { firstGames } from '../storage/first-game-store.ts';
import { lessons } from '../storage/lesson-progress.ts';
import { mistakes } from '../storage/mistake-store.ts';
import { practice } from '../storage/practice-store.ts';
import { keepSetting, readSettings, showSettings } from '../storage/preferences.ts';
import type { Matches, Rival, Settings, Setup, StoredMatch } from '../storage/stored-types.ts';
import { training } from '../storage/training-store.ts';
import type { Engine } from '../wire/engine.ts';
import { ENGLISH } from '../words/languages.ts';
import { erase } from './erase.ts';
import type { MatchRecorder } from './match-recorder.ts';
import type { MatchStarter } from './match-starter.ts';
import type { PageWords } from './page-words.ts';
import type { ReplyRouter } from './reply-router.ts';
import type { SharedTable } from './shared-table.ts';

const FIRST_DEAL_TIME = 800; // milliseconds that the first deal has for itself after the engine is ready

/** The parts of the page that need the app themselves, and are made after it. */
export interface AppParts {
  engine: Engine;
  loader: MatchLoader;
  recorder: MatchRecorder;
  replies: ReplyRouter;
  starter: MatchStarter;
  screens: { draw(): void; finished(): void };
}

/** What the page offers to its screens; each thing is done by the part that it belongs to. */
export class PageApp implements App {
  /** Set by main.ts before the first screen is drawn. */
  parts!: AppParts;
  readonly lessons = lessons;
  readonly firstGames = firstGames;
  readonly practice = practice;
  readonly training = training;
  readonly mistakes = mistakes;
  readonly settled: Promise<void>;
  language: Language = ENGLISH;
  progress: Progress = { type: 'progress', phase: 'loading', loaded: 0, total: 0 };
  offline: boolean | null = null;
  match: StoredMatch | null = null;
  viewer = 0;
  starting: string | null = null;
  notices: Notice[] = [];

  constructor(
    readonly catalogue: Catalogue,
    readonly matches: Matches,
    readonly settings: Settings,
    readonly words: PageWords,
    readonly far: SharedTable,
    /** Resolves when the engine is ready. */
    ready: Promise<void>,
  ) {
    this.settled = ready.then(() => new Promise(done => setTimeout(done, FIRST_DEAL_TIME)));
  }

  // Words

  say = (id: string, args?: WordArgs) => this.words.say(id, args);
  rich = (id: string, args?: WordArgs) => this.words.rich(id, args);
  languageOf = (id: string) => this.words.languageOf(id);
  lessonText = (text: Text) => this.words.lessonText(this.words.of(text), this.words.languageIn(text));
  plainText = (text: Text) => this.words.plainText(this.words.of(text));
  has = (id: string) => this.words.has(id);
  cardName = (name: string) => this.words.cardName(name);
  isThing = (name: string) => this.words.isThing(name);
  useGame = (name: string) => this.words.speak(name);
  speaks = (game: string) => this.words.game === game;
  seatName = (seat: number) => nameOf(this, seat);
  isYou = (seat: number) => isOwnSeat(this, seat);
  game = (name: string) => this.catalogue.games.find(game => game.name === name);

  // Display

  announce = announce;
  redraw = () => this.parts.screens.draw();
  go = (hash: string) => go(this, hash);
  back = () => goBack(this);

  get wayBack(): string {
    return wayBack(this);
  }

  notify = (notice: Notice) => {
    this.notices = [...this.notices.filter(({ id }) => id !== notice.id), notice];
    placeNotice(notice);
    this.announce(this.say(notice.text, notice.args));
    this.redraw();
  };

  dismiss = (id: string) => {
    if (!this.notices.some(notice => notice.id === id)) return;
    this.notices = this.notices.filter(notice => notice.id !== id);
    this.redraw();
  };

  // Preferences and data

  set = <K extends keyof Settings>(name: K, value: Settings[K]) => {
    this.settings[name] = value;
    keepSetting(name, value);
    showSettings(this.settings);
    if (name === 'language') this.words.speak().then(this.redraw);
    else this.redraw();
  };

  alter = <K extends keyof Settings>(name: K, change: (value: Settings[K]) => Settings[K]) => {
    Object.assign(this.settings, readSettings());
    const value = change(this.settings[name]);
    if (value !== this.settings[name]) this.set(name, value);
  };

  erase = () => erase(this, this.words);

  // The engine, or the remote engine that answers for it

  request = (message: Request) => {
    if (message.type === 'play') this.parts.recorder.noteDecision(message.move);
    this.far.engineOr(this.parts.engine).request(message);
  };

  get engineState(): EngineState {
    return this.far.engineOr(this.parts.engine).state;
  }

  retry = () => {
    this.parts.engine.retry();
    this.dismiss('standstill');
  };

  // Tables

  get participants() {
    return this.far.participants;
  }

  reach = (end: RemoteEngine | null, participants: Participants | null = null) => {
    const { engine, replies } = this.parts;
    this.far.reach(end, participants, engine, replies.receive);
  };

  reaches = ({ id, friends }: StoredMatch) => !friends || this.far.end?.id === id;

  setup = (key: string) => {
    const what = offerAt(this, key);
    if (!what) throw new Error(`no game ${key}`);
    return setupOf(what, this.settings.last[key] ?? firstSetup(what, this.language, playersLearnt(this, what)));
  };

  start = (key: string, setup: Setup = this.setup(key), seed?: string, rival?: Rival) =>
    this.parts.starter.start(key, setup, seed, rival);

  sit = async (match: StoredMatch) => {
    await this.matches.keep(match).catch(this.parts.recorder.reportNotStored);
    this.go(`#/play/${match.id}`);
  };

  resume = (id: string) => this.parts.starter.resume(id);
  open = (id: string) => this.parts.loader.open(id);

  leave = () => {
    const { match, far } = this;
    if (far.isShown) far.end?.tableLeft();
    this.parts.loader.leave();
    if (match?.own) importPart(() => import('./lazy.ts')).then(({ endOwnBots }) => endOwnBots());
    if (match) this.parts.recorder.forgetUntouched(match);
  };

  openUnstored = (request: Request, head: Head, rest?: Partial<StoredMatch>, known?: KnownStep | null) =>
    this.parts.loader.openUnstored(request, head, rest, known);
}
