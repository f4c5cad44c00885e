import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Preferences, Wording } from '../app.ts';
import { card, icon } from '../art/card.ts';
import type { Args, Ask, Badge, MoveInWords, View } from '../protocol.d.ts';
import { combination } from './combination.ts';
import { face } from './face.ts';
import { around, trickPlace } from './layout.ts';
import { watchers } from './participants.ts';
import { pile } from './pile.ts';
import { stacks } from './stacks.ts';
import type { Table } from './table-interface.ts';
import {
  aheadIn,
  argsOf,
  asksAloud,
  centreOf,
  looseItems,
  shownBadges,
  trickOf,
  turnButtons,
  waitingChoice,
} from './view-queries.ts';

/** The state of play as badges; a tap on one explains its rule. */
export const badges = (app: Wording & CurrentTable, table: Table, shown: readonly Badge[]) => {
  const others = watchers(app, table);
  const count = shown.length + Number(others !== nothing);
  if (!count) return nothing;
  return html`<ul class="badges" role="list" data-count=${count} aria-label=${app.say('state-of-play')}>
    ${repeat(
      shown,
      badge => `${badge.seat} ${badge.id}`,
      badge => html`<li><button class="badge" data-badge=${badge.id} data-tone=${badge.tone || nothing} @click=${() => table.act.tellRule(badge.rule)}
      >${badge.icon ? icon(badge.icon) : nothing}<span>${badge.seat === null ? nothing : app.say('laid-by', { player: badge.seat })}${app.rich(`badge-${badge.id}`, badge.args)}</span></button></li>`,
    )}${others}</ul>`;
};

const placeOf = (view: View, seat: number) => {
  const { x, y, turn } = trickPlace(around(seat, view.seat, view.points.length), view.points.length);
  return `--x:${x};--y:${y};--tilt:${turn}deg`;
};

/** A card of the trick for screen readers: "Nine of clubs, ahead". */
const spokenInTrick = (app: Wording, name: string, ahead: string) =>
  name === ahead ? app.say('card-ahead', { card: app.cardName(name) }) : app.cardName(name);

/** A trick: each card before the seat that played it; the viewer's place is dashed until they play. */
export const trick = (app: Wording & CurrentTable, table: Table, view: View) => {
  const laid = trickOf(view);
  const { mode } = table;
  const ahead = aheadIn(view, mode);
  const played = laid.some(({ seat }) => seat === view.seat);
  return html`<ol class="trick" role="list" aria-label=${app.say('zone-centre')}>
    ${repeat(
      laid,
      ({ name }) => name,
      ({ name, seat }, at) => html`
      <li class="card-place" data-card=${name} data-from=${seat} .style=${placeOf(view, seat)}>
        ${card(name, { last: mode.rings ? name === mode.rings : at === laid.length - 1, ahead: name === ahead })}
        <span class="spoken">${app.seatName(seat)}${app.say('colon')}${spokenInTrick(app, name, ahead)}</span></li>`,
    )}
    ${played || table.state.resting ? nothing : html`<li class="card-place place" aria-hidden="true" .style=${placeOf(view, view.seat)}></li>`}
  </ol>`;
};

/** The trick beside open hands: the cards in the order of play, with their players. */
const openTrick = (app: Wording & Preferences & CurrentTable, { mode }: Table, view: View) => {
  const laid = trickOf(view);
  const ahead = aheadIn(view, mode);
  return html`<ol class="open-trick" role="list" aria-label=${app.say('zone-centre')} .style=${`--cards:${view.points.length}`}>${repeat(
    laid,
    ({ name }) => name,
    (
      { name, seat },
      at,
    ) => html`<li><span class="card-place" data-card=${name} data-from=${seat}>${card(name, { last: at === laid.length - 1, ahead: name === ahead })}</span>
      <span class="played-by">${face(app, seat)}<b>${app.seatName(seat)}</b></span><span class="spoken">${spokenInTrick(app, name, ahead)}</span></li>`,
  )}</ol>`;
};

/** The direction of a seat from the viewer. */
const wayTo = (view: View, seat: number) => {
  const { x } = trickPlace(around(seat, view.seat, view.points.length), view.points.length);
  return x < 0 ? 'left' : x > 0 ? 'right' : 'across';
};

const slotLabel = (app: CurrentTable, view: View, receiver: number | null) =>
  receiver === null
    ? nothing
    : html`<span class="receiver" data-way=${wayTo(view, receiver)}>${icon('i-arrow')}${app.seatName(receiver)}</span>`;

const heading = (app: Wording, view: View, id: string, args: Args, slots: readonly (number | null)[]) => {
  const [first] = slots;
  const sameReceiver = typeof first === 'number' && slots.every(slot => slot === first);
  return html`<h2 class="heading" data-way=${sameReceiver ? wayTo(view, first) : nothing}>
    ${sameReceiver ? icon('i-arrow') : nothing}<span>${app.rich(`ask-${id}-title`, args)}</span></h2>`;
};

