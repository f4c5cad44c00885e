/** How safe stored data is: what the browser promises, and what the player has saved as a file. */

import { validOnly } from './checks.ts';
import { DATE, daysUntil, today } from './dates.ts';
import { storedObject } from './local-store.ts';

const noted = storedObject('taku.keeping');
const MONTH = 30; // days

/** True if the browser never deletes stored data to free space; undefined if it does not say. */
export const isSafe = async () => navigator.storage?.persisted?.();

/** Request persistent storage; some browsers ask the player. */
export const askToKeep = async () => navigator.storage?.persist?.();

/** Bytes of this site on the device, with the page itself; undefined if the browser does not say. */
export const bytesUsed = async () => (await navigator.storage?.estimate?.())?.usage;

/** True if the page runs as an app that the player has put on the home screen or in the dock. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/**
 * The device, if its browser deletes what a page has stored after seven days without a visit, as WebKit does to all
 * pages that are not installed (https://webkit.org/blog/14403/updates-to-storage-policy/); else ''.
 */
export function forgetfulDevice(): 'phone' | 'mac' | '' {
  if (isInstalled() || navigator.vendor !== 'Apple Computer, Inc.') return '';
  return navigator.maxTouchPoints > 1 ? 'phone' : 'mac';
}

const notes = (): { saved?: string; reminded?: string } => validOnly(noted.read(), DATE);

/** Note that the player has saved everything as a file. */
export const noteSaved = () => noted.put({ saved: today() });

/** Date of the last backup from this browser. */
export const savedOn = () => notes().saved;

/** True once a month, unless a backup was saved within the month. */
export function isTimeToRemind() {
  const { saved, reminded } = notes();
  const isRecent = (date: string | undefined) => !!date && Math.abs(daysUntil(today(), date)) < MONTH;
  if (isRecent(saved) || isRecent(reminded)) return false;
  noted.put({ reminded: today() });
  return true;
}
