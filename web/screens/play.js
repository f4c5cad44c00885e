import { loadLessons } from '../lessons.js';
import { titleOfMatch } from '../offers.js';
import { humansOf } from '../sitting.js';
import { table } from '../table/table.js';
import { Sitter } from './play-sitter.js';

/** @import { App } from '../types' */

/** @type {Sitter | null} */
let sitter = null;

/** The table of a match. @type {import('../types').Screen} */
export const screen = {
  table: true,
  title: app => titleOfMatch(app) || app.say('table'),

  enter(app, [id]) {
    if (sitter && app.match?.id === id) return;
    screen.leave?.(app);
    const { play } = (sitter = new Sitter(app));
    for (const told of ['waits', 'no-lesson', 'nowhere']) app.dismiss(told);
    app.calm.then(() => loadLessons(app));
    app.open(id).then(match => {
      if (!match) return app.go('#/');
      play.shared = humansOf(match) > 1;
      app.redraw();
    });
  },

  draw(app) {
    const { play, measure } = /** @type {Sitter} */ (sitter);
    queueMicrotask(measure);
    return table(app, play);
  },

  heard(app, fact) {
    sitter?.heard(fact);
  },

  leave(app) {
    sitter?.leave();
    sitter = null;
    if (/^#\/(learn\/|settings)/.test(location.hash)) offerWayBack(app);
    app.leave();
  },

  keys(app, event) {
    sitter?.keys(event);
  },
};

/** Whoever goes from a match to a lesson, or to the settings, finds the match again. @param {App} app */
const offerWayBack = app => {
  const { match } = app;
  if (!match?.id || match.over) return;
  const notice = { id: 'waits', text: 'notice-waits', label: 'back-to-game', act: () => app.go(`#/play/${match.id}`) };
  queueMicrotask(() => app.notify(notice)); // once the other screen is drawn
};
