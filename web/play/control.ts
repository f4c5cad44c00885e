import type { App, Heard } from '../app.ts';
import { noteKey } from '../browser/keyboard.ts';
import { withChanges } from '../model/bot-level.ts';
import type { Meaning } from '../protocol.d.ts';

import type { Line, Table } from '../table/drawn-types.ts';
import { makeActs } from './actions.ts';
import { keys } from './keys.ts';
import { Show } from './show.ts';
import type { TableMode } from './table-mode.ts';
import type { Parts } from './table-parts.ts';
import { makeParts } from './table-parts.ts';

/**
 * The controller of a table. A player's actions go to `table.act`, the engine's replies to `heard`; both pass them to
 * the part concerned.
 *
 * The way of a tap on a card: `act.touch` (actions.ts), then Choice, then Moves, which asks the engine what the card
 * could be. The answer comes to `heard` and back to Moves, which decides. Then TableMode plays the move, or lets a lesson
 * mark it. The frames that follow go through Show to Scene, and the table is redrawn.
 */
export class TableControl {
  readonly parts: Parts;
  readonly show: Show;
  /** The table as drawn. */
  readonly table: Table;

  constructor(
    readonly app: App,
    mode: TableMode,
    line: Line | null = null,
  ) {
    this.parts = makeParts(app, mode);
    this.show = new Show(app, this.parts);
    this.table = { ...this.parts, line, act: makeActs(app, this.parts, this.show, line) };
  }

  leave() {
    this.show.stop();
    this.parts.room.leave();
    if (document.fullscreenElement) document.exitFullscreen();
  }

  keys(event: KeyboardEvent) {
    const { mode, focus, scene, sheets } = this.parts;
    noteKey(event);
    const unmeant = sheets.open || !mode.sitting ? null : focus.takeUnmeant(event); // a lesson loses nothing
    if (unmeant) return this.#askAgain(event, unmeant);
    if (!scene.view) return;
    focus.use(true);
    keys(this.app, this.table, event);
  }

  /** Tell what the key would do, because the page has moved the focus. The next press does it. */
  #askAgain(event: KeyboardEvent, target: Element) {
    event.preventDefault();
    const what =
      target.getAttribute('aria-label') ?? target.querySelector('.spoken')?.textContent ?? target.textContent;
    const card = target.getAttribute('data-card') ?? '';
    this.parts.why.say({ rule: 'press-again', args: { what: what.trim() } }, card);
  }

  heard(message: Heard) {
    const { hints, sheets, transcript } = this.parts;
    switch (message.type) {
      case 'frame':
        transcript.follow(message);
        if (message.begins) sheets.askAgain();
        return this.show.add(message);
      case 'story-told':
        transcript.tell(withChanges(this.app, message.entries));
        return this.app.redraw();
      case 'choice-explained':
        return this.#considered(message.meaning);
      case 'hinted':
        return hints.heard(message);
      case 'proved':
        return sheets.prove(message);
      case 'refused':
        this.parts.scene.undecided();
        if (message.request === 'hint') hints.waitNoMore();
        return this.parts.why.refuse(message.refusal, `[data-box="${this.parts.boxes.tried}"]`);
      case 'decided':
        return this.show.decided();
      case 'crash':
        return this.show.restart();
    }
  }

  #considered(meaning: Meaning) {
    const { scene, moves, choice, dice } = this.parts;
    if (!scene.view?.ask) return;
    dice.considered(meaning);
    if (moves.heard(meaning)) return;
    choice.considered(meaning);
    this.app.redraw();
  }
}
