import { build } from '../built.js';
import { keeper } from './enclosed.ts';

/** Another tab may have a newer version take over: what this one may still fetch is kept until it leaves. */
let leave = () => {};
navigator.locks
  ?.request(`taku build ${build}`, { mode: 'shared' }, () => new Promise(done => (leave = () => done(undefined))))
  .catch(() => {});

/**
 * Keeps the site on the device and watches for a newer one. To be called once the page is
 * ready: keeping it loads every file again, mostly from the browser's cache.
 *
 * `onWaiting` is told when a newer version is there; it takes over when the function that
 * is returned is called, which reloads the page. `onKept` is told whether all of this version
 * is on the device, at the start and whenever that changes. Without service workers it is not.
 */
export function watchForUpdates(onWaiting: () => void, onKept: (whole: boolean) => void): () => void {
  let waiting: ServiceWorker | null = null;
  const workers = navigator.serviceWorker;

  const look = (registration: ServiceWorkerRegistration) => {
    waiting = registration.waiting;
    waiting?.postMessage({ type: 'build' });
  };

  workers?.addEventListener('message', ({ data }) => {
    if (data?.type === 'kept') onKept(data.whole);
    if (data?.type !== 'build') return;
    if (data.build === build)
      waiting?.postMessage({ type: 'skip-waiting' }); // this page is that version
    else onWaiting();
  });

  keep(workers).then(registration => {
    if (!registration) return onKept(false);
    const tidy = () => registration.active?.postMessage({ type: 'tidy' });
    workers.addEventListener('controllerchange', tidy);
    tidy();
    look(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => look(registration));
    });
  });

  return () => {
    if (waiting?.state !== 'installed') return location.reload(); // another tab has let it take over
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    leave();
    waiting.postMessage({ type: 'skip-waiting' });
  };
}

async function keep(workers: ServiceWorkerContainer | undefined) {
  try {
    return await workers?.register(keeper());
  } catch {
    return undefined; // a private window, or a browser that forbids it: the page works without
  }
}
