import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { fan, radioButtons, toggle } from '../art/widgets.ts';
import { wayToTry } from '../model/first-games.ts';
import type { Rules, Values } from '../model/house-rules.ts';
import { optionInWords, stands, valueIn, valueInWords, withNeeds } from '../model/house-rules.ts';
import { allows } from '../model/matches.ts';
import type { Offer } from '../model/offers.ts';
import { optionsOf, presetsOf } from '../model/offers.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../protocol.d.ts';
import type { Setup } from '../storage/stored-types.ts';
import { alsoCalled, alsoLine } from '../table/rulebook/also-called.ts';
import { marked } from '../table/rulebook/search.ts';
import { listIn } from '../words/formatting.ts';

type Shell = Wording & GameCatalogue & Display;

/** Controls for each house rule of the game; those that few tables play by are folded away. */
export function houseRules(app: Shell, what: Offer, setup: Setup, change: (values: Values) => void) {
  const all = optionsOf(what);
  const drawn = (option: OptionEntry) => houseRule(app, what, option, setup, change);
  return html`
  <section class="surface house-rules" aria-labelledby="single-rules">
    <h2 id="single-rules">${app.say(Object.keys(presetsOf(what)).length > 1 ? 'single-rules' : 'house-rules')}</h2>
    ${all.filter(({ rare }) => !rare).map(drawn)}
    ${rareRules(
      app,
      what,
      setup.options,
      all.filter(({ rare }) => rare),
      drawn,
    )}
  </section>`;
}

function rareRules(
  app: Shell,
  what: Offer,
  values: Values,
  rare: OptionEntry[],
  drawn: (option: OptionEntry) => unknown,
) {
  if (!rare.length) return nothing;
  const on = rare.filter(each => stands(each, what.game, values)).length;
  return html`<details class="more-rules">
    <summary>${icon('i-next')}<span>${app.say('more-rules', { on })}</span></summary>
    ${rare.map(drawn)}
  </details>`;
}

/**
 * The control of a house rule.
 * @param words the folded search words, which are marked in its texts
 */
export function houseRule(
  app: Shell,
  what: Offer,
  option: OptionEntry,
  setup: Setup,
  change: (values: Values) => void,
  words: readonly string[] = [],
) {
  const { options: values } = setup;
  const { name, among } = option;
  const rule = app.say(`option-${name}`);
  const label = marked(words, rule);
  const help = html`${marked(words, app.say(`option-${name}-help`))}${picture(app, name)}`;
  const also = words.length ? alsoLine(app, words, alsoCalled(app, name)) : nothing;
  const value = valueIn(option, values);
  const deal = tryIt(app, wayToTry(app, what, option, value), rule);
  const filled = withNeeds(option, what.game, values);
  const off = lacking(app, what.game, option, setup, filled);
  const note = off || !filled ? nothing : brings(app, what.game, setup, filled);
  const choose = (chosen: OptionValue) => change({ ...(chosen === option.default ? values : filled), [name]: chosen });
  if (typeof value === 'boolean')
    return html`${toggle({ id: `option-${name}`, label, help, on: value, turn: choose, off, note: html`${also}${note}` })}${deal}`;
  return html`${radioButtons({
    name,
    label,
    help,
    off,
    note: html`${also}${note}`,
    value: String(value),
    values: among.map(each => ({ value: String(each), label: valueInWords(app, what.game, setup, option, each) })),
    choose: text => choose(among.find(each => String(each) === text) as OptionValue),
  })}${deal}`;
}

/** The cards that the rule is about. */
const picture = (app: Shell, name: string) =>
  app.has(`option-${name}-art`)
    ? html`<span class="rule-art">${fan(app.say(`option-${name}-art`).split(' '))}</span>`
    : nothing;

/** The other options that change when this one is chosen. */
function brings(app: Shell, game: GameEntry, rules: Rules, filled: Values) {
  const changed = game.options.filter(each => valueIn(each, rules.options) !== valueIn(each, filled));
  const parts = changed.map(each => optionInWords(app, game, rules, each, valueIn(each, filled)));
  return changed.length
    ? html`<p class="needs">${app.say('option-brings', { what: listIn(app.language, parts) })}</p>`
    : nothing;
}

/** Why an option cannot be chosen, in words; '' if it can. */
function lacking(app: Shell, game: GameEntry, option: OptionEntry, rules: Rules, filled: Values | undefined) {
  if (!allows(option.players, rules.seats.length)) {
    return app.say('option-needs-players', { counts: anyOf(app, option.players.map(String)) });
  }
  return filled ? '' : app.say('option-needs', { what: needsInWords(app, game, option, rules) });
}

/** A link to a guided deal that shows this house rule. */
function tryIt(app: Shell, way: string | undefined, label: string) {
  return way
    ? html`<p class="try-it"><a href=${way} aria-label=${app.say('option-value', { option: label, values: app.say('first-try') })}>${app.say('first-try')}${icon('i-next')}</a></p>`
    : nothing;
}

const anyOf = (app: Shell, texts: string[]) => listIn(app.language, texts, 'disjunction');

/** The other options that this one goes with, with their values. */
const needsInWords = (app: Shell, game: GameEntry, { needs }: OptionEntry, rules: Rules) =>
  listIn(
    app.language,
    Object.entries(needs).map(([name, values]) => {
      const needed = game.options.find(each => each.name === name) as OptionEntry;
      return app.say('option-value', {
        option: app.say(`option-${name}`),
        values: anyOf(
          app,
          values.map(value => valueInWords(app, game, rules, needed, value)),
        ),
      });
    }),
  );
