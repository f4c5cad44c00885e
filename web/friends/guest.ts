import type { App, EngineState, FarEnd, Heard } from '../app.ts';
import type { StoredMatch } from '../kept/types.ts';
import type { Opened, Request, SeatReply, SeatRequest } from '../protocol.d.ts';
import { properName } from '../words/names.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { FromGuest, FromHost, Why } from './letters.ts';
import { fromHost } from './letters.ts';
import { commitment, isKept, newNumber } from './shares.ts';

/** What the room tells this page. */
export interface Told {
  /** Who sits there, how the room is, or the way to it, has changed. */
  changed(): void;
  /** A match begins, or goes on: its table can be shown. */
  begins(match: StoredMatch): void;
  sign(seat: number, sign: number): void;
}

export interface Visitor {
  build: string;
  /** Of all who sit at this device; none: to watch. */
  names: string[];
  /** What gives the seats back. */
  key: string;
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
  /** The number for the next match, and the one that was shown last. */
  #next = newNumber();
  #number = '';
  #laid = false;
  #heard: (message: Heard) => void = () => {};

  constructor(
    readonly app: Pick<App, 'matches' | 'viewer'>,
    readonly visitor: Visitor,
    readonly told: Told,
  ) {}

  /** A way to the room has been found: who has sat there before sits there again. */
  async reach(channel: Channel) {
    this.#channel?.close();
    this.#channel = channel;
    channel.onmessage = message => this.#channel === channel && this.#hear(message);
    channel.onclose = () => this.#channel === channel && this.#lost();
    this.owed = 0;
    this.#post({ type: 'sit', ...this.visitor, commitment: await commitment(this.#next) });
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
    const channel = this.#channel;
    this.#channel = null;
    channel?.close();
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
    this.owed += 1;
    const here = this.#known?.friends?.here ?? [];
    const seat = here.includes(this.app.viewer) ? this.app.viewer : (here[0] ?? null);
    if (message.type === 'load') this.#laid = true;
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

  #hear(message: unknown) {
    const letter = fromHost(message);
    if (letter) this.#take(letter);
  }

  #take(letter: FromHost) {
    switch (letter.type) {
      case 'no':
        this.why = letter.why;
        return this.told.changed();
      case 'room':
        this.room = { ...letter, places: letter.places.map(place => ({ ...place, name: properName(place.name) })) };
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
    const number = this.#next;
    if (!commitments.includes(await commitment(number)) || number !== this.#next) return;
    this.#number = number;
    this.#next = newNumber();
    this.#post({ type: 'number', number, commitment: await commitment(this.#next) });
  }

  /** The match as it is kept here: what has become public of its log, and no seed before it is over. */
  #begin({ id, game, options, seats, names, here, commitments }: Extract<FromHost, { type: 'match' }>) {
    const own = `${id}-${here.join('-')}`; // two guests may sit at two tabs of one browser
    const known = this.app.matches.known(own);
    const head = { format: 1, game, options, seed: '', seats };
    const friends = { here, commitments, number: this.#number };
    const match: StoredMatch = known ?? {
      ...{ id: own, head, log: [], names: names.map(properName), when: Date.now(), glance: null, over: false, friends },
    };
    this.id = own;
    this.unkept = [];
    this.fair = null;
    this.away = false;
    if (!known) this.#keep(match);
    if (this.#laid && known) this.request({ type: 'begin' });
    else this.told.begins(match);
  }

  get #known() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  #keep(match: StoredMatch) {
    this.app.matches.keep(match).catch(() => {}); // that nothing is kept is told elsewhere
  }

  #answered() {
    if (!this.owed) return;
    this.owed -= 1;
    this.#heard({ type: 'answered' });
  }

  #said(reply: SeatReply) {
    if (reply.type === 'opened') return this.#open(reply);
    if (!this.#laid) return;
    if (reply.type !== 'frame') return this.#heard(reply);
    this.#heard({ ...reply, log: null, match: null, line: null }); // whatever it says of these, here nothing is known of them
  }

  /** A round has ended: what it had hidden is kept, and at the end the seed. */
  #open({ log, seed }: Opened) {
    const match = this.#known;
    if (!match || log.start > match.log.length) return;
    match.log.splice(log.start, Infinity, ...log.entries);
    if (seed !== null) {
      match.head.seed = seed;
      void this.#prove(`${seed}`, match);
    }
    this.#keep(match);
  }

  async #prove(seed: string, { friends }: StoredMatch) {
    this.fair = friends?.number ? await isKept(seed, friends.commitments, friends.number) : null;
    this.told.changed();
  }
}
