import { html, nothing } from 'lit-html';
import type { App, Display, Navigation, Preferences, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { toggle, topBar } from '../../art/widgets.ts';
import { qrCode } from '../../browser/qr.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { codePaper } from '../../components/code-paper.ts';
import { encrypted } from '../../components/encrypted-screen.ts';
import type { Copied } from '../../components/invitation.ts';
import { invitation } from '../../components/invitation.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { HostSession } from '../../friends/host-session.ts';
import { enterSession, session } from '../../friends/session.ts';
import { setInWords } from '../../model/house-rules.ts';
import { resized } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { OwnBot } from '../../storage/bot-store.ts';
import { bots } from '../../storage/bot-store.ts';
import { watchersByName } from '../../table/participants.ts';
import { listIn } from '../../words/formatting.ts';
import { connections } from './connections.ts';
import { localPlayers } from './local-players.ts';
import { roundTable } from './round-table.ts';
import { wayByLink, waySideBySide } from './ways.ts';

/** The open session, if it hosts this game. */
const shown = (what: Offer | undefined) =>
  session instanceof HostSession && session.what.key === what?.key ? session : null;

/** The room of this game; a new one if this page hosts none for it. */
export function roomOf(app: App, what: Offer): HostSession {
  const last = app.setup(what.key);
  const count = Math.max(last.seats.length, Math.min(...what.game.seats.filter(seats => seats > 1)));
  const setup = { ...last, seats: resized(what.game, last.seats, count) };
  const room = shown(what);
  room?.adopt(setup);
  return room ?? enterSession(new HostSession(app, what, setup));
}

/** What the host sees of a room while at its screen. */
interface Shown extends Copied, CodePaper, NameForm {
  /** The person's seat that was tapped; `moves` is true while the host chooses another seat to swap it with. */
  touched: { seat: number; moves: boolean } | null;
  /** The player's own bots for this game; empty until they are read. */
  own: OwnBot[];
}

/** A room for friends, with its invitation: '#/friends/hearts'. */
export const screen: Screen = encrypted({
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what) return reportUnknownAddress(app);
    const state: Shown = { isLarge: false, touched: null, own: [], copied: '', nameless: false };
    const title = () => app.say('friends-title', { game: gameWord(app, what, 'game') });
    app.useGame(what.game.name).then(app.redraw);
    roomOf(app, what);
    readOwn(app, what, state).catch(() => {}); // without a database there are no own bots
    return {
      title,
      draw() {
        const room = shown(what);
        return html`<div class="page friends">
      ${topBar(app, title(), room?.isOpen ? html`<small class="room-state">${app.say('room-is-open')}</small>` : '')}
      ${room && app.speaks(what.game.name) ? [table(app, room, state), beside(app, what, room, state)] : nothing}
    </div>`;
      },
    };
  },
});

async function readOwn(app: Display, { game }: Offer, state: Shown) {
  const { kept } = await bots.all();
  state.own = kept.filter(bot => bot.game === game.name && !bot.unread);
  app.redraw();
}

const table = (
  app: Wording & Preferences & Display,
  room: HostSession,
  state: Shown,
) => html`<section class="room-table" aria-label=${app.say('friends-seats')}>
  ${roundTable(app, {
    places: room.places,
    here: room.here,
    host: room.hostSeat,
    fresh: room.last?.came ? room.last.name : '',
    ...(room.host.isOn ? {} : { touch: seat => touch(app, room, state, seat) }),
    chosen: state.touched?.seat ?? -1,
    middle: middle(app, room, state),
  })}
  ${state.touched && room.places[state.touched.seat]?.who === 'person' ? seatActions(app, room, state, state.touched) : lastEvent(app, room)}
  ${room.watchers.length ? watchersByName(app, room.watchers) : nothing}
  ${connections(app, room.connections)}
</section>`;

const lastEvent = (app: Wording, room: HostSession) => html`
  <p class="last-event" aria-live="off">${room.last ? html`<b>${app.say(room.last.came ? 'friends-sits' : 'friends-goes', { name: room.last.name })}</b> ` : nothing}<span>${app.say('friends-hint')}</span></p>`;

