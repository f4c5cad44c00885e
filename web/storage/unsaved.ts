/**
 * Matches as they were when the page was hidden before the database had them. A page that is hidden may go at any
 * moment, and what it was writing with it; what is put here is there at once.
 */

import { revisionOf } from './database.ts';
import { shelf } from './local-store.ts';
import type { Written } from './match-entries.ts';
import { readMatch } from './match-shape.ts';

const unsaved = shelf('taku.unsaved');

/** @param all in the revision in which each has been read or written last; 0 for a new one */
export const putUnsaved = (all: readonly Written[]) =>
  all.length && unsaved.put(Object.fromEntries(all.map(({ match, revision }) => [match.id, { ...match, revision }])));

export const readUnsaved = (): Written[] =>
  Object.entries(unsaved.read()).flatMap(([id, value]) => {
    const { match } = readMatch(value);
    return match?.id === id ? [{ match, revision: revisionOf(value) }] : [];
  });

export const dropUnsaved = (ids: readonly string[]) => unsaved.drop(ids);

export const eraseUnsaved = () => unsaved.erase();
