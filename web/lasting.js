/** @import { App } from './types' */

/** After the first match that was finished, asks the browser to keep what is stored even where room
 * gets short; some ask the player in turn. @param {App} app */
export async function askToKeep(app) {
  const finished = await app.matches.finished();
  if (finished.length === 1 && (await navigator.storage?.persisted?.()) === false) await navigator.storage.persist();
}
