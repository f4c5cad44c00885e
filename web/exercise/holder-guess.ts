/** A guess of who could hold what matters, such as the queen of spades: 100 per cent, spread over the seats. */

import type { Holders } from '../protocol.d.ts';
import type { HolderGuess } from '../storage/stored-types.ts';

export const STEP = 5; // per cent
const WHOLE = 100;

/** One who could hold it: a seat, or no other seat at all. */
export interface Holder {
  /** Null for "no one". */
  seat: number | null;
  /** False if it is known that this seat cannot hold it. */
  isPossible: boolean;
  /** What the engine thinks, in per cent. */
  engine: number;
  isTrue: boolean;
}

/** Those who could hold it, in the order of the seats from the viewer on; no one comes last. */
function holdersIn({ shares, none, impossible, truth }: Holders, viewer: number): Holder[] {
  const seats = shares.map((_, at) => (viewer + at) % shares.length).slice(1);
  const all: Holder[] = seats.map(seat => ({
    seat,
    isPossible: !impossible.includes(seat),
    engine: WHOLE * shares[seat] * (1 - none),
    isTrue: truth.includes(seat),
  }));
  return none ? [...all, { seat: null, isPossible: true, engine: WHOLE * none, isTrue: !truth.length }] : all;
}

/** A guess that the player is making. The parts of those who are possible are multiples of STEP, together 100. */
export class Spread {
  readonly holders: readonly Holder[];
  /** What the player says of each holder, in per cent. */
  parts: number[];

  constructor(
    readonly question: string,
    found: Holders,
    viewer: number,
  ) {
    this.holders = holdersIn(found, viewer);
    this.parts = this.#even();
  }

  /** True if there is anything to spread. */
  get isOpen() {
    return this.#possible.length > 1;
  }

  get #possible() {
    return [...this.holders.keys()].filter(at => this.holders[at].isPossible);
  }

  #even() {
    const possible = this.#possible;
    const steps = WHOLE / STEP;
    const least = Math.floor(steps / possible.length);
    const more = steps % possible.length;
    return this.holders.map((_, at) => {
      const place = possible.indexOf(at);
      return place < 0 ? 0 : STEP * (least + Number(place < more));
    });
  }

  /** Spread it evenly. */
  reset() {
    this.parts = this.#even();
  }

  /** Set the part of a holder, as near as possible; the others give or take in steps, the largest first. */
  set(at: number, wanted: number) {
    const others = this.#possible.filter(other => other !== at);
    if (!this.holders[at].isPossible) return;
    const aim = Math.min(WHOLE, Math.max(0, Math.round(wanted / STEP) * STEP));
    while (this.parts[at] !== aim) {
      const by = this.parts[at] < aim ? STEP : -STEP;
      const largest = others.reduce((one, other) => (this.parts[other] > this.parts[one] ? other : one));
      this.parts[largest] -= by;
      this.parts[at] += by;
    }
  }

  /** The guess as it is stored: each part, and whether it was so. */
  get result(): HolderGuess {
    return this.#possible.map(at => ({ said: this.parts[at], was: this.holders[at].isTrue }));
  }
}
