import type { App } from '../app.ts';
import type { Opened } from '../protocol.d.ts';
import { fitLevels, HUMAN, LOG, misfit } from '../storage/match-shape.ts';
import type { StoredMatch, Succession } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import { budgetOf } from './disk-budget.ts';
import type { HostClaim } from './handshake.ts';
import type { FromHost, SeatState } from './messages.ts';
import { MATCHES, RateLimiter } from './rate-limit.ts';
import { GuestSeed } from './seed-draw.ts';
import { withoutLast } from './seen-rounds.ts';
import { hostSeat } from './succession.ts';

export type Begins = Extract<FromHost, { type: 'match' }>;

/** A match that begins or continues. */
interface Begun {
  match: StoredMatch;
  /** True if the match is new on this device. */
  isNew: boolean;
  /** True if its table was shown already. */
  isShown: boolean;
  /** If it goes on at another host, with a new seed: the seat of the host that is gone; else null. */
  gone: number | null;
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
  /** Id of the room whose host this guest has met last: the SHA-256 of its first host's key. */
  #room = '';
  /** The host that this guest has met last. */
  #host: HostClaim = { key: '', term: 0 };
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

  /** True if a device may host: the one that does, or another one once that is gone. `owns`: the invitation names it. */
  mayHost({ key, term }: HostClaim, owns: boolean, isHostGone: boolean) {
    const { succession, drawn } = this.known?.friends ?? {};
    if (!succession || this.visitor.room === null) return owns; // side by side, the player has chosen the host
    if (term < succession.term) return false;
    const isReplaced = succession.term > (drawn?.term ?? 0); // this device has yielded to another host
    if (key === succession.host) return !isReplaced;
    return (isHostGone || isReplaced) && (owns || succession.keys.includes(key));
  }

  /** Note whose room this is, and its host. In another room nothing of the last one goes on. */
  enter(room: string, host: HostClaim) {
    if (this.id && !isOf(room, this.id) && room !== this.visitor.room) this.id = '';
    if (this.#host.key && this.#host.key !== host.key) this.seed.reset();
    this.#room = room;
    this.#host = host;
  }

  // A match begins

  /** Open the match and keep it here. Return null if it cannot be played or stored here. */
  begin(message: Begins): Begun | null {
    const own = this.#idOf(message);
    const known = this.app.matches.known(own);
    if (!this.#canBe(message) || (known ? !isSame(known, message) : !this.#limiter.allows())) return null;
    const isShown = own === this.id && !!known;
    const match = known ?? this.#matchOf(own, message);
    if (!known && !this.#fits(match)) return null;
    if (known) this.#changeLevels(known, message);
    const gone = known ? this.#drawAgain(known, message) : null;
    if (own !== this.id) this.#dropLast(message.id);
    this.id = own;
    if (!match.over && match.head.seed === '') this.seed.asked = Math.max(this.seed.asked, match.friends?.asked ?? 0);
    if (!known) this.keep(match);
    return { match, isNew: !known, isShown, gone };
  }

  /** Id of this match on this device: that of the match which goes on, or a new one. */
  #idOf({ id, here }: Begins) {
    const { friends } = this.known ?? {};
    const goesOn = friends?.succession?.match === id && `${friends.here}` === `${here}`;
    return goesOn ? this.id : ownId(this.#room, id, here);
  }

  /** Go on at a host that has taken over, with its seed, once for each takeover. Return the seat of the last host. */
  #drawAgain(match: StoredMatch, { id, since, commitments }: Begins) {
    const { friends } = match;
    const { term } = this.#host;
    if (!friends || match.over || term <= (friends.drawn?.term ?? 0)) return null;
    const gone = hostSeat(match);
    const { succession, seen = [], ...rest } = friends;
    match.log.length = Math.min(match.log.length, since);
    match.friends = {
      ...rest,
      ...this.#share(commitments),
      seen: withoutLast(seen),
      succession: this.#succession(id, succession?.keys ?? []),
      drawn: { term, since },
    };
    this.keep(match);
    return gone;
  }

  /** This device's share in the seed of a match that begins. */
  #share(commitments: string[]) {
    return { ...(this.seed.shown ?? { number: '', commitments }), asked: this.seed.asked };
  }

  #succession(match: string, keys: string[]): Succession {
    return { match, host: this.#host.key, keys, term: this.#host.term };
  }

  /** Note which devices have the seats, so that one of them can take over. The host has sent no key for its own. */
  noteDevices(places: readonly SeatState[], keys: readonly string[]) {
    const { friends } = this.known ?? {};
    const { succession } = friends ?? {};
    if (!friends || friends.host || succession?.host !== this.#host.key) return;
    const all = places.map(({ who }, seat) => (who === 'person' ? keys[seat] || this.#host.key : ''));
    if (`${all}` === `${succession.keys}`) return;
    friends.succession = { ...succession, keys: all };
    this.keep(this.known as StoredMatch);
  }

  /** True if the game is known here, the names fit the seats, and the seats at this device exist. */
  #canBe({ game, options, seats, names, here, levels }: Begins) {
    const seated = new Set(here).size === here.length && here.every(seat => seat < seats.length);
    const about = headOf({ game, options, seats });
    const fits = !misfit(this.app.catalogue, about) && fitLevels(this.app.catalogue, about, levels);
    return seated && names.length === seats.length && fits;
  }

  #matchOf(own: string, { id, game, options, seats, names, here, since, commitments, levels }: Begins): StoredMatch {
    const { names: late } = this.visitor;
    const { term } = this.#host;
    const friends = {
      ...{ here, ...this.#share(commitments), succession: this.#succession(id, []) },
      ...(term > 0 && { drawn: { term, since } }),
      ...(!here.length && late.length && { late: [...late] }),
    };
    const head = headOf({ game, options, seats });
    return {
      ...{ id: own, head, log: [], names: names.map(properName), when: Date.now(), glance: null, over: false, friends },
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
