import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { amountOf } from '../../exercise/review-words.ts';
import { SURE } from '../../model/estimate.ts';
import { offerOf } from '../../model/offers.ts';
import { addressOf, countOf, FEW, KIND } from '../../model/training.ts';
import type { Amount, Weakness } from '../../model/verdict.ts';
import { isExact, isSure, luckOf, playOf, verdictOf, weakestKind } from '../../model/verdict.ts';
import type { Head } from '../../protocol.d.ts';
import type { KeptReview } from '../../storage/stored-types.ts';
import { argsOf } from '../../table/view-queries.ts';
import { figure } from '../../words/numbers.ts';

type What = 'cards' | 'dice';

/** A scale in per cent that holds zero and both amounts with their errors. */
const scaleOf = (all: readonly Amount[], least: number) => {
  const ends = all.flatMap(({ value, error }) => [value - SURE * error, value + SURE * error]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const room = Math.max(high - low, least) * 0.06;
  const [from, to] = [low - room, high + room];
  return (value: number) => ((value - from) / (to - from)) * 100;
};

/** A gain or loss in words: "35 points lost". */
const gained = (app: Wording, value: number) => {
  const amount = amountOf(app, value, 'round');
  if (amount === amountOf(app, 0, 'round')) return app.say('review-even');
  return app.say(value < 0 ? 'review-lost' : 'review-won', { amount });
};

const doubt = (app: Wording, amount: Amount) => {
  if (!amount.error) return '';
  return app.say('review-error', { amount: amountOf(app, SURE * amount.error, 'round'), sure: String(isSure(amount)) });
};

/** A bar from zero for one cause, with its range of error. */
const meter = (app: Wording, name: string, kind: string, amount: Amount, at: (value: number) => number) => {
  const { value, error } = amount;
  const [from, to] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
  const [low, high] = [at(value - SURE * error), at(value + SURE * error)];
  const told = doubt(app, amount);
  const spoken = [gained(app, value), told].filter(Boolean).join(app.say('comma'));
  return html`<div class="cause" data-kind=${kind}>
    <p class="spoken">${app.say('review-meter', { name, told: spoken })}</p>
    <p class="named" aria-hidden="true"><b>${name}</b><b>${gained(app, value)}</b></p>
    <div class="track" aria-hidden="true"><i class="amount" .style=${`inset-inline:${from}% ${100 - to}%`}></i><i class="zero" .style=${`inset-inline-start:${at(0)}%`}></i>${
      error ? html`<i class="whisker" .style=${`inset-inline:${low}% ${100 - high}%`}></i>` : nothing
    }</div>
    ${told ? html`<p class="help" aria-hidden="true">${told}</p>` : nothing}
  </div>`;
};

/** The sum for dice: expected result, luck, choices and final result. */
const addedUp = (app: Wording, { shares }: KeptReview, luck: number, play: number) => {
  const [first] = shares;
  const last = shares.at(-1);
  if (!first || !last) return nothing;
  const exactly = (value: number) => figure(app, value, { maximumFractionDigits: 1 });
  const term = (value: number, words: string) =>
    html`<span class="sign">${value < 0 ? '−' : '+'}</span><span class="term"><b>${exactly(Math.abs(value))}</b><small>${app.say(words)}</small></span>`;
  return html`<p class="added"><span class="term"><b>${exactly(first.expected)}</b><small>${app.say('review-average')}</small></span>
    ${term(luck, 'review-the-dice')}${term(play, 'review-choices')}
    <span class="sign">=</span><span class="term"><b>${exactly(last.result)}</b><small>${app.say('review-points-word', { count: last.result })}</small></span></p>`;
};

/** The kind of decision to take care with. */
const careWith = (app: Wording, { kind }: Weakness) =>
  app.say('review-next-time', { kind: app.say(`decision-${kind}`) });

/** Advice for the kind of decision that cost most, or praise if none did. */
const advice = (app: Wording, review: KeptReview) => {
  const weakness = weakestKind(review);
  if (!weakness)
    return html`<p class="advice" data-tone="good">${icon('i-check')}<span><b>${app.say('review-well')}</b> ${app.say(
      'review-well-line',
      {
        amount: amountOf(app, review.least, 'round'),
      },
    )}</span></p>`;
  const { why } = weakness.worst;
  const cost = { amount: amountOf(app, weakness.cost, 'round'), count: weakness.count };
  return html`<p class="advice">${icon('i-hint')}<span><b>${careWith(app, weakness)}</b>${app.say('gap')}${app.say('review-kind-cost', cost)}${app.say('gap')}${app.say('review-ask-first')}${app.say('gap')}${app.rich(`nudge-${why.id}`, argsOf(why))}</span></p>`;
};

/** The verdict on luck and play, in one sentence. */
export const verdictInWords = (app: Wording, review: KeptReview) => {
  const what: What = isExact(review) ? 'dice' : 'cards';
  return app.say(`review-verdict-${verdictOf(luckOf(review), playOf(review))}`, { what });
};

/** The review in ten seconds: the verdict, both causes on one scale, and one advice. */
export const summary = (app: Wording, review: KeptReview) => {
  const exact = isExact(review);
  const what: What = exact ? 'dice' : 'cards';
  const [luck, play] = [luckOf(review), playOf(review)];
  const at = scaleOf([luck, play], review.least);
  const meters = [
    meter(app, app.say('review-decisions'), 'play', play, at),
    meter(app, app.say('review-luck', { what }), 'luck', luck, at),
  ];
  const larger = exact && Math.abs(luck.value) > Math.abs(play.value);
  return html`<section class="surface review-verdict" aria-labelledby="verdict">
    <h2 id="verdict">${verdictInWords(app, review)}</h2>
    ${review.shares.length ? html`${larger ? [...meters].reverse() : meters}${exact ? addedUp(app, review, luck.value, play.value) : nothing}` : nothing}
    ${advice(app, review)}
  </section>`;
};

/** A link to problems of the kind that cost most; nothing if none did, or before it is known that there are some. */
export const toProblems = (app: Wording & GameCatalogue & Display, head: Head, review: KeptReview) => {
  const what = offerOf(app, head);
  const weakness = weakestKind(review);
  if (!what?.game.problems || !weakness) return nothing;
  const { kind } = weakness;
  const count = Math.min(FEW, countOf(app, what, kind));
  if (!count) return nothing;
  return html`<a class="learn-row" href=${addressOf(what, KIND, kind, String(count))}>${icon('i-coach')}<b>${app.say('train-after-review', { count })}</b><small>${app.say(`theme-${kind}`)}</small>${icon('i-next')}</a>`;
};

/** The advice as plain text, for screen readers. */
export const advicePlain = (app: Wording, review: KeptReview) => {
  const weakness = weakestKind(review);
  return weakness ? careWith(app, weakness) : app.say('review-well');
};
