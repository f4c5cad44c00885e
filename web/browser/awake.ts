/** Screen wake lock: the screen stays on while a table asks for it, where the browser can do that. */

/** True while a table asks for it. */
let wanted = false;
/** The promise of the latest request; null once its lock is gone. */
let request: Promise<WakeLockSentinel> | null = null;

/** Keep the screen awake from now on, or no longer. */
export function keepAwake(on: boolean) {
  if (on === wanted || !('wakeLock' in navigator)) return;
  wanted = on;
  if (on) document.addEventListener('visibilitychange', acquire);
  else document.removeEventListener('visibilitychange', acquire);
  if (on) acquire();
  else release();
}

/** Ask for a lock; the browser takes it away whenever the page is hidden, so it is asked for again when it is seen. */
function acquire() {
  if (document.hidden || request) return;
  const asked = navigator.wakeLock.request('screen');
  const gone = () => {
    if (request === asked) request = null;
  };
  request = asked;
  asked.then(lock => lock.addEventListener('release', gone), gone); // refused where the battery is low, for instance
}

function release() {
  request?.then(lock => lock.release()).catch(() => {});
  request = null;
}
