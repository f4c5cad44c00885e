import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Preferences, Wording } from '../app.ts';
import { die } from '../art/die.ts';
import type { Row, View } from '../protocol.d.ts';
import { boxHelp, boxName } from '../words/box-names.ts';
import { isLatest, noteOf, openBox } from './boxes.ts';
import { columnSheet, columnsOf, HALVES, rowsBeside } from './columns.ts';
import { face } from './face.ts';
import type { Table } from './table-interface.ts';
import { isTurnOf } from './totals.ts';

const MANY = 4; // columns that have no room for long names and notes

/** A seat's cell in a row: its points, what is possible, or a box to fill. */
const cell = (app: Wording, table: Table, view: View, row: Row, seat: number, live: boolean) => {
  const own = seat === view.seat;
  if (live && own && row.move) return html`<td class="own fillable">${openBox(app, table, view, row)}</td>`;
  const points = row.points[seat];
  const hasRoom = live || view.points.length < MANY;
  return html`<td class=${own ? 'own' : nothing} data-latest=${isLatest(table, row, seat) || nothing}>${
    points === null
      ? html`<small>${noteOf(app, row, seat, own && hasRoom)}</small>`
      : html`<span class="filled-points">${points}</span>`
  }</td>`;
};

/** Row header: the name of the box; a tap opens its rule. */
const heading = (app: Wording, table: Table, row: Row) =>
  html`<th scope="row"><button class="head" title=${boxHelp(app, row.id)} aria-haspopup="dialog"
    @click=${() => table.act.open({ name: 'rules', rule: row.rule })}>${row.face ? die(row.face) : nothing}<span>${boxName(app, row.id)}</span></button></th>`;

/** Column header: the player, marked if it is their turn. */
const player = (
  app: Wording & Preferences & CurrentTable,
  table: Table,
  view: View,
  seat: number,
) => html`<th scope="col" class=${seat === view.seat ? 'own' : nothing} data-acts=${isTurnOf(table, view, seat) || nothing}>
  <span>${face(app, seat)}<b class="name">${app.seatName(seat)}</b></span></th>`;

/**
 * The score sheet with a column for each player; the viewer's is sunken. A sheet of several columns has its sums here.
 * @param live true if boxes can be filled here
 * @param seats the players that have a column
 */
export const sheetTable = (
  app: Wording & Preferences & CurrentTable,
  table: Table,
  view: View,
  live: boolean = false,
  seats: readonly number[] = view.points.map((_, seat) => seat),
) => {
  const all = rowsBeside(view.sheet);
  const rows = all.slice(0, -1);
  const total = all[all.length - 1];
  return html`<table class="sheet-table" data-many=${seats.length >= MANY || nothing} data-crowded=${seats.length > MOST_BESIDE || nothing} .style=${`--rows:${rows.length}`}>
    <thead><tr><td></td>${seats.map(seat => player(app, table, view, seat))}</tr></thead>
    <tbody>${repeat(
      rows,
      row => row.id,
      row =>
        html`<tr data-row=${row.id} class=${row.computed ? 'computed' : nothing}>${heading(app, table, row)}${seats.map(seat => cell(app, table, view, row, seat, live))}</tr>`,
    )}</tbody>
    <tfoot><tr data-row=${total.id}>${heading(app, table, total)}${seats.map(seat => cell(app, table, view, total, seat, false))}</tr></tfoot>
  </table>`;
};

const MOST_BESIDE = 5; // columns that a dialog has room for
const IN_PART = 4; // columns of each part, if there are more players

/** The score sheets of all players in a dialog: one table, or several of a few columns each. */
export const sheetTables = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  const seats = view.points.map((_, seat) => seat);
  if (seats.length <= MOST_BESIDE) return sheetTable(app, table, view);
  const parts = Array.from({ length: Math.ceil(seats.length / IN_PART) }, (_, at) =>
    seats.slice(at * IN_PART, (at + 1) * IN_PART),
  );
  return parts.map(part => sheetTable(app, table, view, false, part));
};

/** The score sheets in the panel beside the table: of all players, or sums and the viewer's own columns. */
export const panelSheet = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  const several = columnsOf(view.sheet).length > 0;
  return html`<section class="panel-sheet" data-columns=${several || nothing}>${sheetTable(app, table, view, true)}${
    several ? columnSheet(app, table, view, view.seat, { live: true, parts: HALVES }) : nothing
  }</section>`;
};
