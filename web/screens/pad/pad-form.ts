import { html, nothing } from 'lit-html';
import type { App, Preferences, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { Values } from '../../model/house-rules.ts';
import { newPad } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { disc } from '../../table/face.ts';
import { LONGEST_TYPED, properName } from '../../words/names.ts';

const FEWEST = 2; // people

/** What the people at a score pad have chosen: their names in the order of play, and their house rules. */
export interface PadSetup {
  names: string[];
  options: Values;
}

/**
 * The form of a new score pad: its people, and what `more` adds.
 * @param more form fields below the people
 */
export function padForm(
  app: App,
  what: Offer,
  { names, options }: PadSetup,
  change: (part: Partial<PadSetup>) => void,
  more: unknown = nothing,
) {
  const begin = (event: Event) => {
    event.preventDefault();
    app.sit(newPad(what.game.name, { options, names }));
  };
  return html`<form @submit=${begin}>
    <p class="lead">${app.say('pad-what')}</p>
    ${people(app, what, names, change)}
    ${more}
    <footer class="deal"><button class="primary big"><span>${app.say('pad-begin')}</span></button></footer>
  </form>`;
}

const people = (
  app: Wording & Preferences,
  what: Offer,
  names: string[],
  change: (part: Partial<PadSetup>) => void,
) => html`<section class="surface players" aria-labelledby="players">
    <h2 id="players">${app.say('players')}</h2>
    <ol>${names.map((_, seat) => person(app, names, seat, change))}</ol>
    ${
      names.length < Math.max(...what.game.seats)
        ? html`<p><button type="button" class="outlined" @click=${() => change({ names: [...names, ''] })}>${app.say('pad-add')}</button></p>`
        : html`<p class="help">${app.say('pad-most', { count: names.length })}</p>`
    }
    <p class="help">${app.say('pad-first')}</p>
  </section>`;

function person(app: Wording, names: string[], seat: number, change: (part: Partial<PadSetup>) => void) {
  const usual = app.say('player-name', { seat: seat + 1 });
  const name = names[seat] || usual;
  const rename = ({ target }: Event) =>
    change({ names: names.with(seat, properName((target as HTMLInputElement).value)) });
  const remove = app.say('pad-remove', { name });
  return html`<li>
    ${disc(seat, { name })}
    <input type="text" maxlength=${LONGEST_TYPED} autocomplete="off" aria-label=${app.say('seat-name', { seat: seat + 1 })}
      placeholder=${usual} .value=${names[seat]} @change=${rename}>
    ${
      names.length > FEWEST
        ? html`<button type="button" class="icon-button" aria-label=${remove} title=${remove} @click=${() => change({ names: names.toSpliced(seat, 1) })}>${icon('i-cross')}</button>`
        : nothing
    }
  </li>`;
}
