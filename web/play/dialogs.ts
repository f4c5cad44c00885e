import type { CurrentTable, Display, EngineAccess, Stores, Wording } from '../app.ts';
import { askLayout } from '../browser/keyboard.ts';
import { spend } from '../browser/presses.ts';
import { eveningOf } from '../model/evening.ts';
import { readRecords } from '../model/statistics.ts';
import type { Proved } from '../protocol.d.ts';
import type { Dialog, TableState } from '../table/table-state.ts';
import { newRulebookPlace } from '../table/table-state.ts';
import type { TableMode } from './table-mode.ts';

/** The dialog that is open over the table. */
export class Dialogs {
  /** Element that had the focus before a dialog opened. */
  #opener: Element | null = null;

  constructor(
    readonly app: Wording & Display & EngineAccess & Stores & CurrentTable,
    readonly mode: TableMode,
    readonly state: TableState,
  ) {}

  /** Open a dialog for the player. */
  show(dialog: Dialog) {
    if (!this.state.dialog) this.#opener = document.activeElement;
    if (dialog.name === 'rules') this.state.rulebook = newRulebookPlace();
    if (dialog.name === 'keys') askLayout().then(this.app.redraw);
    if (dialog.name === 'house') this.#askProof();
    if (dialog.name === 'log') this.#askStory();
    this.replace(dialog);
  }

  /** Open a dialog without a request of the player. */
  replace(dialog: Dialog) {
    this.state.dialog = dialog;
    if (dialog.name === 'round' && this.app.match?.pad) this.#readEvening();
    spend();
    this.app.redraw();
  }

  /** Close the dialog and return the focus. */
  close() {
    this.clear();
    this.app.redraw();
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  clear() {
    if (this.state.dialog) spend();
    this.state.dialog = null;
  }

  /** Read the matches of this evening, the one that has just ended included. */
  #readEvening() {
    const { app } = this;
    readRecords(app, records => (this.state.evening = eveningOf(records, Date.now())));
  }

  /** Ask for the commitments of the match, which are always public; the seed is told only when it is over. */
  #askProof() {
    const { match } = this.app;
    if (match?.pad || (!match?.id && !match?.watched)) return;
    this.state.proof = null;
    this.app.request({ type: 'proof' });
  }

  /** Ask for the whole match in words, with what the viewer's seat exchanged. A line of play has them already. */
  #askStory() {
    const { app, mode } = this;
    if (!mode.openHands) app.request({ type: 'story', seat: mode.shared ? null : app.viewer });
  }

  /** Ask again for the proof that the open dialog waits for: if the whole table comes anew, the reply may be lost. */
  askAgain() {
    if (this.state.dialog?.name === 'house' && !this.state.proof) this.#askProof();
  }

  prove(proof: Proved) {
    this.state.proof = proof;
    this.app.redraw();
  }
}
