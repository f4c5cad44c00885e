/** What house rules are set to, and which set of them that is. */
import { optionsOf, presetsOf } from './offers.js';
import { ownSets } from './kept/own-rules.js';

/** @import { App, CatalogueGame, Option, OptionValue } from './types' */
/** @import { Offer } from './offers.js' */

/** @typedef {Record<string, OptionValue>} Values */
/** One that everybody has, one that somebody has given a name, or a mix of neither.
 * @typedef {{ kind: 'ready' | 'own' | 'mix', name: string }} RuleSet */

/** The value in force. @param {Option} option @param {Values} values */
export const valueOf = (option, values) => values[option.name] ?? option.default;

/** Does it have any effect with these values? @param {Option} option @param {CatalogueGame} game @param {Values} values @returns {boolean} */
export const inEffect = (option, game, values) =>
  Object.entries(option.needs).every(([name, wanted]) => {
    const needed = /** @type {Option} */ (game.options.find(each => each.name === name));
    return wanted.includes(valueOf(needed, values)) && inEffect(needed, game, values);
  });

/** @param {App} app @param {string} name @param {OptionValue} value */
export function valueInWords(app, name, value) {
  if (typeof value === 'boolean') return app.say(`option-${value}`);
  return app.has(`option-${name}-${value}`) ? app.say(`option-${name}-${value}`) : String(value);
}

/** The house rules that are not as usual. @param {Offer} what @param {Values} values */
export const changedIn = (what, values) => optionsOf(what).filter(option => valueOf(option, values) !== option.default);

/** @param {Offer} what @param {Values} some @param {Values} other */
const same = (what, some, other) => optionsOf(what).every(option => valueOf(option, some) === valueOf(option, other));

/** The ready-made set that these are; none if they are a mix of one's own. @param {Offer} what @param {Values} values */
const presetIn = (what, values) => Object.entries(presetsOf(what)).find(([, set]) => same(what, set, values))?.[0];

/** Which set of rules these are. @param {App} app @param {Offer} what @param {Values} values @returns {RuleSet} */
export function ruleSet(app, what, values) {
  const ready = presetIn(what, values);
  if (ready) return { kind: 'ready', name: ready };
  const own = ownSets(app, what.key).find(({ options }) => same(what, options, values));
  return own ? { kind: 'own', name: own.name } : { kind: 'mix', name: '' };
}

/** A set as one word in a list. @param {RuleSet} set */
export const keyOfSet = ({ kind, name }) => `${kind} ${name}`;

/** @param {string} key @returns {RuleSet} */
export function setOfKey(key) {
  const [kind] = key.split(' ', 1);
  return { kind: /** @type {RuleSet['kind']} */ (kind), name: key.slice(kind.length + 1) };
}

/** What a set is called, also before the game's own words are there. @param {App} app @param {Offer} what @param {RuleSet} set */
export function nameOfSet(app, what, { kind, name }) {
  if (kind === 'mix') return app.say('preset-own');
  return kind === 'own' ? name : what.game.words[app.language][`preset-${name}`];
}

/** Is it the set that everybody begins with? @param {Offer} what @param {RuleSet} set */
export const isUsual = (what, { kind, name }) => kind === 'ready' && name === Object.keys(presetsOf(what))[0];
