import type { App, EngineState, IncomingMessage, RemoteEngine } from '../app.ts';
import type { Opened, Proved, Request, SeatReply, SeatRequest } from '../protocol.d.ts';
import { fitLevels, HUMAN, LOG, misfit } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { DiskBudget } from './disk-budget.ts';
import { budgetOf } from './disk-budget.ts';
import type { Handshake } from './handshake.ts';
import { guestProof, meetHost } from './handshake.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, RefusalReason, SeatState } from './messages.ts';
import { fromHost } from './messages.ts';
import { HOST, MATCHES, RateLimiter } from './rate-limit.ts';
import { commitment, isKept, newNumber } from './seed-shares.ts';
import { Witness } from './witness.ts';

/** Callbacks of a guest's page. */
export interface GuestCallbacks {
  /** The players, the state of the room or the connection has changed. */
  changed(): void;
  /** A match begins or continues: its table can be shown. */
  begins(match: StoredMatch): void;
  /** A player has sent a quick sign. */
  sign(seat: number, sign: number): void;
  /** The host has made `count` different requests for the numbers of one match, so it may have chosen the deal. */
  asked(count: number): void;
  /** The room has used up what this device stores for it: the match goes on unstored, or does not begin. */
  overfull(): void;
  /** The host has changed the level of a bot. */
  level(match: StoredMatch): void;
  /** This page has left the room for good. */
  out(): void;
}

const OVER = -2;
/** Reasons after which this page does not reconnect by itself. */
const FOR_GOOD: readonly RefusalReason[] = ['freed', 'elsewhere', 'private'];
const CATCH_UP = 1_000; // milliseconds until the guest asks again for what it has missed

type Begins = Extract<FromHost, { type: 'match' }>;

/** What a guest brings to a room. */
export interface GuestSetup {
  build: string;
  /** Names of all players at this device; empty to watch. */
  names: string[];
  /** Name of the viewer, if the device only watches. */
  watcher?: string;
  /** Id of the room; null if there is no invitation (side by side, with QR codes). */
  room: string | null;
  /** Return this device's identity in a room: it gives the device its seats back. */
  identity(room: string): Promise<Identity>;
}

/**
 * A guest's side of a room. Requests of the table go over a channel to the host, and its replies are shown like those
 * of a local engine. The channel may be lost and found again at any time.
 */
