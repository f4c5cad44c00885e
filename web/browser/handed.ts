/** Files and links that the system hands to the installed page: opened with it, or shared with it. */

import type { Navigation } from '../app.ts';
import { askWorker } from './ask-worker.ts';

type Take = (file: File) => Promise<unknown>;
/** Screens that import a file, by its extension. Any other file goes to the data screen, which refuses what is no backup. */
const ROOMS: Record<string, string> = { toml: '#/given' };
const OTHERS = '#/data';

/** A file that waits until the screen for it is open. */
let waiting: { file: File; room: string } | null = null;
/** What takes files on the latest screen that takes any. */
let latest: Take | null = null;

/** Hand over the file that waits for this screen, if there is one, and later files while it is shown. */
export function takeHanded(take: Take) {
  latest = take;
  const file = waiting?.room === location.hash ? waiting.file : null;
  if (!file) return;
  waiting = null;
  queueMicrotask(() => take(file)); // once the screen is open
}

/** Open a file on its screen. */
export function hand(app: Navigation, file: File) {
  const room = ROOMS[file.name.split('.').at(-1) ?? ''] ?? OTHERS;
  if (latest && location.hash === room) return void latest(file);
  waiting = { file, room };
  app.go(room);
}

/** Open what the system starts the page with, and what it hands over later. */
export async function watchHanded(app: Navigation) {
  window.launchQueue?.setConsumer(async ({ targetURL, files = [] }) => {
    const { hash } = new URL(targetURL ?? location.href);
    if (hash) app.go(hash);
    const file = await files[0]?.getFile();
    if (file) hand(app, file);
  });
  if (location.search !== '?shared') return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  const worker = navigator.serviceWorker?.controller;
  const file = worker && (await askWorker<File | null>(worker, { type: 'shared' }));
  if (file) hand(app, file);
}
