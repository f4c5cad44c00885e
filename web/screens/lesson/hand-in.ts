import { html, nothing } from 'lit-html';
import type { Display, Preferences, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { SlipSender, SlipState } from '../../friends/slip-sender.ts';
import { SERVERS } from '../../model/servers.ts';

/** Which data goes to which class, told before anything is sent. */
export const classTells = (app: Wording, { page }: SlipSender): string => app.say('class-tells', { page, ...SERVERS });

/** Send the slip of a finished lesson to its class, if the learner has agreed and given a name. */
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

/** The state of the slip on its way to the class, with a button to send it. */
export const handInState = (app: Wording & Preferences & Display, hands: SlipSender, code: string, name: string) => {
  const { page } = hands;
  const stand = hands.stand(code, name);
  const send = async () => {
    if (stand === 'waits') return hands.call();
    if (!name) return askName(app);
    await hands.agree(true);
    handInAutomatically(app, hands, code);
  };
  return html`<section class="surface slip-to-class" data-stand=${stand} role="status">
    <p>${icon(SIGNS[stand])}<span>${stand === 'ask' ? [classTells(app, hands), name ? '' : ` ${app.say('slip-nameless')}`] : app.say(`slip-${stand}`, { page })}</span></p>
    ${stand === 'going' ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
    ${stand === 'ask' || stand === 'waits' ? html`<button class="primary big" @click=${send}>${app.say(stand === 'ask' ? 'slip-hand-in' : 'try-again', { page })}</button>` : nothing}
  </section>`;
};
