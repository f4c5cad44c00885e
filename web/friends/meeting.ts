import type { Channel } from './channel.ts';
import type { Joining } from './ways/relay-messages.ts';
import type { Step } from './ways/ways.ts';

/** Other devices are looked for over relays, from when it begins until it is left. */
export class Meeting {
  /** How far the relays have brought it. */
  step: Step | null = null;
  /** Do the relays not answer, or is there no way through? */
  failed = false;
  #found: { leave(): void } | null = null;
  #patience = 0;
  /** What is looked for now; null once it has been left. */
  #joining: Joining | null = null;

  constructor(
    readonly changed: () => void,
    /** Has what was waited for come about? */
    readonly isThere: () => boolean,
  ) {}

  /** Are others looked for? */
  get isOn() {
    return this.#joining !== null;
  }

  /** @param patience milliseconds until it has failed */
  async begin(joining: Joining, patience: number, joined: (channel: Channel) => void) {
    this.failed = false;
    this.step = null;
    this.#joining = joining;
    const ways = await import('./ways/ways.ts').catch(() => null);
    if (this.#joining !== joining) return; // it has been left meanwhile
    if (!ways) return this.#gaveUp();
    this.#found?.leave();
    this.#found = ways.meet(joining, { step: step => this.#took(step), joined });
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#gaveUp(), patience);
  }

  leave() {
    clearTimeout(this.#patience);
    this.#joining = null;
    this.#found?.leave();
    this.#found = null;
  }

  #took(step: Step) {
    this.step = step;
    if (this.isThere()) this.failed = false;
    this.changed();
  }

  #gaveUp() {
    this.failed = !this.isThere();
    this.changed();
  }
}
