// The room of a class. A learner who has taken its lesson can have the slip sent there automatically. No match is
// played there.

import type { Display, Preferences } from '../app.ts';
import { age } from '../browser/clock.ts';
import { MOST_IN_CODE } from '../browser/qr.ts';
import { arrival, keptSlip } from '../model/class-results.ts';
import { LONGEST, LONGEST_LINK, pack } from '../model/link.ts';
import { plainCode, printOf, readSlip } from '../model/slip.ts';
import type { OwnRoom, SlipKeys } from '../storage/class-store.ts';
import { MOST_PRINTS, ownRooms } from '../storage/class-store.ts';
import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { OwnLesson } from '../storage/own-lesson-store.ts';
import { slips } from '../storage/slip-store.ts';
import { properName } from '../words/names.ts';
import { canEncrypt } from './can-encrypt.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Answer, FromCollector, FromLearner, SlipContent } from './class-messages.ts';
import { fromLearner, slipContent } from './class-messages.ts';
import type { ConnectionStep } from './connection/connection.ts';
import { decrypt, digestOf, keyOf, newKeyPair } from './encryption.ts';
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

/** A class whose slips come to this device. */
export class ClassCollector {
  readonly receiver: SlipReceiver;
  readonly peerSearch: PeerSearch;
  /** Called with the name on each slip that is stored. */
  came: (name: string) => void = () => {};

  constructor(
    readonly app: Display,
    readonly own: OwnLesson,
    readonly room: OwnRoom,
    readonly links: Links,
  ) {
    const redraw = () => app.redraw();
    this.receiver = new SlipReceiver(room.lock, links.packed, slip => this.#take(slip), redraw);
    this.peerSearch = new PeerSearch(redraw, () => isAnswered(this.peerSearch.step));
  }

  begin() {
    const secret = keyOf(this.room.lock);
    this.peerSearch.begin({ secret, host: true }, NO_RELAY, channel => this.receiver.welcome(channel));
  }

  leave() {
    this.peerSearch.leave();
    this.receiver.close();
  }

  async #take({ code, name, device }: SlipContent): Promise<Answer | null> {
    const slip = readSlip(code);
    if (!slip || !this.room.prints.includes(slip.print)) return 'other';
    if (slip.print === printOf(this.own.lesson) && !isOf(code, this.own.lesson)) return 'other';
    const content = { code: plainCode(code), name: properName(name), print: slip.print };
    const came = { ...keptSlip(content, this.own.id, Date.now()), from: device };
    const answer = await slips.turn(here => arrival(here, came)).catch(() => null);
    if (!answer) this.app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    if (!answer) return null; // the slip waits on the learner's device
    if (answer === 'taken') this.came(content.name);
    else this.app.notify({ id: 'class-full', text: 'class-full' });
    return answer;
  }
}

/** True if a relay has answered or a device was met. */
const isAnswered = (step: ConnectionStep | null) => (step?.is === 'relays' ? step.open > 0 : step !== null);

/** True if a slip has as many steps as this lesson. */
export const isOf = (code: string, { step }: LessonDocument): boolean => readSlip(code)?.steps.length === step.length;

/** The class whose slips come to this page now; null if its room is closed. */
export let currentCollector: ClassCollector | null = null;

/** The links of a class. */
interface Links {
  /** The lesson and the way to the room, packed. */
  packed: string;
  /** Link for the wall: the whole lesson if a camera can read a code of that size, else only the way to the room. */
  wall: string;
  /** Link to pass on: the whole lesson if other programs accept such a long link, else only the way to the room. */
  whole: string;
}

async function linksTo(app: Preferences, { lesson }: OwnLesson, lock: SlipKeys): Promise<Links> {
  const here = location.href.split('#')[0];
  const room = { key: keyOf(lock), to: properName(app.settings.yourName) };
  const packed = await pack('lesson', { document: lesson, room });
  const whole = `${here}#/given/${packed}`;
  const short = `${here}#/class/${await pack('class', { room, digest: await digestOf(packed) })}`;
  return {
    packed,
    wall: whole.length > MOST_IN_CODE ? short : whole,
    whole: whole.length > LONGEST_LINK ? short : whole,
  };
}

/**
 * Open the room of this lesson, with the key pair it had before or a new one. Null if the lesson is too long for a
 * link.
 */
export async function openRoom(app: Preferences & Display, own: OwnLesson): Promise<ClassCollector | null> {
  const lock = (await ownRooms.one(own.id).catch(() => null))?.lock ?? (await newKeyPair());
  const links = await linksTo(app, own, lock);
  if (links.packed.length > LONGEST) return null;
  const print = printOf(own.lesson);
  const opened = (now: OwnRoom | null): OwnRoom => ({
    id: own.id,
    lock,
    prints: [...new Set([...(now?.prints ?? []), print])].slice(-MOST_PRINTS),
    open: Date.now(),
  });
  const room = (await ownRooms.change(own.id, opened).catch(() => null)) ?? opened(null);
  currentCollector?.leave();
  currentCollector = new ClassCollector(app, own, room, links);
  currentCollector.begin();
  return currentCollector;
}

/** Return the room of this lesson if it is open. A room that a reload closed is opened again. */
export async function roomOf(app: Preferences & Display, own: OwnLesson): Promise<ClassCollector | null> {
  const isSame = currentCollector && JSON.stringify(currentCollector.own.lesson) === JSON.stringify(own.lesson);
  if (currentCollector?.own.id === own.id && isSame) return currentCollector;
  const room = await ownRooms.one(own.id).catch(() => null);
  return canEncrypt() && room?.open && age(room.open) < DAY ? openRoom(app, own) : null;
}

/** Stop collecting on this page; the room counts as open. */
export function leaveRoom() {
  currentCollector?.leave();
  currentCollector = null;
}

/** Close the room of the class for good. */
export async function closeRoom() {
  const closing = currentCollector;
  leaveRoom();
  if (!closing) return;
  await ownRooms.change(closing.own.id, now => now && { ...now, open: null }).catch(() => {});
  closing.app.redraw();
}
