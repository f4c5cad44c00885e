import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { contested, isWon, othersIn, placeIn, pointsIn, rulesIn } from '../kept/statistics.js';
import { icon } from '../table/card.js';
import { dotted } from './parts.js';
import { day, duration, othersInWords, rulesInWords } from './statistics-parts.js';

/** @import { App, Kept } from '../types' */
/** @import { Offer } from '../offers.js' */

const [FEW, MORE] = [10, 50];

let shown = FEW;

export function showFew() {
  shown = FEW;
}

/** The matches themselves, the newest first. @param {App} app @param {Offer} what @param {Kept[]} records */
export const matchList = (app, what, records) => {
  const left = records.length - shown;
  const more = () => {
    shown += MORE;
    app.redraw();
  };
  return html`<section class="slab played"><h2>${app.say('last-matches')}</h2>
    <ol role="list">${repeat(records.slice(0, shown), record => record.id, record => entry(app, what, record))}</ol>
    ${left > 0 ? html`<button class="word-button" @click=${more}>${app.say('show-more', { count: Math.min(left, MORE) })}</button>` : nothing}
  </section>`;
};

/** @param {App} app @param {Offer} what @param {Kept} record */
const entry = (app, what, record) => {
  const { when, tally, names } = record;
  const told = [
    rulesInWords(app, what, rulesIn(app, what, record)),
    othersInWords(app, othersIn(record)),
    app.say('player-number', { count: names.length }),
    duration(app, tally.time),
  ];
  return html`<li>
    <span class="place-mark" data-won=${isWon(record) || nothing}>${contested(record) ? app.say('place', { place: placeIn(record) }) : '·'}</span>
    <span class="course-of"><a href=${`#/replay/${record.id}`} aria-label=${app.say('replay-from', { day: day(app, when) })}><b>${day(app, when)}</b></a><small>${dotted(told)}</small>
      ${helped('i-hint', app.say('with-hints', { count: tally.hints }), tally.hints)}
      ${helped('i-undo', app.say('with-undo', { count: tally.undone }), tally.undone)}</span>
    <b class="points">${app.say('points', { points: pointsIn(record) })}</b>
  </li>`;
};

/** @param {string} sign @param {string} words @param {number} count */
const helped = (sign, words, count) => (count ? html`<small class="helped">${icon(sign)}${words}</small>` : nothing);
