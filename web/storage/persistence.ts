import type { Stores } from '../app.ts';

/** True if the browser never deletes stored data to free space; undefined if it does not say. */
export const isSafe = async () => navigator.storage?.persisted?.();

/** Request persistent storage; some browsers ask the player. */
export const askToKeep = async () => navigator.storage?.persist?.();

/** Request persistent storage after the first finished match. */
export async function askOnce(app: Stores) {
  const finished = await app.matches.finished();
  if (finished.length === 1 && (await isSafe()) === false) await askToKeep();
}
