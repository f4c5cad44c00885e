// The room that this page is in. It outlives its screens: from the invitation through every match until the page leaves
// it.

import type { App, Participants } from '../app.ts';
import { build } from '../built.js';
import { changesIn } from '../model/bot-level.ts';
import type { Invitation } from '../model/link.ts';
import { pack } from '../model/link.ts';
import type { Offer } from '../model/offers.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Setup, StoredMatch } from '../storage/stored-types.ts';
import type { Channel } from './channel.ts';
import { Guest } from './guest.ts';
import { Host } from './host.ts';
import type { SeatState } from './messages.ts';
import { NO_RELAY, NO_WAY, PeerSearch } from './peer-search.ts';
import type { HostedRoom } from './room-keys.ts';
import { guestIn, newRoom, remember } from './room-keys.ts';
import { free, person, RoomSeats } from './room-seats.ts';

/** A quick sign that a player has given. */
export interface Sign {
  seat: number;
  sign: number;
}

const SHOWN = 4_000; // milliseconds that a sign is visible

abstract class Session implements Participants {
  /** Signs that are visible now. */
  signs: Sign[] = [];
  protected readonly peerSearch = new PeerSearch(
    () => this.app.redraw(),
    () => this.isThere,
  );

  /** The player who last came or went. */
  last: { name: string; came: boolean } | null = null;
  /** Names of the people who were present, and the seats of the bots, at the last change. */
  #names: string[] = [];
  #bots: ReadonlySet<number> = new Set();

  constructor(readonly app: App) {}

  abstract readonly places: readonly SeatState[];
  abstract readonly here: readonly number[];
  abstract readonly watchers: readonly string[];
  abstract readonly hosts: boolean;
  /** True while a match of this room is played. */
  abstract readonly isOn: boolean;
  abstract readonly isHostUnreachable: boolean;
  abstract readonly fair: boolean | null;
  abstract readonly checked: Participants['checked'];
  abstract readonly link: string;
  abstract sign(sign: number): void;
  abstract playFor(seat: number): void;
  abstract giveBack(seat: number): void;
  abstract changeBot(seat: number, sitter: string): void;
  abstract readonly slow: number;
  abstract again(): void;
  abstract takenOver(): boolean;

  /** Note who is present, without telling. */
  protected noteNames() {
    this.#names = this.places.filter(({ who, away }) => who === 'person' && !away).map(({ name }) => name);
    this.#bots = new Set(this.places.flatMap(({ who }, seat) => (who === 'bot' ? [seat] : [])));
  }

