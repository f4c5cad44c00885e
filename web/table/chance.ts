import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import type { Table } from './drawn-types.ts';

/** Buttons for a chance outcome on the open table: set it up by hand, or draw at random. */
export const chanceButtons = (app: Wording, { line, scene }: Table) => {
  if (!line?.outcomes || line.sealed) return nothing;
  const id = line.outcomes.of === 'dice' ? 'dice' : 'cards';
  return html`<div class="buttons"><button class="button outlined" @click=${() => line.setUp()}>${app.say(`study-by-hand-${id}`)}</button>
    <button class="button primary" aria-disabled=${scene.busy ? 'true' : nothing} @click=${() => line.proceed()}>${app.say(`study-draw-${id}`)}</button></div>`;
};
