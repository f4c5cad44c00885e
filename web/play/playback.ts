import type { CurrentTable, Display, Preferences, Wording } from '../app.ts';
import { clearAnnouncements } from '../browser/announcements.ts';
import { latestChanges } from '../model/bot-level.ts';
import type { Frame, Event as GameEvent, View } from '../protocol.d.ts';
import { countAll } from '../table/count-up.ts';
import { isDeal, isDraw, isPass, isRoll, isTold } from '../table/log.ts';
import { beforeRound } from '../table/scores.ts';
import { centreOf, isByTurns, isWatched, lastTrick } from '../table/view-queries.ts';
import { autoMove } from './auto-move.ts';
import { CardAnimation } from './card-animation.ts';
import { keepsOnly } from './dice-keeping.ts';
import { endsRound } from './event-roles.ts';
import { playEventSounds, playTurnSound } from './event-sounds.ts';
import { Pace } from './pace.ts';
import { Speech } from './speech.ts';
import type { TableParts } from './table-parts.ts';

/** Selectors for the focus when the player's turn comes: a die before a box, because a box ends the turn. */
export const FIRST = ['.answers button', '.hand [tabindex="0"]', '.dice [tabindex="0"]', '[data-box][tabindex="0"]'];

/** The show: puts the engine's frames on the table one at a time, slowly enough to follow. */
export class Playback {
  readonly #pace: Pace;
  readonly #animation: CardAnimation;
  readonly #speech: Speech;
  /** Frames that wait to be shown. */
  readonly #queue: Frame[] = [];
  #running = false;
  /** Number of frames still to come; null if unknown. */
  #due: number | null = null;
  /** True if the next decision has been made before its frame is shown. */
  #isDecided = false;
  /** Called when all expected frames have been shown. */
  #shown = () => {};

  constructor(
    readonly app: Wording & Preferences & Display & CurrentTable,
    readonly parts: TableParts,
  ) {
    this.#pace = new Pace(app);
    this.#animation = new CardAnimation(app, parts, this.#pace);
    this.#speech = new Speech(app, parts);
  }

  stop() {
    this.#pace.stop();
  }

  /** Expect this many frames, shown slowly or at the usual pace; null if the number is unknown. */
  expect(frames: number | null, slowly: boolean = false) {
    this.#due = frames;
    this.#pace.slowDown(slowly);
  }

  /** Set the callback for the end of the expected frames. */
  whenShown(then: () => void) {
    this.#shown = then;
  }

  /** Drop what the last engine has sent: a new one starts, and its first frame is complete. */
  restart() {
    this.#queue.length = 0;
    this.#isDecided = false;
    this.parts.scene.undecided();
    this.#clear();
  }

  /** Note that the next question is already answered: the answer is on its way to the engine. */
  decided() {
    this.#isDecided = true;
  }

