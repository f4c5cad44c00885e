/** What a hint says that the moves are worth, while it is lit. */

/** @import { App, HintedMove } from '../types' */
/** @import { Play } from './types' */

const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** "213.8". @param {App} app @param {number} points */
export const tenths = (app, points) => new Intl.NumberFormat(app.language, TENTH).format(points);

/** The moves in the order of their worth, if the hint shows them and knows it. @param {Play} play @returns {HintedMove[]} */
export const weighed = play => {
  const moves = play.hint?.stage === 2 ? play.hint.moves : [];
  return moves.length && moves.every(({ points }) => points !== null) ? moves : [];
};

/** Is this the move that the hint shows? @param {Play} play @param {string} move */
export const isBest = (play, move) => play.hint?.stage === 2 && play.hint.moves[0]?.move === move;

/** "−5.7": what this move costs on average, against the best. @param {App} app @param {Play} play @param {string} move */
export const costOf = (app, play, move) => {
  const moves = weighed(play);
  const found = moves.find(each => each.move === move);
  if (!found || found === moves[0]) return '';
  const lost = Number(moves[0].points) - Number(found.points);
  return `\u2212${tenths(app, lost)}`;
};