/** Put a bot on a free seat, free a bot's seat, or open and close the actions for a person's seat. */
function touch(app: Display, room: HostSession, state: Shown, seat: number) {
  const { who } = room.places[seat];
  const { touched } = state;
  if (touched?.moves && seat !== touched.seat) {
    room.host.seating.swap(touched.seat, seat);
    state.touched = null;
  } else if (who === 'person') state.touched = touched?.seat === seat ? null : { seat, moves: false };
  else room.host.seating.playFor(seat, who === 'bot' ? null : room.level);
  app.redraw();
}

/** Actions for a person's seat before a match: move or free it. */
function seatActions(
  app: Wording & Display,
  room: HostSession,
  state: Shown,
  { seat, moves }: NonNullable<Shown['touched']>,
) {
  const { name } = room.places[seat];
  const move = () => {
    state.touched = { seat, moves: true };
    app.announce(app.say('move-where', { name }));
    app.redraw();
  };
  const free = () => {
    state.touched = null;
    room.host.seating.free(seat);
    app.redraw();
  };
  if (moves) return html`<p class="last-event"><span>${app.say('move-where', { name })}</span></p>`;
  return html`<div class="seat-actions" role="group" aria-label=${name}>
    <button class="outlined" @click=${move}>${app.say('move-seat', { name })}</button>
    <button class="outlined" @click=${free}>${app.say('take-seat', { name })}</button></div>`;
}

/** The invitation's QR code; a button that opens the room until it is open. No relay is contacted before that. */
function middle(app: Wording & Preferences & Display, room: HostSession, state: Shown) {
  if (!room.isOpen) return nameAndOpen(app, room, state);
  const code = qrCode(room.link, app.say('room-code'));
  return codePaper(app, code ?? app.say('send-too-long'), state, room.failed);
}

/** The button that opens the room, with a field for the host's name if it is not known. */
function nameAndOpen(app: Wording & Preferences & Display, room: HostSession, form: NameForm) {
  const open = (event: Event) => {
    const name = nameSent(app, event, form);
    if (!name) return;
    room.name(name);
    room.open();
  };
  return html`<form class="open-room-form" @submit=${open} novalidate>
    ${app.settings.yourName ? nothing : nameField(app, form)}
    <button class="primary open-room">${app.say('open-room')}</button></form>`;
}

/** Whose devices have kept the match from beginning. */
const silent = (app: Wording, { host, places }: HostSession) => {
  const names = [...new Set(host.unkept.map(seat => places[seat].name))];
  const told = app.say('friends-unkept', { count: names.length, names: listIn(app.language, names) });
  return html`<p class="wrong">${icon('i-info')}<span>${told}</span></p>`;
};

