import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { card } from './card.js';
import { centreOf, factOf, playsIn, zonesOf } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */
/** @import { Laid } from './view.js' */

/** @param {App} app @param {Laid} play @param {boolean} now */
const laid = (app, { seat, items }, now) => html`
  <ol class="laid" data-now=${now || nothing} role="list" aria-label=${app.seatName(seat)} .style=${`--gaps:${items.length - 1}`}>${repeat(
    items,
    name => name,
    name => html`<li class="lies" data-card=${name} data-from=${seat}>${card(name, { last: now })}<span class="spoken">${app.cardName(name)}</span></li>`,
  )}</ol>`;

/** "Otto: pair of 6s". @param {App} app @param {View} view */
const line = (app, view) => {
  const fact = factOf(view, 'lies');
  if (!fact) return nothing;
  return html`<p class="what">${app.say('laid-by', { player: fact.args.player })}<b>${app.rich('fact-lies-what', fact.args)}</b></p>`;
};

/** What the trick is worth. @param {App} app @param {View} view */
const stake = (app, view) => {
  const fact = factOf(view, 'trick');
  return fact ? html`<p class="stake">${app.rich('fact-trick', fact.args)}</p>` : nothing;
};

/** What has come, before anything lies over it. @param {App} app @param {View} view */
const received = (app, view) =>
  zonesOf(view, 'last').some(({ items }) => items.length)
    ? nothing
    : zonesOf(view, 'received').map(
        ({ items, seat }) =>
          html`<p class="note">${app.rich('exchanged-received', { cards: items, player: Number(seat) })}</p>`,
      );

/** Plays one upon the other: the latest whole and large, the one below it tucked behind.
 * @param {App} app @param {Play} play @param {View} view
 */
export const pile = (app, play, view) => {
  const plays = playsIn(centreOf(view)).slice(-2);
  const first = plays[0];
  if (!first) {
    return html`<section class="pile">${view.ask ? html`<span class="place" aria-hidden="true"></span>` : nothing}${received(app, view)}</section>`;
  }
  const { ask } = view;
  const title = ask && !ask.items.length && `ask-${ask.id}-title`;
  return html`<section class="pile" aria-label=${app.say('zone-table')}
    .style=${`--gaps:${plays[plays.length - 1].items.length - 1};--plays:${plays.length}`}>
    ${plays.length > 1 ? html`<p class="by" aria-hidden="true">${app.seatName(first.seat)}</p>` : nothing}
    ${repeat(
      plays,
      ({ items }) => items.join(' '),
      (each, at) => laid(app, each, at === plays.length - 1),
    )}
    ${line(app, view)}${stake(app, view)}
    ${title && app.has(title) ? html`<p class="note">${app.rich(title, ask.args)}</p>` : nothing}
  </section>`;
};
