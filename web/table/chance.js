import { html, nothing } from 'lit-html';

/** @import { StudyActs } from '../screens/study-acts.js' */
/** @import { App } from '../types' */
/** @import { Play } from './types' */

/** Where chance is to act on a line of play: by hand, or at random. @param {App} app @param {Play} play */
export const chanceButtons = (app, { act, line, busy }) => {
  if (!line?.lot || line.sealed) return nothing;
  const { setUp, proceed } = /** @type {StudyActs} */ (act);
  const id = line.lot.of === 'dice' ? 'dice' : 'cards';
  return html`<div class="buttons"><button class="button outlined" @click=${setUp}>${app.say('study-by-hand-' + id)}</button>
    <button class="button primary" aria-disabled=${busy ? 'true' : nothing} @click=${proceed}>${app.say('study-draw-' + id)}</button></div>`;
};
