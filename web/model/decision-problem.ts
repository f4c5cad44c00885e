/** A decision of a match as a problem: a mistake that is due, or a reviewed decision to try again. */

import type { Problem, Reviewed } from '../protocol.d.ts';
import type { Mistake, StoredMatch } from '../storage/stored-types.ts';

/** Ids under which problems of a game stand among the mistakes: 'problem/hearts/<id>/<entry>'. */
const OF_GAME = /^problem\/[^/]+\/([^/]+)\//;

/** The match of a mistake up to it, as a match that was watched. */
export const matchOf = ({ id, head, names, log, when }: Mistake): StoredMatch => ({
  ...{ id: id.slice(0, id.lastIndexOf('/')), head, names, log, when, glance: null, over: true },
});

/** A mistake as a problem, under the id that the history of answers has. */
export const problemOfMistake = ({ id, head, log, seat, reviewed }: Mistake): Problem =>
  problemOf(OF_GAME.exec(id)?.[1] ?? id, { head, log }, seat, reviewed);

/** A reviewed decision as a problem. Of the wrong moves, the review is sure of the one that was played only. */
export function problemOf(
  id: string,
  { head, log }: Pick<StoredMatch, 'head' | 'log'>,
  seat: number,
  { entry, kind, move, best, good, loss, error, unit, weighed }: Reviewed,
): Problem {
  return {
    ...{ id, options: head.options, seats: head.seats.length, log: log.slice(0, entry), seat },
    ...{ good: good.length ? good : [best], kind, mistake: kind, difficulty: 1, fails: [], unit },
    mean: weighed.find(each => each.move === best)?.mean ?? 0,
    losses: best === move ? {} : { [move]: [loss, error] },
  };
}
