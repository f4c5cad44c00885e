import type { App, EngineState, IncomingMessage, KnownStep } from '../app.ts';
import type { Crash, Frame, Head, Refused, Request, SnapshotTaken, StepLaid } from '../protocol.d.ts';
import { keepSnapshot, readSnapshot } from '../storage/reply-cache.ts';
import type { MatchFault, StoredMatch, TableSnapshot } from '../storage/stored-types.ts';
import { lockMatch, unlockMatch } from '../storage/tab-lock.ts';
import { ReplyOrder } from '../wire/reply-order.ts';
import { goesAlong, metRules } from './first-games.ts';
import { fetchLessons } from './lessons.ts';
import { save, seatsHere } from './matches.ts';
import { notFound, notOpened } from './notices.ts';
import type { Begun } from './openings.ts';
import { lastFrameOf } from './openings.ts';

const PATIENCE = 1000; // milliseconds that a match waits for the engine to finish the previous table
const QUIET = 300; // milliseconds without a frame until a snapshot of the table is stored

/** What the loader needs besides the app. */
interface Around {
  /** Resolves when the engine is ready. */
  ready: Promise<void>;
  /** Pass a message to the screen in place of the engine. */
  show(message: Frame | StepLaid | Crash): void;
  /** Called when a decision on display is already on its way to the engine. */
  decided(): void;
  /** Draw home at once; the way back does not lead to the table again. */
  goHome(): void;
  /** True if another device has given this match to this tab alone. */
  isOurs(id: string): boolean;
  /** Reopen or find the room of a match between several devices; false if that is not possible. */
  rejoin(match: StoredMatch): Promise<boolean>;
}

/** The part of a frame that is drawn, as text to compare. */
const asShown = ({ type, log, match, guided, tip, met, ...shown }: Frame) => JSON.stringify(shown);

/** Why the engine refused to load a match. */
const faultIn = ({ part, entry }: Refused): MatchFault => ({
  part: entry ? 'move' : (part ?? 'whole'),
  entry: entry?.number ?? 0,
});

/**
 * Puts matches on the table, one at a time, and loads them in the engine. It loads a match again after the engine has
 * crashed, or after another tab has played on. No two tabs have one match on their tables.
 */
