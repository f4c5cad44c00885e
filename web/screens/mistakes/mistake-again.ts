import type { App, GameCatalogue, Params, Screen } from '../../app.ts';
import { lessonMode } from '../../exercise/lesson-mode.ts';
import { lessonTable } from '../../exercise/lesson-table.ts';
import { Retry } from '../../exercise/retry.ts';
import { replace } from '../../model/back-stack.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import { offerAt } from '../../model/offers.ts';
import { TableControl } from '../../play/control.ts';
import type { Mistake } from '../../storage/stored-types.ts';

/** '#/mistakes/again' repeats all due mistakes, '#/mistakes/again/hearts' those of one game. */
export const AGAIN = 'again';
/** '#/mistakes/early' repeats the next few although none is due yet, '#/mistakes/early/hearts' those of one game. */
export const EARLY = 'early';
/** '#/mistakes/one/<id>' repeats one mistake, due or not. */
export const ONE = 'one';

const FEW = 10; // mistakes repeated early

/** A session that repeats mistakes, one after another. */
class Session {
  readonly control: TableControl;
  readonly head = '';
  at = -1;
  task: Retry | null = null;

  constructor(
    readonly app: App,
    readonly mistakes: readonly Mistake[],
  ) {
    const mode = lessonMode(() => this.task, app.back);
    this.control = new TableControl(app, mode);
    this.next();
  }

  next() {
    const mistake = this.mistakes[this.at + 1];
    if (!mistake) return this.app.back();
    this.at += 1;
    this.control.parts.sheets.clear();
    this.task = new Retry(this.app, this.control, mistake);
    this.task.lay();
    this.app.redraw();
    document.querySelector('.told')?.scrollTo(0, 0);
  }
}

/** The mistakes that the address names. */
function mistakesAt(app: GameCatalogue, all: readonly Mistake[], [what, ...which]: Params) {
  const name = which.join('/');
  if (what === ONE) return all.filter(({ id }) => id === name);
  const ofGame = ofOffer(app, all, offerAt(app, name));
  return what === EARLY ? ofGame.slice(0, FEW) : ofGame.filter(isDue);
}

/** The positions of the mistakes, on the table. */
const table = (): Screen => {
  let session: Session | null = null;
  let place = '';

  const begin = (app: App, params: Params) =>
    readMistakes(app, all => {
      if (place !== params.join('/') || session) return;
      const found = mistakesAt(app, all, params);
      if (found.length) session = new Session(app, found);
      else replace('#/mistakes');
    });

  return {
    table: true,
    place: (_, params) => params.join('/'),
    title: app => app.say('mistakes'),

    enter(app, params) {
      if (place === params.join('/')) return;
      place = params.join('/');
      begin(app, params);
    },

    draw(app) {
      if (session) queueMicrotask(session.control.parts.room.measure);
      const { at = 0, mistakes = [] } = session ?? {};
      const caption = mistakes.length > 1 ? app.say('review-of', { at: at + 1, all: mistakes.length }) : '';
      return lessonTable(app, session, { title: app.say('mistakes'), caption, leave: 'mistakes-leave' });
    },

    heard(_, message) {
      session?.task?.heard(message);
    },

    leave(app) {
      session?.control.leave();
      session = null;
      place = '';
      app.leave();
    },

    keys(_, event) {
      session?.task?.keys(event);
    },
  };
};

export const screen: Screen = table();
