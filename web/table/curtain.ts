import { html } from 'lit-html';
import type { App } from '../app.ts';
import type { Table } from './drawn-types.ts';
import { disc } from './face.ts';

/** Between two people at one device: nothing of the table is in the document while it is up. */
export const curtain = (app: App, table: Table, seat: number) => html`<section class="curtain">
  ${disc(seat, { name: app.seatName(seat) })}
  <h2>${app.say('hand-over', { name: app.seatName(seat) })}</h2>
  <button class="button primary" @click=${() => table.act.lift()}>${app.say('i-am', { name: app.seatName(seat) })}</button>
  <button class="link" @click=${() => table.act.leave()}>${app.say('leave-table')}</button>
</section>`;
