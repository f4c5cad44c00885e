/**
 * What a review adds up to, and what may be said of it: never more than its errors allow. All amounts are points of
 * a round, more is better; an error is a standard error, 0 where it was reckoned.
 */

import type { Moment, Reviewed, Share, Unit } from '../protocol.d.ts';
import type { KeptReview } from '../storage/stored-types.ts';

export type Amount = { value: number; error: number };

/** Which had more to do with how it ended. */
export type Verdict = 'luck' | 'more-luck' | 'half' | 'more-you' | 'unclear';

/** How many standard errors something must be away from nothing, so that it may be said. */
export const SURE = 2;

const FAR = 3; // times as much: the other hardly counted
const MORE = 1.25; // times as much
const NEAR = 2; // times as much, and less: both counted
const WORST = 3;
const TURN = 2; // times what matters: another's decision that has turned the match

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** Is it known to be something? */
export const isSure = ({ value, error }: Amount) => Math.abs(value) > SURE * error && value !== 0;

/** Is the one surely so many times as much as the other, either way? */
const surely = (one: Amount, times: number, other: Amount) =>
  Math.abs(one.value) - times * Math.abs(other.value) > SURE * Math.hypot(one.error, times * other.error);

/** The verdict follows from the errors alone: what cannot be told apart is hard to tell. */
export function verdictOf(luck: Amount, play: Amount): Verdict {
  if (surely(luck, FAR, play)) return 'luck';
  if (surely(luck, MORE, play)) return 'more-luck';
  if (surely(play, MORE, luck)) return 'more-you';
  const near = (one: Amount, other: Amount) => surely({ value: NEAR * one.value, error: NEAR * one.error }, 1, other);
  return near(luck, play) && near(play, luck) ? 'half' : 'unclear';
}

/** Is all of it reckoned from a table, without an error? */
export const isExact = ({ shares, judged }: KeptReview): boolean => (shares[0] ?? judged[0])?.unit === 'match';

/** What cards or dice gave. */
export const luckOf = ({ shares }: KeptReview): Amount => ({
  value: sum(shares.map(({ luck }) => luck)),
  error: Math.hypot(...shares.map(({ error }) => error)),
});

/** Points of a round, for the loss of a decision in whatever unit: what matters as little is worth as much. */
const inPoints = ({ least }: KeptReview, one: Reviewed, amount: number) => (amount / one.least) * least;

/**
 * What one's decisions cost against the best known play. With cards only what is clear is counted; what is too close
 * to call is in the error.
 */
export function playOf(review: KeptReview): Amount {
  if (isExact(review)) return { value: sum(review.shares.map(({ play }) => play)), error: 0 };
  const clear = review.judged.filter(one => one.clear);
  const open = review.judged.filter(one => !one.plain);
  return {
    value: -sum(clear.map(one => inPoints(review, one, one.loss))),
    error: Math.hypot(...open.map(one => inPoints(review, one, one.error))),
  };
}

const weight = ({ loss, least }: Reviewed) => loss / least;

/** The decisions that cost most, of those that may be called mistakes. */
export const worstOf = ({ judged }: KeptReview): Reviewed[] =>
  judged
    .filter(({ clear }) => clear)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, WORST);

/** A move among those that were weighed. */
export const weighedAs = ({ weighed }: Reviewed, move: string) => weighed.find(each => each.move === move);

/** The round whose cards or throws have changed most, where that is sure. */
export function turnOfLuck(review: KeptReview): Share | undefined {
  const sure = review.shares.filter(
    ({ luck, error }) => isSure({ value: luck, error }) && Math.abs(luck) >= 2 * review.least,
  );
  return sure.sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck))[0];
}

/** What each seat could expect after a moment, and where: after a decision with a choice, or what else was seen. */
export type Point = {
  entry: number;
  round: number;
  at: number;
  values: number[];
  one?: Reviewed | undefined;
  moment?: Moment | undefined;
};

type After = Pick<Point, 'entry' | 'round' | 'one' | 'moment'> & { expected: readonly number[] };

/** The expected result after every moment: points with dice, else points ahead of the table's average; up is better. */
export function lineOf(review: KeptReview, lowWins: boolean): Point[] {
  const exact = isExact(review);
  return momentsOf(review).map(({ expected, ...after }, at) => {
    const average = exact ? 0 : sum(expected) / expected.length;
    const sign = !exact && lowWins ? -1 : 1;
    return { ...after, at, values: expected.map(points => sign * (points - average)) };
  });
}

/** Decisions and what else was seen, in the order of the log; reviews of old have decisions alone. */
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

/** By how much it has changed what the seat could expect. */
export const changeAt = (points: readonly Point[], { at, values }: Point, seat: number) =>
  at ? values[seat] - points[at - 1].values[seat] : 0;

/** What others did that changed most, where that is sure, in the order of the match. */
export function turnsOfOthers(review: KeptReview, points: readonly Point[]): Point[] {
  const { seat, least } = review;
  const far = (point: Point) => Math.abs(changeAt(points, point, seat));
  const isAnothers = ({ moment }: Point) => !!moment?.sure && moment.seat !== null && moment.seat !== seat;
  return points
    .filter(point => isAnothers(point) && far(point) >= TURN * least)
    .sort((one, other) => far(other) - far(one))
    .slice(0, WORST)
    .sort((one, other) => one.at - other.at);
}

/** So many points are written without tenths. */
export const WHOLE = 20;

/** As much as it is written: whole numbers with many points, tenths else. */
export const written = (value: number, unit: Unit): number =>
  unit === 'chance'
    ? Math.round(100 * value)
    : Math.abs(value) >= WHOLE
      ? Math.round(value)
      : Math.round(10 * value) / 10;
