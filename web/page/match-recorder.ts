import type { App, EngineState } from '../app.ts';
import { importPart } from '../browser/import-part.ts';
import { leadsBackTo } from '../model/back-stack.ts';
import { noteBegun } from '../model/daily.ts';
import type { MatchLoader } from '../model/match-loader.ts';
import { record } from '../model/matches.ts';
import { wereLost } from '../model/notices.ts';
import { askForPersistence } from '../model/persistence-notice.ts';
import { tallyOf } from '../model/result.ts';
import { noteReturning } from '../model/visitor.ts';
import type { Frame } from '../protocol.d.ts';
import { keepDecision } from '../storage/reply-cache.ts';
import type { StoredMatch } from '../storage/stored-types.ts';

/** Keeps the match on the table up to date and stored, and reports what could not be stored. */
export class MatchRecorder {
  /** The match in which a person's decision is on its way to the engine. */
  #deciding: StoredMatch | null = null;
  #lossIsReported = false;

  constructor(
    readonly app: App,
    readonly engine: { readonly state: EngineState },
    readonly loader: Pick<MatchLoader, 'follow' | 'catchUp'>,
  ) {}

  /** Update and store the match after a frame. */
  follow(frame: Frame) {
    const { app } = this;
    const { match } = app;
    if (!match) return;
    app.viewer = frame.view.seat;
    const { id, over, result: before } = match;
    record(app, match, frame);
    this.loader.follow(frame);
    if (this.#deciding === match && frame.log) this.#markBegun(match);
    if (!id) return;
    if (match.over && !over) this.#keepDeal(match);
    const isFinished = !!match.result && !before; // another frame may come before the match is stored
    const kept = () => (isFinished ? this.#keepSafe() : this.#dismissNotStored());
    app.matches.keep(match).then(kept, this.reportNotStored);
  }

  /** Note a person's decision on its way to the engine. Store it if the engine has not loaded yet. */
  noteDecision(move: string) {
    const { match, matches } = this.app;
    this.#deciding = match;
    if (!match?.id || match.friends || this.engine.state !== 'loading') return;
    if (match.untouched) {
      this.#markBegun(match);
      matches.keep(match).catch(this.reportNotStored);
    }
    keepDecision(match, move);
  }

  /** Count a hint that the player asked for. */
  countHint() {
    const { match, matches } = this.app;
    if (!match?.id) return;
    tallyOf(match).hints += 1;
    this.#markBegun(match);
    matches.keep(match).catch(this.reportNotStored);
  }

  /** Mark the match as begun: a player has made a decision or asked for a hint. */
  #markBegun(match: StoredMatch) {
    this.#deciding = null;
    if (!match.untouched) return;
    delete match.untouched;
    noteReturning();
    noteBegun(this.app, match);
    this.#keepDeal(match);
  }

  /** If the match is a deal of an event, note there that it has begun, or its log if it is over. */
  #keepDeal(match: StoredMatch) {
    if (match.event)
      void importPart(() => import('./lazy.ts')).then(({ keepDeal }) => keepDeal(match), this.reportNotStored);
  }

  /** Delete a match without any decision, unless the back stack contains it. */
  forgetUntouched({ id, untouched }: StoredMatch) {
    const { matches } = this.app;
    if (untouched && matches.known(id) && !leadsBackTo(`#/play/${id}`)) matches.drop(id).catch(() => {});
  }

  /** Update the table: another tab played on, an import brought a longer log, or the database opened late. */
  matchesChanged(ids: readonly string[], parted: boolean) {
    const { app } = this;
    this.#dismissNotStored();
    this.reportLoss();
    if (app.match && ids.includes(app.match.id)) this.loader.catchUp(app.match, parted);
  }

  #keepSafe() {
    return askForPersistence(this.app).catch(() => {}); // a browser that says nothing about its storage
  }

  /** Report failed storage once, not after every move. */
  readonly reportNotStored = () => {
    const { notices, notify } = this.app;
    if (!notices.some(({ id }) => id === 'not-kept'))
      notify({ id: 'not-kept', text: 'notice-not-kept', lasting: true });
  };

  /** Remove the notice about failed storage after it has succeeded. */
  #dismissNotStored() {
    const { matches, notices, dismiss } = this.app;
    if (matches.lasting && notices.some(({ id }) => id === 'not-kept')) dismiss('not-kept');
  }

  /** Report once that the browser has deleted matches. */
  reportLoss() {
    if (!this.app.matches.lost || this.#lossIsReported) return;
    this.#lossIsReported = true;
    wereLost(this.app);
  }
}
