import { html, nothing } from 'lit-html';
import { icon } from './table/card.js';

/** @typedef {import('./types').App} App */

/** The first notice, as one line at the top edge. @param {App} app @param {boolean} playing */
export function noticeLine(app, playing) {
  const notice = app.notices.find(({ patient }) => !(patient && playing));
  if (!notice) return nothing;
  const { id, text, args, label, act } = notice;
  return html`
    <aside class="notice" aria-label=${app.say('notice')}>
      <p>${app.say(text, args)}</p>
      ${label && act ? html`<button class="word-button" @click=${act}>${app.say(label)}</button>` : nothing}
      <button class="icon-button" aria-label=${app.say('dismiss')} @click=${() => app.dismiss(id)}>
        ${icon('i-cross')}
      </button>
    </aside>`;
}

/** Hands a text to the player as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
