import type { Display, EngineAccess, GameCatalogue, Navigation } from '../../app.ts';
import { random } from '../../model/matches.ts';
import type { Entrants, Measurement, Trial } from '../../model/measuring.ts';
import { DEALS, measurementOf } from '../../model/measuring.ts';
import type { Offer } from '../../model/offers.ts';
import { setTrialBot } from '../../model/own-bots.ts';
import type { Refused, TrialDealPlayed, WantsMove } from '../../protocol.d.ts';
import type { OwnBot } from '../../storage/bot-store.ts';
import type { Fault } from '../../wire/lab.ts';
import { Lab } from '../../wire/lab.ts';

/** Output and time of a bot for one decision; `at` is the length of the log before it. */
export type Printed = { text: string; milliseconds: number; at: number };

/** Value of `against` for measuring against all levels. */
export const ALL = 'all';

/** Tries and measures bots; each of the two has its own Python worker. */
export class Bench {
  readonly #trying = new Lab();
  /** True while the bot plays a deal. */
  busy = false;
  printed: Printed[] = [];
  wrong: Fault | null = null;
  /** Number of deals to measure, and the level to measure against. */
  deals: number = DEALS[0];
  against: string = ALL;
  readonly measuring: Measurement;

  constructor(
    readonly app: GameCatalogue & Navigation & Display & EngineAccess,
    readonly what: Offer,
    /** Called after a deal, which may have ended early; null if it could not start. */
    readonly done: (tried: TrialDealPlayed | null) => void,
  ) {
    this.measuring = measurementOf(app);
    this.#trying.start(); // start early, so that Python is ready at the first try
  }

  /** Let the engine play a deal with this bot at the first seat. */
  async tryOut({ name, code }: OwnBot, seats: string[]) {
    if (this.busy) return;
    const { app, what } = this;
    Object.assign(this, { busy: true, printed: [], wrong: null });
    app.redraw();
    const taken = await this.#trying.loadBot(what.game.name, name, code);
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
    setTrialBot(asked => this.#answer(asked, before));
    const { options } = app.setup(what.key);
    app.request({ type: 'trial-deal', game: what.game.name, seats, seed: random(), asked: [0], options });
  }

  async #answer({ world, seed }: WantsMove, before: string) {
    const { move, milliseconds, printed, wrong } = await this.#trying.decide(world, seed);
    this.printed.push({ text: (this.printed.length ? '' : before) + printed, milliseconds, at: 0 });
    this.wrong = wrong ?? null;
    return move;
  }

  /** Handle the engine's reply: the deal was played, or refused. */
  receive(message: TrialDealPlayed | Refused) {
    setTrialBot(null);
    if (!this.busy) return;
    this.busy = false;
    if (message.type === 'refused') return this.done(null);
    for (const [number, at] of message.decisions.entries()) {
      const printed = this.printed[number];
      if (printed) printed.at = at;
    }
    this.done(message);
  }

  /** The trial of one bot against all levels, or against one. */
  #measure({ id, name, code }: OwnBot): Trial {
    const levels = this.against === ALL ? this.what.game.levels : [this.against];
    return this.#trial('measure', `${id} ${this.against}`, [{ name, code }], levels);
  }

  #league(bots: readonly OwnBot[]): Trial {
    const { game, key } = this.what;
    const own = bots.map(({ name, code }) => ({ name, code }));
    return this.#trial('league', `league ${key}`, own, game.levels);
  }

  #trial(kind: Trial['kind'], id: string, own: Entrants, levels: readonly string[]): Trial {
    const { app, what } = this;
    const { options } = app.setup(what.key);
    const entrants = [...own, ...levels.map(name => ({ name }))];
    return { kind, id, key: what.key, game: what.game.name, entrants, own: own.length, options };
  }

  measure = (bot: OwnBot) => this.measuring.begin(this.#measure(bot), this.deals);

  league = (bots: readonly OwnBot[]) => this.measuring.begin(this.#league(bots), this.deals);

  /** Show the stored measurement of a bot. */
  showMeasured = (bot: OwnBot) => this.measuring.show(this.#measure(bot));

  showLeague = (bots: readonly OwnBot[]) => this.measuring.show(this.#league(bots));

  leave() {
    this.busy = false;
    setTrialBot(null);
    this.#trying.end();
    this.measuring.leave();
  }
}
