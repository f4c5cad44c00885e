import { html, nothing } from 'lit-html';
import type { App, Display, GameCatalogue, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, choices, toggle } from '../../art/card-parts.ts';
import { wayToTry } from '../../model/first-games.ts';
import { inEffect, valueIn, valueInWords } from '../../model/house-rules.ts';
import { allows, resized, setupOf } from '../../model/matches.ts';
import { nowhere } from '../../model/not-found.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerNamed, optionsOf, presetsOf } from '../../model/offers.ts';
import type { GameEntry, OptionEntry, OptionValue } from '../../protocol.d.ts';
import type { Setup } from '../../storage/stored-types.ts';
import { listIn } from '../../words/writing.ts';
import { seats } from './players.ts';
import { ownRules, presets } from './presets.ts';

/** Values of house rules by name; a missing one has its default. */
export type Values = Record<string, OptionValue>;

/** The setup of a game's next match, players and house rules: '#/options/hearts'. */
export const screen: Screen = {
  title: (app, [name, preset]) => app.say('options-of', { game: gameWord(app, offerNamed(app, name, preset), 'game') }),
  enter(app, [name]) {
    if (!app.game(name)) return nowhere(app);
    app.useGame(name).then(app.redraw);
  },
  draw(app, params) {
    const what = offerNamed(app, params[0], params[1]);
    return html`<div class="page options">
      ${bar(app, screen.title(app, params))}
      ${what && app.speaks(what.game.name) ? form(app, what) : nothing}
    </div>`;
  },
};

function form(app: App, what: Offer) {
  const { key, game } = what;
  const setup = app.setup(key);
  const change = (part: Partial<Setup>) =>
    app.alter('last', last => ({ ...last, [key]: setupOf(what, { ...setup, ...part }) }));
  const deal = (event: Event) => {
    event.preventDefault();
    app.start(key, setup);
  };
  return html`<form @submit=${deal}>
    ${seats(app, game, setup, change)}
    ${presets(app, what, setup.options, options => change({ options, seats: seatsFor(game, options, setup.seats) }))}
    ${ownRules(app, what, setup.options)}
    ${houseRules(app, what, setup, options => change({ options }))}
    <footer class="deal">
      <button class="primary big" aria-busy=${app.starting === key ? 'true' : 'false'}>
        <span>${app.say('deal')}</span>
        ${app.starting === key ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
      </button>
    </footer>
  </form>`;
}

/** The seats, resized if a changed house rule needs another number of players. */
const seatsFor = (game: GameEntry, options: Values, seats: string[]) => {
  const bound = game.options.find(
    option => valueIn(option, options) !== option.default && !allows(option.players, seats.length),
  );
  return bound ? resized(game, seats, bound.players[0]) : seats;
};

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
