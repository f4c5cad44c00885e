/** Compare two versions of a match, from two tabs or from a file, by their logs. */

import type { StoredMatch } from './stored-types.ts';

/** True if the other is the same match with more moves. */
export const goesOn = (one: StoredMatch, other: StoredMatch) => one.log.length < other.log.length && begins(one, other);

/** True if the other is the same match, with as many seats, and its log begins with the log of the first. */
export const begins = (one: StoredMatch, other: StoredMatch) =>
  one.head.game === other.head.game &&
  one.head.seats.length === other.head.seats.length &&
  `${one.head.seed}` === `${other.head.seed}` &&
  one.log.every((entry, at) => entry === other.log[at]);

/** Copy a match under a new id, beside another version of it. */
export const copyUnderNewId = (match: StoredMatch, mark: string): StoredMatch => ({
  ...match,
  id: `${match.id}-${mark}`,
});
