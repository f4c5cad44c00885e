import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { card } from '../art/card.ts';
import type { View } from '../protocol.d.ts';
import { callout } from './callout.ts';
import { coach } from './coach.ts';
import { face } from './face.ts';
import { buttons } from './foot.ts';
import { hand } from './hand.ts';
import { middle } from './middle.ts';
import { headline } from './scores.ts';
import { lineOf, takenOf } from './seats.ts';
import { sideOffers } from './side-offers.ts';
import { turnOf } from './status-lines.ts';
import { strength } from './strength.ts';
import type { Table } from './table-interface.ts';
import { transcript } from './transcript-panel.ts';
import { combinationsIn, handIn, orderOf, spokenCards } from './view-queries.ts';

/** An open hand of a seat that is not to act. */
const openHand = (app: Wording & Preferences, view: View, seat: number) => {
  const names = handIn(view, seat, orderOf(view, app.settings.sort, seat));
  const sparks = new Set(combinationsIn(view).flatMap(({ items }) => items));
  return html`<div class="open-hand" role="img" aria-label=${names.length ? spokenCards(app, names) : app.say('study-no-cards')}
    .style=${`--gaps:${Math.max(1, names.length - 1)}`}>${repeat(
      names,
      String,
      name => html`<span class="card-place" data-card=${name}>${card(name, { spark: sparks.has(name) })}</span>`,
    )}</div>`;
};

/** One seat of the open table: name, points, badges, taken cards, hand. */
const row = (app: App, table: Table, view: View, seat: number) => {
  const acts = view.to_act === seat;
  return html`<li class="row" data-acts=${acts || nothing}>
    <div class="row-head">
      <button class="participant" @click=${() => table.act.open({ name: 'seat', seat })} aria-haspopup="dialog">
        <span class="portrait" data-spot=${seat}>${face(app, seat)}</span>
        <span class="who"><b class="name">${app.seatName(seat)}</b>${lineOf(app, view, seat)}</span>
      </button>
      ${takenOf(app, view, seat)}
    </div>
    ${acts && view.ask ? hand(app, table, view) : openHand(app, view, seat)}
  </li>`;
};

/** Whose turn it is; at the end, who won. */
const status = (app: Wording & GameCatalogue & CurrentTable, table: Table, view: View) => {
  if (view.places.length) return headline(app, view);
  return view.to_act < 0 ? app.say('study-chance') : turnOf(app, table, view.to_act);
};

/** A card table with all hands open, one row per seat in fixed order. */
export const openTable = (app: App, table: Table, view: View) => html`
  <ol class="rows" role="list" aria-label=${app.say('study-hands')}>${repeat(
    view.points.map((_, seat) => seat),
    String,
    seat => row(app, table, view, seat),
  )}</ol>
  ${middle(app, table, view)}
  ${strength(app, table, view)}
  ${callout(app, table, new Map())}
  ${coach(app, table)}
  <section class="panel-log open-log" tabindex="0" aria-label=${app.say('what-happened')}>
    <h2>${app.say('what-happened')}</h2>${transcript(app, table)}</section>
  <footer class="foot" data-acts=${!!table.state.asked || nothing}>
    <p class="status"><b>${status(app, table, view)}</b></p>
    ${view.ask ? sideOffers(app, table, view) : nothing}
    <div class="buttons">${buttons(app, table, view)}</div>
  </footer>`;
