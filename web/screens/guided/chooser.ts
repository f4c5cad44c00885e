import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { App, Display, GameCatalogue, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { gameArt } from '../../art/widgets.ts';
import { replace } from '../../model/back-stack.ts';
import { guided, hasPlayed, nextDeal } from '../../model/first-games.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, gameWord, isOneOfSeveral, tintOf } from '../../model/offers.ts';
import { show } from '../../table/dialogs.ts';

/** '#/first': the choice of a guided game, over another screen. */
export const chooserOverScreen = (behind: Screen): Screen => ({
  open(app, params, visit) {
    if (guided(app)?.length === 0) return replace('#/learn');
    const back = behind.open(app, params, visit);
    return { title: () => app.say('first-which'), draw: () => html`${back?.draw()}${dialog(app)}` };
  },
});

/** A dialog that offers each game's next guided deal. */
const dialog = (app: App) => {
  const leave = (event: Event) => {
    event.preventDefault();
    app.back();
  };
  const outside = (event: Event) => event.target === event.currentTarget && app.back();
  return html`<dialog class="sheet sheet-first" aria-labelledby="sheet-title" ${ref(show)} @cancel=${leave} @click=${outside}>
    <div class="sheet-paper"><header><h2 id="sheet-title">${app.say('first-which')}</h2>
      <button class="tool" aria-label=${app.say('close')} @click=${leave}>${icon('i-cross')}</button></header>
      <div class="sheet-body"><p class="help">${app.say('first-line')}</p>
        <ul class="guided-choice" role="list">${guided(app)?.map(what => gameLink(app, what)) ?? nothing}</ul></div></div></dialog>`;
};

/** Players and duration of a game's next guided deal. */
const dealLine = (app: Wording & GameCatalogue & Stores & Display, what: Offer) => {
  const deal = nextDeal(app, what);
  return deal ? app.lessonText(deal.line) : nothing;
};

const gameLink = (app: Wording & GameCatalogue & Stores & Display, what: Offer) => {
  const line = isOneOfSeveral(what) ? gameWord(app, what, 'game-line') : dealLine(app, what);
  return html`<li><a href=${`#/first/${what.key}`} data-game=${what.key} data-tint=${tintOf(what)}>${gameArt(artOf(app, what))}
    <span><b>${gameRich(app, what, 'game')}</b> <small>${line}</small></span>
    ${hasPlayed(app, what) ? html`<small>${app.say('first-played')}</small>` : nothing}${icon('i-next')}</a></li>`;
};
