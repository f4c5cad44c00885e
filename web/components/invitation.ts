import { html, nothing } from 'lit-html';
import type { Display, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { canPassOn, passOn } from '../browser/share.ts';
import { copyText } from '../model/notices.ts';

/** The link that the player has copied; '' if none. */
export type Copied = { copied: string };

async function copy(app: Wording & Display, link: string, state: Copied) {
  if (await copyText(app, link, { field: '#room-link' })) state.copied = link;
  app.redraw();
}

/** The room's link as a field, with buttons to copy and to share it. */
export const invitation = (app: Wording & Display, link: string, state: Copied) => html`
  <label class="room-link wide-only"><span class="spoken">${app.say('send-link')}</span>
    <input id="room-link" readonly lang="en" .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
  <p class="pair">
    <button class="outlined" ?disabled=${!link} @click=${() => copy(app, link, state)}>${icon(state.copied === link && link ? 'i-check' : 'i-copy')}<span>${app.say(state.copied === link && link ? 'send-copied' : 'send-copy')}</span></button>
    ${canPassOn() ? html`<button class="outlined" ?disabled=${!link} @click=${() => passOn(link)}>${icon('i-share')}<span>${app.say('send-on')}</span></button>` : nothing}
  </p>`;
