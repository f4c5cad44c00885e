import { html, nothing } from 'lit-html';
import type { App, Params, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, toggle } from '../../art/parts.ts';
import { qrCode } from '../../browser/qr.ts';
import { enter, Hosting, session } from '../../friends/session.ts';
import { newSecret } from '../../friends/ways/secret.ts';
import { nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { resized } from '../../model/matches.ts';
import { nowhere } from '../../model/nowhere.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt } from '../../model/offers.ts';
import { LONGEST_NAME, properName } from '../../words/names.ts';
import { invitation } from './invite.ts';
import { round } from './round.ts';

/** Does the code fill the screen, to be read from afar? */
let large = false;

const addressed = (app: App, params: Params) => offerAt(app, params.join('/'));

/** The room that is shown: that of this game. */
const shown = (what: Offer | undefined) =>
  session instanceof Hosting && session.what.key === what?.key ? session : null;

/** The room of this game; a new one, if this page is in none. */
export function roomOf(app: App, what: Offer): Hosting {
  const last = app.setup(what.key);
  const count = Math.max(last.seats.length, Math.min(...what.game.seats.filter(seats => seats > 1)));
  const setup = { ...last, seats: resized(what.game, last.seats, count) };
  const room = shown(what);
  room?.adopt(setup);
  return room ?? enter(new Hosting(app, what, setup, newSecret()));
}

/** '#/friends/hearts': a room for friends, and the way to invite them. */
export const screen: Screen = {
  place: (_app, params) => params.join('/'),
  title: (app, params) => app.say('friends-title', { game: gameWord(app, addressed(app, params), 'game') }),
  enter(app, params) {
    const what = addressed(app, params);
    if (!what) return nowhere(app);
    app.useGame(what.game.name).then(app.redraw);
    roomOf(app, what);
  },
  draw(app, params) {
    const what = addressed(app, params);
    const room = shown(what);
    return html`<div class="page friends">
      ${bar(app, screen.title(app, params), room?.isOpen ? html`<small class="room-state">${app.say('room-is-open')}</small>` : '')}
      ${what && room && app.speaks(what.game.name) ? [table(app, room), beside(app, what, room)] : nothing}
    </div>`;
  },
};

const table = (app: App, room: Hosting) => html`<section class="room-table" aria-label=${app.say('friends-seats')}>
  ${round(app, {
    places: room.places,
    here: room.here,
    fresh: room.last?.came ? room.last.name : '',
    touch: seat => touch(room, seat),
    middle: middle(app, room),
  })}
  <p class="last-event" aria-live="off">${room.last ? html`<b>${app.say(room.last.came ? 'friends-sits' : 'friends-goes', { name: room.last.name })}</b> ` : nothing}<span>${app.say('friends-hint')}</span></p>
</section>`;

/** A free seat gets a bot, a bot's seat is freed; a person keeps it. */
function touch(room: Hosting, seat: number) {
  const { who } = room.places[seat];
  if (who === 'person') room.host.free(seat);
  else room.host.playFor(seat, who === 'bot' ? null : room.level);
}

/** The invitation; before that the button that opens the room, for until then nobody is asked anything. */
function middle(app: App, room: Hosting) {
  if (!room.isOpen) return nameAndOpen(app, room);
  const code = qrCode(room.link, app.say('room-code'));
  return html`<button class="paper" aria-pressed=${String(large)} aria-label=${app.say('room-code-large')} @click=${() => {
    large = !large;
    app.redraw();
  }}>${code ?? app.say('send-too-long')}</button>`;
}

/** Who invites has a name. */
function nameAndOpen(app: App, room: Hosting) {
  const open = (event: Event) => {
    event.preventDefault();
    const name = properName((event.target as HTMLFormElement).querySelector('input')?.value ?? app.settings.yourName);
    if (!name) return;
    app.set('yourName', name);
    room.name(name);
    room.open();
  };
  return html`<form class="open-it" @submit=${open}>
    ${
      app.settings.yourName
        ? nothing
        : html`<label for="own-name">${app.say('your-name')}</label><input id="own-name" required type="text" maxlength=${LONGEST_NAME} autocomplete="nickname">`
    }
    <button class="primary open-room">${app.say('open-room')}</button></form>`;
}

const beside = (app: App, what: Offer, room: Hosting) => {
  const people = room.places.filter(({ who }) => who === 'person').length;
  return html`<section class="invite" aria-labelledby="invite">
    <h2 id="invite">${app.say('invite')}</h2>
    ${
      room.isOpen
        ? html`<p class="help wide-only">${app.say('invite-help')}</p>${invitation(app, room.link)}
          ${relays(app, room)}`
        : nothing
    }
    <div class="slab doors">
      <a class="door" href=${`#/options/${what.key}`}>${icon('i-house')}<span class="what"><b>${nameOfSet(app, what, ruleSet(app, what, room.setup.options))}</b> <small>${app.say('bots-are', { level: app.say(`level-${room.level}`) })}</small></span>${icon('i-next')}</a>
      <a class="door" href=${`#/side/${what.key}`}>${icon('i-wifi')}<span class="what"><b>${app.say('no-internet')}</b> <small>${app.say('side-by-side')}</small></span>${icon('i-next')}</a>
    </div>
    <p class="help asked">${app.say('friends-asked')}</p>
    <footer class="deal">
      ${room.host.unkept.length ? html`<p class="wrong">${icon('i-info')}<span>${app.say('friends-unkept')}</span></p>` : nothing}
      ${
        room.host.isOn
          ? html`<a class="primary big" href=${`#/play/${room.host.id}`}>${app.say('back-to-table')}</a>`
          : html`<button class="primary big" @click=${() => room.start()}><span>${app.say('friends-start')}</span>
        <small>${app.say('friends-count', { people, bots: room.places.length - people })}</small></button>`
      }
    </footer>
    ${toggle({
      id: 'onlookers',
      label: app.say('onlookers'),
      help: app.say('onlookers-help'),
      on: room.host.room.onlookers,
      turn: on => {
        room.host.room.onlookers = on;
        app.redraw();
      },
    })}
    ${room.isOpen ? html`<button class="quiet" @click=${() => close(app, room)}>${app.say('close-room')}</button>` : nothing}
  </section>`;
};

function close(app: App, room: Hosting) {
  room.leave();
  app.go('#/');
}

/** What the relays say; once one has answered there is nothing to say. */
function relays(app: App, room: Hosting) {
  const { step, failed } = room;
  if (failed)
    return html`<p class="wrong" role="status">${icon('i-info')}<span>${app.say('no-relay')}</span>
      <button class="quiet" @click=${() => room.open()}>${app.say('try-again')}</button></p>`;
  return step?.is === 'relays' && !step.open
    ? html`<p class="help" role="status">${app.say('asking-relays')}</p>`
    : nothing;
}
