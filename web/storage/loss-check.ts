import { storedObject } from './local-store.ts';

/** A note in localStorage that the database has matches. Browsers may delete the database and keep localStorage. */
const kept = storedObject('taku.matches');

/** Note that matches are stored in the database. */
export function noteKept() {
  if (!kept.read().some) kept.put({ some: true });
}

/** True, once, if the database was created anew (start.js) although matches had been stored. */
export function wereLost() {
  const lost = kept.read().gone === true;
  if (lost) kept.erase();
  return lost;
}
