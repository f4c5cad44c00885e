// The room of a class. A learner who has taken its lesson can have the slip sent there automatically.

import type { Display, Preferences } from '../app.ts';
import { MOST_IN_CODE } from '../browser/qr.ts';
import { arrival, keptSlip } from '../model/class-results.ts';
import { LONGEST, LONGEST_LINK, pack } from '../model/link.ts';
import { plainCode, printOf, readSlip } from '../model/slip.ts';
import type { OwnRoom, SlipKeys } from '../storage/class-store.ts';
import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { OwnLesson } from '../storage/own-lesson-store.ts';
import { slips } from '../storage/slip-store.ts';
import { properName } from '../words/names.ts';
import type { Answer, SlipContent } from './class-messages.ts';
import { beginCollecting, Collector, currentCollector, lockOf, storeOpenRoom, wasOpen } from './collector.ts';
import { digestOf, keyOf } from './encryption.ts';

/** A class whose slips come to this device. */
export class ClassCollector extends Collector {
  constructor(
    app: Display,
    readonly own: OwnLesson,
    room: OwnRoom,
    readonly links: Links,
  ) {
    super(app, room, links.packed);
  }

  protected async take({ code, name, device }: SlipContent): Promise<Answer | null> {
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

/** True if a slip has as many steps as this lesson. */
export const isOf = (code: string, { step }: LessonDocument): boolean => readSlip(code)?.steps.length === step.length;

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
  const lock = await lockOf(own.id);
  const links = await linksTo(app, own, lock);
  if (links.packed.length > LONGEST) return null;
  const room = await storeOpenRoom(own.id, lock, [printOf(own.lesson)]);
  return beginCollecting(new ClassCollector(app, own, room, links));
}

/** The room of this lesson if it is open on this page. */
export const openClass = ({ id }: OwnLesson): ClassCollector | null =>
  currentCollector instanceof ClassCollector && currentCollector.own.id === id ? currentCollector : null;

/** Return the room of this lesson if it is open. A room that a reload closed is opened again. */
export async function roomOf(app: Preferences & Display, own: OwnLesson): Promise<ClassCollector | null> {
  const open = openClass(own);
  if (open && JSON.stringify(open.own.lesson) === JSON.stringify(own.lesson)) return open;
  return (await wasOpen(own.id)) ? openRoom(app, own) : null;
}
