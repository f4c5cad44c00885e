// Watchdog for a worker, which may die without an event.

const SECOND = 1000; // milliseconds

/**
 * Wait for signs of life, and call `late` if none comes in time. Only seconds count in which the page runs and is
 * visible. A browser slows down or suspends a background page and its workers, so the full time starts again when the
 * page is visible.
 */
export function startWatchdog(late: () => void) {
  /** Seconds between two signs, and seconds left until the next; 0 if none is expected. */
  let time = 0;
  let left = 0;
  let following = new AbortController();

  function expect(seconds: number) {
    time = seconds;
    left = seconds;
  }

  function tick() {
    if (left > 0 && !document.hidden && --left === 0) late();
  }

  setInterval(tick, SECOND);
  document.addEventListener('visibilitychange', () => left > 0 && expect(time));

  return {
    /** Note a sign of life; expect the next one within so many seconds, or at any time if 0. */
    expect,
    /** Call `gone` once this lock is free: a worker holds it while it lives. */
    followLock(lock: string, gone: () => void) {
      const { signal } = following;
      navigator.locks?.request(lock, { signal }, () => signal.aborted || gone()).catch(() => {});
    },
    /** Stop watching. */
    stop() {
      expect(0);
      following.abort();
      following = new AbortController();
    },
  };
}
