/** Tells `full` when something cannot be kept beyond this visit. */
export const shelves = new EventTarget();

/** @typedef {Record<string, unknown>} Parts */

/**
 * What this device keeps as JSON under a name, part by part, the one that was put there last at
 * the end. What cannot be read counts as not there; what cannot be written holds for this visit.
 * Another tab may put something there at any time: one part is written, the others stay.
 * @param {string} key
 */
export function shelf(key) {
  /** Those that are here only. @type {Parts} */
  let unwritten = {};

  /** @returns {Parts} */
  const read = () => ({ ...stored(key), ...unwritten });

  return {
    read,
    /** @param {string} name @param {unknown} value */
    put(name, value) {
      const { [name]: _, ...others } = read();
      const parts = { ...others, [name]: value };
      try {
        localStorage.setItem(key, JSON.stringify(parts));
        unwritten = {};
      } catch {
        unwritten = { ...unwritten, [name]: value }; // a private window, or no room left
        shelves.dispatchEvent(new Event('full'));
      }
    },
    erase() {
      unwritten = {};
      try {
        localStorage.removeItem(key);
      } catch {
        // There was nothing to erase.
      }
    },
  };
}

/** @param {string} key @returns {Parts} */
function stored(key) {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