const beside = (app: Wording & Preferences & Navigation & Display, what: Offer, room: HostSession, state: Shown) => {
  const people = room.places.filter(({ who }) => who === 'person').length;
  return html`<section class="invite" aria-labelledby="invite">
    <h2 id="invite">${app.say('invite')}</h2>
    ${
      room.isOpen
        ? html`<p class="help wide-only">${app.say('invite-help')}</p>${invitation(app, room.link, state)}
          ${relays(app, room, what)}`
        : html`<p class="help">${app.say('friends-asked')}</p>`
    }
    <div class="surface doors">${room.isOpen ? nothing : wayByLink(app)}${waySideBySide(app, what.key)}</div>
    <div class="surface doors">
      <a class="door" href=${`#/options/${what.key}`}>${icon('i-house')}<span class="what"><b>${setInWords(app, what, room.setup)}</b> <small>${app.say('bots-are', { level: app.say(`level-${room.level}`) })}</small></span>${icon('i-next')}</a>
      <a class="door" href=${`#/event/new/${what.key}`}>${icon('i-cards')}<span class="what"><b>${app.say('club-new')}</b> <small>${app.say('club-state')}</small></span>${icon('i-next')}</a>
    </div>
    ${room.host.isOn ? nothing : [more(app, room), state.own.length ? ownBots(app, state.own, what, room) : nothing]}
    <footer class="deal">
      ${room.host.unkept.length ? silent(app, room) : nothing}
      ${
        room.host.isOn
          ? html`<a class="primary big" href=${`#/play/${room.host.id}`}>${app.say('back-to-table')}</a>`
          : html`<button class="${people > 1 ? 'primary' : 'tonal'} big" @click=${() => room.start()}><span>${app.say('friends-start')}</span>
        <small>${app.say('friends-count', { people, bots: room.places.length - people })}</small></button>`
      }
    </footer>
    ${toggle({
      id: 'onlookers',
      label: app.say('onlookers'),
      help: app.say('onlookers-help'),
      on: room.host.seating.room.onlookers,
      turn: on => room.host.seating.letWatch(on),
    })}
    ${room.isOpen ? (hasSuccessor(room) ? leaving(app, room, what) : html`<button class="quiet" @click=${() => close(app, room)}>${app.say('close-room')}</button>`) : nothing}
  </section>`;
};

/** The form for more players at this device. */
const more = (app: Wording, room: HostSession) =>
  localPlayers(app, {
    others: room.here.slice(1).map(seat => ({ seat, name: room.places[seat].name })),
    room: room.places.some(({ who }) => who !== 'person'),
    join: name => room.host.seating.join(name),
    rise: seat => room.host.seating.free(seat),
  });

/** Buttons that seat one of the player's own bots: on a free seat first, else in the place of another bot. */
function ownBots(app: Wording, own: OwnBot[], { game }: Offer, { host }: HostSession) {
  const { places, own: seated } = host.seating.room.seats;
  const wanted = (kind: string) => places.findIndex(({ who }, seat) => who === kind && !seated[seat]);
  const seat = wanted('free') >= 0 ? wanted('free') : wanted('bot');
  return html`<details class="surface here-too own-bots">
    <summary>${icon('i-bot')}<span class="what"><b>${app.say('own-bot-sits')}</b> <small>${app.say('own-bot-sits-help')}</small></span>${icon('i-next')}</summary>
    ${
      seat < 0
        ? html`<p class="help">${app.say('no-seat-left')}</p>`
        : html`<p class="local-names">${own.map(
            bot =>
              html`<button class="outlined" @click=${() => host.seating.seatOwn(seat, game.levels[0], bot)}><span>${bot.name}</span></button>`,
          )}</p>`
    }
  </details>`;
}

/** True if another device could go on with the match that is played. */
const hasSuccessor = (room: HostSession) =>
  room.isOn && room.places.some(({ who, away }, seat) => who === 'person' && !away && !room.here.includes(seat));

/** The ways to leave a match that the others go on with: at once, or when its round has ended. */
const leaving = (app: Wording & Display, room: HostSession, { game }: Offer) => html`<div class="surface leaving">
  <h2>${app.say('leave-match')}</h2><p class="help">${app.say('leave-match-line')}</p>
  ${
    game.pad
      ? nothing
      : toggle({
          id: 'leave-after',
          label: app.say('leave-after-round'),
          help: app.say('leave-after-round-help'),
          on: room.host.leavesAfterRound,
          turn: on => {
            room.host.leavesAfterRound = on;
            app.redraw();
          },
        })
  }
  <button class="outlined" @click=${() => room.handOver()}>${app.say('leave-now')}</button></div>`;

function close(app: Navigation, room: HostSession) {
  room.leave();
  app.go('#/');
}

/** The state of the relays; nothing once a relay has answered. */
function relays(app: Wording, room: HostSession, { key }: Offer) {
  const { step, failed } = room;
  if (failed)
    return html`<p class="wrong" role="status">${icon('i-info')}<span>${app.say('no-relay')}</span></p>
      <p class="pair"><a class="primary" href=${`#/side/${key}`}>${app.say('side-by-side')}</a>
      <button class="quiet" @click=${() => room.open()}>${app.say('try-again')}</button></p>`;
  return step?.is === 'relays' && !step.open
    ? html`<p class="help" role="status">${app.say('asking-relays')}</p>`
    : nothing;
}