  add(frame: Frame) {
    const { view } = this.parts.state;
    if (frame.begins) this.#begin();
    this.#queue.push(frame);
    if (this.#due) this.#due -= 1;
    if (view) this.app.viewer = view.seat;
    if (!this.#running) this.#run();
  }

  /** Drop frames and waits from before; but a curtain stays until the player lifts it. */
  #begin() {
    this.#queue.length = 0;
    if (this.parts.state.curtain !== null) return;
    if (this.#pace.held) this.parts.dialogs.clear();
    this.#pace.wake();
  }

  /** True while the show waits for the player to ask for the next deal or to lift the curtain. */
  get held() {
    return this.#pace.held;
  }

  goOn() {
    this.#pace.goOn();
  }

  /** End the wait for the player, or skip the moves of others up to the player's turn. */
  skip() {
    if (this.held) this.goOn();
    else if (this.#queue.length || this.#pace.waits) this.#pace.hurry();
  }

  /** Play out a round whose people have all finished. */
  finish() {
    this.#pace.finish(true);
    this.#pace.wake();
  }

  async #run() {
    this.#running = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) await this.#show(frame);
    this.#running = false;
    if (!this.#due) this.#shown();
  }

  /** True at the end of what a lesson shows: a complete trick then stays on the table. */
  get #stays() {
    return this.#due === 0 && !this.#queue.length;
  }

  async #show(frame: Frame) {
    const { app, parts } = this;
    const { view, events } = frame;
    if (this.#changesHands(view)) await this.#handOver(view.seat);
    app.viewer = view.seat;
    const changes = frame.begins && !frame.line ? latestChanges(app) : [];
    parts.transcript.see([...events, ...changes], !!frame.begins, isByTurns(view));
    if (keepsOnly(frame)) {
      parts.dice.lieStill(view);
      return this.#speech.tell(frame, false);
    }
    if (this.#stillAsks(frame)) return this.#pass(frame);
    const begins = !!frame.begins || !parts.state.view;
    this.#clear();
    parts.moves.addMeanings(...frame.meanings);
    parts.state.resting = false;
    parts.scene.offerUndo(frame);
    this.#pace.finish(this.#pace.finishing && !frame.begins && isWatched(app, view));
    const finished = await this.#lay(frame, begins);
    const reads = this.#takesTrick(frame) ? false : this.#reads(frame);
    await this.#tell(frame, begins, finished);
    if (reads && (!view.ask || this.#autoMove())) await this.#untilRead(); // an automatic move waits until it is read
    await this.#linger(frame, begins);
    if (view.ask) await this.#giveTurn(frame);
  }

  /**
   * True if the viewer is asked the same question as before. Others have only chosen meanwhile, or the connection to
   * the host was lost after cards had been chosen.
   */
  #stillAsks({ turns, begins, view }: Frame) {
    const { asked, chosen } = this.parts.state;
    const isSame = begins ? !!this.app.match?.friends && chosen.length > 0 : turns.length > 0;
    return isSame && asked?.seat === view.seat && JSON.stringify(asked.ask) === JSON.stringify(view.ask);
  }

  /** Show what others do while the viewer chooses; the chosen cards stay chosen. */
  #pass({ view, events, begins, meanings }: Frame) {
    this.parts.scene.put(view, this.parts.state.arrived, []);
    if (begins) this.#considerAnew(meanings);
    else playEventSounds(this.app, events);
    this.app.redraw();
  }

  /** Ask again about the chosen cards: earlier answers may no longer hold, or may be lost with the connection. */
  #considerAnew(meanings: Frame['meanings']) {
    const { moves, state } = this.parts;
    moves.clear();
    moves.addMeanings(...meanings);
    moves.consider(state.chosen);
  }

  /** Put the frame on the table; true if a complete trick was shown before it. */
  async #lay(frame: Frame, begins: boolean) {
    const { app, parts } = this;
    const { view, events } = frame;
    if (!begins) playEventSounds(app, events);
    const read = this.#takesTrick(frame) ? async () => void (this.#reads(frame) && (await this.#untilRead())) : null;
    const finished = !begins && (await this.#animation.finishTrick(view, events, { stays: this.#stays, read }));
    const deal = begins ? this.#justDealt(events) : events.some(isDeal);
    if (!parts.state.resting) await this.#animation.put(view, { begins, deal, draws: events.filter(isDraw) });
    parts.choice.restore();
    if (!begins && !parts.mode.pad && events.some(isRoll)) parts.dice.fall(view, this.#pace.durationOf('tumble'));
    return finished;
  }

  /** True if this frame has a text to read first. */
  #reads(frame: Frame) {
    const reads = !!this.parts.mode.reads?.(frame);
    if (reads) this.app.redraw();
    return reads;
  }

  async #untilRead() {
    const read = this.#pace.hold();
    this.app.redraw();
    await read;
  }

  /** True if the text of this frame is about a trick that is about to be taken. */
  #takesTrick({ tip, events, begins, view }: Frame) {
    if (tip?.at.kind !== 'item' || begins || !events.some(({ role }) => role === 'take')) return false;
    return !!lastTrick(view)?.items.includes(tip.at.id);
  }

