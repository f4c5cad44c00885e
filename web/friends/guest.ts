import type { App, EngineState, IncomingMessage, RemoteEngine } from '../app.ts';
import type { Opened, Proved, Request, SeatReply, SeatRequest } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Begins } from './guest-match.ts';
import { GuestMatch } from './guest-match.ts';
import type { Handshake } from './handshake.ts';
import { guestProof, meetHost } from './handshake.ts';
import { HostAbsence } from './host-absence.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, RefusalReason } from './messages.ts';
import { fromHost } from './messages.ts';
import { HOST, RateLimiter } from './rate-limit.ts';
import { isKept } from './seed-shares.ts';
import { rankOf } from './succession.ts';
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
  /** True if this device could reach others. */
  isOnline(): boolean;
  /** True if this page understands the others, and can meet them. */
  canTakeOver(): boolean;
  /** The host is gone, and it is this device's turn to go on with the match. */
  takeOver(match: StoredMatch): void;
  /** Another device has taken over from the host, whose seat is `gone`; the match goes on there. */
  takenOver(match: StoredMatch, gone: number): void;
  /** Rounds that the host now tells otherwise than this device has seen them; null if its log cannot be played. */
  unlike(rounds: number[] | null): void;
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
  readonly witness = new Witness(
    found => this.#tellFound(found),
    rounds => this.callbacks.unlike(rounds),
  );
  /** How long the host is gone. */
  readonly absence: HostAbsence;
  #channel: Channel | null = null;
  /** Channels whose other end has not yet proved that it is the host. */
  readonly #strangers = new Set<Channel>();
  #limiter = new RateLimiter(HOST);
  /** Timer until the guest asks for what it has missed. */
  #catchUp: ReturnType<typeof setTimeout> | null = null;
  readonly #match: GuestMatch;
  #isLoaded = false;
  #deliver: (message: IncomingMessage) => void = () => {};

  constructor(
    readonly app: Pick<App, 'matches' | 'viewer' | 'catalogue'>,
    readonly visitor: GuestSetup,
    readonly callbacks: GuestCallbacks,
  ) {
    this.#match = new GuestMatch(app, visitor, callbacks);
    this.absence = new HostAbsence({
      isGone: () => this.isOn && this.isHostGone,
      isOnline: () => callbacks.isOnline(),
      rank: () => this.#rank,
      prepare: () => this.#match.known && this.witness.check(this.#match.known, true), // starts the engine
      takeOver: () => this.#match.known && callbacks.takeOver(this.#match.known),
    });
  }

  get id() {
    return this.#match.id;
  }

  set id(id: string) {
    this.#match.id = id;
  }

  /**
   * Check the host at the other end of a new channel. Return true once it has proved its identity; this device's
   * players then get their seats back. Until then the guest stays with its current host.
   */
  async reach(channel: Channel): Promise<boolean> {
    this.#strangers.add(channel);
    const met = await meetHost(channel, this.visitor.room, (host, owns) =>
      this.#match.mayHost(host, owns, this.absence.isLong),
    );
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
    this.#match.enter(met.room, met);
    this.witness.missed();
    channel.onmessage = data => this.#channel === channel && this.#receive(data);
    channel.onclose = () => this.#channel === channel && this.#lost();
    this.pending = 0;
    const { build, names, watcher = null } = this.visitor;
    const identity = await this.visitor.identity(met.room);
    const proof = await guestProof(identity, met);
    const bound = await this.#match.seed.commitment();
    if (this.#channel === channel)
      this.#post({ type: 'sit', build, names, watcher, key: identity.key, proof, commitment: bound });
  }

  /** The match as this device stores it. */
  get match() {
    return this.#match.known;
  }

  /** True while a match of this room is played. */
  get isOn() {
    return this.#match.known?.over === false;
  }

  /** True while the host does not answer. */
  get isHostGone() {
    return !this.reached || this.away;
  }

  /** True if there is a channel to the host. */
  get reached() {
    return this.#channel !== null;
  }

  /** The way to the host; null while that is not known. */
  get way() {
    return this.#channel?.way ?? null;
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

  /** Number of devices that take over before this one. One without a seat, or of another version, never does. */
  get #rank() {
    const { known } = this.#match;
    if (!known?.friends?.here.length || !this.callbacks.canTakeOver()) return Infinity;
    return rankOf(known, this.room?.places ?? []);
  }

  /** Keep the match that the host leaves: another device takes over. */
  #hostLeaves() {
    this.away = true;
    this.#forget();
    this.callbacks.changed();
    this.absence.left();
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
    const here = this.#match.known?.friends?.here ?? [];
    const seat = here.includes(this.app.viewer) ? this.app.viewer : (here[0] ?? null);
    const request = message.type === 'load' ? { type: 'begin' as const } : (message as SeatRequest);
    this.#post({ type: 'ask', seat, request });
  }

  restart() {
    this.#forget();
  }

  intercept(message: IncomingMessage) {
    return this.witness.overhear(message, this.#match.known);
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
        if (message.why === 'closed' && this.isOn) return this.#hostLeaves();
        return this.out(message.why);
      case 'room':
        this.room = {
          ...message,
          places: message.places.map(place => ({ ...place, name: properName(place.name) })),
          watchers: message.watchers.map(properName),
        };
        this.#match.nameSeats(this.room.places);
        this.#match.noteDevices(this.room.places, this.room.keys);
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

  /** Show this device's number. Another request for the numbers of the same match is told. */
  async #show(commitments: string[]) {
    if (this.#match.seed.note(commitments)) this.callbacks.asked(this.#match.seed.asked);
    const number = await this.#match.seed.show(commitments);
    if (number !== null) this.#post({ type: 'number', number });
  }

  #begin(message: Begins) {
    const begun = this.#match.begin(message);
    if (!begun) return;
    const { match, isNew, isShown, gone } = begun;
    const isDrawnAgain = gone !== null;
    if (this.room) this.#match.noteDevices(this.room.places, this.room.keys);
    this.unkept = [];
    this.fair = null;
    this.away = false;
    if (!isShown || isDrawnAgain) this.witness.begin();
    if ((isNew || isDrawnAgain) && this.#match.seed.begun()) void this.#commit();
    if (gone !== null) this.callbacks.takenOver(match, gone);
    if (this.#isLoaded && isShown) this.request({ type: 'begin' });
    else if (!isShown) this.callbacks.begins(match);
  }

  /** Commit to a new number. */
  async #commit() {
    this.#post({ type: 'commit', commitment: await this.#match.seed.commitment() });
  }

  #answered() {
    if (!this.pending) return;
    this.pending -= 1;
    this.#deliver({ type: 'answered' });
  }

  #said(reply: SeatReply) {
    if (reply.type === 'opened') return this.#open(reply);
    if (reply.type === 'frame' && this.#match.known) this.witness.see(this.#match.known, reply);
    if (reply.type === 'proved' && this.witness.checked) return; // this device has compared more rounds than the host
    if (!this.#isLoaded || (reply.type === 'refused' && reply.request === 'load')) return;
    if (reply.type !== 'frame') return this.#deliver(reply);
    if (this.#match.isFinal && reply.view.to_act !== OVER) return;
    const { type, view, events, undo, no_undo, meanings, begins, turns } = reply;
    const none = { log: null, match: null, line: null, guided: [], tip: null, met: [], ended: false }; // the host does not send these parts
    this.#deliver({ type, view, events, undo, no_undo, meanings, begins, turns, ...none });
  }

  #open(opened: Opened) {
    const match = this.#match.open(opened);
    if (match) void this.#prove(match);
    else if (this.#match.known) this.witness.check(this.#match.known);
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
    this.#match.keep(match);
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
