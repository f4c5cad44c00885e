const TICK = 1_000; // milliseconds
const EARLY = 5; // seconds without the host until this device prepares to take over
const LONG = 30; // seconds without the host from which another device may take over
const PATIENCE = 60; // seconds without the host until the first seat takes over
const TURN = 8; // seconds that each device leaves to the devices before it

/**
 * Counts how long a guest's device has been without its host, to take over in its turn. Only the seconds count in which
 * the device is awake and online: a device that has slept was away itself.
 */
export class HostAbsence {
  #seconds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the host has said good-bye. */
  #hasLeft = false;

  constructor(
    readonly guest: {
      /** True while the host does not answer. */
      isGone(): boolean;
      /** True if this device could reach others. */
      isOnline(): boolean;
      /** Number of devices that answer before this one; Infinity if this one never takes over. */
      rank(): number;
      /** Called when this device may have to take over soon. */
      prepare(): void;
      /** Called when it is this device's turn to take over. */
      takeOver(): void;
    },
  ) {}

  /** True once another device may take over. */
  get isLong() {
    return this.#hasLeft || this.#seconds >= LONG;
  }

  /** Begin or end to count, after a change. */
  note() {
    if (!this.guest.isGone()) return this.end();
    this.#timer ??= setTimeout(() => this.#tick(), TICK);
  }

  /** Note that the host has left for good: the first seat takes over at once. */
  left() {
    this.#hasLeft = true;
    this.note();
    this.#decide();
  }

  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#seconds = 0;
    this.#hasLeft = false;
  }

  #tick() {
    this.#timer = undefined;
    if (this.guest.isOnline()) this.#seconds += 1;
    if (this.#seconds === EARLY) this.guest.prepare();
    this.note();
    this.#decide();
  }

  #decide() {
    const { guest } = this;
    if (!guest.isGone() || this.#seconds < (this.#hasLeft ? 0 : PATIENCE) + guest.rank() * TURN) return;
    this.end();
    guest.takeOver();
  }
}
