import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../app.ts';
import type { View } from '../protocol.d.ts';
import type { Table } from './table-interface.ts';
import { strengthIn } from './view-queries.ts';

/** True if the rank order changed between two views. */
export const isTurned = (before: View, after: View) => {
  const [was, is] = [strengthIn(before), strengthIn(after)];
  return !!was && !!is && was.args.ranks !== is.args.ranks;
};

/** The ranks in their current order from weak to strong, with the one to beat marked. */
export const strength = (app: Wording, table: Table, view: View) => {
  const badge = strengthIn(view);
  if (!badge) return nothing;
  const ranks = String(badge.args.ranks).split(' ');
  const beat = ranks.indexOf(String(badge.args.beat));
  return html`<button class="strength" data-tone=${badge.tone || nothing} @click=${() => table.act.tellRule(badge.rule)}>
    <span class="spoken">${app.say(`badge-${badge.id}`, badge.args)}</span><small aria-hidden="true">${app.say('weak')}</small>
    ${repeat(
      ranks,
      rank => rank,
      (rank, at) =>
        html`<span data-rank=${rank} aria-hidden="true" class=${at === beat ? 'beat' : beat >= 0 && at > beat ? 'beats' : ''}>${rank}</span>`,
    )}
    <small aria-hidden="true">${app.say('strong')}</small></button>`;
};
