import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { disc } from '../../table/face.ts';
import { LONGEST_TYPED, properName } from '../../words/names.ts';

/** Further players at this device, and the actions to add and remove them. */
interface LocalPlayers {
  others: readonly { seat: number; name: string }[];
  /** True if there is a seat for one more player. */
  room: boolean;
  join(name: string): void;
  rise(seat: number): void;
}

/** A list and a form of further players at this device; the page hides the hands between their turns. */
export function localPlayers(app: Wording, { others, room, join, rise }: LocalPlayers) {
  const sit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input') as HTMLInputElement;
    const name = properName(field.value);
    if (!name) return field.focus();
    field.value = '';
    join(name);
  };
  return html`<details class="surface here-too" ?open=${others.length > 0}>
    <summary>${icon('i-people')}<span class="what"><b>${app.say('more-here')}</b> <small>${app.say('more-here-help')}</small></span>${icon('i-next')}</summary>
    ${
      others.length
        ? html`<ul role="list">${others.map(
            ({ seat, name }) => html`<li>${disc(seat, { name })}<b dir="auto">${name}</b>
          <button class="icon-button" type="button" aria-label=${app.say('gets-up', { name })} title=${app.say('gets-up', { name })} @click=${() => rise(seat)}>${icon('i-cross')}</button></li>`,
          )}</ul>`
        : nothing
    }
    ${
      room
        ? html`<form class="local-player-form" @submit=${sit} novalidate>
      <label class="spoken" for="name-here">${app.say('their-name')}</label>
      <input id="name-here" type="text" maxlength=${LONGEST_TYPED} autocomplete="off" placeholder=${app.say('their-name')}>
      <button class="tonal">${app.say('sits-here')}</button></form>`
        : html`<p class="help">${app.say('no-seat-left')}</p>`
    }
  </details>`;
}
