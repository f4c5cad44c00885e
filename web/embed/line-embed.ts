import type { App, Screen } from '../app.ts';
import { titleOfMatch } from '../model/offers.ts';
import type { StudySource } from '../open-table/study-table.ts';
import { openTable } from '../open-table/study-table.ts';
import { source as sentMatch } from '../screens/replay/sent-match-screen.ts';
import { source as study } from '../screens/study/study-screen.ts';
import { tell } from './messages.ts';
import { head, wayOut } from './surround.ts';

/** An open table without the actions of the whole page. */
const lineEmbed = ({ begin, refused }: StudySource): Screen =>
  openTable({
    refused,
    around: (app: App) => ({ bar: head(titleOfMatch(app)), foot: wayOut(app) }),
    begin: (app, params, open) =>
      begin(app, params, async (line, next) => {
        await open(line, next);
        tell({ type: 'loaded', kind: 'position', title: titleOfMatch(app), language: app.language });
      }),
  });

/** A position or a line to step through: '#/study/hearts/1abc'. */
export const positionEmbed = lineEmbed(study);

/** A whole match to step through: '#/match/1abc'. */
export const matchEmbed = lineEmbed(sentMatch);
