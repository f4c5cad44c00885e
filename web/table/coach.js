import { html, nothing } from 'lit-html';
import { icon } from './card.js';
import { argsOf, cardsIn } from './view.js';

/** @import { App } from '../types' */
/** @import { Hint, Play } from './types' */

const SHOWN = 3;

/** A move in words, and by its cards where others have the same words.
 * @param {App} app @param {Hint} hint @param {Hint['moves'][number]['say']} say
 */
const move = (app, hint, say) => {
  const words = app.say('say-' + say.kind, argsOf(say));
  const alike = hint.moves.slice(0, SHOWN).filter(other => app.say('say-' + other.say.kind, argsOf(other.say)) === words);
  const cards = alike.length > 1 && cardsIn(say.args).length;
  return html`${app.rich('say-' + say.kind, argsOf(say))}${cards ? html`${app.say('gap')}${app.rich('weighed-cards', argsOf(say))}` : nothing}`;
};

/** @param {App} app @param {Hint} hint */
const weighed = (app, hint) =>
  hint.moves.length > 1 && hint.moves[0].points !== null
    ? html`
  <ol class="weighed" role="list">${hint.moves.slice(0, SHOWN).map(
    ({ say, points }) => html`<li><span>${move(app, hint, say)}</span>
    <span class="expected">${points === null ? nothing : app.say('expected', { points: Math.round(points * 10) / 10 })}</span></li>`,
  )}</ol>`
    : nothing;

/** First a nudge. @param {App} app @param {Play} play @param {Hint} hint */
export const nudge = (app, play, { advice }) => html`<p>${app.rich('nudge-' + advice.kind, argsOf(advice))}</p>
  <button class="link" @click=${() => play.act.hint()}>${app.say('show-move')}${icon('i-next')}</button>`;

/** A hint: first a nudge, then the move and why. @param {App} app @param {Play} play */
export const coach = (app, play) => {
  const { hint } = play;
  if (!hint || play.why) return nothing;
  const { kind } = hint.advice;
  const [best] = hint.moves;
  return html`<section class="coach" aria-label=${app.say('hint')}>
    ${icon('i-hint')}
    <div>${
      hint.stage === 1
        ? nudge(app, play, hint)
        : html`<p><b>${app.rich('say-' + best.say.kind, argsOf(best.say))}</b>${app.say('stop')}${app.say('gap')}${app.has('advice-' + kind) ? app.rich('advice-' + kind, argsOf(hint.advice)) : nothing}</p>${weighed(app, hint)}`
    }</div>
  </section>`;
};
