import type { App } from '../app.ts';
import { uptime } from '../browser/clock.ts';
import { random } from '../model/matches.ts';
import { tempered } from '../model/tempers.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import type { GuestDevice } from './guest-device.ts';
import type { Credentials } from './handshake.ts';
import type { FromGuest, FromHost, SeatState } from './messages.ts';
import type { RoomSetup } from './seating.ts';
import { Seating, setupOf } from './seating.ts';
import { HostSeed } from './seed-draw.ts';
import type { ServedRoom } from './served-table.ts';
import { ServedTable } from './served-table.ts';
import { Throttle } from './throttle.ts';

const PATIENCE = 10_000; // milliseconds within which a device must show its number
const TELL = 250; // milliseconds in which changes of the room are sent together
const SLOW = 45_000; // milliseconds that the table waits for a guest before it asks the host
const SIGN = 3_000; // milliseconds between two signs of a seat
const GATHER = 3_000; // milliseconds that a device which takes over waits for the others

/** Callbacks of the host's page. */
export interface HostCallbacks {
  /** The seated players or the viewers have changed. */
  changed(): void;
  /** A player has sent a quick sign. */
  sign(seat: number, sign: number): void;
  /** The round has ended after which the host wants to leave. */
  handsOver(): void;
}

/**
 * The room on the host's device: `seating` has the guests and their seats, `table` serves the match to them and to this
 * page. The host begins the matches.
 */
export class Host implements ServedRoom {
  readonly seating: Seating;
  readonly table: ServedTable;
  id = '';
  /** Seats that have not shown their number, so that no match could begin. */
  unkept: number[] = [];
  readonly #seed = new HostSeed();
  /** The match that is about to begin. */
  #beginning: Promise<StoredMatch | null> | null = null;
  /** By seat: when it gave its last sign. */
  readonly #signed: number[] = [];
  /** Position of the match, whether it has waited there for `SLOW`, and the timer that notices it. */
  #stand = '';
  #isSlow = false;
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** True if the host leaves when the round has ended. */
  leavesAfterRound = false;
  /** True once a round has ended, until its log has been sent. */
  #hasRoundEnded = false;
  #isClosed = false;
  /** Looks whether all players have come, while this device takes over. */
  #gathers = () => {};
  readonly #telling = new Throttle(() => this.#tell(), TELL);

  constructor(
    readonly app: Pick<App, 'matches' | 'game'>,
    readonly build: string,
    room: RoomSetup,
    readonly callbacks: HostCallbacks,
    /** Id of the room, and the identity of this device there. */
    readonly own: () => Promise<Omit<Credentials, 'term'>>,
    readonly patience: number = PATIENCE,
  ) {
    this.seating = new Seating(room, this);
    this.table = new ServedTable(app, this);
  }

  /** Reopen the room of a match that was left. */
  static again(
    app: Pick<App, 'matches' | 'game'>,
    build: string,
    match: StoredMatch,
    callbacks: HostCallbacks,
    own: () => Promise<Omit<Credentials, 'term'>>,
  ) {
    const host = new Host(app, build, setupOf(match), callbacks, own);
    host.id = match.id;
    return host;
  }

  /** The current match, or the last one; undefined if there was none. */
  get match() {
    return this.id ? this.app.matches.known(this.id) : undefined;
  }

  get isOn() {
    return this.match?.over === false;
  }

  get hasPlayed() {
    return this.id !== '';
  }

  /** True if this device has taken over and has not drawn the new seed yet. */
  get isWithoutSeed() {
    return this.match?.head.seed === '';
  }

  /** How often another device has taken over from the host of this match. */
  get term() {
    return this.match?.friends?.succession?.term ?? 0;
  }

  async credentials(): Promise<Credentials> {
    return { ...(await this.own()), term: this.term };
  }

  get here() {
    return this.seating.room.here;
  }

  get devices(): readonly GuestDevice[] {
    return this.seating.devices;
  }

  get around() {
    return this.seating.around;
  }

  toAll(message: FromHost) {
    this.seating.toAll(message);
  }

  // Messages of the guests

