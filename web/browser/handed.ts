/** Files and links that the system hands to the installed page: opened with it, or shared with it. */

import type { Navigation } from '../app.ts';
import { askWorker } from './ask-worker.ts';

type Take = (file: File) => Promise<unknown>;
/** Screens that import a file, by its extension. Any other file goes to the data screen, which refuses what is no backup. */
const ROOMS: Record<string, string> = { toml: '#/given', py: '#/lab' };
const OTHERS = '#/data';

/** A file that waits until the screen for it is open. */
let waiting: { file: File; room: string } | null = null;
/** What takes files on the latest screen that takes any, and the address of that screen. */
let latest: { take: Take; address: string } | null = null;

/** True on this screen, or on one below its address. */
const isAt = (room: string) => location.hash === room || location.hash.startsWith(`${room}/`);

/** Name of the file that waits for a screen below this address; '' if there is none. */
export const waitingFor = (room: string) => (waiting?.room === room ? waiting.file.name : '');

/** Hand over the file that waits for this screen, if there is one, and later files while it is shown. */
export function takeHanded(take: Take) {
  latest = { take, address: location.hash };
  const file = waiting && isAt(waiting.room) ? waiting.file : null;
  if (!file) return;
  waiting = null;
  queueMicrotask(() => take(file)); // once the screen is open
}

/** Open a file on its screen. */
export function hand(app: Navigation, file: File) {
  const room = ROOMS[file.name.split('.').at(-1) ?? ''] ?? OTHERS;
  if (latest?.address === location.hash && isAt(room)) return void latest.take(file);
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
