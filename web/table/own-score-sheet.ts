import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { die } from '../art/die.ts';
import type { Note, Row, View } from '../protocol.d.ts';
import { boxName } from '../words/box-names.ts';
import { isLatest, noteOf, openBox } from './boxes.ts';
import { columnSheet, columnsOf, HALVES, rowsBeside } from './columns.ts';
import type { Table } from './table-interface.ts';

const PARTS = ['upper', 'lower'] as const;

const nameOf = (app: Wording, row: Row) =>
  html`${row.face ? die(row.face) : nothing}<span class="box-name">${boxName(app, row.id)}</span>`;

/** Progress bar towards the target of a note, if it has one. */
const meter = (note: Note | undefined) => {
  if (typeof note?.args.target !== 'number') return nothing;
  const share = Math.min(1, Number(note.args.points) / note.args.target);
  return html`<span class="meter" aria-hidden="true"><i .style=${`--share:${share}`}></i></span>`;
};

/**
 * A computed line, with what it may become; a tap on its name opens its rule.
 * @param line its row in the grid, from 1
 */
const computed = (
  app: Wording,
  table: Table,
  row: Row,
  seat: number,
  line: number,
) => html`<li class="computed" data-row=${row.id} data-tone=${row.notes[seat]?.tone || nothing} .style=${`--line:${line}`}>
  <span class="about"><button class="box-name head" aria-haspopup="dialog" @click=${() => table.act.open({ name: 'rules', rule: row.rule })}>${boxName(app, row.id)}</button><small>${noteOf(app, row, seat, true)}</small>${meter(row.notes[seat])}</span>
  ${row.points[seat] === null && row.possible !== null ? html`<span class="possible">${row.possible}</span>` : html`<b class="filled-points">${row.points[seat] ?? nothing}</b>`}</li>`;

/** A line of the viewer's sheet: computed, open or filled. */
const line = (app: Wording, table: Table, view: View, row: Row, at: number) => {
  const { seat } = view;
  if (row.computed) return computed(app, table, row, seat, at + 1);
  if (row.move) return html`<li>${openBox(app, table, view, row, nameOf(app, row))}</li>`;
  const points = row.points[seat];
  const name = boxName(app, row.id);
  return html`<li class="box" data-row=${row.id} data-filled=${points !== null || nothing} data-latest=${isLatest(table, row, seat) || nothing}>
    <span class="spoken">${points === null ? app.say('box-open', { box: name }) : app.say('box-filled', { box: name, points })}</span>
    <span class="shown" aria-hidden="true">${nameOf(app, row)}<b class="filled-points">${points ?? nothing}</b></span></li>`;
};

/** Lines across the whole sheet; the total only for a single player. */
const alone = (app: Wording, table: Table, view: View, rows: readonly Row[]) => {
  const shown = rows.filter(({ part }) => part !== 'total' || view.points.length === 1);
  return shown.length
    ? html`<ul class="boxes alone" role="list">${shown.map((row, at) => computed(app, table, row, view.seat, at + 1))}</ul>`
    : nothing;
};

/** Whose sheet it is, and a way to the others'; nothing for a single player. */
const head = (app: Wording & CurrentTable, { act, mode }: Table, { seat, points }: View) => {
  const others = points.flatMap((_, each) => (each === seat ? [] : [each]));
  const [other] = others;
  if (other === undefined) return nothing;
  const whose = (each: number) =>
    app.say('sheet-whose', { you: String(each === seat && app.isYou(seat) && !mode.shared), name: app.seatName(each) });
  return html`<header class="sheet-head"><h2>${whose(seat)}</h2>
    <button class="word-button" aria-haspopup="dialog" @click=${() => act.open({ name: 'scores', seat: other })}
      >${others.length > 1 ? app.say('sheets-all') : whose(other)}${icon('i-next')}</button></header>`;
};

/**
 * The viewer's score sheet in two columns of boxes. The total is beside the players' names,
 * or here for a single player.
 */
export const ownSheet = (app: Wording & CurrentTable, table: Table, view: View) => {
  if (columnsOf(view.sheet).length)
    return html`<section class="own-sheet column-headings">${head(app, table, view)}${columnSheet(app, table, view, view.seat, { live: true, parts: [...HALVES, 'total'] })}${alone(
      app,
      table,
      view,
      rowsBeside(view.sheet).filter(row => !row.column),
    )}</section>`;
  const rows = view.sheet.slice(0, -1);
  const parts = PARTS.map(part => rows.filter(row => row.part === part));
  return html`<section class="own-sheet" aria-label=${app.say('sheet-of', { name: app.seatName(view.seat) })}
    .style=${`--rows:${Math.max(...parts.map(({ length }) => length))}`}>
    ${head(app, table, view)}
    ${PARTS.map(part => html`<p class="sheet-part">${app.say(`sheet-${part}`)}</p>`)}
    ${parts.map(
      part =>
        html`<ul class="boxes" role="list">${repeat(
          part,
          row => row.id,
          (row, at) => line(app, table, view, row, at),
        )}</ul>`,
    )}
    ${alone(app, table, view, view.sheet.slice(-1))}
  </section>`;
};
