/** Has the files that are kept on the device compared with what the build has made, and fetched anew where they differ. */

/** What a service worker has found: 'mended' if it has replaced a file, 'damaged' if it could not. */
type Found = 'whole' | 'mended' | 'damaged';

const PATIENCE = 4_000; // milliseconds until the caller goes on without an answer
const A_WHILE = 60_000; // milliseconds in which files are damaged once, not twice
const MENDED = 'taku.mended'; // of this tab: when it has been reloaded for that

let underWay: Promise<boolean> | null = null;

/**
 * Reloads the page where a damaged file has been replaced: then the promise stays open. Resolves to true
 * if a file is damaged and cannot be had, to false if none is, or if nothing keeps files here.
 */
export function mend(): Promise<boolean> {
  underWay ??= look().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function look() {
  const found = compared();
  const late = new Promise<Found>(resolve => setTimeout(resolve, PATIENCE, 'whole'));
  const isMended = found.then(what => what === 'mended' && reload());
  if ((await Promise.race([found, late])) === 'whole') return false;
  if (await isMended) return new Promise<never>(() => {});
  return true;
}

/** What the service workers of this site find; 'whole' where there is none. */
async function compared(): Promise<Found> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const workers = [registration?.waiting, registration?.active].filter(worker => !!worker);
    const found = await Promise.all(workers.map(ask));
    return found.find(what => what === 'mended') ?? found.find(what => what === 'damaged') ?? 'whole';
  } catch {
    return 'whole'; // a private window, or a browser without service workers
  }
}

const ask = (worker: ServiceWorker) =>
  new Promise<Found>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'mend', since: performance.timeOrigin }, [port2]);
  });

/** False if the page was reloaded for the same reason a moment ago: the disk may be broken. */
function reload() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MENDED)) < A_WHILE) return false;
    sessionStorage.setItem(MENDED, `${Date.now()}`);
  } catch {
    return false; // nothing can be noted: rather no reload than one after another
  }
  location.reload();
  return true;
}
