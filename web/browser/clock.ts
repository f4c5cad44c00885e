// Clocks. Wall time can jump in both directions, so only dates that are shown or stored use it (`Date.now()`); durations
// are measured with the clocks of this module.

/** Milliseconds on a clock that never goes back. It may stand still while the device sleeps, as timers do. */
export const uptime = (): number => performance.now();

/**
 * Return a clock that never goes back and runs on while the device sleeps. A wall clock that is set forward counts as a
 * sleep.
 */
export function sleepAwareClock(steady: () => number = uptime, wall: () => number = () => Date.now()): () => number {
  let [lastSteady, lastWall, time] = [steady(), wall(), 0];
  return () => {
    const [nowSteady, nowWall] = [steady(), wall()];
    time += Math.max(nowSteady - lastSteady, nowWall - lastWall);
    [lastSteady, lastWall] = [nowSteady, nowWall];
    return time;
  };
}

/** Milliseconds since a stored date; 0 for a date in the future, because the wall clock may have been set back. */
export const age = (when: number, now: number = Date.now()): number => Math.max(0, now - when);
