import { html, nothing } from 'lit-html';
import type { Display, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { SlipSender, SlipState } from '../friends/slip-sender.ts';
import { SERVERS } from '../model/servers.ts';

/** Which data goes to which page, told before anything is sent. */
export const handInTells = (app: Wording, { page, words }: SlipSender): string =>
  app.say(`${words}-tells`, { page, ...SERVERS });

/** Send the slip of a finished lesson to its class, or a result to its event, if the player has agreed and given a name. */
export function handInAutomatically(app: Preferences, hands: SlipSender | null, code: string) {
  const name = app.settings.yourName;
  if (!hands?.joined.agreed || !name) return;
  hands.shown = code;
  void hands.hand({ code, name });
}

const SIGNS: Record<SlipState, string> = {
  ask: 'i-people',
  going: 'i-people',
  waits: 'i-info',
  taken: 'i-check',
  full: 'i-info',
  other: 'i-info',
};

function askName(app: Wording & Display) {
  document.querySelector<HTMLElement>('#own-name')?.focus();
  app.announce(app.say('slip-nameless'));
}

/** The state of the slip or result on its way, with a button to send it. */
export const handInState = (app: Wording & Preferences & Display, hands: SlipSender, code: string, name: string) => {
  const { page, words } = hands;
  const stand = hands.stand(code, name);
  const send = async () => {
    if (stand === 'waits') return hands.call();
    if (!name) return askName(app);
    await hands.agree(true);
    hands.shown = code;
    void hands.hand({ code, name });
  };
  return html`<section class="surface handed-in" data-stand=${stand} role="status">
    <p>${icon(SIGNS[stand])}<span>${stand === 'ask' ? [handInTells(app, hands), name ? '' : ` ${app.say('slip-nameless')}`] : app.say(`${words}-${stand}`, { page })}</span></p>
    ${stand === 'going' ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
    ${stand === 'ask' || stand === 'waits' ? html`<button class="primary big" @click=${send}>${app.say(stand === 'ask' ? 'slip-hand-in' : 'try-again', { page })}</button>` : nothing}
  </section>`;
};
