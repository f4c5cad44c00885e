/** What a hint says that the moves are worth, while it is lit. */

import type { App } from '../app.ts';
import type { HintedMove } from '../protocol.d.ts';
import type { Table } from './drawn-types.ts';
import { figure } from './view.ts';

/** How what a move is worth is written. */
export const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** "213.8". */
export const tenths = (app: App, points: number) => figure(app, points, TENTH);

/** The moves in the order of their worth, if the hint shows them and knows it. */
export const weighed = (table: Table): HintedMove[] => {
  const moves = table.hints.hint?.stage === 2 ? table.hints.hint.moves : [];
  return moves.length && moves.every(({ points }) => points !== null) ? moves : [];
};

/** Is this the move that the hint shows? */
export const isBest = (table: Table, move: string) =>
  table.hints.hint?.stage === 2 && table.hints.hint.moves[0]?.move === move;

/** "5.7": what this move loses on average, against the best. */
export const lossOf = (app: App, table: Table, move: string) => {
  const moves = weighed(table);
  const found = moves.find(each => each.move === move);
  return found && found !== moves[0] ? tenths(app, Number(moves[0].points) - Number(found.points)) : '';
};

/** "−5.7". */
export const costOf = (app: App, table: Table, move: string) => {
  const lost = lossOf(app, table, move);
  return lost && `\u2212${lost}`;
};
