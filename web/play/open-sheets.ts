import type { App } from '../app.ts';
import { askLayout } from '../browser/keyboard.ts';
import { spend } from '../browser/presses.ts';
import type { Proved } from '../protocol.d.ts';
import type { Sheet } from '../table/drawn-types.ts';
import { forget } from '../table/rulebook/sheet.ts';
import type { Conduct } from './table-mode.ts';

/** What is open over the table. */
export class Sheets {
  open: Sheet | null = null;
  proof: Proved | null = null;
  /** What had the focus before a sheet opened. */
  #opener: Element | null = null;

  constructor(
    readonly app: App,
    readonly conduct: Conduct,
  ) {}

  /** Somebody opens a sheet. */
  show(sheet: Sheet) {
    if (!this.open) this.#opener = document.activeElement;
    if (sheet.name === 'rules') forget();
    if (sheet.name === 'keys') askLayout().then(this.app.redraw);
    if (sheet.name === 'house') this.#askProof();
    if (sheet.name === 'log') this.#askStory();
    this.lay(sheet);
  }

  /** A sheet opens by itself. */
  lay(sheet: Sheet) {
    this.open = sheet;
    spend();
    this.app.redraw();
  }

  /** Back to the table, where the focus was. */
  close() {
    this.clear();
    this.app.redraw();
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  clear() {
    if (this.open) spend();
    this.open = null;
  }

  /** What the match was bound to may be told at any time, the secret only when it is over. */
  #askProof() {
    const { match } = this.app;
    if (!match?.id && !match?.watched) return;
    this.proof = null;
    this.app.request({ type: 'proof' });
  }

  /** The whole match in words, what the own seat exchanged with them; on a line of play they are there. */
  #askStory() {
    const { app, conduct } = this;
    if (!conduct.openHands) app.request({ type: 'story', seat: conduct.shared ? null : app.viewer });
  }

  prove(proof: Proved) {
    this.proof = proof;
    this.app.redraw();
  }
}
