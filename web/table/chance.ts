import { html, nothing } from 'lit-html';
import type { CurrentTable, Wording } from '../app.ts';
import type { Table } from './table-interface.ts';

/** Buttons for a chance outcome on the open table: go on to the recorded one, set it up by hand, or draw at random. */
export const chanceButtons = (app: Wording & CurrentTable, { line, state }: Table) => {
  if (!line?.outcomes || line.sealed) return nothing;
  const busy = state.busy ? 'true' : nothing;
  if (app.match?.watched && line.at < line.log.length)
    return html`<div class="buttons"><button class="button primary" aria-disabled=${busy} @click=${() => line.go(line.at + 1)}>${app.say('study-next')}</button></div>`;
  const id = line.outcomes.of === 'dice' ? 'dice' : 'cards';
  return html`<div class="buttons"><button class="button outlined" @click=${() => line.setUp()}>${app.say(`study-by-hand-${id}`)}</button>
    <button class="button primary" aria-disabled=${busy} @click=${() => line.proceed()}>${app.say(`study-draw-${id}`)}</button></div>`;
};
