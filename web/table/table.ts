import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { gameOnTable } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import { aside } from './aside.ts';
import { bar, tools } from './bar.ts';
import { chanceButtons } from './chance.ts';
import { readingsOf } from './choice.ts';
import { coach } from './coach.ts';
import { coachBars } from './coach-dice.ts';
import { curtain } from './curtain.ts';
import { dice } from './dice.ts';
import { foot } from './foot.ts';
import { hand } from './hand.ts';
import { callOut, middle } from './middle.ts';
import { openTable } from './open-table.ts';
import { ownSheet } from './own-sheet.ts';
import { panel } from './panel.ts';
import { roll } from './roll.ts';
import { seats } from './seats.ts';
import { sheet } from './sheets.ts';
import { strength } from './strength.ts';
import { talk } from './talk.ts';
import { totals } from './totals.ts';
import type { Play } from './types.ts';
import { centreOf, factsOf } from './view.ts';

/** Cards: the others around, what is played in the middle, the own hand. */
const withCards = (app: App, play: Play, view: View) => html`
    ${seats(app, play, view)}
    ${middle(app, play, view)}
    ${play.wide ? nothing : tools(app, play, view)}
    ${strength(app, view)}
    ${play.wide ? nothing : aside(app, play, view)}
    ${hand(app, play, view)}
    ${coach(app, play)}
    ${foot(app, play, view)}`;

/** Dice and a score sheet, which stands beside the table where there is room. */
const withDice = (app: App, play: Play, view: View) => html`
    ${play.wide ? nothing : html`${totals(app, play, view)}${ownSheet(app, play, view)}`}
    ${talk(app, play, view)}
    ${dice(app, play, view)}${callOut(play)}
    ${play.line?.lot && !play.line.sealed ? html`<footer class="roll foot">${chanceButtons(app, play)}</footer>` : roll(app, play, view)}
    ${play.wide ? coachBars(app, play) : nothing}`;

/** The whole table from one seat, of any game: it draws zones and knows no rules. */
export const table = (app: App, play: Play) => {
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
    @pointerdown=${(event: Event) => play.act.touchAnywhere(event)}>
    ${bar(app, play)}
    ${kind === 'dice' ? withDice(app, play, view) : open ? openTable(app, play, view) : withCards(app, play, view)}
    ${play.wide && !open ? panel(app, play, view) : nothing}
  </div>${sheet(app, play, view)}`;
};
