import type { App, EngineState, Heard, KnownStep } from '../app.ts';
import type { Frame, Head, Refused, Request, Sketched, StepLaid } from '../protocol.d.ts';
import { standing } from '../storage/opening-store.ts';
import type { Fault, StoredMatch } from '../storage/stored-types.ts';
import { hold, letGo } from '../storage/tab-lock.ts';
import { keepSketch, type Left, readSketch } from '../storage/table-snapshots.ts';
import { Order } from '../wire/reply-order.ts';
import { save, seatsHere } from './matches.ts';
import { nowhere } from './not-found.ts';
import { notOpened } from './notices.ts';
import type { Begun } from './openings.ts';

const PATIENCE = 1000; // milliseconds that a table waits for one that has been left; most are laid in a few
const QUIET = 300; // milliseconds without another frame until the table as it is left is kept

/** What it needs beside the app. */
interface Around {
  /** Resolves when the engine is there. */
  ready: Promise<void>;
  /** Shows this as what the engine is going to say of the match that has been put on the table. */
  show(message: Frame | StepLaid): void;
  /** What has been shown, or is next, has been decided already: that is on its way to the engine. */
  decided(): void;
  /** Draws home before anything else is; the way back does not lead to the table again. */
  goHome(): void;
  /** Has another device given this match to this tab, and to no other? */
  isOurs(id: string): boolean;
  /** Opens the room again in which a match among several devices is played, or finds it; false if that cannot be. */
  rejoin(match: StoredMatch): Promise<boolean>;
}

/** What is drawn of a frame. */
const asShown = ({ type, log, match, ...shown }: Frame) => JSON.stringify(shown);

/** Why a match cannot be loaded. */
const faultIn = ({ part, entry }: Refused): Fault => ({
  part: entry ? 'move' : (part ?? 'whole'),
  entry: entry?.number ?? 0,
});

/**
 * Lays tables: puts one match at a time on the table, gives it to the engine, and gives it again when
 * the engine has died or the match has gone on without it. Another tab may not have the same one.
 */
export class Laying {
  readonly #order: Order;
  /** Whose turn it is to lay the table: whoever begins to, or leaves it, ends the turn of who did before. */
  #turn = 0;
  /** The match that is to be taken from another tab. */
  #forced = '';
  /** Where the engine has died last: at which table, and how far that had got. */
  #crashed: { table: string | StoredMatch; at: number } | null = null;
  /** Has the engine been given what is no match of this device? That may be anything that somebody has sent. */
  #foreign = false;
  /** What is shown of the table already, before the engine has said it. */
  #sketch: Frame | null = null;
  /** The match that has begun before the engine is there, until its table is laid. */
  #begun: Begun | null = null;
  /** When it is kept how the table has been left. */
  #quiet = 0;

  constructor(
    readonly app: App,
    readonly engine: Order['engine'] & { restart(): void; readonly state: EngineState },
    readonly around: Around,
  ) {
    this.#order = new Order(engine);
  }

