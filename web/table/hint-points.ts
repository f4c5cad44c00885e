/** The expected points of moves, while a hint shows them. */

import type { Wording } from '../app.ts';
import type { HintedMove } from '../protocol.d.ts';
import { figure } from '../words/numbers.ts';
import type { Table } from './table-interface.ts';

/** Number format of expected points: one decimal. */
export const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Points with one decimal: "213.8". */
export const tenths = (app: Wording, points: number) => figure(app, points, TENTH);

/** The hinted moves, best first; empty unless the hint shows moves with their expected points. */
export const weighed = (table: Table): HintedMove[] => {
  const moves = table.state.hint?.stage === 2 ? table.state.hint.moves : [];
  return moves.length && moves.every(({ points }) => points !== null) ? moves : [];
};

/** True if the hint shows this move as the best. */
export const isBest = (table: Table, move: string) =>
  table.state.hint?.stage === 2 && table.state.hint.moves[0]?.move === move;

/** Average loss in points against the best move; null for the best or an unknown move. */
export const lossOf = (table: Table, move: string) => {
  const moves = weighed(table);
  const found = moves.find(each => each.move === move);
  return found && found !== moves[0] ? Number(moves[0].points) - Number(found.points) : null;
};

/** The loss with a minus sign: "−5.7"; "" if there is none. */
export const costOf = (app: Wording, table: Table, move: string) => {
  const lost = lossOf(table, move);
  return lost === null ? '' : `\u2212${tenths(app, lost)}`;
};