export class MatchLoader {
  readonly #order: ReplyOrder;
  /** Number of the current load: a newer load, or leaving the table, cancels the ones before it. */
  #turn = 0;
  /** Id of the match to take over from another tab. */
  #forced = '';
  /** Place of the engine's last crash: the table, and the length of its log. */
  #crashed: { table: string | StoredMatch; at: number | null } | null = null;
  /**
   * True if the engine was given a table that is not stored here: it may be slow, as its content may come from a
   * stranger.
   */
  #maybeSlow = false;
  /** Frame on display that the engine has not sent yet. */
  #snapshot: Frame | null = null;
  /** Match that began before the engine was ready, until it is on the table. */
  #begun: Begun | null = null;
  /** Timer for the snapshot of the table. */
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly app: App,
    readonly engine: ReplyOrder['engine'] & { restart(): void; readonly state: EngineState },
    readonly around: Around,
  ) {
    this.#order = new ReplyOrder(engine);
  }

  /** See `App.open`. */
  async open(id: string) {
    const { app } = this;
    const stays = this.#takeTurn();
    const force = this.#forced === id || this.around.isOurs(id);
    this.#forced = '';
    const held = await lockMatch(id, () => stays() && this.#taken(), force);
    const match = held && stays() ? (this.#justBegun(id) ?? (await app.matches.open(id))) : null;
    if (!stays()) return;
    if (!held) return this.#inOtherTab(id);
    if (!match) return notFound(this.app, id);
    if (!app.reaches(match) && !(await this.around.rejoin(match).catch(() => false))) {
      if (stays()) this.#unreachable();
      return;
    }
    if (!stays()) return;
    this.#forgetNotices('elsewhere', 'taken');
    this.#place(match);
    const [left] = await Promise.all([this.#knownState(match), app.useGame(match.head.game), this.#fetchTaught(match)]);
    if (!stays()) return;
    this.#load();
    if (left) this.#show(left);
    app.redraw();
  }

  /** Note how a match has begun, to be shown when its table opens. */
  begin(begun: Begun) {
    this.#begun = begun;
  }

  /** Return a match that this tab has just stored: no other tab can have played on, so it need not be read again. */
  #justBegun(id: string) {
    return this.#begun?.match.id === id ? this.app.matches.known(id) : undefined;
  }

  /** What can be shown of a match before the engine has loaded it: its opening if it is new, else its snapshot. */
  async #knownState(match: StoredMatch): Promise<(TableSnapshot & { frames: Frame[] }) | null> {
    const begun = this.#begun;
    this.#begun = null;
    if (begun?.match.id === match.id) return { ...begun.opening, frame: lastFrameOf(begun.opening) };
    const left = match.friends ? null : await readSnapshot(match);
    return left && { ...left, frames: this.engine.state === 'loading' ? [left.frame] : [] };
  }

  /** Show a match as the player left it, and send the decision that was still pending. */
  #show({ frame, frames, touched, move }: TableSnapshot & { frames: Frame[] }) {
    const [last] = frames.slice(-1);
    if (last) this.#snapshot = frame;
    for (const one of frames.slice(0, -1)) this.around.show(one);
    if (last) this.around.show({ ...last, meanings: [...last.meanings, ...touched] });
    if (!move) return;
    this.around.decided();
    this.app.request({ type: 'play', move });
  }

  /** True if this match can be shown before the engine is ready. */
  async canShow(id: string) {
    const match = await this.app.matches.open(id);
    return !!match && !match.friends && this.engine.state === 'loading' && (await readSnapshot(match)) !== null;
  }

  /** Note a frame of the match on the table. Once frames stop, request a snapshot for the next visit. */
  follow({ view }: Frame) {
    clearTimeout(this.#quiet);
    const { match } = this.app;
    if (!match?.id || match.friends || match.pad || (view.to_act >= 0 && !view.ask)) return;
    this.#quiet = setTimeout(() => this.#order.isCurrent && this.engine.request({ type: 'snapshot' }), QUIET);
  }

  /** True if the table already shows this message. */
  shows(message: IncomingMessage) {
    const snapshot = this.#snapshot;
    if (snapshot && message.type === 'step-laid') return true; // its frame follows
    if (!snapshot || message.type !== 'frame') return false;
    this.#snapshot = null;
    return asShown(message) === asShown(snapshot);
  }

  #keepSnapshot({ frame, entries, touched }: SnapshotTaken) {
    const { match } = this.app;
    if (match?.log.length === entries) keepSnapshot(match, { frame: { ...frame, type: 'frame' }, touched });
  }

  /** See `App.openUnstored`. */
  async openUnstored(request: Request, head: Head, rest: Partial<StoredMatch> = {}, known: KnownStep | null = null) {
    const { app } = this;
    const early = this.engine.state === 'loading' ? known : null;
    const stays = this.#takeTurn();
    this.#place({ id: '', head, log: [], names: [], when: 0, glance: null, over: false, request, ...rest });
    await Promise.all([app.useGame(head.game).then(app.redraw), early || this.around.ready]);
    if (!stays()) return;
    this.#load();
    if (early) [early.laid, early.frame].forEach(this.around.show);
    this.#snapshot = early?.frame ?? null;
  }

  /** See `App.leave`. */
  leave() {
    this.#takeTurn();
    this.#order.clear();
    clearTimeout(this.#quiet);
    this.app.match = null;
    this.#forgetNotices('restarted');
    unlockMatch();
  }

  /**
   * Continue from a newer log of the match on the table. `parted`: true if that log is not just longer but different.
   */
  catchUp({ id }: StoredMatch, parted: boolean) {
    const { app } = this;
    const now = app.matches.known(id);
    if (!now || now === app.match) return;
    app.match = now;
    this.#load();
    app.notify({ id: 'further', text: 'notice-further', args: { parted: String(parted) } });
  }

  /** Handle replies about loading tables. True if the screen should get the message too. */
  receive(message: IncomingMessage) {
    if (message.type === 'answered') this.#order.answered();
    if (message.type === 'crash') this.#reload(message.elsewhere);
    if (message.type === 'crash') return true;
    if (!this.#order.isCurrent) return false;
    if (message.type === 'snapshot-taken') this.#keepSnapshot(message);
    if (message.type === 'snapshot-taken') return false;
    const isRefused = message.type === 'refused' && (message.request === 'load' || message.request === 'pad');
    if (isRefused) this.#notLoadable(faultIn(message));
    return !isRefused;
  }

  #takeTurn() {
    const mine = ++this.#turn;
    return () => mine === this.#turn;
  }

  /** Put a match on the table; `#load` then sends it to the engine. */
  #place(match: StoredMatch) {
    this.#order.clear();
    this.app.match = match;
    this.app.viewer = seatsHere(match)[0] ?? 0;
  }

  #load() {
    const { match } = this.app;
    this.#snapshot = null;
    if (!match) return;
    this.#order.open(match.request ?? this.#request(match));
    const stuck = this.#maybeSlow && this.#order.waits && this.engine.state !== 'loading';
    this.#maybeSlow = stuck || !match.id;
    if (stuck) setTimeout(() => this.#abandon(match), PATIENCE);
  }

  /** Return the request that loads a stored match. */
  #request(match: StoredMatch): Request {
    if (match.pad) return { type: 'pad', save: save(match) };
    if (match.event) return { type: 'load', save: save(match), event: true };
    const asked = match.own && { asked: Object.keys(match.own).map(Number) };
    return { type: 'load', save: save(match), practice: !!match.practice, ...asked, ...this.#guide(match) };
  }

  /** Fetch which tips lessons have taught, if the guide goes along; without them it tells more. */
  #fetchTaught(match: StoredMatch) {
    return goesAlong(this.app, match) ? fetchLessons(this.app.language).catch(() => {}) : undefined;
  }

  /** The rules that the guide need not tell, if it goes along. */
  #guide(match: StoredMatch) {
    const { app } = this;
    return goesAlong(app, match) ? { met: metRules(app, match.head.game) } : {};
  }

  /**
   * Restart an engine that is still busy with a table the player has left. The screen hears of it as of a crash, because
   * its requests are dropped too.
   */
  #abandon(match: StoredMatch) {
    if (!this.#order.waits || this.app.match !== match) return;
    this.engine.restart();
    this.#order.restart();
    this.#load();
    this.around.show({ type: 'crash', message: 'restarted for another table' });
  }

  /** Load the match again in a restarted engine, but not twice at one place that may have caused the crash. */
  #reload(elsewhere = false) {
    this.#order.restart();
    const { match } = this.app;
    if (!match || !this.#order.opened) return; // otherwise it is about to be loaded
    const here = { table: match.id || match, at: match.request?.type === 'open' ? match.request.at : match.log.length };
    const isAgain = this.#crashed?.table === here.table && this.#crashed.at === here.at;
    if (isAgain && !elsewhere) return match.id ? this.#notLoadable({ part: 'crash', entry: 0 }) : this.#notLaid();
    if (!elsewhere) this.#crashed = here;
    this.#load();
    this.app.notify({ id: 'restarted', text: 'notice-restarted' });
  }

  #notLoadable(fault: MatchFault) {
    const { match } = this.app;
    if (!match?.id) return;
    this.app.matches.setAside(match.id, fault);
    this.around.goHome();
    notOpened(this.app, fault);
  }

  /** Go home and report that this table cannot be shown. */
  #notLaid() {
    this.around.goHome();
    this.app.notify({ id: 'not-laid', text: 'notice-not-laid' });
  }

  /** Report that another tab has the match on its table. */
  #inOtherTab(id: string) {
    const act = () => {
      this.#forced = id;
      this.app.go(`#/play/${id}`);
    };
    this.app.notify({ id: 'elsewhere', text: 'notice-elsewhere', label: 'play-here', act });
    this.app.go('#/');
  }

  /** Leave the table because another tab has taken over the match. */
  #taken() {
    if (this.app.participants?.takenOver()) return;
    this.app.match = null; // the match goes on in the other tab
    this.around.goHome();
    this.app.notify({ id: 'taken', text: 'notice-taken' });
  }

  /** Go home because the other players cannot be reached. */
  #unreachable() {
    this.around.goHome();
    this.app.notify({ id: 'apart', text: 'notice-apart' });
  }

  /** Remove notices about a table that is no longer shown. */
  #forgetNotices(...ids: string[]) {
    this.app.notices = this.app.notices.filter(({ id }) => !ids.includes(id));
  }
}
