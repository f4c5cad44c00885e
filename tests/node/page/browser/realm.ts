// What a window of happy-dom lacks, or would not share with the other tabs. bundle.ts compiles this once; it runs in
// each window, so that all it makes are the window's own objects. Nothing that a test is about is replaced here.

import * as fake from 'fake-indexeddb';
import type { Listener, Lock } from './device.ts';
import { type Port, peers } from './peers.ts';
import type { Outer } from './window.ts';
import type { WorkerEnd } from './worker.ts';

/** Return the properties that a window gets. */
export function realm(outer: Outer): Record<string, unknown> {
  return {
    ...databases(outer),
    ...timers(outer),
    ...addresses(outer),
    ...peers(outer),
    ...storages(outer),
    structuredClone: (value: unknown) => clone(outer, value),
    fetch: fetching(outer),
    Worker: workers(outer),
    BroadcastChannel: channels(outer),
    locks: locks(outer),
    clipboard: clipboard(outer),
    performance: performanceOf(outer),
    URL: urls(outer),
    ResizeObserver: Observer,
    IntersectionObserver: seenAtOnce(outer),
  };
}

function clone(outer: Outer, value: unknown) {
  try {
    return outer.clone(value);
  } catch (error) {
    throw new DOMException(String(error), 'DataCloneError');
  }
}

/** What a proxy answers after an assignment. */
const done = (_: void) => true;

// Storage

function databases(outer: Outer) {
  const { default: _, ...classes } = fake;
  // Stores are those of the window that made the database, ranges those of the window that asks
  const isRange = (value: unknown) => !!value && typeof value === 'object' && 'lowerOpen' in value;
  Object.defineProperty(fake.IDBKeyRange, Symbol.hasInstance, { value: isRange });
  cloneResults(outer);
  const shared = { _databases: outer.device.databases, _connectionQueues: outer.device.queues };
  return { ...classes, indexedDB: Object.assign(new fake.IDBFactory(), shared) };
}

/** Have requests return objects of this window: stores keep those of none. */
function cloneResults(outer: Outer) {
  const own = new WeakMap<object, unknown>();
  const isData = (value: unknown) =>
    Array.isArray(value) || (!!value && !Object.values(fake).some(kind => isOf(value, kind)));
  const { get } = Object.getOwnPropertyDescriptor(fake.IDBRequest.prototype, 'result') as { get(): unknown };
  Object.defineProperty(fake.IDBRequest.prototype, 'result', {
    ...Object.getOwnPropertyDescriptor(fake.IDBRequest.prototype, 'result'),
    get(this: IDBRequest) {
      const result = get.call(this);
      if (typeof result !== 'object' || !isData(result)) return result;
      if (!own.has(result as object)) own.set(result as object, outer.clone(result));
      return own.get(result as object);
    },
  });
}

const isOf = (value: object, kind: unknown) => typeof kind === 'function' && value instanceof kind;

/** Classes of localStorage and sessionStorage: their values are properties, as in a browser. */
function storages(outer: Outer) {
  const maps = new WeakMap<object, Map<string, string>>();
  const mapOf = (storage: object) => maps.get(storage) as Map<string, string>;
  const hear = { owner: outer.owner, name: 'storage' };

  class Storage {
    get length() {
      return mapOf(this).size;
    }
    key(at: number) {
      return [...mapOf(this).keys()][at] ?? null;
    }
    getItem(key: string) {
      return mapOf(this).get(String(key)) ?? null;
    }
    setItem(key: string, value: string) {
      mapOf(this).set(String(key), String(value));
      if (this === local) outer.device.tell(hear, String(key));
    }
    removeItem(key: string) {
      if (mapOf(this).delete(String(key)) && this === local) outer.device.tell(hear, String(key));
    }
    clear() {
      mapOf(this).clear();
      if (this === local) outer.device.tell(hear, null);
    }
  }

  const made = (map: Map<string, string>): Storage => {
    const storage: Storage = new Proxy(new Storage(), {
      get: (target, name) =>
        typeof name === 'symbol' || name in target ? Reflect.get(target, name, storage) : map.get(name),
      set: (_, name, value) => done(storage.setItem(String(name), value)),
      deleteProperty: (_, name) => done(storage.removeItem(String(name))),
      has: (target, name) => name in target || map.has(String(name)),
      ownKeys: () => [...map.keys()],
      getOwnPropertyDescriptor: (_, name) =>
        map.has(String(name))
          ? { value: map.get(String(name)), writable: true, enumerable: true, configurable: true }
          : undefined,
    });
    maps.set(storage, map);
    return storage;
  };
  const local = made(outer.device.local);
  outer.device.listen({
    ...hear,
    hear: key => dispatchEvent(new StorageEvent('storage', { key: key as string, storageArea: local as never })),
  });
  return { Storage, localStorage: local, sessionStorage: made(outer.tab.session) };
}

