import { html, nothing } from 'lit-html';
import type { App, Heard, Screen } from '../../app.ts';
import { bar } from '../../art/parts.ts';
import { HUMAN } from '../../kept/match-shape.ts';
import type { StoredMatch } from '../../kept/types.ts';
import { playedOn, save } from '../../model/matches.ts';
import { notOpened } from '../../model/notices.ts';
import { nowhere } from '../../model/nowhere.ts';
import { offerOf, tintOf } from '../../model/offers.ts';
import { Reckoning } from '../../model/reckoning.ts';
import { worstOf } from '../../model/verdict.ts';
import { replace } from '../../model/way.ts';
import type { Imagined, Reviewed } from '../../protocol.d.ts';
import { hasWords } from '../../table/view.ts';
import { decision } from './decision.ts';
import { course } from './line.ts';
import { progress } from './progress.ts';
import { rows } from './rows.ts';
import { advicePlain, summary, verdictInWords } from './summary.ts';
import { trying } from './trying.ts';

/** Where the list stays beside what it opens. */
const BESIDE = '(min-width: 68.75rem)';

/** Somebody who looks back at a match. */
class Looking {
  readonly reckoning: Reckoning;
  /** The decision that is looked at; null: none has been asked for. */
  entry: number | null = null;
  told: Imagined | null = null;
  tabled = false;
  /** Of which decisions it has been asked what was seen there, in this order. */
  #asked: number[] = [];
  #laid = false;
  #stays = true;
  #said = false;

