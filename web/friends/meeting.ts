import type { Channel } from './channel.ts';
import type { Joining } from './ways/relay-messages.ts';
import type { Step } from './ways/ways.ts';

const AGAIN = 2_000; // milliseconds until what could not be fetched is asked for again

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
  begin(joining: Joining, patience: number, joined: (channel: Channel) => void) {
    this.failed = false;
    this.step = null;
    this.#joining = joining;
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#gaveUp(), patience);
    void this.#look(joining, joined);
  }

  leave() {
    clearTimeout(this.#patience);
    this.#joining = null;
    this.#found?.leave();
    this.#found = null;
  }

  async #look(joining: Joining, joined: (channel: Channel) => void): Promise<void> {
    const ways = await import('./ways/ways.ts').catch(() => null);
    if (this.#joining !== joining) return; // it has been left meanwhile
    if (!ways) return void setTimeout(() => this.#look(joining, joined), AGAIN); // a connection that is only just back
    this.#found?.leave();
    this.#found = ways.meet(joining, { step: step => this.#took(step), joined });
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
