import type { App } from '../app.ts';
import { uptime } from '../browser/clock.ts';
import { random } from '../model/matches.ts';
import { tempered } from '../model/tempers.ts';
import type { Around, OptionValue } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { distinct } from '../words/distinct.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { GuestDevice } from './guest-device.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, SeatState } from './messages.ts';
import { GUESTS } from './messages.ts';
import { bot, person, RoomSeats } from './room-seats.ts';
import { commitment, mixed, newNumber, unkept } from './seed-shares.ts';
import type { ServedRoom } from './served-table.ts';
import { ServedTable } from './served-table.ts';
import { Throttle } from './throttle.ts';

const PATIENCE = 10_000; // milliseconds within which a device must show its number
const TELL = 250; // milliseconds in which changes of the room are sent together
const SLOW = 45_000; // milliseconds that the table waits for a guest before it asks the host
const SIGN = 3_000; // milliseconds between two signs of a seat
const STRANGER = 30_000; // milliseconds that a device too many has to say who sits there, once the room is full

/** What a room begins with. */
export interface RoomSetup {
  game: string;
  options: Record<string, OptionValue>;
  /** People with names at this device; the other seats are free or have bots. */
  seats: RoomSeats;
  /** Seats at this device. */
  here: number[];
  /** True if others may watch. */
  onlookers: boolean;
}

const inOrder = (seats: readonly number[]) => [...seats].sort((one, other) => one - other);

/** Callbacks of the host's page. */
export interface HostCallbacks {
  /** The seated players or the viewers have changed. */
  changed(): void;
  /** A player has sent a quick sign. */
  sign(seat: number, sign: number): void;
}

/**
 * The room on the host's device. It seats guests, begins matches and serves them through `table`, which also serves
 * this page. No message of a guest can close the room.
 */
export class Host implements ServedRoom {
  readonly devices: GuestDevice[] = [];
  readonly table: ServedTable;
  id = '';
  /** Seats that have not shown their number, so that no match could begin. */
  unkept: number[] = [];
  /** By seat: when it gave its last sign. */
  readonly #signed: number[] = [];
  /** Position of the match, whether it has waited there for `SLOW`, and the timer that notices it. */
  #stand = '';
  #isSlow = false;
  #slow: ReturnType<typeof setTimeout> | undefined;
  readonly #telling = new Throttle(() => this.#tell(), TELL);
  /** Different requests for the numbers of a match since the last match ended. */
  #asked = 0;
  /** This device's number for the next match. It stays the same until that match has begun. */
  #number = newNumber();
  /** Commitments of the last request for the numbers; null if a match has begun since. */
  #bound: readonly string[] | null = null;
  /** The match that is about to begin. */
  #beginning: Promise<StoredMatch | null> | null = null;

  constructor(
    readonly app: Pick<App, 'matches' | 'game'>,
    readonly build: string,
    readonly room: RoomSetup,
    readonly callbacks: HostCallbacks,
    /** Identity of this device, which the invitation names. */
    readonly identity: () => Promise<Identity>,
    readonly patience: number = PATIENCE,
  ) {
    this.table = new ServedTable(app, this);
  }

  /** Reopen the room of a match that was left. Devices with a key get their seats back. */
  static again(
    app: Pick<App, 'matches' | 'game'>,
    build: string,
    { id, head, names, friends, own }: StoredMatch,
    callbacks: HostCallbacks,
    identity: () => Promise<Identity>,
  ) {
    const { here = [], host: hosted } = friends ?? {};
    if (!hosted) throw new Error('not a match that is played here');
    const isPerson = (seat: number) => head.seats[seat] === HUMAN || !!hosted.keys[seat];
    const places = head.seats.map((sitter, seat): SeatState => {
      if (!isPerson(seat)) return { ...bot(sitter), name: names[seat] ?? '' };
      const stands = { bot: hosted.bots[seat] ?? null, held: !!hosted.held?.includes(seat) };
      return { ...person(names[seat] ?? ''), away: !here.includes(seat), ...stands };
    });
    const keys = places.map((_, seat) => hosted.keys[seat] ?? '');
    const taken = head.seats.flatMap((sitter, seat) => (sitter !== HUMAN && isPerson(seat) ? [[seat, sitter]] : []));
    const filled = (hosted.filled ?? []).filter(seat => places[seat]?.who === 'bot');
    const seats = new RoomSeats(places, keys, { ...own }, Object.fromEntries(taken), filled);
    seats.leaveToBots(taken.map(([seat]) => Number(seat)));
    const { game, options } = head;
    const host = new Host(app, build, { game, options, seats, here, onlookers: hosted.onlookers }, callbacks, identity);
    host.id = id;
    return host;
  }

