/** Parts of a review that a problem's answer shows too. */

import { html, nothing } from 'lit-html';
import type { CurrentTable, Wording } from '../app.ts';
import { card } from '../art/card.ts';
import type { Sentence, Unit } from '../protocol.d.ts';
import { moveRich, worthOf } from './review-words.ts';

/** The seats around a table, as one of them sees it: that seat sits at the bottom. */
export interface Around {
  seats: number;
  viewer: number;
}

/** The place of a seat around a table, in per cent of it. */
const placeOf = (seat: number, { seats, viewer }: Around) => {
  const angle = Math.PI * (0.5 + (2 * (seat - viewer)) / seats);
  return `--x:${50 + 36 * Math.cos(angle)}%;--y:${50 + 32 * Math.sin(angle)}%`;
};

/**
 * Cards, each above the name of the player who laid it.
 * @param rings the cards that have a ring
 * @param around where the players sit, if a wide screen shows the cards as they lie on the table
 */
export const laidCards = (
  app: Wording & CurrentTable,
  laid: readonly { name: string; seat: number }[],
  rings: readonly string[] = [],
  around: Around | null = null,
) =>
  html`<ul class="decision-plays" role="list" data-around=${!!around || nothing}>${laid.map(
    ({ name, seat }) =>
      html`<li data-ring=${rings.includes(name) || nothing} .style=${around ? placeOf(seat, around) : ''}>${card(name)}<span class="spoken">${app.cardName(name)}${app.say('comma')}</span><small>${app.seatName(seat)}</small></li>`,
  )}</ul>`;

/** A move and its average result; `label` says whose it is. */
export interface Worth {
  say: Sentence;
  mean: number;
  kind: 'better' | 'you';
  label: string;
}

const bar = (app: Wording, unit: Unit, { say, mean, kind, label }: Worth, at: (value: number) => number) => {
  const [from, to] = [Math.min(at(0), at(mean)), Math.max(at(0), at(mean))];
  return html`<tr data-kind=${kind}><th scope="row">${moveRich(app, say)} <b>${label}</b></th>
    <td class="track-of" aria-hidden="true"><span class="track"><i class="amount" .style=${`inset-inline:${from}% ${100 - to}%`}></i>${at(0) > 0 ? html`<i class="zero" .style=${`inset-inline-start:${at(0)}%`}></i>` : nothing}</span></td>
    <td class="worth">${worthOf(app, mean, unit)}</td></tr>`;
};

/** The average results of moves, as bars from zero on one scale. */
export const worthTable = (app: Wording, unit: Unit, moves: readonly Worth[]) => {
  const means = moves.map(({ mean }) => mean);
  const [low, high] = [Math.min(0, ...means), Math.max(0, ...means)];
  const at = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 0);
  return html`<table><caption>${app.say(`review-unit-${unit}`)}</caption>
    <tbody>${moves.map(each => bar(app, unit, each, at))}</tbody></table>`;
};
