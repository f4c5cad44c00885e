import { html } from 'lit-html';
import { disc } from './face.js';

/** @import { App } from '../types' */
/** @import { Play } from './types' */

/** Between two people at one device: nothing of the table is in the document while it is up.
 * @param {App} app  @param {Play} play  @param {number} seat
 */
export const curtain = (app, play, seat) => html`<section class="curtain">
  ${disc(seat, { name: app.seatName(seat) })}
  <h2>${app.say('hand-over', { name: app.seatName(seat) })}</h2>
  <button class="button primary" @click=${() => play.act.lift()}>${app.say('i-am', { name: app.seatName(seat) })}</button>
  <button class="link" @click=${() => play.act.leave()}>${app.say('leave-table')}</button>
</section>`;
