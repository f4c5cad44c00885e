import { html } from 'lit-html';
import { offerOf, optionsOf, presetIn } from '../offers.js';
import { inEffect, valueInWords, valueOf } from '../screens/options.js';

/** @import { Offer } from '../offers.js' */
/** @import { App, StoredMatch } from '../types' */

/** @param {App} app */
const inForce = app => {
  const { head } = /** @type {StoredMatch} */ (app.match);
  const what = /** @type {Offer} */ (offerOf(app, head));
  const free = optionsOf(what);
  const { options } = head;
  return {
    what,
    free,
    options,
    changed: free.filter(option => valueOf(option, options) !== option.default),
  };
};

/** "House rules: Classic": the set that is played by, or how many differ from the usual. @param {App} app */
export const houseRulesLine = app => {
  const { what, options, changed } = inForce(app);
  const preset = presetIn(what, options);
  if (preset) return app.say('house-rules-preset', { preset: app.say('preset-' + preset) });
  return app.say('house-rules-changed', { count: changed.length });
};

/** Every rule in force. @param {App} app */
export const houseRules = app => {
  const { what, free, options, changed } = inForce(app);
  return html`<p class="note">${houseRulesLine(app)}</p>
    <dl class="house">${free
      .filter(option => inEffect(option, what.game, options))
      .map(
        option => html`
      <div data-changed=${changed.includes(option)}>
        <dt>${app.say('option-' + option.name)}</dt><dd>${valueInWords(app, option.name, valueOf(option, options))}</dd>
        <dd class="help">${app.say(`option-${option.name}-help`)}</dd></div>`,
      )}</dl>`;
};
