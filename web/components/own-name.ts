import { html, nothing } from 'lit-html';
import type { Display, Preferences, Wording } from '../app.ts';
import { fieldError } from '../art/widgets.ts';
import { LONGEST_TYPED, properName } from '../words/names.ts';

/** A form that needs the player's name: `nameless` is true after it was sent without one. */
export type NameForm = { nameless: boolean };

/** Read and store the name of a form that is sent, or known already; '' if there is none, which is shown and said. */
export function nameSent(app: Wording & Preferences & Display, event: Event, form: NameForm): string {
  event.preventDefault();
  const field = (event.target as HTMLFormElement).querySelector('input');
  const name = properName(field?.value ?? app.settings.yourName);
  form.nameless = !name;
  if (name) app.set('yourName', name);
  else {
    field?.focus();
    app.announce(app.say('say-your-name'));
    app.redraw();
  }
  return name;
}

/** The field for the player's name, and what is wrong with it. A form with this field checks it itself: `novalidate`. */
export const nameField = (app: Wording, { nameless }: NameForm, value: string = '') => html`
  <label for="own-name">${app.say('your-name')}</label>
  <input id="own-name" class="text-field" type="text" maxlength=${LONGEST_TYPED} autocomplete="nickname" .value=${value}
    aria-invalid=${nameless ? 'true' : nothing} aria-describedby=${nameless ? 'no-name' : nothing}>
  ${fieldError('no-name', nameless ? app.say('say-your-name') : '')}`;
