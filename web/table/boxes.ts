import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import type { Row, View } from '../protocol.d.ts';
import { boxHelp, boxName } from '../words/box-names.ts';
import { pointsOf } from '../words/numbers.ts';
import { barred } from './dimmed.ts';
import { costOf, isBest, lossOf } from './hint-points.ts';
import type { Table } from './table-interface.ts';

/**
 * True if a rule forbids some open boxes of a column; the allowed ones are then marked, unless the learner must find
 * them.
 */
const marksAllowed = ({ mode }: Table, view: View, column: string) =>
  mode.helps && view.sheet.some(row => row.column === column && row.move && row.refusal);

/** The boxes that the viewer may try to fill, in sheet order. */
export const openBoxes = (view: View) => view.sheet.filter(row => row.move);

/** Id of the box that is the tab stop. */
const tabStopOf = (table: Table, view: View) => {
  const open = openBoxes(view);
  return (open.find(({ id }) => id === table.state.focusedBox) ?? open.find(row => !barred(table, row)) ?? open[0])?.id;
};

/** A box for screen readers: "Fives, 15 possible". */
export const spokenBox = (app: Wording, table: Table, row: Row) => {
  const open = row.possible === null ? 'box-open' : 'box-possible';
  const id = barred(table, row) ? 'box-barred' : open;
  const lost = lossOf(table, row.move);
  const words = app.say(id, { box: boxName(app, row.id), points: row.possible ?? 0 });
  if (lost === null) return words;
  return `${words}${app.say('comma')}${app.say('box-cost', { amount: pointsOf(app, lost, 1) })}`;
};

/** True if the box of this seat was filled last. */
export const isLatest = (table: Table, row: Row, seat: number) =>
  table.state.written?.id === row.id && table.state.written.seat === seat;

/** An open box: a button that is never disabled, since a tap tells why it is barred. A long press shows its rule. */
export const openBox = (
  app: Wording,
  table: Table,
  view: View,
  row: Row,
  name: unknown = nothing,
) => html`<button class="box" data-box=${row.id}
  data-barred=${barred(table, row) || nothing} data-forced=${(!row.refusal && marksAllowed(table, view, row.column)) || nothing}
  data-best=${isBest(table, row.move) || nothing} data-zero=${row.possible === 0 || nothing}
  aria-disabled=${barred(table, row) || table.state.busy ? 'true' : nothing}
  title=${boxHelp(app, row.id)} tabindex=${row.id === tabStopOf(table, view) ? 0 : -1}
  @focus=${() => table.act.boxFocused(row.id)} @click=${() => table.act.fill(row.id)}
  @contextmenu=${(event: Event) => {
    event.preventDefault();
    table.act.open({ name: 'rules', rule: row.rule });
  }}
  ><span class="spoken">${spokenBox(app, table, row)}</span><span class="shown" aria-hidden="true">${name}<span class="cost">${costOf(app, table, row.move)}</span><span class="possible">${row.possible}</span></span></button>`;

/** The state of a computed line for a seat; the long text if `long` and the game has one. */
export const noteOf = (app: Wording, row: Row, seat: number, long: boolean) => {
  const note = row.notes[seat];
  if (!note) return nothing;
  const id = `note-${note.id}`;
  return app.rich(long && app.has(`${id}-long`) ? `${id}-long` : id, note.args);
};
