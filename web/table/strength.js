import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { factOf } from './view.js';

/** @import { App, View } from '../types' */

/** All ranks from weak to strong, where that can change. @param {View} view */
const orderIn = view => factOf(view, 'order');

/** Does another order hold than before? @param {View} before @param {View} after */
export const isTurned = (before, after) => {
  const [was, is] = [orderIn(before), orderIn(after)];
  return !!was && !!is && was.args.ranks !== is.args.ranks;
};

/**
 * All ranks from weak to strong as they count now, and the one to beat.
 * @param {App} app @param {View} view
 */
export const strength = (app, view) => {
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
