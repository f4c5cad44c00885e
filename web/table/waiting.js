import { html } from 'lit-html';

/** A button that cannot act yet: it says what is missing, and pressing it says so aloud.
 * @param {unknown} words @param {() => void} press
 */
export const waiting = (words, press) =>
  html`<button class="button waiting" aria-disabled="true" @click=${press}><span>${words}</span></button>`;
