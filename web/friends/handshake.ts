// How a guest and a host prove who they are: each signs fresh numbers of both, the room, its own role, and the connection.
// A signature is of no use on another connection, so a device that passes messages on cannot pass for either end.

import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { Identity } from './identity.ts';
import { isSigned, roomOf } from './identity.ts';
import type { FromHost } from './messages.ts';
import { hostHello } from './messages.ts';
import { newNumber } from './seed-shares.ts';

const PATIENCE = 10_000; // milliseconds until the host has proved who it is

/** What both ends of a connection sign. */
export interface Encounter {
  room: string;
  binding: string;
  /** The guest's fresh number. */
  guest: string;
  /** The host's fresh number. */
  host: string;
}

const statement = (role: 'guest' | 'host', { room, binding, guest, host }: Encounter) =>
  JSON.stringify(['taku room 1', role, room, binding, guest, host]);

/** The host's answer to a guest's hello, and what the guest has to sign. */
export async function answerHello({ binding }: Channel, identity: Identity, guest: string) {
  const met: Encounter = { room: await roomOf(identity.key), binding, guest, host: newNumber() };
  const proof = await identity.sign(statement('host', met));
  const hello: FromHost = { type: 'hello', key: identity.key, nonce: met.host, proof };
  return { met, hello };
}

export const guestProof = (identity: Identity, met: Encounter): Promise<string> =>
  identity.sign(statement('guest', met));

export const isGuest = (met: Encounter, key: string, proof: string): Promise<boolean> =>
  isSigned(statement('guest', met), key, proof);

/**
 * Has the other end of the channel prove that it is the host of the room; null for any host, found side by side.
 * A channel whose other end does not is closed, and null returned.
 */
export async function meetHost(
  channel: Channel,
  room: string | null,
  patience: number = PATIENCE,
): Promise<Encounter | null> {
  const guest = newNumber();
  const first = firstMessage(channel, patience);
  post(channel, { type: 'hello', nonce: guest });
  const hello = hostHello(await first);
  const met = hello && { room: await roomOf(hello.key), binding: channel.binding, guest, host: hello.nonce };
  const isHost =
    met && (room ?? met.room) === met.room && (await isSigned(statement('host', met), hello.key, hello.proof));
  if (isHost) return met;
  channel.close();
  return null;
}

/** The first message of the channel; null if it is closed before, or none comes in time. */
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
