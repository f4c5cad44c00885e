import { html } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { loadLessons } from '../../model/lessons.ts';
import { titleOfMatch } from '../../model/offers.ts';
import { matchConduct } from '../../play/conduct.ts';
import { TableControl } from '../../play/control.ts';
import { drawTable } from '../../table/table.ts';

/** The table of a match. */
const matchScreen = (): Screen => {
  let control: TableControl | null = null;

  const leave = (app: App) => {
    control?.leave();
    control = null;
    if (/^#\/(learn\/|settings)/.test(location.hash)) offerWayBack(app);
    app.leave();
  };

  return {
    table: true,
    title: app => titleOfMatch(app) || app.say('table'),

    enter(app, [id]) {
      if (control && app.match?.id === id) return;
      leave(app);
      control = new TableControl(app, matchConduct(app));
      for (const told of ['waits', 'no-lesson', 'nowhere']) app.dismiss(told);
      app.calm.then(() => loadLessons(app));
      app.open(id).then(match => {
        if (match) app.redraw();
        else app.go('#/');
      });
    },

    draw(app) {
      if (!control) return html``;
      queueMicrotask(control.parts.room.measure);
      return drawTable(app, control.table);
    },

    heard(_, message) {
      control?.heard(message);
    },

    leave,

    keys(_, event) {
      control?.keys(event);
    },
  };
};

export const screen = matchScreen();

/** Whoever goes from a match to a lesson, or to the settings, finds the match again. */
const offerWayBack = (app: App) => {
  const { match } = app;
  if (!match?.id || match.over) return;
  const notice = { id: 'waits', text: 'notice-waits', label: 'back-to-game', act: () => app.go(`#/play/${match.id}`) };
  queueMicrotask(() => app.notify(notice)); // once the other screen is drawn
};
