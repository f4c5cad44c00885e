import { html } from 'lit-html';
import type { Wording } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { boxHelp, boxName } from '../words/box-names.ts';
import { wholeNumber } from '../words/typed-text.ts';
import type { Table } from './table-interface.ts';

/** On a score pad, the points that a turn without dice can bring in a box: tapped or typed. */
export const padPoints = (app: Wording, table: Table, view: View, id: string) => {
  const row = view.sheet.find(each => each.id === id);
  const enter = (points: string | number) => {
    table.act.close();
    table.act.move(`${row?.move} ${points}`);
  };
  const typed = (event: SubmitEvent) => {
    event.preventDefault();
    enter(wholeNumber(String(new FormData(event.target as HTMLFormElement).get('points'))));
  };
  return html`<div class="sheet-body"><p class="note">${app.say('box-help', { box: boxName(app, id), help: boxHelp(app, id) })}</p>
      <div class="points-grid" role="group" aria-label=${app.say('evening-points')}>${row?.choices.map(
        points => html`<button data-points=${points} @click=${() => enter(points)}>${points}</button>`,
      )}</div></div>
    <form class="sheet-foot" @submit=${typed}><label class="points-typed"><span>${app.say('evening-points')}</span>
      <input name="points" inputmode="numeric" autocomplete="off" required pattern="[0-9０-９]{1,3}"></label>
      <button class="button primary">${app.say('pad-enter')}</button></form>`;
};
