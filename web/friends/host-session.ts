import type { App } from '../app.ts';
import { build } from '../built.js';
import { pack } from '../model/link.ts';
import type { Offer } from '../model/offers.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Setup, StoredMatch } from '../storage/stored-types.ts';
import type { Channel } from './channel.ts';
import { Host } from './host.ts';
import { roomOf } from './identity.ts';
import type { SeatState } from './messages.ts';
import { NO_RELAY } from './peer-search.ts';
import type { Claim } from './rival.ts';
import { exchangeClaims, yieldsTo } from './rival.ts';
import type { HostedRoom } from './room-keys.ts';
import { newRoom, remember } from './room-keys.ts';
import { free, person, RoomSeats } from './room-seats.ts';
import { Session } from './room-session.ts';
import { hostSeat, yieldMatch } from './succession.ts';

/** A room that this device hosts, before or after it is opened. */
export class HostSession extends Session {
  readonly host: Host;
  /** Address of the invitation; '' until the room is open. */
  link = '';
  readonly hosts = true;
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
      handsOver: () => this.handOver(),
    };
    const own = () => this.own;
    this.host = again
      ? Host.again(app, build, again.match, callbacks, own)
      : new Host(app, build, this.#setup(), callbacks, own);
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

  get connections() {
    const { known } = this.host.seating;
    return known.map(({ channel, seats, watcher }) => ({
      name: this.places[seats[0]]?.name ?? watcher,
      way: channel.way,
    }));
  }

  get hostSeat() {
    return this.here[0] ?? -1;
  }

  /** True while this device takes over and waits for the others. */
  get isHostUnreachable() {
    return this.host.isWithoutSeed;
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
    this.peerSearch.begin({ secret: (await this.own).id, host: true, rivals: true }, NO_RELAY, (channel, isHost) =>
      isHost ? void this.#meetRival(channel) : this.host.seating.welcome(channel),
    );
  }

  /** Settle with another device that hosts the match, too, which of the two goes on. */
  async #meetRival(channel: Channel) {
    const { id, identity } = await this.own;
    const { match } = this.host;
    const own = this.#claim(identity.key);
    const other = own && (await exchangeClaims(channel, id, identity, own));
    channel.close();
    if (!match || !other || !(await this.#knows(other)) || !yieldsTo(own, other)) return;
    yieldMatch(match, own.key, other.term);
    await this.changeSides(match, false);
  }

  #claim(key: string): Claim | null {
    const { host, here } = this;
    if (!host.match || !host.isOn) return null;
    const match = host.match.friends?.succession?.match ?? host.id;
    const guests = host.seating.known.filter(({ seats }) => seats.length).length;
    return { key, term: host.term, match, seat: here[0] ?? 0, guests, plays: !host.isWithoutSeed };
  }

  /** True if a device may host: the one that the invitation names, or one with a seat. */
  async #knows({ key }: Claim) {
    return this.host.seating.room.seats.keys.includes(key) || (await roomOf(key)) === (await this.own).id;
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

  /** Put the match of this room back on the table, and wait for its guests; after a takeover, draw a new seed first. */
  async goOn() {
    this.app.reach(this.host.table, this);
    const { match } = this.host;
    if (!match || !this.host.isWithoutSeed) return void this.open();
    const gone = hostSeat(match);
    await this.open();
    if (await this.host.drawAgain()) this.tellTakenOver(match, gone);
  }

  /** Leave a match that goes on: the first seat that answers takes over. */
  handOver() {
    this.leave();
    this.app.go('#/');
  }

  takenOver() {
    this.host.close(false); // the match goes on in another tab of this device
    super.leave();
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
