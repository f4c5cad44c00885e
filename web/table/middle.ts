import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../app.ts';
import { card, icon } from '../art/card.ts';
import type { Args, Ask, MoveInWords, View } from '../protocol.d.ts';
import { readingsOf } from './choice.ts';
import { combination } from './combination.ts';
import { face } from './face.ts';
import { around, trickPlace } from './layout.ts';
import { pile } from './pile.ts';
import type { Play } from './types.ts';
import { argsOf, asksAloud, centreOf, factsOf, trickOf, turnButtons, zoneOf } from './view.ts';

/** Facts about the table that are drawn in a way of their own. */
const DRAWN = ['order', 'lies', 'trick', 'worth', 'decided'];

/** The state of play, as badges. */
export const badges = (app: App, view: View) => {
  const facts = factsOf(view).filter(({ id }) => !DRAWN.includes(id));
  if (!facts.length) return nothing;
  return html`<ul class="badges" role="list" data-count=${facts.length} aria-label=${app.say('state-of-play')}>
    ${repeat(
      facts,
      fact => fact.id,
      fact => html`<li class="badge" data-tone=${fact.tone || nothing}
      >${fact.icon ? icon(fact.icon) : nothing}<span>${app.rich(`fact-${fact.id}`, fact.args)}</span></li>`,
    )}</ul>`;
};

const placeOf = (view: View, seat: number) => {
  const { x, y, turn } = trickPlace(around(seat, view.seat, view.points.length), view.points.length);
  return `--x:${x};--y:${y};--tilt:${turn}deg`;
};

/** A trick: each card before the seat that played it, the own place dashed while it is open. */
export const trick = (app: App, play: Play, view: View) => {
  const laid = trickOf(view);
  const played = laid.some(({ seat }) => seat === view.seat);
  return html`<ol class="trick" role="list" aria-label=${app.say('zone-trick')}>
    ${repeat(
      laid,
      ({ name }) => name,
      ({ name, seat }, at) => html`
      <li class="lies" data-card=${name} data-from=${seat} .style=${placeOf(view, seat)}>
        ${card(name, { last: at === laid.length - 1 })}
        <span class="spoken">${app.seatName(seat)}: ${app.cardName(name)}</span></li>`,
    )}
    ${played || play.resting ? nothing : html`<li class="lies place" aria-hidden="true" .style=${placeOf(view, view.seat)}></li>`}
  </ol>`;
};

/** A trick beside open hands: the cards in the order in which they were played, with their players. */
const openTrick = (app: App, view: View) => {
  const laid = trickOf(view);
  return html`<ol class="open-trick" role="list" aria-label=${app.say('zone-trick')} .style=${`--cards:${view.points.length}`}>${repeat(
    laid,
    ({ name }) => name,
    (
      { name, seat },
      at,
    ) => html`<li><span class="lies" data-card=${name} data-from=${seat}>${card(name, { last: at === laid.length - 1 })}</span>
      <span class="by">${face(app, seat)}<b>${app.seatName(seat)}</b></span><span class="spoken">${app.cardName(name)}</span></li>`,
  )}</ol>`;
};

/** Which way a seat lies. */
const wayTo = (view: View, seat: number) => {
  const { x } = trickPlace(around(seat, view.seat, view.points.length), view.points.length);
  return x < 0 ? 'left' : x > 0 ? 'right' : 'across';
};

const slotLabel = (app: App, view: View, receiver: number | null) =>
  receiver === null
    ? nothing
    : html`<span class="receiver" data-way=${wayTo(view, receiver)}>${icon('i-back')}${app.seatName(receiver)}</span>`;

const heading = (app: App, view: View, id: string, args: Args, slots: readonly (number | null)[]) => {
  const [first] = slots;
  const one = typeof first === 'number' && slots.every(slot => slot === first);
  return html`<h2 class="heading" data-way=${one ? wayTo(view, first) : nothing}>
    ${one ? icon('i-back') : nothing}<span>${app.rich(`ask-${id}-title`, args)}</span></h2>`;
};

