// State shared by the tabs of one browser: storage, databases, locks and channels.

/** A lock that a document holds or waits for (the Web Locks API). */
export type Lock = {
  owner: object;
  name: string;
  mode: 'exclusive' | 'shared';
  grant(isFree: boolean): void;
  /** Another document has taken the lock. */
  stolen(): void;
};

const tell = (act: () => void) => void setImmediate(act);

export class Locks {
  readonly held = new Set<Lock>();
  readonly queue = new Set<Lock>();

  request(lock: Lock, { steal = false, ifAvailable = false }) {
    if (steal) {
      for (const other of [...this.held].filter(({ name }) => name === lock.name)) {
        this.held.delete(other);
        tell(() => other.stolen());
      }
      this.#hold(lock);
    } else if (this.#isFree(lock)) this.#hold(lock);
    else if (ifAvailable) tell(() => lock.grant(false));
    else this.queue.add(lock);
  }

  #isFree({ name, mode }: Lock, waiting: Iterable<Lock> = this.queue) {
    const same = [...this.held, ...waiting].filter(each => each.name === name);
    return same.every(each => mode === 'shared' && each.mode === 'shared');
  }

  #hold(lock: Lock) {
    this.held.add(lock);
    tell(() => this.held.has(lock) && lock.grant(true));
  }

  /** Release a lock or withdraw a request. */
  release(lock: Lock) {
    this.held.delete(lock);
    this.queue.delete(lock);
    const before: Lock[] = [];
    for (const next of [...this.queue]) {
      if (this.#isFree(next, before)) {
        this.queue.delete(next);
        this.#hold(next);
      } else before.push(next);
    }
  }

  /** Release all locks of a document that is gone. */
  forget(owner: object) {
    for (const lock of [...this.queue, ...this.held]) if (lock.owner === owner) this.release(lock);
  }
}

/** A document's end of a BroadcastChannel, or its ear for changes of localStorage. */
export type Listener = { owner: object; name: string; hear(message: unknown): void };

/** A browser: its tabs share what it stores. */
export class Device {
  readonly local = new Map<string, string>();
  /** Of fake-indexeddb: databases by name, and the queues of requests to open them. */
  readonly databases = new Map<string, unknown>();
  readonly queues = new Map<string, unknown>();
  readonly locks = new Locks();
  clipboard = '';
  readonly #listeners = new Set<Listener>();

  listen(listener: Listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tell all other listeners of a name. */
  tell(by: Listener | { owner: object; name: string }, message: unknown) {
    for (const listener of this.#listeners) {
      const isOwn = 'hear' in by ? listener === by : listener.owner === by.owner;
      if (listener.name === by.name && !isOwn) tell(() => this.#listeners.has(listener) && listener.hear(message));
    }
  }

  /** Release all that a document held that is gone. */
  forget(owner: object) {
    this.locks.forget(owner);
    for (const listener of [...this.#listeners]) if (listener.owner === owner) this.#listeners.delete(listener);
  }
}
