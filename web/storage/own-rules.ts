/** Sets of house rules that the player has named; they are preferences of this device. */

import type { Preferences } from '../app.ts';
import type { OptionValue } from '../protocol.d.ts';
import { properName } from '../words/names.ts';
import type { Foreign } from './checks.ts';
import type { OwnRules } from './stored-types.ts';

const isOwn = (value: Foreign): value is OwnRules =>
  typeof value?.name === 'string' &&
  properName(value.name) !== '' &&
  typeof value.options === 'object' &&
  value.options !== null;

/** The player's own sets of an offer, by its key, in the order of their names. */
export const ownSets = ({ settings }: Preferences, key: string) => setsIn(settings.rules, key);

/** Read the own sets of an offer; damaged ones are ignored. */
export function setsIn(rules: Record<string, OwnRules[]>, key: string): OwnRules[] {
  const kept = Object.hasOwn(rules, key) ? rules[key] : [];
  const own = Array.isArray(kept)
    ? kept.filter(isOwn).map(({ name, options }) => ({ name: properName(name), options }))
    : [];
  return own.sort((one, other) => one.name.localeCompare(other.name));
}

/** Change the sets as they are stored now, because another tab may have changed them. */
const write = (app: Preferences, key: string, change: (own: OwnRules[]) => OwnRules[]) =>
  app.alter('rules', rules => ({ ...rules, [key]: change(setsIn(rules, key)) }));

/** Remove the sets with these names. */
const without = (own: OwnRules[], ...names: string[]) => own.filter(({ name }) => !names.includes(name));

/** Store house rules under a name; they replace an older set of that name. */
export const keepSet = (app: Preferences, key: string, name: string, options: Record<string, OptionValue>) =>
  write(app, key, own => [...without(own, name), { name, options }]);

/** Rename a set; it replaces another set of the new name. */
export const renameSet = (app: Preferences, key: string, name: string, other: string) =>
  write(app, key, own => {
    const set = own.find(each => each.name === name);
    return set ? [...without(own, name, other), { ...set, name: other }] : own;
  });

/** Delete a set. Returns a function that restores it, unless its name was taken meanwhile. */
export function dropSet(app: Preferences, key: string, name: string) {
  const gone = ownSets(app, key).filter(each => each.name === name);
  write(app, key, own => without(own, name));
  return () => write(app, key, own => (own.some(each => each.name === name) ? own : [...own, ...gone]));
}
