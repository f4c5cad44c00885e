import type { App } from '../app.ts';
import { hush } from '../browser/live.ts';
import type { Frame, GameEvent, View } from '../protocol.d.ts';
import { countAll, figures } from '../table/count.ts';
import { closes, lays, write } from '../table/log.ts';
import { flip, gather, places, rest, slideAll, still } from '../table/motion.ts';
import { beforeRound } from '../table/scores.ts';
import { isTurned } from '../table/strength.ts';
import type { Play } from '../table/types.ts';
import { centreOf, handOf, written, zonesOf } from '../table/view.ts';
import { preselect } from './choose.ts';
import { fall, keepsOnly, lieDown, lieStill } from './dice.ts';
import { endsRound, isDeal, seen } from './events.ts';
import { isDecided, obvious } from './obvious.ts';
import { ringEvents, ringTurn } from './sound.ts';
import { Speech } from './speech.ts';

const PACE = { calm: 1.5, normal: 1, fast: 0.5, none: 0 };
const [READ, GLANCE, REST, MOVE, GATHER, FLIP, LIFTED, CALLED, TUMBLE, COUNT] = [
  700, 300, 600, 220, 300, 300, 1000, 700, 450, 300,
];

/** The show: frames come when the engine has them, and are put on the table one at a time, slowly enough to follow. */
export class Show {
  #running = false;
  #stopped = false;
  /** Ends the wait that is under way. */
  #wake: (() => void) | null = null;
  #speech;
  /** How many frames are still to come, where that is known. */
  due = 0;
  /** Told when all that was due has been shown. */
  shown = () => {};

  constructor(
    readonly app: App,
    readonly play: Play,
  ) {
    this.#speech = new Speech(app, play);
  }

