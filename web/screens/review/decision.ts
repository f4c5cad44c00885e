import { html, nothing } from 'lit-html';
import type { CurrentTable, Preferences, Wording } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { die, isDie } from '../../art/die.ts';
import { laidCards, worthTable } from '../../exercise/review-parts.ts';
import { amountOf, bothOf, cardsOf, sourceOf } from '../../exercise/review-words.ts';
import { SURE } from '../../model/estimate.ts';
import { weighedAs, worstOf } from '../../model/verdict.ts';
import type { Imagined, Reviewed, View } from '../../protocol.d.ts';
import type { KeptReview } from '../../storage/stored-types.ts';
import { isPass, isTold, lays } from '../../table/log.ts';
import {
  argsOf,
  cardsIn,
  centreOf,
  handIn,
  isHand,
  itemsOnTrick,
  orderOf,
  ownHand,
  spokenCards,
} from '../../table/view-queries.ts';
import { addressOf, titleOf } from './decision-list.ts';

/** An opened decision: its review, and the view and guessed deals at it, null until the engine sends them. */
export type Opened = { review: KeptReview; one: Reviewed; imagined: Imagined | null; playOn(): void };

const piece = (name: string) => (isDie(name) ? die(Number(name)) : card(name));

/** The cards or dice in the middle, with the players' names under the cards. */
const centre = (app: Wording & CurrentTable, view: View) => {
  const zone = centreOf(view);
  if (!zone?.items.length) return nothing;
  if (zone.kind === 'dice') return html`<p class="decision-dice">${zone.items.map(piece)}</p>`;
  if (zone.kind === 'stack') return laidCards(app, itemsOnTrick(zone).slice(-1));
  return laidCards(app, itemsOnTrick(zone).slice(-view.points.length));
};

const KINDS = ['better', 'you'] as const;

/** The viewer's hand: cards of the better move stand higher, those of the played one lower, each with its label. */
const hand = (app: Wording & Preferences, view: View, one: Reviewed) => {
  const names = ownHand(view, orderOf(view, app.settings.sort));
  if (!names.length) return nothing;
  const { own, better } = bothOf(one);
  const cards = { better: one.best === one.move ? [] : cardsOf(better), you: cardsOf(own) };
  const may = view.ask?.items;
  const label = (name: string) => (kind: (typeof KINDS)[number]) =>
    name === names.find(each => cards[kind].includes(each))
      ? html`<small data-kind=${kind} aria-hidden="true">${app.say(`review-${kind}`)}</small>`
      : nothing;
  const marked = (name: string) => {
    const kinds = KINDS.filter(kind => cards[kind].includes(name));
    const spoken = [app.cardName(name), ...kinds.map(kind => app.say(`review-${kind}`))].join(app.say('comma'));
    return html`<li data-mark=${kinds.join(' ') || nothing}>${kinds.map(label(name))}${card(name, { dimmed: !!may?.length && !may.includes(name) })}<span class="spoken">${spoken}</span></li>`;
  };
  return html`<ul class="held" role="list" aria-label=${app.say('review-hand')} .style=${`--cards:${names.length}`}>${names.map(marked)}</ul>`;
};

const position = (app: Wording & Preferences & CurrentTable, { one, imagined }: Opened) => {
  if (!imagined) return html`<section class="then" aria-busy="true"><p>${app.say('laying')}</p></section>`;
  const { view } = imagined;
  return html`<section class="then" aria-label=${app.say('review-position')}>
    <p>${app.say(`caption-${view.caption.id}`, view.caption.args)}</p>
    ${centre(app, view)}${hand(app, view, one)}</section>`;
};

const certainty = (app: Wording, { clear, loss, error, unit }: Reviewed) => {
  const difference = amountOf(app, loss, unit);
  if (!error) return app.say('review-exactly', { difference });
  return app.say(clear ? 'review-clear' : 'review-not-clear', { difference, error: amountOf(app, SURE * error, unit) });
};

/** The average results of the played and the better move, and their certainty. */
const values = (app: Wording, one: Reviewed) => {
  const [best, own] = [weighedAs(one, one.best), weighedAs(one, one.move)];
  if (!best || !own) return nothing;
  if (best === own)
    return html`<section class="surface values"><p>${app.say(one.plain ? 'review-plain' : 'review-best-known')}</p></section>`;
  const rows = [{ ...best, kind: 'better' } as const, { ...own, kind: 'you' } as const];
  const labelled = rows.map(row => ({ ...row, label: app.say(`review-${row.kind}`) }));
  return html`<section class="surface values">${worthTable(app, one.unit, labelled)}
    <p class="help">${[certainty(app, one), sourceOf(app, one)].filter(Boolean).join(app.say('gap'))}</p></section>`;
};

const sentencesOf = (app: Wording, { known }: Imagined) =>
  known.map(fact => html`${app.rich(`known-${fact.id}`, argsOf(fact))}${app.say('gap')}`);

