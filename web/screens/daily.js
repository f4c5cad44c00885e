import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { dailySetup, dateInWords, resultInWords, seedOf, today } from '../daily.js';
import { gameWord, offers } from '../offers.js';
import { contested, isWon, placeIn, pointsIn, readRecords } from '../kept/statistics.js';
import { icon } from '../table/card.js';
import { bar, gameArt, starter } from './parts.js';

/** @import { App, Kept } from '../types' */
/** @import { Offer } from '../offers.js' */

/** The finished matches of this device, once they are read. @type {Kept[]} */
let records = [];
/** The game whose result is on the clipboard. */
let copied = '';

/** One deal a day for each game. @type {import('../types').Screen} */
export const screen = {
  title: app => app.say('daily'),
  enter(app) {
    copied = '';
    readRecords(app, found => (records = found));
  },
  draw(app) {
    const date = today();
    return html`<div class="page daily">
      ${bar(app, app.say('daily'))}
      <p class="lead">${app.say('daily-line')}</p>
      <section class="slab"><h2>${dateInWords(app, date)}</h2>
        <ol role="list">${repeat(offers(app), ({ key }) => key, what => entry(app, what, seedOf(what.key, date)))}</ol></section>
    </div>`;
  },
};

/** @param {App} app @param {Offer} what @param {string} seed */
const entry = (app, what, seed) => {
  const done = records.find(({ head }) => head.seed === seed);
  const begun = app.matches.list().find(({ head, practice }) => head.seed === seed && !practice);
  const title = gameWord(app, what, 'game');
  return html`<li data-game=${what.key}>${gameArt(app, what)}
    <span class="daily-game"><b>${title}</b>${done ? result(app, done) : html`<small>${app.say(begun ? 'left-unfinished' : 'daily-open')}</small>`}</span>
    ${done ? afterwards(app, what, done) : begun
      ? starter(app, begun.id, app.say('resume'), () => app.resume(begun.id), 'tonal', `${app.say('resume')}: ${title}`)
      : starter(app, what.key, app.say('play'), () => app.start(what.key, dailySetup(what), seed), 'tonal', app.say('play-game', { game: title }))}
  </li>`;
};

/** @param {App} app @param {Kept} record */
const result = (app, record) => html`<small>${contested(record)
  ? html`<span class="place-mark" data-won=${isWon(record) || nothing}>${app.say('place', { place: placeIn(record) })}</span> ` : nothing}${
  app.say('points', { points: pointsIn(record) })}</small>`;

/** @param {App} app @param {Offer} what @param {Kept} record */
const afterwards = (app, what, record) => {
  const words = resultInWords(app, what, record);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      copied = what.key;
    } catch {
      copied = '';
    }
    app.announce(app.say(copied ? 'send-copied' : 'daily-not-copied'));
    app.redraw();
  };
  const title = gameWord(app, what, 'game');
  const label = app.say(copied === what.key ? 'send-copied' : 'daily-copy');
  return html`<span class="daily-done"><a class="roomy" href=${`#/replay/${record.id}`} aria-label=${`${title}: ${app.say('replay')}`}>${app.say('replay')}</a>
    <button class="outlined" title=${words} aria-label=${`${title}: ${label}`} @click=${copy}>${
      icon(copied === what.key ? 'i-check' : 'i-share')}<span>${label}</span></button></span>`;
};
