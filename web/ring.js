/** @import { App } from './types' */
/** @import { Sound } from './sounds.js' */

/** Lets something be heard, one after the other, if that is liked; what makes the sounds is fetched with the first.
 * @param {App} app @param {...Sound} sounds */
export async function ring({ settings }, ...sounds) {
  if (!settings.sounds || !sounds.length) return;
  const { play } = await import('./sounds.js');
  play(sounds, settings.volume);
}
