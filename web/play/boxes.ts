import type { Preferences } from '../app.ts';
import type { View } from '../protocol.d.ts';
import type { TableState } from '../table/table-state.ts';
import { written } from '../table/view-queries.ts';
import type { Dialogs } from './dialogs.ts';
import type { Moves } from './moves.ts';

/** True if this box would get a 0 while another box scores. */
const wastes = (view: View, id: string) =>
  view.sheet.find(row => row.id === id)?.possible === 0 &&
  view.sheet.some(row => row.move && !row.refusal && Number(row.possible) > 0);

/** The boxes of the score sheet: the one last touched, and the one last filled. */
export class Boxes {
  constructor(
    readonly app: Preferences,
    readonly state: TableState,
    readonly moves: Readonly<Moves>,
    readonly dialogs: Readonly<Dialogs>,
  ) {}

  /** Note the box that was filled between two views. */
  follow(before: View | null, after: View) {
    this.state.written = before && (written(before, after) ?? this.state.written);
  }

  /** Fill a box, or show why not. Ask for confirmation before a 0 if the player wants that. */
  fill(id: string) {
    const { view, busy } = this.state;
    const row = view?.sheet.find(each => each.id === id);
    if (!view || !row?.move || busy) return;
    this.state.tried = id;
    if (!row.refusal && this.app.settings.askZero && wastes(view, id))
      return this.dialogs.show({ name: 'zero', box: id });
    if (row.choices.length) return this.dialogs.show({ name: 'points', box: id });
    this.moves.decide(row.move);
  }
}
