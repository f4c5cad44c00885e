import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Display, GameCatalogue, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { requiredFile } from '../../model/fetched-file.ts';
import type { Rules } from '../../model/house-rules.ts';
import { inEffect, isOn, optionInWords } from '../../model/house-rules.ts';
import type { Offer } from '../../model/offers.ts';
import { belongs, optionsOf } from '../../model/offers.ts';
import type { RuleEntry } from '../../protocol.d.ts';
import { listIn } from '../../words/formatting.ts';
import type { RulebookPlace } from '../table-state.ts';
import type { RulebookInput } from './rule-entry.ts';
import { entry, inForce, isFound } from './rule-entry.ts';
import { wordsOf } from './search.ts';
import { searchField } from './search-field.ts';

/** A rulebook that is opened anew. */
export const newRulebookPlace = (): RulebookPlace => ({ game: '', chapter: '', rule: '', typed: '' });

/**
 * The rules of a game in chapters, opened at a rule; used by the rules screen and the table's dialog.
 * @param rule the rule to show first
 * @param rules the house rules in force
 */
export function rulebook(
  app: Wording & GameCatalogue & Display,
  open: RulebookPlace,
  what: Offer,
  rule: string | undefined = '',
  rules: Rules = { options: {}, seats: [] },
) {
  const whole: RuleEntry[] | undefined = requiredFile(app, `./data/${what.game.name}.json`);
  if (!whole) return onTheWay(app);
  const book = whole.filter(each => belongs(what, each.needs));
  openAt(open, book, what.key, rule);
  const input: RulebookInput = { app, what, rules, words: wordsOf(open.typed) };
  return html`<div class="rules" data-searching=${input.words.length > 0 || nothing}>
    ${houseRules(input)}
    ${search(app, open, input.words.length ? book.filter(each => isFound(input, each)).length : null)}
    ${input.words.length ? found(input, book) : chapters(input, open, book)}
    ${foot(input)}
  </div>`;
}

/** Placeholder while the rules and their messages load. */
export const onTheWay = (app: Wording) => html`<p class="help" role="status">${app.say('progress')}</p>`;

/** Open the chapter of the requested rule, once, and scroll to the rule when it is drawn. */
function openAt(open: RulebookPlace, book: RuleEntry[], game: string, rule: string) {
  if (open.game === game && open.rule === rule) return;
  const found = book.find(each => each.id === rule);
  if (open.game !== game || found) open.chapter = (found ?? book[0]).chapter;
  Object.assign(open, { game, rule, typed: '' });
  if (found) requestAnimationFrame(() => show(rule));
}

function show(rule: string) {
  const entry = document.getElementById(`rule-${rule}`);
  entry?.scrollIntoView({ block: 'start' });
  entry?.focus({ preventScroll: true });
  document.querySelector('.tabs [aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

// Search

/** The search field above the rules; a live region announces the number of rules found. */
function search(app: Wording & Display, open: RulebookPlace, count: number | null) {
  const look = (typed: string) => {
    open.typed = typed;
    app.redraw();
  };
  const found = count === null ? '' : app.say('rules-found', { count });
  return searchField(app, { label: app.say('search-rules'), typed: open.typed, found, look });
}

/** The rules found, from all chapters. */
const found = (input: RulebookInput, book: RuleEntry[]) => html`
  <section class="chapter" aria-labelledby="rules-found">
    <h2 class="chapter-name" id="rules-found">${input.app.say('search-rules')}</h2>
    ${repeat(
      book.filter(each => isFound(input, each)),
      ({ id }) => id,
      each => entry(input, each, { chapter: input.app.say(`chapter-${each.chapter}`) }),
    )}
  </section>`;

// Chapters

function chapters(input: RulebookInput, open: RulebookPlace, book: RuleEntry[]) {
  const { app } = input;
  const names = [...new Set(book.map(({ chapter }) => chapter))];
  return html`<div class="tabs no-print" role="tablist" aria-label=${app.say('rules')} @keydown=${moveTab}>
      ${names.map(
        name => html`<button type="button" role="tab" id=${`tab-${name}`} aria-controls=${`chapter-${name}`}
        aria-selected=${name === open.chapter ? 'true' : 'false'} tabindex=${name === open.chapter ? 0 : -1}
        @click=${() => {
          open.chapter = name;
          app.redraw();
        }}>${app.say(`chapter-${name}`)}</button>`,
      )}
    </div>
    ${names.map(name =>
      chapter(
        input,
        open,
        name,
        book.filter(each => each.chapter === name),
      ),
    )}`;
}

/** A chapter: the rules in force, and the others folded away. */
function chapter(input: RulebookInput, open: RulebookPlace, name: string, rules: RuleEntry[]) {
  const { app } = input;
  const off = rules.filter(rule => !inForce(input, rule));
  const drawn = (rule: RuleEntry) => entry(input, rule, { asked: rule.id === open.rule });
  return html`<section role="tabpanel" id=${`chapter-${name}`} aria-labelledby=${`tab-${name}`}
    class=${off.length === rules.length ? 'chapter no-print' : 'chapter'} ?hidden=${name !== open.chapter}>
    <h2 class="chapter-name">${app.say(`chapter-${name}`)}</h2>
    ${rules.filter(rule => !off.includes(rule)).map(drawn)}
    ${
      off.length
        ? html`<details class="off no-print" ?open=${off.some(({ id }) => id === open.rule)}>
          <summary>${icon('i-next')}<span>${app.say('rules-off', {
            rules: listed(
              app,
              off.map(({ id }) => app.say(`rule-${id}-title`)),
            ),
          })}</span></summary>
          ${off.map(drawn)}</details>`
        : nothing
    }
  </section>`;
}

/** Move between the tabs with the arrow keys, Home and End. */
function moveTab(event: KeyboardEvent) {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = tabs.indexOf(event.target as HTMLButtonElement);
  const places: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  if (!(event.key in places)) return;
  event.preventDefault();
  event.stopPropagation();
  const tab = tabs[places[event.key] % tabs.length];
  tab.click();
  tab.focus();
}

// House rules

const listed = (app: Wording, texts: string[]) => listIn(app.language, texts, 'unit');

/** The house rules in force; only for print. */
function houseRules({ app, what, rules }: RulebookInput) {
  const chosen = optionsOf(what).filter(option => inEffect(option, what.game, rules.options));
  const texts = chosen.map(option => optionInWords(app, what.game, rules, option));
  return texts.length
    ? html`<p class="only-print rules-summary"><b>${app.say('house-rules')}</b> ${texts.join(' · ')}</p>`
    : nothing;
}

function foot({ app, what, rules }: RulebookInput) {
  const switches = optionsOf(what).filter(({ off }) => off !== null);
  const on = switches.filter(option => isOn(option, what.game, rules.options)).length;
  return html`<footer class="rules-foot no-print">
    <span>${switches.length ? app.say('house-rules-count', { on, all: switches.length }) : nothing}</span>
    <a href=${`#/options/${what.key}`}>${app.say('change')}${icon('i-next')}</a>
  </footer>`;
}
