/**
 * What a review amounts to. It never states more than its errors allow. All amounts are points per round, more is
 * better;
 * an error is a standard error, and 0 if the amount is exact.
 */

import type { Moment, Reviewed, Share, Unit } from '../protocol.d.ts';
import type { KeptReview } from '../storage/stored-types.ts';
import { SURE } from './estimate.ts';

export type Amount = { value: number; error: number };

/** Which had more influence on the result: luck or the player's decisions. */
export type Verdict = 'luck' | 'more-luck' | 'half' | 'more-you' | 'unclear';

const FAR = 3; // times as large: above this, the smaller amount hardly counted
const MORE = 1.25; // times as large
const NEAR = 2; // if the amounts are within this factor, both counted
const WORST = 3;
const TURNING_POINT = 2; // multiple of `least` from which a move of another player counts as a turning point

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** True if an amount differs from 0 beyond its error. */
export const isSure = ({ value, error }: Amount) => Math.abs(value) > SURE * error && value !== 0;

/** True if one amount is surely more than `times` as large as the other, whatever their signs. */
const surely = (one: Amount, times: number, other: Amount) =>
  Math.abs(one.value) - times * Math.abs(other.value) > SURE * Math.hypot(one.error, times * other.error);

/** Compare luck and play; 'unclear' if the errors are too large. */
export function verdictOf(luck: Amount, play: Amount): Verdict {
  if (surely(luck, FAR, play)) return 'luck';
  if (surely(luck, MORE, play)) return 'more-luck';
  if (surely(play, MORE, luck)) return 'more-you';
  const near = (one: Amount, other: Amount) => surely({ value: NEAR * one.value, error: NEAR * one.error }, 1, other);
  return near(luck, play) && near(play, luck) ? 'half' : 'unclear';
}

/** True if the review was computed from a tablebase, without error. */
export const isExact = ({ shares, judged }: KeptReview): boolean => (shares[0] ?? judged[0])?.unit === 'match';

/** Points that cards or dice gave. */
export const luckOf = ({ shares }: KeptReview): Amount => ({
  value: sum(shares.map(({ luck }) => luck)),
  error: Math.hypot(...shares.map(({ error }) => error)),
});

/** Convert an amount from the unit of a decision to points of a round, by the ratio of the smallest relevant amounts. */
const inPoints = ({ least }: KeptReview, decision: Reviewed, amount: number) => (amount / decision.least) * least;

/** What a decision cost, in points of a round. */
export const lossInPoints = (review: KeptReview, decision: Reviewed) => inPoints(review, decision, decision.loss);

/**
 * Points that the player's decisions cost, against the best known play. With cards, only clear mistakes count;
 * decisions
 * that are too close to call add to the error.
 */
export function playOf(review: KeptReview): Amount {
  if (isExact(review)) return { value: sum(review.shares.map(({ play }) => play)), error: 0 };
  const clear = review.judged.filter(one => one.clear);
  const open = review.judged.filter(one => !one.plain);
  return {
    value: -sum(clear.map(one => lossInPoints(review, one))),
    error: Math.hypot(...open.map(one => inPoints(review, one, one.error))),
  };
}

const weight = ({ loss, least }: Reviewed) => loss / least;

/** The costliest clear mistakes. */
export const worstOf = ({ judged }: KeptReview): Reviewed[] =>
  judged
    .filter(({ clear }) => clear)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, WORST);

/** A kind of decision, what its clear mistakes cost, how many they are, and the costliest of them. */
export type Weakness = { kind: string; cost: number; count: number; worst: Reviewed };

/** The kind of decision whose clear mistakes cost most; undefined if there are none. */
export function weakestKind(review: KeptReview): Weakness | undefined {
  const clear = review.judged.filter(one => one.clear);
  const weaknesses = [...new Set(clear.map(({ kind }) => kind))].map(kind => {
    const alike = clear.filter(one => one.kind === kind).sort((one, other) => weight(other) - weight(one));
    const cost = sum(alike.map(one => lossInPoints(review, one)));
    return { kind, cost, count: alike.length, worst: alike[0] };
  });
  return weaknesses.sort((one, other) => other.cost - one.cost)[0];
}

/** A move among those that the review has weighed. */
export const weighedAs = ({ weighed }: Reviewed, move: string) => weighed.find(each => each.move === move);

/** The round in which luck changed most, if that is certain. */
export function turnOfLuck(review: KeptReview): Share | undefined {
  const sure = review.shares.filter(
    ({ luck, error }) => isSure({ value: luck, error }) && Math.abs(luck) >= 2 * review.least,
  );
  return sure.sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck))[0];
}

/** Expected results of all seats after a moment: after a decision with a choice, or another visible move. */
export type Point = {
  entry: number;
  round: number;
  at: number;
  values: number[];
  one?: Reviewed | undefined;
  moment?: Moment | undefined;
};

type After = Pick<Point, 'entry' | 'round' | 'one' | 'moment'> & { expected: readonly number[] };

/** Expected result after every moment: points with dice, else points ahead of the table's average; up is better. */
export function lineOf(review: KeptReview, lowWins: boolean): Point[] {
  const exact = isExact(review);
  return momentsOf(review).map(({ expected, ...after }, at) => {
    const average = exact ? 0 : sum(expected) / expected.length;
    const sign = !exact && lowWins ? -1 : 1;
    return { ...after, at, values: expected.map(points => sign * (points - average)) };
  });
}

/** Decisions and other moments in the order of the log; older reviews have decisions only. */
function momentsOf({ judged, moments, seat }: KeptReview): After[] {
  const ones = new Map(judged.map(one => [one.entry, one]));
  const seen = (moments ?? []).map((moment): After => {
    const one = moment.seat === seat ? ones.get(moment.entry) : undefined;
    if (one) ones.delete(moment.entry);
    return { ...moment, one, moment };
  });
  const alone = [...ones.values()].map(one => ({ ...one, one }));
  return [...seen, ...alone].sort((one, other) => one.entry - other.entry);
}

/** Change of a seat's expected result by a moment. */
export const changeAt = (points: readonly Point[], { at, values }: Point, seat: number) =>
  at ? values[seat] - points[at - 1].values[seat] : 0;

/** Moves of other players that changed most, if that is certain, in the order of the match. */
export function turnsOfOthers(review: KeptReview, points: readonly Point[]): Point[] {
  const { seat, least } = review;
  const far = (point: Point) => Math.abs(changeAt(points, point, seat));
  const isAnothers = ({ moment }: Point) => !!moment?.sure && moment.seat !== null && moment.seat !== seat;
  return points
    .filter(point => isAnothers(point) && far(point) >= TURNING_POINT * least)
    .sort((one, other) => far(other) - far(one))
    .slice(0, WORST)
    .sort((one, other) => one.at - other.at);
}

/** Points from which values are written without tenths. */
export const WHOLE = 20;

/** Round an amount for display: whole numbers for large values, else tenths; chances in percent. */
export const written = (value: number, unit: Unit): number =>
  unit === 'chance'
    ? Math.round(100 * value)
    : Math.abs(value) >= WHOLE
      ? Math.round(value)
      : Math.round(10 * value) / 10;
