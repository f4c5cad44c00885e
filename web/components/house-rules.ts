import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { fan, radioButtons, toggle } from '../art/widgets.ts';
import { wayToTry } from '../model/first-games.ts';
import type { Values } from '../model/house-rules.ts';
import { inEffect, valueIn, valueInWords, withNeeds } from '../model/house-rules.ts';
import { allows } from '../model/matches.ts';
import type { Offer } from '../model/offers.ts';
import { optionsOf, presetsOf } from '../model/offers.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../protocol.d.ts';
import type { Setup } from '../storage/stored-types.ts';
import { has, wordsOf } from '../table/rulebook/search.ts';
import { searchField } from '../table/rulebook/search-field.ts';
import { listIn } from '../words/formatting.ts';

type Shell = Wording & GameCatalogue & Display;

/** What the player has typed to find a rare house rule. */
export type RuleSearch = { text: string };

/** Controls for each house rule of the game; those that few tables play by are folded away. */
export function houseRules(
  app: Shell,
  what: Offer,
  setup: Setup,
  search: RuleSearch,
  change: (values: Values) => void,
) {
  const all = optionsOf(what);
  const drawn = (option: OptionEntry) => houseRule(app, what, option, setup, change);
  return html`
  <section class="slab house-rules" aria-labelledby="single-rules">
    <h2 id="single-rules">${app.say(Object.keys(presetsOf(what)).length > 1 ? 'single-rules' : 'house-rules')}</h2>
    ${all.filter(({ rare }) => !rare).map(drawn)}
    ${rareRules(
      app,
      what,
      setup.options,
      search,
      all.filter(({ rare }) => rare),
      drawn,
    )}
  </section>`;
}

function rareRules(
  app: Shell,
  what: Offer,
  values: Values,
  search: RuleSearch,
  rare: OptionEntry[],
  drawn: (option: OptionEntry) => unknown,
) {
  if (!rare.length) return nothing;
  const on = rare.filter(each => valueIn(each, values) !== each.default && inEffect(each, what.game, values)).length;
  const words = wordsOf(search.text);
  const found = rare.filter(each =>
    has(words, `${app.say(`option-${each.name}`)} ${app.say(`option-${each.name}-help`)}`),
  );
  const look = (typed: string) => {
    search.text = typed;
    app.redraw();
  };
  return html`<details class="more-rules">
    <summary>${icon('i-next')}<span>${app.say('more-rules', { on })}</span></summary>
    ${searchField(app, {
      label: app.say('find-rule'),
      typed: search.text,
      found: words.length ? app.say('rules-found', { count: found.length }) : '',
      look,
    })}
    ${found.map(drawn)}
  </details>`;
}

function houseRule(
  app: Shell,
  what: Offer,
  option: OptionEntry,
  { options: values, seats }: Setup,
  change: (values: Values) => void,
) {
  const { name, among } = option;
  const label = app.say(`option-${name}`);
  const help = html`${app.say(`option-${name}-help`)}${picture(app, name)}`;
  const value = valueIn(option, values);
  const deal = tryIt(app, wayToTry(app, what, option, value), label);
  const filled = withNeeds(option, what.game, values);
  const off = lacking(app, option, seats.length, filled);
  const note = off || !filled ? nothing : brings(app, what.game, values, filled);
  const choose = (chosen: OptionValue) => change({ ...(chosen === option.default ? values : filled), [name]: chosen });
  if (typeof value === 'boolean')
    return html`${toggle({ id: `option-${name}`, label, help, on: value, turn: choose, off, note })}${deal}`;
  return html`${radioButtons({
    name,
    label,
    help,
    off,
    note,
    value: String(value),
    values: among.map(each => ({ value: String(each), label: valueInWords(app, name, each) })),
    choose: text => choose(among.find(each => String(each) === text) as OptionValue),
  })}${deal}`;
}

/** The cards that the rule is about. */
const picture = (app: Shell, name: string) =>
  app.has(`option-${name}-art`)
    ? html`<span class="rule-art">${fan(app.say(`option-${name}-art`).split(' '))}</span>`
    : nothing;

/** The other options that change when this one is chosen. */
function brings(app: Shell, game: GameEntry, values: Values, filled: Values) {
  const changed = game.options.filter(each => valueIn(each, values) !== valueIn(each, filled));
  const parts = changed.map(each => withValue(app, each.name, [valueIn(each, filled)]));
  return changed.length
    ? html`<p class="needs">${app.say('option-brings', { what: listIn(app.language, parts) })}</p>`
    : nothing;
}

/** Why an option cannot be chosen, in words; '' if it can. */
function lacking(app: Shell, option: OptionEntry, count: number, filled: Values | undefined) {
  if (!allows(option.players, count)) {
    return app.say('option-needs-players', { counts: anyOf(app, option.players.map(String)) });
  }
  return filled ? '' : app.say('option-needs', { what: needsInWords(app, option) });
}

/** A link to a guided deal that shows this house rule. */
function tryIt(app: Shell, way: string | undefined, label: string) {
  return way
    ? html`<p class="try-it"><a href=${way} aria-label=${app.say('option-value', { option: label, values: app.say('first-try') })}>${app.say('first-try')}${icon('i-next')}</a></p>`
    : nothing;
}

const anyOf = (app: Shell, texts: string[]) => listIn(app.language, texts, 'disjunction');

/** An option with the values that it needs or gets. */
const withValue = (app: Shell, name: string, values: readonly OptionValue[]) =>
  app.say('option-value', {
    option: app.say(`option-${name}`),
    values: anyOf(
      app,
      values.map(value => valueInWords(app, name, value)),
    ),
  });

/** The other options that this one goes with, with their values. */
const needsInWords = (app: Shell, { needs }: OptionEntry) =>
  listIn(
    app.language,
    Object.entries(needs).map(([name, values]) => withValue(app, name, values)),
  );
