import type { App, EngineState } from '../app.ts';
import { begunBefore } from '../model/daily.ts';
import { offerGuide } from '../model/first-games.ts';
import type { MatchLoader } from '../model/match-loader.ts';
import { newMatch } from '../model/matches.ts';
import type { Offer } from '../model/offers.ts';
import { offerAt } from '../model/offers.ts';
import { beginEarly } from '../model/openings.ts';
import { temperedHere } from '../model/tempers.ts';
import { levelOf } from '../storage/match-shape.ts';
import type { Rival, Setup } from '../storage/stored-types.ts';
import type { MatchRecorder } from './match-recorder.ts';
import type { PageWords } from './page-words.ts';

/** Starts matches, at once if the build brings an opening, else as soon as the engine is ready. */
export class MatchStarter {
  /** True while a match is about to begin before the engine is ready: nothing is redrawn until it does. */
  isBeginning = false;

  constructor(
    readonly app: App,
    readonly engine: { readonly state: EngineState },
    /** Resolves when the engine is ready. */
    readonly ready: Promise<void>,
    readonly words: Pick<PageWords, 'fetch' | 'wanted'>,
    readonly loader: Pick<MatchLoader, 'begin' | 'canShow'>,
    readonly recorder: Pick<MatchRecorder, 'forgetUntouched'>,
  ) {}

  /** See `App.start`. */
  async start(key: string, setup: Setup, seed?: string, rival?: Rival) {
    const { app } = this;
    const what = offerAt(app, key) as Offer;
    if (!seed) offerGuide(app, what);
    const last = { ...setup, seats: setup.seats.map(levelOf) };
    if (!seed) app.alter('last', ({ [key]: _, ...others }) => ({ ...others, [key]: last })); // the latest comes last
    if (!seed && this.engine.state === 'loading' && (await this.#startsEarly(key, setup))) return;
    this.isBeginning = false;
    if (!(await this.#waitForEngine(key))) return;
    const { game } = what;
    // A seed from a link comes with its own seats.
    const seats = seed ? setup.seats : temperedHere(app, game, setup);
    const match = newMatch(game.name, { ...setup, seats }, seed);
    const begun = (await begunBefore(app, match)) ?? match;
    if (rival) begun.rival = rival;
    if (begun === match || rival) await app.sit(begun);
    else app.go(`#/play/${begun.id}`);
  }

  /** See `App.resume`. */
  async resume(id: string) {
    if ((await this.loader.canShow(id)) || (await this.#waitForEngine(id))) this.app.go(`#/play/${id}`);
  }

  /** Wait for the engine. Resolves to true unless something else was tapped meanwhile. */
  async #waitForEngine(what: string) {
    const { app } = this;
    app.starting = what;
    app.redraw();
    await this.ready;
    const still = app.starting === what;
    if (still) app.starting = null;
    return still;
  }

  /** Begin a match before the engine is ready, if possible. True also if the player no longer wants it. */
  async #startsEarly(key: string, setup: Setup) {
    const { app, words } = this;
    app.starting = key;
    app.redraw();
    words.fetch(words.wanted, offerAt(app, key)?.game.name ?? '').catch(() => {}); // the table fetches them again
    const isWanted = () => app.starting === key && this.engine.state === 'loading';
    const soon = <T>(wait: Promise<T>) => Promise.race([wait, this.ready.then(() => null)]);
    const begun = await beginEarly(app, { key, setup }, soon, isWanted);
    if (app.starting !== key) {
      if (begun) this.recorder.forgetUntouched(begun.match); // something else was tapped meanwhile
      return true;
    }
    if (!begun) return false;
    app.starting = null;
    this.loader.begin(begun);
    app.go(`#/play/${begun.match.id}`);
    return true;
  }
}
