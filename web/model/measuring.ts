/**
 * Bots are measured, in a Python of their own: one trial at a time, which is kept, and gone on with. It may go on over
 * other screens; it rests, with no Python at all, while a table wants the device, and while the page is hidden.
 */

import type { App } from '../app.ts';
import { hex } from '../browser/bytes.ts';
import type { OptionValue } from '../protocol.d.ts';
import { keepMeasured, LONGEST_ROWS, readMeasured } from '../storage/measured-store.ts';
import type { Fault, Measured, Measuring } from '../wire/lab.ts';
import { Lab, MEASURED } from '../wire/lab.ts';

/** How many deals can be asked for. */
export const DEALS = [20, 200, 2000] as const;

/** Where no table needs the device; the first word of the address. */
const QUIET = ['', 'about', 'data', 'game', 'lab', 'matches', 'options', 'rules', 'settings', 'statistics'];
const SELDOM = 10_000; // milliseconds between two times that it is stored

export type Entrants = { name: string; code?: string }[];

/** What is measured: a bot beside levels, or all of one's own. */
export type Trial = {
  kind: 'measure' | 'league';
  /** Under which it is kept, and the lab that it belongs to. */
  id: string;
  key: string;
  game: string;
  entrants: Entrants;
  own: number;
  options: Record<string, OptionValue>;
};

const first = () => location.hash.replace(/^#\/?/, '').split('/')[0];

class Measure {
  readonly #lab = new Lab();
  trial: Trial | null = null;
  now: Measured | null = null;
  wrong: Fault | null = null;
  all = 0;
  /** Has it been asked for, and has not come to its end? It may rest meanwhile. */
  going = false;
  /** Does it go on when the lab is left? */
  away = false;
  rows = '';
  /** When the first figures of this run came, and of how many deals: by that it is told how long it will take. */
  begun = { when: 0, deals: 0 };
  #of = '';
  #stored = 0;

  constructor(readonly app: App) {
    addEventListener('hashchange', this.#look);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Is it reckoned just now? */
  running = false;

  /** Shows what is known of this trial. */
  async show(trial: Trial): Promise<void> {
    if (this.going && this.trial?.id === trial.id) return;
    this.stop();
    const of = await identity(trial);
    const kept = await readMeasured(trial.id).catch(() => null);
    const known = kept?.of === of && MEASURED(kept.now) === null ? kept : null;
    Object.assign(this, { trial, wrong: null, now: known?.now ?? null, rows: known?.rows ?? '', all: 0 });
    this.#of = of;
    this.app.redraw();
  }

  /** Measures so many deals of it, or as many more as are missing. */
  async begin(trial: Trial, all: number) {
    await this.show(trial);
    this.all = all;
    this.going = (this.now?.deals ?? 0) < all;
    this.wrong = null;
    this.#look();
    this.app.redraw();
  }

  /** What has been measured so far stands, and is gone on with another time. */
  stop = () => {
    this.going = false;
    this.#rest();
    this.app.redraw();
  };

  /** The lab is left. */
  leave() {
    if (!this.away) this.stop();
  }

  #look = () => {
    const may = this.going && !document.hidden && QUIET.includes(first());
    if (may && !this.running) this.#run();
    if (!may && this.running) this.#rest();
  };

  #rest() {
    if (!this.running) return;
    this.running = false;
    this.#lab.end();
    this.#keep();
  }

  async #run() {
    const { all, rows, trial } = this;
    if (!trial) return;
    this.running = true;
    this.begun = { when: 0, deals: 0 };
    const { game, entrants, options } = trial;
    const rated = trial.kind === 'league';
    const asked = { game, entrants, options, seed: '1', deals: all, since: rows, rated };
    const wrong = await this.#lab.measure(asked, now => this.#take(now));
    if (!this.running) return; // it rests, and is begun anew
    Object.assign(this, { running: false, going: false, wrong });
    await this.#keep();
    if (first() !== 'lab') this.#tell(trial);
    this.app.redraw();
  }

  #take({ begins, rows, ...now }: Measuring) {
    if (this.rows.length + rows.length > LONGEST_ROWS) return this.stop();
    if (!this.begun.when) this.begun = { when: Date.now(), deals: now.deals };
    this.rows = begins ? this.rows + rows : rows;
    this.now = now;
    if (Date.now() > this.#stored + SELDOM) this.#keep();
    this.app.redraw();
  }

  async #keep() {
    const { now, rows, trial } = this;
    if (!now || !trial) return;
    this.#stored = Date.now();
    const measure = { of: this.#of, deals: now.deals, now, rows, when: Date.now() };
    await keepMeasured(trial.id, measure).catch(() => {}); // it is measured again
  }

  #tell({ kind, key, entrants }: Trial) {
    const { app } = this;
    const act = () => {
      app.dismiss('measured');
      app.go(`#/lab/${key}`);
    };
    const args = { kind: this.wrong ? 'wrong' : kind, name: entrants[0].name, deals: this.now?.deals ?? 0 };
    app.notify({ id: 'measured', text: 'notice-measured', args, label: 'lab', act, patient: true });
  }
}

/** Tells these entrants and house rules from all others. */
async function identity({ game, entrants, options }: Trial) {
  const told = new TextEncoder().encode(JSON.stringify([game, entrants, options]));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', told)));
}

let measure: Measure | null = null;

/** The one there is: there is never a second Python at this. */
export const measureOf = (app: App): Measure => {
  measure ??= new Measure(app);
  return measure;
};

export type { Measure };
