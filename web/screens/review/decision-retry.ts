import type { App, Display, Navigation, Params, Screen, Stores } from '../../app.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { ProblemSession } from '../../exercise/problem-session.ts';
import { replace } from '../../model/back-stack.ts';
import { problemOf } from '../../model/decision-problem.ts';
import { ownSeat } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { offerOf } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { worstOf } from '../../model/verdict.ts';
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

type ReviewedDecision = { match: StoredMatch; review: KeptReview; one: Reviewed };

/** The decision as a session: the player's own counts as an answer to the mistake that it is. */
async function sessionOf(app: App, { match, review, one }: ReviewedDecision) {
  const id = `${match.id}/${one.entry}`;
  const mistake = (await app.mistakes.all()).find(each => each.id === id);
  const problem = problemOf(id, match, review.seat, one);
  const what = offerOf(app, match.head) as Offer;
  const isAnothers = review.seat !== ownSeat(match);
  return new ProblemSession(app, [{ what, problem, match: { ...match, watched: 'mine' }, mistake, isAnothers }]);
}

/** Go to the next of the most costly decisions; back to the review after the last. */
function goOn(app: Navigation, { review, one }: ReviewedDecision) {
  const worst = worstOf(review);
  const next = worst[worst.findIndex(({ entry }) => entry === one.entry) + 1];
  if (next) replace(`${addressOf(review, next)}/try`);
  else app.back();
}

/** Try a decision of a review again: '#/review/<match>/<entry>/try'. */
export const decisionRetry: Screen = {
  table: true,
  open(app, params, visit) {
    let decision: ReviewedDecision | undefined;
    let session: ProblemSession | undefined;
    const exercise = lessonExercise(app, {
      names: () => ({
        title: app.say('review-try'),
        caption: decision ? app.say('review-round', { round: decision.one.round }) : '',
        leave: 'review-leave',
      }),
      task: (at, control) => session?.task(at, control),
      end: () => decision && goOn(app, decision),
    });
    decisionAt(app, params, visit).then(async found => {
      if (!found) return;
      decision = found;
      session = await sessionOf(app, found);
      if (!visit.aborted) exercise.begin(0);
    });
    return exercise;
  },
};
