import type { SeatRequest } from '../protocol.d.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { Encounter } from './handshake.ts';
import { answerHello, isGuest } from './handshake.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, Why } from './messages.ts';
import { fromGuest } from './messages.ts';
import { Gate, GUEST } from './rate-limit.ts';

const ASKS = 8; // that may wait to be answered

/** Who takes what a guest's device sends, once it is known to be a letter. */
export interface Reception {
  /** The host's. */
  identity(): Promise<Identity>;
  /** Is given 'sit' only from a device that has proved to hold its key. */
  take(device: Device, letter: FromGuest): void;
  gone(device: Device): void;
}

/** One guest's device, as the one sees it that plays. */
export class Device {
  /** Of those who sit there; none of who only watches. */
  seats: number[] = [];
  key = '';
  /** Of who only watches. */
  watcher = '';
  /** The names of those who came while a match was played: they watch, and sit down before the next. */
  late: string[] = [];
  /** What its number for the seed of the next match is bound to. */
  commitment = '';
  /** Has it said who sits there? */
  known = false;
  /** What has been asked there, and not been passed on. */
  readonly asks: { seat: number | null; request: SeatRequest }[] = [];
  /** How the room was when this device was last told of it. */
  #room = '';
  /** What this device has to sign; null until it has said hello. */
  #met: Encounter | null = null;
  #greeted = false;
  #shows: (number: string | null) => void = () => {};

  constructor(
    readonly channel: Channel,
    readonly reception: Reception,
    readonly gate: Gate = new Gate(GUEST),
  ) {
    channel.onmessage = message => this.#hear(message);
    channel.onclose = () => this.end();
  }

  /** May it see what is for this seat; null: for those who watch? */
  sees(seat: number | null) {
    return this.known && (seat === null ? !this.seats.length : this.seats.includes(seat));
  }

  post(letter: FromHost) {
    post(this.channel, letter);
  }

  /** Tells how the room is, if that has changed for this device. */
  tell(letter: Extract<FromHost, { type: 'room' }>) {
    const room = JSON.stringify(letter);
    if (room === this.#room) return;
    this.#room = room;
    this.post(letter);
  }

  /** It has missed something: what it was told last is told again. */
  forget() {
    this.#room = '';
  }

  /** It has to go. */
  refuse(why: Why) {
    this.post({ type: 'no', why });
    this.end();
  }

  /** The way to it is closed, by whomever. */
  end() {
    const { channel } = this;
    if (!channel.onmessage) return;
    channel.onmessage = channel.onclose = null;
    channel.close();
    this.#shows(null);
    this.reception.gone(this);
  }

  /** The number that is shown, or null if none comes in so many milliseconds. */
  shown(patience: number): Promise<string | null> {
    return new Promise(done => {
      setTimeout(() => done(null), patience);
      this.#shows = done;
    });
  }

  /** The number that it was bound to is here; what the next is bound to comes with it. */
  show({ number, commitment }: Extract<FromGuest, { type: 'number' }>) {
    this.commitment = commitment;
    this.#shows(number);
  }

  /** Takes a question for the engine; not from a seat where nobody of this device sits, and not too many. */
  ask({ seat, request }: Extract<FromGuest, { type: 'ask' }>) {
    if (!this.sees(seat) || this.asks.length >= ASKS) return this.gate.wrong();
    this.asks.push({ seat, request });
    return true;
  }

  #hear(message: unknown) {
    const letter = this.gate.admit() ? fromGuest(message) : null;
    if (letter?.type === 'hello') void this.#greet(letter.nonce);
    else if (letter?.type === 'sit') void this.#prove(letter);
    else if (letter) this.reception.take(this, letter);
    else this.gate.wrong();
    if (this.gate.shut) this.end();
  }

  /** Proves once that the host is the host. */
  async #greet(nonce: string) {
    if (this.#greeted) return void this.gate.wrong();
    this.#greeted = true;
    const { met, hello } = await answerHello(this.channel, await this.reception.identity(), nonce);
    this.#met = met;
    this.post(hello);
  }

  async #prove(letter: Extract<FromGuest, { type: 'sit' }>) {
    const isProved = this.#met !== null && (await isGuest(this.#met, letter.key, letter.proof));
    if (!isProved) this.gate.wrong();
    else if (this.channel.onmessage) this.reception.take(this, letter);
  }
}
