import { html, nothing } from 'lit-html';
import { inEffect, valueInWords, valueOf } from '../house-rules.js';
import { nowhere } from '../nowhere.js';
import { gameWord, offerNamed, optionsOf, presetsOf } from '../offers.js';
import { allows, resized, setupOf } from '../sitting.js';
import { seats } from './options-players.js';
import { ownRules, presets } from './options-presets.js';
import { bar, choices, toggle } from './parts.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').CatalogueGame} CatalogueGame */
/** @typedef {import('../offers.js').Offer} Offer */
/** @typedef {import('../types').Option} Option */
/** @typedef {import('../types').OptionValue} OptionValue */
/** @typedef {import('../types').Setup} Setup */
/** @typedef {Record<string, OptionValue>} Values */

/** @type {import('../types').Screen} */
export const screen = {
  title: (app, [name, preset]) => app.say('options-of', { game: gameWord(app, offerNamed(app, name, preset), 'game') }),
  enter(app, [name]) {
    if (!app.game(name)) return nowhere(app);
    app.useGame(name).then(app.redraw, () => {});
  },
  draw(app, params) {
    const what = offerNamed(app, params[0], params[1]);
    return html`<div class="page options">
      ${bar(app, screen.title(app, params))}
      ${what && app.speaks(what.game.name) ? form(app, what) : nothing}
    </div>`;
  },
};

/** @param {App} app @param {Offer} what */
function form(app, what) {
  const { key, game } = what;
  const setup = app.setup(key);
  /** @param {Partial<Setup>} part */
  const change = part => app.set('last', {
    ...app.settings.last,
    [key]: setupOf(what, { ...setup, ...part }),
  });
  /** @param {Event} event */
  const deal = event => {
    event.preventDefault();
    app.start(key, setup);
  };
  return html`<form @submit=${deal}>
    ${presets(app, what, setup.options, options => change({ options, seats: seatsFor(game, options, setup.seats) }))}
    ${ownRules(app, what, setup.options)}
    ${houseRules(app, what, setup, options => change({ options }))}
    ${seats(app, game, setup, change)}
    <footer class="deal">
      <button class="primary big" aria-busy=${app.starting === key ? 'true' : 'false'}>
        <span>${app.say('deal')}</span>
        ${app.starting === key ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
      </button>
    </footer>
  </form>`;
}

/** As many seats as these house rules need. @param {CatalogueGame} game @param {Values} options @param {string[]} seats */
const seatsFor = (game, options, seats) => {
  const bound = game.options.find(option => valueOf(option, options) !== option.default && !allows(option.players, seats.length));
  return bound ? resized(game, seats, bound.players[0]) : seats;
};

/** @param {App} app @param {Offer} what @param {Setup} setup @param {(values: Values) => void} change */
export const houseRules = (app, what, { options: values, seats }, change) => html`
  <section class="slab house-rules" aria-labelledby="single-rules">
    <h2 id="single-rules">${app.say(Object.keys(presetsOf(what)).length > 1 ? 'single-rules' : 'house-rules')}</h2>
    ${optionsOf(what).map(option => houseRule(app, option, { values, off: missing(app, what.game, option, values, seats.length) }, value => change({ ...values, [option.name]: value })))}
  </section>`;

/** What an option lacks to have any effect, in words; '' if it has. @param {App} app @param {CatalogueGame} game @param {Option} option
 * @param {Values} values @param {number} count of players */
function missing(app, game, option, values, count) {
  if (!allows(option.players, count)) {
    const either = new Intl.ListFormat(app.language, { type: 'disjunction' });
    return app.say('option-needs-players', { counts: either.format(option.players.map(String)) });
  }
  return inEffect(option, game, values) ? '' : app.say('option-needs', { what: wanted(app, option) });
}

/** @param {App} app @param {Option} option @param {{ values: Values, off: string }} state @param {(value: OptionValue) => void} change */
function houseRule(app, option, { values, off }, change) {
  const { name, among } = option;
  const label = app.say(`option-${name}`);
  const help = app.say(`option-${name}-help`);
  const value = valueOf(option, values);
  if (typeof value === 'boolean') return toggle({ id: `option-${name}`, label, help, on: value, turn: change, off });
  return choices({
    name,
    label,
    help,
    off,
    value: String(value),
    values: among.map(each => ({ value: String(each), label: valueInWords(app, name, each) })),
    choose: text => change(/** @type {OptionValue} */ (among.find(each => String(each) === text))),
  });
}

/** What must be chosen before an option has any effect. @param {App} app @param {Option} option */
function wanted(app, { needs }) {
  const either = new Intl.ListFormat(app.language, { type: 'disjunction' });
  const parts = Object.entries(needs).map(([name, values]) => app.say('option-value', {
    option: app.say(`option-${name}`),
    values: either.format(values.map(value => valueInWords(app, name, value))),
  }));
  return new Intl.ListFormat(app.language).format(parts);
}
