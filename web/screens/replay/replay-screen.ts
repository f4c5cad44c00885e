import type { App } from '../../app.ts';
import { replace } from '../../model/back-stack.ts';
import { humansOf, save, seatsHere } from '../../model/matches.ts';
import { nowhere } from '../../model/not-found.ts';
import { notOpened } from '../../model/notices.ts';
import { rivalIn } from '../../model/score.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { properName } from '../../words/names.ts';
import { openTable } from '../study/study-table.ts';

/**
 * One that is over is seen as anybody has seen it, and so is what a guest knows of one; one that is not, only as the
 * one person who plays it here.
 */
export const screen = openTable({
  async begin(app, [id, entries], lay) {
    const match = await app.matches.open(id);
    if (!match) return missing(app, id);
    const { names, over, practice, log, friends } = match;
    const isOpen = over || (friends && !friends.host);
    if (!isOpen && humansOf(match) > 1) return notYet(app, match);
    const eyes = isOpen ? null : seatsHere(match)[0];
    const saved = { ...save(match), log: [...log] };
    await lay({
      save: saved,
      at: over ? Math.min(upTo(entries), log.length) : log.length,
      eyes,
      sealed: !isOpen,
      out: over ? undefined : `#/play/${id}`,
      names: names.map(properName),
      practice,
      watched: 'mine',
      ended: over ? id : undefined,
      sent: rivalIn(app, match),
    });
  },
  refused: (app, { part, entry }) =>
    notOpened(app, { part: entry ? 'move' : (part ?? 'whole'), entry: entry?.number ?? 0 }),
});

/** How much of the log lies on the table at first: the deal, or what the address says. */
const upTo = (entries: string | undefined) => Math.max(1, Math.floor(Number(entries)) || 1);

/** There is none, or it cannot be read. */
function missing(app: App, id: string) {
  const fault = app.matches.faultOf(id);
  if (fault) notOpened(app, fault);
  else nowhere(app);
}

/** Several people share the device: what one of them saw the others must not see. */
function notYet(app: App, { id }: StoredMatch) {
  app.notify({ id: 'not-yet', text: 'notice-not-yet', label: 'back-to-game', act: () => app.go(`#/play/${id}`) });
  replace('#/');
}
