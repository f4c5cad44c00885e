import { html } from 'lit-html';

/** A button that cannot act yet: it says what is missing, and pressing it says so aloud. */
export const waiting = (words: unknown, press: () => void) =>
  html`<button class="button waiting" aria-disabled="true" @click=${press}><span>${words}</span></button>`;
