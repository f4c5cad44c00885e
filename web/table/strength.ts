import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { factOf } from './view.ts';

/** All ranks from weak to strong, where that can change. */
const orderIn = (view: View) => factOf(view, 'order');

/** Does another order hold than before? */
export const isTurned = (before: View, after: View) => {
  const [was, is] = [orderIn(before), orderIn(after)];
  return !!was && !!is && was.args.ranks !== is.args.ranks;
};

/** All ranks from weak to strong as they count now, and the one to beat. */
export const strength = (app: App, view: View) => {
  const fact = orderIn(view);
  if (!fact) return nothing;
  const ranks = String(fact.args.ranks).split(' ');
  const beat = ranks.indexOf(String(fact.args.beat));
  return html`<div class="strength" data-tone=${fact.tone || nothing} role="img" aria-label=${app.say('fact-order', fact.args)}>
    <small>${app.say('weak')}</small>
    ${repeat(
      ranks,
      rank => rank,
      (rank, at) =>
        html`<span data-rank=${rank} class=${at === beat ? 'beat' : beat >= 0 && at > beat ? 'beats' : ''}>${rank}</span>`,
    )}
    <small>${app.say('strong')}</small></div>`;
};
