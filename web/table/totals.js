import { html, nothing } from 'lit-html';
import { face } from './face.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/** Is it this seat's turn, also while the dice roll? @param {Play} play @param {View} view @param {number} seat */
export const isTurnOf = (play, view, seat) => !view.places.length && (view.to_act < 0 ? play.acting : view.to_act) === seat;

/** @param {App} app @param {Play} play @param {View} view @param {number} seat */
const totalOf = (app, play, view, seat) => html`<li data-acts=${isTurnOf(play, view, seat) || nothing}>
  <button class="sitter" aria-haspopup="dialog" @click=${() => play.act.open('scores')}>
    <span class="portrait" data-spot=${seat}>${face(app, seat)}</span>
    <span class="who"><b class="name">${app.seatName(seat)}</b><span class="spoken">${app.say('points', { points: view.points[seat] })}</span><b class="total" aria-hidden="true" data-counts=${`total ${seat}`} data-points=${view.points[seat]}>${view.points[seat]}</b></span></button></li>`;

/**
 * Everybody's total, in the order of play; the sheets are a tap away. Nobody to compare with: nothing.
 * @param {App} app @param {Play} play @param {View} view
 */
export const totals = (app, play, view) =>
  view.points.length === 1
    ? nothing
    : html`<ol class="totals" role="list" aria-label=${app.say('scores')} data-players=${view.points.length}>
        ${view.points.map((_, seat) => totalOf(app, play, view, seat))}</ol>`;
