/** Screen wake lock: keeps the screen on while a table asks for it, where the browser supports it. */

/** True while a table asks for it. */
let wanted = false;
/** The promise of the latest request; null after its lock was released. */
let request: Promise<WakeLockSentinel> | null = null;

/** Turn the wake lock on or off. */
export function keepAwake(on: boolean) {
  if (on === wanted || !('wakeLock' in navigator)) return;
  wanted = on;
  if (on) document.addEventListener('visibilitychange', acquire);
  else document.removeEventListener('visibilitychange', acquire);
  if (on) acquire();
  else release();
}

/** Request a lock. The browser releases it whenever the page is hidden, so this runs again when it is visible. */
function acquire() {
  if (document.hidden || request) return;
  const pending = navigator.wakeLock.request('screen');
  const gone = () => {
    if (request === pending) request = null;
  };
  request = pending;
  pending.then(lock => lock.addEventListener('release', gone), gone); // refused if the battery is low, for instance
}

function release() {
  request?.then(lock => lock.release()).catch(() => {});
  request = null;
}
