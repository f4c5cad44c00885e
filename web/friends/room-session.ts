// What a host's and a guest's page have in common while they are in a room.

import type { App, Participants } from '../app.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import type { Way } from './connection/way.ts';
import type { SeatState } from './messages.ts';
import { PeerSearch } from './peer-search.ts';

/** A quick sign that a player has given. */
export interface Sign {
  seat: number;
  sign: number;
}

/** The way to another device of the room, and the name of its first player or watcher. */
export interface Connection {
  name: string;
  way: Way | null;
}

const SHOWN = 4_000; // milliseconds that a sign is visible

export abstract class Session implements Participants {
  /** Signs that are visible now. */
  signs: Sign[] = [];
  protected readonly peerSearch = new PeerSearch(
    () => this.app.redraw(),
    () => this.isThere,
  );

  /** Called once this page has left the room. */
  ended = () => {};
  /** The player who last came or went. */
  last: { name: string; came: boolean } | null = null;
  /** Names of the people who were present, and the seats of the bots, at the last change. */
  #names: string[] = [];
  #bots: ReadonlySet<number> = new Set();

  constructor(readonly app: App) {}

  abstract readonly places: readonly SeatState[];
  abstract readonly here: readonly number[];
  abstract readonly watchers: readonly string[];
  abstract readonly connections: readonly Connection[];
  abstract readonly hosts: boolean;
  /** True while a match of this room is played. */
  abstract readonly isOn: boolean;
  abstract readonly hostSeat: number;
  abstract readonly isHostUnreachable: boolean;
  abstract readonly fair: boolean | null;
  abstract readonly checked: Participants['checked'];
  abstract readonly link: string;
  abstract sign(sign: number): void;
  abstract playFor(seat: number): void;
  abstract giveBack(seat: number): void;
  abstract changeBot(seat: number, sitter: string): void;
  abstract readonly slow: number;
  abstract again(): void;
  abstract takenOver(): boolean;

  /** Note who is present, without telling. */
  protected noteNames() {
    this.#names = this.places.filter(({ who, away }) => who === 'person' && !away).map(({ name }) => name);
    this.#bots = new Set(this.places.flatMap(({ who }, seat) => (who === 'bot' ? [seat] : [])));
  }

  /** Announce the player who has come or gone since the last call; a notice names a player who replaces a bot. */
  protected tellWhoCame() {
    const { app, places } = this;
    const [before, bots] = [this.#names, this.#bots];
    this.noteNames();
    const came = this.#names.find(name => !before.includes(name));
    const name = came ?? before.find(each => !this.#names.includes(each));
    if (!name) return;
    this.last = { name, came: !!came };
    const takesOver = !!came && this.isOn && bots.has(places.findIndex(place => place.name === came));
    if (takesOver) app.notify({ id: 'takes-over', text: 'notice-takes-over', args: { name } });
    else app.announce(app.say(came ? 'friends-sits' : 'friends-goes', { name }));
  }

  protected signed(seat: number, sign: number) {
    const shown = { seat, sign };
    this.signs = [...this.signs.filter(other => other.seat !== seat), shown];
    setTimeout(() => {
      this.signs = this.signs.filter(other => other !== shown);
      this.app.redraw();
    }, SHOWN);
    const { app } = this;
    const { name } = this.places[seat] ?? {};
    if (name) app.announce(`${name}${app.say('colon')}${app.say(`sign-${sign + 1}`)}`);
    app.redraw();
  }

  /** Last progress that the relays reported. */
  get step() {
    return this.peerSearch.step;
  }

  /** True if no relay answers or no connection is possible. */
  get failed() {
    return this.peerSearch.failed;
  }

  /** True once the search has what it was begun for. */
  protected abstract readonly isThere: boolean;

  /**
   * Leave the room, and open its match anew: as its host after a takeover, or as a guest of the new host.
   * @param isUrgent true to open it even if the player is elsewhere
   */
  protected async changeSides(match: StoredMatch, isUrgent: boolean) {
    const { app } = this;
    this.leave();
    await app.matches.keep(match).catch(() => {}); // a storage failure is reported elsewhere
    if (app.match?.id === match.id) await app.open(match.id);
    else if (isUrgent) app.go(`#/play/${match.id}`);
  }

  /** Tell that the host's device is gone, and who goes on. */
  protected tellTakenOver({ head, names }: StoredMatch, gone: number) {
    const nothingIsLost = this.app.game(head.game)?.pad ?? false; // dice are open, so the log has all of them
    const who = this.here.includes(this.hostSeat) ? 'you' : 'other';
    const args = { gone: names[gone] ?? '', name: names[this.hostSeat] ?? '', who, redealt: `${!nothingIsLost}` };
    this.app.notify({ id: 'taken-over', text: 'notice-taken-over', args, lasting: true });
  }

  leave() {
    this.peerSearch.leave();
    this.app.reach(null);
    this.ended();
  }
}
