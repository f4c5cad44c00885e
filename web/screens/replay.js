import { HUMAN } from '../kept/match-shape.js';
import { properName } from '../names.js';
import { notOpened } from '../notices.js';
import { nowhere } from '../nowhere.js';
import { offerOf } from '../offers.js';
import { humansOf, save } from '../sitting.js';
import { openTable } from './study-screen.js';

/** @import { App, Save, StoredMatch } from '../types' */

/** One that is over is seen as anybody has seen it; one that is not, only as the one person who plays it here. */
export const screen = openTable({
  async begin(app, [id], lay) {
    const match = await app.matches.open(id);
    if (!match) return missing(app, id);
    if (!match.over && humansOf(match) > 1) return notYet(app, match);
    const { names, over, practice, log } = match;
    const eyes = over ? null : match.head.seats.indexOf(HUMAN);
    const out = over ? `#/statistics/${offerOf(app, match.head)?.key ?? ''}` : `#/play/${id}`;
    const saved = /** @type {Save} */ ({ ...save(match), log: [...log] });
    await lay({ save: saved, at: over ? Math.min(1, log.length) : log.length, eyes, sealed: !over, out, names: names.map(properName), practice, watched: 'mine' });
  },
  refused: (app, { part = 'whole', entry }) => notOpened(app, { part: entry ? 'move' : part, entry: entry?.number ?? 0 }),
});

/** There is none, or it cannot be read. @param {App} app @param {string} id */
function missing(app, id) {
  const fault = app.matches.faultOf(id);
  if (fault) notOpened(app, fault);
  else nowhere(app);
}

/** Several people share the device: what one of them saw the others must not see. @param {App} app @param {StoredMatch} match */
function notYet(app, { id }) {
  app.notify({ id: 'not-yet', text: 'notice-not-yet', label: 'back-to-game', act: () => app.go(`#/play/${id}`) });
  location.replace('#/');
}
