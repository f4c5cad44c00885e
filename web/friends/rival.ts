// Two devices may host one match: two that take over at once, or the old host that comes back. They tell each other
// how they stand, and the same rule at both ends settles which of them stays the host.

import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import { firstMessage } from './handshake.ts';
import type { Identity } from './identity.ts';
import { isSigned } from './identity.ts';
import type { FromRival } from './messages.ts';
import { fromRival } from './messages.ts';

/** What a device that hosts a match tells another one about itself. */
export type Claim = Omit<FromRival, 'type' | 'proof'>;

const statement = (room: string, binding: string, { key, term, match, seat, guests, plays }: Claim) =>
  JSON.stringify(['taku rival 1', room, binding, key, term, match, seat, guests, plays]);

/**
 * Send a claim, and return that of the device at the other end; null if it sends none, or one that its key has not
 * signed for this connection.
 */
export async function exchangeClaims(
  channel: Channel,
  room: string,
  identity: Identity,
  own: Claim,
  patience?: number,
): Promise<Claim | null> {
  const first = firstMessage(channel, patience);
  send(channel, { type: 'claim', ...own, proof: await identity.sign(statement(room, channel.binding, own)) });
  const theirs = fromRival(await first);
  if (!theirs || theirs.key === own.key) return null; // its own claim, sent back
  return (await isSigned(statement(room, channel.binding, theirs), theirs.key, theirs.proof)) ? theirs : null;
}

/** True if this device goes on with a match and guests of its own. */
const isSettled = ({ guests, plays }: Claim) => guests > 0 && plays;

/**
 * True if a device becomes a guest of the other one. A host with guests stays the host, whatever a device claims. Else
 * the later takeover counts, and of two at once the first seat.
 */
export function yieldsTo(own: Claim, other: Claim): boolean {
  if (isSettled(own) || own.match !== other.match) return false;
  if (isSettled(other)) return true;
  return other.term === own.term ? other.seat < own.seat : other.term > own.term;
}
