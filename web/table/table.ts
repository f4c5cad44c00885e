import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { offerOnTable, tintOf } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import { bar, tools } from './bar.ts';
import { chanceButtons } from './chance.ts';
import { coach, isHelping } from './coach.ts';
import { coachBars } from './coach-dice.ts';
import { curtain } from './curtain.ts';
import { dialog } from './dialogs.ts';
import { dice } from './dice.ts';
import { foot } from './foot.ts';
import { hand } from './hand.ts';
import { banner, middle } from './middle.ts';
import { openTable } from './open-table.ts';
import { ownSheet } from './own-score-sheet.ts';
import { padDice, padFaces } from './pad.ts';
import { panel } from './panel.ts';
import { away } from './participants.ts';
import { roll } from './roll-buttons.ts';
import { seats } from './seats.ts';
import { sideOffers } from './side-offers.ts';
import { statusLines } from './status-lines.ts';
import { strength } from './strength.ts';
import type { Table } from './table-interface.ts';
import { totals } from './totals.ts';
import { centreOf, hasWords, isUnprinted } from './view-queries.ts';

/** Parts that a guided table, such as a lesson, draws instead of the standard ones or beside them. */
export interface OwnParts {
  bar?: unknown;
  panel?: unknown;
  /** The bottom bar; undefined for the standard one. */
  foot?: unknown;
  /** The guide's speech, drawn after the hand. */
  says: unknown;
}

/** A card table: the other seats, the middle, the viewer's hand. */
const withCards = (app: App, table: Table, view: View, own?: OwnParts) => html`
    ${seats(app, table, view)}
    ${middle(app, table, view)}
    ${table.state.wide ? nothing : tools(app, table, view)}
    ${strength(app, table, view)}
    ${table.state.wide ? nothing : sideOffers(app, table, view)}
    ${hand(app, table, view)}
    ${own?.says ?? nothing}
    ${coach(app, table)}
    ${own?.foot ?? foot(app, table, view)}`;

/** True if dice are entered on a score pad now. */
const enters = ({ mode }: Table, view: View) => !!mode.pad && !!view.ask;

/** What stands below the dice: the outcomes of a throw, the faces of a score pad, or the throw button. */
export const diceFoot = (app: App, table: Table, view: View) => {
  if (table.line?.outcomes && !table.line.sealed)
    return html`<footer class="roll foot">${chanceButtons(app, table)}</footer>`;
  return enters(table, view) ? padFaces(app, table) : roll(app, table, view);
};

/** A dice table; on wide windows the score sheet is in the panel beside it. */
const withDice = (app: App, table: Table, view: View, own?: OwnParts) => html`
    ${table.state.wide ? nothing : html`${totals(app, table, view)}${ownSheet(app, table, view)}`}
    ${statusLines(app, table, view)}
    ${enters(table, view) ? padDice(app, table) : dice(app, table, view)}${banner(table)}
    ${own?.says ?? nothing}
    ${own?.foot ?? diceFoot(app, table, view)}
    ${table.state.wide ? coachBars(app, table) : nothing}`;

/** What lies on the table below the bar. */
const laid = (app: App, table: Table, view: View, isDice: boolean, open: boolean, own?: OwnParts) => html`
    ${isDice ? withDice(app, table, view, own) : open ? openTable(app, table, view) : withCards(app, table, view, own)}
    ${away(app, view)}
    ${table.state.wide && !open ? (own?.panel ?? panel(app, table, view)) : nothing}`;

/**
 * Draw the whole table from one seat, for any game: it draws zones and knows no rules.
 * @param ownOf the parts that a guided table replaces
 */
export const drawTable = (app: App, table: Table, ownOf?: (view: View | null) => OwnParts) => {
  const view = hasWords(app) ? table.state.view : null;
  if (table.state.curtain !== null) return curtain(app, table, table.state.curtain);
  const own = ownOf?.(view);
  const kind = view && centreOf(view)?.kind;
  const open = !!view && table.line?.eyes === null && kind !== 'dice';
  const others = view ? view.points.length - 1 : 0;
  return html`<div class="table" data-asking=${!!table.state.callout || isHelping(table) || nothing} data-others=${others || nothing}
    data-kind=${kind ?? nothing} data-tint=${tintOf(offerOnTable(app))} data-reading=${table.state.readings.length > 1 || nothing}
    data-open-hands=${open || nothing} .style=${view ? `--others:${others}` : ''}
    data-unprinted=${(view && isUnprinted(view)) || nothing} data-guided=${(view && !!own) || nothing}
    @pointerdown=${(event: Event) => table.act.touchAnywhere(event)}>
    ${own?.bar ?? bar(app, table, view)}
    ${view ? laid(app, table, view, kind === 'dice', open, own) : html`<p class="loading-note" role="status">${app.say('laying')}</p>`}
  </div>${view ? dialog(app, table, view) : nothing}`;
};
