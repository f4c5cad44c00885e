import { html } from 'lit-html';
import type { App } from '../app.ts';
import { icon } from '../art/card.ts';
import { botAt } from '../model/matches.ts';
import { initialOf } from '../words/names.ts';

const FACES = 8;

/** The disc of a seat: whoever looks, a bot by its number from 1, or somebody by the first letter of the name. */
export const disc = (
  seat: number,
  { you = false, bot = 0, name = '' }: { you?: boolean; bot?: number; name?: string },
) => html`<span class="face" data-hue=${you ? 'you' : (seat % FACES) + 1} aria-hidden="true"
  >${you ? icon('i-you') : bot ? html`<svg class="drawn" viewBox="0 0 40 40"><use href=${`#who-${1 + ((bot - 1) % FACES)}`}></use></svg>` : initialOf(name)}</span>`;

/** The face of a seat at the table. */
export const face = (app: App, seat: number) =>
  disc(seat, { you: app.isYou(seat), bot: botAt(app, seat), name: app.seatName(seat) });