  constructor(
    readonly app: App,
    readonly match: StoredMatch,
  ) {
    const seat = match.result?.seat ?? match.head.seats.indexOf(HUMAN);
    this.reckoning = new Reckoning(app, match, seat, () => this.#changed());
  }

  async begin() {
    const { app, match } = this;
    const { names, practice } = match;
    const saved = { ...save(match), log: [...match.log] };
    this.reckoning.open();
    app.useGame(match.head.game).then(() => this.#changed());
    await app.lay({ type: 'open', save: saved, at: 0 }, match.head, { names, practice, watched: 'mine' });
    this.#laid = this.#stays;
    this.ask();
    app.redraw();
  }

  /** The decision that is shown: the one asked for, or beside the list the worst. */
  get one(): Reviewed | undefined {
    const { judged } = this.reckoning.review;
    if (this.entry !== null) return judged.find(({ entry }) => entry === this.entry);
    return this.reckoning.stage === 'done' && matchMedia(BESIDE).matches
      ? worstOf(this.reckoning.review)[0]
      : undefined;
  }

  show(entry: number | null) {
    this.entry = entry;
    this.told = null;
    this.ask();
  }

  /** What did the seat see there? */
  ask() {
    const { one, match, reckoning } = this;
    if (!one || !this.#laid || this.told || this.#asked.at(-1) === one.entry) return;
    const { seat, review } = reckoning;
    this.#asked.push(one.entry);
    this.app.request({
      type: 'imagine',
      save: { ...save(match), log: [...match.log] },
      seat,
      entry: one.entry,
      seed: review.seed,
    });
  }

  heard(message: Heard) {
    if (message.type === 'crash') {
      this.#asked = [];
      queueMicrotask(() => this.ask()); // once it has been laid again
    }
    const isAnswer = message.type === 'imagined' || (message.type === 'refused' && message.request === 'imagine');
    if (!isAnswer || this.#asked.shift() !== this.one?.entry) return;
    if (message.type === 'imagined') this.told = message;
    this.app.redraw();
  }

  playOn(one: Reviewed) {
    const { match, app } = this;
    app.sit(playedOn({ ...match, watched: 'mine' }, match.log.slice(0, one.entry)));
  }

  leave() {
    this.#stays = this.#laid = false;
    this.reckoning.leave();
  }

  #changed() {
    if (!this.#stays) return;
    this.#say();
    this.ask();
    this.app.redraw();
  }

  /** The verdict and the advice, once, as soon as they are known and there are words for them. */
  #say() {
    const { app, reckoning } = this;
    if (this.#said || reckoning.stage !== 'done' || !hasWords(app)) return;
    this.#said = true;
    app.announce(
      verdictInWords(app, reckoning.review) + app.say('stop') + app.say('gap') + advicePlain(app, reckoning.review),
    );
  }
}

/** '#/review/<match>': what mattered in it; with the number of a decision, that one; with '/try' it is tried again. */
const reviewScreen = (): Screen => {
  let looking: Looking | null = null;
  /** Which match is wanted: it is read first. */
  let wanted = '';

  async function begin(app: App, id: string, entry: number | null) {
    const match = await app.matches.open(id);
    if (wanted !== id) return;
    if (!match) return missing(app, id);
    if (!match.over && !match.practice) return notYet(app, match);
    looking = new Looking(app, match);
    looking.entry = entry;
    await looking.begin();
  }

  return {
    instead: (_, [, , last]) => (last === 'try' ? trying : undefined),
    title: app => app.say('review-title'),

    enter(app, [id, entry]) {
      const asked = entry === undefined ? null : Number(entry);
      if (wanted !== id) {
        wanted = id;
        begin(app, id, asked);
        return;
      }
      if (!looking) return;
      looking.show(asked);
      queueMicrotask(() => arrive(asked !== null));
    },

    draw(app, params) {
      const result = looking?.match.result;
      return html`<div class="page review" data-open=${params[1] !== undefined || nothing} data-tint=${tintOf(looking ? offerOf(app, looking.match.head) : undefined)}>
        ${bar(app, app.say('review-title'), result ? html`<p class="result">${ended(app, looking as Looking)}</p>` : '')}
        ${looking && hasWords(app) ? looked(app, looking) : html`<p class="laying" role="status">${app.say('laying')}</p>`}
      </div>`;
    },

    heard: (_, message) => looking?.heard(message),

    /** Another tab has taken the match away. */
    async finished(app) {
      const id = wanted;
      if (!looking || (await app.matches.open(id)) || wanted !== id) return;
      nowhere(app);
    },

    leave(app) {
      looking?.leave();
      looking = null;
      wanted = '';
      app.leave();
    },
  };
};

export const screen = reviewScreen();

const looked = (app: App, looking: Looking) => {
  const { reckoning, one } = looking;
  const { review, stage } = reckoning;
  const turn = () => {
    looking.tabled = !looking.tabled;
    app.redraw();
  };
  const known = stage !== 'reading' && review.judged.length > 0;
  return html`<div class="overview">
      ${stage === 'done' ? nothing : progress(app, reckoning)}
      ${stage === 'done' ? summary(app, review) : nothing}
      ${known ? rows(app, review, one?.entry ?? null) : nothing}
    </div>
    <div class="beside">
      ${one ? decision(app, { review, one, told: looking.told, playOn: () => looking.playOn(one) }) : nothing}
      ${known ? course(app, review, looking.tabled, turn) : nothing}
    </div>`;
};

const ended = (app: App, { match }: Looking) => {
  const { result } = match;
  if (!result) return '';
  const points = app.say('points', { points: result.points[result.seat] });
  const place = result.sides > 1 ? app.say('place', { place: result.places[result.seat] }) : '';
  return [points, place].filter(Boolean).join(app.say('comma'));
};

/** The way on begins at what has been opened, or at the whole. */
function arrive(opened: boolean) {
  const beside = matchMedia(BESIDE).matches;
  if (!beside) scrollTo(0, 0);
  document.querySelector<HTMLElement>(opened ? '#opened' : 'h1')?.focus({ preventScroll: beside });
}

function missing(app: App, id: string) {
  const fault = app.matches.faultOf(id);
  if (fault) notOpened(app, fault);
  else nowhere(app);
}

function notYet(app: App, { id }: StoredMatch) {
  app.notify({
    id: 'not-yet',
    text: 'notice-review-not-yet',
    label: 'back-to-game',
    act: () => app.go(`#/play/${id}`),
  });
  replace('#/');
}
