import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { strengthIn } from './view.ts';

/** Does another order hold than before? */
export const isTurned = (before: View, after: View) => {
  const [was, is] = [strengthIn(before), strengthIn(after)];
  return !!was && !!is && was.args.ranks !== is.args.ranks;
};

/** All ranks from weak to strong as they count now, and the one to beat. */
export const strength = (app: App, view: View) => {
  const badge = strengthIn(view);
  if (!badge) return nothing;
  const ranks = String(badge.args.ranks).split(' ');
  const beat = ranks.indexOf(String(badge.args.beat));
  return html`<div class="strength" data-tone=${badge.tone || nothing} role="img" aria-label=${app.say(`badge-${badge.id}`, badge.args)}>
    <small>${app.say('weak')}</small>
    ${repeat(
      ranks,
      rank => rank,
      (rank, at) =>
        html`<span data-rank=${rank} class=${at === beat ? 'beat' : beat >= 0 && at > beat ? 'beats' : ''}>${rank}</span>`,
    )}
    <small>${app.say('strong')}</small></div>`;
};
