import type { GameCatalogue, Params, Screen } from '../../app.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { MistakeRetry } from '../../exercise/mistake-retry.ts';
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
    let mistakes: readonly Mistake[] = [];
    const exercise = lessonExercise(app, {
      names: at => ({
        title: app.say('mistakes'),
        caption: mistakes.length > 1 ? app.say('review-of', { at: at + 1, all: mistakes.length }) : '',
        leave: 'mistakes-leave',
      }),
      task: (at, control) => mistakes[at] && new MistakeRetry(app, control, mistakes[at]),
    });
    readMistakes(app, all => {
      if (visit.aborted) return;
      mistakes = mistakesAt(app, all, params);
      if (mistakes.length) exercise.begin(0);
      else replace('#/mistakes');
    });
    return exercise;
  },
};
