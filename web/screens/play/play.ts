import type { App, Screen } from '../../app.ts';
import { loadLessons } from '../../model/lessons.ts';
import { humansOf } from '../../model/matches.ts';
import { titleOfMatch } from '../../model/offers.ts';
import { Sitter } from '../../play/sitter.ts';
import { table } from '../../table/table.ts';

let sitter: Sitter | null = null;

/** The table of a match. */
export const screen: Screen = {
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
    const { play, measure } = sitter as Sitter;
    queueMicrotask(measure);
    return table(app, play);
  },

  heard(_app, fact) {
    sitter?.heard(fact);
  },

  leave(app) {
    sitter?.leave();
    sitter = null;
    if (/^#\/(learn\/|settings)/.test(location.hash)) offerWayBack(app);
    app.leave();
  },

  keys(_app, event) {
    sitter?.keys(event);
  },
};

/** Whoever goes from a match to a lesson, or to the settings, finds the match again. */
const offerWayBack = (app: App) => {
  const { match } = app;
  if (!match?.id || match.over) return;
  const notice = { id: 'waits', text: 'notice-waits', label: 'back-to-game', act: () => app.go(`#/play/${match.id}`) };
  queueMicrotask(() => app.notify(notice)); // once the other screen is drawn
};
