import { build } from '../built.js';
import { serviceWorkerAddress } from './confined-worker.ts';

/** Release the lock on this build. While a tab holds it, its files stay cached after another tab has updated. */
let releaseBuild = () => {};
navigator.locks
  ?.request(
    `taku build ${build}`,
    { mode: 'shared' },
    () => new Promise(done => (releaseBuild = () => done(undefined))),
  )
  .catch(() => {});

/** The language whose files the service worker is to keep. */
let language = '';
/** Have the service worker tidy up and tell whether all files are kept; nothing before there is one. */
let tidy = () => {};

/** Have the service worker keep the files of this language too, which come only when a player speaks it. */
export function keepLanguage(spoken: string): void {
  if (spoken === language) return;
  language = spoken;
  tidy();
}

/**
 * Cache the site on the device and watch for a newer version. Call it after the page is ready: caching
 * loads every file again, mostly from the browser's HTTP cache.
 *
 * Returns a function that lets the waiting version take over and reloads the page. `onWaiting` is called
 * when a newer version is ready. `onKept` is called at the start and at each change with whether the whole
 * version is cached; without service workers it is not.
 *
 * @param quiet settles when the page has fetched what it fetches by itself. A waiting version that is the page's own
 * takes over only then: Chromium can lose a file that is on its way while the service worker changes, and never
 * imports a module again that it has lost.
 */
export function watchForUpdates(
  onWaiting: () => void,
  onKept: (whole: boolean) => void,
  quiet: Promise<unknown>,
): () => void {
  let waiting: ServiceWorker | null = null;
  const workers = navigator.serviceWorker;

  const checkWaiting = (registration: ServiceWorkerRegistration) => {
    waiting = registration.waiting;
    waiting?.postMessage({ type: 'build' });
  };

  workers?.addEventListener('message', ({ data }) => {
    if (data?.type === 'kept') onKept(data.whole);
    if (data?.type !== 'build') return;
    if (data.build !== build) return onWaiting();
    const own = waiting;
    quiet.then(() => own?.postMessage({ type: 'skip-waiting' }));
  });

  registerWorker(workers).then(registration => {
    if (!registration) return onKept(false);
    tidy = () => registration.active?.postMessage({ type: 'tidy', language });
    workers.addEventListener('controllerchange', tidy);
    tidy();
    checkWaiting(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => checkWaiting(registration));
    });
  });

  return () => {
    if (waiting?.state !== 'installed') return location.reload(); // another tab has already let it take over
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    releaseBuild();
    waiting.postMessage({ type: 'skip-waiting' });
  };
}

async function registerWorker(workers: ServiceWorkerContainer | undefined) {
  try {
    return await workers?.register(serviceWorkerAddress());
  } catch {
    return undefined; // a private window, or a browser that forbids it: the page works without
  }
}
