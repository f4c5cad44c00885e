import type { Row, View } from '../protocol.d.ts';
import type { Table } from './drawn-types.ts';
import { asksAloud } from './view-queries.ts';

/**
 * True if the card cannot be part of a legal move together with the chosen cards. If only one
 * card is asked for, or slots are filled, the chosen cards do not restrict the others.
 */
export const heldBack = ({ chosen, goes }: Pick<Table['choice'], 'chosen' | 'goes'>, view: View, name: string) => {
  const { ask } = view;
  if (!ask || asksAloud(view)) return false;
  if (!ask.items.includes(name)) return true;
  if (ask.most === 1 || ask.slots.length || !chosen.length || chosen.includes(name)) return false;
  return !!goes && !goes.includes(name);
};

/** True if the card is held back and the table shows that. */
export const dimmed = ({ choice, mode }: Pick<Table, 'choice' | 'mode'>, view: View, name: string) =>
  mode.dims(name) && heldBack(choice, view, name);

/** True if the box must not be filled now and the table shows that. */
export const barred = ({ mode }: Pick<Table, 'mode'>, { refusal, move }: Row) => !!refusal && mode.dims(move);