  get here() {
    return this.room.here;
  }

  get places(): readonly SeatState[] {
    return this.room.seats.places;
  }

  /** The current match, or the last one; undefined if there was none. */
  get match() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  /** True if a match is played now. No player changes seats meanwhile. */
  get isOn() {
    return this.match?.over === false;
  }

  /** Seat of a guest who is present and has kept the table waiting for long; -1 if there is none. */
  get slow() {
    if (!this.isOn || !this.#isSlow) return -1;
    const isThere = ({ who, away, bot }: SeatState) => who === 'person' && !away && !bot;
    return this.table.turns.find(seat => !this.here.includes(seat) && isThere(this.places[seat])) ?? -1;
  }

  /** Restart the timer for a slow guest if the match waits for another decision. */
  waits(stand: string) {
    if (stand === this.#stand) return;
    this.#stand = stand;
    this.#isSlow = false;
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => {
      this.#isSlow = true;
      this.callbacks.changed();
    }, SLOW);
  }

  /** Names of the viewers without a seat. */
  get watchers() {
    return this.devices.filter(device => device.sees(null)).map(({ watcher }) => watcher);
  }

  get around(): Around {
    const devices = [[...this.here], ...this.devices.map(({ seats }) => seats)].filter(seats => seats.length);
    return { devices, bots: this.room.seats.standIns, onlookers: this.watchers.length > 0 || !this.here.length };
  }

  // Who comes and goes

  /** Admit the device of a new channel. */
  welcome(channel: Channel) {
    if (this.devices.length >= GUESTS) this.devices.find(({ known }) => !known)?.end(); // a silent one makes room
    if (this.devices.length >= GUESTS) return this.#turnAway(channel);
    const { identity } = this;
    const device = new GuestDevice(channel, {
      identity,
      take: (...how) => this.#take(...how),
      gone: one => this.#gone(one),
    });
    this.devices.push(device);
  }

  /**
   * Hear a device too many. If it proves the key of a seat, or there are free seats for its players, a watcher makes
   * room for it. Otherwise it is told that the room is full, once it can check that this is its host.
   */
  #turnAway(channel: Channel) {
    const { devices, identity } = this;
    const late = setTimeout(() => devices.includes(device) || device.end(), STRANGER);
    const take = (one: GuestDevice, message: FromGuest) => {
      if (!devices.includes(one) && !this.#makeRoom(message)) return one.refuse('full');
      if (!devices.includes(one)) devices.push(one);
      this.#take(one, message);
    };
    const gone = (one: GuestDevice) => {
      clearTimeout(late);
      this.#gone(one);
    };
    const device = new GuestDevice(channel, { identity, take, gone });
  }

  /** Disconnect a watcher for a device whose players have seats, or get them. False if there is none, or no need. */
  #makeRoom(message: FromGuest) {
    if (message.type !== 'sit' || message.build !== this.build) return false;
    const { seats } = this.room;
    const { names, key } = message;
    if (!this.isOn) seats.unfill();
    if (
      !seats.of(key).length &&
      !(names.length && seats.places.filter(({ who }) => who === 'free').length >= names.length)
    )
      return false;
    if (this.devices.some(other => other.known && other.key === key)) return true; // its earlier connection ends
    const watchers = this.devices.filter(device => device.sees(null));
    const last = watchers.findLast(({ late }) => !late.length) ?? watchers.at(-1);
    last?.refuse('full');
    return !!last;
  }

