/**
 * Measures bots in a separate Python worker: one trial at a time, whose results are stored and can be continued. It may
 * go on while other screens are open. It pauses, without any Python, while a table is open or the page is hidden.
 */

import type { Display, Navigation } from '../app.ts';
import { uptime } from '../browser/clock.ts';
import type { OptionValue } from '../protocol.d.ts';
import { keepMeasured, LONGEST_ROWS, measured } from '../storage/measured-store.ts';
import type { Fault, Measured, Measuring } from '../wire/lab.ts';
import { Lab, MEASURED } from '../wire/lab.ts';
import { idOf } from './slip.ts';

/** Numbers of deals that the player can choose. */
export const DEALS = [20, 200, 2000] as const;

/** Screens (first part of the address) on which measuring may run, because they have no table. */
const TABLELESS_SCREENS = ['', 'about', 'data', 'game', 'lab', 'matches', 'options', 'rules', 'settings', 'statistics'];
const WRITE_INTERVAL = 10_000; // milliseconds between two writes to storage

export type Entrants = { name: string; code?: string }[];

/** A trial: one bot against levels, or a league of all of the player's own bots. */
export type Trial = {
  kind: 'measure' | 'league';
  /** Key in storage; `key` is the address of its lab. */
  id: string;
  key: string;
  game: string;
  entrants: Entrants;
  own: number;
  options: Record<string, OptionValue>;
};

const currentScreen = () => location.hash.replace(/^#\/?/, '').split('/')[0];

class Measurement {
  readonly #lab = new Lab();
  trial: Trial | null = null;
  now: Measured | null = null;
  wrong: Fault | null = null;
  all = 0;
  /** True from the request to the end of the trial; it may pause meanwhile. */
  going = false;
  /** True if it goes on after the player has left the lab. */
  away = false;
  rows = '';
  /** Time of this run's first figures, and the number of deals by then, for the estimate of the time left. */
  begun = { when: 0, deals: 0 };
  #digest = '';
  #stored = 0;

  constructor(readonly app: Navigation & Display) {
    addEventListener('hashchange', this.#update);
    document.addEventListener('visibilitychange', this.#update);
  }

  /** True while the worker computes. */
  running = false;

  /** Show the stored results of a trial. */
  async show(trial: Trial): Promise<void> {
    if (this.going && this.trial?.id === trial.id) return;
    this.stop();
    const of = identity(trial);
    const kept = await measured.one(trial.id).catch(() => null);
    const known = kept?.of === of && MEASURED(kept.now) === null ? kept : null;
    Object.assign(this, { trial, wrong: null, now: known?.now ?? null, rows: known?.rows ?? '', all: 0 });
    this.#digest = of;
    this.app.redraw();
  }

  /** Measure until `all` deals are done; stored deals count. */
  async begin(trial: Trial, all: number) {
    await this.show(trial);
    this.all = all;
    this.going = (this.now?.deals ?? 0) < all;
    this.wrong = null;
    this.#update();
    this.app.redraw();
  }

  /** Stop, and store the results so far for later. */
  stop = () => {
    this.going = false;
    this.#rest();
    this.app.redraw();
  };

  /** Called when the player leaves the lab. */
  leave() {
    if (!this.away) this.stop();
  }

  #update = () => {
    const may = this.going && !document.hidden && TABLELESS_SCREENS.includes(currentScreen());
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
    const request = { game, entrants, options, seed: '1', deals: all, since: rows, rated };
    const wrong = await this.#lab.measure(request, now => this.#take(now));
    if (!this.running) return; // paused: a later run continues
    Object.assign(this, { running: false, going: false, wrong });
    await this.#keep();
    if (currentScreen() !== 'lab') this.#notify(trial);
    this.app.redraw();
  }

  #take({ begins, rows, ...now }: Measuring) {
    if (this.rows.length + rows.length > LONGEST_ROWS) return this.stop();
    if (!this.begun.when) this.begun = { when: uptime(), deals: now.deals };
    this.rows = begins ? this.rows + rows : rows;
    this.now = now;
    if (uptime() > this.#stored + WRITE_INTERVAL) this.#keep();
    this.app.redraw();
  }

  async #keep() {
    const { now, rows, trial } = this;
    if (!now || !trial) return;
    this.#stored = uptime();
    const measure = { of: this.#digest, deals: now.deals, now, rows, when: Date.now() };
    await keepMeasured(trial.id, measure).catch(() => {}); // after a failure the trial is measured again
  }

  #notify({ kind, key, entrants }: Trial) {
    const { app } = this;
    const act = () => {
      app.dismiss('measured');
      app.go(`#/lab/${key}`);
    };
    const args = { kind: this.wrong ? 'wrong' : kind, name: entrants[0].name, deals: this.now?.deals ?? 0 };
    app.notify({ id: 'measured', text: 'notice-measured', args, label: 'lab', act, patient: true });
  }
}

/** Hash of the game, the entrants and the house rules. */
const identity = ({ game, entrants, options }: Trial) => idOf([game, entrants, options]);

let measure: Measurement | null = null;

/** The only instance, so that there is never a second Python for this. */
export const measurementOf = (app: Navigation & Display): Measurement => {
  measure ??= new Measurement(app);
  return measure;
};

export type { Measurement };
