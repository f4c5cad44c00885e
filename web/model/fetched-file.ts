/** Data files that the build has written beside the catalogue. */

import type { Display } from '../app.ts';
import * as files from '../browser/files.ts';
import type { Foreign } from '../storage/checks.ts';
import { notFetched } from './missing-parts.ts';

/** Parsed files by path: undefined while a file is loading, null if it could not be fetched. */
const read: Map<string, Foreign> = new Map();

/**
 * Return a file of the build. Fetches it once, redraws when it has arrived, and returns null if it cannot be fetched.
 */
export const fetchedFile = (app: Display, path: string) => {
  if (!read.has(path)) {
    read.set(path, undefined);
    files
      .json(path)
      .then(
        data => read.set(path, data),
        () => read.set(path, null),
      )
      .finally(app.redraw);
  }
  return read.get(path);
};

/** Like `fetched`, for data that the screen cannot do without: shows a notice if it cannot be fetched. */
export const requiredFile = (app: Display, path: string) => {
  const data = fetchedFile(app, path);
  if (data === null && !app.notices.some(({ id }) => id === 'unavailable')) queueMicrotask(() => missed(app, path));
  return data ?? undefined;
};

const missed = (app: Display, path: string) => {
  const again = () => {
    read.delete(path);
    app.redraw();
  };
  notFetched(app, path, again);
};
