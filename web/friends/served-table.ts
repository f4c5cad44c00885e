import type { App, EngineState, IncomingMessage, RemoteEngine } from '../app.ts';
import type { Around, For, Frame, Kept, Request, SeatReply, SeatRequest } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { GuestDevice } from './guest-device.ts';
import type { FromHost } from './messages.ts';
import { RequestQueue } from './request-queue.ts';

const OVER = -2;

/** The part of the hosted room that the table needs. */
export interface ServedRoom {
  /** Id of the current match, or of the last one. */
  readonly id: string;
  /** Seats at this device. */
  readonly here: readonly number[];
  /** True while this device takes over and has no seed yet. */
  readonly isWithoutSeed: boolean;
  readonly devices: readonly GuestDevice[];
  /** Seating, as the engine gets it. */
  readonly around: Around;
  /** Report the position of the match; it changes with each decision. */
  waits(stand: string): void;
  /** Note that a round has ended and the match goes on. */
  roundEnds(): void;
  /** Store what players have decided face down. */
  note(match: StoredMatch, chosen: (string | null)[]): void;
  toAll(message: FromHost): void;
}

/**
 * The table of a match that this device plays for people at several devices. It connects the engine, this page's table
 * and the guests. Each device gets only what its seats may see.
 */
export class ServedTable implements RemoteEngine {
  pending = 0;
  /** Seats of people who must decide now. */
  turns: readonly number[] = [];
  /** True if the match is on the engine's table. */
  isLoaded = false;
  #deliver: (message: IncomingMessage) => void = () => {};
  #queue: RequestQueue | null = null;
  /** Seat through which this page looks; null if it only watches. */
  #eye: number | null;
  #kept: Kept | null = null;
  /** Id of the match that the engine last began to report on. */
  #spoken = '';
  /** Seating last sent to the engine, as JSON. */
  #seated = '';
  /** By seat: replies with the hint for the current position, so that no hint is computed twice. */
  readonly #hints = new Map<number, SeatReply[]>();

  constructor(
    readonly app: Pick<App, 'matches'>,
    readonly room: ServedRoom,
  ) {
    this.#eye = room.here[0] ?? null;
  }

  get id() {
    return this.room.id;
  }

  get state(): EngineState {
    if (this.room.isWithoutSeed) return 'stopped';
    return this.pending ? 'busy' : 'ready';
  }

