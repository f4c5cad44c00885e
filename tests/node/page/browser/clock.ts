// The timers of one visit: they end with it, and a test can let time pass at once.

type Timer = { at: number; every: number | null; act: () => void; handle?: NodeJS.Timeout | NodeJS.Immediate };

/** Wait until promises and tasks that are due have run. */
export async function tasks(count = 4) {
  for (let each = 0; each < count; each += 1) await new Promise(done => setImmediate(done));
}

export class Clock {
  #timers = new Map<number, Timer>();
  #count = 0;
  isOver = false;
  /** Milliseconds since 1970 where time stands still; null while it passes by itself. */
  #stopped: number | null = null;

  /** Milliseconds that have passed while time stood still elsewhere: it never goes back. */
  #ahead = 0;

  now = () => this.#stopped ?? Date.now() + this.#ahead;
  /** Milliseconds for `performance.now`, which need not begin at 0: since 1970 once time has stood still. */
  elapsed = () => this.#stopped ?? (this.#ahead ? this.now() : performance.now());

  set = (act: () => void, wait = 0, every: number | null = null): number => {
    const id = (this.#count += 1);
    if (this.isOver) return id;
    const timer: Timer = { at: this.now() + Math.max(0, Number(wait) || 0), every, act };
    this.#timers.set(id, timer);
    if (this.#stopped === null) this.#begin(id, timer);
    return id;
  };

  #begin(id: number, timer: Timer) {
    const wait = timer.at - this.now();
    const run = () => this.#run(id, timer);
    timer.handle = wait <= 1 ? setImmediate(run) : setTimeout(run, Math.min(wait, 2 ** 31 - 1));
  }

  #run(id: number, timer: Timer) {
    if (timer.every === null) this.#timers.delete(id);
    timer.act();
    if (timer.every === null || !this.#timers.has(id)) return;
    timer.at += Math.max(1, timer.every);
    if (this.#stopped === null) this.#begin(id, timer);
  }

  clear = (id: number) => {
    const handle = this.#timers.get(id)?.handle;
    clearTimeout(handle as NodeJS.Timeout);
    clearImmediate(handle as NodeJS.Immediate);
    this.#timers.delete(id);
  };

  /** Stop the time: it passes only by `pass`. */
  stop(now = Date.now()) {
    for (const { handle } of this.#timers.values()) {
      clearTimeout(handle as NodeJS.Timeout);
      clearImmediate(handle as NodeJS.Immediate);
    }
    const late = now - this.now();
    for (const timer of this.#timers.values()) timer.at += late;
    this.#stopped = now;
  }

  /** Let so many milliseconds pass, and run what is due in its order. */
  async pass(milliseconds: number) {
    if (this.#stopped === null) this.stop();
    const end = this.now() + milliseconds;
    await tasks();
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#stopped = Math.max(this.now(), due[1].at);
      this.#run(...due);
      await tasks();
    }
    this.#stopped = end;
  }

  /** Let time pass by itself again. */
  go() {
    if (this.#stopped === null) return;
    this.#ahead = this.#stopped - Date.now();
    this.#stopped = null;
    for (const [id, timer] of this.#timers) this.#begin(id, timer);
  }

  /** End all timers: the visit is over. */
  end() {
    this.isOver = true;
    for (const id of this.#timers.keys()) this.clear(id);
  }
}
