import type { App, IncomingMessage } from '../app.ts';
import { noteKey } from '../browser/keyboard.ts';
import { withChanges } from '../model/bot-level.ts';
import type { Meaning } from '../protocol.d.ts';

import type { Line, Table } from '../table/table-interface.ts';
import { PlayerActions } from './actions.ts';
import { keys } from './keys.ts';
import { Playback } from './playback.ts';
import type { TableMode } from './table-mode.ts';
import type { TableParts } from './table-parts.ts';
import { makeParts } from './table-parts.ts';

/**
 * The controller of a table. A player's actions go to `table.act`, the engine's replies to `receive`; both pass them to
 * the part concerned.
 */
export class TableControl {
  readonly parts: TableParts;
  readonly playback: Playback;
  /** The table as drawn. */
  readonly table: Table;

  constructor(
    readonly app: App,
    mode: TableMode,
    line: Line | null = null,
  ) {
    this.parts = makeParts(app, mode);
    this.playback = new Playback(app, this.parts);
    this.table = { mode, state: this.parts.state, line, act: new PlayerActions(app, this.parts, this.playback, line) };
  }

  leave() {
    this.playback.stop();
    this.parts.viewport.leave();
    if (document.fullscreenElement) document.exitFullscreen();
  }

  keys(event: KeyboardEvent) {
    const { mode, focus, state } = this.parts;
    noteKey(event);
    const unmeant = state.dialog || !mode.isWholeMatch ? null : focus.takeUnmeant(event); // a lesson loses nothing
    if (unmeant) return this.#askAgain(event, unmeant);
    if (!state.view) return;
    focus.use(true);
    keys(this.app, this.table, event);
  }

  /** Tell what the key would do, because the page has moved the focus. The next press does it. */
  #askAgain(event: KeyboardEvent, target: Element) {
    event.preventDefault();
    const what =
      target.getAttribute('aria-label') ?? target.querySelector('.spoken')?.textContent ?? target.textContent;
    const card = target.getAttribute('data-card') ?? '';
    this.parts.callout.say({ rule: 'press-again', args: { what: what.trim() } }, card);
  }

  receive(message: IncomingMessage) {
    const { hints, dialogs, transcript } = this.parts;
    switch (message.type) {
      case 'frame':
        transcript.follow(message);
        if (message.begins) dialogs.askAgain();
        return this.playback.add(message);
      case 'story-told':
        this.parts.state.entries = withChanges(this.app, message.entries);
        return this.app.redraw();
      case 'choice-explained':
        return this.#considered(message.meaning);
      case 'hinted':
        return hints.receive(message);
      case 'proved':
        return dialogs.prove(message);
      case 'refused':
        this.parts.scene.undecided();
        if (message.request === 'hint') hints.stopWaiting();
        return this.parts.callout.refuse(message.refusal, `[data-box="${this.parts.state.tried}"]`);
      case 'decided':
        return this.playback.decided();
      case 'crash':
        return this.playback.restart();
    }
  }

  #considered(meaning: Meaning) {
    const { state, moves, choice, dice } = this.parts;
    if (!state.view?.ask) return;
    dice.considered(meaning);
    if (moves.receive(meaning)) return;
    choice.considered(meaning);
    this.app.redraw();
  }
}
