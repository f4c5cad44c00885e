import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Rules } from '../model/house-rules.ts';
import { inEffect, setInWords, stands, valueInWords } from '../model/house-rules.ts';
import type { Offer } from '../model/offers.ts';
import { offerOf, optionsOf } from '../model/offers.ts';
import type { OptionEntry } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';

const inForce = (app: GameCatalogue & CurrentTable) => {
  const { head } = app.match as StoredMatch;
  return { what: offerOf(app, head) as Offer, rules: head };
};

/** "House rules: Kitchen table (Moderate + 8-cut)". */
export const houseRulesLine = (app: Wording & GameCatalogue & Preferences & CurrentTable) => {
  const { what, rules } = inForce(app);
  return app.say('house-rules-preset', { preset: setInWords(app, what, rules) });
};

/** Every house rule with its value and help: first what is on, then the rest, folded. */
export const houseRules = (app: Wording & GameCatalogue & Preferences & CurrentTable) => {
  const { what, rules } = inForce(app);
  const all = optionsOf(what).filter(option => inEffect(option, what.game, rules.options));
  const on = all.filter(option => stands(option, what.game, rules.options));
  const others = all.filter(option => !on.includes(option));
  return html`<p class="note">${houseRulesLine(app)}</p>
    ${listed(app, what, rules, on)}
    ${
      others.length
        ? html`<details class="more-rules"><summary>${icon('i-next')}<span>${app.say('other-rules', { count: others.length })}</span></summary>
      ${listed(app, what, rules, others)}</details>`
        : nothing
    }`;
};

const listed = (app: Wording, what: Offer, rules: Rules, options: readonly OptionEntry[]) =>
  options.length
    ? html`<dl class="house">${options.map(
        option => html`<div>
        <dt>${app.say(`option-${option.name}`)}</dt><dd>${valueInWords(app, what.game, rules, option)}</dd>
        <dd class="help">${app.say(`option-${option.name}-help`)}</dd></div>`,
      )}</dl>`
    : nothing;
