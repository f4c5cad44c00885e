import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { rightAtOnce } from '../../model/class-results.ts';
import { inGroups, readSlip } from '../../model/slip.ts';
import type { KeptSlip } from '../../storage/slip-store.ts';
import { dateIn } from '../../words/formatting.ts';
import { clock } from '../../words/numbers.ts';

interface Removable {
  drop(what: string, ids: string[]): Promise<void>;
}

/** Stored slips that do not count for this lesson, with their names and buttons to remove them. */
export const uncountedSlips = (
  app: Wording,
  state: Removable,
  id: 'class-before' | 'class-lost',
  kept: readonly KeptSlip[],
) =>
  kept.length
    ? html`<details class="surface uncounted-slips"><summary>${app.say(id, { count: kept.length })}</summary>
      <p class="help">${app.say(`${id}-line`)}</p>
      <ol role="list">${kept.map((slip, at) => row(app, state, slip, at))}</ol>
      <button class="outlined" @click=${() =>
        state.drop(
          app.say('class-some', { count: kept.length }),
          kept.map(slip => slip.id),
        )}>${app.say('class-remove-all')}</button></details>`
    : nothing;

const row = (app: Wording, state: Removable, { id, code, name, when }: KeptSlip, at: number) => {
  const slip = readSlip(code);
  const who = name || app.say('class-nameless', { code: inGroups(code).slice(0, 9) });
  const day = dateIn(app.language, when);
  const right = slip && app.say('class-right-at-once', { right: rightAtOnce(slip), steps: slip.steps.length });
  return html`<li><b>${who}</b><span>${[day, ...(slip ? [right, clock(slip.time)] : [])].join(' · ')}</span>
    <button class="icon-button" aria-label=${app.say('class-remove', { name: who, number: at + 1 })} title=${app.say('remove')}
      @click=${() => state.drop(app.say('class-slip-named', { name: who, number: at + 1 }), [id])}>${icon('i-cross')}</button></li>`;
};
