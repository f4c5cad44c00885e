import type { Preferences } from '../app.ts';
import type { Event as GameEvent, View } from '../protocol.d.ts';
import { closes, isDraw, isFill, isRoll, lays } from '../table/log.ts';
import type { Sound } from './sounds.ts';
import { playSounds } from './sounds.ts';

/** Return the sounds of an event. */
const soundOf = (event: GameEvent): Sound[] => {
  if (isRoll(event)) return ['dice'];
  if (lays(event)) return ['card'];
  if (isDraw(event)) return ['draw'];
  if (closes(event)) return [isFill(event) ? 'written' : 'trick'];
  return [];
};

/** Play the sounds of events as they are shown. */
export const playEventSounds = (app: Preferences, events: readonly GameEvent[]) =>
  playSounds(app, ...events.flatMap(soundOf).slice(-2));

/** Play a sound for the viewer's turn, or for the end of the match. */
export const playTurnSound = (app: Preferences, view: View, events: readonly GameEvent[]) => {
  if (view.places.length) playSounds(app, 'end');
  else if (view.ask && events.some(({ seat }) => seat !== view.seat)) playSounds(app, 'turn');
};
