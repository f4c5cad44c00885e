import type { Hosted } from '../storage/stored-types.ts';
import { LONGEST_NAME, properName } from '../words/names.ts';
import { looksLike } from '../words/scripts.ts';
import type { Place } from './messages.ts';

export const free = (): Place => ({ who: 'free', name: '', away: false, bot: null, held: false });
export const person = (name: string): Place => ({ ...free(), who: 'person', name: properName(name) });
export const bot = (level: string): Place => ({ ...free(), who: 'bot', bot: level });

/** Return the name, or with a number if a reader can take it for a name of the others. */
export function distinct(name: string, others: readonly string[]) {
  const isTaken = (numbered: string) => others.some(other => looksLike(numbered, other));
  const numbered = (count: number) => (count > 1 ? `${[...name].slice(0, LONGEST_NAME - 3).join('')} ${count}` : name);
  let count = 1;
  while (name && isTaken(numbered(count))) count += 1;
  return numbered(count);
}

/** Who sits where, and what gives each seat back. */
export class Seats {
  constructor(
    readonly places: Place[],
    readonly keys: string[] = places.map(() => ''),
    /** By seat, the ids of the bots of one's own. */
    readonly own: Record<string, string> = {},
  ) {}

  /** Bots that no host has chosen: they make room for a person once no match is played. */
  readonly #filled = new WeakSet<Place>();

  /** The seats that somebody has left with this key. */
  of(key: string) {
    return this.keys.flatMap((known, seat) => (known === key ? [seat] : []));
  }

  /** Free seats for these, if there are so many. */
  take(names: readonly string[], key: string) {
    const found = this.places.flatMap(({ who }, seat) => (who === 'free' ? [seat] : [])).slice(0, names.length);
    if (found.length < names.length) return null;
    for (const [at, seat] of found.entries()) {
      this.places[seat] = person(distinct(properName(names[at]), this.#names));
      this.keys[seat] = key;
    }
    return found;
  }

  get #names() {
    return this.places.map(({ name }) => name);
  }

  /** The two change places, whoever they are. */
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

  /** A bot of one's own sits down; where its moves cannot be had, one of this level plays. */
  seatOwn(seat: number, level: string, { id, name }: { id: string; name: string }) {
    this.free(seat);
    this.places[seat] = { ...bot(level), name: distinct(properName(name), this.#names) };
    this.own[seat] = id;
  }

  /** So many seats; fewer only as far as nobody sits there. */
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

  /** Nobody sits there any more. */
  free(seat: number) {
    this.places[seat] = free();
    this.keys[seat] = '';
    delete this.own[seat];
  }

  /** Those who sit there are away; were they there before? */
  away(seats: readonly number[]) {
    const gone = seats.filter(seat => this.keys[seat] && !this.places[seat].away);
    for (const seat of gone) this.places[seat].away = true;
    return gone.length > 0;
  }

  /** Mark those who sit there as present; a bot that played for them stops, unless the host holds the seat. */
  back(seats: readonly number[]) {
    const come = seats.map(seat => this.places[seat]).filter(({ away, bot, held }) => away || (bot !== null && !held));
    for (const place of come) Object.assign(place, { away: false, bot: place.held ? place.bot : null });
    return come.length > 0;
  }

  /**
   * Let a bot of this level play there: for the person, or on its own. null: no bot does.
   * For a person who is away it plays until that one is back, for one who is there until the host gives the seat back.
   */
  playFor(seat: number, level: string | null) {
    const { who, away } = this.places[seat];
    if (who === 'person') Object.assign(this.places[seat], { bot: level, held: level !== null && !away });
    else {
      this.free(seat);
      if (level) this.places[seat] = bot(level);
    }
  }

  /** Seat a bot of this level in each free seat. */
  fill(level: string) {
    for (const [seat, { who }] of this.places.entries())
      if (who === 'free') {
        this.places[seat] = bot(level);
        this.#filled.add(this.places[seat]);
      }
  }

  /** Free the seats that were filled with bots only because they were free. */
  unfill() {
    for (const [seat, place] of this.places.entries()) if (this.#filled.has(place)) this.free(seat);
  }

  /** By seat, the bots that play for people. */
  get standIns() {
    return this.places.map(place => (place.who === 'person' ? place.bot : null));
  }

  /** What is kept of it with a match. */
  kept(chosen: Hosted['chosen'], onlookers: boolean): Hosted {
    const held = this.places.flatMap((place, seat) => (place.held ? [seat] : []));
    return { keys: [...this.keys], bots: this.standIns, held, chosen, onlookers };
  }
}
