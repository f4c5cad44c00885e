// A guest and a host prove who they are: each signs fresh numbers of both, the room, its own role and the
// connection. A signature is useless on another connection, so a device in the middle cannot pass for either end.
// The host of a room is the device whose key the invitation names, or the device that has taken over from it.

import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Identity } from './identity.ts';
import { isSigned, roomOf } from './identity.ts';
import type { FromHost } from './messages.ts';
import { hostHello } from './messages.ts';
import { newNumber } from './seed-shares.ts';

const PATIENCE = 10_000; // milliseconds until the host must have proved who it is

/** What a device shows as the host of a room. */
export interface Credentials {
  /** Id of the room. */
  id: string;
  identity: Identity;
  /** How often another device has taken over from the host. */
  term: number;
}

/** A device that claims to be the host, by its public key. */
export interface HostClaim {
  key: string;
  term: number;
}

/** What both ends of a connection sign. */
export interface Handshake extends HostClaim {
  room: string;
  binding: string;
  /** The guest's fresh number. */
  guest: string;
  /** The host's fresh number. */
  host: string;
}

const statement = (role: 'guest' | 'host', { room, key, term, binding, guest, host }: Handshake) =>
  JSON.stringify(['taku room 2', role, room, key, term, binding, guest, host]);

/** Return the host's answer to a guest's hello, and what the guest has to sign. */
export async function answerHello({ binding }: Channel, { id: room, identity, term }: Credentials, guest: string) {
  const { key } = identity;
  const met: Handshake = { room, key, term, binding, guest, host: newNumber() };
  const proof = await identity.sign(statement('host', met));
  const hello: FromHost = { type: 'hello', key, term, nonce: met.host, proof };
  return { met, hello };
}

/** Return the guest's signature of an encounter. */
export const guestProof = (identity: Identity, met: Handshake): Promise<string> =>
  identity.sign(statement('guest', met));

/** True if the guest with this public key has signed the encounter. */
export const isGuest = (met: Handshake, key: string, proof: string): Promise<boolean> =>
  isSigned(statement('guest', met), key, proof);

/**
 * Check that the other end of the channel is the host of the room. Return null and close the channel if it is not.
 * @param room null for any room: the devices are side by side
 * @param mayHost true if a device may host; `owns` is true for the one that the invitation names
 */
export async function meetHost(
  channel: Channel,
  room: string | null,
  mayHost: (claim: HostClaim, owns: boolean) => boolean = (_, owns) => owns,
  patience: number = PATIENCE,
): Promise<Handshake | null> {
  const guest = newNumber();
  const first = firstMessage(channel, patience);
  send(channel, { type: 'hello', nonce: guest });
  const hello = hostHello(await first);
  if (hello) {
    const { key, term, nonce: host, proof } = hello;
    const own = await roomOf(key);
    const met = { room: room ?? own, key, term, binding: channel.binding, guest, host };
    const isHost = mayHost(met, met.room === own) && (await isSigned(statement('host', met), key, proof));
    if (isHost && channel.isOpen) return met; // while it was checked, the other end may have gone
  }
  channel.close();
  return null;
}

/** Return the first message of the channel; null after `patience` milliseconds or if the channel closes first. */
export function firstMessage(channel: Channel, patience: number = PATIENCE): Promise<unknown> {
  return new Promise(done => {
    const timer = setTimeout(done, patience, null);
    const settle = (message: unknown) => {
      clearTimeout(timer);
      channel.onmessage = channel.onclose = null;
      done(message);
    };
    channel.onmessage = settle;
    channel.onclose = () => settle(null);
  });
}
