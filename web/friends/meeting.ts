import type { Channel } from './channel.ts';
import type { Joining } from './ways/relay-messages.ts';
import type { Step } from './ways/ways.ts';

const AGAIN = 2_000; // milliseconds until what could not be fetched is asked for again
const SOONEST = 12_000; // milliseconds that one search has before another begins
const LATEST = 60_000; // milliseconds after many searches
const SLOWER = 1.5; // times as long as the search before

type Ways = Pick<typeof import('./ways/ways.ts'), 'meet'>;
type Met = (channel: Channel) => void;

/**
 * Other devices are looked for over relays, from when it begins until it is left. A search that has lost what it had
 * found, or finds nothing, is followed by another from the very beginning, as a reload would.
 */
export class Meeting {
  /** How far the relays have brought it. */
  step: Step | null = null;
  /** Do the relays not answer, or is there no way through? */
  failed = false;
  #found: { leave(): void } | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** What is looked for now; null once it has been left. */
  #joining: Joining | null = null;
  #joined: Met = () => {};
  /** Begins the next search. */
  #next: ReturnType<typeof setTimeout> | undefined;
  /** When this search began, and how long it has until the next. */
  #began = 0;
  #wait = SOONEST;

  constructor(
    readonly changed: () => void,
    /** Has what was waited for come about? */
    readonly isThere: () => boolean,
    readonly load: () => Promise<Ways> = () => import('./ways/ways.ts'),
  ) {}

  /** Are others looked for? */
  get isOn() {
    return this.#joining !== null;
  }

  /** @param patience milliseconds until it has failed */
  begin(joining: Joining, patience: number, joined: Met) {
    this.failed = false;
    this.step = null;
    this.#joining = joining;
    this.#joined = joined;
    this.#wait = SOONEST;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#gaveUp(), patience);
    this.#search();
  }

  leave() {
    clearTimeout(this.#patience);
    clearTimeout(this.#next);
    this.#joining = null;
    this.#found?.leave();
    this.#found = null;
  }

  #search() {
    clearTimeout(this.#next);
    this.#began = Date.now();
    const joining = this.#joining;
    if (joining) void this.#look(joining);
    if (joining && this.#calls) this.#next = setTimeout(() => this.#searchAgain(), this.#wait);
  }

  /** Does this device call others? A host is called, and one that is quiet waits until it is. */
  get #calls() {
    return !this.#joining?.host && !this.#joining?.quiet;
  }

  #searchAgain() {
    if (this.isThere()) return;
    this.#wait = Math.min(this.#wait * SLOWER, LATEST);
    this.#search();
  }

  async #look(joining: Joining): Promise<void> {
    const ways = await this.load().catch(() => null);
    if (this.#joining !== joining) return; // it has been left meanwhile
    if (!ways) return void setTimeout(() => this.#look(joining), AGAIN); // a connection that is only just back
    this.#found?.leave();
    this.#found = ways.meet(joining, {
      step: step => this.#took(step),
      joined: channel => this.#met(channel),
      lost: () => this.#lost(),
      stale: () => this.#search(),
    });
  }

  #met(channel: Channel) {
    this.#wait = SOONEST;
    this.#joined(channel);
  }

  /** Looks for the host again: at once, unless this search has only just begun. */
  #lost() {
    if (!this.#joining || !this.#calls) return;
    clearTimeout(this.#next);
    const left = Math.max(0, this.#began + SOONEST - Date.now());
    this.#next = setTimeout(() => this.isThere() || this.#search(), left);
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