/** Slots for the chosen cards; a card in a slot goes back when it is touched. */
const slots = (app: App, play: Play, view: View, ask: Ask) => {
  const several = new Set(ask.slots).size > 1;
  return html`<section class="asking" aria-label=${app.say('zone-chosen')}>
    ${app.has(`ask-${ask.id}-title`) ? heading(app, view, ask.id, ask.args, ask.slots) : nothing}
    <ol class="slots" role="list">${ask.slots.map((receiver, at) => {
      const name = play.chosen[at];
      return html`<li class="slot">
        ${
          name === undefined
            ? html`<span class="place"></span>`
            : repeat(
                [name],
                key => key,
                () => html`
          <button class="holds" data-card=${name} @click=${() => play.act.touch(name)}
            aria-label=${app.say('take-back', { card: app.cardName(name) })}>${card(name)}</button>`,
              )
        }
        ${several ? slotLabel(app, view, receiver) : nothing}</li>`;
    })}</ol>
    ${app.has(`ask-${ask.id}-note`) ? html`<p class="note">${app.rich(`ask-${ask.id}-note`, ask.args)}</p>` : nothing}
  </section>`;
};

/** A question that no card answers. */
const question = (app: App, play: Play, ask: Ask) => html`<section class="asking question">
  ${app.has(`ask-${ask.id}-title`) ? html`<h2 class="heading">${app.rich(`ask-${ask.id}-title`, ask.args)}</h2>` : nothing}
  ${app.has(`ask-${ask.id}-note`) ? html`<p class="note">${app.rich(`ask-${ask.id}-note`, ask.args)}</p>` : nothing}
  <div class="answers">${turnButtons(ask).map(
    button => html`
    <button class="button tonal" @click=${() => play.act.move(button.move)}>${
      typeof button.args.player === 'number' ? face(app, button.args.player) : nothing
    }${app.rich(`button-${button.id}`, button.args)}</button>`,
  )}</div>
</section>`;

/** What the chosen cards could be, each drawn as it would lie. */
const readings = (
  app: App,
  play: Play,
  moves: MoveInWords[],
) => html`<section class="asking readings" aria-label=${app.say('readings')}>
  <h2 class="heading">${app.say('readings')}</h2>
  <div class="answers">${moves.map(
    ({ move, say }) => html`
    <button class="button reading" aria-disabled=${play.busy ? 'true' : nothing} @click=${() => play.act.move(move)}
      >${combination(say.args)}<span>${app.rich(`say-${say.kind}`, argsOf(say))}</span></button>`,
  )}</div>
</section>`;

/** What was chosen and waits for the others. */
const waiting = (app: App, view: View) => {
  const laid = zoneOf(view, 'chosen', view.seat)?.items ?? [];
  return html`<section class="asking" aria-label=${app.say('zone-chosen')}>
    <ol class="slots" role="list">${repeat(
      laid,
      name => name,
      name => html`<li class="slot">
      <span class="holds" data-card=${name}>${card(name)}<span class="spoken">${app.cardName(name)}</span></span></li>`,
    )}</ol>
    <p class="note">${app.say('zone-chosen')}</p></section>`;
};

const centre = (app: App, play: Play, view: View) => {
  const { ask } = view;
  if (ask?.slots.length) return slots(app, play, view, ask);
  if (ask && asksAloud(view)) return question(app, play, ask);
  const moves = readingsOf(play);
  if (moves.length > 1) return readings(app, play, moves);
  if (zoneOf(view, 'chosen', view.seat)) return waiting(app, view);
  if (centreOf(view)?.kind === 'pile') return pile(app, play, view);
  return play.line?.eyes === null ? openTrick(app, view) : trick(app, play, view);
};

/** A word called out over the table. */
export const callOut = (play: Play) =>
  play.called.length
    ? html`<div class="called" aria-hidden="true">${play.called.map(word => html`<b>${word}</b>`)}</div>`
    : nothing;

/** The middle of the table: only what is being played. */
export const middle = (
  app: App,
  play: Play,
  view: View,
) => html`<section class="middle" data-spot="middle" aria-label=${app.say('middle')}>
  ${badges(app, view)}${centre(app, play, view)}${callOut(play)}</section>`;
