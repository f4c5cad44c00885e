import type { App } from '../app.ts';
import { random } from '../model/matches.ts';
import { tempered } from '../model/tempers.ts';
import type { Around, OptionValue } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { Device } from './device.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, Place } from './messages.ts';
import { GUESTS } from './messages.ts';
import { bot, distinct, person, Seats } from './room-seats.ts';
import { commitment, mixed, newNumber, unkept } from './seed-shares.ts';
import type { Served } from './served.ts';
import { ServedTable } from './served.ts';
import { Throttle } from './throttle.ts';

const PATIENCE = 10_000; // milliseconds until a number has to be shown
const TELL = 250; // milliseconds in which changes of the room are told together
const SLOW = 45_000; // milliseconds that the table waits for a guest before the host is asked about it
const SIGN = 3_000; // milliseconds from one sign of a seat to the next
const STRANGER = 30_000; // milliseconds in which a device has to say who sits there, once the room is full

/** What a room begins with. */
export interface Beginning {
  game: string;
  options: Record<string, OptionValue>;
  /** Those at this device are people with names, the others free, or bots. */
  seats: Seats;
  here: number[];
  /** May others watch? */
  onlookers: boolean;
}

const inOrder = (seats: readonly number[]) => [...seats].sort((one, other) => one - other);

/** What the room tells this page. */
export interface Told {
  /** Who sits there, or who watches, has changed. */
  changed(): void;
  sign(seat: number, sign: number): void;
}

/**
 * The room at the device that plays: seats guests, begins matches, and has them served at `table`, which answers this
 * page's table as well. Whatever a guest sends, the room stays.
 */
export class Host implements Served {
  readonly devices: Device[] = [];
  readonly table: ServedTable;
  id = '';
  /** Those who have not shown their number, by seat: no match could begin. */
  unkept: number[] = [];
  /** By seat, when it has given its last sign. */
  readonly #signed: number[] = [];
  /** Where the match stands, since when, and what tells the page that this has been so for long. */
  #stand = '';
  #since = 0;
  #slow: ReturnType<typeof setTimeout> | undefined;
  readonly #telling = new Throttle(() => this.#tell(), TELL);
  /** How often the numbers of a match were asked for since the last one ended; and whether a match has begun with them. */
  #asked = 0;
  #hasBegun = false;
  /** The match that is about to begin. */
  #beginning: Promise<StoredMatch | null> | null = null;

  constructor(
    readonly app: Pick<App, 'matches' | 'game'>,
    readonly build: string,
    readonly room: Beginning,
    readonly told: Told,
    /** Of this device, as the invitation names it. */
    readonly identity: () => Promise<Identity>,
    readonly patience: number = PATIENCE,
  ) {
    this.table = new ServedTable(app, this);
  }

  /** The room of a match that was left: whoever has a key comes back to it. */
  static again(
    app: Pick<App, 'matches' | 'game'>,
    build: string,
    { id, head, names, friends, own }: StoredMatch,
    told: Told,
    identity: () => Promise<Identity>,
  ) {
    const { here = [], host: hosted } = friends ?? {};
    if (!hosted) throw new Error('not a match that is played here');
    const places = head.seats.map((sitter, seat): Place => {
      if (sitter !== HUMAN) return { ...bot(sitter), name: names[seat] ?? '' };
      const stands = { bot: hosted.bots[seat] ?? null, held: !!hosted.held?.includes(seat) };
      return { ...person(names[seat] ?? ''), away: !here.includes(seat), ...stands };
    });
    const seats = new Seats(
      places,
      places.map((_, seat) => hosted.keys[seat] ?? ''),
      { ...own },
    );
    const { game, options } = head;
    const host = new Host(app, build, { game, options, seats, here, onlookers: hosted.onlookers }, told, identity);
    host.id = id;
    return host;
  }

  get here() {
    return this.room.here;
  }

  get places(): readonly Place[] {
    return this.room.seats.places;
  }

  /** The match that is played, or was played last. */
  get match() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  /** Is one played now? Then everybody keeps the own seat. */
  get isOn() {
    return this.match?.over === false;
  }

  /** The guest who is there and has kept the table waiting for long; -1 if there is none. */
  get slow() {
    if (!this.isOn || Date.now() - this.#since < SLOW) return -1;
    const isThere = ({ who, away, bot }: Place) => who === 'person' && !away && !bot;
    return this.table.turns.find(seat => !this.here.includes(seat) && isThere(this.places[seat])) ?? -1;
  }

  /** The table waits for other decisions from now on. */
  waits(stand: string) {
    if (stand === this.#stand) return;
    this.#stand = stand;
    this.#since = Date.now();
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.told.changed(), SLOW);
  }

  /** The names of those who watch. */
  get watchers() {
    return this.devices.filter(device => device.sees(null)).map(({ watcher }) => watcher);
  }

  get around(): Around {
    const devices = [[...this.here], ...this.devices.map(({ seats }) => seats)].filter(seats => seats.length);
    return { devices, bots: this.room.seats.standIns, onlookers: this.watchers.length > 0 || !this.here.length };
  }

  // Who comes and goes

  /** Somebody's device has found the way here. */
  welcome(channel: Channel) {
    if (this.devices.length >= GUESTS) this.devices.find(({ known }) => !known)?.end(); // who says nothing keeps nobody out
    if (this.devices.length >= GUESTS) return this.#turnAway(channel);
    const { identity } = this;
    const device = new Device(channel, {
      identity,
      take: (...how) => this.#take(...how),
      gone: one => this.#gone(one),
    });
    this.devices.push(device);
  }

  /** Tells a device for which there is no room that it is full, once it can know that its host says so. */
  #turnAway(channel: Channel) {
    const { identity } = this;
    const late = setTimeout(() => device.end(), STRANGER);
    const device = new Device(channel, { identity, take: one => one.refuse('full'), gone: () => clearTimeout(late) });
  }

