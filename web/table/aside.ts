import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Ask, View } from '../protocol.d.ts';
import type { Play } from './types.ts';
import { spokenCards, zonesOf } from './view.ts';

/** Buttons that do not use up the turn, with what they are about. */
const offers = (app: App, play: Play, ask: Ask) =>
  [...new Set(ask.buttons.map(({ aside }) => aside).filter(Boolean))].map(
    group => html`<div class="offer" role="group" aria-labelledby=${`aside-${group}`}>
      <span class="offer-words" id=${`aside-${group}`}>${app.rich(`ask-${group}`, ask.args)}</span>
      ${ask.buttons
        .filter(({ aside }) => aside === group)
        .map(
          button => html`<button class="button tonal" @click=${() => play.act.move(button.move)}
          >${app.rich(`button-${button.id}`, button.args)}</button>`,
        )}</div>`,
  );

/** Chooses the cards of a bomb, or puts them back. */
const bomb = (app: App, play: Play, view: View, cards: string[]) => {
  const chosen = cards.length === play.chosen.length && cards.every(name => play.chosen.includes(name));
  return html`<button class="button bomb" data-idle=${!view.ask || nothing} aria-pressed=${String(chosen)}
    @click=${() => play.act.choose(chosen ? [] : cards)}
    >${icon('i-bomb')}<span>${app.say('zone-bomb')} ${cards.map(([rank]) => app.say(`index-${rank}`)).join(' ')}<span class="spoken">: ${spokenCards(app, cards)}</span></span></button>`;
};

/** What can be done besides the turn: above the hand, or in the foot where there is room. */
export const aside = (app: App, play: Play, view: View) => {
  const { ask } = view;
  const offered = ask?.buttons.some(button => button.aside);
  const bombs = zonesOf(view, 'bomb').filter(({ seat }) => seat === view.seat);
  if (!offered && !bombs.length) return nothing;
  return html`<div class="aside">${ask && offered ? offers(app, play, ask) : nothing}${bombs.map(({ items }) => bomb(app, play, view, items))}</div>`;
};
