import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { isConverting } from '../../browser/keyboard.ts';

/** What a search field shows: its label, what was typed, and the sentence about what was found. */
interface Searching {
  label: string;
  typed: string;
  found: string;
  /** Called with each change of the text. */
  look(typed: string): void;
}

/** A search field; screen readers hear what was found, Escape and the cross clear it. */
export const searchField = (app: Wording, { label, typed, found, look }: Searching) => {
  const handle = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isConverting(event)) return;
    if (event.key === 'Enter') event.preventDefault(); // a form around it is not submitted
    if (event.key !== 'Escape' || !typed) return;
    event.preventDefault();
    look('');
  };
  return html`<search class="search no-print">
    <label class="search-field">${icon('i-search')}<span class="spoken">${label}</span>
      <input type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder=${label}
        .value=${live(typed)} @input=${({ target }: InputEvent) => look((target as HTMLInputElement).value)} @keydown=${handle}></label>
    ${
      typed
        ? html`<button class="icon-button" aria-label=${app.say('search-clear')} title=${app.say('search-clear')} @click=${({
            target,
          }: Event) => {
            const field = (target as Element).closest('.search')?.querySelector('input');
            look('');
            field?.focus();
          }}>${icon('i-cross')}</button>`
        : nothing
    }
    <p class="help" role="status">${found}</p>
  </search>`;
};
