/** Score sheets with several columns, such as the three of Yams: a line for each box, with a cell for each column. */

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Wording } from '../app.ts';
import { die } from '../art/die.ts';
import { radioButtons } from '../art/widgets.ts';
import type { Row, View } from '../protocol.d.ts';
import { boxMessage, boxName } from '../words/box-names.ts';
import { isLatest, noteOf, openBox } from './boxes.ts';
import type { Table } from './table-interface.ts';

/** The columns of a sheet in their order; none if it has just one. */
export const columnsOf = (rows: readonly Row[]) => [...new Set(rows.map(({ column }) => column))].filter(Boolean);

/** The rows of each line, by the line's message: those that differ in their column only. */
export const linesOf = (rows: readonly Row[]): [message: string, rows: Row[]][] => {
  const inColumns = rows.filter(({ column }) => column);
  return [...new Set(inColumns.map(({ id }) => boxMessage(id)))].map(message => [
    message,
    inColumns.filter(({ id }) => boxMessage(id) === message),
  ]);
};

/** The rows beside the columns: their sums and what belongs to the whole sheet. All rows of a sheet with one column. */
export const rowsBeside = (rows: readonly Row[]) =>
  columnsOf(rows).length ? rows.filter(({ column, part }) => !column || part === 'total') : rows;

/** A seat's cell: its points, a note on what is undecided, or a box to fill. */
const cell = (app: Wording, table: Table, view: View, row: Row, seat: number, live: boolean) => {
  if (live && seat === view.seat && row.move) return html`<li>${openBox(app, table, view, row)}</li>`;
  const points = row.points[seat];
  if (row.computed)
    return html`<li class="computed" data-row=${row.id} data-tone=${row.notes[seat]?.tone || nothing}>
      <span class="spoken">${boxName(app, row.id)}${app.say('colon')}</span>${row.part === 'total' ? html`<small aria-hidden="true">${app.say(`column-${row.column}`)}</small>` : nothing}${points === null ? html`<small>${noteOf(app, row, seat, false)}</small>` : html`<b class="filled-points">${points}</b>`}</li>`;
  const box = boxName(app, row.id);
  return html`<li class="box" data-row=${row.id} data-filled=${points !== null || nothing} data-latest=${isLatest(table, row, seat) || nothing}>
    <span class="spoken">${points === null ? app.say('box-open', { box }) : app.say('box-filled', { box, points })}</span>
    <b class="filled-points" aria-hidden="true">${points ?? nothing}</b></li>`;
};

/** A line: the name, which opens its rule, and a cell for each column. */
const line = (app: Wording, table: Table, view: View, rows: Row[], seat: number, live: boolean) => {
  const [{ id, face, rule, computed }] = rows;
  return html`<li class="line" data-computed=${computed || nothing}>
    <button class="head box-name" aria-haspopup="dialog" @click=${() => table.act.open({ name: 'rules', rule })}>${face ? die(face) : nothing}<span class=${face ? 'box-die-name' : nothing}>${app.say(boxMessage(id))}</span></button>
    <ul class="cells" role="list">${rows.map(row => cell(app, table, view, row, seat, live))}</ul></li>`;
};

/** The parts of a sheet without the sums of its columns. */
export const HALVES: readonly Row['part'][] = ['upper', 'lower'];

/**
 * Parts of the sheet of a seat, each with all columns.
 * @param live true if boxes can be filled here
 */
export const columnSheet = (
  app: Wording & CurrentTable,
  table: Table,
  view: View,
  seat: number,
  { live, parts }: { live: boolean; parts: readonly Row['part'][] },
) => html`<section class="column-sheet" aria-label=${app.say('sheet-of', { name: app.seatName(seat) })}
    .style=${`--columns:${columnsOf(view.sheet).length}`}>
    ${parts.map(
      part => html`<ul class="lines" data-part=${part} role="list">
        ${part === 'total' ? nothing : html`<li class="line" data-heading aria-hidden="true"><span></span><ul class="cells">${columnsOf(view.sheet).map(column => html`<li>${app.say(`column-${column}`)}</li>`)}</ul></li>`}
        ${repeat(
          linesOf(view.sheet.filter(row => row.part === part)),
          ([id]) => id,
          ([, rows]) => line(app, table, view, rows, seat, live),
        )}</ul>`,
    )}
  </section>`;

/** The sheet of one player, and a choice of the others. */
export const columnSheets = (app: Wording & CurrentTable, table: Table, view: View, seat: number) => html`
  ${
    view.points.length > 1
      ? radioButtons({
          name: 'whose-sheet',
          label: app.say('whose-sheet'),
          value: String(seat),
          values: view.points.map((_, each) => ({ value: String(each), label: app.seatName(each) })),
          choose: chosen => table.act.open({ name: 'scores', seat: Number(chosen) }),
        })
      : nothing
  }
  ${columnSheet(app, table, view, seat, { live: false, parts: HALVES })}`;
