/** Values of house rules, and the sets of rules that they form. */

import type { Preferences, Wording } from '../app.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../protocol.d.ts';
import { ownSets } from '../storage/own-rules.ts';
import type { Setup } from '../storage/stored-types.ts';
import type { Offer } from './offers.ts';
import { optionsOf, presetsOf, titleId } from './offers.ts';

export type Values = Record<string, OptionValue>;
/** House rules, and the seats of the table: the words of some values name points, which depend on their number. */
export type Rules = Pick<Setup, 'options' | 'seats'>;
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

/** True if a house rule is switched on and has an effect with the other options. */
export const isOn = (option: OptionEntry, game: GameEntry, values: Values) =>
  valueIn(option, values) !== option.off && inEffect(option, game, values);

/** True if a house rule is on, or of several ways to play another one than usual is chosen. */
export const stands = (option: OptionEntry, game: GameEntry, values: Values) =>
  option.off === null
    ? valueIn(option, values) !== option.default && inEffect(option, game, values)
    : isOn(option, game, values);

/** A rule that is on: its name, with the value of one that has several. */
export const ruleInWords = (app: Wording, game: GameEntry, rules: Rules, option: OptionEntry) =>
  typeof option.default === 'boolean' ? app.say(`option-${option.name}`) : optionInWords(app, game, rules, option);

/** Value of an option in words: that of the house rules, or another one. */
export function valueInWords(
  app: Wording,
  game: GameEntry,
  { options, seats }: Rules,
  option: OptionEntry,
  value: OptionValue = valueIn(option, options),
) {
  const { name, amounts } = option;
  if (typeof value === 'boolean') return app.say(`option-${value}`);
  if (!app.has(`option-${name}-${value}`)) return String(value);
  const others = Object.fromEntries(game.options.map(each => [each.name, String(valueIn(each, options))]));
  const amount = amounts[String(value)]?.[game.seats.indexOf(seats.length)] ?? 0;
  return app.say(`option-${name}-${value}`, { ...others, amount });
}

/** An option with its value: "Bonus card: jack of diamonds". */
export const optionInWords = (
  app: Wording,
  game: GameEntry,
  rules: Rules,
  option: OptionEntry,
  value: OptionValue = valueIn(option, rules.options),
) =>
  app.say('option-value', {
    option: app.say(`option-${option.name}`),
    values: valueInWords(app, game, rules, option, value),
  });

const same = (what: Offer, some: Values, other: Values) =>
  optionsOf(what).every(option => valueIn(option, some) === valueIn(option, other));

/** Name of the ready-made set with these values; undefined if there is none. */
export const presetIn = (what: Offer, values: Values) =>
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
  return kind === 'own' ? name : app.say(titleId(what.game, `preset-${name}`));
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

/** The ready-made set that these values are most like, and the options in which they differ from it. */
export function baseOf(app: Wording, what: Offer, values: Values) {
  const bases = readySets(app, what).map(([name, set]) => ({
    name,
    values: set,
    changed: optionsOf(what).filter(option => differs(what.game, option, set, values)),
  }));
  return bases.reduce((best, base) => (base.changed.length < best.changed.length ? base : best));
}

/** True if an option has another value, and an effect with one of both. */
const differs = (game: GameEntry, option: OptionEntry, some: Values, other: Values) =>
  valueIn(option, some) !== valueIn(option, other) && [some, other].some(values => inEffect(option, game, values));

const MOST_TOLD = 6; // differences from a ready-made set that are named

/** House rules as a ready-made set and what differs: "Moderate + 8-cut + J-back". */
export function basedInWords(app: Wording, what: Offer, rules: Rules) {
  const { name, values, changed } = baseOf(app, what, rules.options);
  const told = changed.length > MOST_TOLD ? changed.slice(0, MOST_TOLD - 1) : changed;
  const base = app.say('set-base', { set: nameOfSet(app, what, { kind: 'ready', name }) });
  const all = told.reduce((set, option) => changeInWords(app, what, rules, values, set, option), base);
  return told.length < changed.length ? app.say('set-more', { set: all, count: changed.length - told.length }) : all;
}

/** Add an option to what is said of a set: it comes on, goes, or has another value. */
function changeInWords(app: Wording, what: Offer, rules: Rules, base: Values, set: string, option: OptionEntry) {
  const { game } = what;
  const isOff = isOn(option, game, base) && !isOn(option, game, rules.options);
  if (isOff) return app.say('set-without', { set, rule: app.say(`option-${option.name}`) });
  return app.say('set-with', { set, rule: ruleInWords(app, game, rules, option) });
}

/** The set that these rules form: "Japanese standard", "Kitchen table (Moderate + 8-cut)", "Moderate + 8-cut". */
export function setInWords(app: Wording & Preferences, what: Offer, rules: Rules) {
  const set = ruleSet(app, what, rules.options);
  if (set.kind === 'ready') return nameOfSet(app, what, set);
  const based = basedInWords(app, what, rules);
  return set.kind === 'own' ? app.say('set-own', { name: set.name, set: based }) : based;
}