  /** As `App.open`. */
  async open(id: string) {
    const { app } = this;
    const stays = this.#takeTurn();
    const force = this.#forced === id || this.around.isOurs(id);
    this.#forced = '';
    const held = await hold(id, () => stays() && this.#taken(), force);
    const match = held && stays() ? (this.#justBegun(id) ?? (await app.matches.open(id))) : null;
    if (!stays()) return;
    if (!held) return this.#elsewhere(id);
    if (!match) return this.#notThere(id);
    if (!app.reaches(match) && !(await this.around.rejoin(match).catch(() => false))) {
      if (stays()) this.#apart();
      return;
    }
    if (!stays()) return;
    this.#forgetNotices('elsewhere', 'taken');
    this.#put(match);
    const [left] = await Promise.all([this.#left(match), app.useGame(match.head.game)]);
    if (!stays()) return;
    this.#load();
    if (left) this.#show(left);
    app.redraw();
  }

  /** A match begins so: that is shown at its table, once somebody opens it. */
  begin(begun: Begun) {
    this.#begun = begun;
  }

  /** What has only just been stored here nobody else has gone on with: it need not be read again. */
  #justBegun(id: string) {
    return this.#begun?.match.id === id ? this.app.matches.known(id) : undefined;
  }

  /** What is known of a match that is opened before the engine has said it; a new one has been left nowhere yet. */
  async #left(match: StoredMatch): Promise<(Left & { frames: Frame[] }) | null> {
    const begun = this.#begun;
    this.#begun = null;
    if (begun?.match.id === match.id) return { ...begun.opening, frame: standing(begun.opening), move: '' };
    const left = match.friends ? null : await readSketch(match);
    return left && { ...left, frames: this.engine.state === 'loading' ? [left.frame] : [] };
  }

  /** Shows it as it was left, and has done what had been decided there. */
  #show({ frame, frames, touched, move }: Left & { frames: Frame[] }) {
    const [last] = frames.slice(-1);
    if (last) this.#sketch = frame;
    for (const one of frames.slice(0, -1)) this.around.show(one);
    if (last) this.around.show({ ...last, meanings: [...last.meanings, ...touched] });
    if (!move) return;
    this.around.decided();
    this.app.request({ type: 'play', move });
  }

  /** Can this match be shown before the engine is there? */
  async canShow(id: string) {
    const match = await this.app.matches.open(id);
    return !!match && !match.friends && this.engine.state === 'loading' && (await readSketch(match)) !== null;
  }

  /** The engine has shown this of the match on the table: where nothing more comes, that is kept for another visit. */
  follow({ view }: Frame) {
    clearTimeout(this.#quiet);
    const { match } = this.app;
    if (!match?.id || match.friends || (view.to_act >= 0 && !view.ask)) return;
    this.#quiet = setTimeout(() => this.#order.isNow && this.engine.request({ type: 'sketch' }), QUIET);
  }

  /** Does the table show just this already? */
  shows(message: Heard) {
    const sketch = this.#sketch;
    if (sketch && message.type === 'step-laid') return true; // its table follows
    if (!sketch || message.type !== 'frame') return false;
    this.#sketch = null;
    return asShown(message) === asShown(sketch);
  }

  #keepSketch({ frame, entries, touched }: Sketched) {
    const { match } = this.app;
    if (match?.log.length === entries) keepSketch(match, { ...frame, type: 'frame' }, touched);
  }

  /** As `App.lay`. */
  async lay(request: Request, head: Head, rest: Partial<StoredMatch> = {}, known: KnownStep | null = null) {
    const { app } = this;
    const early = this.engine.state === 'loading' ? known : null;
    const stays = this.#takeTurn();
    this.#put({ id: '', head, log: [], names: [], when: 0, glance: null, over: false, request, ...rest });
    await Promise.all([app.useGame(head.game).then(app.redraw), early || this.around.ready]);
    if (!stays()) return;
    this.#load();
    if (early) [early.laid, early.frame].forEach(this.around.show);
    this.#sketch = early?.frame ?? null;
  }

  /** As `App.leave`. */
  leave() {
    this.#takeTurn();
    this.#order.clear();
    clearTimeout(this.#quiet);
    this.app.match = null;
    this.#forgetNotices('restarted');
    letGo();
  }

  /** The match on the table goes on from where it has got without it; has its course parted from that? */
  catchUp({ id }: StoredMatch, parted: boolean) {
    const { app } = this;
    const now = app.matches.known(id);
    if (!now || now === app.match) return;
    app.match = now;
    this.#load();
    app.notify({ id: 'further', text: 'notice-further', args: { parted: String(parted) } });
  }

  /** Takes what concerns the laying of tables; is it still to be told to whoever shows this one? */
  hear(message: Heard) {
    if (message.type === 'answered') this.#order.answered();
    if (message.type === 'crash') this.#again();
    if (message.type === 'crash') return true;
    if (!this.#order.isNow) return false;
    if (message.type === 'sketched') this.#keepSketch(message);
    if (message.type === 'sketched') return false;
    const isRefused = message.type === 'refused' && message.request === 'load';
    if (isRefused) this.#notUnderstood(faultIn(message));
    return !isRefused;
  }

  #takeTurn() {
    const mine = ++this.#turn;
    return () => mine === this.#turn;
  }

  /** This match is on the table from now on; the engine is given it next. */
  #put(match: StoredMatch) {
    this.#order.clear();
    this.app.match = match;
    this.app.viewer = seatsHere(match)[0] ?? 0;
  }

  #load() {
    const { match } = this.app;
    this.#sketch = null;
    if (!match) return;
    const asked = match.own && { asked: Object.keys(match.own).map(Number) };
    this.#order.lay(match.request ?? { type: 'load', save: save(match), practice: !!match.practice, ...asked });
    const stuck = this.#foreign && this.#order.waits && this.engine.state !== 'loading';
    this.#foreign = stuck || !match.id;
    if (stuck) setTimeout(() => this.#abandon(match), PATIENCE);
  }

  /** Nobody waits for a table that has been left, however long the engine would still be at it. */
  #abandon(match: StoredMatch) {
    if (!this.#order.waits || this.app.match !== match) return;
    this.engine.restart();
    this.#order.restart();
    this.#load();
  }

  /** The engine is a new one: it gets the match again, but not twice at the same place. */
  #again() {
    this.#order.restart();
    const { match } = this.app;
    if (!match || !this.#order.laid) return; // else it is about to be
    const here = { table: match.id || match, at: match.request?.type === 'open' ? match.request.at : match.log.length };
    if (this.#crashed?.table === here.table && this.#crashed.at === here.at)
      return match.id ? this.#notUnderstood({ part: 'crash', entry: 0 }) : this.#notLaid();
    this.#crashed = here;
    this.#load();
    this.app.notify({ id: 'restarted', text: 'notice-restarted' });
  }

  #notUnderstood(fault: Fault) {
    const { match } = this.app;
    if (!match?.id) return;
    this.app.matches.setAside(match.id, fault);
    this.around.goHome();
    notOpened(this.app, fault);
  }

  /** Home, with a word that this cannot be laid. */
  #notLaid() {
    this.around.goHome();
    this.app.notify({ id: 'not-laid', text: 'notice-not-laid' });
  }

  /** Another tab has the match on its table. */
  #elsewhere(id: string) {
    const act = () => {
      this.#forced = id;
      this.app.go(`#/play/${id}`);
    };
    this.app.notify({ id: 'elsewhere', text: 'notice-elsewhere', label: 'play-here', act });
    this.app.go('#/');
  }

  /** Another tab has taken the match that was on the table. */
  #taken() {
    if (this.app.company?.taken()) return;
    this.app.match = null; // it goes on there
    this.around.goHome();
    this.app.notify({ id: 'taken', text: 'notice-taken' });
  }

  /** The others who play it cannot be reached. */
  #apart() {
    this.around.goHome();
    this.app.notify({ id: 'apart', text: 'notice-apart' });
  }

  /** There is no such match, or none that can be opened. */
  #notThere(id: string) {
    const fault = this.app.matches.faultOf(id);
    if (fault) notOpened(this.app, fault);
    else nowhere(this.app);
  }

  /** What was said of a table that is no longer there. */
  #forgetNotices(...ids: string[]) {
    this.app.notices = this.app.notices.filter(({ id }) => !ids.includes(id));
  }
}
