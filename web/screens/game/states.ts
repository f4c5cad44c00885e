/** The state shown at each link of a game's page; '' until it is known. */

import type { Display, GameCatalogue, Stores, Wording } from '../../app.ts';
import { playedOf, seedOf } from '../../model/daily.ts';
import { hasPlayed, nextDeal } from '../../model/first-games.ts';
import { lessonsOf } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { recently, resultOf, summary } from '../../model/statistics.ts';
import { datesOf, today } from '../../storage/dates.ts';
import { finished } from '../../storage/lesson-progress.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';

/** Today's deal: its result, unfinished, or not played yet. */
export function dailyState(app: Wording & Stores, what: Offer, records: readonly MatchRecord[]) {
  const { begun, done, again } = playedOf(app, what, seedOf(what.key, today()), records);
  if (done) return resultOf(app, done);
  if (begun) return app.say('unfinished');
  return app.say(again ? 'daily-begun-before' : 'not-played-yet');
}

/** How many of the game's lessons are done. */
export function lessonsState(app: Wording & GameCatalogue & Stores & Display, what: Offer) {
  const lessons = lessonsOf(app, what);
  if (!lessons?.length) return '';
  const done = lessons.filter(({ name }) => finished(app.lessons.of(what.game.name, name))).length;
  return app.say('done-of', { done, all: lessons.length });
}

/** Whether the guided first game is unfinished, played or new. */
export function firstGameState(app: Wording & GameCatalogue & Stores & Display, what: Offer) {
  const deal = nextDeal(app, what);
  const { over = true } = (deal && app.firstGames.of(what.game.name, deal.name)) ?? {};
  if (!over) return app.say('unfinished');
  return app.say(hasPlayed(app, what) ? 'first-played' : 'first-minutes');
}

/** How many practice questions were answered correctly. */
export function practiceState(app: Wording & Stores, what: Offer) {
  const { answered, right } = app.practice.of(what.key);
  return answered ? app.say('practice-right', { right, answered }) : app.say('not-begun-yet');
}

/** How many problems were answered correctly. */
export function trainingState(app: Wording & Stores, what: Offer) {
  const answers = app.training.of(what.game.name);
  const right = answers.filter(answer => answer.right).length;
  return answers.length ? app.say('practice-right', { right, answered: answers.length }) : app.say('train-line');
}

/** The result and the day of the latest match. */
export const playedState = (app: Wording, latest: MatchRecord) =>
  app.say('last-result', { result: resultOf(app, latest), day: recently(app, datesOf(latest).ended) });

/** How many contested matches were won; the count of all matches if none had an opponent. */
export function wonState(app: Wording, own: readonly MatchRecord[]) {
  const { matches, contested, won } = summary([...own], false);
  return contested ? app.say('won-of', { won, matches: contested }) : app.say('match-count', { matches });
}
