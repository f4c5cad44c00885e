/** Dispatches `full` when a value cannot be stored beyond this visit. */
export const shelves = new EventTarget();

/** True if localStorage holds anything of this site. */
export function isAnythingKept() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('taku.'));
  } catch {
    return false;
  }
}

export type Parts = Record<string, unknown>;

/**
 * A JSON object in localStorage, written key by key; the key written last comes last. Unreadable data counts as empty.
 * What cannot be written lasts for this visit. Another tab may write at any time: only the given keys are replaced.
 */
export function shelf(key: string) {
  /** Values that exist in memory only. */
  let unwritten: Parts = {};

  const read = (): Parts => ({ ...stored(key), ...unwritten });

  function erase() {
    unwritten = {};
    try {
      localStorage.removeItem(key);
    } catch {
      // There was nothing to erase.
    }
  }

  return {
    read,
    /** @param most most keys that are stored: the oldest are dropped */
    put(some: Parts, most: number = Infinity) {
      const others = Object.entries(read()).filter(([name]) => !Object.hasOwn(some, name));
      const parts = Object.fromEntries([...others, ...Object.entries(some)].slice(-most));
      try {
        localStorage.setItem(key, JSON.stringify(parts));
        unwritten = {};
      } catch {
        unwritten = { ...unwritten, ...some }; // a private window, or no space left
        shelves.dispatchEvent(new Event('full'));
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

function stored(key: string): Parts {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
