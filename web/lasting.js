/** Does the browser keep what is stored here, even where room gets short? */

/** @import { App } from './types' */

/** 'yes', 'no', or '' where the browser does not tell. */
export async function lasts() {
  const kept = await navigator.storage?.persisted?.();
  return kept === undefined ? '' : kept ? 'yes' : 'no';
}

/** Asks the browser for it; some ask the player in turn. */
export async function ask() {
  await navigator.storage?.persist?.();
  return lasts();
}

/** Asks after the first match that was finished, and not again. @param {App} app */
export async function askOnce(app) {
  const finished = await app.matches.finished();
  if (finished.length === 1 && (await lasts()) === 'no') await ask();
}
