import type { Around, OptionValue } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { distinct } from '../words/distinct.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { GuestDevice } from './guest-device.ts';
import type { Credentials } from './handshake.ts';
import type { FromGuest, FromHost, SeatState } from './messages.ts';
import { GUESTS } from './messages.ts';
import { bot, person, RoomSeats } from './room-seats.ts';

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

/** What the seating needs of the host. */
interface SeatingHost {
  readonly build: string;
  /** True if a match is played now. No player changes seats meanwhile. */
  readonly isOn: boolean;
  /** True once the room has had a match. */
  readonly hasPlayed: boolean;
  /** What this device shows as the host. */
  credentials(): Promise<Credentials>;
  /** Handle a message of a device, except those about its seats. */
  take(device: GuestDevice, message: FromGuest): unknown;
  /** Send the match to a device that has sat down. */
  bring(device: GuestDevice): void;
  /** Called when the seated players or the viewers have changed. */
  changed(): void;
}

const inOrder = (seats: readonly number[]) => [...seats].sort((one, other) => one - other);

/** The setup of a room whose match was left. Devices with a key get their seats back. */
export function setupOf({ head, names, friends, own }: StoredMatch): RoomSetup {
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
  return { game, options, seats, here, onlookers: hosted.onlookers };
}

/** The guests' devices in the host's room, and who has which seat. No message of a guest can close the room. */
export class Seating {
  readonly devices: GuestDevice[] = [];

  constructor(
    readonly room: RoomSetup,
    readonly host: SeatingHost,
  ) {}

  get places(): readonly SeatState[] {
    return this.room.seats.places;
  }

  /** Names of the viewers without a seat. */
  get watchers() {
    return this.devices.filter(device => device.sees(null)).map(({ watcher }) => watcher);
  }

  /** The devices with their seats, as the engine gets them. */
  get around(): Around {
    const { here, seats } = this.room;
    const devices = [[...here], ...this.devices.map(device => device.seats)].filter(each => each.length);
    return { devices, bots: seats.standIns, onlookers: this.watchers.length > 0 || !here.length };
  }

  /** The devices that have said who sits there. */
  get known() {
    return this.devices.filter(({ known }) => known);
  }

  /** Send a message to every device that has said who sits there. */
  toAll(message: FromHost) {
    for (const device of this.known) device.send(message);
  }

  /** Send the whole room to a device, unless it has it already. */
  tell(device: GuestDevice) {
    const { game, options } = this.room;
    const { places, watchers } = this;
    const { keys } = this.room.seats;
    device.sendRoom({
      type: 'room',
      game,
      options,
      places: [...places],
      keys: [...keys],
      here: device.seats,
      watchers,
    });
  }

  // Devices

  /** Admit the device of a new channel. */
  welcome(channel: Channel) {
    if (this.devices.length >= GUESTS) this.devices.find(({ known }) => !known)?.end(); // a silent one makes room
    if (this.devices.length >= GUESTS) return this.#turnAway(channel);
    const credentials = () => this.host.credentials();
    const take = (device: GuestDevice, message: FromGuest) => this.#take(device, message);
    this.devices.push(new GuestDevice(channel, { credentials, take, gone: device => this.#gone(device) }));
  }

  /**
   * Hear a device too many. If it proves the key of a seat, or there are free seats for its players, a watcher makes
   * room for it. Otherwise it is told that the room is full, once it can check that this is its host.
   */
  #turnAway(channel: Channel) {
    const { devices } = this;
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
    const device = new GuestDevice(channel, { credentials: () => this.host.credentials(), take, gone });
  }

  /** Disconnect a watcher for a device whose players have seats, or get them. False if there is none, or no need. */
  #makeRoom(message: FromGuest) {
    if (message.type !== 'sit' || message.build !== this.host.build) return false;
    const { seats } = this.room;
    const { names, key } = message;
    if (!this.host.isOn) seats.unfill();
    const free = seats.places.filter(({ who }) => who === 'free').length;
    if (!seats.of(key).length && !(names.length && free >= names.length)) return false;
    if (this.known.some(other => other.key === key)) return true; // its earlier connection ends
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
      case 'away':
        return this.room.seats.away(device.seats) && this.host.changed();
      case 'back':
        return this.room.seats.back(device.seats) && this.host.changed();
      default:
        return this.host.take(device, message);
    }
  }

