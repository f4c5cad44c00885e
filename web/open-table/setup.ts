import { html, nothing } from 'lit-html';
import type { App, CurrentTable, Display, GameCatalogue, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { choices, wrong } from '../art/card-parts.ts';
import type { Offer } from '../model/offers.ts';
import { offerOf } from '../model/offers.ts';
import { presets } from '../parts/presets.ts';
import { houseRules } from '../parts/single-rules.ts';
import type { OptionValue } from '../protocol.d.ts';
import { dealEditor } from './deal-editor.ts';
import type { Setting } from './setting.ts';
import { LONGEST } from './setting.ts';
import { diceEditor, seatEditor } from './study-view.ts';

const rules = (app: Wording & GameCatalogue & Preferences & Display, setting: Setting) => {
  const { head } = setting;
  const what = offerOf(app, head) as Offer;
  const { options, seats } = head;
  const change = (values: Record<string, OptionValue>) => setting.change(values, seats.length);
  return html`<details class="slab rules-here"><summary>${app.say('study-rules')}${icon('i-next')}</summary>
    <div class="rules-here-body">
    ${
      what.game.seats.length > 1
        ? choices({
            name: 'study-players',
            label: app.say('number-of-players'),
            value: String(seats.length),
            values: [...what.game.seats]
              .sort((a, b) => a - b)
              .map(count => ({ value: String(count), label: app.say('player-count', { count }) })),
            choose: count => setting.change(options, Number(count)),
          })
        : nothing
    }
    ${presets(app, what, options, change)}
    ${houseRules(app, what, { options, seats, names: [] }, setting.search, change)}</div></details>`;
};

const textEditor = (app: Wording, setting: Setting) => html`<section class="slab" aria-labelledby="study-text-title">
  <h2 id="study-text-title">${app.say('study-text')}</h2>
  <label class="help" for="study-text">${app.say('study-text-help')}</label>
  <textarea id="study-text" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" lang="en" maxlength=${LONGEST}
    aria-invalid=${setting.error?.in === 'text' ? 'true' : nothing} aria-errormessage=${setting.error?.in === 'text' ? 'wrong-text' : nothing}
    .value=${setting.text} @input=${(event: Event) => {
      setting.type((event.target as HTMLTextAreaElement).value);
    }}></textarea>
  ${wrong('wrong-text', setting.wrong('text'))}
  <p><button class="outlined" @click=${setting.lay}>${app.say('study-lay-text')}</button></p>
</section>`;

const drawEditor = (app: Wording & Preferences & Display & CurrentTable, setting: Setting) => {
  const { outcomes } = setting.line;
  if (!outcomes) return nothing;
  if (outcomes.of === 'dice') return diceEditor(app, setting, outcomes);
  if (outcomes.of === 'seats') return seatEditor(app, setting, outcomes);
  return setting.deal ? dealEditor(app, setting, setting.deal) : nothing;
};

/** The editor's screen: the deal or the dice, the house rules, and the log as text. */
export const settingScreen = (app: App, setting: Setting) => html`<div class="page setting">
  <header class="page-bar">
    <button class="icon-button" aria-label=${app.say('study-cancel')} title=${app.say('study-cancel')} @click=${setting.cancel}>${icon('i-back')}</button>
    <h1 tabindex="-1">${app.say('study-set-up')}</h1>
  </header>
  ${drawEditor(app, setting)}
  ${rules(app, setting)}
  ${textEditor(app, setting)}
</div>`;
