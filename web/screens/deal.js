import { html, nothing } from 'lit-html';
import { changedIn, nameOfSet, ruleSet, valueInWords, valueOf } from '../house-rules.js';
import { HUMAN } from '../kept/match-shape.js';
import { known, LinkError, unpack } from '../link.js';
import { gameWord, offerOf } from '../offers.js';
import { botIn, usualName } from '../sitting.js';
import { disc } from '../table/face.js';
import { bar, starter } from './parts.js';
import { broken } from './study-screen.js';

/** @import { App } from '../types' */
/** @import { Offer } from '../offers.js' */
/** @import { SharedDeal } from '../link.js' */

/** What the link is about, once it is read. @type {SharedDeal | null} */
let deal = null;
/** The address that is read. */
let asked = '';

/** Cards that somebody has sent: '#/deal/1abc'. @type {import('../types').Screen} */
export const screen = {
  title: app => app.say('deal-sent'),
  enter(app, [packed = '']) {
    deal = null;
    asked = packed;
    read(app, packed).catch(error => {
      if (!(error instanceof LinkError)) throw error;
      if (asked === packed) broken(app, error.part);
    });
  },
  draw: app => html`<div class="page sent-deal">
    ${bar(app, app.say('deal-sent'))}
    ${deal ? told(app, deal, /** @type {Offer} */ (offerOf(app, deal))) : nothing}
  </div>`,
  leave() {
    asked = '';
  },
};

/** @param {App} app @param {string} packed */
async function read(app, packed) {
  const found = known(app, await unpack('deal', packed));
  await app.useGame(found.game);
  if (asked !== packed) return;
  deal = found;
  app.redraw();
}

/** What will be played, by which rules, and who plays. @param {App} app @param {SharedDeal} deal @param {Offer} what */
const told = (app, { options, seats, seed }, what) => {
  const names = seats.map(() => '');
  const play = () => app.start(what.key, { options, seats, names }, seed);
  return html`<p class="lead">${app.say('deal-sent-line')}</p>
    <section class="slab"><h2>${gameWord(app, what, 'game')}</h2>
      <p>${app.say('house-rules-preset', { preset: nameOfSet(app, what, ruleSet(app, what, options)) })}</p>
      <ul class="rules-sent" role="list">${changedIn(what, options).map(option => html`
        <li>${app.say('option-' + option.name)}: <b>${valueInWords(app, option.name, valueOf(option, options))}</b></li>`)}</ul>
      <ul class="sitters" role="list">${seats.map((sitter, seat) => sits(app, seats, sitter, seat))}</ul>
      <p>${starter(app, what.key, app.say('play'), play, 'primary big', app.say('play-game', { game: gameWord(app, what, 'game') }))}</p>
    </section>`;
};

/** @param {App} app @param {string[]} seats @param {string} sitter @param {number} seat */
const sits = (app, seats, sitter, seat) => {
  const name = usualName(app, seats, seat);
  const bot = botIn(seats, seat);
  return html`<li>${disc(seat, { you: !bot && seats.indexOf(HUMAN) === seat, bot, name })}<span><b>${name}</b>${
    bot ? html` <small>${app.say('sitter-bot', { level: app.say(`level-${sitter}`) })}</small>` : nothing}</span></li>`;
};
