import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { View } from '../protocol.d.ts';
import { houseRulesLine } from './house-rules.ts';
import { log } from './log.ts';
import { chart } from './points-chart.ts';
import { panelSheet } from './score-sheet.ts';
import { rounds, scoreTable } from './scores.ts';
import type { Table } from './table-interface.ts';
import { transcript } from './transcript-panel.ts';
import { fewestWin } from './view-queries.ts';

/** Score table, breakdown of the last round, chart, and log. */
const roundByRound = (app: Wording & GameCatalogue & Preferences & CurrentTable, table: Table, view: View) => html`
  <section class="panel-points">
    <h2><button class="plain-panel" @click=${() => table.act.open({ name: 'scores' })} aria-haspopup="dialog">${app.say('scores')}</button>
      <small>${app.say(fewestWin(app) ? 'fewest-wins' : 'most-wins')}</small></h2>
    ${scoreTable(app, view, 6)}${rounds(app, view, { most: 1, open: true })}${chart(app, view)}
  </section>
  <section class="panel-log" tabindex="0" aria-label=${app.say('what-happened')}>
    <h2>${app.say('what-happened')}</h2>${table.line ? transcript(app, table) : table.state.story.length ? log(app, table, view, true) : nothing}
  </section>`;

/** The panel beside the table on wide windows: points, log, house rules in force. */
export const panel = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  table: Table,
  view: View,
) => html`<aside class="panel" aria-label=${app.say('beside')}>
  ${view.sheet.length ? panelSheet(app, table, view) : roundByRound(app, table, view)}
  <button class="panel-house" @click=${() => table.act.open({ name: 'house' })} aria-haspopup="dialog">
    ${icon('i-house')}<span>${houseRulesLine(app)}</span>${icon('i-next')}</button>
</aside>`;
