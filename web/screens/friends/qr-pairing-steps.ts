import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { App, Display, Navigation, Preferences, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { fieldError, topBar } from '../../art/widgets.ts';
import { chosenFile } from '../../browser/file-intake.ts';
import { importPart } from '../../browser/import-part.ts';
import { qrCode } from '../../browser/qr.ts';
import { SITE } from '../../browser/site-paths.ts';
import { encrypted } from '../../components/encrypted-screen.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { Camera } from '../../friends/camera.ts';
import type { Channel } from '../../friends/channel.ts';
import type { PairingOffer } from '../../friends/connection/qr-pairing.ts';
import { GuestSession } from '../../friends/guest-session.ts';
import { HostSession } from '../../friends/host-session.ts';
import { enterSession, session } from '../../friends/session.ts';
import { copyText } from '../../model/notices.ts';
import { offerAt } from '../../model/offers.ts';
import { plain } from '../../words/typed-text.ts';
import { roomOf } from './friends-screen.ts';

/** The link of a host's code: a phone's own camera opens it. What the guest's device shows is the code alone. */
const LINK = `${SITE}#/side/code/`;

const connection = () => importPart(() => import('../../friends/connection/connection.ts'));

/** The code in a text: the text itself, or the end of a link. */
const codeIn = (text: string) =>
  plain(text)
    .trim()
    .replace(/^.*#\/side\/code\//, '');

/** State of pairing two devices with QR codes, without a relay. */
class Joining implements NameForm {
  nameless = false;
  /** This device's own code; '' until it is made. */
  code = '';
  /** True while the other device's code is to be read. */
  reads = false;
  /** Message id of the last error; '' if there is none. */
  fault = '';
  /** Message id of why the camera shows nothing; '' while it works. */
  blind = '';
  copied = false;
  offered: PairingOffer | null = null;
  readonly camera: Camera = new Camera(
    text => this.read(text),
    ({ name }) => {
      this.blind = name === 'NotAllowedError' ? 'camera-denied' : 'no-camera';
      this.app.announce(this.app.say(this.blind));
      this.app.redraw();
    },
    () => this.reads && !this.#left,
  );
  #left = false;
  /** True while a code is being processed, so that the camera's next frames are ignored. */
  #follows = false;

  constructor(
    readonly app: App,
    public hosts: boolean,
    /** A host's code from the address, read as soon as the guest has a name; '' if there is none. */
    readonly given = '',
  ) {}

  /** The code as it is shown: a host's as a link. */
  get shown() {
    return this.code && this.hosts ? LINK + this.code : this.code;
  }

  /** As a guest, begin to read: the code of the address, if there is one, else the camera's. */
  begin() {
    this.reads = true;
    if (this.given) this.read(this.given);
  }

  async invite() {
    try {
      const { offer } = await connection();
      this.offered = await offer();
      this.code = this.offered.code;
      this.app.redraw();
    } catch {
      this.#wrong('no-way-aside'); // a part did not load, or the browser has no WebRTC
    }
  }

  async picture(file: File | undefined) {
    if (!file) return;
    this.fault = ''; // told again of the same picture
    const { textInPicture } = await connection();
    const text = await textInPicture(file);
    if (text) await this.read(text);
    else this.#wrong('no-code-in-picture');
  }

  async paste() {
    this.fault = '';
    const text = await navigator.clipboard?.readText?.().catch(() => '');
    if (text) await this.read(text.trim());
    else this.#wrong('nothing-to-paste');
  }

  /** Process a text that was scanned, pasted or typed; a text that is no code shows an error. */
  async read(shown: string) {
    const { answer, isCode, isOffer } = await connection();
    const text = codeIn(shown);
    if (!this.reads || this.#left || this.#follows) return;
    if (!isCode(text) || text === this.code) return this.#wrong(text === this.code ? 'own-code' : 'not-a-code');
    this.fault = '';
    this.#follows = true;
    try {
      if (this.hosts && isOffer(text)) this.#becomeGuest();
      if (this.hosts) return await this.#joined((await this.offered?.answered(text)) ?? null);
      const { code, channel } = await answer(text);
      this.reads = false;
      this.camera.stop();
      this.code = code;
      this.app.redraw();
      await this.#joined(await channel);
    } catch {
      this.#wrong('not-this-code');
    } finally {
      this.#follows = false;
    }
  }

  /** Of two hosts that meet, the one who scans becomes the guest, unless friends sit in its room already. */
  #becomeGuest() {
    if (session instanceof HostSession && hasGuests(session)) throw new Error('friends sit in this room');
    this.hosts = false;
    this.offered?.cancel();
    this.offered = null;
  }

  #wrong(id: string) {
    if (this.fault === id) return;
    this.fault = id;
    this.app.announce(this.app.say(id));
    this.app.redraw();
  }

  async #joined(channel: Channel | null) {
    if (this.#left) return channel?.close();
    if (!channel) return this.#wrong('no-way-aside');
    this.offered = null;
    this.camera.stop();
    if (this.hosts && session instanceof HostSession) {
      session.host.seating.welcome(channel);
      if (session.isOn) this.app.go(`#/play/${session.host.id}`);
      else toRoom(this.app, session.what.key);
    } else {
      enterSession(new GuestSession(this.app, null, [this.app.settings.yourName])).reach(channel);
      this.app.go('#/with');
    }
  }

  leave() {
    this.#left = true;
    this.camera.stop();
    this.offered?.cancel();
  }
}

/** True if a person at another device sits in the room. */
const hasGuests = ({ places, here }: HostSession) =>
  places.some(({ who }, seat) => who === 'person' && !here.includes(seat));

/** Return to the room: back if the room is the previous screen, else by its address. */
function toRoom(app: Navigation, key: string) {
  const room = `#/friends/${key}`;
  if (app.wayBack === room) app.back();
  else app.go(room);
}

/**
 * Pair two devices with one code each way: '#/side/hearts' at the host; at a guest '#/side', or '#/side/code/…' from the
 * host's code.
 */
export const screen: Screen = encrypted({
  open(app, params) {
    const [word, code = ''] = params;
    const isGiven = word === 'code';
    const joining = new Joining(app, params.length > 0 && !isGiven, isGiven ? code : '');
    if (joining.hosts) {
      const what = offerAt(app, params.join('/'));
      if (!what) return void app.go('#/side');
      app.useGame(what.game.name).then(app.redraw);
      roomOf(app, what);
      joining.invite();
    } else if (app.settings.yourName) joining.begin();
    const title = () => app.say('side-by-side');
    return {
      title,
      draw: () => html`<div class="page side">
    ${topBar(app, title())}
    ${joining.hosts || joining.reads || joining.code ? steps(app, joining) : nameFirst(app, joining)}
  </div>`,
      leave: () => joining.leave(),
    };
  },
});

/** Both steps, with the current one marked, and its content below. */
function steps(app: Wording & Display, state: Joining) {
  const order = state.hosts ? ['side-show', 'side-scan'] : ['side-scan', 'side-show'];
  const at = state.reads === state.hosts ? 1 : 0;
  return html`<ol class="pairing-steps">${order.map(
    (id, n) => html`<li aria-current=${n === at ? 'step' : nothing} data-done=${n < at || nothing}>
      <span class="number" aria-hidden="true">${n < at ? icon('i-check') : n + 1}</span>${app.say(id)}</li>`,
  )}</ol>
  ${state.reads ? reading(app, state) : showing(app, state)}`;
}

const nameFirst = (app: Wording & Preferences & Display, state: Joining) => {
  const go = (event: Event) => {
    if (!nameSent(app, event, state)) return;
    state.begin();
    app.redraw();
  };
  return html`<form class="join-form" @submit=${go} novalidate>${nameField(app, state)}
    <button class="primary big">${app.say('next-step')}</button></form>`;
};

function showing(app: Wording & Display, state: Joining) {
  const copy = async () => {
    state.copied = await copyText(app, state.shown, { field: '.room-link input' });
    app.redraw();
  };
  const next = () => {
    state.reads = true;
    app.redraw();
  };
  const id = state.hosts ? 'let-scan' : 'let-scan-back';
  return html`<h2>${app.say(`${id}-title`)}</h2><p>${app.say(id, { button: app.say('join-side') })}</p>
    <div class="surface code">${fieldError('side-fault', state.fault && app.say(state.fault))}
      ${state.code ? qrCode(state.shown, app.say('room-code')) : state.fault ? nothing : html`<i class="turning" aria-hidden="true"></i>`}
      <label class="room-link"><span class="spoken">${app.say('code-as-text')}</span><input readonly lang="en" .value=${state.shown} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
      <button class="quiet" @click=${copy}>${icon(state.copied ? 'i-check' : 'i-copy')}<span>${app.say(state.copied ? 'send-copied' : 'copy-as-text')}</span></button></div>
    ${state.hosts ? html`<footer class="deal"><button class="primary big" @click=${next}>${icon('i-camera')}<span>${app.say('next-scan')}</span></button></footer>` : nothing}`;
}

/** True if a text has come into a field as a whole, pasted or dropped. */
const isPasted = ({ inputType }: InputEvent) => /^insertFrom(Paste|Drop)/.test(inputType);

const reading = (app: Wording, state: Joining) => {
  const readField = (event: Event) => void state.read((event.target as HTMLInputElement).value.trim());
  return html`<h2>${app.say(state.hosts ? 'now-scan-title' : 'scan-first-title')}</h2>
  <p>${app.say(state.hosts ? 'now-scan' : 'scan-first')}</p>
  <div class="qr-camera">
    ${state.blind ? html`<p>${app.say(state.blind)}</p>` : html`<video muted playsinline ${ref(state.camera.watch)} aria-label=${app.say('finder')}></video><span class="frame" aria-hidden="true"></span>`}
  </div>
  ${fieldError('side-fault', state.fault && app.say(state.fault))}
  <label class="room-link"><span>${app.say('their-code')}</span>
    <input id="their-code" lang="en" autocomplete="off" @input=${(event: InputEvent) => isPasted(event) && readField(event)} @change=${readField}></label>
  <p class="pair">
    <button class="outlined" @click=${() => state.paste()}>${icon('i-paste')}<span>${app.say('paste-text')}</span></button>
    <label class="outlined file">${icon('i-picture')}<span>${app.say('load-picture')}</span>
      <input type="file" accept="image/*" class="spoken" @change=${(event: Event) => state.picture(chosenFile(event))}></label>
  </p>
  <p class="help">${app.say('picture-stays')}</p>`;
};
