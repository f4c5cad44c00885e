import type { App } from '../app.ts';
import type { Opened } from '../protocol.d.ts';
import { fitLevels, HUMAN, LOG, misfit } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import { budgetOf } from './disk-budget.ts';
import type { FromHost, SeatState } from './messages.ts';
import { MATCHES, RateLimiter } from './rate-limit.ts';
import { GuestSeed } from './seed-draw.ts';

export type Begins = Extract<FromHost, { type: 'match' }>;

/** A match that begins or continues. */
interface Begun {
  match: StoredMatch;
  /** True if the match is new on this device. */
  isNew: boolean;
  /** True if its table was shown already. */
  isShown: boolean;
}

/** Callbacks of the guest whose match it is. */
interface MatchCallbacks {
  /** The room has used up what this device stores for it: the match goes on unstored, or does not begin. */
  overfull(): void;
  /** The host has changed the level of a bot. */
  level(match: StoredMatch): void;
}

/** The match in a host's room as a guest's device stores it: the public part of its log, and no seed before the end. */
export class GuestMatch {
  /** Id of the match on this device; '' if there is none. */
  id = '';
  readonly seed = new GuestSeed();
  /** Id of the room whose host this guest has met last: the SHA-256 of the host's key. */
  #room = '';
  readonly #limiter = new RateLimiter(MATCHES);
  readonly #budget: ReturnType<typeof budgetOf>;
  /** Resolves when the last match kept is stored. */
  #keeping: Promise<void> = Promise.resolve();

  constructor(
    readonly app: Pick<App, 'matches' | 'catalogue'>,
    readonly visitor: { names: readonly string[]; room: string | null },
    readonly callbacks: MatchCallbacks,
  ) {
    this.#budget = budgetOf(visitor.room);
  }

  get known() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  /** True if the match is over and its seed is known. At such a table no player undoes a move. */
  get isFinal() {
    const { head, friends } = this.known ?? {};
    return !!friends?.here.length && head?.seed !== '';
  }

  /** Note whose room this is. In another host's room nothing of the last one goes on. */
  enter(room: string) {
    if (this.id && !isOf(room, this.id)) this.id = '';
    if (this.#room && this.#room !== room) this.seed.reset();
    this.#room = room;
  }

  // A match begins

  /** Open the match and keep it here. Return null if it cannot be played or stored here. */
  begin(message: Begins): Begun | null {
    const own = ownId(this.#room, message.id, message.here);
    const known = this.app.matches.known(own);
    if (!this.#canBe(message) || (known ? !isSame(known, message) : !this.#limiter.allows())) return null;
    const isShown = own === this.id && !!known;
    const match = known ?? this.#matchOf(own, message);
    if (!known && !this.#fits(match)) return null;
    if (known) this.#changeLevels(known, message);
    if (own !== this.id) this.#dropLast(message.id);
    this.id = own;
    if (!match.over && match.head.seed === '') this.seed.asked = Math.max(this.seed.asked, match.friends?.asked ?? 0);
    if (!known) this.keep(match);
    return { match, isNew: !known, isShown };
  }

  /** True if the game is known here, the names fit the seats, and the seats at this device exist. */
  #canBe({ game, options, seats, names, here, levels }: Begins) {
    const seated = new Set(here).size === here.length && here.every(seat => seat < seats.length);
    const about = headOf({ game, options, seats });
    const fits = !misfit(this.app.catalogue, about) && fitLevels(this.app.catalogue, about, levels);
    return seated && names.length === seats.length && fits;
  }

  #matchOf(id: string, { game, options, seats, names, here, commitments, levels }: Begins): StoredMatch {
    const { number, ...bound } = this.seed.shown ?? { number: '', commitments };
    const { names: late } = this.visitor;
    const friends = {
      ...{ here, ...bound, number, asked: this.seed.asked },
      ...(!here.length && late.length && { late: [...late] }),
    };
    const head = headOf({ game, options, seats });
    return {
      ...{ id, head, log: [], names: names.map(properName), when: Date.now(), glance: null, over: false, friends },
      ...(levels.length && { levels }),
    };
  }

  /** Adopt changes of bots' levels, and tell them if there are more than before. */
  #changeLevels(match: StoredMatch, { seats, levels }: Begins) {
    const { head, levels: before = [] } = match;
    if (match.over || JSON.stringify(levels) === JSON.stringify(before)) return;
    if (!this.#fits({ ...match, levels })) return;
    head.seats = seats;
    match.levels = levels;
    this.keep(match);
    if (levels.length >= before.length) this.callbacks.level(match);
  }

  /**
   * Drop the last match before this one follows, if nothing of it has become public, or if it is the same one as
   * viewers see it.
   */
  #dropLast(id: string) {
    const last = this.known;
    if (last && isGuests(last) && (!last.log.length || last.id === ownId(this.#room, id, [])))
      this.#keeping
        .then(() => this.app.matches.drop(last.id))
        .then(() => this.#budget.release(last.id))
        .catch(() => {});
  }

  // A match goes on

  /** Note the names of people who have taken seats of bots. */
  nameSeats(places: readonly SeatState[]) {
    const match = this.known;
    if (!match || match.over || !isGuests(match)) return;
    for (const [seat, { who, name }] of places.entries())
      if (who === 'person' && match.head.seats[seat] !== HUMAN) match.names[seat] = name;
  }

  /**
   * Add what a finished round has revealed to the log; at the end of the match, the seed. Return the match if its seed
   * is known now.
   */
  open({ log, seed }: Opened): StoredMatch | null {
    const match = this.known;
    if (!match || log.start > match.log.length) return null;
    if (this.isFinal) return match;
    const whole = [...match.log.slice(0, log.start), ...log.entries];
    if (LOG(whole) !== null || !this.#fits({ ...match, log: whole })) return null;
    match.log = whole;
    if (seed !== null) {
      match.head.seed = seed;
      this.seed.asked = 0;
    }
    this.keep(match);
    return seed === null ? null : match;
  }

  /** True if this match may be stored for the room; otherwise the page is told. */
  #fits(match: StoredMatch) {
    const fits = this.#budget.admit(match.id, match);
    if (!fits) this.callbacks.overfull();
    return fits;
  }

  keep(match: StoredMatch) {
    this.#keeping = this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
  }
}

/** Head of a match that another device plays: its seed comes at the end. */
const headOf = (about: Pick<Begins, 'game' | 'options' | 'seats'>) => ({ format: 1, seed: '', ...about });

/** Prefix of the ids of all matches in a room: 132 bits of the room's id, so that no other host can have it. */
const prefixOf = (room: string) => `${room.slice(0, 22)}-`;

/** True if this device's match is of this room. */
const isOf = (room: string, match: string) => match.startsWith(prefixOf(room));

/**
 * Id of a host's match on this device. The host chooses `id`, which means something only together with its room. Two
 * guests may sit in two tabs of one browser, so the seats are part of it.
 */
export const ownId = (room: string, id: string, here: readonly number[]) => `${prefixOf(room)}${id}-${here.join('-')}`;

/** True if a message may continue this match. */
const isSame = (known: StoredMatch, { game, options, seats }: Begins) =>
  isGuests(known) &&
  known.head.game === game &&
  known.head.seats.length === seats.length &&
  JSON.stringify(known.head.options) === JSON.stringify(options);

/** True if this device plays the match as a guest. */
const isGuests = ({ friends }: StoredMatch) => !!friends && !friends.host;
