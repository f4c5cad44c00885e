import { html, nothing } from 'lit-html';
import { nowhere } from '../nowhere.js';
import { gameWord, offerNamed, optionsOf, presetsOf } from '../offers.js';
import { allows, resized, setupOf } from '../sitting.js';
import { seats } from './options-players.js';
import { bar, choices, toggle } from './parts.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').CatalogueGame} CatalogueGame */
/** @typedef {import('../offers.js').Offer} Offer */
/** @typedef {import('../types').Option} Option */
/** @typedef {import('../types').OptionValue} OptionValue */
/** @typedef {import('../types').Setup} Setup */
/** @typedef {Record<string, OptionValue>} Values */

const OWN = '';

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

/** The value in force. @param {Option} option @param {Values} values */
export const valueOf = (option, values) => values[option.name] ?? option.default;

/** Does it have any effect with these values? @param {Option} option @param {CatalogueGame} game @param {Values} values @returns {boolean} */
export const inEffect = (option, game, values) =>
  Object.entries(option.needs).every(([name, wanted]) => {
    const needed = /** @type {Option} */ (game.options.find(each => each.name === name));
    return wanted.includes(valueOf(needed, values)) && inEffect(needed, game, values);
  });

/** @param {App} app @param {string} name @param {OptionValue} value */
export function valueInWords(app, name, value) {
  if (typeof value === 'boolean') return app.say(`option-${value}`);
  return app.has(`option-${name}-${value}`) ? app.say(`option-${name}-${value}`) : String(value);
}

/** @param {CatalogueGame} game @param {Values} some @param {Values} other */
const same = (game, some, other) => game.options.every(option => valueOf(option, some) === valueOf(option, other));

/** @param {App} app @param {Offer} what @param {Values} values @param {(values: Values) => void} change */
export function presets(app, what, values, change) {
  const ready = presetsOf(what);
  const names = Object.keys(ready);
  if (names.length === 1) return nothing;
  const chosen = names.find(name => same(what.game, ready[name], values)) ?? OWN;
  const own = { value: OWN, label: app.say('preset-own'), help: app.say('preset-own-help') };
  return choices({
    name: 'preset',
    label: app.say('presets'),
    classes: 'cards',
    value: chosen,
    values: [
      ...names.map(name => ({ value: name, label: app.say(`preset-${name}`), help: app.say(`preset-${name}-help`) })),
      ...(chosen === OWN ? [own] : []),
    ],
    choose: name => name !== OWN && change(ready[name]),
  });
}

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