  attach(receive: (message: IncomingMessage) => void, engine: Pick<RemoteEngine, 'request' | 'pending' | 'restart'>) {
    this.#deliver = receive;
    const goesOn = () => (this.#kept?.goes_on ? { type: 'go-on' as const } : null);
    this.#queue = new RequestQueue(engine, this.room.devices, goesOn, () => this.#seating());
  }

  request(message: Request) {
    this.pending += 1;
    if (message.type === 'load') this.#load(message.save);
    else this.#queue?.addPageRequest({ type: 'at', seat: this.#eye, ask: message as SeatRequest });
  }

  restart() {
    this.end();
    this.#queue?.engine.restart();
  }

  /** Close the host's table. The guests wait until the match is back on it. */
  tableLeft() {
    this.end();
    this.room.toAll({ type: 'away' });
  }

  /** Drop all questions, and tell the guests that they are answered. */
  end() {
    this.isLoaded = false;
    this.pending = 0;
    this.turns = [];
    this.#kept = null;
    for (const device of this.room.devices) for (const _ of device.asks) device.send({ type: 'answered' });
    const by = this.#queue?.now?.by;
    if (by instanceof GuestDevice) by.send({ type: 'answered' });
    this.#queue?.forget();
  }

  /** Continue after a guest's question or a change of the seating. */
  wake() {
    if (this.isLoaded) this.#queue?.next();
  }

  /** Send the engine's earlier answer again; false if there is none. */
  answersAgain(device: GuestDevice, { seat, request }: { seat: number | null; request: SeatRequest }): boolean {
    const replies = request.type === 'hint' && seat !== null ? this.#hints.get(seat) : null;
    if (!replies || device.asks.length || this.#queue?.now?.by === device) return false;
    for (const reply of replies) device.send({ type: 'said', reply });
    device.send({ type: 'answered' });
    return true;
  }

  /** Return the current seating if it differs from the last one sent. */
  #seating() {
    const { around } = this.room;
    const seating = JSON.stringify(around);
    if (seating === this.#seated) return null;
    this.#seated = seating;
    return { type: 'seated' as const, around };
  }

  #load(save: Extract<Request, { type: 'load' }>['save']) {
    const { friends, own = {} } = this.app.matches.known(this.id) ?? {};
    const { chosen = [] } = friends?.host ?? {};
    this.isLoaded = true;
    this.#seated = JSON.stringify(this.room.around);
    const commitments = friends?.commitments ?? [];
    const ownBots = Object.keys(own).map(Number);
    const { since = 0 } = friends?.drawn ?? {};
    const { around: seated } = this.room;
    this.#queue?.addPageRequest({ type: 'host', save, seated, chosen, commitments, asked: ownBots, since });
    this.room.toAll({ type: 'back' });
  }

  // Replies of the engine

  intercept(message: IncomingMessage): boolean {
    if (message.type === 'kept') return this.#keep(message);
    if (message.type === 'for') return this.#passOn(message);
    if (message.type === 'answered') return this.#answered();
    if (!this.isLoaded) return false;
    if (message.type === 'crash') this.end();
    if (message.type !== 'refused') this.#deliver(message);
    else if (message.request === 'host') this.#deliver({ ...message, request: 'load' });
    return true;
  }

  #answered() {
    const by = this.#queue?.answered();
    if (!by) return false;
    if (by instanceof GuestDevice) by.send({ type: 'answered' });
    if (by === 'page') {
      this.pending -= 1;
      this.#deliver({ type: 'answered' });
    }
    this.wake();
    return true;
  }

  /** Add the new entries to the log at once, even if the page no longer shows this table. */
  #keep(kept: Kept) {
    this.#hints.clear();
    if (kept.match) this.#spoken = this.id;
    this.#kept = this.#spoken === this.id ? kept : null;
    const match = this.app.matches.known(this.#spoken);
    if (!match) return true;
    match.log.splice(kept.log.start, Infinity, ...kept.log.entries);
    this.room.note(match, kept.chosen);
    this.room.waits(`${match.log.length} ${kept.chosen.map(Boolean)}`);
    if (!this.isLoaded) this.app.matches.keep(match).catch(() => {}); // an unloaded match is stored with its snapshot
    return true;
  }

  #passOn({ seat, reply }: For) {
    if (this.#spoken !== this.id) return true; // another match is about to begin
    if (reply.type === 'frame') this.#noteFrame(reply);
    const { by, request } = this.#queue?.now ?? {};
    if (seat !== null && request?.type === 'at' && request.ask.type === 'hint')
      this.#hints.set(seat, [...(this.#hints.get(seat) ?? []), reply]);
    /** The one viewer's device that asked for this reply; null if the reply is for all. */
    const only = seat === null && by instanceof GuestDevice && !by.seats.length ? by : null;
    for (const device of this.room.devices)
      if (device.sees(seat) && (!only || device === only)) device.send({ type: 'said', reply });
    const isOwn = seat === null ? !this.room.here.length && !only : this.room.here.includes(seat);
    if (isOwn && reply.type !== 'opened') this.#toPage(seat, reply);
    return true;
  }

  #noteFrame({ turns, begins, events, view }: Frame) {
    this.turns = turns;
    if (!begins && view.to_act !== OVER && events.some(({ role }) => role === 'round')) this.room.roundEnds();
  }

  /** Pass a reply to this page's table, with the log entries to store, as from any engine. */
  #toPage(seat: number | null, reply: Exclude<For['reply'], { type: 'opened' }>) {
    if (reply.type !== 'frame') return this.#deliver(reply);
    this.#eye = seat;
    const { log = null, match = null } = this.#kept ?? {};
    this.#deliver({ ...reply, log, match });
  }
}
