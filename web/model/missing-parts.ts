/** Parts of the page that could not be fetched: reports them, and retries on request or when the connection is back. */

import type { Display, Wording } from '../app.ts';
import { APP, SITE } from '../browser/site-paths.ts';

/** Retry function. @param asked true if the player asked for it, false if the connection is back */
type Retry = (asked: boolean) => void;

/** Retry functions of each missing part, by its name. */
const missing: Map<string, Set<Retry>> = new Map();

/** Report that a part could not be fetched: there is no connection, or a newer version has replaced it. */
export async function notFetched(app: Display, part: string, again: Retry) {
  missing.set(part, (missing.get(part) ?? new Set()).add(again));
  await window.mend();
  if (!missing.has(part)) return;
  const act = () => retryMissing(app, true);
  const text = part === 'engine' ? 'notice-unavailable' : 'notice-incomplete';
  app.notify({ id: 'unavailable', text, label: 'retry', act });
  if (!(await isReplaced()) || !missing.has(part)) return;
  app.notify({ id: 'unavailable', text: 'notice-replaced', label: 'reload', act: () => location.reload() });
}

/** Check the cached files after a part has proved damaged: words or style rules are missing. */
export const checkCachedFiles = async (app: Wording & Display, part: string) => {
  if (!(await window.mend())) return;
  if (app.has('notice-incomplete')) notFetched(app, part, () => location.reload());
  else window.first.tell('not-fetched');
};

/** True if the style sheet is complete. */
export const isStyled = () => {
  const [sheet] = document.styleSheets;
  return sheet?.cssRules[sheet.cssRules.length - 1]?.cssText.includes('--whole');
};

/** Retry all missing parts. */
export function retryMissing(app: Display, onRequest: boolean) {
  for (const part of [...missing.keys()]) for (const again of markFound(app, part)) again(onRequest);
}

/** Mark a part as found or no longer needed. Returns the retry functions that waited for it. */
export function markFound(app: Display, part: string): Iterable<Retry> {
  const waiting = missing.get(part) ?? [];
  if (missing.delete(part) && !missing.size) app.dismiss('unavailable');
  return waiting;
}

/** True if the host serves another version of the page now. */
async function isReplaced() {
  try {
    const page = await (await fetch(SITE, { cache: 'no-store' })).text();
    const [found] = /\bapp-[0-9a-f]+\//.exec(page) ?? [];
    return found !== undefined && !APP.href.endsWith(found);
  } catch {
    return false;
  }
}
