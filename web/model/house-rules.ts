/** What house rules are set to, and which set of them that is. */

import type { App } from '../app.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../protocol.d.ts';
import { ownSets } from '../storage/own-rules.ts';
import type { Offer } from './offers.ts';
import { optionsOf, presetsOf } from './offers.ts';

export type Values = Record<string, OptionValue>;
/** One that everybody has, one that somebody has given a name, or a mix of neither. */
export type RuleSet = { kind: 'ready' | 'own' | 'mix'; name: string };

/** The value in force. */
export const valueIn = (option: OptionEntry, values: Values) => values[option.name] ?? option.default;

/** Does it have any effect with these values? */
export const inEffect = (option: OptionEntry, game: GameEntry, values: Values): boolean =>
  Object.entries(option.needs).every(([name, wanted]) => {
    const needed = game.options.find(each => each.name === name) as OptionEntry;
    return wanted.includes(valueIn(needed, values)) && inEffect(needed, game, values);
  });

export function valueInWords(app: App, name: string, value: OptionValue) {
  if (typeof value === 'boolean') return app.say(`option-${value}`);
  return app.has(`option-${name}-${value}`) ? app.say(`option-${name}-${value}`) : String(value);
}

/** The house rules that are not as usual. */
export const changedIn = (what: Offer, values: Values) =>
  optionsOf(what).filter(option => valueIn(option, values) !== option.default);

const same = (what: Offer, some: Values, other: Values) =>
  optionsOf(what).every(option => valueIn(option, some) === valueIn(option, other));

/** The ready-made set that these are; none if they are a mix of one's own. */
const presetIn = (what: Offer, values: Values) =>
  Object.entries(presetsOf(what)).find(([, set]) => same(what, set, values))?.[0];

/** Which set of rules these are. */
export function ruleSet(app: App, what: Offer, values: Values): RuleSet {
  const ready = presetIn(what, values);
  if (ready) return { kind: 'ready', name: ready };
  const own = ownSets(app, what.key).find(({ options }) => same(what, options, values));
  return own ? { kind: 'own', name: own.name } : { kind: 'mix', name: '' };
}

/** A set as one word in a list. */
export const keyOfSet = ({ kind, name }: RuleSet) => `${kind} ${name}`;

export function setOfKey(key: string): RuleSet {
  const [kind] = key.split(' ', 1);
  return { kind: kind as RuleSet['kind'], name: key.slice(kind.length + 1) };
}

/** What a set is called, also before the game's own words are there. */
export function nameOfSet(app: App, what: Offer, { kind, name }: RuleSet) {
  if (kind === 'mix') return app.say('preset-own');
  return kind === 'own' ? name : what.game.words[app.language][`preset-${name}`];
}

/** Is it the set that everybody begins with? */
export const isUsual = (what: Offer, { kind, name }: RuleSet) =>
  kind === 'ready' && name === Object.keys(presetsOf(what))[0];
