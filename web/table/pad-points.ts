import { html, nothing } from 'lit-html';
import type { Display, Wording } from '../app.ts';
import { fieldError } from '../art/widgets.ts';
import type { View } from '../protocol.d.ts';
import { boxHelp, boxName } from '../words/box-names.ts';
import { wholeNumber } from '../words/typed-text.ts';
import type { Table } from './table-interface.ts';
import type { Dialog } from './table-state.ts';

type Points = Extract<Dialog, { name: 'points' }>;

/** On a score pad, the points that a turn without dice can bring in a box: tapped or typed. */
export const padPoints = (app: Wording & Display, table: Table, view: View, { box: id, isWrong }: Points) => {
  const row = view.sheet.find(each => each.id === id);
  const enter = (points: string | number) => {
    table.act.close();
    table.act.move(`${row?.move} ${points}`);
  };
  const typed = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const points = wholeNumber(String(new FormData(form).get('points')));
    if (points >= 0) return enter(points);
    table.act.open({ name: 'points', box: id, isWrong: true });
    app.announce(app.say('pad-number'));
    form.querySelector('input')?.focus();
  };
  return html`<div class="sheet-body"><p class="note">${app.say('box-help', { box: boxName(app, id), help: boxHelp(app, id) })}</p>
      <div class="points-grid" role="group" aria-label=${app.say('evening-points')}>${row?.choices.map(
        points => html`<button data-points=${points} @click=${() => enter(points)}>${points}</button>`,
      )}</div></div>
    <form class="sheet-foot" @submit=${typed} novalidate><label class="points-typed"><span>${app.say('evening-points')}</span>
      <input name="points" inputmode="numeric" autocomplete="off" maxlength="3" aria-invalid=${isWrong ? 'true' : nothing} aria-describedby=${isWrong ? 'no-points' : nothing}></label>
      ${fieldError('no-points', isWrong ? app.say('pad-number') : '')}
      <button class="button primary">${app.say('pad-enter')}</button></form>`;
};
