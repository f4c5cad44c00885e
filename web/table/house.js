import { html } from 'lit-html';
import { changedIn, inEffect, nameOfSet, ruleSet, valueInWords, valueOf } from '../house-rules.js';
import { offerOf, optionsOf } from '../offers.js';

/** @import { Offer } from '../offers.js' */
/** @import { App, StoredMatch } from '../types' */

/** @param {App} app */
const inForce = app => {
  const { head } = /** @type {StoredMatch} */ (app.match);
  const what = /** @type {Offer} */ (offerOf(app, head));
  const { options } = head;
  return { what, options, changed: changedIn(what, options) };
};

/** "House rules: Classic": the set that is played by, or how many differ from the usual. @param {App} app */
export const houseRulesLine = app => {
  const { what, options, changed } = inForce(app);
  const set = ruleSet(app, what, options);
  return set.kind === 'mix'
    ? app.say('house-rules-changed', { count: changed.length })
    : app.say('house-rules-preset', { preset: nameOfSet(app, what, set) });
};

/** Every rule in force. @param {App} app */
export const houseRules = app => {
  const { what, options, changed } = inForce(app);
  return html`<p class="note">${houseRulesLine(app)}</p>
    <dl class="house">${optionsOf(what)
      .filter(option => inEffect(option, what.game, options))
      .map(
        option => html`
      <div data-changed=${changed.includes(option)}>
        <dt>${app.say('option-' + option.name)}</dt><dd>${valueInWords(app, option.name, valueOf(option, options))}</dd>
        <dd class="help">${app.say(`option-${option.name}-help`)}</dd></div>`,
      )}</dl>`;
};
