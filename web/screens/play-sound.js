import { ring } from '../sounds.js';
import { closes, lays } from '../table/log.js';

/** @import { App, GameEvent, View } from '../types' */
/** @import { Sound } from '../sounds.js' */

/** What is to be heard of an event, if anything. @param {GameEvent} event @returns {Sound[]} */
const soundOf = event => {
  if (event.kind === 'roll') return ['dice'];
  if (lays(event)) return ['card'];
  if (closes(event)) return [event.kind === 'fill' ? 'written' : 'trick'];
  return [];
};

/** What happens is heard when it is seen. @param {App} app @param {readonly GameEvent[]} events */
export const ringEvents = (app, events) => ring(app, ...events.flatMap(soundOf).slice(-2));

/** That it is the turn of whoever looks, or that the match is over. @param {App} app @param {View} view @param {readonly GameEvent[]} events */
export const ringTurn = (app, view, events) => {
  if (view.places.length) ring(app, 'end');
  else if (view.ask && events.some(({ seat }) => seat !== view.seat)) ring(app, 'turn');
};
