import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Preferences, Wording } from '../app.ts';
import type { Values } from '../model/house-rules.ts';
import { basedInWords, nameOfSet, ruleInWords, ruleSet, stands, valueInWords } from '../model/house-rules.ts';
import type { Offer } from '../model/offers.ts';
import { optionsOf } from '../model/offers.ts';
import type { OptionEntry } from '../protocol.d.ts';
import type { Setup } from '../storage/stored-types.ts';
import { alsoCalled } from '../table/rulebook/also-called.ts';
import { has, wordsOf } from '../table/rulebook/search.ts';
import { searchField } from '../table/rulebook/search-field.ts';
import { houseRule } from './house-rules.ts';

type Shell = Wording & GameCatalogue & Preferences & Display;

/** What the player has typed to find a house rule. */
export type RuleSearch = { text: string };

const MANY = 10; // house rules from which on a search helps

/** True if the player searches for a house rule. */
export const isSearching = ({ text }: RuleSearch) => wordsOf(text).length > 0;

/** The texts of a house rule that the search looks through: its names, its sentence and its values. */
const textsOf = (app: Wording, { game }: Offer, setup: Setup, option: OptionEntry) =>
  [
    app.say(`option-${option.name}`),
    app.say(`option-${option.name}-help`),
    ...alsoCalled(app, option.name),
    ...option.among
      .filter(value => typeof value !== 'boolean')
      .map(value => valueInWords(app, game, setup, option, value)),
  ].join(' ');

const foundIn = (app: Wording, what: Offer, setup: Setup, words: readonly string[]) =>
  optionsOf(what).filter(option => has(words, textsOf(app, what, setup, option)));

/** The search over all house rules, with the set that they form; nothing for a game with few of them. */
export function ruleSearch(app: Shell, what: Offer, setup: Setup, search: RuleSearch) {
  if (optionsOf(what).length < MANY) return nothing;
  const words = wordsOf(search.text);
  const set = ruleSet(app, what, setup.options);
  const based = basedInWords(app, what, setup);
  const name = set.kind === 'own' ? set.name : '';
  return html`<div class="rule-search">${searchField(app, {
    label: app.say('find-rule'),
    typed: search.text,
    found: words.length ? app.say('rules-found', { count: foundIn(app, what, setup, words).length }) : '',
    look: typed => look(app, search, typed),
  })}<p class="rule-set">${name ? html`<b>${name}</b> ` : nothing}${set.kind === 'ready' ? nameOfSet(app, what, set) : based}</p></div>`;
}

function look(app: Display, search: RuleSearch, typed: string) {
  search.text = typed;
  app.redraw();
}

/** The house rules found, with what is on; a switch changes the set at once. */
export function rulesFound(
  app: Shell,
  what: Offer,
  setup: Setup,
  search: RuleSearch,
  change: (values: Values) => void,
) {
  const words = wordsOf(search.text);
  const found = foundIn(app, what, setup, words);
  const typed = search.text.trim();
  return html`<section class="surface house-rules" aria-labelledby="rules-found">
      <h2 id="rules-found">${app.say('rules-for', { count: found.length, typed })}</h2>
      ${found.map(option => houseRule(app, what, option, setup, change, words))}
      ${
        found.length
          ? nothing
          : html`<p><button type="button" class="word-button" @click=${() => look(app, search, '')}>${app.say('all-rules', { count: optionsOf(what).length })}</button></p>`
      }
    </section>
    ${rulesOn(app, what, setup, search)}`;
}

/** What is on, as one button for each rule, which shows its control. */
export function rulesOn(app: Shell, what: Offer, setup: Setup, search: RuleSearch) {
  const all = optionsOf(what);
  const on = all.filter(option => stands(option, what.game, setup.options));
  if (all.length < MANY || !on.length) return nothing;
  return html`<section class="surface rules-on" aria-labelledby="rules-on">
    <h2 id="rules-on">${app.say('rules-on')}<small>${app.say('rules-on-count', { on: on.length, all: all.length })}</small></h2>
    <ul role="list">${on.map(
      option =>
        html`<li><button type="button" @click=${() => look(app, search, app.say(`option-${option.name}`))}>${ruleInWords(app, what.game, setup, option)}</button></li>`,
    )}</ul>
  </section>`;
}
