import { html, nothing } from 'lit-html';
import { icon } from './card.ts';

/** Data of a link in a list: its icon, its name, and a short status. */
export type LinkRow = {
  href: string;
  sign: string;
  name: string;
  state?: unknown;
  /** True if the linked screen needs attention. */
  waits?: boolean;
};

/** Render a link whose whole area can be tapped; a screen reader says the status after the name. */
export const linkRow = ({ href, sign, name, state, waits }: LinkRow) => html`
  <a class="door" href=${href}>${icon(sign)}<span class="what"><b>${name}</b>${state ? html` <small data-waits=${waits || nothing}>${state}</small>` : nothing}</span>${icon('i-next')}</a>`;
