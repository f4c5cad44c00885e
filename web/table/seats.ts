import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { card, icon } from '../art/card.ts';
import { sidesOf } from '../model/teams.ts';
import { temperAt } from '../model/tempers.ts';
import type { View } from '../protocol.d.ts';
import { signed } from '../words/numbers.ts';
import { face } from './face.ts';
import { around, seatPlace, wayPlace } from './layout.ts';
import { isAway, presence, signOf } from './participants.ts';
import type { Table } from './table-interface.ts';
import { directionOf, fewestWin, handOf, isOut, shownBadges, spokenCards, takenBy } from './view-queries.ts';

/** "27 points +3": the total and the points of the round so far. */
export const pointsOf = (app: Wording & GameCatalogue & CurrentTable, view: View, seat: number) => {
  const gain = view.running?.points[seat] ?? 0;
  return html`<span class="points" data-counts=${`total ${seat}`} data-points=${view.points[seat]}>${app.say('points', { points: view.points[seat] })}${
    gain ? html` <b class="gain" data-tone=${fewestWin(app) ? 'bad' : 'good'}>${signed(app, gain)}</b>` : nothing
  }</span>`;
};

/** The badges of a seat, drawn as tags. */
export const tagsOf = (app: Wording, view: View, seat: number) =>
  shownBadges(view, seat).map(
    badge => html`<span class="tag" data-badge=${badge.id} data-tone=${badge.tone || nothing}
    data-role=${badge.role} data-icon=${!!badge.icon || nothing}
  >${badge.icon ? icon(badge.icon) : nothing}<span>${app.rich(`badge-${badge.id}`, badge.args)}</span></span>`,
  );

/** A tag for the viewer's partner; the opponents have none. */
const partnerTag = (app: Wording, view: View, seat: number) =>
  seat !== view.seat && sidesOf(view)[0].includes(seat)
    ? html`<span class="tag" data-tone="good" data-role="partner">${icon('i-people')}<span>${app.say('partner')}</span></span>`
    : nothing;

/** The line below a seat's name: points, partner, presence and badges. */
export const lineOf = (app: Wording & GameCatalogue & CurrentTable, view: View, seat: number) => html`<span class="line"
  >${pointsOf(app, view, seat)}<span class="tags">${partnerTag(app, view, seat)}${presence(app, seat)}${tagsOf(app, view, seat)}</span></span>`;

/** The cards that a seat has taken face up. */
export const takenOf = (app: Wording, view: View, seat: number) => {
  const zone = takenBy(view, seat);
  if (!zone) return nothing;
  const { items } = zone;
  return html`<span class="taken" role=${items.length ? 'img' : nothing} aria-label=${items.length ? `${app.say('zone-taken')}${app.say('colon')}${spokenCards(app, items)}` : nothing}
    >${repeat(
      items,
      name => name,
      name => html`<span class="card-place" data-card=${name}>${card(name)}</span>`,
    )}</span>`;
};

/** The backs of a hand as a fan, with the card count on the last. */
const backs = (count: number) =>
  html`<span class="backs" aria-hidden="true">${Array.from(
    { length: count },
    (_, at) => html`<span class="card-place">${card('?', at === count - 1 ? { count } : {})}</span>`,
  )}</span>`;

/** The cards that a seat holds face up. */
const openCards = (app: Wording, names: string[]) =>
  names.length
    ? html`<span class="open" role="img" aria-label=${app.say('lies-open', { cards: names })}>${repeat(
        names,
        name => name,
        name => html`<span class="card-place" data-card=${name}>${card(name)}</span>`,
      )}</span>`
    : nothing;

/** A bot's temper in a word. */
const temperOf = (app: Wording & CurrentTable, seat: number) => {
  const temper = temperAt(app, seat);
  return temper ? html`<small class="temper">${app.say(`temper-${temper}`)}</small>` : nothing;
};

const seatOf = (app: Wording & GameCatalogue & Preferences & CurrentTable, table: Table, view: View, seat: number) => {
  const seats = view.points.length;
  const place = around(seat, view.seat, seats);
  const { x, y } = seatPlace(place, seats);
  const half = wayPlace(place, seats);
  const { count, down, open } = handOf(view, seat);
  const acts = view.to_act === seat;
  const side = x < 0.3 ? 'left' : x > 0.7 ? 'right' : 'top';
  const out = isOut(view, seat);
  const way = directionOf(view);
  return html`<li class="seat" data-side=${side} data-acts=${acts || nothing} data-out=${out || nothing} data-away=${isAway(app, seat) || nothing} .style=${`--x:${x};--y:${y}`}>
    ${way ? html`<span class="chevron" data-back=${way !== 'clockwise' || nothing} aria-hidden="true" .style=${`--half-x:${half.x};--half-y:${half.y};--along:${half.turn}deg`}>${icon('i-way')}</span>` : nothing}
    <button class="participant" @click=${() => table.act.open({ name: 'seat', seat })} aria-haspopup="dialog">
      <span class="portrait" data-spot=${seat}>${face(app, seat)}${down ? card('?', { count: down }) : nothing}</span>
      <span class="who">
        <b class="name">${app.seatName(seat)}</b>${temperOf(app, seat)}
        ${lineOf(app, view, seat)}${signOf(app, seat)}
        <span class="spoken">${acts ? app.say('thinking', { player: seat }) : ''} ${app.say('holds', { count })}</span>
      </span>
    </button>
    ${table.state.wide ? backs(down) : nothing}
    ${openCards(app, open)}
    ${takenOf(app, view, seat)}
  </li>`;
};

/** The other seats, clockwise from the viewer's left neighbour. */
export const seats = (app: Wording & GameCatalogue & Preferences & CurrentTable, table: Table, view: View) => {
  const count = view.points.length;
  const others = Array.from({ length: count - 1 }, (_, step) => (view.seat + 1 + step) % count);
  return html`<ol class="seats" role="list" aria-label=${app.say('others')} data-others=${count - 1}
    data-open=${table.state.opened || nothing}>
    ${repeat(
      others,
      seat => seat,
      seat => seatOf(app, table, view, seat),
    )}</ol>`;
};
