import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import type { StudyActs } from '../screens/study/acts.ts';
import type { Play } from './types.ts';

/** Where chance is to act on a line of play: by hand, or at random. */
export const chanceButtons = (app: App, { act, line, busy }: Play) => {
  if (!line?.lot || line.sealed) return nothing;
  const { setUp, proceed } = act as StudyActs;
  const id = line.lot.of === 'dice' ? 'dice' : 'cards';
  return html`<div class="buttons"><button class="button outlined" @click=${setUp}>${app.say(`study-by-hand-${id}`)}</button>
    <button class="button primary" aria-disabled=${busy ? 'true' : nothing} @click=${proceed}>${app.say(`study-draw-${id}`)}</button></div>`;
};