export class Guest implements RemoteEngine {
  id = '';
  pending = 0;
  room: Extract<FromHost, { type: 'room' }> | null = null;
  /** Why the host refused the guest; null if it did not. */
  why: RefusalReason | null = null;
  /** Seats that have not shown their number, so that no match could begin. */
  unkept: number[] = [];
  /** True if the host's table is out of reach although the channel is open. */
  away = false;
  /** After the match: true if the seed was made of all committed numbers, this device's own among them. */
  fair: boolean | null = null;
  /** What this device has seen of the match, and the page's own engine finds about it. */
  readonly witness = new Witness(found => this.#tellFound(found));
  #channel: Channel | null = null;
  /** Channels whose other end has not yet proved that it is the host. */
  readonly #strangers = new Set<Channel>();
  #limiter = new RateLimiter(HOST);
  /** Id of the room whose host this guest has met last: the SHA-256 of the host's key. */
  #room = '';
  /** Timer until the guest asks for what it has missed. */
  #catchUp: ReturnType<typeof setTimeout> | null = null;
  readonly #matches = new RateLimiter(MATCHES);
  /** Different requests of the host for the numbers of a match since the last match ended. */
  #asked = 0;
  /** This device's number for the next match. It stays the same until that match has begun. */
  #number = newNumber();
  /** Commitments of the host's last request for the numbers; empty once a match has begun. */
  #requested: readonly string[] = [];
  /** The number once it is shown, with the commitments that the deal must come from. */
  #shown: { number: string; commitments: string[] } | null = null;
  #isLoaded = false;
  readonly #budget: DiskBudget;
  /** Resolves when the last match kept is stored. */
  #keeping: Promise<void> = Promise.resolve();
  #deliver: (message: IncomingMessage) => void = () => {};

  constructor(
    readonly app: Pick<App, 'matches' | 'viewer' | 'catalogue'>,
    readonly visitor: GuestSetup,
    readonly callbacks: GuestCallbacks,
  ) {
    this.#budget = budgetOf(visitor.room);
  }

  /**
   * Check the host at the other end of a new channel. Return true once it has proved its identity; this device's
   * players then get their seats back. Until then the guest stays with its current host.
   */
  async reach(channel: Channel): Promise<boolean> {
    this.#strangers.add(channel);
    const met = await meetHost(channel, this.visitor.room);
    if (!this.#strangers.delete(channel) || !met) return false;
    await this.#sit(channel, met);
    return true;
  }

  /** Switch to this channel and ask for seats. */
  async #sit(channel: Channel, met: Handshake) {
    this.#channel?.close();
    this.#channel = channel;
    this.#limiter = new RateLimiter(HOST);
    this.why = null;
    this.#enter(met.room);
    channel.onmessage = data => this.#channel === channel && this.#receive(data);
    channel.onclose = () => this.#channel === channel && this.#lost();
    this.pending = 0;
    const { build, names, watcher = null } = this.visitor;
    const identity = await this.visitor.identity(met.room);
    const proof = await guestProof(identity, met);
    const bound = await commitment(this.#number);
    if (this.#channel === channel)
      this.#post({ type: 'sit', build, names, watcher, key: identity.key, proof, commitment: bound });
  }

  /** Note whose room this is. In another host's room nothing of the last one goes on. */
  #enter(room: string) {
    if (this.id && !isOf(room, this.id)) this.id = '';
    if (this.#room && this.#room !== room) {
      this.#number = newNumber(); // the last host may know the other one
      this.#shown = null;
      this.#requested = [];
      this.#asked = 0;
    }
    this.#room = room;
    this.witness.missed();
  }

  /** True if there is a channel to the host. */
  get reached() {
    return this.#channel !== null;
  }

  #lost() {
    this.#channel = null;
    this.#forget();
    this.callbacks.changed();
  }

  /** Leave the room for good. */
  leave() {
    this.#post({ type: 'leave' });
    this.disconnect();
  }

  /** Close all channels. The host keeps the seats. */
  disconnect() {
    const channels = [this.#channel, ...this.#strangers];
    this.#channel = null;
    this.#strangers.clear();
    for (const channel of channels) channel?.close();
  }

  /** Allow another attempt after a refusal, and open the table as if for the first time. */
  reset() {
    this.why = null;
    this.id = '';
  }

  /** Handle the host's refusal. Some reasons end the visit for good. */
  out(why: RefusalReason) {
    this.why = why;
    if (!FOR_GOOD.includes(why)) return this.callbacks.changed();
    this.disconnect();
    this.#forget();
    this.callbacks.out();
  }

  /** Ask for a seat for one more player at this device. */
  join(name: string) {
    this.#post({ type: 'join', name });
  }

  /** Give up one seat of this device. */
  giveUpSeat(seat: number) {
    this.#post({ type: 'rise', seat });
  }

  sign(sign: number) {
    this.#post({ type: 'sign', sign });
  }

  /** Tell the host whether the page is visible. */
  seen(isSeen: boolean) {
    this.#post({ type: isSeen ? 'back' : 'away' });
  }

  #post(message: FromGuest) {
    if (this.#channel) send(this.#channel, message);
  }

  // The table

  get state(): EngineState {
    if (!this.#channel || this.away) return 'stopped';
    return this.pending ? 'busy' : 'ready';
  }

  attach(receive: (message: IncomingMessage) => void, engine: Pick<RemoteEngine, 'request'>) {
    this.#deliver = receive;
    this.witness.engine = engine;
  }

  request(message: Request) {
    if (message.type === 'load') this.#isLoaded = true;
    if (message.type === 'load' && this.away) return; // the guest asks again as soon as the host's table is back
    this.pending += 1;
    if (message.type === 'proof' && this.witness.proof) return this.#tellProof(this.witness.proof);
    const here = this.#known?.friends?.here ?? [];
    const seat = here.includes(this.app.viewer) ? this.app.viewer : (here[0] ?? null);
    const request = message.type === 'load' ? { type: 'begin' as const } : (message as SeatRequest);
    this.#post({ type: 'ask', seat, request });
  }

  restart() {
    this.#forget();
  }

  intercept(message: IncomingMessage) {
    return this.witness.overhear(message, this.#known);
  }

  tableLeft() {
    this.#isLoaded = false;
    this.pending = 0;
  }

  /**
   * Treat all open questions as answered, because no reply will come. Nothing waits for them any more, and the player
   * may decide anew.
   */
  #forget() {
    for (; this.pending > 0; this.pending -= 1) this.#deliver({ type: 'answered' });
  }

  // Messages from the host

  /** Read a message. The guest never leaves because of one: past the rate limit it drops it and asks again later. */
  #receive(data: unknown) {
    if (!this.#limiter.allows()) return this.#missed();
    const message = fromHost(data);
    if (message) this.#take(message);
  }

  /** Schedule one request for everything that was missed. */
  #missed() {
    this.witness.missed();
    this.#catchUp ??= setTimeout(() => {
      this.#catchUp = null;
      this.#forget();
      this.#post({ type: 'refresh' });
    }, CATCH_UP);
  }

