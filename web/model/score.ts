/** What somebody got with some cards, to be measured by others with the same: a score to beat. */

import type { App } from '../app.ts';
import type { GameEntry, Head } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Result, Rival, Score, StoredMatch } from '../storage/stored-types.ts';
import { valueIn } from './house-rules.ts';
import { humansOf } from './matches.ts';

type Dealt = Pick<Head, 'game' | 'options' | 'seed' | 'seats'>;

/** What the one whose result it is got. */
export const scoreIn = ({ seat, sides, places, points }: Result): Score => ({
  points: points[seat],
  place: places[seat],
  sides,
});

/** What the person got who has played this match to its end, as a score for others to beat. */
export function rivalIn(app: App, match: StoredMatch): Rival | undefined {
  const { result, tally, names, head } = match;
  if (!result || match.practice || humansOf(match) !== 1) return undefined;
  const { hints = 0, undone = 0 } = tally ?? {};
  const name = names[head.seats.indexOf(HUMAN)] || app.settings.yourName;
  return { ...scoreIn(result), name, hints, undone };
}

/** "2nd of 4, 18 points". */
export const scoreInWords = (app: App, { points, place, sides }: Score) =>
  [
    ...(sides > 1 ? [app.say('daily-place', { place: app.say('place', { place }), sides })] : []),
    app.say('points', { points }),
  ].join(app.say('comma'));

/** Does everybody get the same in both: the same cards at the same seats, by the same rules of this game? */
export const areSameCards = (game: GameEntry, one: Dealt, other: Dealt) =>
  String(one.seed) === String(other.seed) &&
  one.game === other.game &&
  one.seats.join() === other.seats.join() &&
  game.options.every(option => valueIn(option, one.options) === valueIn(option, other.options));

/** By how much one did better than another in points; below 0 where it was worse. */
export const ahead = (app: App, { game }: Pick<Head, 'game'>, one: Score, other: Score) =>
  app.game(game)?.low_wins ? other.points - one.points : one.points - other.points;

/** What has helped in a match. */
export const helpIn = (app: App, { hints, undone }: { hints: number; undone: number }) => [
  ...(hints ? [app.say('with-hints', { count: hints })] : []),
  ...(undone ? [app.say('with-undo', { count: undone })] : []),
];

/** What somebody who has sent a score is called. */
export const nameOfRival = (app: App, { name }: Rival) => name || app.say('rival-nameless');