// Several tabs

function locks(outer: Outer) {
  const { owner, device } = outer;

  function request(name: string, ...rest: unknown[]) {
    const callback = rest.pop() as (lock: object | null) => unknown;
    const { mode = 'exclusive', signal, ...how } = (rest[0] ?? {}) as LockOptions;
    return new Promise((done, failed) => {
      const withdraw = () => {
        device.locks.release(lock);
        failed(signal?.reason);
      };
      const lock: Lock = {
        owner,
        name,
        mode,
        stolen: () => failed(new DOMException('the lock was stolen', 'AbortError')),
        grant: async isFree => {
          signal?.removeEventListener('abort', withdraw);
          try {
            done(await callback(isFree ? { name, mode } : null));
          } catch (error) {
            failed(error);
          } finally {
            device.locks.release(lock);
          }
        },
      };
      if (signal?.aborted) return withdraw();
      signal?.addEventListener('abort', withdraw);
      device.locks.request(lock, how);
    });
  }

  const named = (all: Set<Lock>) => [...all].map(({ name, mode }) => ({ name, mode }));
  return { request, query: async () => ({ held: named(device.locks.held), pending: named(device.locks.queue) }) };
}

function channels(outer: Outer) {
  return class BroadcastChannel extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null; // called by the event target, as is a worker's
    #listener: Listener;
    #end: () => void;

    constructor(readonly name: string) {
      super();
      const hear = (message: unknown) =>
        this.dispatchEvent(new MessageEvent('message', { data: clone(outer, message) }));
      this.#listener = { owner: outer.owner, name: `channel ${name}`, hear };
      this.#end = outer.device.listen(this.#listener);
    }

    postMessage(message: unknown) {
      outer.device.tell(this.#listener, clone(outer, message));
    }

    close() {
      this.#end();
    }
  };
}

function clipboard({ device }: Outer) {
  return { readText: async () => device.clipboard, writeText: async (text: string) => void (device.clipboard = text) };
}

// The network and the engine

function fetching(outer: Outer) {
  return async (input: unknown, options?: { signal?: AbortSignal }) => {
    const url = new URL(String((input as Request).url ?? input), location.href).href;
    const { status, body } = await outer.fetched(url, options?.signal).catch((error: Error) => {
      throw new TypeError(error.message);
    });
    const response = new Response(body as BodyInit, { status });
    response.json = async () => JSON.parse(await response.text());
    return response;
  };
}

function workers(outer: Outer) {
  return class Worker extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: ErrorEvent) => void) | null = null;
    #end: WorkerEnd;

    constructor(_address: string, { name = '' } = {}) {
      super();
      this.#end = outer.worker(name, {
        said: (data: string) => this.dispatchEvent(new MessageEvent('message', { data })),
        died: (message: string) => this.dispatchEvent(new ErrorEvent('error', { message, cancelable: true })),
      });
    }

    postMessage(message: unknown, [port]: Port[] = []) {
      this.#end.post(clone(outer, message), port);
    }

    terminate() {
      this.#end.terminate();
    }
  };
}

/** URL with addresses of blobs that a worker or a download can be read from. */
function urls({ blobs }: Outer) {
  return class extends URL {
    static override createObjectURL = (blob: Blob) => {
      const address = `blob:${location.origin}/${blobs.size}`;
      blobs.set(address, blob);
      return address;
    };
    static override revokeObjectURL = () => {};
  };
}

// Time

