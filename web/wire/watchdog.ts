// Whether a worker lives that may die without a word.

const SECOND = 1000; // milliseconds

/**
 * Waits for signs of life: `late` is told when none has come in time. Only seconds count in which
 * the page ran and was seen: one in the background is slowed down and suspended, and its workers
 * with it; once it is seen again there is all the time once more.
 */
export function takePulse(late: () => void) {
  /** Seconds from one sign to the next, and until the next; 0 if none is waited for. */
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
    /** There was a sign; the next is to come within so many seconds, or with 0 whenever it likes. */
    expect,
    /** Tells `gone` as soon as nobody holds this lock any more, as a worker does while it lives. */
    follow(lock: string, gone: () => void) {
      const { signal } = following;
      navigator.locks?.request(lock, { signal }, () => signal.aborted || gone()).catch(() => {});
    },
    /** Nothing is waited for. */
    rest() {
      expect(0);
      following.abort();
      following = new AbortController();
    },
  };
}
