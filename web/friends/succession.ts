// How a match outlives its host. Each device keeps the rounds that have ended and the public keys of the others
// (`Succession`). If the host is gone, the first seat that answers takes over: its guest's match becomes a hosted one.

import type { Hosted, StoredMatch, Succession } from '../storage/stored-types.ts';
import type { SeatState } from './messages.ts';

/** Seats of the device with this key. */
const seatsOf = ({ keys }: Succession, key: string) => keys.flatMap((own, seat) => (own === key ? [seat] : []));

/** First seat at the host's device; -1 if it has none, or nothing is known of the host. */
export const hostSeat = ({ friends }: Pick<StoredMatch, 'friends'>) =>
  friends?.succession?.keys.indexOf(friends.succession.host) ?? -1;

/**
 * Number of devices that answer before this one: those with an earlier first seat, without the host's and those that
 * were away when the host was last heard of.
 */
export function rankOf({ friends }: StoredMatch, places: readonly Pick<SeatState, 'away'>[]) {
  const { succession, here = [] } = friends ?? {};
  if (!succession) return 0;
  const before = succession.keys.slice(0, here[0]);
  const devices = before.filter((key, seat) => key && key !== succession.host && !places[seat]?.away);
  return new Set(devices).size;
}

/** Make a guest's match one that this device hosts. It still needs a seed: the engine deals once it has one. */
export function takeOver(match: StoredMatch, places: readonly SeatState[], level: string, onlookers: boolean) {
  const { friends } = match;
  const { succession, here = [] } = friends ?? {};
  if (!friends || !succession) throw new Error('not a match that another device hosts');
  const gone = seatsOf(succession, succession.host);
  const bots = succession.keys.map((_, seat) => {
    const { who, bot = null } = places[seat] ?? {};
    return gone.includes(seat) ? level : who === 'person' ? bot : null;
  });
  const host: Hosted = {
    keys: succession.keys.map((key, seat) => (here.includes(seat) ? '' : key)),
    bots,
    held: places.flatMap(({ held }, seat) => (held && !here.includes(seat) ? [seat] : [])),
    chosen: [],
    onlookers,
  };
  match.friends = { ...friends, host, succession: { ...succession, term: succession.term + 1 } };
  match.head.seed = '';
}

/** Make a match that this device hosts one in which it is a guest of a host of this term. */
export function yieldMatch(match: StoredMatch, own: string, term: number) {
  const { friends } = match;
  if (!friends?.host) throw new Error('not a match that this device hosts');
  const { host: hosted, ...rest } = friends;
  const keys = hosted.keys.map((key, seat) => (friends.here.includes(seat) ? own : key));
  const { match: id, host } = friends.succession ?? { match: match.id, host: own };
  match.friends = { ...rest, succession: { match: id, host, keys, term } };
  match.head.seed = '';
}
