/** Values of house rules, and the sets of rules that they form. */

import type { Preferences, Wording } from '../app.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../protocol.d.ts';
import { ownSets } from '../storage/own-rules.ts';
import type { Offer } from './offers.ts';
import { optionsOf, presetsOf } from './offers.ts';

export type Values = Record<string, OptionValue>;
/** A ready-made set, a set that the player has named, or a mix that is neither. */
export type RuleSet = { kind: 'ready' | 'own' | 'mix'; name: string };

/** The value in effect. */
export const valueIn = (option: OptionEntry, values: Values) => values[option.name] ?? option.default;

/** True if an option has any effect with these values. */
export const inEffect = (option: OptionEntry, game: GameEntry, values: Values): boolean =>
  Object.entries(option.needs).every(([name, wanted]) => {
    const needed = game.options.find(each => each.name === name) as OptionEntry;
    return wanted.includes(valueIn(needed, values)) && inEffect(needed, game, values);
  });

/**
 * The values with all that an option needs to have an effect.
 * @returns undefined if several values of another option would do: the player has to choose one first
 */
export function withNeeds(option: OptionEntry, game: GameEntry, values: Values): Values | undefined {
  let filled: Values | undefined = values;
  for (const [name, wanted] of Object.entries(option.needs)) {
    const needed = game.options.find(each => each.name === name) as OptionEntry;
    if (!wanted.includes(valueIn(needed, filled))) {
      const value = wanted.length > 1 ? needed.default : wanted[0];
      if (!wanted.includes(value)) return undefined;
      filled = { ...filled, [name]: value };
    }
    filled = withNeeds(needed, game, filled);
    if (!filled) return undefined;
  }
  return filled;
}

/** Value of an option in words. */
export function valueInWords(app: Wording, name: string, value: OptionValue) {
  if (typeof value === 'boolean') return app.say(`option-${value}`);
  return app.has(`option-${name}-${value}`) ? app.say(`option-${name}-${value}`) : String(value);
}

/** House rules that differ from the usual values. */
export const changedIn = (what: Offer, values: Values) =>
  optionsOf(what).filter(option => valueIn(option, values) !== option.default);

const same = (what: Offer, some: Values, other: Values) =>
  optionsOf(what).every(option => valueIn(option, some) === valueIn(option, other));

/** Name of the ready-made set with these values; undefined if there is none. */
const presetIn = (what: Offer, values: Values) =>
  Object.entries(presetsOf(what)).find(([, set]) => same(what, set, values))?.[0];

/** The set of rules that these values form. */
export function ruleSet(app: Preferences, what: Offer, values: Values): RuleSet {
  const ready = presetIn(what, values);
  if (ready) return { kind: 'ready', name: ready };
  const own = ownSets(app, what.key).find(({ options }) => same(what, options, values));
  return own ? { kind: 'own', name: own.name } : { kind: 'mix', name: '' };
}

/** A set as one string, for a list; `setOfKey` reads it. */
export const keyOfSet = ({ kind, name }: RuleSet) => `${kind} ${name}`;

/** Read a set from the string that `keyOfSet` returns. */
export function setOfKey(key: string): RuleSet {
  const [kind] = key.split(' ', 1);
  return { kind: kind as RuleSet['kind'], name: key.slice(kind.length + 1) };
}

/** Name of a set. Works before the game's own words are loaded. */
export function nameOfSet(app: Wording, what: Offer, { kind, name }: RuleSet) {
  if (kind === 'mix') return app.say('preset-own');
  return kind === 'own' ? name : what.game.words[app.language][`preset-${name}`];
}

/** The ready-made sets; the one that this language offers first stands before the others. */
export function readySets(app: Wording, what: Offer): [string, Values][] {
  const sets = Object.entries(presetsOf(what));
  const first = what.game.first_offers[app.language];
  return [...sets.filter(([name]) => name === first), ...sets.filter(([name]) => name !== first)];
}

/** True if it is the set that this language offers first. */
export const isUsual = (app: Wording, what: Offer, { kind, name }: RuleSet) =>
  kind === 'ready' && name === readySets(app, what)[0][0];
