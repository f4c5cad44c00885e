import { html, nothing } from 'lit-html';
import type { App, CurrentTable, Display, GameCatalogue, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { fieldError, radioButtons } from '../art/widgets.ts';
import { houseRules } from '../components/house-rules.ts';
import { isSearching, ruleSearch, rulesFound } from '../components/rule-search.ts';
import { presets } from '../components/rule-sets.ts';
import type { Offer } from '../model/offers.ts';
import { offerOf } from '../model/offers.ts';
import type { OptionValue } from '../protocol.d.ts';
import { dealEditor } from './deal-editor.ts';
import { diceEditor, seatEditor } from './draw-editors.ts';
import type { PositionEditor } from './position-editor.ts';
import { LONGEST } from './position-editor.ts';

const rules = (app: Wording & GameCatalogue & Preferences & Display, editor: PositionEditor) => {
  const { head } = editor;
  const what = offerOf(app, head) as Offer;
  const { options, seats } = head;
  const { search } = editor;
  const setup = { options, seats, names: [] };
  const change = (values: Record<string, OptionValue>) => editor.change(values, seats.length);
  return html`<details class="surface position-rules"><summary>${app.say('study-rules')}${icon('i-next')}</summary>
    <div class="position-rules-body">
    ${
      what.game.seats.length > 1
        ? radioButtons({
            name: 'study-players',
            label: app.say('number-of-players'),
            value: String(seats.length),
            values: [...what.game.seats]
              .sort((a, b) => a - b)
              .map(count => ({ value: String(count), label: app.say('player-count', { count }) })),
            choose: count => editor.change(options, Number(count)),
          })
        : nothing
    }
    ${ruleSearch(app, what, setup, search)}
    ${
      isSearching(search)
        ? rulesFound(app, what, setup, search, change)
        : html`${presets(app, what, setup, change)}${houseRules(app, what, setup, change)}`
    }</div></details>`;
};

const textEditor = (
  app: Wording,
  editor: PositionEditor,
) => html`<section class="surface" aria-labelledby="study-text-title">
  <h2 id="study-text-title">${app.say('study-text')}</h2>
  <label class="help" for="study-text">${app.say('study-text-help')}</label>
  <textarea id="study-text" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" lang="en" maxlength=${LONGEST}
    aria-invalid=${editor.error?.in === 'text' ? 'true' : nothing} aria-errormessage=${editor.error?.in === 'text' ? 'wrong-text' : nothing}
    .value=${editor.text} @input=${(event: Event) => {
      editor.type((event.target as HTMLTextAreaElement).value);
    }}></textarea>
  ${fieldError('wrong-text', editor.wrong('text'))}
  <p><button class="outlined" @click=${editor.lay}>${app.say('study-lay-text')}</button></p>
</section>`;

const drawEditor = (app: Wording & Preferences & Display & CurrentTable, editor: PositionEditor) => {
  const { outcomes } = editor.line;
  if (!outcomes) return nothing;
  if (outcomes.of === 'dice') return diceEditor(app, editor, outcomes);
  if (outcomes.of === 'seats') return seatEditor(app, editor, outcomes);
  return editor.deal ? dealEditor(app, editor, editor.deal) : nothing;
};

/** The editor's screen: the deal or the dice, the house rules, and the log as text. */
export const positionEditorScreen = (app: App, editor: PositionEditor) => html`<div class="page setting">
  <header class="page-bar">
    <button class="icon-button" aria-label=${app.say('study-cancel')} title=${app.say('study-cancel')} @click=${editor.cancel}>${icon('i-back')}</button>
    <h1 tabindex="-1">${app.say('study-set-up')}</h1>
  </header>
  ${drawEditor(app, editor)}
  ${rules(app, editor)}
  ${textEditor(app, editor)}
</div>`;
