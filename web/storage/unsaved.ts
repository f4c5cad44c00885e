/**
 * Matches that were not in the database yet when the page was hidden. A hidden page may be closed at any moment, with
 * its
 * pending writes; localStorage stores at once.
 */

import { revisionOf } from './database.ts';
import { storedObject } from './local-store.ts';
import type { Written } from './match-entries.ts';
import { readMatch } from './match-shape.ts';

const unsaved = storedObject('taku.unsaved');

/** Store matches in localStorage. @param all with the revision last read or written; 0 for a new match */
export const putUnsaved = (all: readonly Written[]) =>
  all.length && unsaved.put(Object.fromEntries(all.map(({ match, revision }) => [match.id, { ...match, revision }])));

/** Read the matches that the last visit left unwritten. */
export const readUnsaved = (): Written[] =>
  Object.entries(unsaved.read()).flatMap(([id, value]) => {
    const { match } = readMatch(value);
    return match?.id === id ? [{ match, revision: revisionOf(value) }] : [];
  });

/** Delete matches that are in the database now. */
export const dropUnsaved = (ids: readonly string[]) => unsaved.drop(ids);

/** Delete all. */
export const eraseUnsaved = () => unsaved.erase();
