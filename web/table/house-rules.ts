import { html } from 'lit-html';
import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { changedIn, inEffect, nameOfSet, ruleSet, valueIn, valueInWords } from '../model/house-rules.ts';
import type { Offer } from '../model/offers.ts';
import { offerOf, optionsOf } from '../model/offers.ts';
import type { StoredMatch } from '../storage/stored-types.ts';

const inForce = (app: GameCatalogue & CurrentTable) => {
  const { head } = app.match as StoredMatch;
  const what = offerOf(app, head) as Offer;
  const { options } = head;
  return { what, options, changed: changedIn(what, options) };
};

/** "House rules: Classic": the preset in use, or the number of options changed from the default. */
export const houseRulesLine = (app: Wording & GameCatalogue & Preferences & CurrentTable) => {
  const { what, options, changed } = inForce(app);
  const set = ruleSet(app, what, options);
  return set.kind === 'mix'
    ? app.say('house-rules-changed', { count: changed.length })
    : app.say('house-rules-preset', { preset: nameOfSet(app, what, set) });
};

/** Every house rule in force, with its value and help. */
export const houseRules = (app: Wording & GameCatalogue & Preferences & CurrentTable) => {
  const { what, options, changed } = inForce(app);
  return html`<p class="note">${houseRulesLine(app)}</p>
    <dl class="house">${optionsOf(what)
      .filter(option => inEffect(option, what.game, options))
      .map(
        option => html`
      <div data-changed=${changed.includes(option)}>
        <dt>${app.say(`option-${option.name}`)}</dt><dd>${valueInWords(app, option.name, valueIn(option, options))}</dd>
        <dd class="help">${app.say(`option-${option.name}-help`)}</dd></div>`,
      )}</dl>`;
};
