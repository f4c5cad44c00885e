import type { App, Display, Navigation, Params, Screen, Stores } from '../../app.ts';
import { Attempt } from '../../exercise/attempt.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { replace } from '../../model/back-stack.ts';
import { playedOn } from '../../model/matches.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { worstOf } from '../../model/verdict.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Reviewed } from '../../protocol.d.ts';
import { reviewsOf } from '../../storage/review-store.ts';
import type { KeptReview, StoredMatch } from '../../storage/stored-types.ts';
import { addressOf } from './decision-list.ts';

/** The decision that an address names, with its match and its review; undefined after going elsewhere. */
async function decisionAt(app: Stores & Display, [id, entry]: Params, visit: AbortSignal) {
  const [match, reviews] = await Promise.all([app.matches.open(id), reviewsOf(id)]);
  if (visit.aborted) return undefined;
  const isIt = (each: Reviewed) => each.entry === Number(entry);
  const review = reviews.find(({ judged }) => judged.some(isIt));
  const one = review?.judged.find(isIt);
  if (!match) return reportUnknownAddress(app);
  return review && one ? { match, review, one } : replace(`#/review/${id}`);
}

type Decision = { match: StoredMatch; review: KeptReview; one: Reviewed };

/** The decision as a task, from which the learner can also play on. */
function attemptAt(app: App, control: TableControl, { match, review, one }: Decision) {
  const { head, log, names } = match;
  const before = log.slice(0, one.entry);
  const good = one.good.length ? one.good : [one.best];
  const position = { head, names, log: before, seat: review.seat, good, reviewed: one };
  const attempt = new Attempt(app, control, position, () => {});
  attempt.beside = {
    words: 'review-play-on',
    act: () => app.sit(playedOn({ ...match, watched: 'mine' }, before)),
  };
  return attempt;
}

/** Go to the next of the most costly decisions; back to the review after the last. */
function goOn(app: Navigation, { review, one }: Decision) {
  const worst = worstOf(review);
  const next = worst[worst.findIndex(({ entry }) => entry === one.entry) + 1];
  if (next) replace(`${addressOf(review, next)}/try`);
  else app.back();
}

/** Try a decision of a review again: '#/review/<match>/<entry>/try'. */
export const decisionRetry: Screen = {
  table: true,
  open(app, params, visit) {
    let decision: Decision | undefined;
    const exercise = lessonExercise(app, {
      names: () => ({
        title: app.say('review-try'),
        caption: decision ? app.say('review-round', { round: decision.one.round }) : '',
        leave: 'review-leave',
      }),
      task: (at, control) => (decision && !at ? attemptAt(app, control, decision) : undefined),
      end: () => decision && goOn(app, decision),
    });
    decisionAt(app, params, visit).then(found => {
      decision = found;
      if (found) exercise.begin(0);
    });
    return exercise;
  },
};
