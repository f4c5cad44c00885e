import { html, nothing } from 'lit-html';
import { sidesOf, signed, zoneOf } from '../table/view.js';
import { cards, nameAt, named } from './rules-names.js';

/** @import { App, Score, View } from '../types' */

/** The round that has just ended: what everybody got, and for what. @param {App} app @param {View} view */
export const result = (app, view) => {
  const score = /** @type {Score} */ (view.scores.at(-1));
  return html`<figure class="example" aria-label=${app.say('example')}>
    <ul class="results" role="list">${sidesOf(view).map(side => html`<li>
      <p class="brought-to"><b>${new Intl.ListFormat(app.language).format(side.map(seat => nameAt(app, view, seat)))}</b>
        <b>${signed(app, score.points[side[0]])}</b></p>
      ${side.map(seat => lies(app, view, seat))}
      <ul class="made" role="list">${madeOf(app, view, score, side)}${inTheEnd(app, view, side)}</ul></li>`)}
    </ul>
  </figure>`;
};

/** What lies before a seat at the end: what it has taken, and what it still holds. @param {App} app @param {View} view @param {number} seat */
const lies = (app, view, seat) =>
  ['taken', 'hand'].map(name => {
    const items = zoneOf(view, name, seat)?.items ?? [];
    return items.length ? html`<div><small>${app.say(`example-${name}-of`)}</small>${cards(app, items)}</div>` : nothing;
  });

/** Where the points come from, line by line. @param {App} app @param {View} view @param {Score} score @param {number[]} side */
const madeOf = (app, view, score, side) => {
  const notes = score.notes.filter(({ seat }) => side.includes(Number(seat)));
  if (score.notes.length) return notes.map(({ id, seat, args }) => line(app, app.rich(`fact-${id}`, named(app, { ...args, player: Number(seat) }, view)), Number(args.points)));
  return Object.entries(score.parts)
    .filter(([, points]) => points[side[0]])
    .map(([id, points]) => line(app, app.say(`part-${id}`), points[side[0]]));
};

/** The total that has ended the match, or been left behind by its end. @param {App} app @param {View} view @param {number[]} side */
const inTheEnd = (app, view, side) =>
  view.places.length ? html`<li><span>${app.say('total')}</span><b>${view.points[side[0]]}</b></li>` : nothing;

/** @param {App} app @param {unknown} words @param {number} points */
const line = (app, words, points) => html`<li><span>${words}</span><b>${signed(app, points)}</b></li>`;
