import { html } from 'lit-html';
import { inEffect, valueInWords, valueOf } from '../screens/options.js';

/** @import { App, CatalogueGame, StoredMatch } from '../types' */

/** @param {App} app */
const inForce = app => {
  const { game: name, options } = /** @type {StoredMatch} */ (app.match).head;
  const game = /** @type {CatalogueGame} */ (app.game(name));
  return {
    game,
    options,
    changed: game.options.filter(option => valueOf(option, options) !== option.default),
  };
};

/** "House rules: Classic": the set that is played by, or how many differ from the usual. @param {App} app */
export const houseRulesLine = app => {
  const { game, options, changed } = inForce(app);
  const preset = Object.entries(game.presets).find(([, values]) =>
    game.options.every(option => valueOf(option, values) === valueOf(option, options)),
  )?.[0];
  if (preset) return app.say('house-rules-preset', { preset: app.say('preset-' + preset) });
  return app.say('house-rules-changed', { count: changed.length });
};

/** Every rule in force. @param {App} app */
export const houseRules = app => {
  const { game, options, changed } = inForce(app);
  return html`<p class="note">${houseRulesLine(app)}</p>
    <dl class="house">${game.options
      .filter(option => inEffect(option, game, options))
      .map(
        option => html`
      <div data-changed=${changed.includes(option)}>
        <dt>${app.say('option-' + option.name)}</dt><dd>${valueInWords(app, option.name, valueOf(option, options))}</dd>
        <dd class="help">${app.say(`option-${option.name}-help`)}</dd></div>`,
      )}</dl>`;
};
