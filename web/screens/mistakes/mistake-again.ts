import type { GameCatalogue, Params, Screen } from '../../app.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { decisionsOf, ProblemSession } from '../../exercise/problem-session.ts';
import { replace } from '../../model/back-stack.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import { offerAt } from '../../model/offers.ts';
import type { Mistake } from '../../storage/stored-types.ts';

/** '#/mistakes/again' repeats all due mistakes, '#/mistakes/again/hearts' those of one game. */
export const AGAIN = 'again';
/** '#/mistakes/early' repeats the next few although none is due yet, '#/mistakes/early/hearts' those of one game. */
export const EARLY = 'early';
/** '#/mistakes/one/<id>' repeats one mistake, due or not. */
export const ONE = 'one';

const FEW = 10; // mistakes repeated early

/** The mistakes that the address names. */
function mistakesAt(app: GameCatalogue, all: readonly Mistake[], [what, ...which]: Params) {
  const name = which.join('/');
  if (what === ONE) return all.filter(({ id }) => id === name);
  const ofGame = ofOffer(app, all, offerAt(app, name));
  return what === EARLY ? ofGame.slice(0, FEW) : ofGame.filter(isDue);
}

/** The positions of the mistakes, on the table. */
export const screen: Screen = {
  table: true,
  open(app, params, visit) {
    let session = new ProblemSession(app, []);
    const exercise = lessonExercise(app, {
      names: at => ({
        title: app.say('mistakes'),
        caption: session.count > 1 ? session.dots(at) : '',
        leave: 'mistakes-leave',
      }),
      task: (at, control) => session.task(at, control),
    });
    readMistakes(app, all => {
      if (visit.aborted) return;
      session = new ProblemSession(app, decisionsOf(app, mistakesAt(app, all, params)));
      if (session.count) exercise.begin(0);
      else replace('#/mistakes');
    });
    return exercise;
  },
};
