/** What could not be fetched: it is said, and sought again when somebody asks for that, or the connection is back. */

import type { App } from '../app.ts';
import { APP, SITE } from '../browser/site-paths.ts';

/** @param asked did somebody ask for it, or is the connection back? */
type Again = (asked: boolean) => void;

/** How each part of the page that is missing is sought again, by its name. */
const missing: Map<string, Set<Again>> = new Map();

/** Says that a part could not be fetched: there is no connection, or a newer version has taken its place. */
export async function notFetched(app: App, part: string, again: Again) {
  missing.set(part, (missing.get(part) ?? new Set()).add(again));
  await window.mend();
  if (!missing.has(part)) return;
  const act = () => seekAgain(app, true);
  const text = part === 'engine' ? 'notice-unavailable' : 'notice-incomplete';
  app.notify({ id: 'unavailable', text, label: 'retry', act });
  if (!(await isReplaced()) || !missing.has(part)) return;
  app.notify({ id: 'unavailable', text: 'notice-replaced', label: 'reload', act: () => location.reload() });
}

/** A file that has come is damaged: words are missing in it, or rules of the style. */
export const checkKept = async (app: App, part: string) => {
  if (!(await window.mend())) return;
  if (app.has('notice-incomplete')) notFetched(app, part, () => location.reload());
  else window.first.tell('not-fetched');
};

/** Is the end of the style sheet there? */
export const isStyled = () => {
  const [sheet] = document.styleSheets;
  return sheet?.cssRules[sheet.cssRules.length - 1]?.cssText.includes('--whole');
};

/** Seeks all that is missing. */
export function seekAgain(app: App, asked: boolean) {
  for (const part of [...missing.keys()]) for (const again of found(app, part)) again(asked);
}

/** The part is there, or nobody waits for it any more; whoever does goes on by what is returned. */
export function found(app: App, part: string): Iterable<Again> {
  const waiting = missing.get(part) ?? [];
  if (missing.delete(part) && !missing.size) app.dismiss('unavailable');
  return waiting;
}

/** Is another version of the page to be had where this one was? */
async function isReplaced() {
  try {
    const page = await (await fetch(SITE, { cache: 'no-store' })).text();
    const [found] = /\bapp-[0-9a-f]+\//.exec(page) ?? [];
    return found !== undefined && !APP.href.endsWith(found);
  } catch {
    return false;
  }
}
