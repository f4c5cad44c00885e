import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Rules } from '../model/house-rules.ts';
import { baseOf, isOn, nameOfSet, valueInWords } from '../model/house-rules.ts';
import type { Offer } from '../model/offers.ts';

/** The house rules that differ from the nearest ready-made set, each with its sentence and its value. */
export function differences(app: Wording, what: Offer, rules: Rules) {
  const { name, changed } = baseOf(app, what, rules.options);
  if (!changed.length) return nothing;
  const set = nameOfSet(app, what, { kind: 'ready', name });
  return html`<div class="differences"><h3>${app.say('different-from', { set })}</h3>
    <ul role="list">${changed.map(option => {
      const on = isOn(option, what.game, rules.options);
      return html`<li><b>${app.say(`option-${option.name}`)}</b><span class="value" data-on=${on || nothing}>${on ? icon('i-check') : nothing}${valueInWords(app, what.game, rules, option)}</span>
        <p class="help">${app.say(`option-${option.name}-help`)}</p></li>`;
    })}</ul></div>`;
}
