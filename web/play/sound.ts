import type { App } from '../app.ts';
import type { Event as GameEvent, View } from '../protocol.d.ts';
import { closes, isFill, isRoll, lays } from '../table/log.ts';
import type { Sound } from './sounds.ts';
import { ring } from './sounds.ts';

/** What is to be heard of an event, if anything. */
const soundOf = (event: GameEvent): Sound[] => {
  if (isRoll(event)) return ['dice'];
  if (lays(event)) return ['card'];
  if (closes(event)) return [isFill(event) ? 'written' : 'trick'];
  return [];
};

/** What happens is heard when it is seen. */
export const ringEvents = (app: App, events: readonly GameEvent[]) => ring(app, ...events.flatMap(soundOf).slice(-2));

/** That it is the turn of whoever looks, or that the match is over. */
export const ringTurn = (app: App, view: View, events: readonly GameEvent[]) => {
  if (view.places.length) ring(app, 'end');
  else if (view.ask && events.some(({ seat }) => seat !== view.seat)) ring(app, 'turn');
};
