import { titleOfMatch } from '../offers.js';
import { humansOf } from '../sitting.js';
import { table } from '../table/table.js';
import { Sitter } from './play-sitter.js';

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

  leave() {
    sitter?.leave();
    sitter = null;
  },

  keys(app, event) {
    sitter?.keys(event);
  },
};
