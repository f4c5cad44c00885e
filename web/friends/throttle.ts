/** Runs an action at once, then at most once per pause; the last call always leads to a run. */
export class Throttle {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #again = false;

  constructor(
    readonly act: () => void,
    /** Milliseconds between two runs. */
    readonly pause: number,
  ) {}

  call() {
    this.#again = this.#timer !== null;
    if (this.#again) return;
    this.#timer = setTimeout(() => this.#rested(), this.pause);
    this.act();
  }

  #rested() {
    this.#timer = null;
    if (this.#again) this.call();
  }
}
