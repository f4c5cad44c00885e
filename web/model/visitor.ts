/** Who has been here before: known before anything is drawn, to start.js too. */

import type { App } from '../app.ts';
import { shelf } from '../storage/local-store.ts';

const kept = shelf('taku.home');

const hasUnfinished = ({ matches, lessons, firstGames }: App) =>
  matches.list().length > 0 || matches.damaged().length > 0 || !!lessons.left() || !!firstGames.left();

const hasLearnt = ({ lessons, practice, firstGames }: App) =>
  [lessons, practice, firstGames].some(kept => kept.all().length > 0);

/** Has nobody played, learnt or practised anything here? */
export const isNew = (app: App) => !kept.read().back && !hasUnfinished(app) && !hasLearnt(app);

/** Somebody has: he is no newcomer any more. */
export const noteBack = () => kept.put({ back: true });

/**
 * Lets the next start know how home can be shown before it is known what has been left.
 * @param drawn tells how what has been left is drawn
 */
export function noteVisit(app: App, drawn: () => object) {
  if (isNew(app)) return kept.erase();
  const unfinished = hasUnfinished(app);
  kept.put({ back: true, unfinished, left: unfinished ? drawn() : null });
}

/** What has been noted of what was left. */
export const notedLeft = (): unknown => kept.read().left;

export const eraseVisitor = () => kept.erase();
