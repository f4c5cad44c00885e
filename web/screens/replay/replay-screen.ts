import { humansOf, save, seatsHere } from '../../model/matches.ts';
import { notFound, notOpened, notYet } from '../../model/notices.ts';
import { rivalIn } from '../../model/score.ts';
import { openTable } from '../../open-table/study-table.ts';
import { properName } from '../../words/names.ts';

/**
 * Replay a stored match. A finished match and a guest's copy show every hand that is known here.
 * An unfinished match shows only the hand of its one human player here.
 */
export const screen = openTable({
  async begin(app, [id, entries], lay) {
    const match = await app.matches.open(id);
    if (!match) return notFound(app, id);
    const { names, over, pad, practice, log, friends, levels } = match;
    const isOpen = over || (friends && !friends.host);
    if (!isOpen && humansOf(match) > 1) return notYet(app, match, 'notice-not-yet'); // hands stay hidden from each other
    const eyes = isOpen ? null : seatsHere(match)[0];
    const saved = { ...save(match), log: [...log] };
    await lay({
      save: saved,
      at: over ? upTo(entries, log.length) : log.length,
      eyes,
      sealed: !isOpen,
      out: over ? undefined : `#/play/${id}`,
      names: names.map(properName),
      ...(pad && { pad }),
      practice,
      levels,
      watched: 'mine',
      ended: over ? id : undefined,
      sent: rivalIn(app, match),
    });
  },
  refused: (app, { part, entry }) =>
    notOpened(app, { part: entry ? 'move' : (part ?? 'whole'), entry: entry?.number ?? 0 }),
});

/** Number of log entries to show first: the address's, or null, which is the first decision. */
const upTo = (entries: string | undefined, all: number) =>
  Number(entries) > 0 ? Math.min(Math.ceil(Number(entries)), all) : null;
