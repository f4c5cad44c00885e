import { html, nothing } from 'lit-html';
import type { Display, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { canEncrypt } from '../friends/can-encrypt.ts';
import type { Collector } from '../friends/collector.ts';
import { closeRoom } from '../friends/collector.ts';
import { SERVERS } from '../model/servers.ts';
import type { NameForm } from './own-name.ts';
import { nameField, nameSent } from './own-name.ts';

/** The section of a room on a screen. */
export interface CollectingRoom extends NameForm {
  /** First part of the ids of its messages. */
  readonly words: 'class' | 'club';
  /** True if what the link would hold is too long for one. */
  readonly isLong: boolean;
  readonly openRoom: () => Promise<void>;
  /** True if the section is unfolded: the player opened it, or a room is open. */
  isUnfolded: boolean;
}

/**
 * Section for a room that receives slips or results over the network. Before it is opened, the page contacts no relay.
 * @param invites how others find the open room
 */
export const collectingRoom = (
  app: Wording & Preferences & Display,
  state: CollectingRoom,
  room: Collector | null,
  invites: unknown,
) => {
  const { words } = state;
  state.isUnfolded ||= room !== null;
  const turned = (event: Event) => {
    state.isUnfolded = (event.target as HTMLDetailsElement).open;
  };
  return html`<details class="collecting-room" ?open=${state.isUnfolded} @toggle=${turned}><summary>${icon('i-wifi')}<span><b>${app.say('class-air')}</b>
      <small>${room ? app.say('room-is-open') : app.say(`${words}-air-short`)}</small></span>${icon('i-next')}</summary>
    ${
      room
        ? html`${invites}${relays(app, room, words)}<button class="quiet" @click=${closeRoom}>${app.say('close-room')}</button>`
        : closedRoom(app, state)
    }</details>`;
};

const closedRoom = (app: Wording & Preferences & Display, state: CollectingRoom) => {
  const begin = (event: Event) => {
    if (nameSent(app, event, state)) void state.openRoom();
  };
  return html`<p class="help">${app.say(`${state.words}-air-line`, SERVERS)}</p>
    ${
      state.isLong || !canEncrypt()
        ? html`<p class="class-note">${icon('i-info')}<span>${app.say(canEncrypt() ? 'class-air-long' : 'insecure-why')}</span></p>`
        : html`<form @submit=${begin} novalidate>${app.settings.yourName ? nothing : nameField(app, state)}<button class="tonal">${app.say('open-room')}</button></form>`
    }`;
};

/** Status of the relays; once one has answered, the number of connected devices. */
const relays = (app: Wording, room: Collector, words: CollectingRoom['words']) => {
  const { peerSearch, receiver } = room;
  if (peerSearch.failed)
    return html`<p class="wrong" role="status">${icon('i-info')}<span>${app.say(`${words}-no-relay`)}</span>
      <button class="quiet" @click=${() => room.begin()}>${app.say('try-again')}</button></p>`;
  const isAsking = !peerSearch.step || (peerSearch.step.is === 'relays' && !peerSearch.step.open);
  return html`<p class="class-joined" role="status">${app.say(isAsking ? 'asking-relays' : 'class-joined', { count: receiver.count })}</p>`;
};
