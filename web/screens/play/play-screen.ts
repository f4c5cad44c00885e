import { html } from 'lit-html';
import type {
  CurrentTable,
  Display,
  EngineAccess,
  GameCatalogue,
  Navigation,
  Screen,
  Tables,
  Wording,
} from '../../app.ts';
import { keepAwake } from '../../browser/awake.ts';
import { dayOf } from '../../model/daily.ts';
import { loadLessons } from '../../model/lessons.ts';
import { humansOf } from '../../model/matches.ts';
import { titleOfMatch } from '../../model/offers.ts';
import { seekPars, stopPars } from '../../model/strong-result.ts';
import { Along } from '../../parts/guide/along.ts';
import { matchGuide } from '../../parts/guide/match-guide.ts';
import { TableControl } from '../../play/control.ts';
import { matchMode } from '../../play/table-mode.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import type { Table } from '../../table/drawn-types.ts';
import { drawTable } from '../../table/table.ts';
import { turnOf } from '../../table/talk.ts';

/** The table of a match. */
const matchScreen = (): Screen => {
  let control: TableControl | null = null;
  let guide: Along | null = null;
  /** Id of the match on the table. */
  let played = '';

  const leave = (app: Navigation & Display & CurrentTable & Tables) => {
    guide?.leave();
    guide = control = null;
    keepAwake(false);
    stopPars();
    if (/^#\/(learn\/|settings)/.test(location.hash)) offerWayBack(app);
    app.leave();
  };

  return {
    table: true,
    title(app) {
      const title = titleOfMatch(app) || app.say('table');
      const turn = app.company && control ? turnIn(app, control.table) : '';
      return turn ? app.say('turn-at', { turn, title }) : title;
    },

    enter(app, [id]) {
      if (control && played === id) return;
      leave(app);
      guide = new Along(app);
      control = new TableControl(app, matchMode(app, guide.hooks));
      guide.control = control;
      played = id;
      for (const notice of ['waits', 'no-lesson', 'nowhere']) app.dismiss(notice);
      app.calm.then(() => loadLessons(app));
      app.open(id);
    },

    draw(app) {
      if (!control || !guide) return html``;
      queueMicrotask(control.parts.room.measure);
      return drawTable(app, control.table, matchGuide(app, guide));
    },

    heard(app, message) {
      if (!guide?.heard(message)) control?.heard(message);
      if (message.type !== 'frame' || !app.match) return;
      keepAwake(isWithOthers(app.match));
      if (app.match.over) measure(app, app.match);
    },

    leave,

    keys(_, event) {
      guide?.keys(event);
    },
  };
};

/** Whose turn it is, for the browser tab's title; '' if no player is to act. */
function turnIn(app: Wording & CurrentTable, table: Table) {
  const { asked, view } = table.scene;
  if (asked) return app.say('your-turn');
  return view && view.to_act >= 0 ? turnOf(app, table, view.to_act) : '';
}

export const screen = matchScreen();

/** True while a match with other people goes on, on this device or on theirs. */
const isWithOthers = (match: StoredMatch) => !match.over && (!!match.friends || humansOf(match) > 1);

/** Compute the par of a deal of the day once the match is over. */
const measure = (app: GameCatalogue & EngineAccess, { head, practice }: StoredMatch) =>
  dayOf(app, { head, practice }) && seekPars(app, [head]);

/** Offer a way back to the unfinished match on the lesson or settings screen that follows. */
const offerWayBack = (app: Navigation & Display & CurrentTable) => {
  const { match } = app;
  if (!match?.id || match.over) return;
  const notice = { id: 'waits', text: 'notice-waits', label: 'back-to-game', act: () => app.go(`#/play/${match.id}`) };
  queueMicrotask(() => app.notify(notice)); // after the next screen has been drawn
};
