import type { App, Company, FarEnd, Heard } from '../app.ts';
import type { Engine } from '../wire/engine.ts';

/** The table of a match that several devices share, while this device is connected to it. */
export class FarTable {
  /** The people on other devices. */
  #company: Company | null = null;
  end: FarEnd | null = null;

  constructor(readonly app: () => App) {}

  /** True if the match on the table is the shared one. */
  get isShown() {
    return this.end !== null && this.app().match?.id === this.end.id;
  }

  get company() {
    return this.isShown ? this.#company : null;
  }

  /** Return what answers at the table on show: the far end, or else the page's own engine. */
  engineOr(own: Engine): Pick<FarEnd, 'request' | 'restart' | 'owed' | 'state'> {
    return (this.isShown && this.end) || own;
  }

  /** Connect a far end whose replies go to `heard`; null disconnects. */
  reach(end: FarEnd | null, company: Company | null, own: Engine, heard: (message: Heard) => void) {
    this.end = end;
    this.#company = company;
    end?.attach(message => this.end === end && this.isShown && heard(message), own);
  }
}
