import type { Row, View } from '../protocol.d.ts';
import type { Table } from './drawn-types.ts';
import { asksAloud } from './view.ts';

/**
 * Can this card not be part of a move, with those that are chosen? Where a touch only
 * changes the choice, or slots take what comes, the chosen ones hold nothing back.
 */
export const heldBack = ({ chosen, goes }: Pick<Table['choice'], 'chosen' | 'goes'>, view: View, name: string) => {
  const { ask } = view;
  if (!ask || asksAloud(view)) return false;
  if (!ask.items.includes(name)) return true;
  if (ask.most === 1 || ask.slots.length || !chosen.length || chosen.includes(name)) return false;
  return !!goes && !goes.includes(name);
};

/** Is a card held back, and told apart from those that are not? */
export const dimmed = ({ choice, conduct }: Pick<Table, 'choice' | 'conduct'>, view: View, name: string) =>
  conduct.dims(name) && heldBack(choice, view, name);

/** May a box not be filled now, and is it told apart? */
export const barred = ({ conduct }: Pick<Table, 'conduct'>, { refusal, move }: Row) => !!refusal && conduct.dims(move);