  /** Announce the player who has come or gone since the last call; a notice names a player who replaces a bot. */
  protected tellWhoCame() {
    const { app, places } = this;
    const [before, bots] = [this.#names, this.#bots];
    this.noteNames();
    const came = this.#names.find(name => !before.includes(name));
    const name = came ?? before.find(each => !this.#names.includes(each));
    if (!name) return;
    this.last = { name, came: !!came };
    const takesOver = !!came && this.isOn && bots.has(places.findIndex(place => place.name === came));
    if (takesOver) app.notify({ id: 'takes-over', text: 'notice-takes-over', args: { name } });
    else app.announce(app.say(came ? 'friends-sits' : 'friends-goes', { name }));
  }

  protected signed(seat: number, sign: number) {
    const shown = { seat, sign };
    this.signs = [...this.signs.filter(other => other.seat !== seat), shown];
    setTimeout(() => {
      this.signs = this.signs.filter(other => other !== shown);
      this.app.redraw();
    }, SHOWN);
    const { name } = this.places[seat] ?? {};
    if (name) this.app.announce(`${name}: ${this.app.say(`sign-${sign + 1}`)}`);
    this.app.redraw();
  }

  /** Last progress that the relays reported. */
  get step() {
    return this.peerSearch.step;
  }

  /** True if no relay answers or no connection is possible. */
  get failed() {
    return this.peerSearch.failed;
  }

  /** True once the search has what it was begun for. */
  protected abstract readonly isThere: boolean;

  leave() {
    this.peerSearch.leave();
    this.app.reach(null);
    if ((session as Session | null) === this) session = null;
  }
}

/** A room that this device hosts, before or after it is opened. */
export class HostSession extends Session {
  readonly host: Host;
  /** Address of the invitation; '' until the room is open. */
  link = '';
  readonly hosts = true;
  readonly isHostUnreachable = false;
  readonly checked = null; // this page's engine is the host's
  readonly fair = true; // otherwise its engine would not have begun the match
  #own: Promise<HostedRoom> | null = null;

  constructor(
    app: App,
    readonly what: Offer,
    public setup: Setup,
    /** The match and the room to reopen. */
    again?: { match: StoredMatch; room: HostedRoom },
  ) {
    super(app);
    if (again) this.#own = Promise.resolve(again.room);
    const callbacks = {
      changed: () => this.#changed(),
      sign: (seat: number, sign: number) => this.signed(seat, sign),
    };
    const identity = async () => (await this.own).identity;
    this.host = again
      ? Host.again(app, build, again.match, callbacks, identity)
      : new Host(app, build, this.#setup(), callbacks, identity);
    this.noteNames();
  }

  /** Id and key pair of the room, made on first use. */
  get own() {
    this.#own ??= newRoom();
    return this.#own;
  }

  #setup() {
    const { options, seats, names } = this.setup;
    const own = this.app.settings.yourName;
    const places = seats.map((sitter, seat): SeatState => {
      if (seat === 0) return person(own);
      return sitter === HUMAN && names[seat] ? person(names[seat]) : free();
    });
    const here = places.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    return { game: this.what.game.name, options, seats: new RoomSeats(places), here, onlookers: false };
  }

  /** Level of the bots that fill free seats. */
  get level() {
    const { levels } = this.what.game;
    return this.setup.seats.find(sitter => sitter !== HUMAN) ?? levels[levels.length >> 1];
  }

  get places() {
    return this.host.seating.places;
  }

  get here() {
    return this.host.here;
  }

  get isOn() {
    return this.host.isOn;
  }

  get isOpen() {
    return this.link !== '';
  }

  protected get isThere() {
    return this.step?.is === 'relays' ? this.step.open > 0 : this.step !== null;
  }

  /** Make the link and wait for guests. */
  async open() {
    await this.#invite();
    this.peerSearch.begin({ secret: (await this.own).id, host: true }, NO_RELAY, channel =>
      this.host.seating.welcome(channel),
    );
  }

  /** Adopt other house rules, players or bots from the options; seated people stay. */
  adopt(setup: Setup) {
    const { room } = this.host.seating;
    if (this.isOn) return;
    this.setup = setup;
    room.options = setup.options;
    room.seats.resize(setup.seats.length);
    if (this.isOpen) this.#invite();
  }

  async #invite() {
    const { game, options, seats: sitters } = this.host.seating.room;
    const { places } = sitters;
    const seats = places.map(({ who }) => (who === 'bot' ? this.level : HUMAN));
    const { id: room } = await this.own;
    const invitation = { game, options, seats, host: places[this.here[0]].name, build, room };
    this.link = `${location.href.split('#')[0]}#/with/${await pack('room', invitation)}`;
    this.app.redraw();
  }

  sign(sign: number) {
    this.host.sign(sign);
  }

  /** Set the host's own name. */
  name(own: string) {
    this.places[this.here[0]].name = own;
    this.noteNames();
  }

  /** Begin a match with the seated players. */
  async start() {
    const match = await this.host.start(this.level);
    if (!match) return this.app.redraw();
    const { id: room, pair } = await this.own;
    if (this.link) remember(match.id, this.link, room, pair);
    this.app.reach(this.host.table, this);
    this.app.go(`#/play/${match.id}`);
  }

  /** Put the match of this room back on the table, and wait for its guests. */
  goOn() {
    this.app.reach(this.host.table, this);
    this.open();
  }

  takenOver() {
    this.leave();
    return false;
  }

  playFor(seat: number) {
    this.host.seating.playFor(seat, this.level);
  }

  giveBack(seat: number) {
    this.host.seating.playFor(seat, null);
  }

  changeBot(seat: number, sitter: string) {
    this.host.changeBot(seat, sitter);
  }

  get slow() {
    return this.host.slow;
  }

  again() {
    this.start();
  }

  get watchers() {
    return this.host.seating.watchers;
  }

  override leave() {
    this.host.close();
    super.leave();
  }

  #changed() {
    this.tellWhoCame();
    this.app.redraw();
  }
}

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
      app.notify({ id: 'seat-held', text: 'seat-held', args: { name: places[0]?.name ?? '' } });
    this.#isHeld = isHeld;
    app.redraw();
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

  protected get isThere() {
    return this.guest.reached;
  }

  get isOn() {
    const { guest } = this;
    return guest.id !== '' && this.app.matches.known(guest.id)?.over === false;
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
    return !this.guest.reached || this.guest.away;
  }

  override leave() {
    document.removeEventListener('visibilitychange', this.#seen);
    this.guest.leave();
    super.leave();
  }
}

/** The room that this page is in; null if it is in none. */
export let session: HostSession | GuestSession | null = null;

/** Enter a room, and leave the previous one. */
export function enterSession<Kind extends HostSession | GuestSession>(room: Kind): Kind {
  session?.leave();
  session = room;
  return room;
}
