/** Numbers and lengths of time as the page writes them. */

import type { Wording } from '../app.ts';
import { numberIn } from './formatting.ts';

const MANY = 10; // hours beyond which minutes are left out

/** A number without a sign for gains: "3", "−2". */
export const figure = (app: Wording, number: number, how: Intl.NumberFormatOptions = {}): string =>
  numberIn(app.language, number, how);

/** A gain or a loss with its sign: "+3", "−2", "0". */
export const signed = (app: Wording, number: number, how: Intl.NumberFormatOptions = {}): string =>
  figure(app, number, { signDisplay: 'exceptZero', ...how });

/** A number with at most one decimal. */
export const decimal = (app: Wording, number: number): string => figure(app, number, { maximumFractionDigits: 1 });

/** An amount of points with at most, and at least, so many decimals: "1.5 points". French says "1,5 point". */
export const pointsOf = (app: Wording, points: number, most: number, least = most): string => {
  const amount = figure(app, points, { minimumFractionDigits: least, maximumFractionDigits: most });
  return app.say('review-points', { amount, count: Number(points.toFixed(most)) });
};

/** A part of a whole as a percentage. */
export const percent = (app: Wording, part: number, whole: number): string =>
  figure(app, part / whole, { style: 'percent' });

/** A share, 0 to 1, as a whole percentage that is never rounded up: an unfinished part does not say 100 %. */
export const percentDown = (app: Wording, share: number): string =>
  figure(app, Math.floor(share * 100 + 1e-9) / 100, { style: 'percent' });

/**
 * A duration in words, in hours and minutes.
 * @param time in milliseconds
 */
export const duration = (app: Wording, time: number): string => {
  const minutes = Math.max(1, Math.round(time / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY) return app.say('many-hours', { hours });
  return hours ? app.say('hours', { hours, minutes: minutes % 60 }) : app.say('minutes', { minutes });
};

/** Minutes and seconds: "3:40". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
