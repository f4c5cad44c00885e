import type { View } from '../protocol.d.ts';
import type { Play } from './types.ts';
import { asksAloud } from './view.ts';

/** What the engine has said of the chosen cards, if it has. */
export const answerOf = (play: Play) => play.answers.get(play.chosen.join(' '));

/**
 * Can this card not be part of a move, with those that are chosen? Where a touch only
 * changes the choice, or slots take what comes, the chosen ones hold nothing back; nor in a
 * lesson, where what goes together is to be found.
 */
export const heldBack = (play: Play, view: View, name: string) => {
  const { ask } = view;
  if (!ask || asksAloud(view)) return false;
  if (!ask.items.includes(name)) return true;
  if (ask.most === 1 || ask.slots.length || !play.chosen.length || play.chosen.includes(name)) return false;
  const goes = play.teaching ? undefined : answerOf(play)?.goes;
  return !!goes && !goes.includes(name);
};

/** Every way in which the chosen cards can be played. */
export const readingsOf = (play: Play) => answerOf(play)?.moves ?? [];
