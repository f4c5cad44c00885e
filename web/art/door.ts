import { html, nothing } from 'lit-html';
import { icon } from './card.ts';

/** A way to somewhere: its sign and its name, and how it stands there. */
export type Door = {
  href: string;
  sign: string;
  name: string;
  state?: unknown;
  /** Does something wait there? */
  waits?: boolean;
};

/** All of it is a link; what stands there is said after the name. */
export const door = ({ href, sign, name, state, waits }: Door) => html`
  <a class="door" href=${href}>${icon(sign)}<span class="what"><b>${name}</b>${state ? html` <small data-waits=${waits || nothing}>${state}</small>` : nothing}</span>${icon('i-next')}</a>`;
