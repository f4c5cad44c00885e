import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Ask, View } from '../protocol.d.ts';
import type { Table } from './table-interface.ts';
import { combinationsIn, spokenCards } from './view-queries.ts';

/** Buttons that do not use up the turn, such as bets. */
const offered = (ask: Ask) => ask.buttons.filter(({ role }) => role === 'offer');

/** The side offers, one group with a label for each id. */
const offers = (app: Wording, table: Table, ask: Ask) =>
  [...new Set(offered(ask).map(({ id }) => id))].map(
    group => html`<div class="offer" role="group" aria-labelledby=${`aside-${group}`}>
      <span class="offer-label" id=${`aside-${group}`}>${app.rich(`ask-${group}`, ask.args)}</span>
      ${offered(ask)
        .filter(({ id }) => id === group)
        .map(
          button => html`<button class="button tonal" @click=${() => table.act.move(button.move)}
          >${app.rich(`button-${button.id}`, button.args)}</button>`,
        )}</div>`,
  );

/** Button that chooses the cards of a bomb, or puts them back. */
const bomb = (app: Wording, table: Table, view: View, cards: string[]) => {
  const chosen = cards.length === table.state.chosen.length && cards.every(name => table.state.chosen.includes(name));
  return html`<button class="button bomb" data-idle=${!view.ask || nothing} aria-pressed=${String(chosen)}
    @click=${() => table.act.choose(chosen ? [] : cards)}
    >${icon('i-bomb')}<span>${app.say('zone-combination')} ${cards.map(([rank]) => app.say(`index-${rank}`)).join(' ')}<span class="spoken">${app.say('colon')}${spokenCards(app, cards)}</span></span></button>`;
};

/** Side offers and bombs: drawn above the hand, or in the foot on wide windows. */
export const sideOffers = (app: Wording, table: Table, view: View) => {
  const { ask } = view;
  const besides = ask ? offered(ask) : [];
  const bombs = combinationsIn(view).filter(({ seat }) => seat === view.seat);
  if (!besides.length && !bombs.length) return nothing;
  return html`<div class="aside">${ask && besides.length ? offers(app, table, ask) : nothing}${bombs.map(({ items }) => bomb(app, table, view, items))}</div>`;
};
