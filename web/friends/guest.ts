import type { App, EngineState, FarEnd, Heard } from '../app.ts';
import type { Opened, Request, SeatReply, SeatRequest } from '../protocol.d.ts';
import { HUMAN, LOG, misfit } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { Encounter } from './handshake.ts';
import { guestProof, meetHost } from './handshake.ts';
import type { Identity } from './identity.ts';
import type { FromGuest, FromHost, Why } from './messages.ts';
import { fromHost } from './messages.ts';
import { Gate, HOST, MATCHES, SHARES } from './rate-limit.ts';
import { commitment, isKept, newNumber } from './seed-shares.ts';

/** What the room tells this page. */
export interface Told {
  /** Who sits there, how the room is, or the way to it, has changed. */
  changed(): void;
  /** A match begins, or goes on: its table can be shown. */
  begins(match: StoredMatch): void;
  sign(seat: number, sign: number): void;
  /** The host has asked so often for the numbers of one match: it could choose among as many deals. */
  asked(count: number): void;
  /** This page has no part in it any more. */
  out(): void;
}

const OVER = -2;
/** After these it does not come again by itself. */
const FOR_GOOD: readonly Why[] = ['freed', 'elsewhere', 'private'];
const CATCH_UP = 1_000; // milliseconds until what was missed is asked for

type Begins = Extract<FromHost, { type: 'match' }>;

export interface Visitor {
  build: string;
  /** Of all who sit at this device; none: to watch. */
  names: string[];
  /** Of who watches. */
  watcher?: string;
  /** Id of the room; null where no invitation has named one, side by side. */
  room: string | null;
  /** This device's own in a room: it gives the seats back. */
  identity(room: string): Promise<Identity>;
}

/**
 * A guest's side of a room: what its table asks goes over a channel to the device that plays, and what that says is
 * shown as if an engine here had said it. The way may be lost and found again at any time.
 */
export class Guest implements FarEnd {
  id = '';
  owed = 0;
  room: Extract<FromHost, { type: 'room' }> | null = null;
  /** Why nobody could sit down. */
  why: Why | null = null;
  /** Seats that have not shown their number: no match could begin. */
  unkept: number[] = [];
  /** Is the device away that plays, though the way is there? */
  away = false;
  /** Once the match is over: was the seed made of what all were bound to, the own number among it? */
  fair: boolean | null = null;
  #channel: Channel | null = null;
  /** Those whose other end has not proved yet that it is the host. */
  readonly #strangers = new Set<Channel>();
  #gate = new Gate(HOST);
  /** Runs when what was missed is asked for. */
  #catchUp: ReturnType<typeof setTimeout> | null = null;
  readonly #matches = new Gate(MATCHES);
  readonly #shares = new Gate(SHARES);
  /** How often the host has asked for the numbers of a match since the last one ended. */
  #asked = 0;
  /** The number for the next match; and the one that was shown for the match that begins, with what all were bound to. */
  #next = newNumber();
  #shown: { number: string; commitments: string[] } | null = null;
  #laid = false;
  /** Until what was kept last has been written. */
  #keeping: Promise<void> = Promise.resolve();
  #heard: (message: Heard) => void = () => {};

  constructor(
    readonly app: Pick<App, 'matches' | 'viewer' | 'catalogue'>,
    readonly visitor: Visitor,
    readonly told: Told,
  ) {}

