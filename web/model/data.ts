/** What the build has written for the page beside the catalogue. */

import type { App } from '../app.ts';
import * as files from '../browser/files.ts';
import type { Foreign } from '../storage/checks.ts';
import { notFetched } from './missing.ts';

/** What has been read; undefined while it is on its way, null where it could not be. */
const read: Map<string, Foreign> = new Map();

/** Fetches it before there is anything to draw. */
export const fetchAhead = async (path: string): Promise<void> => void read.set(path, await files.json(path));

/** Fetches a file of the build, once, and draws again when it is there. */
export const fetched = (app: App, path: string) => {
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

/** The same where nothing can be shown without it. */
export const needed = (app: App, path: string) => {
  const data = fetched(app, path);
  if (data === null && !app.notices.some(({ id }) => id === 'unavailable')) queueMicrotask(() => missed(app, path));
  return data ?? undefined;
};

const missed = (app: App, path: string) => {
  const again = () => {
    read.delete(path);
    app.redraw();
  };
  notFetched(app, path, again);
};
