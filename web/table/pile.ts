import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Wording } from '../app.ts';
import { card } from '../art/card.ts';
import type { View } from '../protocol.d.ts';
import type { PlayedItems } from './view-queries.ts';
import { centreOf, lastTrick, playsIn, receivedIn, stakeOf, toBeatBadge } from './view-queries.ts';

const playCards = (app: Wording & CurrentTable, { seat, items }: PlayedItems, now: boolean) => html`
  <ol class="pile-play" data-now=${now || nothing} role="list" aria-label=${app.seatName(seat)} .style=${`--gaps:${items.length - 1}`}>${repeat(
    items,
    name => name,
    name =>
      html`<li class="card-place" data-card=${name} data-from=${seat}>${card(name, { last: now })}<span class="spoken">${app.cardName(name)}</span></li>`,
  )}</ol>`;

/** The latest play in words: "Otto: pair of 6s". */
const latestPlay = (app: Wording, view: View) => {
  const badge = toBeatBadge(view);
  if (!badge) return nothing;
  return html`<p class="what">${app.say('laid-by', { player: badge.args.player })}<b>${app.rich(`badge-${badge.id}-what`, badge.args)}</b></p>`;
};

/** The worth of the trick. */
const stake = (app: Wording, view: View) => {
  const badge = stakeOf(view);
  return badge ? html`<p class="bet-at-stake">${app.rich(`badge-${badge.id}`, badge.args)}</p>` : nothing;
};

/** The cards received in the exchange, until the first trick of the round is over. */
const received = (app: Wording, view: View) =>
  lastTrick(view)?.items.length
    ? nothing
    : receivedIn(view).map(
        ({ items, seat }) =>
          html`<p class="note">${app.rich('exchanged-received', { cards: items, player: Number(seat) })}</p>`,
      );

/** The pile: the latest play whole and large, the previous one tucked behind it. */
export const pile = (app: Wording & CurrentTable, view: View) => {
  const plays = playsIn(centreOf(view)).slice(-2);
  const first = plays[0];
  if (!first) {
    return html`<div class="pile">${view.ask ? html`<span class="place" aria-hidden="true"></span>` : nothing}${received(app, view)}</div>`;
  }
  const { ask } = view;
  const title = ask && !ask.items.length && `ask-${ask.id}-title`;
  return html`<div class="pile" role="group" aria-label=${app.say('zone-centre')}
    .style=${`--gaps:${plays[plays.length - 1].items.length - 1};--plays:${plays.length}`}>
    ${plays.length > 1 ? html`<p class="played-by" aria-hidden="true">${app.seatName(first.seat)}</p>` : nothing}
    ${repeat(
      plays,
      ({ items }) => items.join(' '),
      (each, at) => playCards(app, each, at === plays.length - 1),
    )}
    ${latestPlay(app, view)}${stake(app, view)}
    ${title && app.has(title) ? html`<p class="note">${app.rich(title, ask.args)}</p>` : nothing}
  </div>`;
};
