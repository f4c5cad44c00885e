import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import * as files from '../files.js';
import { notFetched } from '../notices.js';
import { belongs, optionsOf } from '../offers.js';
import { icon } from '../table/card.js';
import { inEffect, valueOf } from '../house-rules.js';
import { entry, inForce, isFound, isOn, optionInWords } from './rules-entry.js';
import { wordsOf } from './rules-search.js';

/** @import { App, OptionValue, Rule } from '../types' */
/** @import { Offer } from '../offers.js' */
/** @import { Sheet } from './rules-entry.js' */

/** The rules of each game, once loaded. @type {Map<string, Rule[]>} */
const books = new Map();
/** Those that are on their way. @type {Set<string>} */
const asked = new Set();
/** What is open: a chapter, the rule that was asked for and has been shown, and what is looked for. */
const open = { game: '', chapter: '', rule: '', typed: '' };

/** Lets the next sheet open at its rule. */
export function forget() {
  Object.assign(open, { game: '', rule: '', typed: '' });
}

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
  /** @type {Sheet} */
  const sheet = { app, what, options, words: wordsOf(open.typed) };
  return html`<div class="rules" data-searching=${sheet.words.length > 0 || nothing}>
    ${houseRules(sheet)}
    ${search(app, sheet.words.length ? book.filter(each => isFound(sheet, each)).length : null)}
    ${sheet.words.length ? found(sheet, book) : chapters(sheet, book)}
    ${foot(sheet)}
  </div>`;
}

/** @param {App} app @param {string} game */
function load(app, game) {
  if (asked.has(game)) return;
  asked.add(game);
  files.json(`./data/${game}.json`).then(data => {
    books.set(game, data);
    app.redraw();
  }, () => notFetched(app, () => app.dismiss('unavailable')))
    .finally(() => asked.delete(game));
}

/** Opens the chapter of the rule that is asked for, once, and goes to it when it is drawn.
 * @param {Rule[]} book @param {string} game @param {string} rule */
function turnTo(book, game, rule) {
  if (open.game === game && open.rule === rule) return;
  const found = book.find(each => each.id === rule);
  if (open.game !== game || found) open.chapter = (found ?? book[0]).chapter;
  Object.assign(open, { game, rule, typed: '' });
  if (found) requestAnimationFrame(() => show(rule));
}

/** @param {string} rule */
function show(rule) {
  const entry = document.getElementById(`rule-${rule}`);
  entry?.scrollIntoView({ block: 'start' });
  entry?.focus({ preventScroll: true });
  document.querySelector('.tabs [aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

// Search

/** The field above the rules; what it finds is counted aloud. @param {App} app @param {number | null} count */
function search(app, count) {
  /** @param {string} typed */
  const look = typed => {
    open.typed = typed;
    app.redraw();
  };
  /** @param {KeyboardEvent} event */
  const clear = event => {
    event.stopPropagation();
    if (event.key !== 'Escape' || !open.typed || event.isComposing) return;
    event.preventDefault();
    look('');
  };
  return html`<search class="search no-print">
    <label class="search-field">${icon('i-search')}<span class="spoken">${app.say('search-rules')}</span>
      <input type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder=${app.say('search-rules')}
        .value=${live(open.typed)} @input=${(/** @type {InputEvent} */ { target }) => look(/** @type {HTMLInputElement} */ (target).value)} @keydown=${clear}></label>
    ${open.typed
      ? html`<button class="icon-button" aria-label=${app.say('search-clear')} title=${app.say('search-clear')} @click=${() => {
          look('');
          /** @type {HTMLElement | null} */ (document.querySelector('.search input'))?.focus();
        }}>${icon('i-cross')}</button>`
      : nothing}
    <p class="help" role="status">${count === null ? '' : app.say('rules-found', { count })}</p>
  </search>`;
}

/** What was looked for, from all chapters. @param {Sheet} sheet @param {Rule[]} book */
const found = (sheet, book) => html`
  <section class="chapter" aria-label=${sheet.app.say('search-rules')}>
    ${repeat(
      book.filter(each => isFound(sheet, each)),
      ({ id }) => id,
      each => entry(sheet, each, { chapter: sheet.app.say(`chapter-${each.chapter}`) }),
    )}
  </section>`;

// Chapters

/** @param {Sheet} sheet @param {Rule[]} book */
function chapters(sheet, book) {
  const { app } = sheet;
  const names = [...new Set(book.map(({ chapter }) => chapter))];
  return html`<div class="tabs no-print" role="tablist" aria-label=${app.say('rules')} @keydown=${moveTab}>
      ${names.map(name => html`<button type="button" role="tab" id=${`tab-${name}`} aria-controls=${`chapter-${name}`}
        aria-selected=${name === open.chapter ? 'true' : 'false'} tabindex=${name === open.chapter ? 0 : -1}
        @click=${() => { open.chapter = name; app.redraw(); }}>${app.say(`chapter-${name}`)}</button>`)}
    </div>
    ${names.map(name => chapter(sheet, name, book.filter(each => each.chapter === name)))}`;
}

/** What is played by, and what is not, folded away. @param {Sheet} sheet @param {string} name @param {Rule[]} rules */
function chapter(sheet, name, rules) {
  const { app } = sheet;
  const off = rules.filter(rule => !inForce(sheet, rule));
  /** @param {Rule} rule */
  const drawn = rule => entry(sheet, rule, { asked: rule.id === open.rule });
  return html`<section role="tabpanel" id=${`chapter-${name}`} aria-labelledby=${`tab-${name}`}
    class=${off.length === rules.length ? 'chapter no-print' : 'chapter'} ?hidden=${name !== open.chapter}>
    <h2 class="only-print">${app.say(`chapter-${name}`)}</h2>
    ${rules.filter(rule => !off.includes(rule)).map(drawn)}
    ${off.length
      ? html`<details class="off no-print" ?open=${off.some(({ id }) => id === open.rule)}>
          <summary>${icon('i-next')}<span>${app.say('rules-off', { rules: listed(app, off.map(({ id }) => app.say(`rule-${id}-title`))) })}</span></summary>
          ${off.map(drawn)}</details>`
      : nothing}
  </section>`;
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

// House rules

/** @param {App} app @param {string[]} texts */
const listed = (app, texts) => new Intl.ListFormat(app.language, { type: 'unit' }).format(texts);

/** The house rules in force, on paper. @param {Sheet} sheet */
function houseRules({ app, what, options }) {
  const chosen = optionsOf(what).filter(option => inEffect(option, what.game, options));
  const texts = chosen.map(option => optionInWords(app, option, valueOf(option, options)));
  return texts.length ? html`<p class="only-print in-short"><b>${app.say('house-rules')}</b> ${texts.join(' · ')}</p>` : nothing;
}

/** @param {Sheet} sheet */
function foot({ app, what, options }) {
  const switches = optionsOf(what).filter(({ among }) => among.includes(false) || among.includes('none'));
  const on = switches.filter(option => isOn(option, what.game, options)).length;
  return html`<footer class="rules-foot no-print">
    <span>${app.say('house-rules-count', { on, all: switches.length })}</span>
    <a href=${`#/options/${what.key}`}>${app.say('change')}${icon('i-next')}</a>
  </footer>`;
}