/** Slots for the chosen cards; a tap on a card in a slot puts it back. */
const slots = (app: Wording & CurrentTable, table: Table, view: View, ask: Ask) => {
  const several = new Set(ask.slots).size > 1;
  return html`<section class="asking" aria-label=${app.say('zone-chosen')}>
    ${app.has(`ask-${ask.id}-title`) ? heading(app, view, ask.id, ask.args, ask.slots) : nothing}
    <ol class="slots" role="list">${ask.slots.map((receiver, at) => {
      const name = table.state.chosen[at];
      return html`<li class="slot">
        ${
          name === undefined
            ? html`<span class="place"></span>`
            : repeat(
                [name],
                key => key,
                () => html`
          <button class="card-button" data-card=${name} @click=${() => table.act.touch(name)}
            aria-label=${app.say('take-back', { card: app.cardName(name) })}>${card(name)}</button>`,
              )
        }
        ${several ? slotLabel(app, view, receiver) : nothing}</li>`;
    })}</ol>
    ${app.has(`ask-${ask.id}-note`) ? html`<p class="note">${app.rich(`ask-${ask.id}-note`, ask.args)}</p>` : nothing}
  </section>`;
};

/** A question that buttons answer instead of cards. */
const question = (
  app: Wording & Preferences & CurrentTable,
  table: Table,
  ask: Ask,
) => html`<section class="asking question">
  ${app.has(`ask-${ask.id}-title`) ? html`<h2 class="heading">${app.rich(`ask-${ask.id}-title`, ask.args)}</h2>` : nothing}
  ${app.has(`ask-${ask.id}-note`) ? html`<p class="note">${app.rich(`ask-${ask.id}-note`, ask.args)}</p>` : nothing}
  <div class="answers">${turnButtons(ask).map(
    button => html`
    <button class="button tonal" @click=${() => table.act.move(button.move)}>${
      typeof button.args.player === 'number' ? face(app, button.args.player) : nothing
    }${app.rich(`button-${button.id}`, button.args)}</button>`,
  )}</div>
</section>`;

/** The moves that the chosen cards could be, each drawn as it would lie. */
const readings = (
  app: Wording,
  table: Table,
  moves: readonly MoveInWords[],
) => html`<section class="asking readings" aria-label=${app.say('readings')}>
  <h2 class="heading">${app.say('readings')}</h2>
  <div class="answers">${moves.map(
    ({ move, say }) => html`
    <button class="button reading" aria-disabled=${table.state.busy ? 'true' : nothing} @click=${() => table.act.move(move)}
      >${combination(say.args)}<span>${app.rich(`say-${say.id}`, argsOf(say))}</span></button>`,
  )}</div>
</section>`;

/** The viewer's chosen cards that wait for the other players. */
const waiting = (app: Wording, view: View) => {
  const laid = waitingChoice(view)?.items ?? [];
  return html`<section class="asking" aria-label=${app.say('zone-chosen')}>
    <ol class="slots" role="list">${repeat(
      laid,
      name => name,
      name => html`<li class="slot">
      <span class="card-button" data-card=${name}>${card(name)}<span class="spoken">${app.cardName(name)}</span></span></li>`,
    )}</ol>
    <p class="note">${app.say('zone-chosen')}</p></section>`;
};

/** Items that lie nowhere on the table, such as ranks to name; the player chooses among them here. */
const loose = (
  app: Wording & Preferences & CurrentTable,
  table: Table,
  ask: Ask,
  items: string[],
) => html`<section class="asking question">
  <h2 class="heading">${app.rich(`ask-${ask.id}-title`, ask.args)}</h2>
  ${app.has(`ask-${ask.id}-note`) ? html`<p class="note">${app.rich(`ask-${ask.id}-note`, ask.args)}</p>` : nothing}
  <div class="answers loose">${items.map(
    name => html`<button class="button tonal" aria-pressed=${table.state.chosen.includes(name) ? 'true' : 'false'}
      aria-label=${app.cardName(name)} @click=${() => table.act.touch(name)}>${app.say(`index-${name}`)}</button>`,
  )}</div>
</section>`;

const centre = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  const { ask } = view;
  if (ask?.slots.length) return slots(app, table, view, ask);
  if (ask && asksAloud(view)) return question(app, table, ask);
  const apart = looseItems(view);
  if (ask && apart.length) return loose(app, table, ask, apart);
  const moves = table.state.readings;
  if (moves.length > 1) return readings(app, table, moves);
  if (waitingChoice(view)) return waiting(app, view);
  const kind = centreOf(view)?.kind;
  if (kind === 'stack') return stacks(app, table, view);
  const beside = stacks(app, table, view, true);
  if (kind === 'pile') return html`${pile(app, view)}${beside}`;
  return html`${table.line?.eyes === null ? openTrick(app, table, view) : trick(app, table, view)}${beside}`;
};

/** Words shown large over the table for a moment. */
export const banner = (table: Table) =>
  table.state.banner.length
    ? html`<div class="called" aria-hidden="true">${table.state.banner.map(word => html`<b>${word}</b>`)}</div>`
    : nothing;

/** The middle of the table: badges, and the trick, pile or question. */
export const middle = (
  app: Wording & Preferences & CurrentTable,
  table: Table,
  view: View,
) => html`<section class="middle" data-spot="middle" aria-label=${app.say('middle')}>
  ${badges(app, table, shownBadges(view))}${centre(app, table, view)}${banner(table)}</section>`;
