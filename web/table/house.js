import { html } from 'lit-html';

/** @import { App, Option, OptionValue } from '../types' */

/** @param {App} app */
const inForce = (app) => {
  const { game: name, options } = /** @type {import('../types').StoredMatch} */ (app.match).head;
  const game = /** @type {import('../types').CatalogueGame} */ (app.game(name));
  /** @param {Option} option  @returns {OptionValue} */
  const valueOf = (option) => options[option.name] ?? option.default;
  const preset = Object.entries(game.presets).find(([, changes]) =>
    game.options.every((option) => valueOf(option) === (changes[option.name] ?? option.default)))?.[0];
  /** @param {Option} option */
  const counts = (option) => Object.entries(option.needs).every(([other, values]) => {
    const needed = game.options.find(({ name: each }) => each === other);
    return !needed || values.includes(valueOf(needed));
  });
  return { game, preset, valueOf, rules: game.options.filter(counts) };
};

/** "House rules: classic": the set that is played by, or how many differ from the usual. @param {App} app */
export const houseRulesLine = (app) => {
  const { game, preset, valueOf } = inForce(app);
  if (preset) return app.say('house-rules-preset', { preset: app.say('preset-' + preset) });
  return app.say('house-rules-changed', { count: game.options.filter((option) => valueOf(option) !== option.default).length });
};

/** @param {App} app  @param {Option} option  @param {OptionValue} value */
const valueWords = (app, option, value) => {
  if (typeof value === 'boolean') return app.say(value ? 'option-on' : 'option-off');
  const id = `option-${option.name}-${value}`;
  return app.has(id) ? app.say(id) : String(value);
};

/** Every rule in force. @param {App} app */
export const houseRules = (app) => {
  const { rules, valueOf } = inForce(app);
  return html`<p class="note">${houseRulesLine(app)}</p>
    <dl class="house">${rules.map((option) => html`<div data-changed=${valueOf(option) !== option.default}>
      <dt>${app.say('option-' + option.name)}</dt><dd>${valueWords(app, option, valueOf(option))}</dd>
      <dd class="help">${app.say(`option-${option.name}-help`)}</dd></div>`)}</dl>`;
};
