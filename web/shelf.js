/**
 * What this device keeps as JSON under a name. What cannot be read counts as not there; what
 * cannot be written holds for this visit, and a notice says that nothing will be kept.
 * @param {string} key
 */
export const shelf = key => ({
  /** @returns {object} */
  read() {
    try {
      const value = JSON.parse(localStorage.getItem(key) ?? '{}');
      return typeof value === 'object' && value !== null ? value : {};
    } catch {
      return {};
    }
  },
  /** @param {object} value */
  write(value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A private window, or no room left.
    }
  },
  erase() {
    try {
      localStorage.removeItem(key);
    } catch {
      // There was nothing to erase.
    }
  },
});
