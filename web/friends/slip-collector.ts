// The room of a class. A learner who has taken its lesson can have the slip sent there automatically. No match is
// played there.

import type { Display, Preferences } from '../app.ts';
import { age } from '../browser/clock.ts';
import { MOST_IN_CODE } from '../browser/qr.ts';
import { arrival, keptSlip } from '../model/class.ts';
import { LONGEST, LONGEST_LINK, pack } from '../model/link.ts';
import { plainCode, printOf, readSlip } from '../model/slip.ts';
import type { Lock, OwnRoom } from '../storage/class-store.ts';
import { MOST_PRINTS, ownRooms } from '../storage/class-store.ts';
import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { OwnLesson } from '../storage/own-lesson-store.ts';
import { slips } from '../storage/slip-store.ts';
import { properName } from '../words/names.ts';
import { canEncrypt } from './can-encrypt.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { Answer, FromCollector, FromLearner, HandedIn } from './class-messages.ts';
import { fromLearner, handedIn } from './class-messages.ts';
import { digestOf, keyOf, newLock, unseal } from './encryption.ts';
import { Meeting, NO_RELAY } from './meeting.ts';
import { Gate, LEARNER } from './rate-limit.ts';
import type { Step } from './ways/ways.ts';

const DEVICES = 64; // devices that may be connected at once
const DAY = 86_400_000; // milliseconds after which a room left open is closed

/** Takes slips from connected devices. Their number and their rate are limited, and other letters are rejected. */
export class Desk {
  /** Rate limiter of each device. */
  readonly #gates = new Map<Channel, Gate>();

  /** @param lesson packed, for devices whose QR code has no room for it */
  constructor(
    readonly lock: Lock,
    readonly lesson: string,
    /** Return what became of a slip; null if it could not be stored yet. */
    readonly take: (slip: HandedIn) => Promise<Answer | null>,
    readonly changed: () => void,
  ) {}

  get count() {
    return this.#gates.size;
  }

  welcome(channel: Channel) {
    if (this.count >= DEVICES) return channel.close();
    this.#gates.set(channel, new Gate(LEARNER));
    channel.onmessage = message => void this.#hear(channel, message);
    channel.onclose = () => this.#end(channel);
    this.changed();
  }

  close() {
    for (const channel of [...this.#gates.keys()]) this.#end(channel);
  }

  #end(channel: Channel) {
    if (!this.#gates.delete(channel)) return;
    channel.onmessage = channel.onclose = null;
    channel.close();
    this.changed();
  }

  async #hear(channel: Channel, message: unknown) {
    const gate = this.#gates.get(channel);
    const letter = gate?.admit() ? fromLearner(message) : null;
    if (letter) await this.#answer(channel, letter);
    else gate?.wrong();
    if (gate?.shut) this.#end(channel);
  }

  async #answer(channel: Channel, letter: FromLearner) {
    const say = (reply: FromCollector) => post(channel, reply);
    if (letter.type === 'ask') return say({ type: 'lesson', packed: this.lesson });
    const slip = handedIn(await unseal(this.lock, letter));
    if (!slip) return this.#gates.get(channel)?.wrong();
    const answer = await this.take(slip);
    if (answer) say({ type: 'answer', receipt: slip.receipt, answer });
  }
}

/** A class whose slips come to this device. */
export class Collecting {
  readonly desk: Desk;
  readonly meeting: Meeting;
  /** Called with the name on each slip that is stored. */
  came: (name: string) => void = () => {};

  constructor(
    readonly app: Display,
    readonly own: OwnLesson,
    readonly room: OwnRoom,
    readonly links: Links,
  ) {
    const redraw = () => app.redraw();
    this.desk = new Desk(room.lock, links.packed, slip => this.#take(slip), redraw);
    this.meeting = new Meeting(redraw, () => isAnswered(this.meeting.step));
  }

  begin() {
    const secret = keyOf(this.room.lock);
    this.meeting.begin({ secret, host: true }, NO_RELAY, channel => this.desk.welcome(channel));
  }

  leave() {
    this.meeting.leave();
    this.desk.close();
  }

  async #take({ code, name, device }: HandedIn): Promise<Answer | null> {
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
const isAnswered = (step: Step | null) => (step?.is === 'relays' ? step.open > 0 : step !== null);

/** True if a slip has as many steps as this lesson. */
export const isOf = (code: string, { step }: LessonDocument): boolean => readSlip(code)?.steps.length === step.length;

/** The class whose slips come to this page now; null if its room is closed. */
export let collecting: Collecting | null = null;

/** The links of a class. */
interface Links {
  /** The lesson and the way to the room, packed. */
  packed: string;
  /** Link for the wall: the whole lesson if a camera can read a code of that size, else only the way to the room. */
  wall: string;
  /** Link to pass on: the whole lesson if other programs accept such a long link, else only the way to the room. */
  whole: string;
}

async function linksTo(app: Preferences, { lesson }: OwnLesson, lock: Lock): Promise<Links> {
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
export async function openRoom(app: Preferences & Display, own: OwnLesson): Promise<Collecting | null> {
  const lock = (await ownRooms.one(own.id).catch(() => null))?.lock ?? (await newLock());
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
  collecting?.leave();
  collecting = new Collecting(app, own, room, links);
  collecting.begin();
  return collecting;
}

/** Return the room of this lesson if it is open. A room that a reload closed is opened again. */
export async function roomOf(app: Preferences & Display, own: OwnLesson): Promise<Collecting | null> {
  const isSame = collecting && JSON.stringify(collecting.own.lesson) === JSON.stringify(own.lesson);
  if (collecting?.own.id === own.id && isSame) return collecting;
  const room = await ownRooms.one(own.id).catch(() => null);
  return canEncrypt() && room?.open && age(room.open) < DAY ? openRoom(app, own) : null;
}

/** Stop collecting on this page; the room counts as open. */
export function leaveRoom() {
  collecting?.leave();
  collecting = null;
}

/** Close the room of the class for good. */
export async function closeRoom() {
  const closing = collecting;
  leaveRoom();
  if (!closing) return;
  await ownRooms.change(closing.own.id, now => now && { ...now, open: null }).catch(() => {});
  closing.app.redraw();
}
