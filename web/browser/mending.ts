/** Have the service worker compare cached files with the build and replace those that differ. */

import { askWorker } from './ask-worker.ts';
import { age, uptime } from './clock.ts';

/** Result of a service worker: 'mended' if it has replaced a file, 'damaged' if it could not. */
type Found = 'whole' | 'mended' | 'damaged';

const PATIENCE = 4_000; // milliseconds until the caller goes on without a sign of the service worker
const LONGEST = 60_000; // milliseconds that it may then compare: a slow device needs many seconds
const RELOAD_PAUSE = 60_000; // milliseconds within which the page reloads only once for damaged files
const MENDED = 'taku.mended'; // in sessionStorage: time of the last reload for damaged files

let underWay: Promise<boolean> | null = null;

/**
 * Check cached files, and reload the page if one was replaced (the promise then stays pending). Resolves to true if
 * a damaged file cannot be replaced; to false if no file is damaged, or if there is no service worker.
 */
export function mend(): Promise<boolean> {
  underWay ??= checkFiles().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function checkFiles() {
  let giveUp = () => {};
  const late = new Promise<Found>(resolve => (giveUp = () => resolve('whole')));
  let patience = setTimeout(giveUp, PATIENCE);
  const found = askWorkers(() => {
    clearTimeout(patience);
    patience = setTimeout(giveUp, LONGEST);
  });
  const isMended = found.then(what => what === 'mended' && reload());
  if ((await Promise.race([found, late])) === 'whole') return false;
  if (await isMended) return new Promise<never>(() => {});
  return true;
}

/** Ask the service workers of this site; 'whole' if there is none. */
async function askWorkers(begun: () => void): Promise<Found> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const workers = [registration?.waiting, registration?.active].filter(worker => !!worker);
    const compare = (worker: ServiceWorker) => askWorker<Found>(worker, { type: 'mend', age: uptime() }, begun);
    const found = await Promise.all(workers.map(compare));
    return found.find(what => what === 'mended') ?? found.find(what => what === 'damaged') ?? 'whole';
  } catch {
    return 'whole'; // a private window, or a browser without service workers
  }
}

/**
 * Reload the page. Returns false if it did so a moment ago for this reason, since the disk may be broken or the browser
 * may still remember the damaged file: then the page reloads when the pause is over.
 */
function reload() {
  try {
    const pause = RELOAD_PAUSE - age(Number(sessionStorage.getItem(MENDED)));
    if (pause > 0) {
      setTimeout(reload, pause);
      return false;
    }
    sessionStorage.setItem(MENDED, `${Date.now()}`);
  } catch {
    return false; // the time cannot be stored: no reload is better than an endless loop
  }
  location.reload();
  return true;
}
