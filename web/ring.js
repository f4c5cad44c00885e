import { play } from './sounds.js';

/** @import { App } from './types' */
/** @import { Sound } from './sounds.js' */

/** Lets something be heard, one after the other, if that is liked.
 * @param {App} app @param {...Sound} sounds */
export function ring({ settings }, ...sounds) {
  if (!settings.sounds || !sounds.length) return;
  play(sounds, settings.volume);
}
