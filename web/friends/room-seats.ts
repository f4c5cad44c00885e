import type { Hosted } from '../storage/stored-types.ts';
import { distinct } from '../words/distinct.ts';
import { properName } from '../words/names.ts';
import type { SeatState } from './messages.ts';

export const free = (): SeatState => ({ who: 'free', name: '', away: false, bot: null, held: false });
export const person = (name: string): SeatState => ({ ...free(), who: 'person', name: properName(name) });
export const bot = (level: string): SeatState => ({ ...free(), who: 'bot', bot: level });

/** The seats of a room, and the key that gives each seat back. */
export class RoomSeats {
  constructor(
    readonly places: SeatState[],
    readonly keys: string[] = places.map(() => ''),
    /** By seat: ids of the player's own bots. */
    readonly own: Record<string, string> = {},
    /** Levels of the bots whose seats people took during the match, by seat. The bots go on if the people leave. */
    readonly taken: Record<string, string> = {},
    filled: readonly number[] = [],
  ) {
    for (const seat of filled) this.#filled.add(places[seat]);
  }

  /** Bots that fill free seats without the host's choice: they make room for people between rounds and matches. */
  readonly #filled = new WeakSet<SeatState>();

  /** Return the seats whose player left with this key. */
  of(key: string) {
    return this.keys.flatMap((known, seat) => (known === key ? [seat] : []));
  }

  /** Seat these players; return their seats, or null if too few are free. */
  take(names: readonly string[], key: string) {
    return this.#seat(names, key, ({ who }) => who === 'free');
  }

  /**
   * Seat these players during a match, in place of bots that fill free seats; return their seats, or null if there are
   * too few such bots.
   */
  takeFromBots(names: readonly string[], key: string) {
    const levels = this.places.map(place => place.bot);
    const found = this.#seat(names, key, place => this.#filled.has(place));
    for (const seat of found ?? []) this.taken[seat] = levels[seat] ?? '';
    return found;
  }

  #seat(names: readonly string[], key: string, fits: (place: SeatState) => boolean) {
    const found = this.places.flatMap((place, seat) => (fits(place) ? [seat] : [])).slice(0, names.length);
    if (found.length < names.length) return null;
    for (const [at, seat] of found.entries()) {
      this.places[seat] = person(distinct(properName(names[at]), this.#names));
      this.keys[seat] = key;
    }
    return found;
  }

  /** Let the bots go on whose seats these people took. */
  leaveToBots(seats: readonly number[]) {
    for (const seat of seats) if (this.taken[seat]) this.places[seat].bot ??= this.taken[seat];
  }

  get #names() {
    return this.places.map(({ name }) => name);
  }

  /** Swap two seats, including own bots. */
  swap(one: number, other: number) {
    for (const list of [this.places, this.keys]) [list[one], list[other]] = [list[other], list[one]];
    const { [one]: first, [other]: second } = this.own;
    this.#owns(one, second);
    this.#owns(other, first);
  }

  #owns(seat: number, id: string | undefined) {
    if (id) this.own[seat] = id;
    else delete this.own[seat];
  }

  /** Seat one of the player's own bots; a bot of this level plays if its moves are unavailable. */
  seatOwn(seat: number, level: string, { id, name }: { id: string; name: string }) {
    this.free(seat);
    this.places[seat] = { ...bot(level), name: distinct(properName(name), this.#names) };
    this.own[seat] = id;
  }

  /** Change the number of seats; seats of people are never removed. */
  resize(count: number) {
    while (this.places.length < count) this.#add();
    while (this.places.length > count && this.places.at(-1)?.who !== 'person') {
      this.free(this.places.length - 1);
      this.places.pop();
      this.keys.pop();
    }
  }

  #add() {
    this.places.push(free());
    this.keys.push('');
  }

  /** Free a seat. */
  free(seat: number) {
    this.places[seat] = free();
    this.keys[seat] = '';
    delete this.own[seat];
    delete this.taken[seat];
  }

  /** Mark the people at these seats as away; true if any of them was present. */
  away(seats: readonly number[]) {
    const gone = seats.filter(seat => this.keys[seat] && !this.places[seat].away);
    for (const seat of gone) this.places[seat].away = true;
    return gone.length > 0;
  }

  /**
   * Mark the people at these seats as present. A bot that played for them stops, unless the host holds the seat. True
   * if anything changed.
   */
  back(seats: readonly number[]) {
    const come = seats.map(seat => this.places[seat]).filter(({ away, bot, held }) => away || (bot !== null && !held));
    for (const place of come) Object.assign(place, { away: false, bot: place.held ? place.bot : null });
    return come.length > 0;
  }

  /**
   * Let a bot of this level play at a seat, for its person or by itself; null ends that. For a person who is away it
   * plays until the person is back; for one who is present, until the host gives the seat back.
   */
  playFor(seat: number, level: string | null) {
    const { who, away } = this.places[seat];
    if (who === 'person') Object.assign(this.places[seat], { bot: level, held: level !== null && !away });
    else {
      this.free(seat);
      if (level) this.places[seat] = bot(level);
    }
  }

  /** Seat a bot of this level in each free seat, as a match begins; all people keep their seats. */
  fill(level: string) {
    for (const seat of Object.keys(this.taken)) delete this.taken[seat];
    for (const [seat, { who }] of this.places.entries())
      if (who === 'free') {
        this.places[seat] = bot(level);
        this.#filled.add(this.places[seat]);
      }
  }

  /** Free the seats that `fill` gave to bots. */
  unfill() {
    for (const [seat, place] of this.places.entries()) if (this.#filled.has(place)) this.free(seat);
  }

  /** By seat: level of the bot that plays for a person, or null. */
  get standIns() {
    return this.places.map(place => (place.who === 'person' ? place.bot : null));
  }

  /** Return the part of the seating that is stored with a match. */
  kept(chosen: Hosted['chosen'], onlookers: boolean): Hosted {
    const held = this.places.flatMap((place, seat) => (place.held ? [seat] : []));
    const filled = this.places.flatMap((place, seat) => (this.#filled.has(place) ? [seat] : []));
    return { keys: [...this.keys], bots: this.standIns, held, filled, chosen, onlookers };
  }
}
