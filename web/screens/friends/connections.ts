import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { Connection } from '../../friends/room-session.ts';

/** Which way each device is connected, and why no shorter one. */
export const connections = (app: Wording, all: readonly Connection[]) => {
  const known = all.filter(({ way }) => way);
  if (!known.length) return nothing;
  return html`<ul class="connections" role="list">${known.map(
    ({ name, way }) => html`<li>${icon('i-wifi')}<span>${app.say(`connected-${way}`, { name })}</span></li>`,
  )}</ul>`;
};