  #take(device: GuestDevice, message: FromGuest) {
    switch (message.type) {
      case 'sit':
        return this.#sit(device, message);
      case 'leave':
        return this.#leaves(device);
      case 'join':
        return this.#joins(device, message.name);
      case 'rise':
        return this.#rises(device, message.seat);
      case 'ask':
        return this.#asks(device, message);
      case 'number':
        return device.show(message.number);
      case 'commit':
        device.commitment = message.commitment;
        return;
      case 'sign':
        return device.seats.length && this.sign(message.sign, device.seats[0]);
      case 'away':
        return this.room.seats.away(device.seats) && this.#changed();
      case 'refresh':
        return this.#refresh(device);
      default:
        if (this.room.seats.back(device.seats)) this.#changed();
    }
  }

  /** Send the whole room and match again to a device that has missed something. */
  #refresh(device: GuestDevice) {
    if (!device.known) return;
    device.resendRoom();
    device.sendRoom(this.#roomFor(device));
    if (this.match) this.#bring(device, this.match);
  }

  /**
   * Pass a question on to the engine. A question that is not passed on is answered at once, so that the guest does not
   * wait forever.
   */
  #asks(device: GuestDevice, message: Extract<FromGuest, { type: 'ask' }>) {
    if (device.sees(message.seat) && this.table.answersAgain(device, message)) return;
    if (device.ask(message)) this.table.wake();
    else if (device.known) device.send({ type: 'answered' });
  }

  #sit(device: GuestDevice, { build, names, key, commitment, watcher }: Extract<FromGuest, { type: 'sit' }>) {
    if (device.known) return;
    const seats = build === this.build && this.#seatsFor(names, key);
    if (!seats)
      return device.send({ type: 'no', why: build !== this.build ? 'version' : names.length ? 'full' : 'private' });
    for (const other of [...this.devices]) if (other.known && other.key === key) other.refuse('elsewhere');
    Object.assign(device, {
      seats,
      key,
      commitment,
      known: true,
      late: seats.length ? [] : names,
      watcher: distinct(properName(watcher ?? names[0] ?? ''), this.watchers),
    });
    this.room.seats.back(seats);
    device.sendRoom(this.#roomFor(device));
    this.#changed();
    if (this.match) this.#bring(device, this.match);
  }

  /**
   * Return the seats that were left with this key, or as many free ones as there are names. Empty for a viewer; null if
   * there is no room.
   */
  #seatsFor(names: string[], key: string) {
    const { seats, onlookers } = this.room;
    const own = seats.of(key);
    if (own.length) return own;
    if (!this.isOn) seats.unfill();
    const found = names.length ? seats.take(names, key) : null;
    const watches = onlookers && (!names.length || this.id);
    return found ?? (watches ? [] : null);
  }

  /** Seat one more player at a device that has a seat, if a seat is free and no match is played. */
  #joins(device: GuestDevice, name: string) {
    const found = device.seats.length && !this.isOn ? this.room.seats.take([name], device.key) : null;
    if (!found) return void device.limiter.countViolation();
    device.seats = inOrder([...device.seats, ...found]);
    this.#changed();
  }

  /** Free one seat of a device that has several, between matches. */
  #rises(device: GuestDevice, seat: number) {
    if (device.seats.length > 1 && device.seats.includes(seat) && !this.isOn) this.free(seat);
    else device.limiter.countViolation();
  }

  /** Seat one more player at this device, in a free seat or in place of a bot. False if there is no such seat. */
  join(name: string) {
    const { seats } = this.room;
    if (!seats.places.some(({ who }) => who === 'free')) {
      const last = seats.places.findLastIndex(({ who }) => who === 'bot');
      if (last < 0) return false;
      seats.free(last);
    }
    this.room.here = inOrder([...this.here, ...(seats.take([name], '') ?? [])]);
    this.#changed();
    return true;
  }

  /** Swap two seats between matches. */
  swap(one: number, other: number) {
    if (this.isOn) return;
    this.room.seats.swap(one, other);
    const now = (seat: number) => (seat === one ? other : seat === other ? one : seat);
    this.room.here = inOrder(this.here.map(now));
    for (const device of this.devices) device.seats = inOrder(device.seats.map(now));
    this.#changed();
  }

  /** Seat one of the player's own bots between matches. */
  seatOwn(seat: number, level: string, bot: { id: string; name: string }) {
    if (this.isOn) return;
    this.room.seats.seatOwn(seat, level, bot);
    this.#changed();
  }

  /** Allow or forbid viewers. Forbidding disconnects those who watch. */
  letWatch(onlookers: boolean) {
    this.room.onlookers = onlookers;
    for (const device of [...this.devices]) if (!onlookers && device.sees(null)) device.refuse('private');
    this.#changed();
  }

  /** Let a device leave for good. During a match its seats still wait for it. */
  #leaves(device: GuestDevice) {
    const { seats } = device;
    device.end();
    if (!this.isOn) for (const seat of seats) this.room.seats.free(seat);
    this.#changed();
  }

  #gone(device: GuestDevice) {
    const at = this.devices.indexOf(device);
    if (at >= 0) this.devices.splice(at, 1);
    if (!device.known) return;
    this.room.seats.away(device.seats);
    this.room.seats.leaveToBots(device.seats);
    this.#changed();
  }

  /** Free a seat between matches. A device without seats left is disconnected. */
  free(seat: number) {
    if (this.isOn) return;
    this.room.seats.free(seat);
    this.room.here = this.here.filter(own => own !== seat);
    for (const device of this.devices.filter(({ seats }) => seats.includes(seat))) {
      device.seats = device.seats.filter(own => own !== seat);
      if (!device.seats.length) device.refuse('freed');
    }
    this.#changed();
  }

  /** Let a bot of this level play at a seat from now on; null ends that. During a match only for seats of people. */
  playFor(seat: number, level: string | null) {
    if (this.isOn && this.places[seat].who !== 'person') return;
    this.room.seats.playFor(seat, level);
    this.#changed();
  }

  /** Tell all devices that another bot plays at a seat of the match from now on. */
  changeBot(seat: number, sitter: string) {
    const { match } = this;
    this.places[seat].bot = sitter;
    if (match) for (const device of this.devices) if (device.known) this.#bring(device, match);
    this.#changed();
  }

  /** Show a quick sign. Each seat may give one per `SIGN` milliseconds, over any number of connections. */
  sign(sign: number, seat: number = this.here[0]) {
    const now = uptime();
    if (now - (this.#signed[seat] ?? -SIGN) < SIGN) return;
    this.#signed[seat] = now;
    this.toAll({ type: 'sign', seat, sign });
    this.callbacks.sign(seat, sign);
  }

  close() {
    clearTimeout(this.#slow);
    this.toAll({ type: 'no', why: 'closed' });
    for (const device of [...this.devices]) device.end();
  }

  /** Update the engine at once, and the devices throttled: changes in quick succession are sent once. */
  #changed() {
    this.#telling.call();
    this.table.wake();
  }

  /** Return the room message for one device. */
  #roomFor({ seats }: GuestDevice) {
    const { game, options } = this.room;
    return { type: 'room' as const, game, options, places: [...this.places], here: seats, watchers: this.watchers };
  }

  /** Send the room to every device, keep the match and redraw the page. */
  #tell() {
    const { match } = this;
    for (const device of this.devices) if (device.known) device.sendRoom(this.#roomFor(device));
    if (match?.friends?.host && !match.over) {
      this.note(match, match.friends.host.chosen);
      this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
    }
    this.callbacks.changed();
  }

  /** Note the seats and the face-down decisions with the match. */
  note(match: StoredMatch, chosen: (string | null)[]) {
    if (match.friends) match.friends.host = this.room.seats.kept(chosen, this.room.onlookers);
  }

  /** Send a message to every device that has said who sits there. */
  toAll(message: FromHost) {
    for (const device of this.devices) if (device.known) device.send(message);
  }

  // A match begins

  /**
   * Begin a match from the numbers of all devices; bots of this level fill free seats. Return null if a device does not
   * show its number: `unkept` has its seats. A second call while one is pending returns the same match.
   */
  async start(level: string): Promise<StoredMatch | null> {
    this.#beginning ??= this.#start(level).finally(() => (this.#beginning = null));
    return this.#beginning;
  }

  /** Give players who came during the last match the seats of bots that the host has not chosen. */
  #seatLate() {
    const late = this.devices.filter(device => device.late.length);
    if (late.length) this.room.seats.unfill();
    for (const device of late) {
      device.seats = this.room.seats.take(device.late, device.key) ?? [];
      if (device.seats.length) device.late = [];
    }
    if (late.length) this.#changed();
  }

  /** A round of the match has ended: players who came late take the seats of bots that fill free ones. */
  roundEnds() {
    const { match } = this;
    for (const device of this.devices.filter(({ late }) => late.length)) {
      const seats = match && this.room.seats.takeFromBots(device.late, device.key);
      if (!seats) continue;
      Object.assign(device, { seats, late: [] });
      for (const seat of seats) match.names[seat] = this.places[seat].name;
      this.#bring(device, match);
      this.#changed();
    }
  }

  /**
   * Return the devices that share in the seed. Once their numbers were asked for, no other device joins until the match
   * has begun: a number that is committed to after others are known could choose the deal.
   */
  #sharers() {
    const bound = this.#bound;
    return this.devices.filter(({ seats, commitment }) => seats.length && (bound?.includes(commitment) ?? true));
  }

  async #start(level: string): Promise<StoredMatch | null> {
    this.#seatLate();
    const guests = this.#sharers();
    const commitments = [await commitment(this.#number), ...guests.map(device => device.commitment)];
    if (!this.#bound && !this.isOn) this.#asked = 0;
    if (`${commitments}` !== `${this.#bound}`) this.#asked += 1;
    this.#bound = commitments;
    const shown = guests.map(device => device.shown(this.patience));
    this.toAll({ type: 'bound', commitments });
    const numbers = [this.#number, ...(await Promise.all(shown))];
    const missing = await unkept(commitments, numbers);
    this.unkept = missing.flatMap(at => guests[at - 1]?.seats ?? []);
    if (!missing.length) return this.#begin(level, mixed(numbers as string[]), commitments);
    this.toAll({ type: 'unkept', seats: this.unkept });
    this.callbacks.changed();
    return null;
  }

  #begin(level: string, seed: string, commitments: string[]) {
    const { game, options, here, seats, onlookers } = this.room;
    seats.fill(level);
    const sitters = seats.places.map(({ who, bot }) => (who === 'person' ? HUMAN : (bot ?? level)));
    const entry = this.app.game(game);
    const head = { format: 1, game, options, seed, seats: entry ? tempered(entry, sitters) : sitters };
    const names = seats.places.map(({ name }) => name);
    this.#bound = null;
    this.#number = newNumber();
    const friends = { here: [...here], commitments, asked: this.#asked, host: seats.kept([], onlookers) };
    const begun = { log: [], when: Date.now(), glance: null, over: false };
    const own = Object.keys(seats.own).length ? { own: { ...seats.own } } : {};
    const match: StoredMatch = { id: random(), head, names, friends, ...begun, ...own };
    this.table.end();
    this.id = match.id;
    this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
    for (const device of this.devices) if (device.known) this.#bring(device, match);
    this.#changed();
    return match;
  }

  /** Send the match to a device. */
  #bring(device: GuestDevice, { id, head, names, friends, levels = [] }: StoredMatch) {
    const { game, options, seats } = head;
    const commitments = friends?.commitments ?? [];
    device.send({ type: 'match', id, game, options, seats, names, here: device.seats, commitments, levels });
    if (!this.table.isLoaded) device.send({ type: 'away' });
  }
}
