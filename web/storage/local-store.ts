import type { Check } from './checks.ts';
import { validOnly } from './checks.ts';

/**
 * Dispatches `full` when a value cannot be stored beyond this visit, `changed` when another tab may have written, and
 * `erased` when everything was erased: all that is held in memory is read again or forgotten.
 */
export const localStoreEvents = new EventTarget();

/** Keys of this site in localStorage. */
function ownKeys() {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith('taku.'));
  } catch {
    return []; // access is forbidden
  }
}

/** True if localStorage holds anything of this site. */
export const isAnythingStored = () => ownKeys().length > 0;

/** Erase everything that this site has in localStorage, or holds in memory in its place. */
export function eraseLocalStore() {
  for (const key of ownKeys()) localStorage.removeItem(key);
  localStoreEvents.dispatchEvent(new Event('erased'));
}

export type Values = Record<string, unknown>;

/**
 * A JSON object in localStorage, written key by key; the key written last comes last. Unreadable data counts as empty.
 * What cannot be written lasts for this visit. Another tab may write at any time: only the given keys are replaced.
 */
export function storedObject(key: string) {
  /** Values that exist in memory only. */
  let unwritten: Values = {};

  const read = (): Values => ({ ...stored(key), ...unwritten });

  function erase() {
    unwritten = {};
    try {
      localStorage.removeItem(key);
    } catch {
      // There was nothing to erase.
    }
  }

  localStoreEvents.addEventListener('erased', () => (unwritten = {}));
  return {
    read,
    /** @param most most keys that are stored: the oldest are dropped */
    put(some: Values, most: number = Infinity) {
      const others = Object.entries(read()).filter(([name]) => !Object.hasOwn(some, name));
      const parts = Object.fromEntries([...others, ...Object.entries(some)].slice(-most));
      try {
        localStorage.setItem(key, JSON.stringify(parts));
        unwritten = {};
      } catch {
        unwritten = { ...unwritten, ...some }; // a private window, or no space left
        localStoreEvents.dispatchEvent(new Event('full'));
      }
    },
    drop(names: readonly string[]) {
      const all = Object.entries(read());
      const others = all.filter(([name]) => !names.includes(name));
      if (others.length === all.length) return;
      erase();
      if (others.length) this.put(Object.fromEntries(others));
    },
    erase,
  };
}

/**
 * The values of one kind in localStorage, by name, held in memory too. Damaged values are ignored.
 * @param join returns what an imported value makes of the own one; null if nothing is gained
 */
export function records<T>(key: string, shape: Check<T>, join: (own: T | undefined, other: T) => T | null) {
  const kept = storedObject(key);
  let values: Map<string, T>;
  const readAgain = () => void (values = new Map(Object.entries(validOnly(kept.read(), shape))));
  readAgain();
  for (const event of ['changed', 'erased']) localStoreEvents.addEventListener(event, readAgain);
  return {
    readAgain,
    get: (name: string) => values.get(name),
    all: () => [...values],
    put(some: Record<string, T>) {
      kept.put(some);
      readAgain();
    },
    /** Import values; return how many have gained from it. */
    add(found: Record<string, T>) {
      readAgain();
      const gained = Object.entries(found).flatMap(([name, other]) => {
        const one = join(values.get(name), other);
        return one ? [[name, one]] : [];
      });
      if (gained.length) this.put(Object.fromEntries(gained));
      return gained.length;
    },
  };
}

function stored(key: string): Values {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
