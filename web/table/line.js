import { html, nothing } from 'lit-html';
import { icon } from './card.js';

/** @import { StudyActs } from '../screens/study-acts.js' */
/** @import { App } from '../types' */
/** @import { Line, Play } from './types' */

/** @param {string} sign @param {string} label @param {() => void} act @param {boolean} off */
const step = (sign, label, act, off) => html`<button class="tool" aria-label=${label} title=${label}
  aria-disabled=${off ? 'true' : nothing} @click=${act}>${icon(sign)}</button>`;

/** @param {string} sign @param {string} words @param {() => void} act @param {boolean} [off] */
const deed = (sign, words, act, off = false) => html`<button class="deed" aria-disabled=${off ? 'true' : nothing} title=${words} @click=${act}
  >${icon(sign)}<span>${words}</span></button>`;

/**
 * Below the open table: along the line of play, and off it.
 * @param {App} app @param {Play} play
 */
export const lineBar = (app, play) => {
  const act = /** @type {StudyActs} */ (play.act);
  const { at, log, other, lot } = /** @type {Line} */ (play.line);
  const where = app.say('study-at', { at, count: log.length });
  const over = !!play.view?.places.length;
  return html`<footer class="line-bar">
    <div class="walk" role="group" aria-label=${app.say('study-line')}>
      ${step('i-first', app.say('study-first'), () => act.go(0), at === 0)}
      ${step('i-back', app.say('study-back'), () => act.go(at - 1), at === 0)}
      <input type="range" min="0" max=${log.length} .value=${String(at)} aria-label=${app.say('study-place')} aria-valuetext=${where}
        @change=${(/** @type {Event} */ event) => act.go(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
      <output aria-hidden="true">${at} / ${log.length}</output>
      ${step('i-next', app.say('study-next'), () => act.go(at + 1), at === log.length)}
      ${step('i-final', app.say('study-final'), () => act.go(log.length), at === log.length)}
    </div>
    <div class="deeds">
      ${deed('i-coach', app.say('study-bot'), act.proceed, over || !!lot)}
      ${other ? deed('i-swap', app.say('study-other'), act.swap) : nothing}
      ${deed('i-tune', app.say('study-set-up'), act.setUp)}
      ${deed('i-share', app.say('study-share'), act.share)}
    </div>
  </footer>`;
};
