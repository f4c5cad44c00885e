import { uptime } from '../browser/clock.ts';
import { importPart } from '../browser/import-part.ts';
import type { Channel } from './channel.ts';
import type { ConnectionStep } from './connection/connection.ts';
import type { Joining } from './connection/relay-messages.ts';

export const NO_RELAY = 10_000; // milliseconds until the page says that no relay answers
export const NO_WAY = 30_000; // milliseconds until the page says that no connection is possible
const AGAIN = 2_000; // milliseconds until a module that could not be fetched is requested again
const SOONEST = 12_000; // milliseconds that one search has before another begins
const LATEST = 60_000; // milliseconds, after many searches
const SLOWER = 1.5; // factor by which each search is longer than the last

type Ways = Pick<typeof import('./connection/connection.ts'), 'meet'>;
type Met = (channel: Channel, isHost: boolean) => void;

/**
 * Search for other devices over relays, from `begin` until `leave`. A search that finds nothing or loses what it found
 * is followed by a new one from the very beginning, as after a reload.
 */
export class PeerSearch {
  /** Last progress that the relays reported. */
  step: ConnectionStep | null = null;
  /** True if no relay answers or no connection is possible. */
  failed = false;
  #found: { leave(): void } | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** What is searched for; null after `leave`. */
  #joining: Joining | null = null;
  #joined: Met = () => {};
  /** Timer that begins the next search. */
  #next: ReturnType<typeof setTimeout> | undefined;
  /** When this search began (by `now`), and how long until the next one. */
  #began = 0;
  #wait = SOONEST;

  constructor(
    readonly changed: () => void,
    /** True once the search has what it was begun for. */
    readonly isThere: () => boolean,
    readonly load: () => Promise<Ways> = () => importPart(() => import('./connection/connection.ts')),
    readonly now: () => number = uptime,
  ) {}

  /** True while the search goes on. */
  get isOn() {
    return this.#joining !== null;
  }

  /**
   * Begin to search.
   * @param patience milliseconds until the search counts as failed
   */
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

  /** End the search. */
  leave() {
    clearTimeout(this.#patience);
    clearTimeout(this.#next);
    this.#joining = null;
    this.#found?.leave();
    this.#found = null;
  }

  #search() {
    clearTimeout(this.#next);
    this.#began = this.now();
    const joining = this.#joining;
    if (joining) void this.#look(joining);
    if (joining && this.#calls) this.#next = setTimeout(() => this.#searchAgain(), this.#wait);
  }

  /** True if this device calls others. A host waits to be called, and so does a quiet device. */
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
    if (this.#joining !== joining) return; // `leave` was called meanwhile
    if (!ways) return void setTimeout(() => this.#look(joining), AGAIN); // the connection may be only just back
    this.#found?.leave();
    this.#found = ways.meet(joining, {
      step: step => this.#took(step),
      joined: (channel, isHost) => this.#met(channel, isHost),
      tookWay: () => this.changed(),
      lost: () => this.#lost(),
      stale: () => this.#search(),
    });
  }

  #met(channel: Channel, isHost: boolean) {
    this.#wait = SOONEST;
    this.#joined(channel, isHost);
  }

  /** Search for the host again: at once, unless this search has only just begun. */
  #lost() {
    if (!this.#joining || !this.#calls) return;
    clearTimeout(this.#next);
    const left = Math.max(0, this.#began + SOONEST - this.now());
    this.#next = setTimeout(() => this.isThere() || this.#search(), left);
  }

  #took(step: ConnectionStep) {
    this.step = step;
    if (this.isThere()) this.failed = false;
    this.changed();
  }

  #gaveUp() {
    this.failed = !this.isThere();
    this.changed();
  }
}
