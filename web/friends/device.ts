import type { SeatRequest } from '../protocol.d.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { Encounter } from './handshake.ts';
import { answerHello, isGuest } from './handshake.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, Why } from './messages.ts';
import { fromGuest } from './messages.ts';
import { Gate, GUEST } from './rate-limit.ts';

const ASKS = 8; // questions of one device that may wait for the engine

/** Receiver of a guest device's letters, once their shape is checked. */
export interface Reception {
  /** The host's key pair. */
  identity(): Promise<Identity>;
  /** Handle a letter. A 'sit' comes only from a device that has proved that it holds its key. */
  take(device: Device, letter: FromGuest): void;
  /** Called once the connection to the device is closed. */
  gone(device: Device): void;
}

/** One guest's device, as the host sees it. */
export class Device {
  /** Seats of the players at this device; empty if it only watches. */
  seats: number[] = [];
  /** Public key that the device has proved to hold. */
  key = '';
  /** Name of the viewer, if the device only watches. */
  watcher = '';
  /** Names of players who came during a match: they watch, and get seats of bots once a round has ended. */
  late: string[] = [];
  /** Commitment to the device's number for the seed of the next match. */
  commitment = '';
  /** True once the device has said who sits there. */
  known = false;
  /** Questions from this device that wait for the engine. */
  readonly asks: { seat: number | null; request: SeatRequest }[] = [];
  /** JSON of the last room letter sent to this device. */
  #room = '';
  /** What this device has to sign; null until it has said hello. */
  #met: Encounter | null = null;
  #greeted = false;
  /** Resolves the promise of `shown`. */
  #shows: (number: string | null) => void = () => {};

  constructor(
    readonly channel: Channel,
    readonly reception: Reception,
    readonly gate: Gate = new Gate(GUEST),
  ) {
    channel.onmessage = message => this.#hear(message);
    channel.onclose = () => this.end();
  }

  /** True if the device may see what this seat sees; `null` stands for the viewers without a seat. */
  sees(seat: number | null) {
    return this.known && (seat === null ? !this.seats.length : this.seats.includes(seat));
  }

  post(letter: FromHost) {
    post(this.channel, letter);
  }

  /** Send the room letter if it differs from the last one sent. */
  tell(letter: Extract<FromHost, { type: 'room' }>) {
    const room = JSON.stringify(letter);
    if (room === this.#room) return;
    this.#room = room;
    this.post(letter);
  }

  /** Send the next room letter even if it is unchanged, because the device has missed something. */
  forget() {
    this.#room = '';
  }

  /** Send the reason, then close the connection. */
  refuse(why: Why) {
    this.post({ type: 'no', why });
    this.end();
  }

  /** Handle the end of the connection, whichever side closes it. */
  end() {
    const { channel } = this;
    if (!channel.onmessage) return;
    channel.onmessage = channel.onclose = null;
    channel.close();
    this.#shows(null);
    this.reception.gone(this);
  }

  /** Wait for the number that the device committed to; null after `patience` milliseconds. */
  shown(patience: number): Promise<string | null> {
    return new Promise(done => {
      setTimeout(() => done(null), patience);
      this.#shows = done;
    });
  }

  /** Take the number that the device committed to. */
  show(number: string) {
    this.#shows(number);
  }

  /**
   * Queue a question for the engine. A question from a seat that is not at this device, or one too many, counts as
   * wrong.
   */
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

  /** Answer the guest's first hello with the proof that this is the host. A second hello counts as wrong. */
  async #greet(nonce: string) {
    if (this.#greeted) return void this.gate.wrong();
    this.#greeted = true;
    const { met, hello } = await answerHello(this.channel, await this.reception.identity(), nonce);
    this.#met = met;
    this.post(hello);
  }

  /** Accept a 'sit' letter only if the device proves that it holds its key. */
  async #prove(letter: Extract<FromGuest, { type: 'sit' }>) {
    const isProved = this.#met !== null && (await isGuest(this.#met, letter.key, letter.proof));
    if (!isProved) this.gate.wrong();
    else if (this.channel.onmessage) this.reception.take(this, letter);
  }
}
