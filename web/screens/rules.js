import { html, nothing } from 'lit-html';
import { nowhere } from '../nowhere.js';
import { gameWord, offerNamed, offers } from '../offers.js';
import { icon } from '../table/card.js';
import { bar } from './parts.js';
import { forget, rulesSheet } from './rules-sheet.js';

/** @import { App } from '../types' */

/** '#/rules/hearts/moon', '#/rules/yahtzee/yams/joker'. @param {App} app @param {string[]} address */
function asked(app, [name, ...rest]) {
  const what = offerNamed(app, name, rest[0]);
  return { what, rule: rest[what?.preset ? 1 : 0] };
}

/** @type {import('../types').Screen} */
export const screen = {
  title: (app, params) =>
    params[0] ? app.say('rules-of', { game: gameWord(app, asked(app, params).what, 'game') }) : app.say('rules'),
  enter(app, [game]) {
    if (game && !app.game(game)) return nowhere(app);
    if (game) app.useGame(game).then(app.redraw, () => {});
  },
  draw(app, params) {
    const { what, rule } = asked(app, params);
    if (!what) return library(app);
    return html`<div class="page rules-page" data-game=${what.key}>
      ${bar(app, screen.title(app, params), html`<button class="icon-button no-print" aria-label=${app.say('print')} title=${app.say('print')}
        @click=${() => print()}>${icon('i-print')}</button>`)}
      <div class="slab">${app.speaks(what.game.name) ? rulesSheet(app, what, rule, app.setup(what.key).options) : nothing}</div>
    </div>`;
  },
  leave: forget,
};

/** The rules of all games. @param {App} app */
const library = app => html`<div class="page">
  ${bar(app, app.say('rules'))}
  <nav class="slab rows" aria-label=${app.say('rules')}>
    ${offers(app).map(what => html`
      <a href=${`#/rules/${what.key}`}><b>${gameWord(app, what, 'game')}</b> <small>${gameWord(app, what, 'game-line')}</small>${icon('i-next')}</a>`)}
  </nav>
</div>`;
