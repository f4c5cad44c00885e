import { html, nothing } from 'lit-html';
import type { CurrentTable, Preferences, Wording } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { face } from './face.ts';
import type { Table } from './table-interface.ts';

const MOST_IN_ROW = 4; // players; more have two rows

/** True if it is this seat's turn, also while its dice roll. */
export const isTurnOf = (table: Table, view: View, seat: number) =>
  !view.places.length && actingIn(table, view) === seat;

/** The seat whose turn it is; on a score pad the viewer's, also before dice are entered. */
const actingIn = (table: Table, view: View) => {
  if (view.ask) return view.seat;
  return view.to_act < 0 ? table.state.acting : view.to_act;
};

const totalOf = (
  app: Wording & Preferences & CurrentTable,
  table: Table,
  view: View,
  seat: number,
) => html`<li data-acts=${isTurnOf(table, view, seat) || nothing}>
  <button class="participant" aria-haspopup="dialog" @click=${() => table.act.open({ name: 'scores', seat })}>
    <span class="portrait" data-spot=${seat}>${face(app, seat)}</span>
    <span class="who"><b class="name">${app.seatName(seat)}</b><span class="spoken">${app.say('points', { points: view.points[seat] })}</span><b class="total" aria-hidden="true" data-counts=${`total ${seat}`} data-points=${view.points[seat]}>${view.points[seat]}</b></span></button></li>`;

/** The total of each player in the order of play; a tap opens the score sheets. Nothing for a single player. */
export const totals = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  const count = view.points.length;
  const columns = count > MOST_IN_ROW ? Math.ceil(count / 2) : count;
  return count === 1
    ? nothing
    : html`<ol class="totals" role="list" aria-label=${app.say('scores')} data-columns=${columns}
        data-rows=${columns < count ? 2 : 1} .style=${`--columns:${columns}`}>
        ${view.points.map((_, seat) => totalOf(app, table, view, seat))}</ol>`;
};
