/** The house rules that somebody has given a name: preferences of this device. */

import type { App } from '../app.ts';
import type { OptionValue } from '../protocol.d.ts';
import { properName } from '../words/names.ts';
import type { Foreign } from './checks.ts';
import type { OwnRules } from './types.ts';

const isOwn = (value: Foreign): value is OwnRules =>
  typeof value?.name === 'string' &&
  properName(value.name) !== '' &&
  typeof value.options === 'object' &&
  value.options !== null;

/** The own sets of an offer, by its key, in the order of their names; what is damaged counts as not there. */
export function ownSets({ settings }: App, key: string): OwnRules[] {
  const kept = Object.hasOwn(settings.rules, key) ? settings.rules[key] : [];
  const own = Array.isArray(kept)
    ? kept.filter(isOwn).map(({ name, options }) => ({ name: properName(name), options }))
    : [];
  return own.sort((one, other) => one.name.localeCompare(other.name));
}

const write = (app: App, key: string, own: OwnRules[]) => app.set('rules', { ...app.settings.rules, [key]: own });

/** All but those of these names. */
const without = (app: App, key: string, ...names: string[]) =>
  ownSets(app, key).filter(({ name }) => !names.includes(name));

/** Keeps house rules under a name, in place of those that had it. */
export const keepSet = (app: App, key: string, name: string, options: Record<string, OptionValue>) =>
  write(app, key, [...without(app, key, name), { name, options }]);

export function renameSet(app: App, key: string, name: string, other: string) {
  const own = ownSets(app, key).find(each => each.name === name);
  if (own) write(app, key, [...without(app, key, name, other), { ...own, name: other }]);
}

export const dropSet = (app: App, key: string, name: string) => write(app, key, without(app, key, name));