  take(device: GuestDevice, message: FromGuest) {
    switch (message.type) {
      case 'ask':
        return this.#asks(device, message);
      case 'number':
        return device.show(message.number);
      case 'commit':
        device.commitment = message.commitment;
        return;
      case 'sign':
        return device.seats.length && this.sign(message.sign, device.seats[0]);
      case 'refresh':
        return this.#refresh(device);
    }
  }

  /**
   * Pass a question on to the engine. A question that is not passed on is answered at once, so that the guest does not
   * wait forever.
   */
  #asks(device: GuestDevice, message: Extract<FromGuest, { type: 'ask' }>) {
    if (device.sees(message.seat) && this.table.answersAgain(device, message)) return;
    if (device.ask(message)) this.table.wake();
    else if (device.known) device.send({ type: 'answered' });
  }

  /** Send the whole room and match again to a device that has missed something. */
  #refresh(device: GuestDevice) {
    if (!device.known) return;
    device.resendRoom();
    this.seating.tell(device);
    this.bring(device);
  }

  /** Show a quick sign. Each seat may give one per `SIGN` milliseconds, over any number of connections. */
  sign(sign: number, seat: number = this.here[0]) {
    const now = uptime();
    if (now - (this.#signed[seat] ?? -SIGN) < SIGN) return;
    this.#signed[seat] = now;
    this.toAll({ type: 'sign', seat, sign });
    this.callbacks.sign(seat, sign);
  }

  // Telling devices what has changed

  /** Update the engine at once, and the devices throttled: changes in quick succession are sent once. */
  changed() {
    this.#telling.call();
    this.table.wake();
    this.#gathers();
  }

  /** Send the room to every device, keep the match and redraw the page. */
  #tell() {
    const { match } = this;
    this.#tellAll();
    if (match?.friends?.host && !match.over) {
      this.note(match, match.friends.host.chosen);
      this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
    }
    this.callbacks.changed();
  }

  /** Send the room to every device. */
  #tellAll() {
    for (const device of this.seating.known) this.seating.tell(device);
  }

  note(match: StoredMatch, chosen: (string | null)[]) {
    const { seats, onlookers } = this.seating.room;
    if (match.friends) match.friends.host = seats.kept(chosen, onlookers);
  }

  /** Send the match to a device, and the room with the keys of the others: with them the device could take over. */
  bring(device: GuestDevice) {
    if (!this.match) return;
    if (this.isWithoutSeed) return device.send({ type: 'away' });
    const { head, names, friends, levels = [] } = this.match;
    const { game, options, seats } = head;
    const id = friends?.succession?.match ?? this.match.id;
    const { commitments = [], drawn: { since = 0 } = {} } = friends ?? {};
    device.send({ type: 'match', id, game, options, seats, names, here: device.seats, since, commitments, levels });
    this.seating.tell(device);
    if (!this.table.isLoaded) device.send({ type: 'away' });
  }

  /** Part from all devices. After a good-bye, one of them takes over the match. */
  close(saysGoodbye = true) {
    this.#isClosed = true;
    clearTimeout(this.#slow);
    if (saysGoodbye) {
      this.#tellAll();
      this.toAll({ type: 'no', why: 'closed' });
    }
    for (const device of [...this.devices]) device.end();
  }

  // A match begins

  /**
   * Begin a match from the numbers of all devices; bots of this level fill free seats. Return null if a device does not
   * show its number: `unkept` has its seats. A second call while one is pending returns the same match.
   */
  async start(level: string): Promise<StoredMatch | null> {
    this.#beginning ??= this.#start(level).finally(() => (this.#beginning = null));
    return this.#beginning;
  }

  async #start(level: string): Promise<StoredMatch | null> {
    this.seating.seatLate();
    const drawn = await this.#seed.draw(this.devices, this.isOn, this.patience, commitments =>
      this.toAll({ type: 'bound', commitments }),
    );
    this.unkept = 'silent' in drawn ? drawn.silent.flatMap(({ seats }) => seats) : [];
    if ('seed' in drawn) return this.#begin(level, drawn.seed, drawn.commitments);
    this.toAll({ type: 'unkept', seats: this.unkept });
    this.callbacks.changed();
    return null;
  }

  #begin(level: string, seed: string, commitments: string[]) {
    const { game, options, here, seats, onlookers } = this.seating.room;
    seats.fill(level);
    const sitters = seats.places.map(({ who, bot }) => (who === 'person' ? HUMAN : (bot ?? level)));
    const entry = this.app.game(game);
    const head = { format: 1, game, options, seed, seats: entry ? tempered(entry, sitters) : sitters };
    const names = seats.places.map(({ name }) => name);
    const id = random();
    const { succession } = this.match?.friends ?? {}; // the guests know this host by its term
    const friends = {
      ...{ here: [...here], commitments, asked: this.#seed.asked, host: seats.kept([], onlookers) },
      ...(succession && { succession: { ...succession, match: id } }),
    };
    const begun = { log: [], when: Date.now(), glance: null, over: false };
    const own = Object.keys(seats.own).length ? { own: { ...seats.own } } : {};
    const match: StoredMatch = { id, head, names, friends, ...begun, ...own };
    this.#seed.renew();
    this.table.end();
    this.id = match.id;
    this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
    this.#bringAll();
    return match;
  }

  /**
   * Go on with a match of another device: draw a new seed with the devices that come. False if this device has left the
   * room meanwhile.
   */
  async drawAgain(): Promise<boolean> {
    await this.#gathered();
    const { key } = (await this.own()).identity;
    const { seed, commitments } = await this.#drawWithThose();
    const { match, isOn } = this;
    if (this.#isClosed || !isOn || !match?.friends?.succession) return false;
    const { number: _, seen: __, ...friends } = match.friends;
    const succession = { ...match.friends.succession, host: key };
    const drawn = { term: succession.term, since: match.log.length };
    match.friends = { ...friends, succession, commitments, asked: this.#seed.asked, drawn };
    match.head.seed = seed;
    this.#seed.renew();
    this.app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
    this.#bringAll();
    return true;
  }

  /** Draw a seed; a device that does not show its number is disconnected, and the others draw again. */
  async #drawWithThose(): Promise<{ seed: string; commitments: string[] }> {
    const drawn = await this.#seed.draw(this.devices, this.isOn, this.patience, commitments =>
      this.toAll({ type: 'bound', commitments }),
    );
    if ('seed' in drawn) return drawn;
    for (const device of drawn.silent) device.end();
    return this.#drawWithThose();
  }

  /** Wait until all players are there for whom no bot plays, or until `GATHER` is over. */
  #gathered(): Promise<void> {
    return new Promise(done => {
      this.#gathers = () =>
        this.seating.places.some(({ who, away, bot }) => who === 'person' && away && !bot) || done();
      setTimeout(done, GATHER);
      this.#gathers();
    });
  }

  #bringAll(devices: readonly GuestDevice[] = this.seating.known) {
    for (const device of devices) this.bring(device);
    this.changed();
  }

  // A match goes on

  roundEnds() {
    const { match } = this;
    this.#hasRoundEnded = true;
    const seated = match ? this.seating.seatLateDuring(match) : [];
    if (seated.length) this.#bringAll(seated);
  }

  /** Tell all devices that another bot plays at a seat of the match from now on. */
  changeBot(seat: number, sitter: string) {
    this.seating.room.seats.places[seat].bot = sitter;
    this.#bringAll();
  }

  /** Seat of a guest who is present and has kept the table waiting for long; -1 if there is none. */
  get slow() {
    if (!this.isOn || !this.#isSlow) return -1;
    const isThere = ({ who, away, bot }: SeatState) => who === 'person' && !away && !bot;
    const { places } = this.seating;
    return this.table.turns.find(seat => !this.here.includes(seat) && isThere(places[seat])) ?? -1;
  }

  /** Restart the timer for a slow guest if the match waits for another decision. */
  waits(stand: string) {
    if (stand === this.#stand) return;
    if (this.#hasRoundEnded && this.leavesAfterRound) return this.callbacks.handsOver();
    this.#hasRoundEnded = false;
    this.#stand = stand;
    this.#isSlow = false;
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => {
      this.#isSlow = true;
      this.callbacks.changed();
    }, SLOW);
  }
}
