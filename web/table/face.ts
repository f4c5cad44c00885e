import { html } from 'lit-html';
import type { CurrentTable, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { botAt } from '../model/matches.ts';
import { initialOf } from '../words/names.ts';

const FACES = 8;

/** Number of the colour of a seat. */
export const hueOf = (seat: number) => (seat % FACES) + 1;

/** The disc of a seat: an icon for the viewer, a drawing for a bot (number from 1), an initial for another person. */
export const disc = (
  seat: number,
  { you = false, bot = 0, name = '' }: { you?: boolean; bot?: number; name?: string },
) => html`<span class="face" data-hue=${you ? 'you' : hueOf(seat)} aria-hidden="true"
  >${you ? icon('i-you') : bot ? html`<svg class="drawn" viewBox="0 0 40 40"><use href=${`#who-${1 + ((bot - 1) % FACES)}`}></use></svg>` : initialOf(name)}</span>`;

/** The face of a seat at the table. */
export const face = (app: Wording & Preferences & CurrentTable, seat: number) =>
  disc(seat, { you: app.isYou(seat), bot: botAt(app, seat), name: app.seatName(seat) });
