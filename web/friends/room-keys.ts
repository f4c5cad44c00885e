// What this device keeps of rooms: its key pair in each, and the invitation to the room of each match. No file of all
// data holds it, and it is sent to no other device.

import type { Lock } from '../storage/class-store.ts';
import { LOCK } from '../storage/class-store.ts';
import { rooms } from '../storage/room-store.ts';
import { keyOf, newLock } from './encryption.ts';
import type { Identity } from './identity.ts';
import { identityOf, roomOf } from './identity.ts';

const ROOMS = 60; // key pairs and invitations that are kept

function pairIn(room: string): Lock | null {
  const known = rooms.read()[room];
  return LOCK(known) === null ? (known as Lock) : null;
}

/** A room that this device hosts. */
export interface HostedRoom {
  /** The SHA-256 of the host's public key. */
  id: string;
  pair: Lock;
  identity: Identity;
}

const hosted = async (pair: Lock): Promise<HostedRoom> => ({
  ...{ id: await roomOf(keyOf(pair)), pair, identity: await identityOf(pair) },
});

export const newRoom = async (): Promise<HostedRoom> => hosted(await newLock());

/** The room of this id, opened again; null if this device does not have its key pair. */
export async function hostedRoom(id: string): Promise<HostedRoom | null> {
  const pair = pairIn(id);
  return pair && hosted(pair);
}

/** A guest's identity in a room: the one that it has had there before, or a new one. */
export async function guestIn(room: string): Promise<Identity> {
  const pair = pairIn(room) ?? (await newLock());
  const kept = pairIn(room) ?? pair; // another tab may have been faster
  rooms.put({ [room]: kept }, ROOMS);
  return identityOf(kept);
}

const nameOf = (match: string) => `match ${match}`;

/** The invitation to the room in which a match is played, packed; '' if it is not known any more. */
export function invitationTo(match: string): string {
  const known = rooms.read()[nameOf(match)];
  return typeof known === 'string' ? known : '';
}

/** Keeps the way back to the room of a match, and the key pair with it: the oldest others make room. */
export function remember(match: string, link: string, room: string, pair: Lock | null = pairIn(room)) {
  rooms.put({ [nameOf(match)]: link.split('/').pop() ?? '', ...(pair && { [room]: pair }) }, ROOMS);
}
