import { html } from 'lit-html';
import { botAt } from '../sitting.js';
import { icon } from './card.js';

/** @import { App } from '../types' */

const FACES = 8;

/** The disc of a seat: whoever looks, a bot by its number from 1, or somebody by the first letter of the name.
 * @param {number} seat @param {{ you?: boolean, bot?: number, name?: string }} who */
export const disc = (seat, { you = false, bot = 0, name = '' }) => html`<span class="face" data-hue=${you ? 'you' : (seat % FACES) + 1} aria-hidden="true"
  >${you ? icon('i-you') : bot ? html`<svg class="drawn" viewBox="0 0 40 40"><use href=${`#who-${1 + ((bot - 1) % FACES)}`}></use></svg>` : [...name][0]}</span>`;

/** The face of a seat at the table. @param {App} app @param {number} seat */
export const face = (app, seat) => disc(seat, { you: app.isYou(seat), bot: botAt(app, seat), name: app.seatName(seat) });