  /** True if a match that begins has nothing to show but the deal. */
  #justDealt(events: readonly GameEvent[]) {
    const last = events[events.length - 1];
    return this.parts.mode.isWholeMatch && !!last && isDeal(last);
  }

  /** Tell what has happened, in words and sounds. */
  async #tell(frame: Frame, begins: boolean, finished: boolean) {
    const { view, events } = frame;
    this.#speech.tell(frame, begins);
    if (begins) return;
    playTurnSound(this.app, view, events);
    if (!finished) await this.#animation.callOut(events);
  }

  /** Wait until the frame is read, or until the player closes the score sheet. */
  async #linger({ view, events, ended }: Frame, begins: boolean) {
    const over = view.places.length > 0;
    if (this.parts.mode.isWholeMatch && !ended && (over || events.some(endsRound))) {
      if (!begins || over) await this.#score(view, begins);
    } else if (!view.ask && !begins) {
      await this.#pace.wait(this.#readingTime(view, events));
    }
  }

  /** Return the milliseconds to read these events; 0 for dice that the viewer has rolled. */
  #readingTime(view: View, events: readonly GameEvent[]) {
    if (centreOf(view)?.kind === 'dice' && events.every(({ seat }) => seat === view.seat)) return 0;
    const told = events.filter(isTold);
    return told.length ? this.#pace.durationOf(told.every(isPass) ? 'glance' : 'read') : 0;
  }

  /**
   * Open the score sheet, whose figures count up, and wait until the player goes on. A table that comes anew leaves the
   * sheet that the player reads.
   */
  async #score(view: View, begins: boolean) {
    const over = view.places.length > 0;
    if (!over) await this.#pace.wait(this.#pace.durationOf('read'));
    this.#pace.resetSpeed();
    const seen = over ? undefined : this.#pace.hold();
    this.parts.state.awaitsNextRound = !over;
    if (!begins || !this.parts.state.dialog) this.parts.dialogs.replace({ name: 'round' });
    if (!begins) countAll(this.app, document, beforeRound(view), this.#pace.durationOf('count'));
    await seen;
    this.parts.state.awaitsNextRound = false;
  }

  /** Give the turn to the viewer. */
  async #giveTurn({ view, begins }: Frame) {
    if (this.#isDecided) return this.#awaitsEngine();
    if (!begins && (await this.#makeAutoMove(view))) return;
    this.#pace.resetSpeed();
    this.parts.focus.restore(...FIRST);
  }

  #awaitsEngine() {
    this.#isDecided = false;
    this.parts.scene.decided();
    this.app.redraw();
  }

  /** Make the automatic move if the player wants that and has not touched anything meanwhile. */
  async #makeAutoMove(view: View) {
    if (!this.#autoMove()) return false;
    if (!this.#pace.finishing) await this.#pace.wait(this.#pace.durationOf('read'));
    const { state } = this.parts;
    const touched = state.view !== view || state.busy || state.chosen.length > 0 || state.dialog;
    const act = touched || this.#queue.length ? undefined : this.#autoMove();
    act?.();
    return !!act;
  }

  #autoMove() {
    return autoMove(this.app, this.parts);
  }

  /** Clear choice, questions and hints, which belong to the last position. */
  #clear() {
    const { choice, moves, callout, hints } = this.parts;
    for (const part of [moves, callout, hints]) part.clear();
    choice.lay([]);
  }

  /** True if the device goes to another player, whose hand the others must not see. */
  #changesHands(view: View) {
    if (!view.zones.some(({ kind }) => kind === 'hand')) return false;
    const { mode, state } = this.parts;
    return mode.shared && view.to_act !== -2 && state.view?.seat !== view.seat;
  }

  async #handOver(seat: number) {
    const { app } = this;
    const { dialogs, focus, state } = this.parts;
    Object.assign(state, { curtain: seat, view: null });
    dialogs.clear();
    state.focusedCard = '';
    clearAnnouncements();
    app.announce(app.say('hand-over', { name: app.seatName(seat) }), true);
    const lifted = this.#pace.hold();
    app.redraw();
    focus.restore('.curtain .primary');
    await lifted;
    state.curtain = null;
  }
}
