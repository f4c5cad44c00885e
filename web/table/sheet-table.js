import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { isLatest, noteOf, openBox } from './boxes.js';
import { die } from './die.js';
import { face } from './face.js';
import { isTurnOf } from './totals.js';

/** @import { App, Row, View } from '../types' */
/** @import { Play } from './types' */

/** What a seat has in a line, or could have. @param {App} app @param {Play} play @param {View} view @param {Row} row @param {number} seat @param {boolean} live */
const cell = (app, play, view, row, seat, live) => {
  const own = seat === view.seat;
  if (live && own && row.move) return html`<td class="own fillable">${openBox(app, play, view, row)}</td>`;
  const points = row.points[seat];
  return html`<td class=${own ? 'own' : nothing} data-latest=${isLatest(play, row, seat) || nothing}>${
    points === null ? html`<small>${noteOf(app, row, seat, own)}</small>` : html`<span class="filled-points">${points}</span>`}</td>`;
};

/** @param {App} app @param {Row} row */
const heading = (app, row) => html`<th scope="row" title=${app.has(`box-${row.id}-help`) ? app.say(`box-${row.id}-help`) : nothing}><span>${row.face ? die(row.face) : nothing}${app.say('box-' + row.id)}</span></th>`;

/** Whose column it is, and whose turn. @param {App} app @param {Play} play @param {View} view @param {number} seat */
const player = (app, play, view, seat) => html`<th scope="col" class=${seat === view.seat ? 'own' : nothing} data-acts=${isTurnOf(play, view, seat) || nothing}>
  <span>${face(app, seat)}<b class="name">${app.seatName(seat)}</b></span></th>`;

/**
 * The score sheet with a column for each player, the own one sunken.
 * @param {App} app @param {Play} play @param {View} view
 * @param {boolean} [live]  can boxes be filled here?
 */
export const sheetTable = (app, play, view, live = false) => {
  const seats = view.points.map((_, seat) => seat);
  const rows = view.sheet.slice(0, -1);
  const total = view.sheet[view.sheet.length - 1];
  return html`<table class="sheet-table" data-players=${seats.length} .style=${`--rows:${rows.length}`}>
    <thead><tr><td></td>${seats.map(seat => player(app, play, view, seat))}</tr></thead>
    <tbody>${repeat(
      rows,
      row => row.id,
      row => html`<tr class=${row.computed ? 'computed' : nothing}>${heading(app, row)}${seats.map(seat => cell(app, play, view, row, seat, live))}</tr>`,
    )}</tbody>
    <tfoot><tr>${heading(app, total)}${seats.map(seat => cell(app, play, view, total, seat, false))}</tr></tfoot>
  </table>`;
};
