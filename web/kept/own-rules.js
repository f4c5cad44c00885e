/** The house rules that somebody has given a name: preferences of this device. */

import { properName } from '../names.js';

/** @import { App, OptionValue, OwnRules } from '../types' */

/** @param {any} value @returns {value is OwnRules} */
const isOwn = value =>
  typeof value?.name === 'string' && properName(value.name) !== '' &&
  typeof value.options === 'object' && value.options !== null;

/** The own sets of an offer, by its key, in the order of their names; what is damaged counts as not there.
 * @param {App} app @param {string} key @returns {OwnRules[]} */
export function ownSets({ settings }, key) {
  const kept = Object.hasOwn(settings.rules, key) ? settings.rules[key] : [];
  const own = Array.isArray(kept) ? kept.filter(isOwn).map(({ name, options }) => ({ name: properName(name), options })) : [];
  return own.sort((one, other) => one.name.localeCompare(other.name));
}

/** @param {App} app @param {string} key @param {OwnRules[]} own */
const write = (app, key, own) => app.set('rules', { ...app.settings.rules, [key]: own });

/** All but those of these names. @param {App} app @param {string} key @param {...string} names */
const without = (app, key, ...names) => ownSets(app, key).filter(({ name }) => !names.includes(name));

/** Keeps house rules under a name, in place of those that had it.
 * @param {App} app @param {string} key @param {string} name @param {Record<string, OptionValue>} options */
export const keepSet = (app, key, name, options) => write(app, key, [...without(app, key, name), { name, options }]);

/** @param {App} app @param {string} key @param {string} name @param {string} other */
export function renameSet(app, key, name, other) {
  const own = ownSets(app, key).find(each => each.name === name);
  if (own) write(app, key, [...without(app, key, name, other), { ...own, name: other }]);
}

/** @param {App} app @param {string} key @param {string} name */
export const dropSet = (app, key, name) => write(app, key, without(app, key, name));