  #sit(device: GuestDevice, { build, names, key, commitment, watcher }: Extract<FromGuest, { type: 'sit' }>) {
    if (device.known) return;
    if (build !== this.host.build) return device.send({ type: 'no', why: 'version' });
    const seats = this.#seatsFor(names, key);
    if (!seats) return device.send({ type: 'no', why: names.length ? 'full' : 'private' });
    for (const other of this.known) if (other.key === key) other.refuse('elsewhere');
    Object.assign(device, {
      seats,
      key,
      commitment,
      known: true,
      late: seats.length ? [] : names,
      watcher: distinct(properName(watcher ?? names[0] ?? ''), this.watchers),
    });
    this.room.seats.back(seats);
    this.tell(device);
    this.host.changed();
    this.host.bring(device);
  }

  /**
   * Return the seats that were left with this key, or as many free ones as there are names. Empty for a viewer; null if
   * there is no room.
   */
  #seatsFor(names: string[], key: string) {
    const { seats, onlookers } = this.room;
    const own = seats.of(key);
    if (own.length) return own;
    if (!this.host.isOn) seats.unfill();
    const found = names.length ? seats.take(names, key) : null;
    const watches = onlookers && (!names.length || this.host.hasPlayed);
    return found ?? (watches ? [] : null);
  }

  /** Let a device leave for good. During a match its seats still wait for it. */
  #leaves(device: GuestDevice) {
    const { seats } = device;
    device.end();
    if (!this.host.isOn) for (const seat of seats) this.room.seats.free(seat);
    this.host.changed();
  }

  #gone(device: GuestDevice) {
    const at = this.devices.indexOf(device);
    if (at >= 0) this.devices.splice(at, 1);
    if (!device.known) return;
    this.room.seats.away(device.seats);
    this.room.seats.leaveToBots(device.seats);
    this.host.changed();
  }

  // Seats at the devices

  /** Seat one more player at a device that has a seat, if a seat is free and no match is played. */
  #joins(device: GuestDevice, name: string) {
    const found = device.seats.length && !this.host.isOn ? this.room.seats.take([name], device.key) : null;
    if (!found) return void device.limiter.countViolation();
    device.seats = inOrder([...device.seats, ...found]);
    this.host.changed();
  }

  /** Free one seat of a device that has several, between matches. */
  #rises(device: GuestDevice, seat: number) {
    if (device.seats.length > 1 && device.seats.includes(seat) && !this.host.isOn) this.free(seat);
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
    this.room.here = inOrder([...this.room.here, ...(seats.take([name], '') ?? [])]);
    this.host.changed();
    return true;
  }

  /** Free a seat between matches. A device without seats left is disconnected. */
  free(seat: number) {
    if (this.host.isOn) return;
    this.room.seats.free(seat);
    this.room.here = this.room.here.filter(own => own !== seat);
    for (const device of this.devices.filter(({ seats }) => seats.includes(seat))) {
      device.seats = device.seats.filter(own => own !== seat);
      if (!device.seats.length) device.refuse('freed');
    }
    this.host.changed();
  }

  /** Swap two seats between matches. */
  swap(one: number, other: number) {
    if (this.host.isOn) return;
    this.room.seats.swap(one, other);
    const now = (seat: number) => (seat === one ? other : seat === other ? one : seat);
    this.room.here = inOrder(this.room.here.map(now));
    for (const device of this.devices) device.seats = inOrder(device.seats.map(now));
    this.host.changed();
  }

  /** Give players who came during the last match the seats of bots that the host has not chosen. */
  seatLate() {
    const late = this.devices.filter(device => device.late.length);
    if (!late.length) return;
    this.room.seats.unfill();
    for (const device of late) {
      device.seats = this.room.seats.take(device.late, device.key) ?? [];
      if (device.seats.length) device.late = [];
    }
    this.host.changed();
  }

  /** Give players who came during the match the seats of bots that fill free ones; return their devices. */
  seatLateDuring({ names }: StoredMatch) {
    return this.devices.filter(device => {
      const seats = device.late.length && this.room.seats.takeFromBots(device.late, device.key);
      if (!seats) return false;
      Object.assign(device, { seats, late: [] });
      for (const seat of seats) names[seat] = this.places[seat].name;
      return true;
    });
  }

  // Bots and viewers

  /** Seat one of the player's own bots between matches. */
  seatOwn(seat: number, level: string, own: { id: string; name: string }) {
    if (this.host.isOn) return;
    this.room.seats.seatOwn(seat, level, own);
    this.host.changed();
  }

  /** Let a bot of this level play at a seat from now on; null ends that. During a match only for seats of people. */
  playFor(seat: number, level: string | null) {
    if (this.host.isOn && this.places[seat].who !== 'person') return;
    this.room.seats.playFor(seat, level);
    this.host.changed();
  }

  /** Allow or forbid viewers. Forbidding disconnects those who watch. */
  letWatch(onlookers: boolean) {
    this.room.onlookers = onlookers;
    for (const device of [...this.devices]) if (!onlookers && device.sees(null)) device.refuse('private');
    this.host.changed();
  }
}
