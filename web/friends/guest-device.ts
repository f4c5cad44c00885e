import type { SeatRequest } from '../protocol.d.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Credentials, Handshake } from './handshake.ts';
import { answerHello, isGuest } from './handshake.ts';
import type { FromGuest, FromHost, RefusalReason } from './messages.ts';
import { fromGuest } from './messages.ts';
import { GUEST, RateLimiter } from './rate-limit.ts';

const ASKS = 8; // questions of one device that may wait for the engine

/** Receiver of a guest device's messages, once their shape is checked. */
export interface DeviceListener {
  /** What this device shows as the host. */
  credentials(): Promise<Credentials>;
  /** Handle a message. A 'sit' comes only from a device that has proved that it holds its key. */
  take(device: GuestDevice, message: FromGuest): void;
  /** Called once the connection to the device is closed. */
  gone(device: GuestDevice): void;
}

/** One guest's device, as the host sees it. */
export class GuestDevice {
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
  /** JSON of the last room message sent to this device. */
  #room = '';
  /** What this device has to sign; null until it has said hello. */
  #met: Handshake | null = null;
  #greeted = false;
  /** Resolves the promise of `shown`. */
  #shows: (number: string | null) => void = () => {};

  constructor(
    readonly channel: Channel,
    readonly reception: DeviceListener,
    readonly limiter: RateLimiter = new RateLimiter(GUEST),
  ) {
    channel.onmessage = data => this.#receive(data);
    channel.onclose = () => this.end();
  }

  /** True if the device may see what this seat sees; `null` stands for the viewers without a seat. */
  sees(seat: number | null) {
    return this.known && (seat === null ? !this.seats.length : this.seats.includes(seat));
  }

  send(message: FromHost) {
    send(this.channel, message);
  }

  /** Send the room message if it differs from the last one sent. */
  sendRoom(message: Extract<FromHost, { type: 'room' }>) {
    const room = JSON.stringify(message);
    if (room === this.#room) return;
    this.#room = room;
    this.send(message);
  }

  /** Send the next room message even if it is unchanged, because the device has missed something. */
  resendRoom() {
    this.#room = '';
  }

  /** Send the reason, then close the connection. */
  refuse(why: RefusalReason) {
    this.send({ type: 'no', why });
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
    if (!this.sees(seat) || this.asks.length >= ASKS) return this.limiter.countViolation();
    this.asks.push({ seat, request });
    return true;
  }

  #receive(data: unknown) {
    const message = this.limiter.allows() ? fromGuest(data) : null;
    if (message?.type === 'hello') void this.#greet(message.nonce);
    else if (message?.type === 'sit') void this.#prove(message);
    else if (message) this.reception.take(this, message);
    else this.limiter.countViolation();
    if (this.limiter.isExceeded) this.end();
  }

  /** Answer the guest's first hello with the proof that this is the host. A second hello counts as wrong. */
  async #greet(nonce: string) {
    if (this.#greeted) return void this.limiter.countViolation();
    this.#greeted = true;
    const { met, hello } = await answerHello(this.channel, await this.reception.credentials(), nonce);
    this.#met = met;
    this.send(hello);
  }

  /** Accept a 'sit' message only if the device proves that it holds its key. */
  async #prove(message: Extract<FromGuest, { type: 'sit' }>) {
    const isProved = this.#met !== null && (await isGuest(this.#met, message.key, message.proof));
    if (!isProved) this.limiter.countViolation();
    else if (this.channel.onmessage) this.reception.take(this, message);
  }
}
