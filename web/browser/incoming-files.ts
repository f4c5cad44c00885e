/**
 * Files that the system or a website hands to the installed page: opened with it, or shared with it. A screen shows what
 * such a file contains and who sent it; nothing is stored or applied before the player agrees.
 */

import type { Display, Navigation } from '../app.ts';
import { askWorker } from './ask-worker.ts';

/**
 * Who handed a file over: the origin of a website, '' for a website that hides it, null for an app or a website that the
 * browser does not tell apart from an app. Undefined if the player chose the file.
 */
export type Sender = string | null | undefined;

type IncomingFile = { file: File; from: Sender };
type Take = (file: File, from?: Sender) => Promise<unknown>;
/** Screens that import a file, by its extension. Any other file goes to the data screen, which refuses what is no backup. */
const SCREENS: Record<string, string> = { toml: '#/given', py: '#/lab' };
const OTHERS = '#/data';

/** A file that waits until the screen for it is open. */
let waiting: (IncomingFile & { room: string }) | null = null;
/** What takes files on the latest screen that takes any, and the address of that screen. */
let latest: { take: Take; address: string } | null = null;

/** True on this screen, or on one below its address. */
const isAt = (room: string) => location.hash === room || location.hash.startsWith(`${room}/`);

/** The file that waits for a screen below this address, with its sender. */
export const pendingFile = (room: string): IncomingFile | null => (waiting?.room === room ? waiting : null);

/** Hand over the file that waits for this screen, if there is one, and later files while it is shown. */
export function receiveFiles(take: Take) {
  latest = { take, address: location.hash };
  if (!waiting || !isAt(waiting.room)) return;
  const { file, from } = waiting;
  waiting = null;
  queueMicrotask(() => take(file, from)); // the screen must be open first
}

/** Open a file on its screen. */
export function openFile(app: Navigation, file: File, from: Sender) {
  const room = SCREENS[file.name.split('.').at(-1) ?? ''] ?? OTHERS;
  if (latest?.address === location.hash && isAt(room)) return void latest.take(file, from);
  waiting = { file, from, room };
  app.go(room);
}

/** Open what the system starts the page with, and what it hands over later. */
export async function watchIncomingFiles(app: Navigation & Display) {
  window.launchQueue?.setConsumer(async ({ targetURL, files = [] }) => {
    const { hash } = new URL(targetURL ?? location.href);
    if (hash) app.go(hash);
    const file = await files[0]?.getFile();
    if (file) openFile(app, file, null);
  });
  if (location.search !== '?shared') return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  const worker = navigator.serviceWorker?.controller;
  const handed =
    worker && (await askWorker<{ file: File | null; from: string | null } | null>(worker, { type: 'shared' }));
  if (handed?.file) openFile(app, handed.file, handed.from);
  else if (handed) app.notify({ id: 'handed-large', text: 'notice-handed-large' });
}
