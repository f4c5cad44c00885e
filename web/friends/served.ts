import type { App, EngineState, FarEnd, Heard } from '../app.ts';
import type { Around, For, Kept, Request, SeatReply, SeatRequest } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { Device } from './device.ts';
import type { FromHost } from './messages.ts';
import { Asking } from './request-queue.ts';

/** The room that is served, as far as the table has to do with it. */
export interface Served {
  /** The match that is played, or was played last. */
  readonly id: string;
  /** The seats at this device. */
  readonly here: readonly number[];
  readonly devices: readonly Device[];
  /** Who sits where, for the engine. */
  readonly around: Around;
  /** Is told where the match stands: that changes with each decision. */
  waits(stand: string): void;
  /** Notes what has been decided face down. */
  note(match: StoredMatch, chosen: (string | null)[]): void;
  toAll(letter: FromHost): void;
}

/**
 * The table of a match that is played at this device by people at several: between the engine, the table on this page,
 * and the guests. Each device gets what its seats may see, and nothing else.
 */
export class ServedTable implements FarEnd {
  owed = 0;
  /** The seats of people who must decide now. */
  turns: readonly number[] = [];
  /** Does the match lie on the engine's table? */
  laid = false;
  #heard: (message: Heard) => void = () => {};
  #asking: Asking | null = null;
  /** With whose eyes this page looks; null: it only watches. */
  #eye: number | null;
  #kept: Kept | null = null;
  /** The match that the engine has last begun to speak of. */
  #spoken = '';
  /** Who sits where, as the engine has been told last. */
  #seated = '';
  /** By seat, the hint for what lies there: it is not sought twice. */
  readonly #hints = new Map<number, SeatReply[]>();

  constructor(
    readonly app: Pick<App, 'matches'>,
    readonly room: Served,
  ) {
    this.#eye = room.here[0] ?? null;
  }

  get id() {
    return this.room.id;
  }

  get state(): EngineState {
    return this.owed ? 'busy' : 'ready';
  }

  attach(heard: (message: Heard) => void, engine: Pick<FarEnd, 'request' | 'owed' | 'restart'>) {
    this.#heard = heard;
    const goesOn = () => (this.#kept?.goes_on ? { type: 'go-on' as const } : null);
    this.#asking = new Asking(engine, this.room.devices, goesOn, () => this.#seating());
  }

  request(message: Request) {
    this.owed += 1;
    if (message.type === 'load') this.#lay(message.save);
    else this.#asking?.page({ type: 'at', seat: this.#eye, ask: message as SeatRequest });
  }

  restart() {
    this.end();
    this.#asking?.engine.restart();
  }

  /** Whoever plays here has left the table: the others wait until the match lies there again. */
  rest() {
    this.end();
    this.room.toAll({ type: 'away' });
  }

  /** What has been asked is forgotten, and nobody waits for it. */
  end() {
    this.laid = false;
    this.owed = 0;
    this.turns = [];
    this.#kept = null;
    for (const device of this.room.devices) for (const _ of device.asks) device.post({ type: 'answered' });
    const by = this.#asking?.now?.by;
    if (by instanceof Device) by.post({ type: 'answered' });
    this.#asking?.forget();
  }

  /** A guest has asked something, or others sit there now. */
  wake() {
    if (this.laid) this.#asking?.next();
  }

  /** Answer again what the engine has answered already; false if it has not. */
  answersAgain(device: Device, { seat, request }: { seat: number | null; request: SeatRequest }): boolean {
    const replies = request.type === 'hint' && seat !== null ? this.#hints.get(seat) : null;
    if (!replies || device.asks.length || this.#asking?.now?.by === device) return false;
    for (const reply of replies) device.post({ type: 'said', reply });
    device.post({ type: 'answered' });
    return true;
  }

  /** Who sits where now, if that has changed. */
  #seating() {
    const { around } = this.room;
    const told = JSON.stringify(around);
    if (told === this.#seated) return null;
    this.#seated = told;
    return { type: 'seated' as const, around };
  }

  #lay(save: Extract<Request, { type: 'load' }>['save']) {
    const { friends, own = {} } = this.app.matches.known(this.id) ?? {};
    const { chosen = [] } = friends?.host ?? {};
    this.laid = true;
    this.#seated = JSON.stringify(this.room.around);
    const commitments = friends?.commitments ?? [];
    const asked = Object.keys(own).map(Number);
    this.#asking?.page({ type: 'host', save, seated: this.room.around, chosen, commitments, asked });
    this.room.toAll({ type: 'back' });
  }

  // What the engine says

  overhear(message: Heard): boolean {
    if (message.type === 'kept') return this.#keep(message);
    if (message.type === 'for') return this.#passOn(message);
    if (message.type === 'answered') return this.#answered();
    if (!this.laid) return false;
    if (message.type === 'crash') this.end();
    if (message.type !== 'refused') this.#heard(message);
    else if (message.request === 'host') this.#heard({ ...message, request: 'load' });
    return true;
  }

  #answered() {
    const by = this.#asking?.answered();
    if (!by) return false;
    if (by instanceof Device) by.post({ type: 'answered' });
    if (by === 'page') {
      this.owed -= 1;
      this.#heard({ type: 'answered' });
    }
    this.wake();
    return true;
  }

  /** The log goes into the match at once, whoever looks at the table by now. */
  #keep(kept: Kept) {
    this.#hints.clear();
    if (kept.match) this.#spoken = this.id;
    this.#kept = this.#spoken === this.id ? kept : null;
    const match = this.app.matches.known(this.#spoken);
    if (!match) return true;
    match.log.splice(kept.log.start, Infinity, ...kept.log.entries);
    this.room.note(match, kept.chosen);
    this.room.waits(`${match.log.length} ${kept.chosen.map(Boolean)}`);
    if (!this.laid) this.app.matches.keep(match).catch(() => {}); // else it is kept with what is shown of it
    return true;
  }

  #passOn({ seat, reply }: For) {
    if (this.#spoken !== this.id) return true; // another match is about to begin
    if (reply.type === 'frame') this.turns = reply.turns;
    const { by, request } = this.#asking?.now ?? {};
    if (seat !== null && request?.type === 'at' && request.ask.type === 'hint')
      this.#hints.set(seat, [...(this.#hints.get(seat) ?? []), reply]);
    /** Is it for one alone of those who watch? */
    const only = seat === null && by instanceof Device && !by.seats.length ? by : null;
    for (const device of this.room.devices)
      if (device.sees(seat) && (!only || device === only)) device.post({ type: 'said', reply });
    const isOwn = seat === null ? !this.room.here.length && !only : this.room.here.includes(seat);
    if (isOwn && reply.type !== 'opened') this.#toPage(seat, reply);
    return true;
  }

  /** To the table here; with what is to be kept of it, as from any engine. */
  #toPage(seat: number | null, reply: Exclude<For['reply'], { type: 'opened' }>) {
    if (reply.type !== 'frame') return this.#heard(reply);
    this.#eye = seat;
    const { log = null, match = null } = this.#kept ?? {};
    this.#heard({ ...reply, log, match });
  }
}
