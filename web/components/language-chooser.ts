/** The choice of the page's language, in a dialog over the screen that has the button for it. */

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { Display, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { APP } from '../browser/site-paths.ts';
import type { Language } from '../protocol.d.ts';
import { show } from '../table/dialogs.ts';
import { LANGUAGES, languages, preferredLanguage } from '../words/languages.ts';
import { percentDown } from '../words/numbers.ts';

const GUIDE = 'python/translating/';

type Choosing = Wording & Preferences & Display;

/** The dialog: open or not, and which languages cannot be fetched now. */
export class LanguageChooser {
  #isOpen = false;
  /** Languages whose words are not on this device while it is offline. */
  #missing: ReadonlySet<Language> = new Set();

  /** @param offersBrowsers true to offer the browser's language as a choice of its own */
  constructor(
    readonly app: Choosing,
    readonly offersBrowsers: boolean = false,
  ) {}

  readonly open = () => {
    this.#isOpen = true;
    this.app.redraw();
    if (navigator.onLine) return;
    missingLanguages().then(
      missing => {
        this.#missing = missing;
        this.app.redraw();
      },
      () => {}, // the caches cannot be read: nothing is known to be missing
    );
  };

  readonly #close = (event: Event) => {
    event.preventDefault();
    this.#isOpen = false;
    this.app.redraw();
    document.querySelector<HTMLElement>('.to-languages')?.focus();
  };

  /** The dialog if it is open. */
  draw() {
    if (!this.#isOpen) return nothing;
    const { app } = this;
    const outside = (event: Event) => event.target === event.currentTarget && this.#close(event);
    return html`<dialog class="sheet sheet-languages" aria-labelledby="languages-title" ${ref(show)} @cancel=${this.#close} @click=${outside}>
    <div class="sheet-paper"><header><h2 id="languages-title">${app.say('setting-language')}</h2>
      <button class="tool" aria-label=${app.say('close')} @click=${this.#close}>${icon('i-cross')}</button></header>
      <div class="sheet-body"><div class="choice cards languages" role="radiogroup" aria-labelledby="languages-title"><div class="chips">
        ${this.offersBrowsers ? this.#browsers() : nothing}${languages.map(language => this.#row(language))}</div></div>
        <p class="help">${app.say('language-line')} <a href=${GUIDE}>${app.say('language-help')}</a></p></div></div></dialog>`;
  }

  #row(language: Language) {
    const { app } = this;
    const wanted = app.settings.language;
    const isChosen = (this.offersBrowsers ? wanted : preferredLanguage(wanted)) === language;
    return row({
      value: language,
      isChosen,
      label: html`<b lang=${language}>${LANGUAGES[language].name}</b>${this.#state(language)}`,
      choose: () => app.set('language', language),
    });
  }

  /** How much of a language is written, or that it cannot be fetched now. */
  #state(language: Language) {
    const { app } = this;
    const { done } = LANGUAGES[language];
    if (this.#missing.has(language) || this.#hasFailed(language))
      return html`<small>${app.say('language-offline')}</small>`;
    if (done >= 1) return nothing;
    const share = percentDown(app, done);
    return html`<small class="written"><span class="share" aria-hidden="true"><i .style=${`--share:${done}`}></i></span><span>${app.say('language-done', { share })}</span></small>`;
  }

  /** True if the player has chosen the language, and its words could not be fetched. */
  #hasFailed(language: Language) {
    const { app } = this;
    const isWanted = app.settings.language === language && app.language !== language;
    return isWanted && app.notices.some(({ id }) => id === 'unavailable');
  }

  /** The browser's language, whichever that is. */
  #browsers() {
    const { app } = this;
    const language = preferredLanguage();
    return row({
      value: '',
      isChosen: app.settings.language === '',
      label: html`<b>${app.say('setting-language-system')}</b><small lang=${language}>${LANGUAGES[language].name}</small>`,
      choose: () => app.set('language', ''),
    });
  }
}

type Row = { value: string; isChosen: boolean; label: unknown; choose: () => void };

const row = ({ value, isChosen, label, choose }: Row) => html`
  <label><input type="radio" name="page-language" .value=${value} .checked=${isChosen} @change=${choose}><span>${label}</span></label>`;

/** The button that opens the dialog. @param words shown beside the globe, if any */
export const languageButton = (app: Wording, chooser: LanguageChooser, words: unknown = nothing) =>
  html`<button class=${words === nothing ? 'icon-button to-languages' : 'outlined to-languages'} aria-haspopup="dialog"
    aria-label=${words === nothing ? app.say('change-language') : nothing} title=${app.say('change-language')} @click=${() => chooser.open()}>${icon('i-globe')}${words}</button>`;

/** Languages whose words are in no cache. */
async function missingLanguages(): Promise<Set<Language>> {
  const found = await Promise.all(
    languages.map(async language => [language, await caches.match(new URL(`words/${language}.ftl`, APP))] as const),
  );
  return new Set(found.flatMap(([language, answer]) => (answer ? [] : [language])));
}
