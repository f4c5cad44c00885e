import type { ClassInvitation } from '../model/link.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import { fromCollector } from './class-messages.ts';
import { digestOf } from './encryption.ts';
import { Meeting, NO_WAY } from './meeting.ts';
import { Gate, LEARNER } from './rate-limit.ts';

/** Fetches a lesson from the teacher's device, because the QR code of the class has no room for it. */
export class LessonFetcher {
  readonly meeting: Meeting;
  #isHere = false;

  constructor(
    readonly invitation: ClassInvitation,
    readonly changed: () => void,
    /** Called with the packed lesson. */
    readonly came: (packed: string) => void,
  ) {
    this.meeting = new Meeting(changed, () => this.#isHere);
  }

  begin() {
    const { key } = this.invitation.room;
    this.meeting.begin({ secret: key, host: false }, NO_WAY, channel => this.#ask(channel));
    this.changed();
  }

  leave() {
    this.meeting.leave();
  }

  #ask(channel: Channel) {
    const gate = new Gate(LEARNER);
    channel.onmessage = async message => {
      const letter = gate.admit() ? fromCollector(message) : null;
      if (letter?.type === 'lesson' && (await this.#isIt(letter.packed))) return this.#take(letter.packed);
      gate.wrong();
      if (gate.shut) channel.close();
    };
    post(channel, { type: 'ask' });
  }

  /** True if this is the lesson with the code's digest: any device may have answered. */
  async #isIt(packed: string) {
    return !this.#isHere && (await digestOf(packed)) === this.invitation.digest;
  }

  #take(packed: string) {
    this.#isHere = true;
    this.leave();
    this.came(packed);
  }
}