/** The share of guessed deals in which the better move brings more. */
const likely = (app: Wording, one: Reviewed) =>
  one.unit === 'match' || one.best === one.move
    ? nothing
    : html`<p>${app.rich('review-likely', { percent: Math.round(100 * one.better) })}</p>`;

/** What followed the move: the cards laid, and who took them. */
const whatCame = (app: Wording & CurrentTable, { events }: Imagined) => {
  const laid = events.filter(lays).flatMap(({ seat, args }) => cardsIn(args).map(name => ({ name, seat: seat ?? 0 })));
  const others = events.filter(event => isTold(event) && !lays(event) && !isPass(event));
  if (!laid.length && !others.length) return nothing;
  return html`<h3>${app.say('review-what-came')}</h3>${laid.length ? laidCards(app, laid) : nothing}
    <p>${others.map(event => html`${app.rich(`event-${event.kind}`, argsOf(event))}${app.say('gap')}`)}</p>`;
};

/** The reasons for the better and the played move, what the player knew, and what followed. */
const why = (app: Wording & Preferences & CurrentTable, { one, imagined }: Opened) => {
  const { why: good, reason } = one;
  const poor = one.best !== one.move;
  return html`<section class="surface cause-text" aria-labelledby="why"><h2 id="why">${app.say('review-why')}</h2>
    <p>${poor ? html`<b>${app.say('review-why-better')}</b>${app.say('gap')}` : nothing}${app.rich(`advice-${good.id}`, argsOf(good))}</p>
    ${poor && reason.id !== good.id && reason.id !== 'tried' ? html`<p>${app.say('review-your-reason')}${app.say('gap')}${app.rich(`advice-${reason.id}`, argsOf(reason))}</p>` : nothing}
    ${imagined?.known.length ? html`<p><b>${app.say('review-known')}</b>${app.say('gap')}${sentencesOf(app, imagined)}</p>` : nothing}
    ${likely(app, one)}
    ${imagined ? whatCame(app, imagined) : nothing}
    ${imagined && one.unit !== 'match' ? couldHold(app, one, imagined) : nothing}
  </section>`;
};

/** Other players' hands in one guessed deal. */
const guessedDeal = (
  app: Wording & Preferences & CurrentTable,
  view: View,
  number: number,
) => html`<li><h4>${app.say('review-deal', { number })}</h4>
  <dl>${view.zones
    .filter(zone => isHand(zone) && zone.seat !== view.seat && zone.items.length)
    .map(({ seat }) => {
      const names = handIn(view, seat ?? 0, orderOf(view, app.settings.sort, seat ?? 0));
      return html`<div><dt>${app.seatName(seat ?? 0)}</dt><dd><span class="strip" role="img" aria-label=${spokenCards(app, names)}>${names.map(name => card(name))}</span></dd></div>`;
    })}</dl></li>`;

const couldHold = (app: Wording & Preferences & CurrentTable, one: Reviewed, { worlds }: Imagined) => {
  const count = Math.max(...one.weighed.map(each => each.worlds));
  return html`<details class="worlds"><summary>${icon('i-people')}<b>${app.say('review-could-hold')}</b><small>${app.say('review-deals', { shown: worlds.length, count })}</small></summary>
    <p class="help">${app.say('review-could-hold-line')}</p>
    <ol role="list">${worlds.map((each, at) => guessedDeal(app, each, at + 1))}</ol></details>`;
};

/** Buttons to play on from here and to try the decision again. */
const ways = (app: Wording, { review, one, playOn }: Opened) => html`<p class="actions">
  <button class="outlined big" @click=${playOn}>${app.say('review-play-on')}</button>
  ${one.clear ? html`<a class="primary big" href=${`${addressOf(review, one)}/try`}>${app.say('review-try')}</a>` : nothing}</p>`;

/** A link to the next decision among the most costly, after the last one to the first. */
const turns = (app: Wording, { review, one }: Opened) => {
  const worst = worstOf(review);
  const at = worst.findIndex(({ entry }) => entry === one.entry);
  if (at < 0 || worst.length < 2) return nothing;
  const next = worst[(at + 1) % worst.length];
  return html`<span class="decision-number">${app.say('review-of', { at: at + 1, all: worst.length })}</span>
    <a class="icon-button" href=${addressOf(review, next)} aria-label=${app.say('review-next')}>${icon('i-next')}</a>`;
};

/** A decision: its position as the seat saw it, its worth and the reasons. */
export const decision = (app: Wording & Preferences & CurrentTable, opened: Opened) => {
  const { one } = opened;
  return html`<section class="opened" aria-labelledby="opened">
    <div class="section-head"><h2 id="opened" tabindex="-1">${titleOf(app, one)}</h2><small>${app.say('review-round', { round: one.round })}</small>${turns(app, opened)}</div>
    ${position(app, opened)}
    ${values(app, one)}
    ${why(app, opened)}
    ${ways(app, opened)}
  </section>`;
};
