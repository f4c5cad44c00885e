import type { ClassInvitation } from '../model/link.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import { fromCollector } from './class-messages.ts';
import { digestOf } from './encryption.ts';
import { NO_WAY, PeerSearch } from './peer-search.ts';
import { LEARNER, RateLimiter } from './rate-limit.ts';

/** Fetches a lesson from the teacher's device, because the QR code of the class has no room for it. */
export class LessonFetcher {
  readonly peerSearch: PeerSearch;
  #isHere = false;

  constructor(
    readonly invitation: ClassInvitation,
    readonly changed: () => void,
    /** Called with the packed lesson. */
    readonly came: (packed: string) => void,
  ) {
    this.peerSearch = new PeerSearch(changed, () => this.#isHere);
  }

  begin() {
    const { key } = this.invitation.room;
    this.peerSearch.begin({ secret: key, host: false }, NO_WAY, channel => this.#ask(channel));
    this.changed();
  }

  leave() {
    this.peerSearch.leave();
  }

  #ask(channel: Channel) {
    const limiter = new RateLimiter(LEARNER);
    channel.onmessage = async data => {
      const message = limiter.allows() ? fromCollector(data) : null;
      if (message?.type === 'lesson' && (await this.#isIt(message.packed))) return this.#take(message.packed);
      limiter.countViolation();
      if (limiter.isExceeded) channel.close();
    };
    send(channel, { type: 'ask' });
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
