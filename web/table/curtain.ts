import { html } from 'lit-html';
import type { CurrentTable, Wording } from '../app.ts';
import { disc } from './face.ts';
import type { Table } from './table-interface.ts';

/** Screen between two players who share a device. While it is shown, the table is not in the DOM. */
export const curtain = (app: Wording & CurrentTable, table: Table, seat: number) => html`<section class="curtain">
  ${disc(seat, { name: app.seatName(seat) })}
  <h2>${app.say('hand-over', { name: app.seatName(seat) })}</h2>
  <button class="button primary" @click=${() => table.act.lift()}>${app.say('i-am', { name: app.seatName(seat) })}</button>
  <button class="link" @click=${() => table.act.leave()}>${app.say('leave-table')}</button>
</section>`;
