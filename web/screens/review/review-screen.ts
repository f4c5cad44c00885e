import { html, nothing } from 'lit-html';
import type { App, CurrentTable, IncomingMessage, Screen, Wording } from '../../app.ts';
import { topBar } from '../../art/widgets.ts';
import { ownSeat, playedOn, save, seatsHere } from '../../model/matches.ts';
import { notFound, notYet } from '../../model/notices.ts';
import { offerOf, tintOf } from '../../model/offers.ts';
import { ReviewRun } from '../../model/review-run.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { worstOf } from '../../model/verdict.ts';
import type { Imagined, Reviewed } from '../../protocol.d.ts';
import { reviewsOf } from '../../storage/review-store.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { hasWords } from '../../table/view-queries.ts';
import { sentence } from '../../words/sentence.ts';
import { decision } from './decision.ts';
import { decisionList } from './decision-list.ts';
import { decisionRetry } from './decision-retry.ts';
import type { Pointing } from './review-chart.ts';
import { course } from './review-chart.ts';
import { reviewProgress } from './review-progress.ts';
import { advicePlain, summary, toProblems, verdictInWords } from './summary.ts';

/** Media query for the layout with the list beside the opened decision. */
const BESIDE = '(min-width: 68.75rem)';

/** A review of one match on the screen. */
class OpenReview implements Pointing {
  run: ReviewRun;
  /** Log index of the decision that the address names; null if it names none. */
  entry: number | null = null;
  imagined: Imagined | null = null;
  tabled = false;
  pointed: number | null = null;
  readonly #runs: Map<number, ReviewRun> = new Map();
  /** Log indices of pending `imagine` requests, in the order of their replies. */
  #pending: number[] = [];
  #isLaid = false;
  #isOpen = true;
  #announced = false;

  constructor(
    readonly app: App,
    readonly match: StoredMatch,
    seat: number,
  ) {
    this.run = this.#of(seat);
  }

