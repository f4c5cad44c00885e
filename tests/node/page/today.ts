// The date and time that a device shows.

import type { PageWindow } from './browser/window.ts';

/** Have a page's clock stand at this time, in milliseconds since 1970; its timers run on. */
export const today = (now: number) => (window: PageWindow) => {
  const PageDate = window.Date;
  window.Date = class extends PageDate {
    constructor(...parts: [number]) {
      super(...((parts.length ? parts : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
};
