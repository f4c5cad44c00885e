// A guest and a host prove who they are: each signs fresh numbers of both, the room, its own role and the
// connection. A signature is useless on another connection, so a device in the middle cannot pass for either end.

import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Identity } from './identity.ts';
import { isSigned, roomOf } from './identity.ts';
import type { FromHost } from './messages.ts';
import { hostHello } from './messages.ts';
import { newNumber } from './seed-shares.ts';

const PATIENCE = 10_000; // milliseconds until the host must have proved who it is

/** What both ends of a connection sign. */
export interface Handshake {
  room: string;
  binding: string;
  /** The guest's fresh number. */
  guest: string;
  /** The host's fresh number. */
  host: string;
}

const statement = (role: 'guest' | 'host', { room, binding, guest, host }: Handshake) =>
  JSON.stringify(['taku room 1', role, room, binding, guest, host]);

/** Return the host's answer to a guest's hello, and what the guest has to sign. */
export async function answerHello({ binding }: Channel, identity: Identity, guest: string) {
  const met: Handshake = { room: await roomOf(identity.key), binding, guest, host: newNumber() };
  const proof = await identity.sign(statement('host', met));
  const hello: FromHost = { type: 'hello', key: identity.key, nonce: met.host, proof };
  return { met, hello };
}

/** Return the guest's signature of an encounter. */
export const guestProof = (identity: Identity, met: Handshake): Promise<string> =>
  identity.sign(statement('guest', met));

/** True if the guest with this public key has signed the encounter. */
export const isGuest = (met: Handshake, key: string, proof: string): Promise<boolean> =>
  isSigned(statement('guest', met), key, proof);

/**
 * Check that the other end of the channel is the host of the room. `null` accepts any host: the devices are side by
 * side. Return null and close the channel if it is not.
 */
export async function meetHost(
  channel: Channel,
  room: string | null,
  patience: number = PATIENCE,
): Promise<Handshake | null> {
  const guest = newNumber();
  const first = firstMessage(channel, patience);
  send(channel, { type: 'hello', nonce: guest });
  const hello = hostHello(await first);
  const met = hello && { room: await roomOf(hello.key), binding: channel.binding, guest, host: hello.nonce };
  const isHost =
    met && (room ?? met.room) === met.room && (await isSigned(statement('host', met), hello.key, hello.proof));
  if (isHost) return met;
  channel.close();
  return null;
}

/** Return the first message of the channel; null after `patience` milliseconds or if the channel closes first. */
function firstMessage(channel: Channel, patience: number): Promise<unknown> {
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
