import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Display, Preferences, Wording } from '../app.ts';
import { card, icon } from '../art/card.ts';
import { fieldError } from '../art/widgets.ts';
import type { Place } from '../protocol.d.ts';
import { face } from '../table/face.ts';
import { spokenCards } from '../table/view-queries.ts';
import type { PositionEditor } from './position-editor.ts';
import type { Deal } from './study-deal.ts';

const APART = 'apart';

const nameOf = (app: Wording & CurrentTable, { seat, name }: Place) =>
  seat === null ? app.say(name ? `place-${name}` : 'study-apart') : app.seatName(seat);

/** A place and the cards given to it; the chosen place gets the next card. */
const placeRow = (app: Wording & Preferences & Display & CurrentTable, deal: Deal, place: number) => {
  const { seat } = deal.outcomes.places[place];
  const names = deal.at(place);
  return html`<div class="card-holder">
    <label><input type="radio" name="gets" .checked=${deal.place === place} @change=${() => {
      deal.choosePlace(place);
      app.redraw();
    }}>${seat === null ? html`<span class="face" data-hue=${APART} aria-hidden="true">${icon('i-cards')}</span>` : face(app, seat)}
      <span><b>${nameOf(app, deal.outcomes.places[place])}</b> <small>${app.say('study-count', { count: names.length })}</small></span></label>
    <span class="strip" role="img" aria-label=${names.length ? spokenCards(app, names) : app.say('study-no-cards')}>${repeat(
      names,
      String,
      name => card(name),
    )}</span></div>`;
};

const spoken = (app: Wording & CurrentTable, deal: Deal, name: string) => {
  const place = deal.given.get(name);
  if (place === undefined) return app.cardName(name);
  return app.say('study-given', { card: app.cardName(name), name: nameOf(app, deal.outcomes.places[place]) });
};

/** A card of the deck; once given it shows its owner. */
const deckCard = (app: Wording & Preferences & Display & CurrentTable, deal: Deal, name: string, stop: boolean) => {
  const place = deal.given.get(name);
  const seat = place === undefined ? null : deal.outcomes.places[place].seat;
  return html`<button class="in-deck" data-deal=${name} data-given=${place !== undefined || nothing} tabindex=${stop ? 0 : -1}
    aria-label=${spoken(app, deal, name)} aria-pressed=${String(place !== undefined)}
    @focus=${() => {
      deal.noteFocus(name);
    }} @click=${() => {
      deal.touch(name);
      app.announce(spoken(app, deal, name));
      app.redraw();
    }}>${card(name, { dimmed: place !== undefined })}${
      place === undefined
        ? nothing
        : seat === null
          ? html`<span class="face" data-hue=${APART}>${icon('i-cards')}</span>`
          : face(app, seat)
    }</button>`;
};

/** Move along the deck with the arrow keys, Home and End; a digit gives the card to the place of that number. */
const keys = (deal: Deal, event: KeyboardEvent) => {
  const { target } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('.deck button')];
  const at = buttons.indexOf(target);
  const wide = buttons.filter(({ offsetTop }) => offsetTop === buttons[0].offsetTop).length;
  const ways: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - wide,
    ArrowDown: at + wide,
    Home: 0,
    End: buttons.length - 1,
  };
  const place = Number(event.key) - 1;
  if (event.key in ways) buttons[ways[event.key]]?.focus();
  else if (/^[1-9]$/.test(event.key) && place < deal.outcomes.places.length) {
    deal.choosePlace(place);
    buttons[at]?.click();
  } else return;
  event.preventDefault();
};

/** How many cards each seat gets at random. */
const each = (app: Wording, deal: Deal) => html`<label class="each">${app.say('study-each')}
  <select @change=${(event: Event) => {
    deal.giveEach(Number((event.target as HTMLSelectElement).value));
  }}>${[0, 1, 2, 3, 4, 5, 6, 8, 10]
    .filter(count => count <= deal.largest)
    .map(
      count =>
        html`<option value=${count} .selected=${deal.each === count}>${count || app.say('study-usual')}</option>`,
    )}</select></label>`;

/** The editor of a deal: a tap gives a card to the chosen place. */
export const dealEditor = (app: Wording & Preferences & Display & CurrentTable, editor: PositionEditor, deal: Deal) => {
  const { items, places } = deal.outcomes;
  const stop = items.includes(deal.focus) ? deal.focus : items[0];
  const then = (act: () => void) => () => {
    act();
    app.announce(
      places
        .map(
          (each, place) =>
            `${nameOf(app, each)}${app.say('colon')}${app.say('study-count', { count: deal.at(place).length })}`,
        )
        .join(app.say('comma')),
    );
    app.redraw();
  };
  return html`<section class="surface dealing" aria-labelledby="study-cards-title">
    <h2 id="study-cards-title">${app.say('study-cards')}</h2>
    <p class="help">${app.say('study-cards-help')}</p>
    <div class="card-holders" role="radiogroup" aria-label=${app.say('study-gets')}>${places.map((_, place) => placeRow(app, deal, place))}</div>
    <div class="deck" role="toolbar" aria-label=${app.say('study-deck')} @keydown=${(event: KeyboardEvent) => keys(deal, event)}
      >${repeat(items, String, name => deckCard(app, deal, name, name === stop))}</div>
    <div class="deal-actions">
      ${each(app, deal)}
      <button class="tonal" @click=${then(() => deal.fill())}>${app.say('study-fill')}</button>
      <button class="outlined" @click=${then(() => deal.clear())}>${app.say('study-clear')}</button>
    </div>
    ${fieldError('wrong-draw', editor.wrong('draw'))}
    <footer class="deal"><button class="primary big" @click=${() => editor.draw(String(deal))}>${app.say('study-lay')}</button></footer>
  </section>`;
};
