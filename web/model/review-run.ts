import type { Stores } from '../app.ts';
import type { Moment, Reply, Reviewed } from '../protocol.d.ts';
import { begun, extentOf, isWhole, keepReview, markOf, readReview } from '../storage/review-store.ts';
import type { KeptReview, StoredMatch } from '../storage/stored-types.ts';
import { runBeside } from '../wire/second-engine.ts';
import { ownSeat, save } from './matches.ts';

const KEPT_EVERY = 5_000; // milliseconds
const ENOUGH = 4; // parts that must be done before the time left is estimated

/** Progress of a review; a failed one stays as it is. */
export type Stage = 'reading' | 'running' | 'stopped' | 'done' | 'failed';

/**
 * Runs a review in its own engine, beside the table, and stores what it has found. It may stop at any moment and
 * continues from there, in this visit or a later one.
 */
export class ReviewRun {
  stage: Stage = 'reading';
  review: KeptReview;
  #end = () => {};
  /** True if the player has pressed Stop while the stored review was being read. */
  #isStopped = false;
  #since = { time: 0, extent: 0 };
  #kept = 0;

  constructor(
    readonly app: Stores,
    readonly match: StoredMatch,
    /** Seat whose decisions are reviewed. */
    readonly seat: number,
    /** Called whenever the review has grown. */
    readonly changed: () => void,
  ) {
    this.review = begun({ id: match.id, log: markOf(match.log), seat, seed: match.id });
  }

  /** Start from the stored review if it is about this log, even if another tab stored it; then compute the rest. */
  async open() {
    this.#isStopped = false;
    this.#turn('reading');
    const kept = await readReview(this.match.id, this.seat);
    if (this.stage !== 'reading') return;
    const same = kept?.log === this.review.log;
    if (same && extentOf(kept) >= extentOf(this.review)) this.review = kept;
    if (extentOf(this.review) && isWhole(this.review)) this.#turn('done');
    else if (this.#isStopped) this.#turn('stopped');
    else this.#goOn();
  }

  #goOn() {
    const { seat, match, review } = this;
    this.#since = { time: performance.now(), extent: extentOf(review) };
    this.#kept = performance.now();
    this.#turn('running');
    this.#end = runBeside(
      {
        type: 'review',
        save: { ...save(match), log: [...match.log] },
        seat,
        seed: review.seed,
        since: (review.judged.at(-1)?.entry ?? -1) + 1,
        shared: review.shares.at(-1)?.entries[1] ?? 0,
      },
      {
        received: reply => this.#received(reply),
        done: () => this.#close('done'),
        failed: () => this.#close('failed'),
      },
    );
  }

  stop() {
    this.#isStopped = true;
    if (this.stage !== 'running') return;
    this.#end();
    this.#close('stopped');
  }

  /** Called when the player leaves the review. */
  leave() {
    const { stage } = this;
    this.stage = 'stopped';
    this.#end();
    if (stage === 'running') this.#keep();
  }

  /** Share of the work that is done, 0 to 1. */
  get share() {
    const { entries, ends } = this.review;
    return extentOf(this.review) / Math.max(1, entries.length + ends.length);
  }

  /** Estimated seconds left; null until there is enough to estimate from. */
  get left() {
    const done = extentOf(this.review) - this.#since.extent;
    if (done < ENOUGH) return null;
    const { entries, ends } = this.review;
    const missing = entries.length + ends.length - extentOf(this.review);
    return ((performance.now() - this.#since.time) / done / 1000) * missing;
  }

  /** Rounds whose end has been evaluated, and all rounds. */
  get rounds() {
    return { known: this.review.shares.length, all: this.review.ends.length };
  }

  #received(reply: Reply) {
    const { review } = this;
    if (reply.type === 'review-laid') {
      const { entries, ends, least } = reply;
      Object.assign(review, { entries, ends, least });
      this.#since.time = performance.now(); // the engine's own start must not count in the estimate
    } else if (reply.type === 'judged') this.#judged(reply.reviewed, reply.moments);
    else if (reply.type === 'shared') review.shares.push(reply.share);
    else if (reply.type === 'refused') {
      this.#end();
      return this.#close('failed');
    }
    if (performance.now() - this.#kept > KEPT_EVERY) this.#keep();
    this.changed();
  }

  #judged(decision: Reviewed, moments: readonly Moment[]) {
    this.review.judged.push(slim(decision));
    this.review.moments = [...(this.review.moments ?? []), ...moments.map(rounded)];
    if (decision.clear && this.seat === ownSeat(this.match)) this.app.mistakes.found(this.match, this.seat, decision);
  }

  #close(stage: Stage) {
    this.#turn(stage === 'done' && !isWhole(this.review) ? 'failed' : stage);
    this.#keep();
  }

  #turn(stage: Stage) {
    this.stage = stage;
    this.changed();
  }

  #keep() {
    this.#kept = performance.now();
    if (extentOf(this.review)) keepReview(structuredClone(this.review));
  }
}

/** Round the expected points to what a screen shows: there are hundreds of moments. */
const rounded = (moment: Moment): Moment => ({
  ...moment,
  expected: moment.expected.map(points => Math.round(100 * points) / 100),
});

const MOST = 6; // moves of a clear decision that are stored

/** Drop the moves that no screen shows; the best ones and the played one stay. */
const slim = (decision: Reviewed): Reviewed => ({
  ...decision,
  weighed: decision.weighed.filter(
    ({ move }, at) => (decision.clear && at < MOST) || move === decision.move || move === decision.best,
  ),
});
