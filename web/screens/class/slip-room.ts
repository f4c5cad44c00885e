import { html, nothing } from 'lit-html';
import type { Display, Preferences, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { qrCode } from '../../browser/qr.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { codePaper } from '../../components/code-paper.ts';
import type { Copied } from '../../components/invitation.ts';
import { invitation } from '../../components/invitation.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { canEncrypt } from '../../friends/can-encrypt.ts';
import type { ClassCollector } from '../../friends/slip-collector.ts';
import { closeRoom, currentCollector } from '../../friends/slip-collector.ts';
import { SERVERS } from '../../model/servers.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';

interface ClassRoom extends Copied, CodePaper, NameForm {
  readonly own: OwnLesson;
  readonly isLong: boolean;
  readonly openRoom: () => Promise<void>;
  /** True if the section is unfolded: the teacher opened it, or a room is open. */
  isUnfolded: boolean;
}

/** Section for a room that receives slips over the network. Before it is opened, the page contacts no relay. */
export const slipRoom = (app: Wording & Preferences & Display, state: ClassRoom) => {
  const room = currentCollector?.own.id === state.own.id ? currentCollector : null;
  state.isUnfolded ||= room !== null;
  const turned = (event: Event) => {
    state.isUnfolded = (event.target as HTMLDetailsElement).open;
  };
  return html`<details class="slip-room" ?open=${state.isUnfolded} @toggle=${turned}><summary>${icon('i-wifi')}<span><b>${app.say('class-air')}</b>
      <small>${room ? app.say('room-is-open') : app.say('class-air-short')}</small></span>${icon('i-next')}</summary>
    ${room ? openRoomPart(app, room, state) : closedRoomPart(app, state)}</details>`;
};

const closedRoomPart = (app: Wording & Preferences & Display, state: ClassRoom) => {
  const begin = (event: Event) => {
    if (nameSent(app, event, state)) void state.openRoom();
  };
  return html`<p class="help">${app.say('class-air-line', SERVERS)}</p>
    ${
      state.isLong || !canEncrypt()
        ? html`<p class="class-note">${icon('i-info')}<span>${app.say(canEncrypt() ? 'class-air-long' : 'insecure-why')}</span></p>`
        : html`<form @submit=${begin} novalidate>${app.settings.yourName ? nothing : nameField(app, state)}<button class="tonal">${app.say('open-room')}</button></form>`
    }`;
};

const openRoomPart = (app: Wording & Display, room: ClassCollector, state: ClassRoom) => {
  const code = qrCode(room.links.wall, app.say('room-code'));
  return html`${codePaper(app, code, state)}
    <p class="help">${app.say('class-wall')}</p>
    ${invitation(app, room.links.whole, state)}
    ${relays(app, room)}
    <button class="quiet" @click=${closeRoom}>${app.say('close-room')}</button>`;
};

/** Status of the relays; once one has answered, the number of connected devices. */
const relays = (app: Wording, { peerSearch, receiver }: ClassCollector) => {
  const again = () => currentCollector?.begin();
  if (peerSearch.failed)
    return html`<p class="wrong" role="status">${icon('i-info')}<span>${app.say('class-no-relay')}</span>
      <button class="quiet" @click=${again}>${app.say('try-again')}</button></p>`;
  const isAsking = !peerSearch.step || (peerSearch.step.is === 'relays' && !peerSearch.step.open);
  return html`<p class="class-joined" role="status">${app.say(isAsking ? 'asking-relays' : 'class-joined', { count: receiver.count })}</p>`;
};
