/** Scores to beat: the result of one player, for others who play the same cards. */

import type { GameCatalogue, Preferences, Wording } from '../app.ts';
import type { GameEntry, Head } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Result, Rival, Score, StoredMatch } from '../storage/stored-types.ts';
import { valueIn } from './house-rules.ts';
import { humansOf } from './matches.ts';

type Dealt = Pick<Head, 'game' | 'options' | 'seed' | 'seats'>;

/** Score of the player whose result it is. */
export const scoreIn = ({ seat, sides, places, points }: Result): Score => ({
  points: points[seat],
  place: places[seat],
  sides,
});

/** Score of a finished match for others to beat; undefined unless exactly one person at this device played it,
 * against bots that kept their levels. */
export function rivalIn(app: Preferences, match: StoredMatch): Rival | undefined {
  const { result, tally, names, head } = match;
  if (!result || match.practice || match.levels?.length || humansOf(match) !== 1) return undefined;
  const { hints = 0, undone = 0 } = tally ?? {};
  const name = names[head.seats.indexOf(HUMAN)] || app.settings.yourName;
  return { ...scoreIn(result), name, hints, undone };
}

/** A score in words: "2nd of 4, 18 points". */
export const scoreInWords = (app: Wording, { points, place, sides }: Score) =>
  [
    ...(sides > 1 ? [app.say('daily-place', { place: app.say('place', { place }), sides })] : []),
    app.say('points', { points }),
  ].join(app.say('comma'));

/** True if two matches give every seat the same cards, by the same house rules and against the same bots. */
export const areSameCards = (game: GameEntry, one: Dealt, other: Dealt) =>
  String(one.seed) === String(other.seed) &&
  one.game === other.game &&
  one.seats.join() === other.seats.join() &&
  game.options.every(option => valueIn(option, one.options) === valueIn(option, other.options));

/** Points by which the first score is better than the second; negative if it is worse. */
export const ahead = (app: GameCatalogue, { game }: Pick<Head, 'game'>, one: Score, other: Score) =>
  app.game(game)?.low_wins ? other.points - one.points : one.points - other.points;

/** Help used in a match: hints and undone moves, in words. */
export const helpIn = (app: Wording, { hints, undone }: { hints: number; undone: number }) => [
  ...(hints ? [app.say('with-hints', { count: hints })] : []),
  ...(undone ? [app.say('with-undo', { count: undone })] : []),
];

/** Name of the player who sent a score. */
export const nameOfRival = (app: Wording, { name }: Rival) => name || app.say('rival-nameless');
