// Rooms without a network, for the tests: both ends of a way, and hosts and guests at them.

import type { Channel } from '../../web/friends/channel.ts';
import { newKeyPair } from '../../web/friends/encryption.ts';
import { Guest } from '../../web/friends/guest.ts';
import { Host } from '../../web/friends/host.ts';
import type { Identity } from '../../web/friends/identity.ts';
import { identityOf, roomOf } from '../../web/friends/identity.ts';
import type { FromGuest, FromHost } from '../../web/friends/messages.ts';
import { free, person, RoomSeats } from '../../web/friends/room-seats.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';

export const BUILD = 'this build';

export const newIdentity = async () => identityOf(await newKeyPair());

/** A message as it was sent, with the parts that tests look at. */
type Sent = { type: string; proof?: string; commitment?: string };

/** One end of a connection; what it has sent is recorded. */
export interface End extends Channel {
  isOpen: boolean;
  sent: Sent[];
}

/** The two ends of a way; each has the same binding unless the test says otherwise. */
export function way(...bindings: string[]): [near: End, far: End] {
  const name: string = crypto.randomUUID();
  const end = (binding = name): End =>
    ({ binding, onmessage: null, onclose: null, isOpen: true, sent: [] }) as unknown as End;
  const ends: [End, End] = [end(bindings[0]), end(bindings[1])];
  for (const [at, own] of ends.entries()) {
    const other = ends[1 - at];
    own.send = text => {
      if (!other.isOpen) throw new Error('closed');
      own.sent.push(JSON.parse(text));
      queueMicrotask(() => other.isOpen && other.onmessage?.(text));
    };
    own.close = () => {
      own.isOpen = false;
      queueMicrotask(() => {
        if (other.isOpen) other.onclose?.();
        other.isOpen = false;
      });
    };
  }
  return ends;
}

/** The next message of this type that comes in at an end. */
export const hears = <Type extends string>(end: Channel, type: Type) =>
  new Promise<Extract<FromGuest | FromHost, { type: Type }>>(done => {
    const before = end.onmessage;
    end.onmessage = text => {
      before?.(text);
      const message = JSON.parse(`${text}`);
      if (message.type === type) done(message);
    };
  });

/** Wait until it is so, for so many milliseconds at most: signatures are made outside of this thread. */
export async function settle(isSo: () => boolean, patience = 10_000) {
  const late = performance.now() + patience;
  while (!isSo() && performance.now() < late) await new Promise(done => setImmediate(done));
}

/** Matches that are kept nowhere. */
function matches() {
  const kept = new Map<string, StoredMatch>();
  return {
    known: (id: string) => kept.get(id),
    keep: async (match: StoredMatch) => void kept.set(match.id, match),
    drop: async (id: string) => void kept.delete(id),
  };
}

const GAMES = [{ name: 'hearts', options: [], seats: [4], levels: ['easy', 'strong'], tempers: {} }];

export const app = () =>
  ({
    matches: matches(),
    viewer: 0,
    catalogue: { games: GAMES },
    game: (name: string) => GAMES.find(each => each.name === name),
  }) as never;

/** What a device shows as the host of a room: its own room unless told else. */
export const credentialsOf = async (identity: Identity, term = 0, id?: string) => ({
  id: id ?? (await roomOf(identity.key)),
  identity,
  term,
});

/** A host with a room of four seats, the first of them its own. */
export async function hosts(identity: Identity, patience = 1_000) {
  const seats = new RoomSeats([person('Kai'), free(), free(), free()]);
  const room = { game: 'hearts', options: {}, seats, here: [0], onlookers: true };
  const host = new Host(
    app(),
    BUILD,
    room,
    { changed() {}, sign() {}, handsOver() {} },
    () => credentialsOf(identity),
    patience,
  );
  return { host, room: await roomOf(identity.key) };
}

/** A guest who looks for a room. */
export function visits(identity: Identity, room: string | null, names = ['Ann']) {
  const told = {
    outs: 0,
    asked: [] as number[],
    takes: [] as StoredMatch[],
    gone: [] as number[],
    unlike: [] as (number[] | null)[],
  };
  const guest = new Guest(
    app(),
    { build: BUILD, names, room, identity: async () => identity },
    {
      changed() {},
      begins() {},
      level() {},
      overfull() {},
      sign() {},
      isOnline: () => true,
      canTakeOver: () => true,
      takeOver: match => void told.takes.push(match),
      takenOver: (_, gone) => void told.gone.push(gone),
      unlike: rounds => void told.unlike.push(rounds),
      asked: count => told.asked.push(count),
      out: () => (told.outs += 1),
    },
  );
  return { guest, told };
}

/** Bring a guest to a host, and wait until it has sat down or watches; return both ends of its way. */
export async function comes(host: Host, guest: Guest) {
  const [near, far] = way();
  host.seating.welcome(far);
  await guest.reach(near);
  await settle(() => guest.room !== null && host.devices.some(({ channel, known }) => channel === far && known));
  return { near, far };
}
