import { html, nothing } from 'lit-html';
import * as files from '../files.js';
import { belongs, gameWord, offerNamed, offers, optionsOf } from '../offers.js';
import { icon } from '../table/card.js';
import { inEffect, valueInWords, valueOf } from './options.js';
import { bar } from './parts.js';
import { example } from './rules-example.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').CatalogueGame} CatalogueGame */
/** @typedef {import('../offers.js').Offer} Offer */
/** @typedef {import('../types').OptionValue} OptionValue */
/** @typedef {import('../types').Rule} Rule */

/** The rules of each game, once loaded. @type {Map<string, Rule[]>} */
const books = new Map();
/** The open chapter, and the rule that was asked for and has not been shown yet. */
const open = { game: '', chapter: '', rule: '' };

/** '#/rules/hearts/moon', '#/rules/yahtzee/yams/joker'. @param {App} app @param {string[]} address */
function asked(app, [name, ...rest]) {
  const what = offerNamed(app, name, rest[0]);
  return { what, rule: rest[what?.preset ? 1 : 0] };
}

/** @type {import('../types').Screen} */
export const screen = {
  title: (app, params) =>
    params[0] ? app.say('rules-of', { game: gameWord(app, asked(app, params).what, 'game') }) : app.say('rules'),
  enter(app, [game]) {
    if (game && !app.game(game)) return app.go('#/');
    if (game) app.useGame(game).then(app.redraw, () => {});
  },
  draw(app, params) {
    const { what, rule } = asked(app, params);
    if (!what) return library(app);
    return html`<div class="page rules-page" data-game=${what.key}>
      ${bar(app, screen.title(app, params), html`<button class="icon-button no-print" aria-label=${app.say('print')} title=${app.say('print')}
        @click=${() => print()}>${icon('i-print')}</button>`)}
      <div class="slab">${app.has('game') ? rulesSheet(app, what, rule, app.setup(what.key).options) : nothing}</div>
    </div>`;
  },
  leave: forget,
};

/** Lets the next sheet open at its rule. */
export function forget() {
  Object.assign(open, { game: '', rule: '' });
}

/** The rules of all games. @param {App} app */
const library = app => html`<div class="page">
  ${bar(app, app.say('rules'))}
  <nav class="slab rows" aria-label=${app.say('rules')}>
    ${offers(app).map(what => html`
      <a href=${`#/rules/${what.key}`}><b>${gameWord(app, what, 'game')}</b> <small>${gameWord(app, what, 'game-line')}</small>${icon('i-next')}</a>`)}
  </nav>
</div>`;

/**
 * The rules of a game in chapters, open at a rule; its own screen, and the sheet on the table.
 * @param {App} app @param {Offer} what @param {string | undefined} rule the rule to show first
 * @param {Record<string, OptionValue>} options the house rules in force
 */
export function rulesSheet(app, what, rule = '', options = {}) {
  const whole = books.get(what.game.name);
  if (!whole) {
    load(app, what.game.name);
    return html`<p class="help" role="status">${app.say('progress')}</p>`;
  }
  const book = whole.filter(each => belongs(what, each.needs));
  turnTo(book, what.key, rule);
  const chapters = [...new Set(book.map(each => each.chapter))];
  return html`<div class="rules">
    <div class="tabs no-print" role="tablist" aria-label=${app.say('rules')} @keydown=${moveTab}>
      ${chapters.map(chapter => html`<button type="button" role="tab" id=${`tab-${chapter}`} aria-controls=${`chapter-${chapter}`}
        aria-selected=${chapter === open.chapter ? 'true' : 'false'} tabindex=${chapter === open.chapter ? 0 : -1}
        @click=${() => { open.chapter = chapter; app.redraw(); }}>${app.say(`chapter-${chapter}`)}</button>`)}
    </div>
    ${chapters.map(chapter => html`
      <section role="tabpanel" id=${`chapter-${chapter}`} aria-labelledby=${`tab-${chapter}`} class="chapter" ?hidden=${chapter !== open.chapter}>
        <h2 class="only-print">${app.say(`chapter-${chapter}`)}</h2>
        ${book.filter(each => each.chapter === chapter).map(each => entry(app, what.game, each, options))}
      </section>`)}
    ${foot(app, what, options)}
  </div>`;
}

/** @param {App} app @param {string} game */
function load(app, game) {
  files.json(`./data/${game}.json`).then(data => {
    books.set(game, data);
    app.redraw();
  }, () => app.notify({ id: 'unavailable', text: 'notice-unavailable', label: 'retry', act: app.redraw }));
}

/** Opens the chapter of the rule that is asked for, once, and goes to it when it is drawn.
 * @param {Rule[]} book @param {string} game @param {string} rule */
function turnTo(book, game, rule) {
  if (open.game === game && open.rule === rule) return;
  const found = book.find(each => each.id === rule);
  if (open.game !== game || found) open.chapter = (found ?? book[0]).chapter;
  Object.assign(open, { game, rule });
  if (found) requestAnimationFrame(() => show(rule));
}

/** @param {string} rule */
function show(rule) {
  const entry = document.getElementById(`rule-${rule}`);
  entry?.scrollIntoView({ block: 'start' });
  entry?.focus({ preventScroll: true });
}

/** @param {App} app @param {CatalogueGame} game @param {Rule} rule @param {Record<string, OptionValue>} options */
function entry(app, game, rule, options) {
  const { id, examples } = rule;
  return html`<article class=${id === open.rule ? 'rule asked' : 'rule'} id=${`rule-${id}`} tabindex="-1" aria-labelledby=${`title-${id}`}>
    <h3 id=${`title-${id}`}>${app.say(`rule-${id}-title`)}${tag(app, game, rule, options)}</h3>
    <p>${app.rich(`rule-${id}`)}</p>
    ${examples.map(each => example(app, each))}
  </article>`;
}

/** How the house rule that a rule hangs on stands. @param {App} app @param {CatalogueGame} game @param {Rule} rule
 * @param {Record<string, OptionValue>} options */
function tag(app, game, rule, options) {
  const option = game.options.find(each => each.name === rule.option);
  if (!option) return nothing;
  const on = isOn(option, game, options);
  const value = valueOf(option, options);
  const text = !on ? app.say('rule-off') : value === true ? app.say('rule-on') : valueInWords(app, option.name, value);
  return html`<span class=${on ? 'in-force on' : 'in-force'}>${text}</span>`;
}

/** @param {import('../types').Option} option @param {CatalogueGame} game @param {Record<string, OptionValue>} options */
function isOn(option, game, options) {
  const value = valueOf(option, options);
  return value !== false && value !== 'none' && inEffect(option, game, options);
}

/** @param {App} app @param {Offer} what @param {Record<string, OptionValue>} options */
function foot(app, what, options) {
  const switches = optionsOf(what).filter(({ among }) => among.includes(false) || among.includes('none'));
  const on = switches.filter(option => isOn(option, what.game, options)).length;
  return html`<footer class="rules-foot">
    <span>${app.say('house-rules-count', { on, all: switches.length })}</span>
    <a class="no-print" href=${`#/options/${what.key}`}>${app.say('change')}${icon('i-next')}</a>
  </footer>`;
}

/** Arrows, Home and End move between the tabs. @param {KeyboardEvent} event */
function moveTab(event) {
  const tabs = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button')];
  const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  /** @type {Record<string, number>} */
  const places = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
  if (!(event.key in places)) return;
  event.preventDefault();
  event.stopPropagation();
  const tab = tabs[places[event.key] % tabs.length];
  tab.click();
  tab.focus();
}
