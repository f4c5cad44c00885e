import { html, nothing } from 'lit-html';
import { aside } from './aside.js';
import { bar, tools } from './bar.js';
import { coach } from './coach.js';
import { curtain } from './curtain.js';
import { foot } from './foot.js';
import { hand } from './hand.js';
import { middle } from './middle.js';
import { panel } from './panel.js';
import { seats } from './seats.js';
import { sheet } from './sheets.js';
import { strength } from './strength.js';
import { readingsOf } from './choice.js';
import { centreOf, factsOf } from './view.js';

/** @import { App } from '../types' */
/** @import { Play } from './types' */

/**
 * The whole table from one seat, of any game: it draws zones and knows no rules.
 * @param {App} app @param {Play} play
 */
export const table = (app, play) => {
  const { view } = play;
  if (play.curtain !== null) return curtain(app, play, play.curtain);
  if (!view) {
    return html`<div class="table">${bar(app, play)}<p class="laying" role="status">${app.say('laying')}</p></div>`;
  }
  return html`<div class="table" data-asking=${!!play.why || !!play.hint || nothing} data-others=${view.points.length - 1}
    data-kind=${centreOf(view)?.kind ?? nothing} data-reading=${readingsOf(play).length > 1 || nothing}
    data-worth=${factsOf(view).some(({ id }) => id === 'worth') || nothing}
    @pointerdown=${(/** @type {Event} */ event) => play.act.touchAnywhere(event)}>
    ${bar(app, play)}
    ${seats(app, play, view)}
    ${middle(app, play, view)}
    ${play.wide ? nothing : tools(app, play, view)}
    ${strength(app, view)}
    ${play.wide ? nothing : aside(app, play, view)}
    ${hand(app, play, view)}
    ${coach(app, play)}
    ${foot(app, play, view)}
    ${play.wide ? panel(app, play, view) : nothing}
  </div>${sheet(app, play, view)}`;
};
