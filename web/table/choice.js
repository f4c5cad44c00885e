import { asksAloud } from './view.js';

/** @import { View } from '../types' */
/** @import { Play } from './types' */

/** What the engine has said of the chosen cards, if it has. @param {Play} play */
export const answerOf = play => play.answers.get(play.chosen.join(' '));

/**
 * Can this card not be part of a move, with those that are chosen? Where a touch only
 * changes the choice, or slots take what comes, the chosen ones hold nothing back; nor in a
 * lesson, where what goes together is to be found.
 * @param {Play} play @param {View} view @param {string} name
 */
export const heldBack = (play, view, name) => {
  const { ask } = view;
  if (!ask || asksAloud(view)) return false;
  if (!ask.items.includes(name)) return true;
  if (ask.most === 1 || ask.slots.length || !play.chosen.length || play.chosen.includes(name)) return false;
  const goes = play.teaching ? undefined : answerOf(play)?.goes;
  return !!goes && !goes.includes(name);
};

/** Every way in which the chosen cards can be played. @param {Play} play */
export const readingsOf = play => answerOf(play)?.moves ?? [];
