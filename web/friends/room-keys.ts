// What this device stores about rooms: its key pair in each, and the invitation to the room of each match. The export
// of all data leaves them out, and no other device gets them.

import type { SlipKeys } from '../storage/class-store.ts';
import { SLIP_KEYS } from '../storage/class-store.ts';
import { rooms } from '../storage/room-store.ts';
import { keyOf, newKeyPair } from './encryption.ts';
import type { Identity } from './identity.ts';
import { identityOf, roomOf } from './identity.ts';

const ROOMS = 60; // key pairs and invitations that are kept at most
const MATCHES = 2; // earlier matches of a room whose invitation stays

function pairIn(room: string): SlipKeys | null {
  const known = rooms.read()[room];
  return SLIP_KEYS(known) === null ? (known as SlipKeys) : null;
}

/** A room that this device hosts. */
export interface HostedRoom {
  /** SHA-256 of the public key of its first host. */
  id: string;
  pair: SlipKeys;
  identity: Identity;
}

/** Return a new room with a new key pair. */
export async function newRoom(): Promise<HostedRoom> {
  const pair = await newKeyPair();
  return { id: await roomOf(keyOf(pair)), pair, identity: await identityOf(pair) };
}

/** Return the room of this id, to open it again or to take it over; null if this device has no key pair there. */
export async function hostedRoom(id: string): Promise<HostedRoom | null> {
  const pair = pairIn(id);
  return pair && { id, pair, identity: await identityOf(pair) };
}

/** Return a guest's identity in a room: the one it had there before, or a new one. */
export async function guestIn(room: string): Promise<Identity> {
  const pair = pairIn(room) ?? (await newKeyPair());
  const kept = pairIn(room) ?? pair; // another tab may have stored one meanwhile
  rooms.put({ [room]: kept }, ROOMS);
  return identityOf(kept);
}

const nameOf = (match: string) => `match ${match}`;

/** Return the packed invitation to the room of a match; '' if it is no longer stored. */
export function invitationTo(match: string): string {
  const known = rooms.read()[nameOf(match)];
  return typeof known === 'string' ? known : '';
}

/**
 * Store the invitation to the room of a match, and the key pair with it. The oldest entries are dropped; of one room,
 * only the latest matches have an entry, so that its host cannot drop those of other rooms.
 */
export function remember(match: string, link: string, room: string, pair: SlipKeys | null = pairIn(room)) {
  const packed = link.split('/').pop() ?? '';
  const same = Object.entries(rooms.read()).flatMap(([name, kept]) => (kept === packed ? [name] : []));
  rooms.drop(same.slice(0, -MATCHES));
  rooms.put({ [nameOf(match)]: packed, ...(pair && { [room]: pair }) }, ROOMS);
}
