import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { download } from '../notices.js';
import { gameWord, offerNamed } from '../offers.js';
import { icon } from '../table/card.js';

/** @import { App, Damaged } from '../types' */

/** The matches that cannot be opened: why, and what can be done with them. @param {App} app */
export const damagedMatches = app => html`
  <section class="slab others damaged" aria-labelledby="damaged">
    <h2 id="damaged">${app.say('damaged')}</h2>
    <p class="help">${app.say('damaged-line')}</p>
    <ul>${repeat(app.matches.damaged(), ({ id }) => id, one => damagedMatch(app, one))}</ul>
  </section>`;

/** @param {App} app @param {Damaged} one */
function damagedMatch(app, one) {
  const name = nameOf(app, one);
  const when = dateOf(app, one);
  const both = [name, when].filter(Boolean).join(', ');
  return html`<li>
    <span><b>${name}</b> ${when ? html`<small>${when}</small>` : nothing}</span>
    <button class="word-button" aria-label=${app.say('damaged-copy-match', { match: both })} @click=${() => copy(app, one)}>${app.say('damaged-copy')}</button>
    <button class="icon-button" aria-label=${app.say('damaged-remove', { match: both })} title=${app.say('remove')}
      @click=${() => app.matches.drop(one.id).then(app.redraw)}>${icon('i-cross')}</button>
    <p class="why">${app.say('damaged-why', { part: one.part, entry: one.entry })}</p>
  </li>`;
}

/** @param {App} app @param {Damaged} one @returns {string} */
function nameOf(app, { value }) {
  const game = /** @type {any} */ (value)?.head?.game;
  return (typeof game === 'string' && gameWord(app, offerNamed(app, game), 'game')) || app.say('damaged-game');
}

/** @param {App} app @param {Damaged} one */
function dateOf(app, { value }) {
  const date = new Date(/** @type {any} */ (value)?.when);
  return Number.isNaN(date.valueOf()) ? '' : new Intl.DateTimeFormat(app.language, { dateStyle: 'medium' }).format(date);
}

/** On the clipboard, or as a file where there is none. @param {App} app @param {Damaged} one */
async function copy(app, { id, value }) {
  const text = asText(value);
  try {
    await navigator.clipboard.writeText(text);
    app.notify({ id: 'damaged', text: 'damaged-copied' });
  } catch {
    download(`taku-${id}.json`, text);
  }
}

/** @param {unknown} value */
function asText(value) {
  try {
    return JSON.stringify(value, null, 1) ?? String(value);
  } catch {
    return String(value); // a storage holds more than JSON can say
  }
}
