import type { App } from '../../app.ts';
import type { OwnBot } from '../../kept/types.ts';
import { random } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { answerBy } from '../../model/own-bots.ts';
import type { Refused, TriedOut, WantsMove } from '../../protocol.d.ts';
import type { Fault, Measured } from '../../wire/lab.ts';
import { Lab } from '../../wire/lab.ts';

/** What a bot has printed for a decision, and how long that took it. */
export type Printed = { text: string; milliseconds: number; at: number };

const DEALS = 200; // a strong bot takes seconds for each
const LEAGUE_DEALS = 200;

/** What is being measured: one bot beside the levels, or all of one's own. */
export type Trial = {
  kind: 'measure' | 'league';
  names: string[];
  own: number;
  all: number;
  begun: number;
  now: Measured | null;
  going: boolean;
  wrong: Fault | null;
  command: string;
};

/** Where bots are tried and measured; each has a Python of its own. */
export class Bench {
  readonly #trying = new Lab();
  readonly #measuring = new Lab();
  /** Is a deal being tried out? */
  busy = false;
  printed: Printed[] = [];
  wrong: Fault | null = null;
  trial: Trial | null = null;

  constructor(
    readonly app: App,
    readonly what: Offer,
    /** A deal has been tried out, as far as it got. */
    readonly done: (tried: TriedOut | null) => void,
  ) {
    this.#trying.start(); // Python is there by the time that somebody tries something
  }

  /** Has the engine play a deal with this bot at the first seat. */
  async tryOut({ name, code }: OwnBot, seats: string[]) {
    if (this.busy) return;
    const { app, what } = this;
    Object.assign(this, { busy: true, printed: [], wrong: null });
    app.redraw();
    const taken = await this.#trying.take(what.game.name, name, code);
    if (!this.busy) return;
    if (taken.printed) this.printed.push({ text: taken.printed, milliseconds: 0, at: 0 });
    if (taken.wrong) {
      Object.assign(this, { busy: false, wrong: taken.wrong });
      return this.done(null);
    }
    const before = this.printed
      .splice(0)
      .map(({ text }) => text)
      .join('');
    answerBy(asked => this.#answer(asked, before));
    const { options } = app.setup(what.key);
    app.request({ type: 'try-out', game: what.game.name, seats, seed: random(), asked: [0], options });
  }

  async #answer({ world, seed }: WantsMove, before: string) {
    const { move, milliseconds, printed, wrong } = await this.#trying.decide(world, seed);
    this.printed.push({ text: (this.printed.length ? '' : before) + printed, milliseconds, at: 0 });
    this.wrong = wrong ?? null;
    return move;
  }

  /** The engine has played it, or has refused to. */
  heard(message: TriedOut | Refused) {
    answerBy(null);
    if (!this.busy) return;
    this.busy = false;
    if (message.type === 'refused') return this.done(null);
    for (const [number, at] of message.decisions.entries()) {
      const printed = this.printed[number];
      if (printed) printed.at = at;
    }
    this.done(message);
  }

  measure(bot: OwnBot) {
    const levels = this.what.game.levels.map(name => ({ name }));
    return this.#play('measure', [{ name: bot.name, code: bot.code }, ...levels], 1, DEALS);
  }

  league(bots: readonly OwnBot[]) {
    const levels = this.what.game.levels.map(name => ({ name }));
    const own = bots.map(({ name, code }) => ({ name, code }));
    return this.#play('league', [...own, ...levels], own.length, LEAGUE_DEALS);
  }

  async #play(kind: Trial['kind'], entrants: { name: string; code?: string }[], own: number, all: number) {
    this.#measuring.end();
    const { app, what } = this;
    const { options } = app.setup(what.key);
    const names = entrants.map(({ name }) => name);
    const told = Object.keys(options).length ? ` --options '${JSON.stringify(options)}'` : '';
    const ratings = kind === 'league' ? ' --ratings' : '';
    const files = names.map(name => (name.includes(' ') ? `"${name}"` : name)).join(' ');
    const command = `python -m taku.arena ${what.game.name} ${files} --deals ${all} --seed 1${told}${ratings}`;
    const trial: Trial = { kind, names, own, all, begun: Date.now(), now: null, going: true, wrong: null, command };
    this.trial = trial;
    app.redraw();
    trial.wrong = await this.#measuring.measure(
      { game: what.game.name, entrants, options, seed: '1', deals: all },
      now => {
        trial.now = now;
        if (this.trial === trial) app.redraw();
      },
    );
    trial.going = false;
    if (this.trial === trial) app.redraw();
  }

  /** What has been measured so far stands. */
  stop() {
    this.#measuring.end();
    if (this.trial) this.trial.going = false;
    this.app.redraw();
  }

  leave() {
    this.busy = false;
    answerBy(null);
    this.#trying.end();
    this.#measuring.end();
  }
}
