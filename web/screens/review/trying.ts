import { html } from 'lit-html';
import type { App, Params, Screen, Tables } from '../../app.ts';
import { Attempt } from '../../exercise/attempt.ts';
import { lessonMode } from '../../exercise/lesson-mode.ts';
import { lessonTable } from '../../exercise/lesson-table.ts';
import { replace } from '../../model/back-stack.ts';
import { playedOn } from '../../model/matches.ts';
import { nowhere } from '../../model/not-found.ts';
import { worstOf } from '../../model/verdict.ts';
import { TableControl } from '../../play/control.ts';
import type { Reviewed } from '../../protocol.d.ts';
import { reviewsOf } from '../../storage/review-store.ts';
import type { KeptReview, StoredMatch } from '../../storage/stored-types.ts';
import { addressOf } from './rows.ts';

/** A second try at a decision of a review. */
class Repetition {
  readonly control: TableControl;
  readonly at = 0;
  readonly head = html``;
  readonly task: Attempt;

  constructor(
    readonly app: App,
    readonly match: StoredMatch,
    readonly review: KeptReview,
    readonly one: Reviewed,
  ) {
    const mode = lessonMode(() => this.task, app.back);
    this.control = new TableControl(app, mode);
    const { head, log, names } = match;
    const position = {
      head,
      names,
      log: log.slice(0, one.entry),
      seat: review.seat,
      good: one.good.length ? one.good : [one.best],
      reviewed: one,
    };
    this.task = new Attempt(app, this.control, position, () => {});
    this.task.beside = {
      words: 'review-play-on',
      act: () => app.sit(playedOn({ ...match, watched: 'mine' }, position.log)),
    };
    this.task.lay();
  }

  /** Go to the next of the most costly decisions; back to the review after the last. */
  next() {
    const worst = worstOf(this.review);
    const next = worst[worst.findIndex(({ entry }) => entry === this.one.entry) + 1];
    if (next) replace(`${addressOf(this.review, next)}/try`);
    else this.app.back();
  }
}

/** Try a decision again: '#/review/<match>/<entry>/try'. */
const tryingScreen = (): Screen => {
  let repetition: Repetition | null = null;
  let currentPlace = '';

  async function begin(app: App, [id, entry]: Params) {
    const place = currentPlace;
    const [match, reviews] = await Promise.all([app.matches.open(id), reviewsOf(id)]);
    if (currentPlace !== place) return;
    const isIt = (each: Reviewed) => each.entry === Number(entry);
    const review = reviews.find(({ judged }) => judged.some(isIt));
    const one = review?.judged.find(isIt);
    if (!match) return nowhere(app);
    if (!review || !one) return replace(`#/review/${id}`);
    repetition = new Repetition(app, match, review, one);
    app.redraw();
  }

  const leave = (app: Tables) => {
    repetition?.control.leave();
    repetition = null;
    app.leave();
  };

  return {
    table: true,
    place: (_, params) => params.join('/'),
    title: app => app.say('review-try'),

    enter(app, params) {
      if (currentPlace === params.join('/')) return;
      leave(app);
      currentPlace = params.join('/');
      begin(app, params);
    },

    draw(app) {
      if (repetition) queueMicrotask(repetition.control.parts.room.measure);
      const caption = repetition ? app.say('review-round', { round: repetition.one.round }) : '';
      return lessonTable(app, repetition, { title: app.say('review-try'), caption, leave: 'review-leave' });
    },

    heard(_, message) {
      repetition?.task.heard(message);
    },

    leave(app) {
      currentPlace = '';
      leave(app);
    },

    keys(_, event) {
      repetition?.task.keys(event);
    },
  };
};

export const trying = tryingScreen();
