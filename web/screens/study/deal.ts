import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { wrong } from '../../art/parts.ts';
import type { Lot } from '../../protocol.d.ts';
import { face } from '../../table/face.ts';
import { spokenCards } from '../../table/view.ts';
import type { Setting } from './setup.ts';

const APART = 'apart';

/** Cards on their way from the deck to their places. */
export class Deal {
  /** Where each card that is given lies. */
  given: Map<string, number> = new Map();
  /** The place that gets the next card. */
  place = 0;
  /** How many cards a seat gets at random; 0: as many as usual. */
  each = 0;
  /** The card of the deck that the tab key reaches. */
  focus = '';

  /** @param groups what lies there already */
  constructor(
    readonly lot: Lot,
    groups: string[][],
  ) {
    if (groups.length) groups.forEach((group, place) => group.forEach(name => this.given.set(name, place)));
    else this.clear();
  }

  at(place: number) {
    return this.lot.items.filter(name => this.given.get(name) === place);
  }

  clear() {
    this.given.clear();
    this.lot.places.forEach(({ items }, place) => items.forEach(name => this.given.set(name, place)));
  }

  /** Gives a card to the place whose turn it is, or takes it back from there. */
  touch(name: string) {
    if (this.given.get(name) === this.place) this.given.delete(name);
    else this.given.set(name, this.place);
  }

  /** Fills every place from what is left. */
  fill() {
    const bound = new Set(this.lot.places.flatMap(({ items }) => items));
    const left = shuffled(this.lot.items.filter(name => !this.given.has(name) && !bound.has(name)));
    this.lot.places.forEach(({ seat, size, items }, place) => {
      const wanted = this.each && seat !== null ? this.each + items.length : this.each ? 0 : size;
      for (let count = this.at(place).length; count < wanted && left.length; count++) {
        this.given.set(left.pop() as string, place);
      }
    });
  }

  /** In notation. */
  toString() {
    return this.lot.places.map((_, place) => this.at(place).join(' ')).join(' | ');
  }
}

const shuffled = <T>(things: T[]) => {
  const keys = crypto.getRandomValues(new Uint32Array(things.length));
  return things
    .map((thing, at) => ({ thing, key: keys[at] }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing);
};

const nameOf = (app: App, seat: number | null) =>
  seat === null ? app.say(app.has('zone-haggis') ? 'zone-haggis' : 'study-apart') : app.seatName(seat);

/** A place and what lies there; the chosen one gets the next card. */
const placeRow = (app: App, deal: Deal, place: number) => {
  const { seat } = deal.lot.places[place];
  const names = deal.at(place);
  return html`<div class="given-to">
    <label><input type="radio" name="gets" .checked=${deal.place === place} @change=${() => {
      deal.place = place;
      app.redraw();
    }}>${seat === null ? html`<span class="face" data-hue=${APART} aria-hidden="true">${icon('i-cards')}</span>` : face(app, seat)}
      <span><b>${nameOf(app, seat)}</b> <small>${app.say('study-count', { count: names.length })}</small></span></label>
    <span class="strip" role="img" aria-label=${names.length ? spokenCards(app, names) : app.say('study-no-cards')}>${repeat(
      names,
      String,
      name => card(name),
    )}</span></div>`;
};

const spoken = (app: App, deal: Deal, name: string) => {
  const place = deal.given.get(name);
  if (place === undefined) return app.cardName(name);
  return app.say('study-given', { card: app.cardName(name), name: nameOf(app, deal.lot.places[place].seat) });
};

/** One card of the deck: given, it shows whose it is. */
const dealt = (app: App, deal: Deal, name: string, stop: boolean) => {
  const place = deal.given.get(name);
  const seat = place === undefined ? null : deal.lot.places[place].seat;
  return html`<button class="in-deck" data-deal=${name} data-given=${place !== undefined || nothing} tabindex=${stop ? 0 : -1}
    aria-label=${spoken(app, deal, name)} aria-pressed=${String(place !== undefined)}
    @focus=${() => {
      deal.focus = name;
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

/** Arrows move along the deck, a digit gives the card to that place. */
const keys = (_app: App, deal: Deal, event: KeyboardEvent) => {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
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
  else if (/^[1-9]$/.test(event.key) && place < deal.lot.places.length) {
    deal.place = place;
    buttons[at]?.click();
  } else return;
  event.preventDefault();
};

/** How many cards everybody gets at random. */
const each = (app: App, deal: Deal) => html`<label class="each">${app.say('study-each')}
  <select @change=${(event: Event) => {
    deal.each = Number((event.target as HTMLSelectElement).value);
  }}>${[0, 1, 2, 3, 4, 5, 6, 8, 10].map(
    count => html`<option value=${count} .selected=${deal.each === count}>${count || app.say('study-usual')}</option>`,
  )}</select></label>`;

/** The deal by hand: touch a card, and it goes to whoever is chosen. */
export const dealEditor = (app: App, setting: Setting, deal: Deal) => {
  const { items, places } = deal.lot;
  const stop = items.includes(deal.focus) ? deal.focus : items[0];
  const then = (act: () => void) => () => {
    act();
    app.announce(
      places
        .map(({ seat }, place) => `${nameOf(app, seat)}: ${app.say('study-count', { count: deal.at(place).length })}`)
        .join(app.say('comma')),
    );
    app.redraw();
  };
  return html`<section class="slab dealing" aria-labelledby="study-cards-title">
    <h2 id="study-cards-title">${app.say('study-cards')}</h2>
    <p class="help">${app.say('study-cards-help')}</p>
    <div class="given" role="radiogroup" aria-label=${app.say('study-gets')}>${places.map((_, place) => placeRow(app, deal, place))}</div>
    <div class="deck" role="toolbar" aria-label=${app.say('study-deck')} @keydown=${(event: KeyboardEvent) => keys(app, deal, event)}
      >${repeat(items, String, name => dealt(app, deal, name, name === stop))}</div>
    <div class="deal-deeds">
      ${each(app, deal)}
      <button class="tonal" @click=${then(() => deal.fill())}>${app.say('study-fill')}</button>
      <button class="outlined" @click=${then(() => deal.clear())}>${app.say('study-clear')}</button>
    </div>
    ${wrong('wrong-draw', setting.wrong('draw'))}
    <footer class="deal"><button class="primary big" @click=${() => setting.draw(String(deal))}>${app.say('study-lay')}</button></footer>
  </section>`;
};