  #of(seat: number) {
    const there = this.#runs.get(seat);
    if (there) return there;
    const fresh = new ReviewRun(this.app, this.match, seat, () => this.changed());
    this.#runs.set(seat, fresh);
    return fresh;
  }

  /** The seat that made a decision; undefined if no review here has it. */
  seatOf(entry: number | null): number | undefined {
    if (entry === null) return ownSeat(this.match);
    const all = [this.run, ...this.#runs.values()];
    return all.find(({ review }) => review.entries.includes(entry))?.seat;
  }

  /** Show the decisions of another player at this device. */
  turnTo(seat: number) {
    if (seat === this.run.seat) return;
    this.run.leave();
    this.run = this.#of(seat);
    this.pointed = null;
    this.#announced = false;
    this.run.open();
  }

  async begin() {
    const { app, match } = this;
    const { names, practice, friends } = match;
    const saved = { ...save(match), log: [...match.log] };
    this.run.open();
    app.useGame(match.head.game).then(() => this.changed());
    await app.openUnstored({ type: 'open', save: saved, at: 0 }, match.head, {
      names,
      practice,
      friends,
      watched: 'mine',
    });
    this.#isLaid = this.#isOpen;
    this.ask();
    app.redraw();
  }

  /** The decision shown: the one addressed or, in the wide layout, the most costly. */
  get one(): Reviewed | undefined {
    const { judged } = this.run.review;
    if (this.entry !== null) return judged.find(({ entry }) => entry === this.entry);
    return this.run.stage === 'done' && matchMedia(BESIDE).matches ? worstOf(this.run.review)[0] : undefined;
  }

  show(entry: number | null) {
    this.entry = entry;
    this.imagined = null;
    this.ask();
  }

  /** Request the view and the guessed deals at the shown decision, unless they are here or pending. */
  ask() {
    const { one, match, run } = this;
    if (!one || !this.#isLaid || this.imagined || this.#pending.at(-1) === one.entry) return;
    const { seat, review } = run;
    this.#pending.push(one.entry);
    this.app.request({
      type: 'imagine',
      save: { ...save(match), log: [...match.log] },
      seat,
      entry: one.entry,
      seed: review.seed,
    });
  }

  receive(message: IncomingMessage) {
    if (message.type === 'crash') {
      this.#pending = [];
      queueMicrotask(() => this.ask()); // the page must have loaded the match again
    }
    const isAnswer = message.type === 'imagined' || (message.type === 'refused' && message.request === 'imagine');
    if (!isAnswer || this.#pending.shift() !== this.one?.entry) return;
    if (message.type === 'imagined') this.imagined = message;
    this.app.redraw();
  }

  playOn(one: Reviewed) {
    const { match, app } = this;
    app.sit(playedOn({ ...match, watched: 'mine' }, match.log.slice(0, one.entry)));
  }

  leave() {
    this.#isOpen = this.#isLaid = false;
    this.run.leave();
  }

  changed() {
    if (!this.#isOpen) return;
    this.#announce();
    this.ask();
    this.app.redraw();
  }

  /** Announce the verdict and the advice once, as soon as review and messages are loaded. */
  #announce() {
    const { app, run } = this;
    if (this.#announced || run.stage !== 'done' || !hasWords(app)) return;
    this.#announced = true;
    app.announce(sentence(app, verdictInWords(app, run.review)) + app.say('gap') + advicePlain(app, run.review));
  }
}

/** The part of the address that names a player: 'of-2' is seat 2. */
const OF = /^of-(\d+)$/;

/** The seat and the decision that the address names; null for what it does not name. */
function parseAddress(part: string | undefined) {
  const seat = OF.exec(part ?? '')?.[1];
  if (seat !== undefined) return { seat: Number(seat), entry: null };
  return { seat: null, entry: part === undefined ? null : Number(part) };
}

/** The seat to review: the one addressed, the one that made the decision, else the viewer's own. */
async function seatMeant(match: StoredMatch, { seat, entry }: ReturnType<typeof parseAddress>) {
  const here = seatsHere(match);
  if (seat !== null && here.includes(seat)) return seat;
  const reviews = entry === null || here.length < 2 ? [] : await reviewsOf(match.id);
  return reviews.find(({ entries }) => entry !== null && entries.includes(entry))?.seat ?? ownSeat(match);
}

/**
 * The review of a match: '#/review/<match>'. '…/of-2' reviews seat 2 of several people at this device.
 * The log index of a decision opens it, and a further '/try' repeats it.
 */
export const screen: Screen = {
  instead: (_, [, , last]) => (last === 'try' ? decisionRetry : undefined),
  place: (_, [id]) => id,
  open(app, [id, part], visit) {
    let target = parseAddress(part);
    let opened: OpenReview | null = null;
    const begin = async () => {
      const match = await app.matches.open(id);
      if (visit.aborted) return;
      if (!match) return notFound(app, id);
      if (!match.over && !match.practice) return notYet(app, match, 'notice-review-not-yet');
      const seat = await seatMeant(match, target);
      if (visit.aborted) return;
      opened = new OpenReview(app, match, seat);
      opened.entry = target.entry;
      await opened.begin();
    };
    begin();
    return {
      title: () => app.say('review-title'),
      draw() {
        const result = opened?.match.result;
        return html`<div class="page review" data-open=${target.entry !== null || nothing} data-tint=${tintOf(opened ? offerOf(app, opened.match.head) : undefined)}>
        ${topBar(app, app.say('review-title'), result ? html`<p class="result">${ended(app, opened as OpenReview)}</p>` : '')}
        ${opened && hasWords(app) ? content(app, opened) : html`<p class="loading-note" role="status">${app.say('laying')}</p>`}
      </div>`;
      },
      receive: message => opened?.receive(message),
      /** Leave if another tab has deleted the match. */
      async finished() {
        if (opened && !(await app.matches.open(id)) && !visit.aborted) reportUnknownAddress(app);
      },
      follow([, to]) {
        target = parseAddress(to);
        if (!opened) return;
        opened.turnTo(target.seat ?? opened.seatOf(target.entry) ?? opened.run.seat);
        opened.show(target.entry);
        queueMicrotask(() => arrive(target.entry !== null));
      },
      leave() {
        opened?.leave();
        app.leave();
      },
    };
  },
};

const content = (app: App, opened: OpenReview) => {
  const { run, one } = opened;
  const { review, stage } = run;
  const known = stage !== 'reading' && review.judged.length > 0;
  return html`<div class="overview">
      ${whose(app, opened)}
      ${opened.match.pad ? html`<p class="surface help">${app.say('review-pad')}</p>` : nothing}
      ${stage === 'done' ? nothing : reviewProgress(app, run)}
      ${stage === 'done' ? html`${summary(app, review)}${toProblems(app, opened.match.head, review)}` : nothing}
      ${known ? decisionList(app, review, one?.entry ?? null) : nothing}
    </div>
    <div class="beside">
      ${one ? decision(app, { review, one, imagined: opened.imagined, playOn: () => opened.playOn(one) }) : nothing}
      ${known ? course(app, review, opened) : nothing}
    </div>`;
};

/** Links to the reviews of each person at this device, if there are several. */
const whose = (app: Wording & CurrentTable, { match, run }: OpenReview) => {
  const here = seatsHere(match);
  if (here.length < 2) return nothing;
  const own = ownSeat(match);
  const one = (seat: number) =>
    html`<a href=${`#/review/${match.id}${seat === own ? '' : `/of-${seat}`}`} aria-current=${seat === run.seat ? 'page' : nothing}>${app.seatName(seat)}</a>`;
  return html`<nav class="review-seats" aria-label=${app.say('review-whose')}>${here.map(one)}</nav>`;
};

const ended = (app: Wording, { match, run: { seat } }: OpenReview) => {
  const { result } = match;
  if (!result) return '';
  const points = app.say('points', { points: result.points[seat] });
  const place = result.sides > 1 ? app.say('place', { place: result.places[seat] }) : '';
  return [points, place].filter(Boolean).join(app.say('comma'));
};

/** Scroll and focus the opened decision, or the heading. */
function arrive(opened: boolean) {
  const beside = matchMedia(BESIDE).matches;
  if (!beside) scrollTo(0, 0);
  document.querySelector<HTMLElement>(opened ? '#opened' : 'h1')?.focus({ preventScroll: beside });
}
