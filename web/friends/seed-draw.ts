// The seed of the next match, as the host and a guest draw it from the numbers of all devices (seed-shares.ts).

import type { GuestDevice } from './guest-device.ts';
import { commitment, mixed, newNumber, unkept } from './seed-shares.ts';

/** A seed with the commitments that it comes from, or the devices that have not shown their number. */
type Drawn = { seed: string; commitments: string[] } | { silent: GuestDevice[] };

/** The host's part: it asks all devices for their numbers, once each has committed to one. */
export class HostSeed {
  /** Different requests for the numbers of a match since the last match ended. */
  asked = 0;
  /** This device's number for the next match. It stays the same until that match has begun. */
  #number = newNumber();
  /** Commitments of the last request for the numbers; null if a match has begun since. */
  #bound: readonly string[] | null = null;

  /**
   * Draw a seed from the numbers of the devices that share in it.
   * @param isOn true while a match is played
   * @param request sends the commitments to all devices
   */
  async draw(
    devices: readonly GuestDevice[],
    isOn: boolean,
    patience: number,
    request: (commitments: string[]) => void,
  ): Promise<Drawn> {
    const guests = this.#sharers(devices);
    const commitments = [await commitment(this.#number), ...guests.map(device => device.commitment)];
    if (!this.#bound && !isOn) this.asked = 0;
    if (`${commitments}` !== `${this.#bound}`) this.asked += 1;
    this.#bound = commitments;
    const shown = guests.map(device => device.shown(patience));
    request(commitments);
    const numbers = [this.#number, ...(await Promise.all(shown))];
    const missing = await unkept(commitments, numbers);
    if (missing.length) return { silent: missing.flatMap(at => guests[at - 1] ?? []) };
    return { seed: mixed(numbers as string[]), commitments };
  }

  /**
   * Return the devices that share in the seed. Once their numbers were asked for, no other device joins until the match
   * has begun: a number that is committed to after others are known could choose the deal.
   */
  #sharers(devices: readonly GuestDevice[]) {
    const bound = this.#bound;
    return devices.filter(({ seats, commitment }) => seats.length && (bound?.includes(commitment) ?? true));
  }

  /** Take a new number, because the match that the last one was for has begun. */
  renew() {
    this.#bound = null;
    this.#number = newNumber();
  }
}

/** A guest's part: it commits to a number, and shows it once all devices have committed. */
export class GuestSeed {
  /** Different requests of the host for the numbers of a match since the last match ended. */
  asked = 0;
  /** The number once it is shown, with the commitments that the deal must come from. */
  shown: { number: string; commitments: string[] } | null = null;
  /** This device's number for the next match. It stays the same until that match has begun. */
  #number = newNumber();
  /** Commitments of the host's last request for the numbers; empty once a match has begun. */
  #requested: readonly string[] = [];

  commitment() {
    return commitment(this.#number);
  }

  /** Start anew in another host's room: the last host may know the number. */
  reset() {
    this.#number = newNumber();
    this.shown = null;
    this.#requested = [];
    this.asked = 0;
  }

  /** Note a request for the numbers. True if it is another request for the same match. */
  note(commitments: readonly string[]) {
    const isRepeated = `${commitments}` === `${this.#requested}`;
    this.#requested = commitments;
    if (!isRepeated) this.asked += 1;
    return !isRepeated && this.asked > 1;
  }

  /**
   * Return this device's number, once all devices have committed, this one among them; else null. A repeated request
   * gets the same number. Only devices may drop out: the host's own commitment stays, and a commitment made after
   * numbers were shown does not count for the proof.
   */
  async show(commitments: string[]): Promise<string | null> {
    const number = this.#number;
    if (!commitments.includes(await commitment(number)) || number !== this.#number) return null;
    const first = this.shown?.commitments ?? commitments;
    if (commitments[0] === first[0] && commitments.every(bound => first.includes(bound)))
      this.shown = { number, commitments };
    return number;
  }

  /** Note that a match has begun. True if the number was shown for it: a new one follows. */
  begun() {
    this.#requested = [];
    if (!this.shown) return false;
    this.#number = newNumber();
    this.shown = null;
    return true;
  }
}
