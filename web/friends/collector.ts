// A room on this device, to which other devices send what they have: slips of a class, or results of an event. No match
// is played there.

import type { Display } from '../app.ts';
import { age } from '../browser/clock.ts';
import type { OwnRoom, SlipKeys } from '../storage/class-store.ts';
import { MOST_PRINTS, ownRooms } from '../storage/class-store.ts';
import { canEncrypt } from './can-encrypt.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Answer, FromCollector, FromLearner, SlipContent } from './class-messages.ts';
import { fromLearner, slipContent } from './class-messages.ts';
import type { ConnectionStep } from './connection/connection.ts';
import { decrypt, keyOf, newKeyPair } from './encryption.ts';
import { NO_RELAY, PeerSearch } from './peer-search.ts';
import { LEARNER, RateLimiter } from './rate-limit.ts';

const DEVICES = 64; // devices that may be connected at once
const DAY = 86_400_000; // milliseconds after which a room left open is closed

/** Takes slips from connected devices. Their number and their rate are limited, and other messages are rejected. */
export class SlipReceiver {
  /** Rate limiter of each device. */
  readonly #limiters = new Map<Channel, RateLimiter>();

  /** @param lesson packed, for devices whose QR code has no room for it */
  constructor(
    readonly lock: SlipKeys,
    readonly lesson: string,
    /** Return what became of a slip; null if it could not be stored yet. */
    readonly take: (slip: SlipContent) => Promise<Answer | null>,
    readonly changed: () => void,
  ) {}

  get count() {
    return this.#limiters.size;
  }

  welcome(channel: Channel) {
    if (this.count >= DEVICES) return channel.close();
    this.#limiters.set(channel, new RateLimiter(LEARNER));
    channel.onmessage = data => void this.#receive(channel, data);
    channel.onclose = () => this.#end(channel);
    this.changed();
  }

  close() {
    for (const channel of [...this.#limiters.keys()]) this.#end(channel);
  }

  #end(channel: Channel) {
    if (!this.#limiters.delete(channel)) return;
    channel.onmessage = channel.onclose = null;
    channel.close();
    this.changed();
  }

  async #receive(channel: Channel, data: unknown) {
    const limiter = this.#limiters.get(channel);
    const message = limiter?.allows() ? fromLearner(data) : null;
    if (message) await this.#answer(channel, message);
    else limiter?.countViolation();
    if (limiter?.isExceeded) this.#end(channel);
  }

  async #answer(channel: Channel, message: FromLearner) {
    const say = (reply: FromCollector) => send(channel, reply);
    if (message.type === 'ask') return say({ type: 'lesson', packed: this.lesson });
    const slip = slipContent(await decrypt(this.lock, message));
    if (!slip) return this.#limiters.get(channel)?.countViolation();
    const answer = await this.take(slip);
    if (answer) say({ type: 'answer', receipt: slip.receipt, answer });
  }
}

/** A room of this device. While it is open, devices that were given its link can send to it. */
export abstract class Collector {
  readonly receiver: SlipReceiver;
  readonly peerSearch: PeerSearch;
  /** Called with the name on each slip or result that is stored. */
  came: (name: string) => void = () => {};

  /** @param lesson packed, for devices whose QR code has no room for it; '' without one */
  constructor(
    readonly app: Display,
    readonly room: OwnRoom,
    lesson: string,
  ) {
    const redraw = () => app.redraw();
    this.receiver = new SlipReceiver(room.lock, lesson, slip => this.take(slip), redraw);
    this.peerSearch = new PeerSearch(redraw, () => isAnswered(this.peerSearch.step));
  }

  /** Store what a device has sent; null if that is not possible now, so that it waits on the other device. */
  protected abstract take(slip: SlipContent): Promise<Answer | null>;

  begin() {
    const secret = keyOf(this.room.lock);
    this.peerSearch.begin({ secret, host: true }, NO_RELAY, channel => this.receiver.welcome(channel));
  }

  leave() {
    this.peerSearch.leave();
    this.receiver.close();
  }
}

/** True if a relay has answered or a device was met. */
const isAnswered = (step: ConnectionStep | null) => (step?.is === 'relays' ? step.open > 0 : step !== null);

/** The room that is open on this page; null if there is none. */
export let currentCollector: Collector | null = null;

/** The key pair that a room of this device had before, or a new one. */
export const lockOf = async (id: string): Promise<SlipKeys> =>
  (await ownRooms.one(id).catch(() => null))?.lock ?? newKeyPair();

/** Store that a room is open. @param prints fingerprints of the lesson whose slips it takes */
export async function storeOpenRoom(id: string, lock: SlipKeys, prints: readonly number[] = []): Promise<OwnRoom> {
  const opened = (now: OwnRoom | null): OwnRoom => ({
    id,
    lock,
    prints: [...new Set([...(now?.prints ?? []), ...prints])].slice(-MOST_PRINTS),
    open: Date.now(),
  });
  return (await ownRooms.change(id, opened).catch(() => null)) ?? opened(null);
}

/** True if this device has opened the room today and has not closed it: a reload did. */
export async function wasOpen(id: string): Promise<boolean> {
  const room = await ownRooms.one(id).catch(() => null);
  return canEncrypt() && !!room?.open && age(room.open) < DAY;
}

/** Let a room take what is sent, in place of the one before. */
export function beginCollecting<Room extends Collector>(collector: Room): Room {
  leaveRoom();
  currentCollector = collector;
  collector.begin();
  return collector;
}

/** Stop collecting on this page; the room counts as open. */
export function leaveRoom() {
  currentCollector?.leave();
  currentCollector = null;
}

/** Close the room for good. */
export async function closeRoom() {
  const closing = currentCollector;
  leaveRoom();
  if (!closing) return;
  await ownRooms.change(closing.room.id, now => now && { ...now, open: null }).catch(() => {});
  closing.app.redraw();
}