  /**
   * A way to a device has been found that says it is the host. True once it has proved that: then those who have sat
   * there before sit there again. Until then this device stays with the host that it has.
   */
  async reach(channel: Channel): Promise<boolean> {
    this.#strangers.add(channel);
    const met = await meetHost(channel, this.visitor.room);
    if (!this.#strangers.delete(channel) || !met) return false;
    await this.#sit(channel, met);
    return true;
  }

  async #sit(channel: Channel, met: Encounter) {
    this.#channel?.close();
    this.#channel = channel;
    this.#gate = new Gate(HOST);
    this.why = null;
    channel.onmessage = message => this.#channel === channel && this.#hear(message);
    channel.onclose = () => this.#channel === channel && this.#lost();
    this.owed = 0;
    const { build, names, watcher = null } = this.visitor;
    const identity = await this.visitor.identity(met.room);
    const proof = await guestProof(identity, met);
    const bound = await commitment(this.#next);
    if (this.#channel === channel)
      this.#post({ type: 'sit', build, names, watcher, key: identity.key, proof, commitment: bound });
  }

  /** Is there a way to the room? */
  get reached() {
    return this.#channel !== null;
  }

  #lost() {
    this.#channel = null;
    this.#forget();
    this.told.changed();
  }

  /** Leaves the room for good. */
  leave() {
    this.#post({ type: 'leave' });
    this.part();
  }

  /** Closes the way; the seat waits. */
  part() {
    const channels = [this.#channel, ...this.#strangers];
    this.#channel = null;
    this.#strangers.clear();
    for (const channel of channels) channel?.close();
  }

  /** Comes again after all, and to the table as if it had not been there. */
  anew() {
    this.why = null;
    this.id = '';
  }

  /** It is over here, for this reason. */
  out(why: Why) {
    this.why = why;
    if (!FOR_GOOD.includes(why)) return this.told.changed();
    this.part();
    this.#forget();
    this.told.out();
  }

  /** One more sits at this device, or gets up again. */
  join(name: string) {
    this.#post({ type: 'join', name });
  }

  rise(seat: number) {
    this.#post({ type: 'rise', seat });
  }

  sign(sign: number) {
    this.#post({ type: 'sign', sign });
  }

  /** Is the page out of sight? */
  seen(isSeen: boolean) {
    this.#post({ type: isSeen ? 'back' : 'away' });
  }

  #post(letter: FromGuest) {
    if (this.#channel) post(this.#channel, letter);
  }

  // The table

  get state(): EngineState {
    if (!this.#channel || this.away) return 'stopped';
    return this.owed ? 'busy' : 'ready';
  }

  attach(heard: (message: Heard) => void) {
    this.#heard = heard;
  }

  request(message: Request) {
    if (message.type === 'load') this.#laid = true;
    if (message.type === 'load' && this.away) return; // it is asked for as soon as that device is back
    this.owed += 1;
    const here = this.#known?.friends?.here ?? [];
    const seat = here.includes(this.app.viewer) ? this.app.viewer : (here[0] ?? null);
    const request = message.type === 'load' ? { type: 'begin' as const } : (message as SeatRequest);
    this.#post({ type: 'ask', seat, request });
  }

  restart() {
    this.#forget();
  }

  overhear() {
    return false;
  }

  rest() {
    this.#laid = false;
    this.owed = 0;
  }

  /** What was asked will not be answered: whoever waits for it waits no more, and what lies there may be decided anew. */
  #forget() {
    for (; this.owed > 0; this.owed -= 1) this.#heard({ type: 'answered' });
  }

  // What the device says that plays

  /** Nothing that comes makes this device leave: more than it can read is missed, and asked for again. */
  #hear(message: unknown) {
    if (!this.#gate.admit()) return this.#missed();
    const letter = fromHost(message);
    if (letter) this.#take(letter);
  }

  #missed() {
    this.#catchUp ??= setTimeout(() => {
      this.#catchUp = null;
      this.#forget();
      this.#post({ type: 'refresh' });
    }, CATCH_UP);
  }

  #take(letter: FromHost) {
    switch (letter.type) {
      case 'hello':
        return void this.#gate.wrong(); // it has said so before
      case 'no':
        return this.out(letter.why);
      case 'room':
        this.room = {
          ...letter,
          places: letter.places.map(place => ({ ...place, name: properName(place.name) })),
          watchers: letter.watchers.map(properName),
        };
        return this.told.changed();
      case 'bound':
        return void this.#show(letter.commitments);
      case 'unkept':
        this.unkept = letter.seats;
        return this.told.changed();
      case 'match':
        return this.#begin(letter);
      case 'said':
        return this.#said(letter.reply);
      case 'answered':
        return this.#answered();
      case 'sign':
        return this.told.sign(letter.seat, letter.sign);
      default:
        this.away = letter.type === 'away';
        if (this.away) this.#forget();
        else if (this.#laid) this.request({ type: 'begin' });
        return this.told.changed();
    }
  }

  /** Shows the own number, once all are bound, this device among them. */
  async #show(commitments: string[]) {
    this.#asked += 1;
    if (this.#asked > 1) this.told.asked(this.#asked);
    if (!this.#shares.admit()) return void this.#gate.wrong();
    const number = this.#next;
    if (!commitments.includes(await commitment(number)) || number !== this.#next) return;
    this.#shown = { number, commitments };
    this.#next = newNumber();
    this.#post({ type: 'number', number, commitment: await commitment(this.#next) });
  }

  /** The match as it is kept here: what has become public of its log, and no seed before it is over. */
  #begin(letter: Begins) {
    const { id, here } = letter;
    const own = `${id}-${here.join('-')}`; // two guests may sit at two tabs of one browser
    const known = this.app.matches.known(own);
    if (!this.#canBe(letter) || (known ? !isGuests(known) : !this.#matches.admit())) return;
    const isShown = own === this.id && known;
    const match = known ?? this.#matchOf(own, letter);
    if (own !== this.id) this.#dropUnseen();
    this.id = own;
    this.unkept = [];
    this.fair = null;
    this.away = false;
    if (!match.over && match.head.seed === '') this.#asked = Math.max(this.#asked, match.friends?.asked ?? 0);
    if (!known) this.#keep(match);
    if (this.#laid && isShown) this.request({ type: 'begin' });
    else if (!isShown) this.told.begins(match);
  }

  /** A match that another follows before anything of it was open is not gone on with. */
  #dropUnseen() {
    const last = this.#known;
    if (last && isGuests(last) && !last.log.length)
      this.#keeping.then(() => this.app.matches.drop(last.id)).catch(() => {});
  }

  /** Is it of a game that is known here, with so many names and with people at this device? */
  #canBe({ game, options, seats, names, here }: Begins) {
    const seated = new Set(here).size === here.length && here.every(seat => seats[seat] === HUMAN);
    return seated && names.length === seats.length && !misfit(this.app.catalogue, headOf({ game, options, seats }));
  }

  #matchOf(id: string, { game, options, seats, names, here, commitments }: Begins): StoredMatch {
    const { number, ...bound } = this.#shown ?? { number: '', commitments };
    this.#shown = null;
    const friends = { here, ...bound, number, asked: this.#asked };
    const head = headOf({ game, options, seats });
    return {
      ...{ id, head, log: [], names: names.map(properName), when: Date.now(), glance: null, over: false, friends },
    };
  }

  get #known() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  #keep(match: StoredMatch) {
    this.#keeping = this.app.matches.keep(match).catch(() => {}); // that nothing is kept is told elsewhere
  }

  #answered() {
    if (!this.owed) return;
    this.owed -= 1;
    this.#heard({ type: 'answered' });
  }

  #said(reply: SeatReply) {
    if (reply.type === 'opened') return this.#open(reply);
    if (!this.#laid || (reply.type === 'refused' && reply.request === 'load')) return;
    if (reply.type !== 'frame') return this.#heard(reply);
    if (this.#isFinal && reply.view.to_act !== OVER) return;
    const { type, view, events, undo, no_undo, meanings, begins, turns } = reply;
    const none = { log: null, match: null, line: null, guided: [], tip: null, ended: false }; // whatever it says of these
    this.#heard({ type, view, events, undo, no_undo, meanings, begins, turns, ...none });
  }

  /** Is its end known, with its seed? Nobody at such a table takes a move back. */
  get #isFinal() {
    const { head, friends } = this.#known ?? {};
    return !!friends?.here.length && head?.seed !== '';
  }

  /** A round has ended: what it had hidden is kept, and at the end the seed. */
  #open({ log, seed }: Opened) {
    const match = this.#known;
    if (!match || log.start > match.log.length) return;
    if (this.#isFinal) return void this.#prove(match);
    const whole = [...match.log.slice(0, log.start), ...log.entries];
    if (LOG(whole) !== null) return;
    match.log = whole;
    if (seed !== null) {
      match.head.seed = seed;
      this.#asked = 0;
    }
    if (seed !== null) void this.#prove(match);
    this.#keep(match);
  }

  /** The secret of a match that is over is held against what its devices were bound to. */
  async #prove({ head, friends }: StoredMatch) {
    this.fair = friends?.number ? await isKept(`${head.seed}`, friends.commitments, friends.number) : null;
    this.told.changed();
  }
}

/** Of a match that is played elsewhere: its seed comes at the end. */
const headOf = (about: Pick<Begins, 'game' | 'options' | 'seats'>) => ({ format: 1, seed: '', ...about });

/** Does this device play it as a guest? */
const isGuests = ({ friends }: StoredMatch) => !!friends && !friends.host;
