// What a guest's device sees of a match while it is played, round by round: the events that it is told, and the hands of
// its own seats. The host reveals log and seed at the end; the engine compares them with this (engine/taku/service/seen_rounds.py).

import type { Event, Frame, SeenRound } from '../protocol.d.ts';
import type { Friends } from '../storage/stored-types.ts';

const LONGEST = 400_000; // characters of all events; no match of friends has half of it
const HANDS = 50; // hands of one round
/** Roles of events that bring cards. */
const BRINGS = new Set<string>(['deal', 'exchange', 'roll']);

/** A noted event that ends a round. */
const ENDS = /^\[[^,]*,"(round|over)"/;

/** Characters noted so far. */
const sizes = new WeakMap<SeenRound[], number>();

type Seen = Pick<Friends, 'here' | 'seen' | 'rewound'>;

/**
 * Note what a frame shows.
 * @param missed true if messages were lost since the last frame: only a frame that tells the whole round counts then
 */
export function noteSeen(friends: Seen, frame: Frame, missed: boolean) {
  if (missed && !frame.begins) return;
  const rounds = (friends.seen ??= []);
  const size = sizes.get(rounds) ?? JSON.stringify(rounds).length;
  const viewer = friends.here.length ? frame.view.seat : null;
  const told = frame.events.filter(({ role }) => role !== 'choose').map(event => written(viewer, event));
  sizes.set(rounds, size + told.reduce((sum, { length }) => sum + length, 0));
  if (size > LONGEST) return cutLast(friends);
  if (frame.begins) tellAgain(friends, rounds, frame.view.round, told);
  else roundOf(rounds, frame.view.round).events.push(...told);
  if (viewer !== null && (frame.begins || frame.events.some(({ role }) => BRINGS.has(role))))
    noteHand(roundOf(rounds, frame.view.round), frame);
}

/** Note that the end of the last round may be missed. */
export function cutLast({ seen }: Seen) {
  const last = seen?.at(-1);
  if (last) last.cut = true;
}

/** Return the rounds without the last one if that has not ended: another host deals or tells it anew. */
export const withoutLast = (rounds: SeenRound[]) =>
  rounds.at(-1)?.events.some(event => ENDS.test(event)) ? rounds : rounds.slice(0, -1);

const written = (viewer: number | null, { role, kind, seat, args }: Event) =>
  JSON.stringify([viewer, role, kind, seat, args]);

/** The round of this number: the last one, or a new one. */
function roundOf(rounds: SeenRound[], round: number): SeenRound {
  const last = rounds.at(-1);
  if (last?.round === round) return last;
  const next = { round, cut: false, events: [], hands: [] };
  rounds.push(next);
  return next;
}

/** Take a round that is told from its beginning. What was seen before must be its beginning. */
function tellAgain(friends: Seen, rounds: SeenRound[], number: number, told: string[]) {
  const later = rounds.findIndex(({ round }) => round > number);
  if (later >= 0) rounds.splice(later);
  if (rounds.length && rounds.at(-1)?.round !== number) cutLast(friends);
  const round = roundOf(rounds, number);
  const differs = round.events.findIndex((event, at) => !isLike(event, told[at]));
  if (differs >= 0) round.events.splice(differs);
  if (differs >= 0 || later >= 0) friends.rewound = (friends.rewound ?? 0) + 1;
  round.events.push(...told.slice(round.events.length));
  round.cut = false;
}

/** True if both texts are of the same event; two seats may see different arguments of it. */
function isLike(one: string, other: string | undefined) {
  if (one === other || other === undefined) return one === other;
  const [[viewer, ...first], [another, ...second]] = [JSON.parse(one), JSON.parse(other)];
  return viewer !== another && `${first.slice(0, 3)}` === `${second.slice(0, 3)}`;
}

function noteHand(round: SeenRound, { view }: Frame) {
  const own = view.zones.filter(({ kind, seat }) => kind === 'hand' && seat === view.seat);
  if (!own.length) return;
  const hand = JSON.stringify([
    round.events.length,
    view.seat,
    own.map(({ role, items }) => [role, [...items].sort()]),
  ]);
  const hands = (round.hands ??= []);
  if (hands.length < HANDS && !hands.includes(hand)) hands.push(hand);
}
