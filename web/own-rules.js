/** The house rules that somebody has given a name on this device. */
import { shelf } from './shelf.js';

/** @import { HouseRules, OwnRules } from './types' */

const kept = shelf('taku.rules');

export const LONGEST_NAME = 32;

/** @param {any} value @returns {value is OwnRules} */
const isOwn = value =>
  typeof value?.name === 'string' && value.name.trim() !== '' && value.name.length <= LONGEST_NAME &&
  typeof value.options === 'object' && value.options !== null;

/** @param {OwnRules} one @param {OwnRules} other */
const byName = (one, other) => one.name.localeCompare(other.name);

/** What is damaged counts as not there. @returns {HouseRules} */
export function openOwnRules() {
  /** @type {Map<string, OwnRules[]>} */
  const sets = new Map(Object.entries(kept.read()).map(([key, own]) => [key, Array.isArray(own) ? own.filter(isOwn) : []]));
  /** @param {string} key @param {OwnRules[]} own */
  const write = (key, own) => {
    if (own.length) sets.set(key, own.sort(byName));
    else sets.delete(key);
    kept.write(Object.fromEntries(sets));
  };
  /** @param {string} key @param {...string} names */
  const without = (key, ...names) => (sets.get(key) ?? []).filter(({ name }) => !names.includes(name));
  return {
    of: key => sets.get(key) ?? [],
    keep: (key, name, options) => write(key, [...without(key, name), { name, options }]),
    rename(key, name, other) {
      const own = sets.get(key)?.find(each => each.name === name);
      if (own) write(key, [...without(key, name, other), { ...own, name: other }]);
    },
    drop: (key, name) => write(key, without(key, name)),
    erase() {
      sets.clear();
      kept.erase();
    },
  };
}
