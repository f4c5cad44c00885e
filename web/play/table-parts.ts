import type { App } from '../app.ts';
import { TableState } from '../table/table-state.ts';
import { Boxes } from './boxes.ts';
import { Callout } from './callout.ts';
import { CardChoice } from './card-choice.ts';
import { Dialogs } from './dialogs.ts';
import { DiceKeeping } from './dice-keeping.ts';
import { EnteredDice } from './entered-dice.ts';
import { Focus } from './focus.ts';
import { OwnOrder } from './hand-order.ts';
import { Hints } from './hints.ts';
import { Moves } from './moves.ts';
import { Scene } from './scene.ts';
import type { TableMode } from './table-mode.ts';
import { Transcript } from './transcript.ts';
import { Viewport } from './viewport.ts';

/** The state of a table, and the parts that change it. A part asks another one for changes outside of its section. */
export type TableParts = ReturnType<typeof makeParts>;

/** Create the parts of a table. */
export const makeParts = (app: App, mode: TableMode) => {
  const state = new TableState();
  const scene = new Scene(app, mode, state);
  const callout = new Callout(app, mode, state);
  const dialogs = new Dialogs(app, mode, state);
  const moves = new Moves(app, mode, state, scene, callout);
  return {
    mode,
    state,
    scene,
    callout,
    dialogs,
    moves,
    order: new OwnOrder(app, state),
    choice: new CardChoice(app, mode, state, moves, callout),
    dice: new DiceKeeping(app, state, moves, callout),
    entered: new EnteredDice(app, state, moves),
    boxes: new Boxes(app, state, moves, dialogs),
    hints: new Hints(app, state, callout),
    transcript: new Transcript(state),
    focus: new Focus(state),
    viewport: new Viewport(app, state),
  };
};
