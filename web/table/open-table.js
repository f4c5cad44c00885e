import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { aside } from './aside.js';
import { callout } from './callout.js';
import { card } from './card.js';
import { coach } from './coach.js';
import { buttons } from './foot.js';
import { hand } from './hand.js';
import { middle } from './middle.js';
import { headline } from './scores.js';
import { face } from './face.js';
import { lineOf, takenOf } from './seats.js';
import { strength } from './strength.js';
import { turnOf } from './talk.js';
import { transcript } from './transcript.js';
import { handIn, isAsked, orderOf, spokenCards, zonesOf } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/** A hand that is seen and not played from now. @param {App} app @param {Play} play @param {View} view @param {number} seat */
const laidOpen = (app, play, view, seat) => {
  const names = handIn(view, seat, orderOf(view, play.order, seat));
  const sparks = new Set(zonesOf(view, 'bomb').flatMap(({ items }) => items));
  return html`<div class="open-hand" role="img" aria-label=${names.length ? spokenCards(app, names) : app.say('study-no-cards')}
    .style=${`--gaps:${Math.max(1, names.length - 1)}`}>${repeat(
      names,
      String,
      name => html`<span class="lies" data-card=${name}>${card(name, { spark: sparks.has(name) })}</span>`,
    )}</div>`;
};

/** Who sits there, what is known of them, and their hand. @param {App} app @param {Play} play @param {View} view @param {number} seat */
const row = (app, play, view, seat) => {
  const acts = view.to_act === seat;
  return html`<li class="row" data-acts=${acts || nothing}>
    <div class="row-head">
      <button class="sitter" @click=${() => play.act.open('seat', seat)} aria-haspopup="dialog">
        <span class="portrait" data-spot=${seat}>${face(app, seat)}</span>
        <span class="who"><b class="name">${app.seatName(seat)}</b>${lineOf(app, view, seat)}</span>
      </button>
      ${takenOf(app, view, seat)}
    </div>
    ${acts && view.ask ? hand(app, play, view) : laidOpen(app, play, view, seat)}
  </li>`;
};

/** Whose turn it is. @param {App} app @param {Play} play @param {View} view */
const status = (app, play, view) => {
  if (view.places.length) return headline(app, view);
  return view.to_act < 0 ? app.say('study-chance') : turnOf(app, play, view.to_act);
};

/**
 * Cards, all hands open in rows, whoever's turn it is: nobody's place moves.
 * @param {App} app @param {Play} play @param {View} view
 */
export const openTable = (app, play, view) => html`
  <ol class="rows" role="list" aria-label=${app.say('study-hands')}>${repeat(
    view.points.map((_, seat) => seat),
    String,
    seat => row(app, play, view, seat),
  )}</ol>
  ${middle(app, play, view)}
  ${strength(app, view)}
  ${callout(app, play, new Map())}
  ${coach(app, play)}
  <section class="panel-log open-log" tabindex="0" aria-label=${app.say('what-happened')}>
    <h2>${app.say('what-happened')}</h2>${transcript(app, play)}</section>
  <footer class="foot" data-acts=${isAsked(play) || nothing}>
    <p class="status"><b>${status(app, play, view)}</b></p>
    ${view.ask ? aside(app, play, view) : nothing}
    <div class="buttons">${buttons(app, play, view)}</div>
  </footer>`;
