import type { Preferences } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { written } from '../table/view-queries.ts';
import type { Dialogs } from './dialogs.ts';
import type { Moves } from './moves.ts';
import type { Scene } from './scene.ts';

/** True if this box would get a 0 while another box scores. */
const wastes = (view: View, id: string) =>
  view.sheet.find(row => row.id === id)?.possible === 0 &&
  view.sheet.some(row => row.move && !row.refusal && Number(row.possible) > 0);

/** The boxes of the score sheet: the one last touched, and the one last filled. */
export class Boxes {
  written: { readonly id: string; readonly seat: number } | null = null;
  tried = '';

  constructor(
    readonly app: Preferences,
    readonly scene: Readonly<Scene>,
    readonly moves: Readonly<Moves>,
    readonly dialogs: Readonly<Dialogs>,
  ) {}

  /** Note the box that was filled between two views. */
  follow(before: View | null, after: View) {
    this.written = before && (written(before, after) ?? this.written);
  }

  /** Fill a box, or show why not. Ask for confirmation before a 0 if the player wants that. */
  fill(id: string) {
    const { view, busy } = this.scene;
    const row = view?.sheet.find(each => each.id === id);
    if (!view || !row?.move || busy) return;
    this.tried = id;
    if (!row.refusal && this.app.settings.askZero && wastes(view, id))
      return this.dialogs.show({ name: 'zero', box: id });
    if (row.choices.length) return this.dialogs.show({ name: 'points', box: id });
    this.moves.decide(row.move);
  }
}
