/** What home offers: every game by its usual rules, and some by others, as games of their own. */

/** @import { App, CatalogueGame, OptionValue } from './types' */

/**
 * `key` is 'hearts', or 'yahtzee/yams' where a preset makes the game.
 * @typedef {{ key: string, game: CatalogueGame, preset: string }} Offer
 */

/** @param {CatalogueGame} game @param {string} preset @returns {Offer} */
const offer = (game, preset) => ({ key: preset ? `${game.name}/${preset}` : game.name, game, preset });

/** @param {App} app */
export const offers = app => app.catalogue.games.flatMap(game => ['', ...game.shown].map(preset => offer(game, preset)));

/** @param {App} app @param {string} key */
export const offerAt = (app, key) => offers(app).find(each => each.key === key);

/** The offer that an address or a match means. @param {App} app @param {string} name @param {string} [preset] */
export const offerNamed = (app, name, preset) => offerAt(app, `${name}/${preset}`) ?? offerAt(app, name);

/** As which game a match is played. @param {App} app @param {{ game: string, options: Record<string, OptionValue> }} head */
export function offerOf(app, { game: name, options }) {
  const game = app.game(name);
  const preset = game?.shown.find(each =>
    Object.entries(game.presets[each]).every(([option, value]) => options[option] === value));
  return offerNamed(app, name, preset);
}

/** A game's word in the catalogue, which is there before the game's own words are.
 * @param {App} app @param {Offer | undefined} what @param {'game' | 'game-line' | 'game-time' | 'game-art'} id */
export const gameWord = (app, what, id) =>
  what?.game.words[app.language][what.preset ? id.replace('game', `game-${what.preset}`) : id] ?? '';

/** The key of the match on the table, for its looks. @param {App} app */
export const gameOnTable = app => (app.match ? offerOf(app, app.match.head)?.key : undefined);

/** What the match on the table is called. @param {App} app */
export const titleOfMatch = app => (app.match ? gameWord(app, offerOf(app, app.match.head), 'game') : '');

/** The house rules that tell the offers of a game apart: nobody chooses them. @param {CatalogueGame} game */
const telling = game => new Set(game.shown.flatMap(preset => Object.keys(game.presets[preset])));

/** The same house rules, as a game of this offer has them.
 * @param {Offer} what @param {Record<string, OptionValue>} options @returns {Record<string, OptionValue>} */
export function within({ game, preset }, options) {
  const told = telling(game);
  const free = Object.entries(options).filter(([name]) => !told.has(name));
  return { ...Object.fromEntries(free), ...(preset ? game.presets[preset] : {}) };
}

/** Do the needs of a rule or an option leave it a place in this offer?
 * @param {Offer} what @param {Record<string, OptionValue[]>} needs */
export function belongs(what, needs) {
  const { game } = what;
  const told = telling(game);
  const fixed = within(what, {});
  return Object.entries(needs).every(([name, values]) =>
    !told.has(name) || values.includes(fixed[name] ?? game.options.find(option => option.name === name)?.default ?? false));
}

/** The house rules that can be chosen in this offer. @param {Offer} what */
export const optionsOf = what => {
  const told = telling(what.game);
  return what.game.options.filter(({ name, needs }) => !told.has(name) && belongs(what, needs));
};

/** The ready-made house rules that somebody plays by; none if they are a mix of their own.
 * @param {Offer} what @param {Record<string, OptionValue>} options */
export function presetIn(what, options) {
  const same = (/** @type {Record<string, OptionValue>} */ values) => optionsOf(what).every(({ name, default: usual }) =>
    (values[name] ?? usual) === (options[name] ?? usual));
  return Object.entries(presetsOf(what)).find(([, values]) => same(values))?.[0];
}

/** The ready-made house rules of this offer. @param {Offer} what */
export function presetsOf(what) {
  const told = [...telling(what.game)];
  const fixed = within(what, {});
  return Object.fromEntries(Object.entries(what.game.presets).filter(([, values]) =>
    told.every(name => values[name] === fixed[name])));
}
