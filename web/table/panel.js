import { html, nothing } from 'lit-html';
import { icon } from './card.js';
import { chart } from './chart.js';
import { houseRulesLine } from './house.js';
import { log } from './log.js';
import { rounds, scoreTable } from './scores.js';
import { sheetTable } from './sheet-table.js';
import { transcript } from './transcript.js';
import { fewestWin } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/** Points and what happened. @param {App} app @param {Play} play @param {View} view */
const roundByRound = (app, play, view) => html`
  <section class="panel-points">
    <h2><button class="plain" @click=${() => play.act.open('scores')} aria-haspopup="dialog">${app.say('scores')}</button>
      <small>${app.say(fewestWin(app) ? 'fewest-wins' : 'most-wins')}</small></h2>
    ${scoreTable(app, view, 6)}${rounds(app, view, { most: 1, open: true })}${chart(app, view)}
  </section>
  <section class="panel-log" tabindex="0" aria-label=${app.say('what-happened')}>
    <h2>${app.say('what-happened')}</h2>${play.line ? transcript(app, play) : play.story.length ? log(app, play, view, true) : nothing}
  </section>`;

/**
 * Beside the table where there is room: points, what happened, the rules in force.
 * @param {App} app @param {Play} play @param {View} view
 */
export const panel = (app, play, view) => html`<aside class="panel" aria-label=${app.say('beside')}>
  ${view.sheet.length ? html`<section class="panel-sheet">${sheetTable(app, play, view, true)}</section>` : roundByRound(app, play, view)}
  <button class="panel-house" @click=${() => play.act.open('house')} aria-haspopup="dialog">
    ${icon('i-house')}<span>${houseRulesLine(app)}</span>${icon('i-next')}</button>
</aside>`;
