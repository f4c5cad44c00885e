import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Sender } from '../browser/incoming-files.ts';

/** A warning about who handed a file over; nothing if the player chose it. */
export const senderLine = (app: Wording, from: Sender) => {
  if (from === undefined) return nothing;
  const kind = from ? 'site' : from === '' ? 'hidden' : 'app';
  return html`<p class="handed-from">${icon('i-info')}<span>${app.say('handed-from', { kind, site: from ?? '' })}</span></p>`;
};

/** What the player is asked before anything of a file is stored. */
interface Question {
  title: string;
  from: Sender;
  /** What the file contains. */
  what: unknown;
  yes: string;
  no: string;
  /** Called with the answer. */
  answer(isAgreed: boolean): void;
}

/** Draw a question about a file. */
export const consent = (app: Wording, { title, from, what, yes, no, answer }: Question) => html`
  <div class="consent" role="group" aria-labelledby="consent-title">
    <h3 id="consent-title" tabindex="-1">${title}</h3>
    ${senderLine(app, from)}
    ${what}
    <div class="consent-answers">
      <button class="outlined" @click=${() => answer(false)}>${no}</button>
      <button class="primary" @click=${() => answer(true)}>${yes}</button>
    </div>
  </div>`;

/** Read the question out and move the focus to it, once it is drawn. */
export function focusConsent() {
  document.getElementById('consent-title')?.focus();
}
