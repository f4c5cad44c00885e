import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Participants, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { canPassOn, passOn } from '../browser/share.ts';
import { offerOnTable } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import { isMixed } from '../words/scripts.ts';
import type { Table } from './table-interface.ts';

const SIGNS = 6; // number of quick signs

/** The quick sign that a friend's seat shows now, drawn in place of its points. */
export const signOf = (app: Wording & CurrentTable, seat: number) => {
  const shown = app.participants?.signs.find(each => each.seat === seat);
  return shown ? html`<span class="sign-bubble">${app.say(`sign-${shown.sign + 1}`)}</span>` : nothing;
};

/** Tags for a person's seat: away, played by a bot, or a name of mixed scripts. */
export const presence = (app: Wording & CurrentTable, seat: number) => {
  const place = app.participants?.places[seat];
  if (place?.who !== 'person') return nothing;
  const isMarked = isMixed(place.name) && !app.participants?.here.includes(seat);
  return [isMarked ? mixed(app) : nothing, awayTag(app, place), hasTakenOver(app, seat) ? dealsNow(app) : nothing];
};

/** True if the device of this seat hosts the match in place of another one. */
const hasTakenOver = ({ match, participants }: CurrentTable, seat: number) =>
  !!match?.friends?.succession?.term && participants?.hostSeat === seat;

const dealsNow = (app: Wording) =>
  html`<span class="tag" data-role="deals"><span>${app.say('deals-now')}</span></span>`;

/** Warning tag: a name that mixes scripts may imitate another name. */
const mixed = (app: Wording) =>
  html`<span class="tag" data-tone="warn" data-role="mixed">${icon('i-info')}<span>${app.say('name-mixed')}</span></span>`;

const awayTag = (app: Wording, place: Participants['places'][number]) => {
  if (place.bot)
    return html`<span class="tag" data-role="stands-in">${icon('i-bot')}<span>${app.say('bot-plays')}</span></span>`;
  return place.away
    ? html`<span class="tag" data-tone="turn" data-role="away"><span>${app.say('seat-away')}</span></span>`
    : nothing;
};

/** True if the seat's player is away and no bot plays for them. */
export const isAway = (app: CurrentTable, seat: number) => {
  const place = app.participants?.places[seat];
  return !!place?.away && !place.bot;
};

/** Panel shown while the table waits for a player who is away or slow; only the host gets buttons. */
export const away = (app: Wording & GameCatalogue & CurrentTable, view: View) => {
  const { participants } = app;
  if (!participants || view.places.length) return nothing;
  if (participants.isHostUnreachable && participants.hosts)
    return panel(app.say('taking-over'), app.say('taking-over-waits'));
  if (participants.isHostUnreachable) return hostAway(app, participants);
  const { slow } = participants;
  if (slow >= 0)
    return panel(
      app.say('guest-slow', { name: participants.places[slow].name }),
      app.say('guest-slow-line', { name: participants.places[slow].name }),
      html`<p class="pair">${standIn(app, slow)}</p>`,
    );
  const seat = participants.places.findIndex(
    (_, at) => isAway(app, at) && (view.to_act === at || (view.to_act === -1 && at !== participants.hostSeat)),
  );
  if (seat < 0) return nothing;
  const { name } = participants.places[seat];
  return panel(
    app.say('device-away', { name }),
    app.say(participants.link || !participants.hosts ? 'seat-waits' : 'seat-waits-pair', { name }),
    participants.hosts
      ? html`<p class="pair">${participants.link ? nothing : pairAgain(app, offerOnTable(app)?.key ?? '')}${participants.link && canPassOn() ? html`<button class="button outlined" @click=${() => passOn(participants.link)}>${icon('i-share')}<span>${app.say('send-link-again')}</span></button>` : nothing}
        ${standIn(app, seat)}</p>`
      : nothing,
  );
};

const hostAway = (app: Wording & CurrentTable, { places, hostSeat, link }: Participants) => {
  const name = places[hostSeat]?.name ?? '';
  return panel(
    app.say('host-away', { name }),
    app.say(link ? 'host-away-kept' : 'pair-again-kept', { name }),
    html`<p class="pair">${link ? nothing : pairAgain(app, '')}${replayLink(app)}</p>`,
  );
};

/** Link to the codes that join two devices again; with the key of an offer, as the host. */
const pairAgain = (app: Wording, key: string) =>
  html`<a class="button primary" href=${key ? `#/side/${key}` : '#/side'}><span>${app.say('pair-again')}</span></a>`;

/** Host's button: let a bot play for a guest, or give the seat back. */
const standIn = (app: Wording & CurrentTable, seat: number) => {
  const { participants } = app;
  const isHeld = !!participants?.places[seat]?.bot;
  const act = () => (isHeld ? participants?.giveBack(seat) : participants?.playFor(seat));
  return html`<button class="button tonal" @click=${act}>${app.say(isHeld ? 'give-seat-back' : 'let-bot-play')}</button>`;
};

/** In the seat dialog: the host's button for a guest, or a note to a guest whom a bot replaces. */
export const seatDeeds = (app: Wording & CurrentTable, view: View, seat: number) => {
  const { participants } = app;
  const place = participants?.places[seat];
  if (!participants || place?.who !== 'person' || view.places.length) return nothing;
  if (participants.hosts && !participants.here.includes(seat)) return html`<p>${standIn(app, seat)}</p>`;
  const held = { name: participants.places[participants.hostSeat]?.name ?? '' };
  return place.held && participants.here.includes(seat)
    ? html`<p class="note">${app.say('seat-held', held)}</p>`
    : nothing;
};

/** Link to the replay of what the guest saw, which works even if the host never comes back. */
const replayLink = ({ match, say }: Wording & CurrentTable) =>
  match?.log.length ? html`<a class="button outlined" href=${`#/replay/${match.id}`}>${say('replay')}</a>` : nothing;

const panel = (title: string, words: string, act: unknown = nothing) =>
  html`<aside class="away-panel" role="status"><h2>${title}</h2><p>${words}</p>${act}</aside>`;

/** Badge with the number of spectators; a tap shows their names. */
export const watchers = (app: Wording & CurrentTable, table: Table) => {
  const count = app.participants?.watchers.length ?? 0;
  return count
    ? html`<li><button class="badge watchers" aria-haspopup="dialog" @click=${() => table.act.open({ name: 'watchers' })}>${icon('i-eye')}<span class="watch-count">${app.say('watch-count', { count })}</span></button></li>`
    : nothing;
};

/** The names of the spectators. */
export const watchersByName = (app: Wording, names: readonly string[]) =>
  html`<ul class="watching" role="list">${names.map(
    name =>
      html`<li>${icon('i-eye')}<b dir="auto">${name || app.say('somebody')}</b>${isMixed(name) ? mixed(app) : nothing}</li>`,
  )}</ul>`;

/** The quick signs to send; each player reads them in their own language. */
export const signs = (app: Wording & CurrentTable, table: Table) =>
  html`<ul class="sign-buttons" role="list">${Array.from(
    { length: SIGNS },
    (_, sign) =>
      html`<li><button class="button outlined" @click=${() => {
        app.participants?.sign(sign);
        table.act.close();
      }}>${app.say(`sign-${sign + 1}`)}</button></li>`,
  )}</ul>`;
