/** Notes for the next start whether the visitor is new: start.js reads them before the page has loaded. */

import type { Stores } from '../app.ts';
import { storedObject } from '../storage/local-store.ts';

const kept = storedObject('taku.home');

const hasUnfinished = ({ matches, lessons, firstGames }: Stores) =>
  matches.list().length > 0 || matches.damaged().length > 0 || !!lessons.left() || !!firstGames.left();

const hasLearnt = ({ lessons, practice, firstGames }: Stores) =>
  [lessons, practice, firstGames].some(kept => kept.all().length > 0);

/** True if nothing was played, learnt or practised on this device. */
export const isNewVisitor = (app: Stores) => !kept.read().back && !hasUnfinished(app) && !hasLearnt(app);

/** Note that the visitor is not new any more. */
export const noteReturning = () => kept.put({ back: true });

/**
 * Note for the next start how to show home before the unfinished matches are read.
 * @param drawn returns a description of the drawn links to unfinished matches
 */
export function noteVisit(app: Stores, drawn: () => object) {
  if (isNewVisitor(app)) return kept.erase();
  const unfinished = hasUnfinished(app);
  kept.put({ back: true, unfinished, left: unfinished ? drawn() : null });
}

/** The stored description of the links to unfinished matches. */
export const notedUnfinished = (): unknown => kept.read().left;
