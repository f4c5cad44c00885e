import type { CurrentTable, Display, EngineAccess, Stores, Wording } from '../app.ts';
import { askLayout } from '../browser/keyboard.ts';
import { spend } from '../browser/presses.ts';
import { eveningOf } from '../model/evening.ts';
import { readRecords } from '../model/statistics.ts';
import type { Proved } from '../protocol.d.ts';
import type { MatchRecord } from '../storage/stored-types.ts';
import type { Dialog } from '../table/drawn-types.ts';
import { newRulebookPlace } from '../table/rulebook/rulebook.ts';
import type { TableMode } from './table-mode.ts';

/** The dialog that is open over the table. */
export class Dialogs {
  open: Dialog | null = null;
  proof: Proved | null = null;
  evening: readonly MatchRecord[] | null = null;
  /** What is open in the rulebook. */
  reading = newRulebookPlace();
  /** Element that had the focus before a dialog opened. */
  #opener: Element | null = null;

  constructor(
    readonly app: Wording & Display & EngineAccess & Stores & CurrentTable,
    readonly mode: TableMode,
  ) {}

  /** Open a dialog for the player. */
  show(dialog: Dialog) {
    if (!this.open) this.#opener = document.activeElement;
    if (dialog.name === 'rules') this.reading = newRulebookPlace();
    if (dialog.name === 'keys') askLayout().then(this.app.redraw);
    if (dialog.name === 'house') this.#askProof();
    if (dialog.name === 'log') this.#askStory();
    this.replace(dialog);
  }

  /** Open a dialog without a request of the player. */
  replace(dialog: Dialog) {
    this.open = dialog;
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
    if (this.open) spend();
    this.open = null;
  }

  /** Read the matches of this evening, the one that has just ended included. */
  #readEvening() {
    const { app } = this;
    readRecords(app, records => (this.evening = eveningOf(records, Date.now())));
  }

  /** Ask for the commitments of the match, which are always public; the seed is told only when it is over. */
  #askProof() {
    const { match } = this.app;
    if (match?.pad || (!match?.id && !match?.watched)) return;
    this.proof = null;
    this.app.request({ type: 'proof' });
  }

  /** Ask for the whole match in words, with what the viewer's seat exchanged. A line of play has them already. */
  #askStory() {
    const { app, mode } = this;
    if (!mode.openHands) app.request({ type: 'story', seat: mode.shared ? null : app.viewer });
  }

  /** Ask again for the proof that the open dialog waits for: if the whole table comes anew, the reply may be lost. */
  askAgain() {
    if (this.open?.name === 'house' && !this.proof) this.#askProof();
  }

  prove(proof: Proved) {
    this.proof = proof;
    this.app.redraw();
  }
}
