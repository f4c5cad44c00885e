/** The same match in two tabs, or here and in a file: which of the two has got further. */

import type { StoredMatch } from './stored-types.ts';

/** Is the other the same match, with more moves? */
export const goesOn = (one: StoredMatch, other: StoredMatch) => one.log.length < other.log.length && begins(one, other);

/** Is the other the same match, and nothing else has been played in it than in the first, as far as that goes? */
export const begins = (one: StoredMatch, other: StoredMatch) =>
  one.head.game === other.head.game &&
  `${one.head.seed}` === `${other.head.seed}` &&
  one.log.every((entry, at) => entry === other.log[at]);

/** The match as one of its own, where another course of it stays in its place. */
export const beside = (match: StoredMatch, mark: string): StoredMatch => ({ ...match, id: `${match.id}-${mark}` });