  #take(device: Device, letter: FromGuest) {
    switch (letter.type) {
      case 'sit':
        return this.#sit(device, letter);
      case 'leave':
        return this.#leaves(device);
      case 'join':
        return this.#joins(device, letter.name);
      case 'rise':
        return this.#rises(device, letter.seat);
      case 'ask':
        return this.#asks(device, letter);
      case 'number':
        return device.show(letter);
      case 'sign':
        return device.seats.length && this.sign(letter.sign, device.seats[0]);
      case 'away':
        return this.room.seats.away(device.seats) && this.#changed();
      case 'refresh':
        return this.#refresh(device);
      default:
        if (this.room.seats.back(device.seats)) this.#changed();
    }
  }

  /** A device has missed something: it is told all of it. */
  #refresh(device: Device) {
    if (!device.known) return;
    device.forget();
    device.tell(this.#roomFor(device));
    if (this.match) this.#bring(device, this.match);
  }

  /** What is not passed on is answered all the same: whoever has asked does not wait for ever. */
  #asks(device: Device, letter: Extract<FromGuest, { type: 'ask' }>) {
    if (device.sees(letter.seat) && this.table.answersAgain(device, letter)) return;
    if (device.ask(letter)) this.table.wake();
    else if (device.known) device.post({ type: 'answered' });
  }

  #sit(device: Device, { build, names, key, commitment, watcher }: Extract<FromGuest, { type: 'sit' }>) {
    if (device.known) return;
    const seats = build === this.build && this.#seatsFor(names, key);
    if (!seats)
      return device.post({ type: 'no', why: build !== this.build ? 'version' : names.length ? 'full' : 'private' });
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
    device.tell(this.#roomFor(device));
    this.#changed();
    if (this.match) this.#bring(device, this.match);
  }

  /** The seats that were left with this key, or as many as are wanted; none for who watches; null if there is no room. */
  #seatsFor(names: string[], key: string) {
    const { seats, onlookers } = this.room;
    const own = seats.of(key);
    if (own.length) return own;
    if (!this.isOn) seats.unfill();
    const found = names.length ? seats.take(names, key) : null;
    const watches = onlookers && (!names.length || this.id);
    return found ?? (watches ? [] : null);
  }

  /** One more at a device that has a seat already, as long as there is another and no match is played. */
  #joins(device: Device, name: string) {
    const found = device.seats.length && !this.isOn ? this.room.seats.take([name], device.key) : null;
    if (!found) return void device.gate.wrong();
    device.seats = inOrder([...device.seats, ...found]);
    this.#changed();
  }

  /** Somebody gets up again; the last of a device leaves. */
  #rises(device: Device, seat: number) {
    if (device.seats.length > 1 && device.seats.includes(seat) && !this.isOn) this.free(seat);
    else device.gate.wrong();
  }

  /** One more sits at this device: where nobody does, or else a bot; false if there is no such seat. */
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

  /** The two change places, while no match is played. */
  swap(one: number, other: number) {
    if (this.isOn) return;
    this.room.seats.swap(one, other);
    const now = (seat: number) => (seat === one ? other : seat === other ? one : seat);
    this.room.here = inOrder(this.here.map(now));
    for (const device of this.devices) device.seats = inOrder(device.seats.map(now));
    this.#changed();
  }

  /** A bot of one's own sits down there, while no match is played. */
  seatOwn(seat: number, level: string, bot: { id: string; name: string }) {
    if (this.isOn) return;
    this.room.seats.seatOwn(seat, level, bot);
    this.#changed();
  }

  /** May others watch? Where they may not any more, those who do have to go. */
  letWatch(onlookers: boolean) {
    this.room.onlookers = onlookers;
    for (const device of [...this.devices]) if (!onlookers && device.sees(null)) device.refuse('private');
    this.#changed();
  }

  /** For good: but the seat of a match that is played waits all the same. */
  #leaves(device: Device) {
    const { seats } = device;
    device.end();
    if (!this.isOn) for (const seat of seats) this.room.seats.free(seat);
    this.#changed();
  }

  #gone(device: Device) {
    const at = this.devices.indexOf(device);
    if (at >= 0) this.devices.splice(at, 1);
    if (!device.known) return;
    this.room.seats.away(device.seats);
    this.#changed();
  }

  /** Takes a seat away from whoever sits there, while no match is played; who has none left has to go. */
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

  /** Let a bot of this level play there from now on; null: no bot does. While a match is played, for people alone. */
  playFor(seat: number, level: string | null) {
    if (this.isOn && this.places[seat].who !== 'person') return;
    this.room.seats.playFor(seat, level);
    this.#changed();
  }

  /** A quick sign; each seat gives one in so many seconds, over however many ways it comes. */
  sign(sign: number, seat: number = this.here[0]) {
    const now = performance.now();
    if (now - (this.#signed[seat] ?? -SIGN) < SIGN) return;
    this.#signed[seat] = now;
    this.toAll({ type: 'sign', seat, sign });
    this.told.sign(seat, sign);
  }

  close() {
    clearTimeout(this.#slow);
    this.toAll({ type: 'no', why: 'closed' });
    for (const device of [...this.devices]) device.end();
  }

  /** The engine knows it at once, the devices soon: what a guest changes again and again is told once. */
  #changed() {
    this.#telling.call();
    this.table.wake();
  }

  #roomFor({ seats }: Device) {
    const { game, options } = this.room;
    return { type: 'room' as const, game, options, places: [...this.places], here: seats, watchers: this.watchers };
  }

  #tell() {
    const { match } = this;
    for (const device of this.devices) if (device.known) device.tell(this.#roomFor(device));
    if (match?.friends?.host && !match.over) {
      this.note(match, match.friends.host.chosen);
      this.app.matches.keep(match).catch(() => {}); // that nothing is kept is told elsewhere
    }
    this.told.changed();
  }

  note(match: StoredMatch, chosen: (string | null)[]) {
    if (match.friends) match.friends.host = this.room.seats.kept(chosen, this.room.onlookers);
  }

  toAll(letter: FromHost) {
    for (const device of this.devices) if (device.known) device.post(letter);
  }

  // A match begins

  /**
   * Everybody shows the number that they were bound to, and a match is made of them, with bots of this level where
   * nobody sits; null if somebody has not: who, `unkept` tells. Asked twice, it begins one.
   */
  async start(level: string): Promise<StoredMatch | null> {
    this.#beginning ??= this.#start(level).finally(() => (this.#beginning = null));
    return this.#beginning;
  }

  /** Who came while a match was played takes the seat of a bot that no host has chosen. */
  #seatLate() {
    const late = this.devices.filter(device => device.late.length);
    if (late.length) this.room.seats.unfill();
    for (const device of late) {
      device.seats = this.room.seats.take(device.late, device.key) ?? [];
      if (device.seats.length) device.late = [];
    }
    if (late.length) this.#changed();
  }

  async #start(level: string): Promise<StoredMatch | null> {
    this.#seatLate();
    const seated = () => this.devices.filter(({ seats }) => seats.length);
    const guests = seated();
    const own = newNumber();
    const commitments = [await commitment(own), ...guests.map(device => device.commitment)];
    const shown = guests.map(device => device.shown(this.patience));
    if (this.#hasBegun && !this.isOn) this.#asked = 0;
    this.#hasBegun = false;
    this.#asked += 1;
    this.toAll({ type: 'bound', commitments });
    const numbers = [own, ...(await Promise.all(shown))];
    if (seated().some(device => !guests.includes(device))) return this.#start(level); // who has come meanwhile adds, too
    const missing = await unkept(commitments, numbers);
    this.unkept = missing.flatMap(at => guests[at - 1]?.seats ?? []);
    if (!missing.length) return this.#begin(level, mixed(numbers as string[]), commitments);
    this.toAll({ type: 'unkept', seats: this.unkept });
    this.told.changed();
    return null;
  }

  #begin(level: string, seed: string, commitments: string[]) {
    const { game, options, here, seats, onlookers } = this.room;
    seats.fill(level);
    const sitters = seats.places.map(({ who, bot }) => (who === 'person' ? HUMAN : (bot ?? level)));
    const entry = this.app.game(game);
    const head = { format: 1, game, options, seed, seats: entry ? tempered(entry, sitters) : sitters };
    const names = seats.places.map(({ name }) => name);
    this.#hasBegun = true;
    const friends = { here: [...here], commitments, asked: this.#asked, host: seats.kept([], onlookers) };
    const begun = { log: [], when: Date.now(), glance: null, over: false };
    const own = Object.keys(seats.own).length ? { own: { ...seats.own } } : {};
    const match: StoredMatch = { id: random(), head, names, friends, ...begun, ...own };
    this.table.end();
    this.id = match.id;
    this.app.matches.keep(match).catch(() => {}); // that nothing is kept is told elsewhere
    for (const device of this.devices) if (device.known) this.#bring(device, match);
    this.#changed();
    return match;
  }

  /** Takes a device to the match. */
  #bring(device: Device, { id, head, names, friends }: StoredMatch) {
    const { game, options, seats } = head;
    const commitments = friends?.commitments ?? [];
    device.post({ type: 'match', id, game, options, seats, names, here: device.seats, commitments });
    if (!this.table.laid) device.post({ type: 'away' });
  }
}