  get #pace() {
    return this.play.hurried || this.play.finishing ? 0 : PACE[this.app.settings.speed];
  }

  stop() {
    this.#stopped = true;
    this.#wake?.();
  }

  /** The engine begins anew: what it had sent is void, a whole frame comes next. */
  restart() {
    const { play } = this;
    Object.assign(play, { queue: [], busy: false });
    this.#clear();
  }

  add(frame: Frame) {
    const { app, play } = this;
    if (frame.match) this.#begin();
    play.queue.push(frame);
    this.due = Math.max(0, this.due - 1);
    if (play.view) app.viewer = play.view.seat;
    if (!this.#running) this.#run();
  }

  /** Nothing that was to be shown is waited for any more; but a curtain stays until somebody lifts it. */
  #begin() {
    const { play } = this;
    play.queue.length = 0;
    if (play.curtain !== null) return;
    if (play.goOn) play.sheet = null;
    play.goOn?.();
    this.#wake?.();
  }

  /** What others do need not be waited for: straight to the own turn. */
  skip() {
    if (!this.play.queue.length && !this.#wake) return;
    this.play.hurried = true;
    this.#wake?.();
  }

  async #run() {
    this.#running = true;
    for (let frame = this.play.queue.shift(); frame && !this.#stopped; frame = this.play.queue.shift()) {
      await this.#show(frame);
    }
    this.#running = false;
    if (!this.due && !this.#stopped) this.shown();
  }

  /** Is this the end of what a lesson shows? Then a trick that is whole stays to be looked at. */
  get #stays() {
    return this.play.teaching && !this.due && !this.play.queue.length;
  }

  async #show(frame: Frame) {
    const { app, play } = this;
    const { view, events } = frame;
    if (this.#changesHands(view)) await this.#handOver(view.seat);
    if (this.#stopped) return;
    app.viewer = view.seat;
    if (frame.match) play.story.length = 0;
    write(play.story, events);
    if (keepsOnly(frame)) {
      lieStill(play, view);
      return this.#speech.tell(frame, false);
    }
    this.#clear();
    play.resting = false;
    play.undo = frame.undo;
    play.finishing &&= !frame.match && isDecided(view);
    const begins = !!frame.match || !play.view;
    if (!begins) ringEvents(app, events);
    const finished = !begins && (await this.#finishTrick(view, events));
    if (!play.resting) await this.#put(view, { begins, deal: begins ? this.#justDealt(events) : events.some(isDeal) });
    preselect(app, play);
    if (!begins && events.some(({ kind }) => kind === 'roll')) fall(play, view, TUMBLE * this.#pace);
    this.#speech.tell(frame, begins);
    if (!begins) ringTurn(app, view, events);
    if (!begins && !finished) await this.#callOut(events);
    if (!play.teaching && !play.line && (view.places.length || events.some(endsRound))) {
      if (!begins || view.places.length) await this.#score(view, begins);
    } else if (!view.ask && !begins) {
      await this.#wait(this.#readingTime(view, events));
    }
    if (!view.ask) return;
    if (!frame.match && (await this.#doObvious(view))) return;
    play.hurried = false;
    this.#focus('.hand [tabindex="0"], .answers button, .dice [tabindex="0"], [data-box][tabindex="0"]');
  }

  /** Does what there is no choice about, if that is liked and nobody has touched anything meanwhile. */
  async #doObvious(view: View) {
    const { app, play } = this;
    if (!obvious(app, play)) return false;
    if (!play.finishing) await this.#wait(READ * this.#pace);
    const touched =
      this.#stopped || play.view !== view || play.queue.length || play.busy || play.chosen.length || play.sheet;
    const act = touched ? undefined : obvious(app, play);
    act?.();
    return !!act;
  }

  /** Gives the keyboard its place back, where what had the focus has gone. */
  #focus(target: string) {
    if (this.play.byKeys && document.activeElement === document.body) {
      (document.querySelector(target) as HTMLElement | null)?.focus({ preventScroll: true });
    }
  }

  /** What turns the game is called out over the table. */
  async #callOut(events: readonly GameEvent[]) {
    const { app, play } = this;
    const words = events
      .filter(({ kind }) => app.has(`called-${kind}`))
      .map(({ kind, args }) => app.rich(`called-${kind}`, args));
    if (!words.length || !this.#pace) return;
    play.called = words;
    app.redraw();
    await this.#wait(CALLED * this.#pace);
    play.called = [];
    app.redraw();
  }

  /** Has a match that begins no more to show than its cards? */
  #justDealt(events: readonly GameEvent[]) {
    const last = events[events.length - 1];
    return !this.play.teaching && !this.play.line && !!last && isDeal(last);
  }

  /** Nothing chosen, asked or hinted outlives the position it was about. */
  #clear() {
    const { play } = this;
    Object.assign(play, { chosen: [], why: null, hint: null, eager: null });
    play.answers.clear();
    play.advised.clear();
    play.advisedDice.clear();
  }

  /** Does the device go to somebody else, whose hand the others must not see? */
  #changesHands(view: View) {
    if (!view.zones.some(({ kind }) => kind === 'hand')) return false;
    return this.play.shared && view.to_act !== -2 && this.play.view?.seat !== view.seat;
  }

  async #handOver(seat: number) {
    const { app, play } = this;
    Object.assign(play, { curtain: seat, view: null, sheet: null, focus: '' });
    hush();
    app.announce(app.say('hand-over', { name: app.seatName(seat) }), true);
    const lifted = this.#until();
    this.#focus('.curtain .primary');
    await lifted;
    play.curtain = null;
  }

  /** Until somebody lets the show go on. */
  #until() {
    const { app, play } = this;
    const gone: Promise<void> = new Promise(done => {
      play.goOn = this.#wake = () => {
        play.goOn = this.#wake = null;
        done();
      };
    });
    app.redraw();
    return gone;
  }

  async #wait(time: number) {
    if (!time) return;
    await Promise.race([
      rest(time),
      new Promise(done => {
        this.#wake = () => done(undefined);
      }),
    ]);
    this.#wake = null;
  }

  /** Nobody waits for the dice that he has thrown himself. */
  #readingTime(view: View, events: readonly GameEvent[]) {
    if (centreOf(view)?.kind === 'dice' && events.every(({ seat }) => seat === view.seat)) return 0;
    const told = events.filter(({ kind }) => this.app.has(`event-${kind}`));
    const time = told.every(({ kind }) => kind === 'pass') ? GLANCE : READ;
    return told.length ? time * this.#pace : 0;
  }

  /** A trick that has just become whole lies for a moment, then goes to its taker; false if there is none. */
  async #finishTrick(view: View, events: readonly GameEvent[]) {
    const { play } = this;
    const end = events.find(closes) ?? events.find(endsRound);
    const laid = zonesOf(view, 'last')[0];
    const stays = this.#stays;
    if (!end || !laid || !play.view || !(this.#pace || stays)) return false;
    const centre = centreOf(play.view);
    const zones = play.view.zones.map(zone =>
      zone === centre
        ? { ...laid, name: zone.name }
        : zone.name === 'hand' && (play.line || zone.seat === view.seat)
          ? (view.zones.find(({ name, seat }) => name === 'hand' && seat === zone.seat) ?? zone)
          : zone,
    );
    play.resting = true;
    const facts =
      centre?.kind === 'pile'
        ? [...play.view.facts.filter(({ id }) => id !== 'lies' || !events.some(lays)), ...events.flatMap(seen)]
        : play.view.facts;
    const { points, running } = stays ? view : play.view;
    await this.#put({ ...play.view, zones, facts, points, running, ask: null, to_act: end.seat ?? -1 }, {});
    await this.#callOut(events);
    await this.#wait((REST + MOVE) * this.#pace);
    if (this.#stopped || stays) return true;
    await gather(document, laid.items, () => end.seat ?? undefined, GATHER * this.#pace);
    play.resting = false;
    return true;
  }

  /** Lays the view on the table; its cards slide there. */
  async #put(view: View, { begins = false, deal = false }: { begins?: boolean; deal?: boolean }) {
    const { app, play } = this;
    const duration = MOVE * this.#pace;
    const before = begins ? new Map() : places(document);
    const counted = begins ? new Map() : figures(document);
    const givers = begins ? new Map() : this.#newlyReceived(view);
    const turned = !begins && !!play.view && isTurned(play.view, view);
    if (!begins) await this.#passOn(view);
    if (view.to_act >= 0) play.acting = view.to_act;
    play.written = begins || !play.view ? null : (written(play.view, view) ?? play.written);
    Object.assign(play, { view, busy: false }); // until now it was the position that has been decided
    lieDown(app, play, view);
    play.open =
      (play.open && !play.line) ||
      view.points.some((_, seat) => seat !== view.seat && handOf(view, seat).open.length > 0);
    play.arrived = new Set(givers.keys());
    app.redraw();
    document.querySelector('.panel-log')?.scrollTo(0, 1e6);
    if (!begins || deal) slideAll(document, before, { duration, givers, deal });
    if (turned) flip(document.querySelector('.strength'), FLIP * this.#pace);
    countAll(app, document, counted, COUNT * this.#pace);
    if (givers.size) this.#settle();
  }

  /** Cards that have come to the own hand, and from whom. */
  #newlyReceived(view: View): Map<string, number> {
    const known = new Set(this.play.view ? zonesOf(this.play.view, 'received').flatMap(({ items }) => items) : []);
    return new Map(
      zonesOf(view, 'received').flatMap(({ items, seat }) =>
        items.filter(name => !known.has(name)).map(name => [name, seat ?? view.seat] as [string, number]),
      ),
    );
  }

  /** Passed cards go to who gets them. */
  async #passOn(view: View) {
    const { play } = this;
    if (!play.view || zonesOf(play.view, 'given').length || !zonesOf(view, 'given').length) return;
    const receivers = new Map(zonesOf(view, 'given').flatMap(({ items, seat }) => items.map(name => [name, seat])));
    await gather(document, receivers.keys(), name => receivers.get(name) ?? undefined, GATHER * this.#pace);
  }

  #settle() {
    const { app, play } = this;
    const arrived = play.arrived;
    setTimeout(
      () => {
        if (play.arrived !== arrived || this.#stopped) return;
        play.arrived = new Set();
        app.redraw();
      },
      LIFTED * (still() ? 1 : Math.max(this.#pace, 0.5)),
    );
  }

  /** The score sheet, until it is put away; its figures count up. */
  async #score(view: View, begins: boolean) {
    const { app, play } = this;
    const over = view.places.length > 0;
    if (!over) await this.#wait(READ * this.#pace);
    play.hurried = false;
    play.sheet = { name: 'round', subject: '' };
    app.redraw();
    if (!begins) countAll(app, document, beforeRound(view), COUNT * this.#pace);
    if (!over) await this.#until();
  }
}