  #take(message: FromHost) {
    switch (message.type) {
      case 'hello':
        return void this.#limiter.countViolation(); // the hello was already handled
      case 'no':
        return this.out(message.why);
      case 'room':
        this.room = {
          ...message,
          places: message.places.map(place => ({ ...place, name: properName(place.name) })),
          watchers: message.watchers.map(properName),
        };
        this.#nameSeats(this.room.places);
        return this.callbacks.changed();
      case 'bound':
        return void this.#show(message.commitments);
      case 'unkept':
        this.unkept = message.seats;
        return this.callbacks.changed();
      case 'match':
        return this.#begin(message);
      case 'said':
        return this.#said(message.reply);
      case 'answered':
        return this.#answered();
      case 'sign':
        return this.callbacks.sign(message.seat, message.sign);
      default:
        this.away = message.type === 'away';
        if (this.away) this.#forget();
        else if (this.#isLoaded) this.request({ type: 'begin' });
        return this.callbacks.changed();
    }
  }

  /**
   * Show this device's number, once all devices have committed, this one among them. A repeated request gets the same
   * number; another request for the same match is told. Only devices may drop out: the host's own commitment stays, and
   * a commitment made after numbers were shown does not count for the proof.
   */
  async #show(commitments: string[]) {
    const isRepeated = `${commitments}` === `${this.#requested}`;
    this.#requested = commitments;
    if (!isRepeated) this.#asked += 1;
    if (!isRepeated && this.#asked > 1) this.callbacks.asked(this.#asked);
    const number = this.#number;
    if (!commitments.includes(await commitment(number)) || number !== this.#number) return;
    const first = this.#shown?.commitments ?? commitments;
    if (commitments[0] === first[0] && commitments.every(bound => first.includes(bound)))
      this.#shown = { number, commitments };
    this.#post({ type: 'number', number });
  }

  /** Commit to a new number, because the match that the last one was for has begun. */
  async #renew() {
    this.#number = newNumber();
    this.#shown = null;
    this.#post({ type: 'commit', commitment: await commitment(this.#number) });
  }

