import type { App } from '../app.ts';

/** Does the browser keep what is stored even where room gets short? undefined where it does not tell. */
export const isSafe = async () => navigator.storage?.persisted?.();

/** Asks the browser to; some ask the player in turn. */
export const askToKeep = async () => navigator.storage?.persist?.();

/** Asks after the first match that was finished. */
export async function askOnce(app: App) {
  const finished = await app.matches.finished();
  if (finished.length === 1 && (await isSafe()) === false) await askToKeep();
}