function timers({ clock, failed }: Outer) {
  const guarded = (act: unknown, values: unknown[]) => () => {
    if (clock.isOver) return; // the document is gone
    try {
      (act as (...values: unknown[]) => void)(...values);
    } catch (error) {
      failed(error);
    }
  };
  class PageDate extends Date {
    constructor(...parts: [number]) {
      super(...((parts.length ? parts : [clock.now()]) as [number]));
    }
    static override now = () => clock.now();
  }
  Object.defineProperty(PageDate, 'name', { value: 'Date' });
  return {
    Date: PageDate,
    setTimeout: (act: unknown, wait?: number, ...values: unknown[]) => clock.set(guarded(act, values), wait),
    setInterval: (act: unknown, wait = 0, ...values: unknown[]) => clock.set(guarded(act, values), wait, wait),
    clearTimeout: clock.clear,
    clearInterval: clock.clear,
    requestAnimationFrame: (act: unknown) => clock.set(guarded(act, [clock.elapsed()]), FRAME),
    cancelAnimationFrame: clock.clear,
    queueMicrotask: (act: () => void) => void Promise.resolve().then(guarded(act, [])),
  };
}

const FRAME = 1; // milliseconds: nothing is painted

function performanceOf({ clock }: Outer) {
  const marks: { name: string; entryType: string; startTime: number }[] = [];
  return {
    now: clock.elapsed,
    timeOrigin: clock.now() - clock.elapsed(),
    mark: (name: string) => marks.push({ name, entryType: 'mark', startTime: clock.elapsed() }),
    getEntriesByName: (wanted: string) => marks.filter(({ name }) => name === wanted),
  };
}

// Addresses: happy-dom would load the site anew on the way back

function addresses(outer: Outer) {
  const { tab } = outer;
  const real = location;
  /** Happy-dom's own events are dropped: they come a second time, or where the history only renames an entry. */
  const ours = new WeakSet<Event>();
  addEventListener('hashchange', event => ours.has(event) || event.stopImmediatePropagation());
  const changed = (before: string, isBack = false) => {
    if (isBack) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    if (real.href.split('#')[0] !== before.split('#')[0])
      outer.failed(new Error(`the page left the site for ${real.href}`));
    if (real.href === before) return;
    const event = new HashChangeEvent('hashchange', { oldURL: before, newURL: real.href });
    ours.add(event);
    dispatchEvent(event);
  };
  const visit = (address: string, replaces: boolean) => {
    const [before, after] = [real.href, new URL(address, real.href).href];
    if (after === before) return;
    tab.enter(after, null, replaces || after === before);
    outer.soon(() => changed(before));
  };
  const page = {
    replace: (address: string) => visit(address, true),
    assign: (address: string) => visit(address, false),
    reload: () => outer.soon(() => tab.reload()),
    toString: () => real.href,
  };
  const setters: Record<string, (value: string) => void> = {
    href: page.assign,
    hash: value => visit(`#${value.replace(/^#/, '')}`, false),
  };
  const place = new Proxy(real, {
    get: (target, name) => (Object.hasOwn(page, name) ? Reflect.get(page, name) : Reflect.get(target, name, target)),
    set: (_, name, value) => done(setters[String(name)](String(value))),
  });
  const history = {
    get length() {
      return tab.entries.length;
    },
    get state() {
      return clone(outer, tab.entries[tab.at].state);
    },
    pushState: (state: unknown, _: string, address = real.href) =>
      tab.enter(new URL(address, real.href).href, outer.cloneOut(state), false),
    replaceState: (state: unknown, _: string, address = real.href) =>
      tab.enter(new URL(address, real.href).href, outer.cloneOut(state), true),
    go: (steps = 0) =>
      outer.soon(() => {
        const before = real.href;
        if (tab.go(steps)) changed(before, true);
      }),
    back: () => history.go(-1),
    forward: () => history.go(1),
  };
  return { location: place, history };
}

// Sizes

/** Nothing has a size, and none changes. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Observers to which everything is in view. */
const seenAtOnce = (outer: Outer) =>
  class extends Observer {
    constructor(readonly seen: (entries: object[]) => void) {
      super();
    }
    override observe(target?: Element) {
      outer.soon(() => this.seen([{ target, isIntersecting: true }]));
    }
  };
