import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { choices, toggle } from '../art/card-parts.ts';
import { wayToTry } from '../model/first-games.ts';
import type { Values } from '../model/house-rules.ts';
import { inEffect, valueIn, valueInWords } from '../model/house-rules.ts';
import { allows } from '../model/matches.ts';
import type { Offer } from '../model/offers.ts';
import { optionsOf, presetsOf } from '../model/offers.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../protocol.d.ts';
import type { Setup } from '../storage/stored-types.ts';
import { listIn } from '../words/writing.ts';

/** Controls for each house rule of the game. */
export const houseRules = (
  app: Wording & GameCatalogue & Display,
  what: Offer,
  { options: values, seats }: Setup,
  change: (values: Values) => void,
) => html`
  <section class="slab house-rules" aria-labelledby="single-rules">
    <h2 id="single-rules">${app.say(Object.keys(presetsOf(what)).length > 1 ? 'single-rules' : 'house-rules')}</h2>
    ${optionsOf(what).map(option => houseRule(app, what, option, { values, off: unmetNeeds(app, what.game, option, values, seats.length) }, value => change({ ...values, [option.name]: value })))}
  </section>`;

/**
 * What an option lacks to take effect, in words; '' if it takes effect.
 * @param count number of players
 */
function unmetNeeds(app: Wording, game: GameEntry, option: OptionEntry, values: Values, count: number) {
  if (!allows(option.players, count)) {
    return app.say('option-needs-players', { counts: anyOf(app, option.players.map(String)) });
  }
  return inEffect(option, game, values) ? '' : app.say('option-needs', { what: needsInWords(app, option) });
}

function houseRule(
  app: Wording & GameCatalogue & Display,
  what: Offer,
  option: OptionEntry,
  { values, off }: { values: Values; off: string },
  change: (value: OptionValue) => void,
) {
  const { name, among } = option;
  const label = app.say(`option-${name}`);
  const help = app.say(`option-${name}-help`);
  const value = valueIn(option, values);
  const deal = tryIt(app, wayToTry(app, what, option, value), label);
  if (typeof value === 'boolean')
    return html`${toggle({ id: `option-${name}`, label, help, on: value, turn: change, off })}${deal}`;
  return html`${choices({
    name,
    label,
    help,
    off,
    value: String(value),
    values: among.map(each => ({ value: String(each), label: valueInWords(app, name, each) })),
    choose: text => change(among.find(each => String(each) === text) as OptionValue),
  })}${deal}`;
}

/** A link to a guided deal that shows this house rule. */
function tryIt(app: Wording, way: string | undefined, label: string) {
  return way
    ? html`<p class="try-it"><a href=${way} aria-label=${app.say('option-value', { option: label, values: app.say('first-try') })}>${app.say('first-try')}${icon('i-next')}</a></p>`
    : nothing;
}

const anyOf = (app: Wording, texts: string[]) => listIn(app.language, texts, 'disjunction');

/** The other options that must be chosen before this one takes effect. */
function needsInWords(app: Wording, { needs }: OptionEntry) {
  const parts = Object.entries(needs).map(([name, values]) =>
    app.say('option-value', {
      option: app.say(`option-${name}`),
      values: anyOf(
        app,
        values.map(value => valueInWords(app, name, value)),
      ),
    }),
  );
  return listIn(app.language, parts);
}
