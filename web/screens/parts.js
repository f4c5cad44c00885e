import { html, nothing } from 'lit-html';
import { gameWord } from '../offers.js';
import { card, icon } from '../table/card.js';
import { die, isDie } from '../table/die.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../offers.js').Offer} Offer */

/** The top of every screen but home and the table: the way back, and where one is.
 * @param {App} app @param {string} title @param {unknown} [tools] @param {string} [above] */
export const bar = (app, title, tools = '', above = '#/') => html`
  <header class="page-bar">
    <a class="icon-button" href=${above} aria-label=${app.say('back')}>${icon('i-back')}</a>
    <h1>${title}</h1>
    ${tools}
  </header>`;

/** A few cards held together, or dice as they fell. @param {readonly string[]} names */
export const fan = names => html`<span class="fan" aria-hidden="true">${names.map(name => html`<span>${
  isDie(name) ? die(Number(name)) : card(name)}</span>`)}</span>`;

/** The cards or dice that stand for a game. @param {App} app @param {Offer | undefined} what */
export const artOf = (app, what) => gameWord(app, what, 'game-art').split(' ').filter(Boolean);

/** Three of them. @param {App} app @param {Offer} what */
export const gameArt = (app, what) => html`<span class="art">${fan(artOf(app, what).slice(0, 3))}</span>`;

/** The few choices of one question, as radio buttons in a row.
 * @param {{ name: string, label: string, help?: string, values: readonly { value: string, label: unknown, help?: unknown, lang?: string }[],
 *           value: string | null, choose: (value: string) => void, off?: string, classes?: string }} question */
export const choices = ({ name, label, help, values, value, choose, off = '', classes = '' }) => html`
  <div class=${`choice ${classes}`} role="radiogroup" aria-labelledby=${`${name}-asked`} aria-disabled=${off ? 'true' : 'false'}>
    <p class="asked" id=${`${name}-asked`}>${label}</p>
    ${help ? html`<p class="help">${help}</p>` : ''}
    ${off ? html`<p class="needs">${icon('i-lock')}${off}</p>` : ''}
    <div class="chips">${values.map(each => html`
      <label lang=${each.lang ?? nothing}>
        <input type="radio" name=${name} .value=${each.value} .checked=${each.value === value}
          aria-disabled=${off ? 'true' : 'false'}
          @click=${(/** @type {Event} */ event) => off && event.preventDefault()}
          @change=${() => off || choose(each.value)}>
        <span><b>${each.label}</b>${each.help ? html`<small>${each.help}</small>` : ''}</span>
      </label>`)}
    </div>
  </div>`;

/** One thing that is on or off.
 * @param {{ label: string, help?: string, on: boolean, turn: (on: boolean) => void, off?: string, id: string }} question */
export const toggle = ({ label, help, on, turn, off = '', id }) => html`
  <div class="toggle" aria-disabled=${off ? 'true' : 'false'}>
    <label for=${id}>${label}</label>
    <input id=${id} type="checkbox" role="switch" .checked=${on} aria-disabled=${off ? 'true' : 'false'}
      aria-describedby=${`${id}-help`}
      @click=${(/** @type {Event} */ event) => off && event.preventDefault()}
      @change=${(/** @type {Event} */ event) => off || turn(/** @type {HTMLInputElement} */ (event.target).checked)}>
    <div id=${`${id}-help`}>
      ${help ? html`<p class="help">${help}</p>` : ''}
      ${off ? html`<p class="needs">${icon('i-lock')}${off}</p>` : ''}
    </div>
  </div>`;

/** A button that starts as soon as the engine is there, and turns until then.
 * @param {App} app @param {string} what @param {string} label @param {() => void} act @param {string} kind @param {string} [spoken] */
export const starter = (app, what, label, act, kind, spoken) => html`
  <button class=${kind} aria-busy=${app.starting === what ? 'true' : 'false'} aria-label=${spoken ?? nothing} @click=${act}>
    <span>${label}</span>
    ${app.starting === what ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
  </button>`;

/** What is wrong with what somebody has given. @param {string} id @param {string} words  '' where nothing is */
export const wrong = (id, words) => (words ? html`<p class="wrong" id=${id}>${icon('i-info')}<span>${words}</span></p>` : nothing);

/** The way to all that this device keeps. @param {App} app */
export const dataLink = app => html`<p><a class="data-link" href="#/data">${app.say('data-link')}${icon('i-next')}</a></p>`;

/** Short pieces after each other, with a dot between those on the same line. @param {readonly unknown[]} pieces */
export const dotted = pieces => html`<span class="dotted">${pieces.map(piece => html`<span>${piece}</span> `)}</span>`;
