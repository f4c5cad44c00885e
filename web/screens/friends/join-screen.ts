import { html, nothing } from 'lit-html';
import type { App, Navigation, Preferences, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { fan, topBar } from '../../art/widgets.ts';
import { build, turn } from '../../built.js';
import { encrypted } from '../../components/encrypted-screen.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { GuestSession } from '../../friends/guest-session.ts';
import { enterSession, session } from '../../friends/session.ts';
import { setInWords } from '../../model/house-rules.ts';
import type { Invitation } from '../../model/link.ts';
import { known, onBrokenLink, unpack } from '../../model/link.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, gameWord, offerOf } from '../../model/offers.ts';
import { SERVERS } from '../../model/servers.ts';
import { disc } from '../../table/face.ts';
import { watchersByName } from '../../table/participants.ts';
import { properName } from '../../words/names.ts';
import { connections } from './connections.ts';
import { localPlayers } from './local-players.ts';
import { roundTable } from './round-table.ts';

/** The visit to this invitation's room, or to one found side by side; null before the guest sits down. */
const visitTo = (invited: Invitation | null) =>
  session instanceof GuestSession && session.invitation?.room === invited?.room ? session : null;

/** An invitation to a friend's room: '#/with/1abc'. No relay is contacted before the guest sits down. */
export const screen: Screen = encrypted({
  open(app, [packed = ''], visit) {
    /** The invitation in the link; null until it is read. */
    let invited: Invitation | null = null;
    const form = { nameless: false };
    const read = async () => {
      const found = known(app, await unpack('room', packed));
      if (visit.aborted) return;
      invited = found;
      app.useGame(found.game).then(app.redraw);
    };
    const title = () => (invited ? app.say('invited-by', { name: invited.host }) : app.say('friends'));
    if (packed) read().catch(onBrokenLink(app, visit));
    else if (!visitTo(null)) app.go('#/side');
    return {
      title,
      draw() {
        const room = visitTo(invited);
        const about = invited ?? room?.guest.room;
        const what = about && app.speaks(about.game) ? offerOf(app, about) : null;
        return html`<div class="page join">
      ${topBar(app, what ? app.say('friends-title', { game: gameWord(app, what, 'game') }) : title())}
      ${room ? within(app, room, hostName(room, invited)) : invited && what ? [card(app, what, invited), welcome(app, invited, form)] : nothing}
    </div>`;
      },
    };
  },
});

/** The name of the host: as the room tells it, or as the invitation does until this guest is there. */
const hostName = (room: GuestSession, invited: Invitation | null) =>
  room.places[room.hostSeat]?.name ?? invited?.host ?? '';

const card = (
  app: Wording & Preferences,
  what: Offer,
  { host, options, seats }: Invitation,
) => html`<section class="surface seat-card">
  <div class="art">${fan(artOf(app, what))}</div>
  ${disc(0, { name: host || '?' })}
  <p class="line">${gameRich(app, what, 'game')} · ${gameWord(app, what, 'game-time')}</p>
  <h2>${app.say('invited-by', { name: host })}</h2>
  <p class="rules">${app.say('house-rules-preset', { preset: setInWords(app, what, { options, seats }) })}</p>
</section>`;

function welcome(app: App, invitation: Invitation, form: NameForm) {
  if (invitation.build !== build) return otherVersion(app, invitation);
  const sit = (event: Event) => {
    const given = nameSent(app, event, form);
    if (!given) return;
    enterSession(new GuestSession(app, invitation, [given])).find();
    app.redraw();
  };
  const watch = (event: Event) => {
    const form = (event.target as HTMLElement).closest('form');
    const given = properName(form?.querySelector('input')?.value ?? '');
    if (given) app.set('yourName', given);
    enterSession(new GuestSession(app, invitation, [], given)).find();
    app.redraw();
  };
  return html`<form class="join-form" @submit=${sit} novalidate>
      ${nameField(app, form, app.settings.yourName)}
      <button class="primary big">${app.say('sit-down')}</button>
      <button class="quiet" type="button" @click=${watch}>${app.say('just-watch')}</button>
    </form>
    <p class="help">${app.say('guest-asked', { name: invitation.host, ...SERVERS })}</p>`;
}

/** Ask for a reload, as different builds may not understand each other's messages. */
const otherVersion = (app: Wording, { host }: Invitation) => html`<section class="surface">
  <p>${app.say('other-version', { name: host })}</p>
  <p><button class="primary" @click=${() => location.reload()}>${app.say('reload')}</button></p>
</section>`;

/** The room, or the step on the way to it: finding, refused, full or failed. */
function within(app: App, room: GuestSession, host: string) {
  const { guest } = room;
  if (guest.why === 'full' && room.invitation) return full(app, room, host);
  if (guest.why) return refused(app, room, guest.why, host);
  if (guest.room && guest.reached) return seated(app, room, host);
  if (!room.invitation) return host ? lost(app, host) : arriving(app);
  return room.failed ? noWay(app, room, host) : finding(app, room, host);
}

/** A full room: try again, in case a seat is free by now, or watch. */
function full(app: App, room: GuestSession, host: string) {
  const watch = () => {
    enterSession(new GuestSession(app, room.invitation, [], app.settings.yourName)).find();
    app.redraw();
  };
  return html`<section class="surface">
    <h2>${app.say('room-full', { name: host })}</h2>
    <p>${app.say('room-full-line', { name: host })}</p>
    <p class="pair"><button class="primary" @click=${() => room.find()}>${app.say('try-again')}</button>
      <button class="outlined" @click=${watch}>${app.say('just-watch')}</button></p>
    <p><a class="quiet" href="#/">${app.say('to-home')}</a></p>
  </section>`;
}

const refused = (app: Wording, room: GuestSession, why: string, host: string) => html`<section class="surface">
  <h2>${app.say(`room-${why}`, { name: host })}</h2>
  <p>${
    why === 'elsewhere'
      ? html`<button class="primary" @click=${() => room.find()}>${app.say('play-here')}</button>`
      : html`<a class="primary" href="#/">${app.say('to-home')}</a>`
  }</p>
</section>`;

/** The form for more players at this device. */
const more = (app: Wording, { guest, here, places }: GuestSession) =>
  localPlayers(app, {
    others: here.slice(1).map(seat => ({ seat, name: places[seat].name })),
    room: places.some(({ who }) => who === 'free'),
    join: name => guest.join(name),
    rise: seat => guest.giveUpSeat(seat),
  });

/** A link back to the match in progress, or a note that the host starts the next one. */
const matchOrWait = (app: Wording, room: GuestSession, host: string) =>
  room.isOn
    ? html`<a class="primary" href=${`#/play/${room.guest.id}`}>${app.say('back-to-table')}</a>`
    : html`<p class="waiting-note">${app.say('host-starts', { name: host })}</p>`;

/** True if all seats were taken when this guest came to sit down. */
const isLate = ({ guest, here }: GuestSession) => guest.visitor.names.length > 0 && !here.length;

const seated = (
  app: Wording & Stores & Navigation,
  room: GuestSession,
  host: string,
) => html`<section class="room-table" aria-label=${app.say('friends-seats')}>
  ${roundTable(app, { places: room.places, here: room.here, host: room.hostSeat, fresh: '', middle: matchOrWait(app, room, host) })}
  ${room.watchers.length ? watchersByName(app, room.watchers) : nothing}
  ${connections(app, room.connections)}
  ${room.here.length ? nothing : html`<p>${app.say('you-watch')}${isLate(room) ? html` ${app.say('late-sits')}` : nothing}</p>`}
  ${room.here.length && !room.isOn ? more(app, room) : nothing}
  <button class="outlined" @click=${() => leaveRoom(app, room)}>${app.say('leave-room')}</button>
</section>`;

function leaveRoom(app: Navigation, room: GuestSession) {
  room.leave();
  app.go('#/');
}

const finding = (app: Wording, room: GuestSession, host: string) => html`<section class="surface finding" role="status">
  <h2>${app.say('finding', { name: host })}<i class="turning" aria-hidden="true"></i></h2>
  ${steps(app, room, host)}
</section>`;

/** A connection side by side is open, but the host's room is not known yet. */
const arriving = (app: Wording) => html`<section class="surface finding" role="status">
  <h2>${app.say('arriving')}<i class="turning" aria-hidden="true"></i></h2>
</section>`;

/** A lost connection side by side; only pairing again can restore it. */
const lost = (app: Wording, host: string) => html`<section class="surface" role="status">
  <h2>${app.say('host-away', { name: host })}</h2>
  <p>${app.say('pair-again-kept')}</p>
  <p><a class="primary" href="#/side">${icon('i-wifi')}<span>${app.say('pair-again')}</span></a></p>
</section>`;

function steps(app: Wording, { step, failed }: GuestSession, name: string) {
  const met = step?.is === 'found' || step?.is === 'blocked';
  const answered = met || (step?.is === 'relays' && step.open > 0);
  const row = (is: boolean, over: boolean, id: string) => html`<li data-is=${is ? 'done' : over ? 'not' : 'open'}>
    <span class="sign" aria-hidden="true">${is ? icon('i-check') : over ? icon('i-cross') : nothing}</span>
    <span><b>${app.say(`${id}-title`, { name })}</b> <small>${app.say(is ? id : `${id}-not`, { name })}</small></span></li>`;
  return html`<ol class="steps">${row(answered, failed, 'way-relays')}${row(met, failed, 'way-found')}${row(false, failed, 'way-direct')}${turn && failed && step?.is === 'blocked' ? throughServer(app, step.turn) : nothing}</ol>`;
}

/** Why no server that passes on what devices send has helped. @param servers number of those that could be asked */
const throughServer = (app: Wording, servers: number) => html`<li data-is="not">
  <span class="sign" aria-hidden="true">${icon('i-cross')}</span>
  <span><b>${app.say('way-server-title')}</b> <small>${app.say(servers ? 'way-server-not' : 'way-server-silent')}</small></span></li>`;

const noWay = (app: Wording, room: GuestSession, host: string) => html`<section class="cannot-connect">
  <h2>${app.say('no-way', { name: host })}</h2>
  <p>${app.say('no-way-why', { name: host })}</p>
  <div class="surface">${steps(app, room, host)}</div>
  <div class="surface"><h3>${app.say('what-helps')}</h3>
    <ul class="helps" role="list"><li>${icon('i-wifi')}<span>${app.say('help-wifi', { name: host })}</span></li>
    <li>${icon('i-lock')}<span>${app.say('help-vpn')}</span></li></ul></div>
  <footer class="deal"><button class="primary big" @click=${() => room.find()}>${app.say('try-again')}</button>
    <a class="outlined" href="#/side">${icon('i-wifi')}<span>${app.say('side-by-side')}</span></a></footer>
</section>`;
