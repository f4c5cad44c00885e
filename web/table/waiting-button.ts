import { html } from 'lit-html';

/** A button that cannot act yet: its label says what is missing, and a press announces it. */
export const waitingButton = (words: unknown, press: () => void) =>
  html`<button class="button waiting" aria-disabled="true" @click=${press}><span>${words}</span></button>`;
