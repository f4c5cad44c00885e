import type { CurrentTable, Display, EngineAccess, GameCatalogue, Navigation, Screen, Wording } from '../../app.ts';
import { keepAwake } from '../../browser/wake-lock.ts';
import { MatchGuide } from '../../components/guide/match-guide.ts';
import { matchGuideParts } from '../../components/guide/match-guide-parts.ts';
import { dayOf } from '../../model/daily.ts';
import { loadLessons } from '../../model/lessons.ts';
import { humansOf } from '../../model/matches.ts';
import { titleOfMatch } from '../../model/offers.ts';
import { computeStrongResults, stopStrongResults } from '../../model/strong-result.ts';
import { TableControl } from '../../play/table-control.ts';
import { matchMode } from '../../play/table-mode.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { turnOf } from '../../table/status-lines.ts';
import { drawTable } from '../../table/table.ts';
import type { Table } from '../../table/table-interface.ts';

/** The table of a match. */
export const screen: Screen = {
  table: true,
  place: (_, [id]) => id,
  open(app, [id]) {
    const guide = new MatchGuide(app);
    const control = new TableControl(app, matchMode(app, guide.hooks));
    guide.control = control;
    for (const notice of ['waits', 'no-lesson', 'nowhere']) app.dismiss(notice);
    app.settled.then(() => loadLessons(app));
    app.open(id);
    return {
      title() {
        const title = titleOfMatch(app) || app.say('table');
        const turn = app.participants ? turnIn(app, control.table) : '';
        return turn ? app.say('turn-at', { turn, title }) : title;
      },
      draw() {
        queueMicrotask(control.parts.viewport.measure);
        return drawTable(app, control.table, matchGuideParts(app, guide));
      },
      receive(message) {
        if (!guide.receive(message)) control.receive(message);
        if (message.type !== 'frame' || !app.match) return;
        keepAwake(isWithOthers(app.match));
        if (app.match.over) measure(app, app.match);
      },
      keys: event => guide.keys(event),
      follow() {}, // the match is on the table
      leave() {
        guide.leave();
        keepAwake(false);
        stopStrongResults();
        if (/^#\/(learn\/|settings)/.test(location.hash)) offerWayBack(app);
        app.leave();
      },
    };
  },
};

/** Whose turn it is, for the browser tab's title; '' if no player is to act. */
function turnIn(app: Wording & CurrentTable, table: Table) {
  const { asked, view } = table.state;
  if (asked) return app.say('your-turn');
  return view && view.to_act >= 0 ? turnOf(app, table, view.to_act) : '';
}

/** True while a match with other people goes on, on this device or on theirs. */
const isWithOthers = (match: StoredMatch) => !match.over && (!!match.friends || humansOf(match) > 1);

/** Compute the par of a deal of the day once the match is over. */
const measure = (app: GameCatalogue & EngineAccess, { head, practice }: StoredMatch) =>
  dayOf(app, { head, practice }) && computeStrongResults(app, [head]);

/** Offer a way back to the unfinished match on the lesson or settings screen that follows. */
const offerWayBack = (app: Navigation & Display & CurrentTable) => {
  const { match } = app;
  if (!match?.id || match.over) return;
  const notice = { id: 'waits', text: 'notice-waits', label: 'back-to-game', act: () => app.go(`#/play/${match.id}`) };
  queueMicrotask(() => app.notify(notice)); // the next screen must be drawn first
};
