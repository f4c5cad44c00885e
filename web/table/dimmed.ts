import type { Row, View } from '../protocol.d.ts';
import type { Table } from './table-interface.ts';
import { asksAloud } from './view-queries.ts';

type Choosing = Pick<Table, 'mode' | 'state'>;

/** The cards that go with the chosen ones; undefined if the engine has not said, or the table does not help. */
export const goesWith = ({ mode, state }: Choosing) => (mode.helps ? state.meaningOf(state.chosen)?.goes : undefined);

/**
 * True if the card cannot be part of a legal move together with the chosen cards. If only one
 * card is asked for, or slots are filled, the chosen cards do not restrict the others.
 */
export const heldBack = (table: Choosing, view: View, name: string, chosen: readonly string[] = table.state.chosen) => {
  const { ask } = view;
  if (!ask || asksAloud(view)) return false;
  if (!ask.items.includes(name)) return true;
  if (ask.most === 1 || ask.slots.length || !chosen.length || chosen.includes(name)) return false;
  return goesWith(table)?.includes(name) === false;
};

/** True if the card is held back and the table shows that. */
export const dimmed = (table: Choosing, view: View, name: string) =>
  table.mode.dims(name) && heldBack(table, view, name);

/** True if the box must not be filled now and the table shows that. */
export const barred = ({ mode }: Pick<Table, 'mode'>, { refusal, move }: Row) => !!refusal && mode.dims(move);
