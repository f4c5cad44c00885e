import { html, nothing } from 'lit-html';
import { gameOnTable } from '../offers.js';
import { aside } from './aside.js';
import { bar, tools } from './bar.js';
import { chanceButtons } from './chance.js';
import { readingsOf } from './choice.js';
import { coachBars } from './coach-dice.js';
import { coach } from './coach.js';
import { curtain } from './curtain.js';
import { dice } from './dice.js';
import { foot } from './foot.js';
import { hand } from './hand.js';
import { callOut, middle } from './middle.js';
import { openTable } from './open-table.js';
import { ownSheet } from './own-sheet.js';
import { panel } from './panel.js';
import { roll } from './roll.js';
import { seats } from './seats.js';
import { sheet } from './sheets.js';
import { strength } from './strength.js';
import { talk } from './talk.js';
import { totals } from './totals.js';
import { centreOf, factsOf } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/** Cards: the others around, what is played in the middle, the own hand. @param {App} app @param {Play} play @param {View} view */
const withCards = (app, play, view) => html`
    ${seats(app, play, view)}
    ${middle(app, play, view)}
    ${play.wide ? nothing : tools(app, play, view)}
    ${strength(app, view)}
    ${play.wide ? nothing : aside(app, play, view)}
    ${hand(app, play, view)}
    ${coach(app, play)}
    ${foot(app, play, view)}`;

/** Dice and a score sheet, which stands beside the table where there is room. @param {App} app @param {Play} play @param {View} view */
const withDice = (app, play, view) => html`
    ${play.wide ? nothing : html`${totals(app, play, view)}${ownSheet(app, play, view)}`}
    ${talk(app, play, view)}
    ${dice(app, play, view)}${callOut(play)}
    ${play.line?.lot && !play.line.sealed ? html`<footer class="roll foot">${chanceButtons(app, play)}</footer>` : roll(app, play, view)}
    ${play.wide ? coachBars(app, play) : nothing}`;

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
  const kind = centreOf(view)?.kind;
  const open = play.line?.eyes === null && kind !== 'dice';
  return html`<div class="table" data-asking=${!!play.why || !!play.hint || nothing} data-others=${view.points.length - 1}
    data-kind=${kind ?? nothing} data-game=${gameOnTable(app) ?? nothing} data-reading=${readingsOf(play).length > 1 || nothing}
    data-open-hands=${open || nothing} .style=${`--others:${view.points.length - 1}`}
    data-worth=${factsOf(view).some(({ id }) => id === 'worth') || nothing}
    @pointerdown=${(/** @type {Event} */ event) => play.act.touchAnywhere(event)}>
    ${bar(app, play)}
    ${kind === 'dice' ? withDice(app, play, view) : open ? openTable(app, play, view) : withCards(app, play, view)}
    ${play.wide && !open ? panel(app, play, view) : nothing}
  </div>${sheet(app, play, view)}`;
};
