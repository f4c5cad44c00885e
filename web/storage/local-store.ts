/** Tells `full` when something cannot be kept beyond this visit. */
export const shelves = new EventTarget();

/** Is there anything of ours? */
export function isAnythingKept() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('taku.'));
  } catch {
    return false;
  }
}

export type Parts = Record<string, unknown>;

/**
 * What this device keeps as JSON under a name, part by part, the one that was put there last at
 * the end. What cannot be read counts as not there; what cannot be written holds for this visit.
 * Another tab may put something there at any time: some parts are written, the others stay.
 */
export function shelf(key: string) {
  /** Those that are here only. */
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
    /** @param most so many parts: those that were put there first make room */
    put(some: Parts, most: number = Infinity) {
      const others = Object.entries(read()).filter(([name]) => !Object.hasOwn(some, name));
      const parts = Object.fromEntries([...others, ...Object.entries(some)].slice(-most));
      try {
        localStorage.setItem(key, JSON.stringify(parts));
        unwritten = {};
      } catch {
        unwritten = { ...unwritten, ...some }; // a private window, or no room left
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
