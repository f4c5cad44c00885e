import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { bothOf, cardsOf, moveRich, worthOf } from '../../exercise/review-words.ts';
import { worstOf, written } from '../../model/verdict.ts';
import type { Reviewed } from '../../protocol.d.ts';
import type { KeptReview } from '../../storage/stored-types.ts';
import { spokenCards } from '../../table/view-queries.ts';

/** Address of a decision in its review. */
export const addressOf = (review: KeptReview, { entry }: Reviewed) => `#/review/${review.id}/${entry}`;

/** A decision's title: its kind if cards show the move, else the move in words. */
export const titleOf = (app: Wording, one: Reviewed) => {
  const { own } = bothOf(one);
  return cardsOf(own).length ? app.say(`decision-${one.kind}`) : moveRich(app, own);
};

/** The cards of a move above a label; a screen reader hears both. */
const side = (
  app: Wording,
  cards: string[],
  words: string,
  better: boolean,
) => html`<span class="side" data-better=${better || nothing}>
  <span class="strip" aria-hidden="true">${cards.map(name => card(name))}</span><small>${words}<span class="spoken">${app.say('colon')}${spokenCards(app, cards)} </span></small></span>`;

const pair = (app: Wording, one: Reviewed) => {
  const { own, better } = bothOf(one);
  if (!cardsOf(own).length || !cardsOf(better).length) return nothing;
  return html`<span class="pair">${side(app, cardsOf(own), app.say('review-you'), false)}${icon('i-next')}${side(app, cardsOf(better), app.say('review-better'), true)}</span>`;
};

/** Title and round of a decision, with the better move in words if no cards show it. */
const heading = (app: Wording, one: Reviewed) => {
  const { own, better } = bothOf(one);
  const drawn = cardsOf(own).length && cardsOf(better).length;
  return html`<span class="what"><b>${titleOf(app, one)}</b>${drawn ? nothing : html`<span class="better-move">${app.say('review-better')}${app.say('colon')}${moveRich(app, better)}</span>`}
    <small>${app.say('review-round', { round: one.round })}</small></span>`;
};

/** What a decision has cost, with its unit. */
export const costOf = (app: Wording, { loss, unit }: Reviewed) => {
  const count = written(loss, unit);
  const words = app.say(unit === 'chance' ? 'review-to-win' : 'review-points-word', { count });
  return html`<span class="cost"><b>${worthOf(app, loss, unit)}</b> <small>${words}</small></span>`;
};

/** The list of the most costly decisions that are clearly poor. */
export const decisionList = (app: Wording, review: KeptReview, opened: number | null) => {
  const worst = worstOf(review);
  return html`<section class="surface costs" aria-labelledby="costs"><h2 id="costs">${app.say('review-costs')}</h2>
    ${worst.length ? nothing : html`<p class="help">${app.say('review-nothing-clear')}</p>`}
    <ol role="list">${worst.map(
      (one, at) => html`<li><a href=${addressOf(review, one)} aria-current=${one.entry === opened ? 'true' : nothing}>
      <span class="chart-number">${at + 1}</span>${pair(app, one)}${heading(app, one)}${costOf(app, one)}${icon('i-next')}</a></li>`,
    )}</ol></section>`;
};