  /** Note with the match the names of people who have taken seats of bots. */
  #nameSeats(places: readonly SeatState[]) {
    const match = this.#known;
    if (!match || match.over || !isGuests(match)) return;
    for (const [seat, { who, name }] of places.entries())
      if (who === 'person' && match.head.seats[seat] !== HUMAN) match.names[seat] = name;
  }

  /** Open the match and keep it here: the public part of its log, and no seed before it is over. */
  #begin(message: Begins) {
    const { id, here } = message;
    const own = ownId(this.#room, id, here);
    const known = this.app.matches.known(own);
    if (!this.#canBe(message) || (known ? !isSame(known, message) : !this.#matches.allows())) return;
    const isShown = own === this.id && known;
    const match = known ?? this.#matchOf(own, message);
    if (!known && !this.#fits(match)) return;
    if (known) this.#changeLevels(known, message);
    if (!known) this.#requested = [];
    if (!known && this.#shown) void this.#renew();
    if (own !== this.id) this.#dropLast(id);
    this.id = own;
    this.unkept = [];
    this.fair = null;
    if (!isShown) this.witness.begin();
    this.away = false;
    if (!match.over && match.head.seed === '') this.#asked = Math.max(this.#asked, match.friends?.asked ?? 0);
    if (!known) this.#keep(match);
    if (this.#isLoaded && isShown) this.request({ type: 'begin' });
    else if (!isShown) this.callbacks.begins(match);
  }

  /** Adopt changes of bots' levels, and tell them if there are more than before. */
  #changeLevels(match: StoredMatch, { seats, levels }: Begins) {
    const { head, levels: before = [] } = match;
    if (match.over || JSON.stringify(levels) === JSON.stringify(before)) return;
    if (!this.#fits({ ...match, levels })) return;
    head.seats = seats;
    match.levels = levels;
    this.#keep(match);
    if (levels.length >= before.length) this.callbacks.level(match);
  }

  /**
   * Drop the last match before this one follows, if nothing of it has become public, or if it is the same one as
   * viewers see it.
   */
  #dropLast(id: string) {
    const last = this.#known;
    if (last && isGuests(last) && (!last.log.length || last.id === ownId(this.#room, id, [])))
      this.#keeping
        .then(() => this.app.matches.drop(last.id))
        .then(() => this.#budget.release(last.id))
        .catch(() => {});
  }

  /** True if the game is known here, the names fit the seats, and the seats at this device exist. */
  #canBe({ game, options, seats, names, here, levels }: Begins) {
    const seated = new Set(here).size === here.length && here.every(seat => seat < seats.length);
    const about = headOf({ game, options, seats });
    const fits = !misfit(this.app.catalogue, about) && fitLevels(this.app.catalogue, about, levels);
    return seated && names.length === seats.length && fits;
  }

  #matchOf(id: string, { game, options, seats, names, here, commitments, levels }: Begins): StoredMatch {
    const { number, ...bound } = this.#shown ?? { number: '', commitments };
    const { names: late } = this.visitor;
    const friends = { here, ...bound, number, asked: this.#asked, ...(!here.length && late.length && { late }) };
    const head = headOf({ game, options, seats });
    return {
      ...{ id, head, log: [], names: names.map(properName), when: Date.now(), glance: null, over: false, friends },
      ...(levels.length && { levels }),
    };
  }

  get #known() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  /** True if this match may be stored for the room; otherwise the page is told. */
  #fits(match: StoredMatch) {
    const fits = this.#budget.admit(match.id, match);
    if (!fits) this.callbacks.overfull();
    return fits;
  }

  #keep(match: StoredMatch) {
    this.#keeping = this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
  }

  #answered() {
    if (!this.pending) return;
    this.pending -= 1;
    this.#deliver({ type: 'answered' });
  }

  #said(reply: SeatReply) {
    if (reply.type === 'opened') return this.#open(reply);
    if (reply.type === 'frame' && this.#known) this.witness.see(this.#known, reply);
    if (reply.type === 'proved' && this.witness.checked) return; // this device knows better
    if (!this.#isLoaded || (reply.type === 'refused' && reply.request === 'load')) return;
    if (reply.type !== 'frame') return this.#deliver(reply);
    if (this.#isFinal && reply.view.to_act !== OVER) return;
    const { type, view, events, undo, no_undo, meanings, begins, turns } = reply;
    const none = { log: null, match: null, line: null, guided: [], tip: null, met: [], ended: false }; // not from the host
    this.#deliver({ type, view, events, undo, no_undo, meanings, begins, turns, ...none });
  }

  /** True if the match is over and its seed is known. At such a table no player undoes a move. */
  get #isFinal() {
    const { head, friends } = this.#known ?? {};
    return !!friends?.here.length && head?.seed !== '';
  }

  /** Add what a finished round has revealed to the log; at the end of the match, the seed. */
  #open({ log, seed }: Opened) {
    const match = this.#known;
    if (!match || log.start > match.log.length) return;
    if (this.#isFinal) return void this.#prove(match);
    const whole = [...match.log.slice(0, log.start), ...log.entries];
    if (LOG(whole) !== null || !this.#fits({ ...match, log: whole })) return;
    match.log = whole;
    if (seed !== null) {
      match.head.seed = seed;
      this.#asked = 0;
    }
    if (seed !== null) void this.#prove(match);
    this.#keep(match);
  }

  /** Check the seed of a finished match against the commitments of its devices. */
  async #prove(match: StoredMatch) {
    this.witness.check(match);
    const { head, friends } = match;
    this.fair = friends?.number ? await isKept(`${head.seed}`, friends.commitments, friends.number) : null;
    this.callbacks.changed();
  }

  /** Store and show what the page's own engine has found. */
  #tellFound(match: StoredMatch) {
    const { proof } = this.witness;
    this.#keep(match);
    if (proof && this.#isLoaded) this.#deliver(proof);
    this.callbacks.changed();
  }

  /** Answer a question for the proof with the own one. */
  #tellProof(proof: Proved) {
    queueMicrotask(() => {
      this.#deliver(proof);
      this.#answered();
    });
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
