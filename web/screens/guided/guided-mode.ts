import type { App } from '../../app.ts';
import type { TableMode } from '../../play/table-mode.ts';
import { usualMode } from '../../play/table-mode.ts';
import type { GuidedDealTask } from './guided-deal-task.ts';

/** The behaviour of a guided deal's table: a move is played, and the guide learns from each touch. */
export const guidedMode = (app: App, playing: () => GuidedDealTask | null): TableMode => ({
  ...usualMode(app),
  dims: thing => !!playing()?.dims(thing),
  get guide() {
    return playing()?.menuEntries;
  },
  get rings() {
    return playing()?.rings;
  },
  touched: effect => playing()?.cost || effect(),
  play: move => playing()?.play(move),
  anywhere: target => !!playing()?.touched(target),
  refused: rule => playing()?.learnFrom(rule),
  reads: frame => !!playing()?.reads(frame),
});
