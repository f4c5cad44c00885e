import type { App } from '../app.ts';
import { build } from '../built.js';
import { changesIn, standInLevel } from '../model/bot-level.ts';
import type { Invitation } from '../model/link.ts';
import { pack } from '../model/link.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { listIn } from '../words/formatting.ts';
import type { Channel } from './channel.ts';
import { Guest } from './guest.ts';
import { NO_WAY } from './peer-search.ts';
import { guestIn, remember } from './room-keys.ts';
import { Session } from './room-session.ts';
import { hostSeat, takeOver } from './succession.ts';

/** The room of another device, in which this one is a guest. */
export class GuestSession extends Session {
  readonly guest: Guest;
  readonly hosts = false;
  /** Address of the invitation. */
  link = '';

  constructor(
    app: App,
    /** Content of the link; null if there was none. */
    readonly invitation: Invitation | null,
    names: string[],
    /** Name of the viewer, if the device has no players. */
    watcher: string = '',
  ) {
    super(app);
    this.guest = new Guest(
      app,
      { build, names, watcher, room: invitation?.room ?? null, identity: guestIn },
      {
        changed: () => this.#changed(),
        begins: match => this.#begins(match),
        sign: (seat, sign) => this.signed(seat, sign),
        asked: count => app.notify({ id: 'asked-again', text: 'notice-asked-again', args: { count } }),
        overfull: () => app.notify({ id: 'room-overfull', text: 'notice-room-overfull' }),
        level: match => this.#tellLevel(match),
        isOnline: () => this.#isOnline,
        canTakeOver: () => this.invitation?.build === build,
        takeOver: match => this.#takeOver(match),
        takenOver: (match, gone) => this.#tellNewHost(match, gone),
        unlike: rounds => this.#tellUnlike(rounds),
        out: () => this.#out(),
      },
    );
    document.addEventListener('visibilitychange', this.#seen);
    if (invitation)
      pack('room', invitation).then(packed => {
        this.link = `${location.href.split('#')[0]}#/with/${packed}`;
      });
  }

  /** True once the page knows who was there before this guest came. */
  #isTold = false;
  /** True if the host has a bot play for a player here. */
  #isHeld = false;

  #changed() {
    const { app, places } = this;
    if (this.#isTold) this.tellWhoCame();
    else if (places.length) this.noteNames();
    this.#isTold ||= places.length > 0;
    const isHeld = this.here.some(seat => places[seat]?.held);
    if (isHeld && !this.#isHeld)
      app.notify({ id: 'seat-held', text: 'seat-held', args: { name: places[this.hostSeat]?.name ?? '' } });
    this.#isHeld = isHeld;
    this.#followHost();
    app.redraw();
  }

  /** True while the host of a match in play is out of reach. */
  #isHostGone = false;

  /** Count how long the host is gone, and tell when it is back. */
  #followHost() {
    const { app, guest } = this;
    const { isHostGone } = guest;
    guest.absence.note();
    if (this.#isHostGone && !isHostGone) {
      const { name = '' } = this.places[this.hostSeat] ?? {};
      app.announce(app.say('host-back', { name }));
    }
    this.#isHostGone = guest.isOn && isHostGone;
  }

  /** True if a relay answers. */
  get #isOnline() {
    const { step } = this.peerSearch;
    return step !== null && (step.is !== 'relays' || step.open > 0);
  }

  /** Tell who goes on with the match, and whose device is gone if that is not this one. */
  #tellNewHost(match: StoredMatch, gone: number) {
    const { app, hostSeat } = this;
    const name = match.names[hostSeat] ?? '';
    if (this.here.includes(gone)) app.notify({ id: 'taken-over', text: 'notice-went-on', args: { name } });
    else this.tellTakenOver(match, gone);
  }

  /** Go on with the match as its host. */
  #takeOver(match: StoredMatch) {
    takeOver(match, this.places, standInLevel(this.app, match), this.watchers.length > 0);
    void this.changeSides(match, true);
  }

  /** Name the host that now tells rounds otherwise than this device has seen them. */
  #tellUnlike(rounds: number[] | null) {
    const { app } = this;
    const { name = '' } = this.places[this.hostSeat] ?? {};
    const args = { name, count: rounds?.length ?? 0, rounds: listIn(app.language, (rounds ?? []).map(String), 'unit') };
    app.notify({ id: 'unlike', text: 'notice-unlike', args, lasting: true });
  }

  /** Tell which bot plays at another level, since the host has just changed it. */
  #tellLevel(match: StoredMatch) {
    const { app } = this;
    const last = changesIn(app, match).at(-1);
    if (last) app.notify({ id: 'level', text: 'event-level', args: last.event.args });
  }

  readonly #seen = () => this.guest.seen(!document.hidden);

  get places() {
    return this.guest.room?.places ?? [];
  }

  get here() {
    return this.guest.room?.here ?? [];
  }

  /** Seat of the host's device: that of a person without a key of its own. */
  get hostSeat() {
    const { room, match } = this.guest;
    if (room) return room.places.findIndex(({ who }, seat) => who === 'person' && !room.keys[seat]);
    return match ? hostSeat(match) : -1;
  }

  get connections() {
    return [{ name: this.places[this.hostSeat]?.name ?? '', way: this.guest.way }];
  }

  protected get isThere() {
    return this.guest.reached;
  }

  get isOn() {
    return this.guest.isOn;
  }

  /** Search for the host's device, to sit down there. */
  find() {
    const { invitation, guest } = this;
    if (guest.why) guest.reset();
    if (!invitation) return;
    const { room: secret } = invitation;
    this.peerSearch.begin({ secret, host: false }, NO_WAY, channel => this.reach(channel));
  }

  /** Take a channel to a device that claims to be the host. */
  async reach(channel: Channel) {
    if (!(await this.guest.reach(channel))) return;
    this.peerSearch.failed = false;
    this.app.redraw();
  }

  sign(sign: number) {
    this.guest.sign(sign);
  }

  #begins(match: StoredMatch) {
    if (this.link && this.invitation) remember(match.id, this.link, this.invitation.room);
    this.app.reach(this.guest, this);
    this.app.go(`#/play/${match.id}`);
  }

  /** Put what this device knows of the match back on the table, and search for the host. */
  goOn({ id }: StoredMatch) {
    this.guest.id = id;
    this.app.reach(this.guest, this);
    this.find();
  }

  /** Show why the guest is out, in place of the table if that is on screen. */
  #out() {
    this.peerSearch.leave();
    if (this.app.match?.id === this.guest.id) this.app.go(`#/with/${this.link.split('/').pop()}`);
    else this.app.redraw();
  }

  takenOver() {
    this.guest.out('elsewhere'); // the host is about to say it, too
    return true;
  }

  readonly slow = -1;

  playFor() {}

  giveBack() {}

  changeBot() {}

  again() {}

  get watchers() {
    return this.guest.room?.watchers ?? [];
  }

  get fair() {
    return this.guest.fair;
  }

  get checked() {
    return this.guest.witness.checked;
  }

  get isHostUnreachable() {
    return this.guest.isHostGone;
  }

  override leave() {
    document.removeEventListener('visibilitychange', this.#seen);
    this.guest.absence.end();
    this.guest.leave();
    super.leave();
  }
}
